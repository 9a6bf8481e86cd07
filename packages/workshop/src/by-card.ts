/**
 * Lists in the file that says the name of a set with at most one entry of each card, as notes and pictures are. All else in
 * that file stays as it is written, letter by letter (but where a list speaks by a name of what stands elsewhere, or the
 * whole file stands in brackets: then it is set anew).
 */
import type { SourceFile } from "@tefuda/kernel";
import { manifestOf } from "@tefuda/referee/dropped-set";
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
import { textOf } from "./written.ts";

/** A list of that sort, of entries with these fields. */
export interface ByCard<Of extends { card: string }> {
  key: string;
  fields: readonly (keyof Of & string)[];
  /** What stands there, in the order of the file. Throws a `ProblemsError` where that is no such list. */
  read: (games: readonly string[], manifest: SourceFile) => readonly Of[];
}

/** The files with another entry in the place of that of a card, or with none. Throws what reading the list throws. */
export function withEntryOf<Of extends { card: string }>(
  files: readonly SourceFile[],
  games: readonly string[],
  list: ByCard<Of>,
  card: string,
  entry: Of | undefined,
): SourceFile[] {
  const manifest = manifestOf(files);
  const all = list.read(games, manifest);
  if (!entry && !all.some((one) => one.card === card)) return [...files];
  const next = { ...manifest, text: written(manifest.text, list, card, entry) };
  // whatever was asked for, the file has to be one that is read
  list.read(games, next);
  return files.map((file) => (file === manifest ? next : file));
}

/** The files with the entry of a card under its new name. */
export function withEntryRenamed<Of extends { card: string }>(
  files: readonly SourceFile[],
  games: readonly string[],
  list: ByCard<Of>,
  from: string,
  to: string,
): SourceFile[] {
  const old = list.read(games, manifestOf(files)).find(({ card }) => card === from);
  return old ? withEntryOf(files, games, list, from, { ...old, card: to }) : [...files];
}

type Fields = Pick<ByCard<{ card: string }>, "key"> & { fields: readonly string[] };
type Entry = { readonly card: string } & object;

function written(text: string, list: Fields, card: string, entry: Entry | undefined): string {
  const head = parseDocument(text);
  const { contents } = head;
  if (!isMap(contents)) return text;
  const whole = (): string => {
    setEntry(head, list, card, entry);
    return textOf(head);
  };
  if (contents.flow) return whole();
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === list.key);
  if (!pair) {
    const doc = new Document({});
    setEntry(doc, list, card, entry);
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
  setEntry(own, list, card, entry);
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

function setEntry(doc: Document, { key, fields }: Fields, card: string, entry: Entry | undefined): void {
  if (!isSeq(doc.get(key))) doc.set(key, new YAMLSeq());
  const seq = doc.get(key) as YAMLSeq;
  const at = seq.items.findIndex((item) => isMap(item) && String(item.get("card")).trim() === card);
  const item = seq.items[at];
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(entry ?? {}));
  if (isMap(item) && entry)
    for (const field of fields) {
      const value = values.get(field);
      if (value === undefined) item.delete(field);
      else item.set(field, value);
    }
  else if (item) seq.items.splice(at, 1);
  else if (entry) {
    const node = doc.createNode(entry) as YAMLMap;
    // what has several lines stands on lines of its own
    node.flow = ![...values.values()].some((value) => String(value).includes("\n"));
    seq.items.push(node);
  }
  if (seq.items.length === 0) doc.delete(key);
}
