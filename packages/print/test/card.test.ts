/** Cards as they are drawn: everything has room, what has none is told and marked, and lines break where they may. */
import { describe, expect, test } from "vitest";
import { drawCard } from "../src/card.ts";
import { LANGUAGES } from "../src/card-words.ts";
import { cardImage, SHEET, sheetsOf } from "../src/images.ts";
import { lettersAtHand } from "../src/node/fonts.ts";
import type { Shape } from "../src/shapes.ts";
import { shapesOf } from "../src/svg-read.ts";
import { linesOf, piecesOf } from "../src/wrap.ts";
import { DEEP, drawings, type Tried } from "./cards.ts";

const all = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.kind === "clip" ? [shape, ...all(shape.shapes)] : [shape]));
const textOf = (shapes: readonly Shape[]): string =>
  all(shapes)
    .map((shape) => (shape.kind === "text" ? shape.text : ""))
    .join("");

describe.each(LANGUAGES)("cards in %s", (language) => {
  const letters = lettersAtHand(language);

  test("everything on them has room, and every letter has a font", async () => {
    const tried = await drawings(language, DEEP ? Number.POSITIVE_INFINITY : 40);
    expect(tried.flatMap(({ drawing }) => drawing.overflows)).toEqual([]);
    expect([...letters.missing]).toEqual([]);
  });

  test("a text that is too long is told by the name of its card, marked, and left out nowhere", async () => {
    const [{ info, studio }] = (await drawings(language, 1)) as [Tried];
    const line = {
      en: "Draw three cards, then discard two of them.",
      ja: "カードを三枚引き、その後二枚捨てる。",
    };
    const texts = Array.from({ length: 14 }, (_, i) => ({ kind: "effect", words: line, number: i + 1 }));
    const { shapes, overflows } = drawCard({ ...info, texts }, studio);
    expect(overflows).toEqual([{ card: info.name, part: "text", over: expect.any(Number) }]);
    expect(overflows[0]!.over).toBeGreaterThan(1);
    expect(all(shapes).some((shape) => shape.kind === "path" && shape.stroke?.colour === "#e5001f")).toBe(
      true,
    );
    const said = textOf(shapes).replaceAll(" ", "");
    expect(said.split(line[language].replaceAll(" ", "")).length).toBe(15);
  });

  test("a card is drawn the same each time", async () => {
    const [{ info, studio, drawing, name }] = (await drawings(language, 1)) as [Tried];
    const image = (shapes: readonly Shape[]) => cardImage(shapes, letters, { title: name, bleed: 0 });
    const svg = image(drawing.shapes);
    expect(image(drawCard(info, studio).shapes)).toBe(svg);
    expect(svg).toContain('width="63mm" height="88mm"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("lines", () => {
  const letters = lettersAtHand("ja");
  const set = (text: string, width: number): string[] =>
    linesOf(piecesOf([{ text, style: "plain", fill: "#000000" }], letters), width).map(({ pieces }) =>
      pieces.flatMap(({ runs }) => runs.map((run) => run.text)).join(""),
    );

  test("of Japanese begin with no point and end with no open bracket", () => {
    const text = "あなたの山札を見て、「赤い」カードを（二枚まで）捨てる。その後、ターンを終了する。";
    for (let width = 4; width < 20; width++) {
      const lines = set(text, width);
      expect(lines.join("")).toBe(text);
      for (const line of lines) {
        expect(line).not.toMatch(/^[、。」）ーっょ]/);
        expect(line).not.toMatch(/[「（]$/);
      }
    }
  });

  test("keep words and numbers whole", () => {
    expect(set("このターンの間、+1000/+1000を得る。", 9)).toContainEqual(
      expect.stringContaining("+1000/+1000"),
    );
    const text = "Each of the others gets +1/+1 this turn.";
    for (const line of set(text, 6)) expect(` ${text.replaceAll(" ", "")}`).toContain(line);
    expect(set(text, 6).every((line) => !/^\/|\+$/.test(line))).toBe(true);
  });
});

test("a picture that says what is not drawn here is refused", () => {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">${inner}</svg>`;
  const read = (inner: string) => () => shapesOf(svg(inner), [1, 0, 0, 1, 0, 0]);
  expect(read('<rect width="5" height="5" fill="#f00"/>')().length).toBe(1);
  expect(read('<text x="1">a</text>')).toThrow("<text>");
  expect(read('<rect width="5" height="5" filter="url(#x)"/>')).toThrow("filter");
  expect(read('<rect width="5" height="5" fill="url(#x)"/>')).toThrow("url(#x)");
});

test("sheets have 10 x 7 places, and the last of each is kept for the back", () => {
  expect(SHEET.columns * SHEET.rows).toBe(70);
  expect(sheetsOf(Array.from({ length: 140 }, (_, i) => i)).map((sheet) => sheet.length)).toEqual([
    69, 69, 2,
  ]);
});
