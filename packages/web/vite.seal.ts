/** `virtual:seal.css`: the few signs of the Japanese type that are shown in every language, without the rest of it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { holds } from "@tefuda/print/unicode-range";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { SEAL_LETTERS } from "./src/seal-letters.ts";

const NAME = "virtual:seal.css";
const WEIGHTS = [400, 700];

export function sealPlugin(): Plugin {
  return {
    name: "tefuda-seal",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? source() : undefined),
  };
}

/** The type comes in many files, each with some letters. */
async function source(): Promise<string> {
  return (await Promise.all(WEIGHTS.map((weight) => facesOf(weight, SEAL_LETTERS)))).flat().join("\n");
}

/** Rules of style that bring these letters with them. */
export async function facesOf(weight: number, wanted: string): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const css = readFileSync(require.resolve(`@fontsource/noto-sans-jp/${weight}.css`), "utf8");
  const made = facesWith(css, wanted).map(async ({ file, letters }) => {
    const font = readFileSync(require.resolve(`@fontsource/noto-sans-jp/${file}`));
    const small = await subsetFont(font, letters, { targetFormat: "woff2" });
    const range = [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(", ");
    return `@font-face { font-family: Seal; font-weight: ${weight}; src: url(data:font/woff2;base64,${small.toString("base64")}); unicode-range: ${range}; }`;
  });
  return Promise.all(made);
}

/** The files of type that a style sheet names for any of these letters, each with those that it has. */
export function facesWith(css: string, wanted: string): { file: string; letters: string }[] {
  const faces = [...css.matchAll(/url\(\.\/([^)]+\.woff2)\)[^}]*unicode-range:\s*([^;}]+)/g)];
  return faces.flatMap(([, file, ranges]) => {
    const letters = [...wanted].filter((letter) => holds(ranges!, letter.codePointAt(0)!)).join("");
    return letters === "" ? [] : { file: file!, letters };
  });
}
