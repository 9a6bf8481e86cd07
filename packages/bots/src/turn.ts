import type { Machine } from "@tefuda/kernel";

/** The number of the turn, in games that count them; else 0. */
export function turnOf(m: Machine): number {
  const id = m.game.shape.numbers.indexOf("turn");
  return id < 0 ? 0 : m.number(id);
}
