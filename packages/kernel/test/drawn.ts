/** The tiny game once every seat has drawn its four cards: matches of it, and the question that most tests ask. */
import {
  type AskSpec,
  act,
  type Candidates,
  type Frame,
  type Game,
  type Machine,
  move,
  type Setup,
} from "../src/index.ts";
import { HAND, STORE, tiny } from "./tiny.ts";

export type Asks = AskSpec | ((f: Frame) => AskSpec);

export const hand: Candidates = (m, out) => {
  let n = 0;
  for (let c = m.first(m.zoneOf(HAND, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
};
export const NAMES = ["Ash", "Birch", "Cedar", "Ash"];
export const setup = (more: Partial<Setup> = {}): Setup => ({ seed: 5, lists: [NAMES, NAMES], ...more });
export const draw = (m: Machine): void => {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let i = 0; i < 4; i++) move(m, m.first(m.zoneOf(STORE, seat)), m.zoneOf(HAND, seat));
};
/** Everybody draws all of their cards; then this question, of seat 0 where nothing else is said, again and again. */
export const game = (asks: Asks): Game => tiny({ steps: () => act(draw), asks });
export const one: AskSpec = {
  shape: "one",
  who: () => 0,
  prompt: "on",
  rule: "tiny-1",
  groups: [
    { verb: "take", form: "card", from: hand },
    { verb: "rest", form: "word" },
  ],
};
