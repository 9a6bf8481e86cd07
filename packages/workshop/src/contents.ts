/** What a set says, as plain values, wherever in its files it stands: in a folder, in one file, in tables. */
import { withoutTables } from "@tefuda/cardtext/card-table";
import type { CardForm, CardSource, SourceFile, Words } from "@tefuda/kernel";
import { Document } from "@tefuda/referee/document";
import { manifestOf, readBegun } from "@tefuda/referee/dropped-set";
import type { OwnSet } from "@tefuda/referee/own-set";
import { ProblemsError, problemAt } from "@tefuda/referee/problems";
import { CONTENTS } from "./words/contents.ts";

/** A mapping as a file has it. */
export type Entry = Readonly<Record<string, unknown>>;

export interface Contents {
  set: OwnSet;
  /** What stands in the file that says its name, but for what else a set in one file has there. */
  said: Entry;
  cards: readonly CardSource[];
  decks: readonly Entry[];
  packs: readonly Entry[];
  scenarios: readonly Entry[];
}

/** The keys of a set that are lists of its own, or the folders that hold them. */
export const LISTS = ["cards", "decks", "packs", "scenarios"] as const;

/** @param form the fields of the game's cards, by which tables are read. Throws a {@link ProblemsError}. */
export function contentsOf(
  files: readonly SourceFile[],
  games: readonly string[],
  form: CardForm = {},
): Contents {
  const { set } = readBegun(files, games);
  const { files: cards, problems } = withoutTables(set.cards, form);
  if (problems.length > 0) throw new ProblemsError(problems);
  const { value } = new Document(manifestOf(files));
  const said = Object.entries(value as Entry).filter(([key]) => !(LISTS as readonly string[]).includes(key));
  return {
    set,
    said: Object.fromEntries(said),
    cards: cards.flatMap((file) => entriesOf(file, CONTENTS.cards)) as CardSource[],
    decks: set.decks.map((file) => entryOf(file, CONTENTS.deck)),
    packs: set.packs.map((file) => entryOf(file, CONTENTS.packs)),
    scenarios: set.scenarios.flatMap((file) => entriesOf(file, CONTENTS.rulings)),
  };
}

function valueIn(file: SourceFile): unknown {
  const { value, problems } = new Document(file);
  if (problems.length > 0) throw new ProblemsError(problems);
  return value;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function entryOf(file: SourceFile, says: Words): Entry {
  const value = valueIn(file);
  if (isEntry(value)) return value;
  throw new ProblemsError([problemAt(file.path, says)]);
}

/** The entries of a list; a file with nothing in it has none. */
function entriesOf(file: SourceFile, says: Words): Entry[] {
  const value = valueIn(file) ?? [];
  if (Array.isArray(value) && value.every(isEntry)) return value;
  throw new ProblemsError([problemAt(file.path, says)]);
}
