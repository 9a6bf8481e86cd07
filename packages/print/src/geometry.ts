/** Sizes on paper. Everything that is drawn is measured in millimetres, from the upper left corner. */

/** From the corner of the paper or card, in millimetres: to the right and down. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A card when it is cut, and how round its corners are, in millimetres. */
export const CARD = { width: 63, height: 88, corner: 3 } as const;

/** How far a card is drawn beyond its edge, so that a cut that is a little off shows no white, in millimetres. */
export const BLEEDS = [0, 3] as const;
export type Bleed = (typeof BLEEDS)[number];

/** Paper, upright, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** As in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The inner one first, then the outer. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const placed = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** How much longer a line becomes: all that is drawn here is turned, mirrored and enlarged, never stretched. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** So many decimals that a thousandth of a millimetre is kept, and no zeros behind them. */
export const written = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);
