/**
 * A set as one file, and that file laid out as a folder. Either says exactly what the other said; comments go with what they
 * stand at, and where something of how it was written is lost, that is said.
 */
import { withoutTables } from "@tefuda/cardtext/card-table";
import { longestFile, readYaml } from "@tefuda/cardtext/yaml";
import { type CardForm, type SourceFile, type Words, WordsError } from "@tefuda/kernel";
import { MANIFEST, manifestOf, nameOfDropped, readBegun } from "@tefuda/referee/dropped-set";
import { holdsMore, idOf } from "@tefuda/referee/own-set";
import { Document, isMap, isScalar, isSeq, type Node, parseDocument, YAMLSeq } from "yaml";
import { contentsOf, LISTS } from "./contents.ts";
import { sameContents } from "./identity.ts";
import { ONE_FILE } from "./words/one-file.ts";
import { styled, textOf } from "./written.ts";

export interface LaidOut {
  files: SourceFile[];
  /** What of how the set was written is lost. */
  remarks: Words[];
}

/** Whether all of a set stands in the one file that says its name. */
export const isOneFile = (files: readonly SourceFile[]): boolean => holdsMore(manifestOf(files));

/** All of a set in one file. Throws what reading it throws, and a `WordsError` where it is too long for one. */
export function asOneFile(
  files: readonly SourceFile[],
  games: readonly string[],
  form: CardForm = {},
): LaidOut {
  const manifest = manifestOf(files);
  const { set, leftOut } = readBegun(files, games);
  const remarks = leftOut.map(ONE_FILE.leftOut);
  const path = placeOf(files) + MANIFEST;
  if (holdsMore(manifest)) return { files: [{ path, text: manifest.text }], remarks };
  const lists = new Document({});
  for (const key of LISTS) {
    const seq = new YAMLSeq();
    for (const file of set[key]) {
      const read = nodesOf(file, form, remarks);
      if (key === "decks" || key === "packs") tellName(file, read.items, remarks);
      const [first] = read.items;
      if (first) first.commentBefore = joined(read.before, first.commentBefore);
      else seq.comment = joined(seq.comment, read.before);
      seq.items.push(...read.items);
      if (read.after) seq.comment = joined(seq.comment, read.after);
    }
    if (seq.items.length > 0 || seq.comment) lists.set(key, seq);
  }
  const head = parseDocument(manifest.text);
  const flows = isMap(head.contents) && head.contents.flow === true;
  if (flows) for (const [key, value] of pairsOf(lists)) head.set(key, value);
  const isEmpty = pairsOf(lists).length === 0;
  const text = flows ? textOf(head) : `${manifest.text.trimEnd()}\n${isEmpty ? "" : textOf(lists)}`;
  return checked(files, [{ path, text }], remarks, games, form);
}

/** A set that is one file as a folder: `set.yaml`, and what else there is in the folders where it is looked for. */
export function asFolder(
  files: readonly SourceFile[],
  games: readonly string[],
  form: CardForm = {},
): LaidOut {
  const manifest = manifestOf(files);
  const { leftOut } = readBegun(files, games);
  const remarks = leftOut.map(ONE_FILE.leftOut);
  if (!holdsMore(manifest)) return { files: [...files], remarks: [] };
  const doc = plainNames(manifest, remarks);
  const place = placeOf(files);
  const laid: SourceFile[] = [];
  for (const key of LISTS) {
    const map = doc.contents;
    if (!isMap(map) || !map.has(key)) continue;
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key)!;
    const above = isScalar(pair.key) ? pair.key.commentBefore : undefined;
    map.delete(key);
    const seq = isSeq(pair.value) ? pair.value : new YAMLSeq();
    const own = (name: string, node: Node, comment?: string | null): void => {
      const file = new Document();
      file.contents = node as never;
      if (comment) file.commentBefore = comment;
      laid.push({ path: `${place}${key}/${name}.yaml`, text: textOf(file) });
    };
    if (seq.items.length === 0) continue;
    if (key === "cards" || key === "scenarios") own(key === "cards" ? "cards" : "rulings", seq, above);
    else {
      const taken = new Set<string>();
      for (const [i, item] of (seq.items as Node[]).entries()) {
        const name = freeName(nameIn(item), key === "decks" ? "deck" : "packs", taken);
        const before = item.commentBefore;
        item.commentBefore = null;
        own(name, item, joined(...(i === 0 ? [above, seq.commentBefore] : []), before));
      }
    }
  }
  const all = [{ path: place + MANIFEST, text: textOf(doc) }, ...laid];
  return checked(files, all, remarks, games, form);
}

