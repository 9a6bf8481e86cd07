/**
 * Other versions of a game's cards, made where the cards are written: numbers of cards replaced in their files. Nothing else of the
 * files moves.
 */
import { type CardInfo, type SourceFile, type Words, WordsError } from "@tefuda/kernel";
import { Document, type Path } from "@tefuda/referee/document";
import type { LoadedGame } from "@tefuda/referee/games";
import type { OwnSet } from "@tefuda/referee/own-set";
import { numbersIn, numbersOn } from "./numbers-on.ts";

/** What a game is loaded with to be in that version. */
export interface Version {
  sets: readonly OwnSet[];
  changed: readonly SourceFile[];
}

/** A number on a card, by where it stands in its entry: "bite", "stats.troop#2", "texts.0#1" - the nth number in that value. */
export interface NumberPlace {
  card: string;
  field: string;
}

type Loaded = Pick<LoadedGame, "book" | "cardFiles" | "sets">;

/** The number that stands at a place. Throws a {@link WordsError} where none does. */
export function numberAt(loaded: Loaded, place: NumberPlace): number {
  const { file, from, to } = found(loaded, place);
  return Number(file.text.slice(from, to));
}

/** The version in which another whole number stands there. */
export const withNumber = (loaded: Loaded, place: NumberPlace, value: number): Version =>
  withNumbers(loaded, [{ ...place, value }]);

/** The version in which other whole numbers stand in several places, one put there after the other. */
export function withNumbers(loaded: Loaded, changes: readonly (NumberPlace & { value: number })[]): Version {
  const files = [...loaded.cardFiles];
  for (const { value, ...place } of changes) {
    const { file, from, to } = found({ ...loaded, cardFiles: files }, place);
    files[files.indexOf(file)] = { ...file, text: file.text.slice(0, from) + value + file.text.slice(to) };
  }
  return versionOf(
    loaded,
    files.filter((file, i) => file !== loaded.cardFiles[i]),
  );
}

/** Where the numbers of a card stand, each as a field says it. */
export function numberFields(loaded: Loaded, name: string): string[] {
  const { doc, at } = entryOf(loaded, name);
  return numbersOn((doc.value as unknown[])[at]).map(({ field }) => field);
}

function found(loaded: Loaded, { card, field }: NumberPlace) {
  const { doc, at, file } = entryOf(loaded, card);
  const [path, nth = "1"] = field.split("#");
  const steps = stepsOf(path!.split("."));
  const isThere = steps.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    (doc.value as unknown[])[at],
  );
  const span = isThere === undefined ? undefined : doc.span([at, ...steps]);
  const number = span && numbersIn(file.text.slice(...span))[Number(nth) - 1];
  if (!span || !number) throw new WordsError(NO_NUMBER(card, field, numberFields(loaded, card)));
  return { file, from: span[0] + number.from, to: span[0] + number.to };
}

const stepsOf = (path: Path): Path => path.map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step));

function entryOf(loaded: Loaded, name: string): { doc: Document; at: number; file: SourceFile } {
  const card = cardNamed(loaded, name);
  // of a set that is one file, its cards and its decks have the same path; its cards are meant
  const file = loaded.cardFiles.find(({ path }) => path === card.file)!;
  const doc = new Document(file);
  const at = (doc.value as unknown[]).findIndex((_, i) => doc.place([i]).line === card.line);
  return { doc, at, file };
}

function cardNamed({ book }: Loaded, name: string): CardInfo {
  const card = book.cards.find((one) => one.name === name || Object.values(one.names ?? {}).includes(name));
  if (!card) throw new WordsError(NO_CARD(name));
  return card;
}

/** A version with some of its card files replaced, whether they are the game's or a set's. */
function versionOf({ sets }: Loaded, files: readonly SourceFile[]): Version {
  const own = new Set(sets.flatMap(({ cards }) => cards.map(({ path }) => path)));
  const swapped = (file: SourceFile): SourceFile => files.find(({ path }) => path === file.path) ?? file;
  return {
    sets: sets.map((set) => ({ ...set, cards: set.cards.map(swapped) })),
    changed: files.filter(({ path }) => !own.has(path)),
  };
}

const NO_CARD = (name: string): Words => ({
  en: `There is no card "${name}".`,
  ja: `「${name}」というカードはありません。`,
});
const NO_NUMBER = (card: string, field: string, known: readonly string[]): Words => ({
  en: `"${card}" has no number at "${field}"; it has some at ${known.join(", ")}.`,
  ja: `「${card}」の「${field}」には数がありません。数があるのは${known.join("、")}です。`,
});
