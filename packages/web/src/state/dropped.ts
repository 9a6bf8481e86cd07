/** Files that somebody drops on the page or chooses, with the paths at which they lay in their folder. */
import type { SourceFile } from "@tefuda/kernel";
import { LONGEST_PATH, MOST_SET_BYTES, MOST_SET_FILES, MOST_SET_PICTURES } from "@tefuda/referee/set-bounds";

export interface DroppedFile {
  path: string;
  file: File;
}

/** Whoever drops more than that did not mean the folder of a set. */
const MOST_LOOKED_AT = 2000;

/** What cannot be taken for a set or a replay at all. */
export type NotTaken = "tooMuch" | "neither";

/**
 * All files of what was dropped; null where it is too much. Asks for the entries at once: later they are gone. What has
 * none is a file by itself.
 */
export async function filesOf({ items }: DataTransfer): Promise<DroppedFile[] | null> {
  const dropped = [...items].filter(({ kind }) => kind === "file");
  const loose = dropped.map((item) => (item.webkitGetAsEntry() ? null : item.getAsFile()));
  const waiting = dropped.flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found = loose.flatMap((file): DroppedFile[] => (file ? [{ path: file.name, file }] : []));
  for (let looked = 0; waiting.length > 0; looked++) {
    if (looked > MOST_LOOKED_AT) return null;
    const entry = waiting.shift()!;
    if (entry.isDirectory) waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)));
    else found.push({ path: entry.fullPath.slice(1), file: await fileOf(entry as FileSystemFileEntry) });
  }
  return found;
}

/** The same for files that were chosen. */
export const chosenFiles = (files: FileList): DroppedFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser hands them out in portions, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    all.push(...some);
    if (some.length === 0 || all.length > MOST_LOOKED_AT) return all;
  }
}

/** A file of a set; JSON that lies nowhere may be a replay. */
const isOfSet = ({ path }: DroppedFile): boolean => /\.ya?ml$|(^|\/)cards\/.*\.(json|csv)$/i.test(path);

/** A picture of a set's card, of which it is not known yet what it is. */
const isPicture = ({ path }: DroppedFile): boolean => /(^|\/)pictures\/[^/]+$/.test(path);

/** The text of a replay, or the files of a set, as they lie there or packed into one, and the pictures with them. */
export async function readDropped(
  dropped: readonly DroppedFile[] | null,
): Promise<{ replay: string } | { set: SourceFile[]; pictures: DroppedFile[] } | NotTaken> {
  const [packed, beside] = dropped ?? [];
  const isPacked = packed !== undefined && !beside && /\.zip$/i.test(packed.path);
  const files = isPacked ? await (await import("./zip.ts")).unpacked(packed.file) : dropped;
  if (files === null) return "tooMuch";
  if (files === undefined) return "neither";
  const texts = files.filter(isOfSet).slice(0, MOST_SET_FILES + 1);
  const [only, another] = files;
  if (only && !another && texts.length === 0) return { replay: await only.file.text() };
  if (texts.length === 0) return "neither";
  if (texts.reduce((n, { file }) => n + file.size, 0) > MOST_SET_BYTES) return "tooMuch";
  const read = texts.map(async ({ path, file }) => ({
    path: path.slice(-LONGEST_PATH),
    text: await file.text(),
  }));
  return { set: await Promise.all(read), pictures: files.filter(isPicture).slice(0, MOST_SET_PICTURES) };
}
