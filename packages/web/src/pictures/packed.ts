/** A set with its pictures in one file: its folder, packed. */
import { type SourceFile, utf8 } from "@tefuda/kernel";
import { PICTURES } from "@tefuda/referee/card-pictures";
import { packed } from "../state/zip.ts";
import { keptPicture } from "./kept.ts";

/** @param pictures the files of the pictures; `lost` counts those that are not kept here. */
export async function packedSet(
  folder: string,
  files: readonly SourceFile[],
  pictures: readonly string[],
): Promise<{ content: Uint8Array<ArrayBuffer>; lost: number }> {
  const all = new Map(files.map(({ path, text }) => [`${folder}/${path}`, utf8(text)]));
  let lost = 0;
  for (const name of new Set(pictures)) {
    const picture = await keptPicture(name);
    if (picture) all.set(`${folder}/${PICTURES}/${name}`, picture.bytes);
    else lost++;
  }
  return { content: packed(all), lost };
}
