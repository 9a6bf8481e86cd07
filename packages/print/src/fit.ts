/** Words set into a box: as large as they may be, smaller where they need to, and what finds no room even so is said. */
import type { Box } from "./geometry.ts";
import type { Letters, Style } from "./letters.ts";
import type { Shape } from "./shapes.ts";
import { type Line, linesOf, piecesOf, type Span } from "./wrap.ts";

export interface Paragraph {
  spans: readonly Span[];
  /** What is left free before it, in parts of the size. */
  gap?: number;
  /** A fine line in the middle of what is left free before it. */
  rule?: boolean;
}

export interface Bounds {
  /** The largest and the smallest size of letters, in millimetres. */
  largest: number;
  smallest: number;
  /** From line to line, in parts of the size. */
  leading: number;
}

export interface Fitted {
  /** In millimetres. */
  size: number;
  lines: readonly { line: Line; top: number }[];
  /** Where rules are drawn, from the top, in millimetres. */
  rules: readonly number[];
  /** How high all of it is, and how far it reaches beyond its box at the smallest size, in millimetres. */
  height: number;
  over: number;
}

/** By how much letters become smaller at a time, in millimetres. */
const STEP = 0.05;

export function fitted(
  paragraphs: readonly Paragraph[],
  letters: Letters,
  { width, height }: Pick<Box, "width" | "height">,
  { largest, smallest, leading }: Bounds,
): Fitted {
  const pieces = paragraphs.map(({ spans }) => piecesOf(spans, letters));
  for (let size = largest; ; size = Math.max(smallest, size - STEP)) {
    const set = setAt(size);
    if (set.over <= 0 || size <= smallest) return { ...set, over: Math.max(0, set.over) };
  }

  function setAt(size: number): Fitted {
    const lines: { line: Line; top: number }[] = [];
    const rules: number[] = [];
    let top = 0;
    let widest = 0;
    for (const [i, { gap = 0, rule }] of paragraphs.entries()) {
      const free = i > 0 ? gap * size : 0;
      if (rule && i > 0) rules.push(top + free / 2);
      top += free;
      for (const line of linesOf(pieces[i]!, width / size)) {
        lines.push({ line, top });
        widest = Math.max(widest, line.width * size);
        top += leading * size;
      }
    }
    return { size, lines, rules, height: top, over: Math.max(top - height, widest - width) };
  }
}

export type Align = "left" | "middle" | "right";

/** The shapes of lines that were fitted, from the upper left corner of a box of that width. */
export function setLines(
  { size, lines }: Fitted,
  { x, y, width }: Omit<Box, "height">,
  leading: number,
  align: Align = "left",
): Shape[] {
  return lines.flatMap(({ line, top }) => {
    const free = width - line.width * size;
    const left = x + (align === "left" ? 0 : align === "middle" ? free / 2 : free);
    return lineShapes(line, left, y + top + baseline(size, leading), size);
  });
}

/** From the top of a line to the foot of its letters: what is left free is shared above and below. */
export const baseline = (size: number, leading: number): number => size * ((leading - 1) / 2 + 0.82);

function lineShapes({ pieces }: Line, x: number, y: number, size: number): Shape[] {
  const shapes: Shape[] = [];
  let at = x;
  for (const { runs, space, fill } of pieces) {
    at += space * size;
    for (const { font, text, advances } of runs) {
      shapes.push({ kind: "text", at: { x: at, y }, size, font, text, advances, fill });
      at += advances.reduce((sum, advance) => sum + advance, 0) * size;
    }
  }
  return shapes;
}

export interface Word {
  text: string;
  style: Style;
  fill: string;
  /** Where it stands: its left end, middle or right end, and the foot of its letters, in millimetres. */
  x: number;
  y: number;
  size: number;
  align?: Align;
}

/** One word, or a number, as large as it is. */
export function setWord({ text, style, fill, x, y, size, align = "left" }: Word, letters: Letters): Shape[] {
  const { runs, width } = letters.measure(text, style);
  const left = x - (align === "left" ? 0 : align === "middle" ? width / 2 : width) * size;
  const piece = { runs, width, fill, first: 0, space: 0, breaks: true };
  return lineShapes({ pieces: [piece], width }, left, y, size);
}
