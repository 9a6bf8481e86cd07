/** What the painters of a picture share: a picture is 300 wide and 420 high, in whole numbers. */
import type { Paint } from "./colours.ts";
import type { Chance } from "./seeded.ts";

/** Where what is pictured stands: a card's name hides what is above, and its values the corners below. */
export const middle = { x: 150, y: 205 } as const;

/** Left, middle or right: -1, 0 or 1. */
export type Side = -1 | 0 | 1;

export interface Brush {
  paint: Paint;
  chance: Chance;
  /** Where the mass of the picture lies. */
  side: Side;
  /** Roofs are built with curved eaves. */
  curved: boolean;
}

export const n = (value: number): number => Math.round(value);

/** As often as that, one after the other. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;

/** A ridge from left to right as a closed shape, of so many steps around a height. */
export function ridge(chance: Chance, y: number, rough: number, steps: number, smooth: boolean): string {
  let d = "M-5 430";
  let [px, py] = [-5, 0];
  for (let i = 0; i <= steps; i++) {
    const [x, at] = [n((i * 310) / steps - 5), n(y + chance.between(-rough, rough))];
    const half = n((px + x) / 2);
    d += smooth && i > 0 ? `C${half} ${py} ${half} ${at} ${x} ${at}` : `L${x} ${at}`;
    [px, py] = [x, at];
  }
  return `${d}V430Z`;
}

/** A roof by its ridge, its half width at the eaves and its height. */
export function roof(x: number, y: number, half: number, height: number, curved: boolean): string {
  const [left, right, low] = [n(x - half), n(x + half), n(y + height)];
  if (!curved) return `M${left} ${low}L${n(x)} ${n(y)}L${right} ${low}Z`;
  const hang = n(y + height * 0.8);
  const r = n(half * 0.3);
  return `M${left} ${n(y + height * 0.7)}Q${n(x - half * 0.5)} ${hang} ${n(x) - r} ${n(y)}H${n(x) + r}Q${n(x + half * 0.5)} ${hang} ${right} ${n(y + height * 0.7)}L${right} ${low}H${left}Z`;
}
