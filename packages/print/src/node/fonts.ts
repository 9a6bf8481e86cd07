/** The fonts of cards, read from the packages that bring them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Language } from "../card-words.ts";
import { Letters } from "../letters.ts";
import { sfntOf, woffTables } from "../sfnt.ts";
import type { FontId, Type } from "../type.ts";

const require = createRequire(import.meta.url);

/** By the beginning of its files' names, where the package of a family lies. */
const families: Readonly<Record<string, () => string>> = {
  fraunces: () => require.resolve("@fontsource/fraunces/index.css"),
  "source-sans-3": () => require.resolve("@fontsource/source-sans-3/index.css"),
  "noto-sans-jp": () => require.resolve("@fontsource/noto-sans-jp/index.css"),
};

class Files implements Type {
  private readonly read = new Map<FontId, Uint8Array>();

  file(id: FontId): Uint8Array {
    let file = this.read.get(id);
    if (!file) {
      const [, brought] = Object.entries(families).find(([family]) => id.startsWith(`${family}-`)) ?? [];
      if (!brought) throw new Error(`No package brings the font ${id}.`);
      const tables = woffTables(readFileSync(join(dirname(brought()), "files", `${id}.woff`)));
      file = sfntOf(
        tables,
        tables.map(({ bytes, folded }) => (folded ? inflateSync(bytes) : bytes)),
      );
      this.read.set(id, file);
    }
    return file;
  }
}

const files = new Files();
const loaded = new Map<Language, Letters>();

/** All fonts, for cards in a language; each file is read once, when the first of its letters is needed. */
export function lettersAtHand(language: Language): Letters {
  const before = loaded.get(language);
  if (before) return before;
  const letters = new Letters(files, language);
  loaded.set(language, letters);
  return letters;
}
