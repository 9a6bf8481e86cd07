/** The pictures of a set's cards, from the folder that they lie in. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CardPicture, PICTURES } from "@tefuda/referee/card-pictures";
import { type Bitmap, bitmapOf } from "../bitmap.ts";

/** By their files; undefined where there is none, or no picture that is taken. */
export function picturesIn(
  folder: string,
  pictures: readonly CardPicture[],
): Map<string, Bitmap | undefined> {
  const read = (file: string): Bitmap | undefined => {
    const path = join(folder, PICTURES, file);
    return existsSync(path) ? bitmapOf(readFileSync(path)) : undefined;
  };
  return new Map(pictures.map(({ file }) => [file, read(file)]));
}
