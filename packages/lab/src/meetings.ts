/** Which lists of cards meet, by seat. */

/** So often every list meets every other in all pairs of seats, about, before the same tables come again. */
const ROUNDS = 4;

/**
 * All tables of two, each list with each other on both sides. For more seats one table after the other, each with
 * the lists that met these others least in these seats: all n-tuples would be too many to come to an end with.
 */
export function meetings(lists: number, seats: number): number[][] {
  return seats === 2 ? pairs(lists) : tables(lists, seats, ROUNDS * lists * (lists - 1));
}

/** All tables of two as they come in deals that are played twice: each with seats swapped behind it. */
export function swapped(lists: number): number[][] {
  if (lists === 1)
    return [
      [0, 0],
      [0, 0],
    ];
  const all = Array.from({ length: lists }, (_, list) => list);
  return all.flatMap((a) =>
    all.slice(a + 1).flatMap((b) => [
      [a, b],
      [b, a],
    ]),
  );
}

function pairs(lists: number): number[][] {
  const all = Array.from({ length: lists }, (_, list) => list);
  return all.flatMap((a) => all.filter((b) => a !== b).map((b) => [a, b]));
}

function tables(lists: number, seats: number, count: number): number[][] {
  /** By a seat and one before it: how often each list met each there. */
  const met = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: seat }, () => new Uint32Array(lists * lists)),
  );
  return Array.from({ length: count }, (_, n) => {
    const table: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      // with fewer lists than seats each sits there again only when all do
      const most = Math.floor(seat / lists);
      const times = (list: number): number =>
        table.reduce((sum, other, before) => sum + met[seat]![before]![other * lists + list]!, 0);
      let best = -1;
      for (let i = 0; i < lists; i++) {
        const list = (n + i) % lists;
        if (table.filter((other) => other === list).length > most) continue;
        if (best < 0 || times(list) < times(best)) best = list;
      }
      table.forEach((other, before) => {
        met[seat]![before]![other * lists + best]!++;
      });
      table.push(best);
    }
    return table;
  });
}
