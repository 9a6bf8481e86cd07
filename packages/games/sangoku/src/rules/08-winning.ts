/** 8 Victory: giving up (sangoku-8.10); the last hit is in the damage step, the empty deck in the draw phase. */
import { type Machine, say } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { other } from "../schema.ts";

export function leave(m: Machine, seat: number): void {
  say(m, LINES.gaveUp, seat);
  m.end(other(seat), "sangoku-8.10");
}
