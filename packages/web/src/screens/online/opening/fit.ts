/** How large cards can be so that all of them lie in a room without scrolling. */

/** Height of a card by its width, and what stands under it. */
const RATIO = 7 / 5;
const NOTE = 22;
const GAP = 10;

/** Columns and the width of a card; never below `least`, where the room has to scroll. */
export function fit(
  n: number,
  room: { width: number; height: number },
  least: number,
  most: number,
): { columns: number; width: number } {
  let best = { columns: 1, width: 0 };
  for (let rows = 1; rows <= Math.max(1, n); rows++) {
    const columns = Math.max(1, Math.ceil(n / rows));
    const across = (room.width - GAP * (columns - 1)) / columns;
    const down = ((room.height - GAP * (rows - 1)) / rows - NOTE) / RATIO;
    const width = Math.floor(Math.min(across, down, most));
    if (width > best.width) best = { columns, width };
  }
  if (best.width >= least) return best;
  const columns = Math.max(1, Math.floor((room.width + GAP) / (least + GAP)));
  return { columns, width: Math.floor((room.width - GAP * (columns - 1)) / columns) };
}
