/**
 * A set of one's own where there is no disk to look at: out of files that somebody dropped on a page, each called by the
 * path at which it lay. Whoever drops them may be anybody, so their number and size have bounds.
 */
import type { Problem, SourceFile, Words } from "@tefuda/kernel";
import { Document } from "./document.ts";
import { type OwnSet, readSet, SET_FOLDERS, type SetFolder } from "./own-set.ts";
import { ProblemsError, problemAt, sayProblem } from "./problems.ts";
import { SET } from "./says.ts";
import { MOST_SET_FILES, MOST_SET_LETTERS } from "./set-bounds.ts";

export const MANIFEST = "set.yaml";

export interface Dropped {
  set: OwnSet;
  /** The files that lie where a set has none. */
  leftOut: readonly string[];
}

/** What a set is called, also where nothing else of it can be read: as its folder is, or its only file. */
export function nameOfDropped(files: readonly SourceFile[]): string {
  const parts = (manifestsOf(files)[0]?.path ?? files[0]?.path ?? "").split("/");
  const file = parts.pop()!;
  return file === MANIFEST ? (parts.at(-1) ?? "set") : file.replace(/\.ya?ml$/i, "");
}

/** The files that say name and game: that of a folder, nearest to the top, or the only file there is. */
function manifestsOf(files: readonly SourceFile[]): SourceFile[] {
  const depth = ({ path }: SourceFile): number => path.split("/").length;
  const named = files.filter(({ path }) => path.split("/").at(-1) === MANIFEST);
  if (named.length === 0) return files.length === 1 ? [...files] : [];
  const top = Math.min(...named.map(depth));
  return named.filter((file) => depth(file) === top);
}

/** The one file that says name and game. Throws a {@link ProblemsError}. */
export function manifestOf(files: readonly SourceFile[]): SourceFile {
  const [first] = files;
  if (!first) return refuse(MANIFEST, SET.noFiles);
  if (files.length > MOST_SET_FILES) return refuse(first.path, SET.mostFiles(MOST_SET_FILES));
  if (files.reduce((n, { text }) => n + text.length, 0) > MOST_SET_LETTERS)
    return refuse(first.path, SET.tooLong(MOST_SET_LETTERS));
  const [manifest, another] = manifestsOf(files);
  if (!manifest) return refuse(first.path, SET.lacksFile);
  if (another) return refuse(another.path, SET.several(manifest.path, another.path));
  return manifest;
}

/** A set for one of these games, also one that has no cards yet. Throws a {@link ProblemsError}. */
export function readBegun(files: readonly SourceFile[], games: readonly string[]): Dropped {
  const manifest = manifestOf(files);
  const id = nameOfDropped(files);
  const folder = manifest.path.split("/").slice(0, -1).join("/");
  const within = (room: SetFolder): SourceFile[] =>
    files
      .filter(({ path }) => path.startsWith(folder === "" ? `${room}/` : `${folder}/${room}/`))
      .filter(({ path }) => SET_FOLDERS[room].some((ending) => path.endsWith(ending)))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  const beside = {
    ...{ cards: within("cards"), decks: within("decks") },
    ...{ packs: within("packs"), scenarios: within("scenarios") },
  };
  const isFolder = manifest.path.split("/").at(-1) === MANIFEST;
  const set = readSet(id, games, manifest, isFolder ? beside : undefined);
  const read = new Set([manifest, ...Object.values(beside).flat()].map(({ path }) => path));
  return { set, leftOut: files.map(({ path }) => path).filter((path) => !read.has(path)) };
}

/** The same of one that has something: cards, or rulings alone. */
export function readDropped(files: readonly SourceFile[], games: readonly string[]): Dropped {
  const dropped = readBegun(files, games);
  const { cards, scenarios, path } = dropped.set;
  return cards.length + scenarios.length > 0 ? dropped : refuse(path, SET.noCards);
}

function refuse(path: string, why: Words): never {
  throw new ProblemsError([problemAt(path, why)]);
}

/** What is wrong with a set, for whoever has not the file before them. */
export interface ToldProblem {
  file: string;
  line: number;
  column: number;
  /** With what could stand there, or what may have been meant. */
  says: Words;
  /** The card or deck that it is about, as far as its name can be read. */
  name?: Words;
  /** The line. */
  text?: string;
}

const LONGEST_LINE = 300;

/** Problems with what stands at their places in a set, as far as it could be read. */
export function toldProblems(
  set: Pick<OwnSet, "cards" | "decks"> | undefined,
  problems: readonly Problem[],
): ToldProblem[] {
  const files = set ? [...set.cards, ...set.decks] : [];
  const docs = new Map<SourceFile, Document>();
  const lineOf = ({ text }: SourceFile, line: number): string => (text.split("\n")[line - 1] ?? "").trim();
  return problems.map((problem): ToldProblem => {
    const { file: path, line, column } = problem;
    const says = { en: sayProblem(problem, "en"), ja: sayProblem(problem, "ja") };
    const told = { file: path, line, column, says };
    // one file may hold several parts, each blotted out but for its own lines
    const file = files.find((one) => one.path === path && lineOf(one, line) !== "");
    if (!file) return told;
    const doc = docs.get(file) ?? new Document(file);
    docs.set(file, doc);
    const name = nameAt(doc, line);
    const text = lineOf(file, line).slice(0, LONGEST_LINE);
    return { ...told, text, ...(name === undefined ? {} : { name }) };
  });
}

/** The name of the entry that a line is part of. */
function nameAt(doc: Document, line: number): Words | undefined {
  const { value } = doc;
  if (!Array.isArray(value)) return nameIn(value);
  const at = value.findLastIndex((_, i) => doc.place([i]).line <= line);
  return nameIn(value[at]);
}

/** A name is one for all languages, or has one for each; one that is missing is the other. */
function nameIn(entry: unknown): Words | undefined {
  const own = (from: unknown, key: string): unknown =>
    typeof from === "object" && from !== null && Object.hasOwn(from, key)
      ? (from as Record<string, unknown>)[key]
      : undefined;
  const short = (word: unknown) => (typeof word === "string" ? word.slice(0, LONGEST_LINE) : undefined);
  const name = own(entry, "name");
  const [en, ja] = [short(own(name, "en")), short(own(name, "ja"))];
  const one = short(name) ?? en ?? ja;
  return one === undefined ? undefined : { en: en ?? one, ja: ja ?? one };
}
