/**
 * A game with only the cards that a scenario names. A ruling with a card of its own needs a game put together for it,
 * and putting together a few cards takes a moment where all of them take a while.
 */
import type { SourceFile } from "@tefuda/kernel";
import { Document } from "./document.ts";

interface Entry {
  names: readonly string[];
  line: number;
  /** Where its text begins (with the dash before it) and ends. */
  from: number;
  to: number;
}

/** Where a card stands, as its `CardInfo` says it. */
export interface CardPlace {
  file: string;
  line: number;
}
/** Whether it is one of these cards, however they are called. */
export const among =
  (cards: readonly CardPlace[]) =>
  (_: readonly string[], { file, line }: CardPlace): boolean =>
    cards.some((card) => card.file === file && card.line === line);

export class CardFiles {
  readonly files: readonly SourceFile[];
  private readonly entries: readonly (readonly Entry[] | undefined)[];

  constructor(files: readonly SourceFile[]) {
    this.files = files;
    this.entries = files.map(entriesOf);
  }

  /** A file of cards that may speak of the words that sets bring. */
  asTheirs(file: SourceFile): SourceFile {
    const words = this.files.find((one) => one.words)?.words;
    return words ? { ...file, words } : file;
  }

  /** The files with nothing in them but the cards that `wanted` takes; every line and column stays what it was. */
  only(wanted: (names: readonly string[], place: CardPlace) => boolean): SourceFile[] {
    return this.files.flatMap((file, i) => {
      const entries = this.entries[i];
      if (!entries) return [file];
      const kept = entries.filter(({ names, line }) => wanted(names, { file: file.path, line }));
      if (kept.length === 0) return [];
      let text = "";
      let at = 0;
      for (const { from, to } of kept) {
        text += blot(file.text.slice(at, from)) + file.text.slice(from, to);
        at = to;
      }
      return [{ ...file, text }];
    });
  }
}

/** Nothing of a text but its lines and the place in the last one, so that what comes after it stands where it stood. */
export function blot(text: string): string {
  const lines = text.split("\n");
  return "\n".repeat(lines.length - 1) + " ".repeat(lines.at(-1)!.length);
}

/** What a card is called in either language, with which a longer name begins. */
function namesOf(card: { name?: unknown } | null): string[] {
  const named = card?.name as { en?: unknown; ja?: unknown } | string | null | undefined;
  const names = typeof named === "object" ? [named?.en, named?.ja] : [named];
  return names.filter((name) => typeof name === "string");
}

/** What was found in files: whoever changes one of many puts the others together again as they were. */
const found = new WeakMap<SourceFile, { entries: Entry[] | undefined }>();

/** The cards of a file; undefined if it is not a plain list of them. */
function entriesOf(file: SourceFile): Entry[] | undefined {
  const known = found.get(file) ?? { entries: entriesIn(file) };
  found.set(file, known);
  return known.entries;
}

function entriesIn(file: SourceFile): Entry[] | undefined {
  const doc = new Document(file);
  // one card may stand for another by a name, and then goes nowhere without it
  if (!Array.isArray(doc.value) || doc.written.length > 0) return undefined;
  const entries: Entry[] = [];
  for (const [i, value] of (doc.value as unknown[]).entries()) {
    const span = doc.span([i]);
    const names = namesOf(value as { name?: unknown } | null);
    if (!span || names.length === 0) return undefined;
    const from = file.text.lastIndexOf("\n", span[0] - 1) + 1;
    if (!/^-\s+$/.test(file.text.slice(from, span[0]))) return undefined;
    entries.push({ names, line: doc.place([i]).line, from, to: span[1] });
  }
  return entries;
}
