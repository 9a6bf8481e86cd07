/** Cards on paper, measured on the rendered page: where their edges and their backs lie, and that all letters come along. */
import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { expect, test } from "vitest";
import { drawBack } from "../src/back.ts";
import { type Bleed, CARD, PAPERS, type Paper } from "../src/geometry.ts";
import { lettersAtHand } from "../src/node/fonts.ts";
import type { Backs } from "../src/pdf/places.ts";
import { printed } from "../src/pdf/print.ts";
import { boxOutline, type Shape } from "../src/shapes.ts";
import { drawings } from "./cards.ts";
import { type Sheet, sheetsIn, wordsIn } from "./paper.ts";

/** What a pair of scissors is off by. */
const MAY_BE_OFF = 0.3;

const red = [255, 0, 0] as const;
const blue = [0, 0, 255] as const;
const green = [0, 255, 0] as const;

/** A card of one colour, and 3 mm beyond its edge, with a green mark in its upper left corner. */
const plain = (fill: string): Shape[] => [
  { kind: "path", outline: boxOutline({ x: -3, y: -3, width: 69, height: 94 }), fill },
  { kind: "path", outline: boxOutline({ x: 4, y: 4, width: 10, height: 10 }), fill: "#00ff00" },
];
const front = plain("#ff0000");
const other = plain("#0000ff");

interface Made {
  paper?: Paper;
  bleed?: Bleed;
  backs?: Backs;
}
const print = async (
  cards: readonly (readonly Shape[])[],
  { paper = "a4", bleed = 0, backs = "none" }: Made,
): Promise<Sheet[]> => {
  const { bytes } = await printed(cards, other, lettersAtHand("en"), {
    paper,
    bleed,
    backs,
    title: "test",
    language: "en",
  });
  return sheetsIn(bytes);
};

function close(found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
  expect(found.length).toBe(wanted.length);
  for (const [i, [from, to]] of found.entries()) {
    expect(Math.abs(from! - wanted[i]![0]!)).toBeLessThan(MAY_BE_OFF);
    expect(Math.abs(to! - wanted[i]![1]!)).toBeLessThan(MAY_BE_OFF);
  }
}

test.each(["a4", "letter"] as const)("nine cards of 63 x 88 mm lie in the middle of %s", async (paper) => {
  // red and blue in turn, so that each edge is seen
  const [sheet] = await print(
    Array.from({ length: 9 }, (_, i) => (i % 2 ? other : front)),
    { paper },
  );
  const { width, height } = PAPERS[paper];
  expect(Math.abs(sheet!.width - width)).toBeLessThan(MAY_BE_OFF);
  const [left, top] = [(width - 189) / 2, (height - 264) / 2];
  close(sheet!.across(top + 40, red), [
    [left, left + 63],
    [left + 126, left + 189],
  ]);
  close(sheet!.across(top + 40, blue), [[left + 63, left + 126]]);
  close(sheet!.down(left + 40, red), [
    [top, top + 88],
    [top + 176, top + 264],
  ]);
  close(sheet!.down(left + 40, blue), [[top + 88, top + 176]]);
});

test("with bleed a card is drawn 3 mm beyond its edge, and cut where the marks are", async () => {
  const [sheet] = await print([front], { bleed: 3 });
  const [left, top] = [(210 - 201) / 2, (297 - 276) / 2];
  close(sheet!.across(top + 40, red), [[left - 3, left + CARD.width + 3]]);
  close(sheet!.down(left + 40, red), [[top - 3, top + CARD.height + 3]]);
  const dark = [0, 0, 0] as const;
  const marks = sheet!.across(top - 6, dark, 200).map(([from, to]) => (from + to) / 2);
  const edges = [0, 63, 69, 132, 138, 201].map((x) => left + x);
  expect(marks.length).toBe(6);
  for (const [i, mark] of marks.entries()) expect(Math.abs(mark - edges[i]!)).toBeLessThan(MAY_BE_OFF);
});

test("on paper too small for the bleed of both, two cards share what lies between them", async () => {
  const [sheet] = await print(
    Array.from({ length: 9 }, (_, i) => (i % 2 ? other : front)),
    {
      paper: "letter",
      bleed: 3,
    },
  );
  const column = sheet!.down(PAPERS.letter.width / 2, blue);
  // its first and last stretch reach 3 mm beyond an edge of the card, and half of the gap beyond the other
  expect(column[0]![1] - column[0]![0]).toBeGreaterThan(88 + 3 + 1);
  expect(column[0]![0]).toBeGreaterThan(1);
  expect(sheet!.height - column.at(-1)![1]).toBeGreaterThan(1);
});

test.each(["long", "short"] as const)(
  "backs lie behind their cards where paper is turned over its %s edge",
  async (backs) => {
    const sheets = await print([front, front, front, front], { backs });
    expect(sheets.length).toBe(2);
    const [one, two] = sheets as [Sheet, Sheet];
    // the fourth card stands alone in the second row, at the left
    const y = 16.5 + 88 + 40;
    close(one.across(y, red), [[10.5, 73.5]]);
    if (backs === "long") {
      close(two.across(y, blue), [[210 - 73.5, 210 - 10.5]]);
      // its upper left corner is there when the paper is turned like the page of a book
      expect(two.at(210 - 73.5 + 9, 16.5 + 88 + 9)).toEqual(green);
    } else {
      close(two.across(297 - y, blue), [[10.5, 73.5]]);
      // it stands on its head, as the page does when it is turned over its head
      expect(two.at(73.5 - 9, 297 - (16.5 + 88 + 9))).toEqual(green);
      close(two.across(297 - 50, blue), [[10.5, 199.5]]);
    }
  },
);

test("the same cards make the same document, with its fonts in it and words that can be copied", async () => {
  const letters = lettersAtHand("ja");
  const made = [...(await drawings("en", 4)), ...(await drawings("ja", 4))];
  const shapes = made.map(({ drawing }) => drawing.shapes);
  const options = { paper: "a4", bleed: 0, backs: "long", title: "test", language: "ja" } as const;
  const { bytes, fonts } = await printed([...shapes, ...shapes], drawBack(letters), letters, options);
  const again = await printed([...shapes, ...shapes], drawBack(letters), letters, options);
  expect(Buffer.compare(bytes, again.bytes)).toBe(0);
  const doc = await PDFDocument.load(bytes);
  const descriptors = doc.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("FontDescriptor"));
  expect(descriptors.length).toBe(fonts.length);
  expect(descriptors.every((dict) => dict.has(PDFName.of("FontFile2")))).toBe(true);
  // of a font of 4 MB only the letters on the cards
  expect(bytes.length).toBeLessThan(400_000);
  const text = await wordsIn(bytes);
  for (const { name } of made) expect(text).toContain(name);
});
