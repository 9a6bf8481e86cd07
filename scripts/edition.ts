/**
 * The edition of a game's rules: a fingerprint over every source that decides how a game goes - the kernel, what reads
 * texts and what they have in common, and the game's rules, effects and texts. It is written into the game (`src/edition.ts`), so that a browser knows it too, and a
 * replay made under other rules is told apart. `npm run edition` writes it; a test fails when it is out of date.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { digest } from "../packages/kernel/src/digest.ts";

const root = join(import.meta.dirname, "..");
const games = join(root, "packages/games");

function sources(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return sources(path);
      return name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "edition.ts" ? [path] : [];
    });
}

export const gameIds = (): string[] => readdirSync(games).filter((id) => existsSync(join(games, id, "src")));
export const editionFile = (id: string): string => join(games, id, "src/edition.ts");

/** What the edition file of a game has to say now. */
export function editionOf(id: string): string {
  const shared = ["kernel", "cardtext", "effects"].map((name) => join(root, "packages", name, "src"));
  const files = [...shared, join(games, id, "src")].flatMap(sources);
  const text = files
    .map((file) => `${relative(root, file).split("\\").join("/")}\n${readFileSync(file, "utf8")}`)
    .join("\n");
  return `/** Fingerprint of the rules this game is played by; written by \`npm run edition\`. */\nexport const EDITION = "${digest(text)}";\n`;
}

if (process.argv[1] === import.meta.filename) {
  for (const id of gameIds()) {
    const text = editionOf(id);
    const old = existsSync(editionFile(id)) ? readFileSync(editionFile(id), "utf8") : "";
    if (old !== text) writeFileSync(editionFile(id), text);
    console.log(`${id}: ${old === text ? "up to date" : "written"}`);
  }
}
