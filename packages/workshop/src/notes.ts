/**
 * What the maker of a set notes of its cards, and how far each has come. It stands under `notes:` in the file that says the
 * name of the set; all else in that file stays as it is written, letter by letter (but where notes speak by a name of what stands elsewhere, or
 * the whole file stands in brackets: then it is set anew).
 */
import { type SourceFile, WordsError } from "@tefuda/kernel";
import { manifestOf } from "@tefuda/referee/dropped-set";
import { type CardNote, LONGEST_NOTE, NOTE_STATES, type NoteState, readNotes } from "@tefuda/referee/own-set";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  YAMLSeq,
} from "yaml";
import { NOTES } from "./words/notes.ts";
import { textOf } from "./written.ts";

export { type CardNote, LONGEST_NOTE, NOTE_STATES, type NoteState } from "@tefuda/referee/own-set";

const KEY = "notes";
const FIELDS = ["card", "state", "note"] as const;

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
  return changed(files, games, card, isEmpty ? undefined : said);
}

/** The files with the notes of a card under its new name. */
export function withRenamedNote(
  files: readonly SourceFile[],
  games: readonly string[],
  from: string,
  to: string,
): SourceFile[] {
  const old = notesIn(files, games).find(({ card }) => card === from);
  return old ? changed(files, games, from, { ...old, card: to }) : [...files];
}

/** The files with another note in the place of that of a card, or with none. */
function changed(
  files: readonly SourceFile[],
  games: readonly string[],
  card: string,
  note: CardNote | undefined,
): SourceFile[] {
  const manifest = manifestOf(files);
  const all = readNotes(games, manifest);
  if (!note && !all.some((one) => one.card === card)) return [...files];
  const written = withNotes(manifest.text, card, note);
  const next = { ...manifest, text: written };
  // whatever was asked for, the file has to be one that is read
  readNotes(games, next);
  return files.map((file) => (file === manifest ? next : file));
}

function withNotes(text: string, card: string, note: CardNote | undefined): string {
  const head = parseDocument(text);
  const { contents } = head;
  if (!isMap(contents)) return text;
  const whole = (): string => {
    setNote(head, card, note);
    return textOf(head);
  };
  if (contents.flow) return whole();
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === KEY);
  if (!pair) {
    const doc = new Document({});
    setNote(doc, card, note);
    return `${text.replace(/\n*$/, "\n")}${textOf(doc)}`;
  }
  const [from, to] = placeOf(pair as Pair, text);
  const own = parseDocument(text.slice(from, to));
  // it may speak of what stands elsewhere
  let speaks = false;
  visit(own, {
    Alias() {
      speaks = true;
      return visit.BREAK;
    },
  });
  if (speaks) return whole();
  setNote(own, card, note);
  const left = isMap(own.contents) && own.contents.items.length > 0 ? textOf(own) : "";
  return text.slice(0, from) + left + text.slice(to);
}

/** From the key to the end of the last line that belongs to it. */
function placeOf({ key, value }: Pair, text: string): [number, number] {
  const range = (node: unknown): readonly number[] =>
    (node as { range?: readonly number[] } | null)?.range ?? [];
  const from = range(key)[0] ?? 0;
  const end = range(value)[2] ?? range(value)[1] ?? range(key)[2] ?? from;
  const line = text.indexOf("\n", Math.max(from, end - 1));
  return [from, line < 0 ? text.length : line + 1];
}

function setNote(doc: Document, card: string, note: CardNote | undefined): void {
  if (!isSeq(doc.get(KEY))) doc.set(KEY, new YAMLSeq());
  const list = doc.get(KEY) as YAMLSeq;
  const at = list.items.findIndex((item) => isMap(item) && String(item.get("card")).trim() === card);
  const item = list.items[at];
  if (isMap(item) && note)
    for (const key of FIELDS) {
      if (note[key] === undefined) item.delete(key);
      else item.set(key, note[key]);
    }
  else if (item) list.items.splice(at, 1);
  else if (note) {
    const node = doc.createNode(note) as YAMLMap;
    // what has several lines stands on lines of its own
    node.flow = !note.note?.includes("\n");
    list.items.push(node);
  }
  if (list.items.length === 0) doc.delete(KEY);
}
