/**
 * Deck files: a name, a plan and a list of lines such as "2 Bear". What every game asks of a deck - so many cards, no card
 * more often than allowed - is checked here by the numbers and the ids of rules that the game gives.
 */
import {
  type Book,
  type CardInfo,
  type ListInfo,
  type Problem,
  type SourceFile,
  shown,
  type Words,
} from "@tefuda/kernel";
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { type CardNames, cardNamesOf } from "./card-names.ts";
import { near } from "./distance.ts";
import { lookalike, whatDiffers } from "./looks.ts";
import { toldMost } from "./problem.ts";
import { otherSort } from "./sort-of-file.ts";
import { DECK } from "./words/lists.ts";
import { LOOKS } from "./words/sets.ts";
import { keyText, readYaml } from "./yaml.ts";

/** What a deck of a game has to be. */
export interface DeckForm {
  /** A line, to show what one looks like: "2 Bear". */
  example: string;
  /** The rule that a deck is made of cards of the card list, where there is one. */
  known?: string;
  size: { min: number; max?: number; rule: string };
  /** `often` says in words how often a card may be there: "once or twice". */
  copies: { most: (card: CardInfo) => number; often: Words; rule: string };
  /** What is wrong with a field of this name, if that is more than that nobody knows it. */
  field?: (key: string) => Words | undefined;
  /** The card that a line means, where it may say more than a name; `named` finds one by its name. */
  find?: (words: string, named: (name: string) => CardInfo | undefined) => CardInfo | undefined;
  /**
   * So many packs of so many cards, which the file names: the deck is made of these and of nothing else. Of them all are
   * played, unless some may be left `aside`.
   */
  opened?: { packs: readonly number[]; cards: number; rule: string; pack: string; aside?: true };
  /** What else the game asks of the deck as a whole. */
  check?: (lines: readonly DeckLine[]) => void;
}

/** A line of a deck that means a card. */
export interface DeckLine {
  card: CardInfo;
  n: number;
  /** Tells what is wrong with it. */
  tell: (message: Words) => void;
}

const FIELDS = ["name", "plan", "cards"];
/** More of one card in a single line is refused before it is counted. */
const MOST_IN_LINE = 99;

/** Reads a deck and checks it; what is wrong is told with its place, and then there is no deck. */
export function readDeckFile(
  file: SourceFile,
  book: Book,
  formOf: DeckForm | ((has: (field: string) => boolean) => DeckForm),
): { list?: ListInfo; problems: Problem[] } {
  const { contents, value, problems, lines } = readYaml(file);
  const tell = (node: Node | null | undefined, message: Words, more: Partial<Problem> = {}): void => {
    problems.push({ file: file.path, ...lines.at(node?.range?.[0] ?? 0), message, ...more });
  };
  if (problems.length > 0) return { problems };
  if (!isMap(contents)) {
    tell(undefined, otherSort(DECK.file, value));
    return { problems };
  }
  const form = typeof formOf === "function" ? formOf((field) => contents.has(field)) : formOf;
  const fields = form.opened ? [...FIELDS, "packs"] : FIELDS;
  for (const pair of contents.items) {
    const key = keyText(pair.key);
    if (fields.includes(key)) continue;
    const wrong = form.field?.(key);
    if (wrong !== undefined) tell(pair.key as Node, wrong);
    else
      tell(pair.key as Node, DECK.noField(shown(key)), {
        expected: fields,
        didYouMean: near(key, fields),
      });
  }
  const [name, called] = inLanguages(contents, "name");
  const [plan = "", plans] = inLanguages(contents, "plan");
  const list = contents.get("cards", true) as Node | undefined;
  if (name === undefined) tell(contents, DECK.lacksName);
  if (!isSeq(list)) {
    tell(list ?? contents, DECK.lacksCards(form.example));
    return { problems };
  }
  const read: DeckLine[] = [];
  let unknown = false;
  const counts = new Map<CardInfo, number>();
  const known = cardNamesOf(book.cards);
  const find = finder(known, form);
  for (const item of list.items) {
    if (problems.length >= toldMost) return { problems };
    const node = item as Node;
    const words = isScalar(item) && typeof item.value === "string" ? item.value : "";
    const match = /^(\d{1,9})\s*x?\s+(.+)$/.exec(words.trim());
    if (!match) {
      tell(node, DECK.noLine(shown(words), form.example));
      continue;
    }
    const n = Number(match[1]);
    const card = find(match[2]!.trim());
    if (!card) {
      unknown = true;
      const sharing = known.sharing(match[2]!);
      const didYouMean = sharing.length > 0 ? sharing : near(match[2]!, known.all);
      tell(node, noCard(match[2]!, known.all, form.known), { didYouMean });
      continue;
    }
    const { often, rule } = form.copies;
    if (n < 1 || n > MOST_IN_LINE) {
      tell(node, DECK.often(often, n, rule));
      continue;
    }
    const total = (counts.get(card) ?? 0) + n;
    counts.set(card, total);
    const most = form.copies.most(card);
    if (total > most) tell(node, DECK.tooMany(card.name, total, most, rule));
    read.push({ card, n, tell: (message) => tell(node, message) });
  }
  form.check?.(read);
  const cards = read.flatMap(({ card, n }) => Array<string>(n).fill(card.name));
  const { min, max, rule } = form.size;
  // with lines that name nobody's card it is not known how many the deck has
  const few = cards.length < min || cards.length > (max ?? Number.POSITIVE_INFINITY);
  if (few && !unknown) tell(list, DECK.size(cards.length, min, max, rule));
  const packs = form.opened && readPacks(contents, form.opened, find, cards, known.all, tell);
  if (problems.length > 0) return { problems };
  const id = file.path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
  return {
    list: {
      id,
      name: name!,
      plan,
      ...(called && { names: called }),
      ...(plans && { plans }),
      cards,
      ...(packs ? { packs } : {}),
    },
    problems,
  };
}