/** Nothing is handed out that says anything else. */
function checked(
  before: readonly SourceFile[],
  files: SourceFile[],
  remarks: Words[],
  games: readonly string[],
  form: CardForm,
): LaidOut {
  if (files.some(({ text }) => text.length > longestFile))
    throw new WordsError(ONE_FILE.tooLong(longestFile));
  if (!sameContents(contentsOf(before, games, form), contentsOf(files, games, form)))
    throw new WordsError(ONE_FILE.another);
  return { files, remarks };
}

/** The folder in which a set lies, as its paths begin: a file that is called otherwise has a folder of its own name. */
function placeOf(files: readonly SourceFile[]): string {
  const { path } = manifestOf(files);
  const [name, ...above] = path.split("/").toReversed();
  const folder = above.toReversed().join("/");
  if (name === MANIFEST) return folder === "" ? "" : `${folder}/`;
  return `${folder === "" ? "" : `${folder}/`}${nameOfDropped(files)}/`;
}

interface Nodes {
  items: Node[];
  before: string | undefined;
  after: string | undefined;
}

/** The entries of a file with their comments; what is no list is one. */
function nodesOf(file: SourceFile, form: CardForm, remarks: Words[]): Nodes {
  if (/\.csv$/i.test(file.path)) {
    const [table] = withoutTables([file], form).files;
    remarks.push(ONE_FILE.table(file.path));
    const values = readYaml(table!).value;
    const doc = styled(new Document(values));
    return {
      items: isSeq(doc.contents) ? (doc.contents.items as Node[]) : [],
      before: undefined,
      after: undefined,
    };
  }
  const doc = plainNames(file, remarks);
  const { contents } = doc;
  const before = joined(doc.commentBefore, contents?.commentBefore);
  const after = joined(contents?.comment, doc.comment);
  if (contents) contents.commentBefore = null;
  if (contents) contents.comment = null;
  return { items: isSeq(contents) ? (contents.items as Node[]) : contents ? [contents] : [], before, after };
}

/** A file in which nothing stands for what is written elsewhere: that could not be taken apart. */
function plainNames(file: SourceFile, remarks: Words[]): Document {
  const doc = parseDocument(file.text);
  if (!/(?:^|[\s[{,:-])[&*]\S/m.test(file.text)) return doc;
  const { value, used } = readYaml(file);
  if (used.length === 0) return doc;
  remarks.push(ONE_FILE.names(file.path));
  return styled(new Document(value));
}

const joined = (...comments: readonly (string | null | undefined)[]): string | undefined => {
  const all = comments.filter((one): one is string => typeof one === "string" && one !== "");
  return all.length === 0 ? undefined : all.join("\n");
};

const pairsOf = (doc: Document): [string, unknown][] =>
  isMap(doc.contents) ? doc.contents.items.map(({ key, value }) => [String(key), value]) : [];

/** What a deck or packs are called, by which their file is named. */
function nameIn(node: Node): string {
  if (!isMap(node)) return "";
  const name = node.get("name") ?? node.get("set");
  const one = isMap(name) ? (name.get("en") ?? name.get("ja")) : name;
  return typeof one === "string" ? one : "";
}

const LONGEST_ID = 60;
function freeName(name: string, otherwise: string, taken: Set<string>): string {
  const id = idOf(name).slice(0, LONGEST_ID) || otherwise;
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  taken.add(free);
  return free;
}

/** In a folder a deck is called as its file is, in one file by its name. */
function tellName({ path }: SourceFile, [node]: readonly Node[], remarks: Words[]): void {
  const old = path
    .split("/")
    .at(-1)!
    .replace(/\.ya?ml$/, "");
  const id = node ? idOf(nameIn(node)) : old;
  if (id !== old) remarks.push(ONE_FILE.called(old, id));
}
