/** `tefuda new`: a set of one's own to begin with, made of the starter of a game. */
import { existsSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolders } from "@tefuda/referee/folders";
import { filesIn, gameFolder, openSet, readSource } from "@tefuda/referee/games";
import { begun } from "@tefuda/workshop/begin";
import { type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { sayIn } from "./starter-words.ts";

export interface NewOptions {
  game: string;
  lang: Language;
  json?: boolean;
}

export async function makeNew(folder: string, options: NewOptions, io: Io): Promise<void> {
  const { id, title } = knownGame(options.game);
  const { lang } = options;
  if (existsSync(folder)) throw new Misuse((w) => w.thereAlready(folder));
  const starter = join(gameFolder(id), "starter");
  const own = join(starter, "own.json");
  const files = filesIn(starter, ".yaml");
  if (files.length === 0) throw new Misuse((w) => w.noStarter(id));
  const write = (path: string, text: string): void => {
    makeFolders(dirname(join(folder, path)));
    // what came into being meanwhile is somebody else's
    writeFileSync(join(folder, path), text, { flag: "wx" });
  };
  const starting = {
    files: files.map((path) => ({
      path: relative(starter, path).replaceAll("\\", "/"),
      text: readSource(path).text,
    })),
    ...(existsSync(own) ? { own: readSource(own).text } : {}),
  };
  for (const { path, text } of begun(starting, id, nameOf(folder), lang)) write(path, text);
  const set = openSet(folder);
  // everything is written in either language; the starter has what need not be in both in English
  if (lang !== "en") await sayIn(lang, folder);
  if (options.json) outJson(io, { set: set.id, game: id, files: filesIn(folder, ".yaml") });
  else io.out(terminalWords(lang).made(called(), typed(folder), oneLine(title), id));
}

/** What the program is called with from where it was called now. */
function called(): string {
  const root = fileURLToPath(new URL("../../../..", import.meta.url));
  const inside = !relative(root, process.cwd()).startsWith("..");
  return inside ? "npx tefuda" : `npx --prefix ${typed(root.replace(/[\\/]$/, ""))} tefuda`;
}

/** "my-set" is called "My Set" until its maker thinks of a better name. */
const nameOf = (folder: string): string =>
  basename(resolve(folder))
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** A path as it has to be typed. */
const typed = (path: string): string => (/\s/.test(path) ? `"${oneLine(path)}"` : oneLine(path));
