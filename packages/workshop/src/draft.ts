/**
 * A set while it is written: its files, those of cards taken apart into one a card, so that a letter that is typed touches
 * one small file. Put together again they are what they were, with all remarks; only what was changed is written anew.
 */
import type { CardSource, SourceFile, Words } from "@tefuda/kernel";
import { isScalar, type Node, parseDocument } from "yaml";

/** A card as it is written: a list of one card in YAML, with the remarks before it. */
export interface Entry {
  /** The path of its own file among those of the draft; never another card's. */
  readonly path: string;
  /** The file that it stands in where the set is saved. */
  readonly file: string;
  readonly text: string;
  /** What decks and notes still call it, as long as it has no name, or one that another card has. */
  readonly was?: Words | undefined;
}

export interface Draft {
  /** What its folder is called. */
  readonly id: string;
  readonly game: string;
  readonly cards: readonly Entry[];
  /** `set.yaml` and everything beside the cards; card files that are no plain lists. */
  readonly others: readonly SourceFile[];
  /** How many cards it has had: the next gets that number. */
  readonly count: number;
}

export const MANIFEST = "set.yaml";
/** The file that new cards stand in. */
const NEW_CARDS = "cards/cards.yaml";

const isCards = ({ path }: SourceFile): boolean => /^cards\/.*\.ya?ml$/.test(path);

/** A draft out of the files of a set, their paths from its folder on. */
export function draftOf(id: string, game: string, files: readonly SourceFile[]): Draft {
  let draft: Draft = { id, game, cards: [], others: [], count: 0 };
  for (const file of files) {
    const parts = isCards(file) ? entriesIn(file.text) : undefined;
    if (parts) for (const text of parts) draft = added(draft, text, file.path);
    else draft = { ...draft, others: [...draft.others, file] };
  }
  return draft;
}

/** The texts of the cards of a plain list; what stands before a card belongs to it. Undefined where it is no such list. */
function entriesIn(text: string): string[] | undefined {
  const starts = [...text.matchAll(/^- /gm)].map(({ index }) => index);
  if (starts.length === 0) return undefined;
  // what stands between two cards is a remark on the second
  const cuts = starts.map((start, n) => (n === 0 ? 0 : remarksBefore(text, start)));
  const parts = cuts.map((cut, n) => text.slice(cut, cuts[n + 1]));
  return parts.every((part) => cardIn(part) !== undefined) ? parts : undefined;
}

/** Where the remarks begin that stand directly before a place. */
function remarksBefore(text: string, place: number): number {
  let at = place;
  for (;;) {
    const line = text.lastIndexOf("\n", at - 2) + 1;
    if (line >= at || !text.startsWith("#", line)) return at;
    at = line;
  }
}

/** What the text of an entry says, as plain fields; undefined where it is no list of one card. */
export function cardIn(text: string): CardSource | undefined {
  const document = parseDocument(text, { logLevel: "silent" });
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS({ maxAliasCount: 50 });
  const [card, another] = Array.isArray(value) ? (value as unknown[]) : [];
  const isCard = typeof card === "object" && card !== null && !Array.isArray(card) && another === undefined;
  return isCard ? (card as CardSource) : undefined;
}

/** What entries were found to say: a letter that is typed makes one new entry, and the others need not be read again. */
const known = new WeakMap<object, CardSource | null>();

/** {@link cardIn} of an entry, each of which is read once. */
export function cardOf(entry: Pick<Entry, "text">): CardSource | undefined {
  let card = known.get(entry);
  if (card === undefined) {
    card = cardIn(entry.text) ?? null;
    known.set(entry, card);
  }
  return card ?? undefined;
}

/** An entry with one field said otherwise, or taken away where `value` is undefined; all else stays as it is written. */
export function withField(text: string, field: readonly (string | number)[], value: unknown): string {
  const document = parseDocument(text, { logLevel: "silent" });
  const path = [0, ...field];
  const there: unknown = document.getIn(path, true);
  if (value === undefined) document.deleteIn(path);
  // what stands there keeps the remark behind it
  else if (isScalar(there) && typeof value !== "object") there.value = value;
  else document.setIn(path, document.createNode(value, { flow: false }) as Node);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** A card as a new entry says it. */
export function entryText(card: CardSource): string {
  const document = parseDocument("");
  document.contents = document.createNode([card]) as never;
  return document.toString({ lineWidth: 0 });
}

export function added(draft: Draft, text: string, file = NEW_CARDS): Draft {
  const entry: Entry = { path: `cards/${draft.count}.yaml`, file, text: ended(text) };
  return { ...draft, cards: [...draft.cards, entry], count: draft.count + 1 };
}

export const changed = (draft: Draft, path: string, text: string): Draft => ({
  ...draft,
  cards: draft.cards.map((entry) => (entry.path === path ? { ...entry, text: ended(text) } : entry)),
});

export const removed = (draft: Draft, path: string): Draft => ({
  ...draft,
  cards: draft.cards.filter((entry) => entry.path !== path),
});

/** A file beside the cards as it is now; without a text it is gone. */
export function withFile(draft: Draft, path: string, text: string | undefined): Draft {
  const others = draft.others.filter((file) => file.path !== path);
  return { ...draft, others: text === undefined ? others : [...others, { path, text }] };
}

const ended = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

/** The files that cards are read from: one a card. */
export const readFrom = ({ cards, others }: Draft): SourceFile[] => [
  ...others,
  ...cards.map(({ path, text }) => ({ path, text })),
];

/** The files of the set as they are saved: cards stand together where they stood. */
export function filesOf({ cards, others }: Draft): SourceFile[] {
  const together = new Map<string, string>();
  for (const { file, text } of cards) together.set(file, (together.get(file) ?? "") + text);
  return [...others, ...[...together].map(([path, text]) => ({ path, text }))];
}
