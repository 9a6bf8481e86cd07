import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { looks } from "@tefuda/print/looks";
import { expect, test } from "vitest";

/** The table knows no game: a game's words stand in `data/`, under its id, and nowhere else. */
test("no word of a game stands outside of data", () => {
  const words = new Set<string>();
  for (const [game, look] of Object.entries(looks)) {
    words.add(game);
    for (const type of Object.keys(look.types)) words.add(type);
    for (const subtype of Object.keys(look.subtypes)) words.add(subtype);
    words.add(look.turned.en);
    for (const value of Object.keys(look.values)) words.add(value);
  }
  // Words that every page needs, whatever a game means by them.
  const everyday =
    "light dark air flying fire water types subtypes machine position event rule weather command item level base cost scenario rank";
  for (const common of everyday.split(" ")) words.delete(common);
  const found: string[] = [];
  for (const file of globSync("**/*.{ts,tsx,css}", { cwd: import.meta.dirname })) {
    if (/^data[\\/]|\.test\.tsx?$/.test(file)) continue;
    readFileSync(join(import.meta.dirname, file), "utf8")
      .split("\n")
      .forEach((line, i) => {
        for (const word of line.toLowerCase().match(/[a-z]+/g) ?? [])
          if (words.has(word)) found.push(`${file}:${i + 1}: ${word}`);
      });
  }
  expect(found).toEqual([]);
});
