/** Folders as one file: the same comes back, and what is none, or would fill all memory, is not unpacked. */
import { expect, test } from "vitest";
import { packed, unpacked } from "./zip.ts";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const folder = new Map([
  ["my-set/set.yaml", text("name: Mine\ngame: dew\n")],
  ["my-set/pictures/fox.jpg", new Uint8Array(1000).fill(7)],
]);
/** Of a packed folder: every place where a number of four bytes says how large the first file is. */
const sized = (bytes: Uint8Array, from: number, to: number): Uint8Array<ArrayBuffer> => {
  const changed = new Uint8Array(bytes);
  const at = new DataView(changed.buffer);
  for (let i = 0; i + 4 <= changed.length; i++) if (at.getUint32(i, true) === from) at.setUint32(i, to, true);
  return changed;
};

test("what is packed comes back as it was", async () => {
  const files = await unpacked(new Blob([packed(folder)]));
  const found = await Promise.all(
    files!.map(async ({ path, file }) => [path, [...new Uint8Array(await file.arrayBuffer())]] as const),
  );
  expect(new Map(found)).toEqual(new Map([...folder].map(([path, bytes]) => [path, [...bytes]])));
});

test("what is cut off, or was never packed, is no folder", async () => {
  const whole = packed(folder);
  for (const bytes of [text(""), text("name: Mine"), whole.slice(0, whole.length - 30)])
    expect(await unpacked(new Blob([new Uint8Array(bytes)]))).toBeUndefined();
  // what lacks its beginning says of its files whatever it will, also that they are larger than anything
  expect((await unpacked(new Blob([whole.slice(40)]))) ?? null).toBeNull();
});

test("what says to be larger than anything is not unpacked; what says to be smaller gets no more room", async () => {
  const zeros = packed(new Map([["set.yaml", new Uint8Array(5_000_000)]]));
  expect(await unpacked(new Blob([sized(zeros, 5_000_000, 2_000_000_000)]))).toBeNull();
  const files = await unpacked(new Blob([sized(zeros, 5_000_000, 1000)]));
  expect(files?.[0]?.file.size ?? 0).toBeLessThanOrEqual(1000);
});
