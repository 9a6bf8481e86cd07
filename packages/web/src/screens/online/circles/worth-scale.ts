/** From a worth to its place on a line that all of them, with their uncertainty, find room on. */
export function scaleOf(guide: readonly { worth: number; error: number }[]): (worth: number) => number {
  const least = Math.min(0, ...guide.map(({ worth, error }) => worth - error));
  const most = Math.max(0, ...guide.map(({ worth, error }) => worth + error));
  const span = most - least || 1;
  return (worth) => MARGIN + ((worth - least) / span) * (100 - 2 * MARGIN);
}

/** A dot at the end is seen whole. */
const MARGIN = 4;