/** Words of a deck, in one language or in both: `{ en: …, ja: … }`; nothing where there are none. */
function inLanguages(
  contents: YAMLMap,
  key: string,
): [words?: string, others?: Readonly<Record<string, string>>] {
  const field = contents.get(key) as unknown;
  const words = (of: unknown): string | undefined =>
    typeof of === "string" && of.trim() !== "" ? of.trim() : undefined;
  if (!isMap(field)) return [words(field)];
  const [en, ja] = [words(field.get("en")), words(field.get("ja"))];
  return [en ?? ja, ja === undefined ? undefined : { ja }];
}

type Tell = (node: Node | null | undefined, message: Words, more?: Partial<Problem>) => void;

/** The packs that a deck was opened from: its cards are theirs and no others, every one where none may be left aside. */
function readPacks(
  contents: YAMLMap,
  { packs, cards, rule, pack: packRule, aside }: NonNullable<DeckForm["opened"]>,
  find: (words: string) => CardInfo | undefined,
  deck: readonly string[],
  names: readonly string[],
  tell: Tell,
): string[][] {
  const node = contents.get("packs", true) as Node | undefined;
  const lists = isSeq(node) ? (node.items as Node[]) : [];
  if (!packs.includes(lists.length)) tell(node ?? contents, DECK.packsOpened(packs, lists.length, rule));
  const opened = lists.map((list) => {
    const items = isSeq(list) ? (list.items as Node[]) : [];
    if (items.length !== cards) tell(list, DECK.packSize(cards, items.length, packRule));
    return items.flatMap((item) => {
      const words = isScalar(item) && typeof item.value === "string" ? item.value.trim() : "";
      const card = find(words);
      if (!card) tell(item, noCard(words, names));
      return card ? card.name : [];
    });
  });
  const counts = new Map<string, number>();
  const count = (name: string, by: number): unknown => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const name of opened.flat()) count(name, 1);
  for (const name of deck) count(name, -1);
  for (const [name, n] of counts) {
    if (n > 0 && !aside) tell(node, DECK.openedMore(name, n, rule));
    if (n < 0) tell(node, DECK.openedLess(name, -n, rule));
  }
  return opened;
}

/** Where the words look like a card's name, what differs. */
function noCard(words: string, names: readonly string[], rule?: string): Words {
  const twin = lookalike(words, names);
  const differs = twin === undefined ? undefined : LOOKS.butLooks(twin, whatDiffers(words, twin));
  return DECK.noCard(shown(words), differs, rule);
}

/** Finds the card that the words of a line mean. */
function finder(known: CardNames<CardInfo>, form: DeckForm): (words: string) => CardInfo | undefined {
  const named = (name: string): CardInfo | undefined => known.find(name);
  return (words) => named(words) ?? form.find?.(words, named);
}
