/**
 * Lines of text within a width. Words of Latin letters stay whole; Japanese breaks between any two signs, except before
 * those that do not begin a line and behind those that do not end one.
 */
import type { Letters, Run, Style } from "./letters.ts";

/** Words of one style. */
export interface Span {
  text: string;
  style: Style;
  fill: string;
}

/** What stands together on a line: its letters, and how wide they are, in parts of the size. */
interface Piece {
  runs: readonly Run[];
  width: number;
  fill: string;
  /** What is left free before it, where a line begins with it and elsewhere; less than nothing where it moves nearer. */
  first: number;
  space: number;
  /** A line may begin with it. */
  breaks: boolean;
}

export interface Line {
  pieces: readonly Piece[];
  /** In parts of the size. */
  width: number;
}

/** Signs that do not begin a line (after JIS X 4051), and those that do not end one. */
const NOT_FIRST =
  /^[、。，．・：；？！‼⁉）〕】」』〉》］｝”’ー々ゝゞ〜～…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％!?,.:;)\]}%]/;
const NOT_LAST = /[（〔【「『〈《［｛“‘([{]$/;
/** Signs between which a line may break without a space. */
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/;

export function piecesOf(spans: readonly Span[], letters: Letters): Piece[] {
  const pieces: Piece[] = [];
  let before = "";
  let space = 0;
  for (const { text, style, fill } of spans) {
    for (const part of partsOf(text)) {
      if (part === " ") {
        space = letters.measure(" ", style).width;
        continue;
      }
      const breaks = before === "" || space > 0 || mayBreak(before, part);
      const measured = letters.measure(part, style);
      const first = OPENS.test(part) ? -HALF : 0;
      pieces.push({ ...measured, fill, space: blankBetween(before, part, space), first, breaks });
      before = part;
      space = 0;
    }
  }
  return pieces;
}

/** The half of a wide bracket or point that is blank falls away beside another one, beside a space and where a line begins. */
const OPENS = /^[（〔【「『〈《［｛]/;
const CLOSES = /[、。，．）〕】」』〉》］｝]$/;
const HALF = 0.5;

function blankBetween(before: string, after: string, space: number): number {
  const ends = CLOSES.test(before);
  const begins = OPENS.test(after);
  if (space > 0) return space - (ends ? HALF : 0) - (begins ? HALF : 0);
  return ends && (begins || CLOSES.test(after)) ? -HALF : 0;
}

/** Words, spaces, and single signs of Japanese. */
const partsOf = (text: string): string[] =>
  text.match(
    / |[\u2e80-\u9fff\uff00-\uffef]|[^ \u2e80-\u9fff\uff00-\uffef]+?(?:-(?=\p{L})|(?= |$|[\u2e80-\u9fff\uff00-\uffef]))/gu,
  ) ?? [];

const mayBreak = (before: string, after: string): boolean =>
  !NOT_LAST.test(before) &&
  !NOT_FIRST.test(after) &&
  (WIDE.test(before.slice(-1)) || WIDE.test(after.slice(0, 1)) || before.endsWith("-"));

/** Lines no wider than that, in parts of the size; where little is left for the last, all are about as wide as it can be. */
export function linesOf(pieces: readonly Piece[], width: number): Line[] {
  const lines = filled(pieces, width);
  if (lines.length < 2 || lines.at(-1)!.width > LOST) return lines;
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 0.25) {
    const between = (narrow + wide) / 2;
    if (filled(pieces, between).length > lines.length) narrow = between;
    else wide = between;
  }
  return filled(pieces, wide);
}

/** A last line shorter than this, in parts of the size, looks lost. */
const LOST = 3.5;

/** Each line as full as it can be; a word that alone is wider stands on a line of its own. */
function filled(pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Piece[] = [];
  let used = 0;
  for (let i = 0; i < pieces.length; ) {
    const [unit, next] = unitAt(pieces, i);
    const [head, ...rest] = unit as [Piece, ...Piece[]];
    const wide = rest.reduce((sum, piece) => sum + piece.space + piece.width, head.width);
    if (line.length > 0 && used + head.space + wide > width + 1e-6) {
      lines.push({ pieces: line, width: used });
      [line, used] = [[], 0];
    }
    const space = line.length === 0 ? head.first : head.space;
    used += space + wide;
    line.push({ ...head, space }, ...rest);
    i = next;
  }
  if (line.length > 0) lines.push({ pieces: line, width: used });
  return lines;
}

/** From one place where a line may begin to the next. */
function unitAt(pieces: readonly Piece[], from: number): [unit: Piece[], next: number] {
  let next = from + 1;
  while (next < pieces.length && !pieces[next]!.breaks) next++;
  return [pieces.slice(from, next), next];
}
