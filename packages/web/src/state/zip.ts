/** A folder as one file, and back. */
import { type UnzipFileInfo, unzip, zip } from "fflate";
import type { DroppedFile } from "./dropped.ts";

/** What a packed folder may hold: so many bytes in so many files. */
const MOST_BYTES = 100_000_000;
const MOST_FILES = 3000;

/** The files in a packed folder; null where it is no such file, or too much stands in it. */
export async function unpacked(file: Blob): Promise<DroppedFile[] | null> {
  if (file.size > MOST_BYTES) return null;
  let [bytes, files] = [0, 0];
  // each is unpacked into as much room as it says to need, and no more
  const filter = ({ originalSize }: UnzipFileInfo): boolean => {
    bytes += originalSize;
    return ++files <= MOST_FILES && bytes <= MOST_BYTES;
  };
  const packed = new Uint8Array(await file.arrayBuffer());
  const found = await new Promise<Record<string, Uint8Array<ArrayBuffer>> | null>((resolve) =>
    unzip(packed, { filter }, (error, all) => resolve(error ? null : all)),
  );
  if (!found || files > MOST_FILES || bytes > MOST_BYTES) return null;
  return Object.entries(found)
    .filter(([path]) => !path.endsWith("/"))
    .map(([path, content]) => ({ path, file: new File([content], path.split("/").at(-1)!) }));
}

/** Files by their paths as one file. */
export const packed = (files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => zip(files, {}, (error, all) => (error ? reject(error) : resolve(all))));
