/**
 * `virtual:icons`: of the four thousand icons in the set those that this page uses - what the looks of the games name,
 * what the words in the names of their cards suggest, and the table's own.
 */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { iconsFor, wordsOf } from "./src/data/icon-words.ts";
import { looks } from "./src/data/looks.ts";
import { tableIcons } from "./src/data/table-icons.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const name = "virtual:icons";

export function iconPlugin(): Plugin {
  return {
    name: "tefuda-icons",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? source() : undefined),
  };
}

function source(): string {
  const require = createRequire(import.meta.url);
  const set = JSON.parse(
    readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconSet;
  const all = Object.keys(set.icons);
  const wanted = new Set<string>(tableIcons);
  for (const look of Object.values(looks)) {
    for (const type of Object.values(look.types))
      for (const icon of [type.icon, ...type.icons]) wanted.add(icon);
    for (const value of Object.values(look.values)) wanted.add(value.icon);
    for (const pair of look.pairs ?? []) wanted.add(pair.icon);
    for (const icon of Object.values(look.subtypes).flat()) wanted.add(icon);
    for (const icon of Object.values(look.signs ?? {})) wanted.add(icon);
    for (const state of look.states ?? []) wanted.add(state.icon);
    if (look.wounds) wanted.add(look.wounds.icon);
    if (look.holder) wanted.add(look.holder.icon);
  }
  const byWord: Record<string, string[]> = {};
  for (const word of new Set(cardNames().flatMap(wordsOf))) {
    const icons = iconsFor(word, all);
    if (icons.length > 0) byWord[word] = icons;
    for (const icon of icons) wanted.add(icon);
  }
  const bodies = Object.fromEntries(
    [...wanted].sort().map((icon) => {
      const found = set.icons[icon];
      if (!found) throw new Error(`There is no icon "${icon}".`);
      return [icon, [...found.body.matchAll(/ d="([^"]*)"/g)].map((m) => m[1]).join(" ")];
    }),
  );
  return `export const icons = ${JSON.stringify(bodies)};\nexport const byWord = ${JSON.stringify(byWord)};`;
}

/** The names in all card files; a card file is a list whose entries begin with the name; what a name is followed by paints too. */
function cardNames(): string[] {
  const files = globSync(join(import.meta.dirname, "../games/*/cards/**/*.yaml"));
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^-?\s*(?:name|sub|epithet):\s*(.+)$/gm)].map((m) =>
      m[1]!.replace(/^["']|["']$/g, ""),
    ),
  );
}
