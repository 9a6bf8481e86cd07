/** What a drawing is made of: a flat list of shapes in millimetres. Images and printed pages are both written from it. */
import svgpath from "svgpath";
import type { Bitmap } from "./bitmap.ts";
import { type Box, identity, type Matrix, type Point, placed } from "./geometry.ts";
import type { FontId } from "./type.ts";

export type Segment =
  | readonly [kind: "M" | "L", x: number, y: number]
  | readonly [kind: "C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly [kind: "Z"];
export type Outline = readonly Segment[];

export interface Stop {
  /** From 0 to 1. */
  at: number;
  /** #rrggbb. */
  colour: string;
  opacity: number;
}
/** Colours that pass into each other between two points, or from a centre outwards. */
export type Gradient =
  | { kind: "linear"; from: Point; to: Point; stops: readonly Stop[] }
  | { kind: "radial"; centre: Point; radius: number; stops: readonly Stop[] };
/** #rrggbb, or several. */
export type Paint = string | Gradient;

export interface Stroke {
  colour: string;
  /** In millimetres. */
  width: number;
  round?: boolean;
  /** Lengths of dash and gap, in millimetres. */
  dash?: readonly [number, number];
}

export interface PathShape {
  kind: "path";
  outline: Outline;
  fill?: Paint;
  evenOdd?: boolean;
  stroke?: Stroke;
  opacity?: number;
}
/** Letters of one font on a line; each stands as far from the one before as that one is wide. */
export interface TextShape {
  kind: "text";
  /** Where the line of the letters begins. */
  at: Point;
  /** Of the font's square, in millimetres. */
  size: number;
  font: FontId;
  text: string;
  /** By letter, in parts of the size. */
  advances: readonly number[];
  fill: string;
}
/** Shapes of which only what lies within an outline is shown. */
export interface ClipShape {
  kind: "clip";
  outline: Outline;
  shapes: readonly Shape[];
}
/** A bitmap that fills a box. */
export interface ImageShape {
  kind: "image";
  box: Box;
  bitmap: Bitmap;
}
export type Shape = PathShape | TextShape | ClipShape | ImageShape;

/** The outline that the text of an SVG path stands for: arcs and short forms are written out as curves. */
export function outlineOf(d: string, matrix: Matrix = identity): Outline {
  const outline: Segment[] = [];
  const at = (x: number, y: number): [number, number] => {
    const point = placed(matrix, { x, y });
    return [point.x, point.y];
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [kind, ...n] = segment as [string, ...number[]];
      if (kind === "M" || kind === "L") outline.push([kind, ...at(n[0]!, n[1]!)]);
      else if (kind === "H") outline.push(["L", ...at(n[0]!, y)]);
      else if (kind === "V") outline.push(["L", ...at(x, n[0]!)]);
      else if (kind === "C")
        outline.push(["C", ...at(n[0]!, n[1]!), ...at(n[2]!, n[3]!), ...at(n[4]!, n[5]!)]);
      else if (kind === "Q") {
        const [qx, qy, ex, ey] = n as [number, number, number, number];
        const third = (from: number, to: number): number => from + ((to - from) * 2) / 3;
        outline.push([
          "C",
          ...at(third(x, qx), third(y, qy)),
          ...at(third(ex, qx), third(ey, qy)),
          ...at(ex, ey),
        ]);
      } else if (kind === "Z" || kind === "z") outline.push(["Z"]);
      else throw new Error(`A path has a "${kind}", which is not drawn here.`);
    });
  return outline;
}

/** The smallest box around an outline. */
export function boundsOf(outline: Outline): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number): void => {
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  };
  let [x, y] = [0, 0];
  for (const segment of outline) {
    if (segment[0] === "Z") continue;
    if (segment[0] === "C") {
      const [, x1, y1, x2, y2, ex, ey] = segment;
      for (const t of [...turnsOf(x, x1, x2, ex), ...turnsOf(y, y1, y2, ey)])
        reach(cubic(x, x1, x2, ex, t), cubic(y, y1, y2, ey, t));
      [x, y] = [ex, ey];
    } else [, x, y] = segment;
    reach(x, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** Where a curve turns back, between its ends. */
function turnsOf(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a];
  const root = Math.sqrt(Math.max(0, q * q - 4 * p * r));
  const found = Math.abs(p) < 1e-9 ? [-r / q] : [(-q + root) / (2 * p), (-q - root) / (2 * p)];
  return found.filter((t) => t > 0 && t < 1);
}

/** A box with round corners; one radius for all, or four from the upper left on, clockwise. */
export function boxOutline(
  { x, y, width, height }: Box,
  corner: number | readonly [number, number, number, number] = 0,
): Outline {
  const [a, b, c, d] = typeof corner === "number" ? [corner, corner, corner, corner] : corner;
  const arc = (r: number, dx: number, dy: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return outlineOf(
    `M${x + a} ${y}H${x + width - b}${arc(b, b, b)}V${y + height - c}${arc(c, -c, c)}H${x + d}${arc(d, -d, -d)}V${y + a}${arc(a, a, -a)}Z`,
  );
}

export const discOutline = ({ x, y }: Point, rx: number, ry = rx): Outline =>
  outlineOf(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`);

/** From top to bottom of a box. */
export const down = ({ y, height }: Box, ...colours: readonly string[]): Gradient => ({
  kind: "linear",
  from: { x: 0, y },
  to: { x: 0, y: y + height },
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour, opacity: 1 })),
});
