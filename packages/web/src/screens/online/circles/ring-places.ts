/** Where people and cards lie on the circle that a ring is drawn as, in hundredths of its square. */

export interface Point {
  x: number;
  y: number;
}

const MIDDLE = 50;
/** The circle leaves room for what is wider than its point. */
export const RADIUS = 37;

/** The point so far round, from 0 at the top to 1, clockwise. */
export function around(turn: number, radius = RADIUS): Point {
  const angle = turn * 2 * Math.PI;
  return { x: MIDDLE + radius * Math.sin(angle), y: MIDDLE - radius * Math.cos(angle) };
}

/** For each of `n` people: where they are, where the card lies that they give, and where the arrow is to whoever gets it. */
export function ringPlaces(n: number): { person: Point; card: Point; arrow: Point; turn: number }[] {
  return Array.from({ length: n }, (_, i) => {
    const turn = (i + 0.76) / n;
    return { person: around(i / n), card: around((i + 0.5) / n), arrow: around(turn), turn };
  });
}
