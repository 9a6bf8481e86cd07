/** Fonts as files of tables: unfolded from how they are served on the web, and cut down to the glyphs that a document uses. */

interface Table {
  tag: string;
  bytes: Uint8Array;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const tagAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
const padded = (length: number): number => (length + 3) & ~3;

/** A table as a WOFF file holds it: folded by zlib where that is shorter. */
export interface WoffTable extends Table {
  folded: boolean;
  /** How long it is unfolded. */
  length: number;
}

/** The tables of a WOFF file: https://www.w3.org/TR/WOFF/ */
export function woffTables(woff: Uint8Array): WoffTable[] {
  const view = viewOf(woff);
  if (woff.length < 44 || tagAt(woff, 0) !== "wOFF") throw new Error("This is no WOFF file.");
  return Array.from({ length: view.getUint16(12) }, (_, i) => {
    const entry = 44 + i * 20;
    const [offset, kept, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + kept);
    return { tag: tagAt(woff, entry), bytes, folded: kept < length, length };
  });
}

/** The same laid out as an sfnt file, with what they hold unfolded by whoever can. */
export function sfntOf(tables: readonly WoffTable[], unfolded: readonly Uint8Array[]): Uint8Array {
  return laidOut(
    tables.map(({ tag, length }, i) => {
      const bytes = unfolded[i]!;
      if (bytes.length !== length) throw new Error("A table of this WOFF file is not as long as it says.");
      return { tag, bytes };
    }),
  );
}

/** The tables of an sfnt file. */
export function tablesOf(sfnt: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(sfnt);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, i) => {
      const entry = 12 + i * 16;
      const offset = view.getUint32(entry + 8);
      return [tagAt(sfnt, entry), sfnt.subarray(offset, offset + view.getUint32(entry + 12))];
    }),
  );
}

/** What a document needs of a font to draw glyphs by their numbers. */
const DRAWN = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];

/** A TrueType font in which only these glyphs are drawn, and those that they are put together of; all keep their numbers. */
export function subsetOf(sfnt: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  const tables = tablesOf(sfnt);
  const [glyf, head, maxp] = ["glyf", "head", "maxp"].map((tag) => tables.get(tag)) as Uint8Array[];
  const loca = tables.get("loca");
  if (!glyf || !head || !maxp || !loca) throw new Error("This font has no TrueType outlines.");
  const locations = viewOf(loca);
  const long = viewOf(head).getInt16(50) === 1;
  const start = (glyph: number): number =>
    long ? locations.getUint32(glyph * 4) : locations.getUint16(glyph * 2) * 2;
  const count = viewOf(maxp).getUint16(4);
  const outline = (glyph: number): Uint8Array => glyf.subarray(start(glyph), start(glyph + 1));
  const kept = withParts([0, ...glyphs], outline);
  const drawn = new Uint8Array([...kept].reduce((sum, glyph) => sum + padded(outline(glyph).length), 0));
  const places = new Uint8Array((count + 1) * 4);
  let at = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    if (kept.has(glyph)) {
      drawn.set(outline(glyph), at);
      at += padded(outline(glyph).length);
    }
    viewOf(places).setUint32((glyph + 1) * 4, at);
  }
  const longHead = head.slice();
  viewOf(longHead).setInt16(50, 1);
  tables.set("glyf", drawn).set("loca", places).set("head", longHead);
  return laidOut(DRAWN.flatMap((tag) => (tables.has(tag) ? [{ tag, bytes: tables.get(tag)! }] : [])));
}

const ARGS_ARE_WORDS = 1;
const HAS_SCALE = 8;
const MORE = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;

/** Glyphs, and those that they are put together of: https://learn.microsoft.com/typography/opentype/spec/glyf */
function withParts(glyphs: readonly number[], outline: (glyph: number) => Uint8Array): Set<number> {
  const found = new Set<number>();
  const open = [...glyphs];
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    if (found.has(glyph)) continue;
    found.add(glyph);
    const bytes = outline(glyph);
    const view = viewOf(bytes);
    if (bytes.length === 0 || view.getInt16(0) >= 0) continue;
    for (let at = 10, flags = MORE; flags & MORE; ) {
      flags = view.getUint16(at);
      open.push(view.getUint16(at + 2));
      at += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2);
      at += flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
    }
  }
  return found;
}

/** A file of these tables: https://learn.microsoft.com/typography/opentype/spec/otff */
function laidOut(tables: readonly Table[]): Uint8Array {
  const first = 12 + tables.length * 16;
  const sfnt = new Uint8Array(tables.reduce((at, { bytes }) => at + padded(bytes.length), first));
  const view = viewOf(sfnt);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  for (const [i, word] of [
    tables.length,
    16 * 2 ** power,
    power,
    (tables.length - 2 ** power) * 16,
  ].entries())
    view.setUint16(4 + i * 2, word);
  let at = first;
  for (const [i, { tag, bytes }] of tables.entries()) {
    const entry = 12 + i * 16;
    sfnt.set(bytes, at);
    for (const [k, sign] of [...tag].entries()) view.setUint8(entry + k, sign.charCodeAt(0));
    view.setUint32(entry + 4, sumOf(view, at, padded(bytes.length)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at += padded(bytes.length);
  }
  return sfnt;
}

function sumOf(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
