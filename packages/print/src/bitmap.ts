/** Pictures of somebody's own: bitmaps that came from anywhere, of which nothing is believed before it was looked at. */

/** A picture as it is drawn: the bytes of a JPEG, and its size in pixels. */
export interface Bitmap {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The largest that is kept of a picture, in bytes. */
export const LARGEST_PICTURE = 200_000;

export type BitmapSort = "jpeg" | "png" | "webp" | "gif";
export interface Measured {
  sort: BitmapSort;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * What sort of bitmap bytes are, and how large it says to be; undefined where they begin as none of these. Looked at before
 * anything is unpacked: a few bytes can stand for an image that fills all memory.
 */
export function measured(bytes: Uint8Array): Measured | undefined {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (place: number, word: string): boolean =>
    bytes.length >= place + word.length && [...word].every((c, i) => bytes[place + i] === c.charCodeAt(0));
  const sized = (sort: BitmapSort, width: number, height: number): Measured | undefined =>
    width > 0 && height > 0 ? { sort, width, height } : undefined;
  if (begins(0, "\x89PNG\r\n\x1a\n") && begins(12, "IHDR") && bytes.length >= 24)
    return sized("png", at.getUint32(16), at.getUint32(20));
  if ((begins(0, "GIF87a") || begins(0, "GIF89a")) && bytes.length >= 10)
    return sized("gif", at.getUint16(6, true), at.getUint16(8, true));
  if (begins(0, "RIFF") && begins(8, "WEBP") && bytes.length >= 30) {
    const three = (place: number): number => at.getUint16(place, true) + (at.getUint8(place + 2) << 16);
    if (begins(12, "VP8X")) return sized("webp", three(24) + 1, three(27) + 1);
    if (begins(12, "VP8 "))
      return sized("webp", at.getUint16(26, true) & 0x3fff, at.getUint16(28, true) & 0x3fff);
    const packed = at.getUint32(21, true);
    if (begins(12, "VP8L")) return sized("webp", (packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1);
    return undefined;
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? ofJpeg(at) : undefined;
}

/** A part of a JPEG that begins with a marker: where it stands, with the marker and up to the next (ITU-T T.81, B.1). */
interface Segment {
  marker: number;
  from: number;
  to: number;
}

/** The parts of a JPEG up to where its points begin. */
function* segmentsOf(at: DataView): Generator<Segment> {
  for (let from = 2; from + 4 <= at.byteLength && at.getUint8(from) === 0xff; ) {
    const marker = at.getUint8(from + 1);
    // a marker may be filled up in front of it
    const to = marker === 0xff ? from + 1 : from + 2 + at.getUint16(from + 2);
    if (marker === START_OF_SCAN || to > at.byteLength) return;
    if (marker !== 0xff) yield { marker, from, to };
    from = to;
  }
}
const START_OF_SCAN = 0xda;
/** Those that say how large the frame is: all of these but tables and what is reserved. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Remarks, and what programs add: where and when it was taken, of whom, with what. Not the one that says how colours are told. */
const isMetadata = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

function ofJpeg(at: DataView): Measured | undefined {
  for (const { marker, from, to } of segmentsOf(at)) {
    if (!isFrame(marker) || to - from < 9) continue;
    const [height, width] = [at.getUint16(from + 5), at.getUint16(from + 7)];
    return width > 0 && height > 0 ? { sort: "jpeg", width, height } : undefined;
  }
  return undefined;
}

/**
 * A file as a picture that can be drawn as it is, without what it tells besides; undefined where it is no JPEG, or larger
 * than what is kept.
 */
export function bitmapOf(file: Uint8Array): Bitmap | undefined {
  const found = file.length <= LARGEST_PICTURE ? measured(file) : undefined;
  if (found?.sort !== "jpeg") return undefined;
  const parts: Uint8Array[] = [];
  let kept = 0;
  for (const { marker, from, to } of segmentsOf(new DataView(file.buffer, file.byteOffset, file.byteLength)))
    if (isMetadata(marker)) {
      parts.push(file.subarray(kept, from));
      kept = to;
    }
  parts.push(file.subarray(kept));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, width: found.width, height: found.height };
}
