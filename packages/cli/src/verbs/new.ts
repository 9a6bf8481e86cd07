/** `tefuda new`: a set of one's own to begin with, made of the starter of a game. */
import { existsSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Document } from "@tefuda/referee/document";
import { makeFolders } from "@tefuda/referee/folders";
import { filesIn, gameFolder, openSet, readSource } from "@tefuda/referee/games";
import { idOf } from "@tefuda/referee/own-set";
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
  const name = nameOf(folder);
  const quoted = JSON.stringify(name);
  const both = lang === "en" ? `{ en: ${quoted}, ja: ${quoted} }` : quoted;
  write("set.yaml", `name: ${both}\ngame: ${id}\n`);
  const words = existsSync(own) ? ownWords(readSource(own).text, name) : [];
  for (const path of files) {
    const called = relative(starter, path).replace(/^(decks[\\/])/, `$1${idOf(name)}-`);
    const { text } = readSource(path);
    write(
      called,
      words.reduce((all, [from, to]) => all.replaceAll(from, () => to), remarkedIn(lang, text)),
    );
  }
  const set = openSet(folder);
  // everything is written in either language; the starter has what need not be in both in English
  if (lang !== "en") await sayIn(lang, folder);
  if (options.json) outJson(io, { set: set.id, game: id, files: filesIn(folder, ".yaml") });
  else io.out(terminalWords(lang).made(called(), typed(folder), oneLine(title), id));
}

/** A file without the remarks that are in the other language. */
const remarkedIn = (language: Language, text: string): string =>
  text.replaceAll(/^#.*\n/gm, (remark) => (/[ぁ-ん]/.test(remark) === (language === "ja") ? remark : ""));

/** What the program is called with from where it was called now. */
function called(): string {
  const root = fileURLToPath(new URL("../../../..", import.meta.url));
  const inside = !relative(root, process.cwd()).startsWith("..");
  return inside ? "npx tefuda" : `npx --prefix ${typed(root.replace(/[\\/]$/, ""))} tefuda`;
}

/**
 * What every set says in words of its own, so that two of them are told apart, by what stands there in the starter: `$NAME`, and for series and codes two
 * figures and four letters that hang on the name.
 */
function ownWords(text: string, name: string): [from: string, to: string][] {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  const letters = [0, 5, 10, 15].map((shift) => String.fromCharCode(65 + (((hash >>> shift) & 31) % 26)));
  const { value } = new Document({ path: "own.json", text }, "json");
  return Object.entries(value as Record<string, string>).map(([from, to]) => [
    from,
    to
      .replace("$NAME", () => name.replaceAll(/[^\p{L}\p{N} ]/gu, ""))
      .replace("$NUMBER", String(10 + (hash % 90)))
      .replace("$LETTERS", letters.join("")),
  ]);
}

/** "my-set" is called "My Set" until its maker thinks of a better name. */
const nameOf = (folder: string): string =>
  basename(resolve(folder))
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** A path as it has to be typed. */
const typed = (path: string): string => (/\s/.test(path) ? `"${oneLine(path)}"` : oneLine(path));
