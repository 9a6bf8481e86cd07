/** The files of a set on disk, as a page has them that they were dropped on. */
import { statSync } from "node:fs";
import { join, relative } from "node:path";
import type { SourceFile } from "@tefuda/kernel";
import { MANIFEST } from "@tefuda/referee/dropped-set";
import { filesIn, readSource } from "@tefuda/referee/games";
import { SET_FOLDERS, type SetFolder } from "@tefuda/referee/own-set";

/** Each by its path from where the set lies. */
export function setFilesAt(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) return [readSource(path)];
  const within = (folder: SetFolder): string[] =>
    SET_FOLDERS[folder].flatMap((ending) => filesIn(join(path, folder), ending));
  const all = [join(path, MANIFEST), ...(Object.keys(SET_FOLDERS) as SetFolder[]).flatMap(within)];
  return all.map((file) => ({ ...readSource(file), path: relative(path, file).split("\\").join("/") }));
}
