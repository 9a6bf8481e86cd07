/** `tefuda new`: a set of one's own to begin with, made of the starter of a game. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { filesIn, gameFolder, openSet, readSource } from "@tefuda/referee/games";
import { type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface NewOptions {
  game: string;
  lang: Language;
  json?: boolean;
}

export async function makeNew(folder: string, options: NewOptions, io: Io): Promise<void> {
  const { id, title } = knownGame(options.game);
  if (existsSync(folder)) throw new Misuse((w) => w.thereAlready(folder));
  const starter = join(gameFolder(id), "starter");
  const files = filesIn(starter, ".yaml");
  if (files.length === 0) throw new Misuse((w) => w.noStarter(id));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // what came into being meanwhile is somebody else's
    writeFileSync(join(folder, path), text, { flag: "wx" });
  };
  const name = JSON.stringify(nameOf(folder));
  write("set.yaml", `name: { en: ${name}, ja: ${name} }\ngame: ${id}\n`);
  for (const path of files) write(relative(starter, path), readSource(path).text);
  const set = openSet(folder);
  if (options.json) outJson(io, { set: set.id, game: id, files: filesIn(folder, ".yaml") });
  else io.out(terminalWords(options.lang).made(typed(folder), oneLine(title), id));
}

/** "my-set" is called "My Set" until its maker thinks of a better name. */
const nameOf = (folder: string): string =>
  basename(resolve(folder))
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** A path as it has to be typed. */
const typed = (path: string): string => (/\s/.test(path) ? `"${oneLine(path)}"` : oneLine(path));
