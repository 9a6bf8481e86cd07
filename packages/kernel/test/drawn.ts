/** The tiny game once every seat has drawn its four cards: matches of it, and the question that most tests ask. */
import {
  type AskSpec,
  act,
  type Candidates,
  type Frame,
  type Game,
  type Group,
  type Machine,
  move,
  type Setup,
} from "../src/index.ts";
import { HAND, STORE, started, tiny } from "./tiny.ts";

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

/** These numbers as candidates, whatever they stand for. */
export const these =
  (...cards: number[]): Candidates =>
  (_m, out) => {
    out.set(cards);
    return cards.length;
  };
export const asking = (groups: readonly Group[], more: Partial<AskSpec> = {}): AskSpec => ({
  shape: "one",
  who: () => 0,
  prompt: "on",
  rule: "tiny-1",
  groups,
  ...more,
});
/** Cards 0 and 3 are Ash, 1 Birch, 2 Cedar, of seat 0; 4 to 7 likewise of seat 1. All lie in hand. */
export function inHand(spec: AskSpec, actions: readonly Group[] = []): Machine {
  const m = started({ asks: spec, actions });
  for (let card = 0; card < 8; card++) move(m, card, m.zoneOf(HAND, card < 4 ? 0 : 1));
  return m;
}
