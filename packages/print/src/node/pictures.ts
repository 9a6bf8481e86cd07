/** The pictures of a set's cards, from the folder that they lie in. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CardPicture, PICTURES } from "@tefuda/referee/card-pictures";
import { type Bitmap, bitmapOf } from "../bitmap.ts";

/** Those that are there and can be taken, by their files. */
export function picturesIn(folder: string, pictures: readonly CardPicture[]): Map<string, Bitmap> {
  const found = new Map<string, Bitmap>();
  for (const { file } of pictures) {
    const path = join(folder, PICTURES, file);
    const bitmap = existsSync(path) ? bitmapOf(readFileSync(path)) : undefined;
    if (bitmap) found.set(file, bitmap);
  }
  return found;
}
