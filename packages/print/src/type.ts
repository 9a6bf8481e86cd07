/** The files of type that cards are set in: where they come from, and which letters their packages say they have. */
import fraunces from "@fontsource/fraunces/unicode.json" with { type: "json" };
import japanese from "@fontsource/noto-sans-jp/unicode.json" with { type: "json" };
import source from "@fontsource/source-sans-3/unicode.json" with { type: "json" };
import { holds } from "./unicode-range.ts";

/** A file of type by the name that its package gives it, as "fraunces-latin-700-normal". */
export type FontId = string;
export type Weight = 400 | 700;

/** Where fonts come from, as sfnt files. */
export interface Type {
  /** Throws {@link NotHere} where the file has to be fetched first. */
  file(id: FontId): Uint8Array;
}

export class NotHere extends Error {
  readonly font: FontId;

  constructor(font: FontId) {
    super(`The font ${font} has not been fetched.`);
    this.font = font;
  }
}

const latin: readonly (readonly [family: string, subsets: Readonly<Record<string, string>>])[] = [
  ["fraunces", fraunces],
  ["source-sans-3", source],
];

/** The Japanese type comes whole, in a file of 1.4 MB, and cut into slices; these have some signs that the whole lacks. */
const slices = Object.entries(japanese as Readonly<Record<string, string>>).flatMap(([subset, ranges]) =>
  /^\[\d+\]$/.test(subset) ? [{ slice: subset.slice(1, -1), ranges }] : [],
);
const sliceWith = (letter: string): string | undefined =>
  slices.find(({ ranges }) => holds(ranges, letter.codePointAt(0)!))?.slice;

/** Whether a file may have a letter: those that cannot need not be fetched to see it. */
export function mayHave(id: FontId, letter: string): boolean {
  const [family, subsets] = latin.find(([name]) => id.startsWith(`${name}-`)) ?? [];
  if (family === undefined) return sliceWith(letter) !== undefined;
  const [subset] = id.slice(family.length + 1).split(/-\d/) as [string];
  return holds(subsets![subset]!, letter.codePointAt(0)!);
}

export const wholeJapanese = (weight: Weight): FontId => `noto-sans-jp-japanese-${weight}-normal`;

export function sliceOfJapanese(letter: string, weight: Weight): FontId | undefined {
  const slice = sliceWith(letter);
  return slice && `noto-sans-jp-${slice}-${weight}-normal`;
}
