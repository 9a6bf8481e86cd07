/** The files that the page on the files of a game shows: its starter, and the packs that it is sold in. */
import { join, relative } from "node:path";
import type { SourceFile } from "@tefuda/kernel";
import { filesIn, gameFolder, readSource } from "./games.ts";

/** By their paths in their folder. */
export function formatExamples(game: string): SourceFile[] {
  const from = (folder: string, within: string): SourceFile[] =>
    filesIn(within, ".yaml").map((path) => ({
      path: relative(folder, path).split("\\").join("/"),
      text: readSource(path).text,
    }));
  const folder = gameFolder(game);
  const starter = join(folder, "starter");
  return [...from(starter, starter), ...from(folder, join(folder, "packs"))];
}
