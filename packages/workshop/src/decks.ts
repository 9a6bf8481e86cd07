/**
 * The decks of a set while it is written: lines of a number and a card in a file of their own, which keep up with what cards are called
 * and which there are.
 */
import type { CardForm, SourceFile } from "@tefuda/kernel";
import { isScalar, isSeq, parseDocument } from "yaml";
import { calledIn } from "./called.ts";
import { type Draft, type Entry, withFile } from "./draft.ts";

export const isDeck = ({ path }: Pick<SourceFile, "path">): boolean => /^decks\/.*\.ya?ml$/.test(path);

/** A deck as its file says it: "3 Kiln Imp" in each line. */
export interface DraftDeck {
  path: string;
  name: { en?: string; ja?: string };
  lines: readonly string[];
}

export const decksIn = ({ others }: Draft): DraftDeck[] => others.filter(isDeck).map(deckIn);

export function deckIn({ path, text }: SourceFile): DraftDeck {
  const value: unknown = parseDocument(text, { logLevel: "silent" }).toJS({ maxAliasCount: 50 });
  const { name, cards } = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const said = typeof name === "string" ? { en: name } : ((name ?? {}) as DraftDeck["name"]);
  return { path, name: said, lines: Array.isArray(cards) ? cards.map(String) : [] };
}

/** The file with other lines; all else stays as it is written. */
export function withLines({ path, text }: SourceFile, lines: readonly string[]): SourceFile {
  const document = parseDocument(text, { logLevel: "silent" });
  document.set("cards", document.createNode(lines));
  return { path, text: document.toString({ lineWidth: 0 }) };
}

/** The file with another name of the deck; where it has one in each language, in this one. */
export function withDeckName({ path, text }: SourceFile, name: string, language: "en" | "ja"): SourceFile {
  const document = parseDocument(text, { logLevel: "silent" });
  const before: unknown = document.toJS()?.name;
  if (typeof before === "object" && before !== null) document.setIn(["name", language], name);
  else document.set("name", name);
  return { path, text: document.toString({ lineWidth: 0 }) };
}

/** The draft with one more deck, and where it stands. */
export function withDeck(draft: Draft, textOf: (n: number) => string): { draft: Draft; path: string } {
  const taken = new Set(draft.others.map(({ path }) => path));
  let n = 1;
  while (taken.has(pathOf(n))) n++;
  return { draft: withFile(draft, pathOf(n), textOf(n)), path: pathOf(n) };
}
const pathOf = (n: number): string => `decks/deck-${n}.yaml`;

/** All decks with a card called otherwise, or without it where it is called nothing any more. */
export function renamedInDecks(draft: Draft, from: string, to: string | undefined): Draft {
  let next = draft;
  for (const file of draft.others.filter(isDeck)) {
    const document = parseDocument(file.text, { logLevel: "silent" });
    const cards: unknown = document.get("cards");
    if (!isSeq(cards)) continue;
    const meant = (item: unknown): boolean => isScalar(item) && lineOf(String(item.value)).name === from;
    if (!cards.items.some(meant)) continue;
    if (to === undefined) cards.items = cards.items.filter((item) => !meant(item));
    else
      for (const item of cards.items)
        if (isScalar(item) && meant(item)) {
          const { many } = lineOf(String(item.value));
          item.value = many === undefined ? to : `${many} ${to}`;
        }
    next = withFile(next, file.path, document.toString({ lineWidth: 0 }));
  }
  return next;
}

function lineOf(line: string): { many?: string; name: string } {
  const [, many, name] = /^(\d+)\s+(.*)$/.exec(line.trim()) ?? [];
  return many === undefined ? { name: line.trim() } : { many, name: name! };
}

/** The cards that are in no deck of the set. */
export function inNoDeck(draft: Draft, form: CardForm): Entry[] {
  const held = new Set(decksIn(draft).flatMap(({ lines }) => lines.map((line) => lineOf(line).name)));
  return draft.cards.filter((entry) => {
    const called = calledIn(entry, form);
    return called && !held.has(called.en) && !held.has(called.ja);
  });
}

/** How many cards the lines of a deck come to. */
export const cardsInLines = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => (line.trim() === "" ? sum : sum + Number(lineOf(line).many ?? 1)), 0);
