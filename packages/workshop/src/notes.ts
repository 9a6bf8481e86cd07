/**
 * What the maker of a set notes of its cards, and how far each has come. It stands under `notes:` in the file that says the
 * name of the set.
 */
import { type SourceFile, WordsError } from "@tefuda/kernel";
import { manifestOf } from "@tefuda/referee/dropped-set";
import { type CardNote, LONGEST_NOTE, NOTE_STATES, type NoteState, readNotes } from "@tefuda/referee/own-set";
import { type ByCard, withEntryOf } from "./by-card.ts";
import { NOTES } from "./words/notes.ts";

export { type CardNote, LONGEST_NOTE, NOTE_STATES, type NoteState } from "@tefuda/referee/own-set";

/** The notes of a set. */
export const NOTED: ByCard<CardNote> = { key: "notes", fields: ["card", "state", "note"], read: readNotes };

/** What is noted, in the order of the file. Throws a `ProblemsError` where that is no list of notes. */
export const notesIn = (files: readonly SourceFile[], games: readonly string[]): readonly CardNote[] =>
  readNotes(games, manifestOf(files));

/** What is noted of a card; an empty note, and no state, take away what was there. */
export interface Noting {
  state?: NoteState | undefined;
  note?: string | undefined;
}

/** The files with what is noted of a card, in place of what was. Throws as {@link notesIn}, and a `WordsError` for what is no note. */
export function withNote(
  files: readonly SourceFile[],
  games: readonly string[],
  card: string,
  { state, note }: Noting,
): SourceFile[] {
  const text = note?.trim() ?? "";
  if (text.length > LONGEST_NOTE) throw new WordsError(NOTES.tooLong(LONGEST_NOTE));
  if (state !== undefined && !NOTE_STATES.includes(state)) throw new WordsError(NOTES.states(NOTE_STATES));
  const said: CardNote = { card, ...(state ? { state } : {}), ...(text === "" ? {} : { note: text }) };
  const isEmpty = state === undefined && text === "";
  return withEntryOf(files, games, NOTED, card, isEmpty ? undefined : said);
}
