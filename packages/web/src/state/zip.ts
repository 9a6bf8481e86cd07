/** A folder as one file, and back. */
import { type UnzipFileInfo, unzipSync, zipSync } from "fflate";
import type { DroppedFile } from "./dropped.ts";

/** What a packed folder may hold: so many bytes in so many files. */
const MOST_BYTES = 100_000_000;
const MOST_FILES = 3000;

/** The files in a packed folder; null where too much stands in it, undefined where it is no such file. */
export async function unpacked(file: Blob): Promise<DroppedFile[] | null | undefined> {
  if (file.size > MOST_BYTES) return null;
  let [bytes, files] = [0, 0];
  // each is unpacked into as much room as it says to need, and no more
  const filter = ({ originalSize }: UnzipFileInfo): boolean => {
    bytes += originalSize;
    return ++files <= MOST_FILES && bytes <= MOST_BYTES;
  };
  const found = unzipped(new Uint8Array(await file.arrayBuffer()), filter);
  if (files > MOST_FILES || bytes > MOST_BYTES) return null;
  if (!found) return undefined;
  return Object.entries(found)
    .filter(([path]) => !path.endsWith("/"))
    .map(([path, content]) => ({ path, file: new File([content], path.split("/").at(-1)!) }));
}

function unzipped(packed: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(packed, { filter });
  } catch {
    // it is cut off, or was never packed so
    return undefined;
  }
}

/** Files by their paths as one file; a JPEG is packed already. */
export const packed = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      [...files].map(([path, content]) => [path, [content, { level: path.endsWith(".jpg") ? 0 : 6 }]]),
    ),
  );
