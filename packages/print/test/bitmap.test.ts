/** Pictures from anywhere: what they are, how large they say to be, and what of them is not kept. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bitmapOf, LARGEST_PICTURE, measured } from "../src/bitmap.ts";
import { jpeg, segment } from "./jpegs.ts";

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const PNG = (...size: number[]) => bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", size, [8, 2, 0, 0, 0]);

describe("how large a bitmap says to be", () => {
  test.each([
    ["a PNG", PNG(0, 0, 1, 44, 0, 0, 1, 164), { sort: "png", width: 300, height: 420 }],
    [
      "one that would fill all memory",
      PNG(0, 1, 0, 0, 0, 1, 0, 0),
      { sort: "png", width: 65536, height: 65536 },
    ],
    ["a GIF", bytes("GIF89a", [44, 1, 164, 1]), { sort: "gif", width: 300, height: 420 }],
    [
      "a WebP with more to it",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0], [43, 1, 0], [163, 1, 0]),
      { sort: "webp", width: 300, height: 420 },
    ],
    [
      "a plain WebP",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [44, 1, 164, 1]),
      { sort: "webp", width: 300, height: 420 },
    ],
    [
      "a WebP without loss",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8L", [0, 0, 0, 0, 0x2f], [0x2b, 0xc1, 0x68, 0], [0, 0, 0, 0, 0]),
      { sort: "webp", width: 300, height: 420 },
    ],
    ["a JPEG", jpeg(300, 420), { sort: "jpeg", width: 300, height: 420 }],
    [
      "a JPEG behind what a camera tells",
      jpeg(300, 420, segment(0xe1, "Exif")),
      { sort: "jpeg", width: 300, height: 420 },
    ],
  ])("%s", (_, file, size) => expect(measured(file)).toEqual(size));

  test.each([
    ["nothing", bytes()],
    ["a drawing", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a drawing that begins as a JPEG", bytes([0xff, 0xd8, 0xff], "<svg/>")],
    ["a page", bytes("<!doctype html>")],
    ["a PNG of no size", PNG(0, 0, 0, 0, 0, 0, 0, 1)],
    ["a JPEG that is cut off", jpeg(300, 420).subarray(0, 12)],
  ])("%s is no bitmap", (_, file) => expect(measured(file)).toBeUndefined());

  test("whatever the bytes are, they are looked at without a fault", () => {
    const begun = fc.constantFrom<readonly number[]>([0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe0], [], [...PNG()]);
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 80 }), (first, rest) => {
        const file = Uint8Array.from([...first, ...rest]);
        const found = measured(file);
        const kept = bitmapOf(file);
        expect(kept === undefined).toBe(found?.sort !== "jpeg");
        if (kept) expect(measured(kept.bytes)).toEqual(found);
      }),
    );
  });
});

test("of a JPEG the picture is kept, and not where and by whom it was taken", () => {
  const told = [
    segment(0xe1, "Exif GPS 35.6N"),
    segment(0xfe, "for my daughter"),
    segment(0xed, "Photoshop"),
  ];
  const kept = bitmapOf(jpeg(300, 420, ...told))!;
  expect(kept).toMatchObject({ width: 300, height: 420 });
  expect([...kept.bytes]).toEqual([...jpeg(300, 420)]);
  const adobe = jpeg(300, 420, segment(0xee, "Adobe"));
  expect([...bitmapOf(adobe)!.bytes]).toEqual([...adobe]);
});

test("one that is too large is not taken, nor another sort", () => {
  const large = new Uint8Array(LARGEST_PICTURE + 1);
  large.set(jpeg(300, 420));
  expect(bitmapOf(large)).toBeUndefined();
  expect(bitmapOf(large.subarray(0, LARGEST_PICTURE))).toBeDefined();
  expect(bitmapOf(PNG(0, 0, 1, 44, 0, 0, 1, 164))).toBeUndefined();
});
