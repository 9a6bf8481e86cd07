/** 1 Decks: what a deck file has to be. */
import { readYaml } from "@tefuda/cardtext/yaml";
import { type Book, type ListInfo, type Problem, type SourceFile, shown } from "@tefuda/kernel";
import { isMap, isScalar, isSeq, type Node } from "yaml";
import { near } from "./12-types.ts";

const MIN = 50;
const MAX = 70;
const COPIES = 2;

/** Reads and checks a deck (ttcg-1.1, 1.2, 1.3, 1.5). Units and spells mix in any ratio (ttcg-1.3), so nothing looks at it. */
export function readDeck(file: SourceFile, book: Book): { list?: ListInfo; problems: Problem[] } {
  const { contents, problems, lines } = readYaml(file);
  const problem = (offset: number, message: string, more: Partial<Problem> = {}): void => {
    problems.push({ file: file.path, ...lines.at(offset), message, ...more });
  };
  if (problems.length > 0) return { problems };
  if (!isMap(contents)) {
    problem(0, "a deck file has a name, a plan and a list of cards");
    return { problems };
  }
  const map = contents;
  const FIELDS = ["name", "plan", "cards"];
  for (const pair of map.items) {
    const key = String((pair.key as { value?: unknown }).value);
    if (/side/i.test(key))
      problem(
        offset(pair.key as Node),
        `a deck is the only one its player plays with; there is no "${shown(key)}" (ttcg-1.5)`,
      );
    else if (!FIELDS.includes(key))
      problem(offset(pair.key as Node), `a deck has no field "${shown(key)}"`, {
        expected: FIELDS,
        didYouMean: near(key, FIELDS),
      });
  }
  const name = map.get("name") as unknown;
  const plan = map.get("plan") as unknown;
  const list = map.get("cards", true) as Node | undefined;
  if (typeof name !== "string" || name.trim() === "") problem(offset(map), "the deck lacks its name");
  const cards: string[] = [];
  if (!isSeq(list)) {
    problem(offset(list) || offset(map), 'the deck lacks its cards: a list such as "- 2 Lantern Scout"');
    return { problems };
  }
  const names = book.cards.map((c) => c.name);
  const counts = new Map<string, number>();
  for (const item of list.items) {
    const words = isScalar(item) && typeof item.value === "string" ? item.value : "";
    const match = /^(\d{1,9})\s*x?\s+(.+)$/.exec(words.trim());
    if (!match) {
      const what = words === "" ? "this" : `"${shown(words)}"`;
      problem(offset(item as Node), `${what} is not a number and a card, such as "2 Lantern Scout"`);
      continue;
    }
    const n = Number(match[1]);
    const card = names.find((x) => x.toLowerCase() === match[2]!.trim().toLowerCase());
    if (!card) {
      problem(offset(item as Node), `there is no card "${shown(match[2]!)}" in the card list (ttcg-1.5)`, {
        didYouMean: near(match[2]!, names),
      });
      continue;
    }
    if (n < 1 || n > 99) {
      problem(offset(item as Node), `a deck holds a card once or twice, not ${n} times (ttcg-1.2)`);
      continue;
    }
    const total = (counts.get(card) ?? 0) + n;
    counts.set(card, total);
    if (total > COPIES)
      problem(
        offset(item as Node),
        `"${card}" is in the deck ${total} times; at most ${COPIES} copies are allowed (ttcg-1.2)`,
      );
    for (let i = 0; i < n; i++) cards.push(card);
  }
  if (cards.length < MIN || cards.length > MAX) {
    problem(offset(list), `the deck holds ${cards.length} cards; it has to hold ${MIN} to ${MAX} (ttcg-1.1)`);
  }
  if (problems.length > 0) return { problems };
  const id = file.path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
  return {
    list: { id, name: String(name).trim(), plan: typeof plan === "string" ? plan : "", cards },
    problems,
  };
}
const offset = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;
