/** A match with few states to go back to, packed and taken up again, and with its chance turned to other streams. */
import { describe, expect, test } from "vitest";
import {
  act,
  Chance,
  hashOf,
  Match,
  MatchError,
  type MatchRecord,
  type PackedMatch,
  type SecretSeed,
} from "../src/index.ts";
import { draw, one, setup } from "./drawn.ts";
import { tiny } from "./tiny.ts";

const SECRET = "00".repeat(32);
const seed: SecretSeed = {
  secret: SECRET,
  hash: hashOf(SECRET),
  numbers: ["11".repeat(16), "22".repeat(16)],
};
const dice = tiny({
  steps: () => act(draw),
  asks: {
    ...one,
    groups: [
      {
        verb: "roll",
        form: "word",
        body: act((m) => m.setNumber(0, (m.number(0) * 7 + m.random(6)) % 10_007)),
      },
    ],
  },
});
const match = (kept?: number): Match => new Match(dice, { ...setup(), seed }, kept);
const roll = (of: Match, times: number): Match => {
  for (let i = 0; i < times; i++) expect(of.answer(of.asked!, "roll")).toEqual({ done: true });
  return of;
};
/** A match taken up where another was packed, after the same answers. */
const unpacked = (of: Match, packed: PackedMatch, kept?: number): Match => {
  const { streams, choices } = again(of);
  return Match.unpack(dice, { ...of.setup, ...(streams ? { streams } : {}) }, choices, packed, kept);
};
const again = (of: Match): MatchRecord => JSON.parse(JSON.stringify(of.record())) as MatchRecord;

describe("a match that keeps few states", () => {
  test.each([1, 2, 3, 5])("goes back and forth as one that keeps all: %i", (kept) => {
    const few = roll(match(kept), 40);
    const all = roll(match(), 40);
    const chance = new Chance();
    chance.seed(kept, 0);
    for (let i = 0; i < 200; i++) {
      const back = chance.below(2) === 0;
      expect(back ? few.undo() : few.redo()).toBe(back ? all.undo() : all.redo());
      expect([few.length, few.hash(), few.log(0)]).toEqual([all.length, all.hash(), all.log(0)]);
    }
  });
});

describe("a packed match", () => {
  test.each([0, 1, 17])("is taken up after %i answers, follows the rest, and goes back as before", (at) => {
    const whole = roll(match(), 30);
    const packed = roll(match(), at).pack();
    const taken = unpacked(whole, packed, 2);
    expect([taken.length, taken.hash(), taken.log(0)]).toEqual([30, whole.hash(), whole.log(0)]);
    expect(taken.undoIsInnocent(1)).toBe(whole.undoIsInnocent(1));
    while (taken.undo()) expect(whole.undo()).toBe(true);
    expect([taken.length, taken.hash()]).toEqual([0, whole.hash()]);
  });

  test("of more answers than the record has, or of a table of another size, is refused", () => {
    const packed = roll(match(), 4).pack();
    expect(() => unpacked(roll(match(), 3), packed)).toThrow(MatchError);
    const small = { ...packed, state: packed.state.slice(2) };
    expect(() => unpacked(roll(match(), 9), small)).toThrow(MatchError);
  });
});

describe("chance that is turned to another stream", () => {
  test("brings something else from there on, and the same as before up to there", () => {
    const first = roll(match(), 20);
    const turned = roll(match(), 20);
    for (let i = 0; i < 10; i++) turned.undo();
    turned.turnChance(1);
    expect(turned.canRedo).toBe(false);
    roll(turned, 10);
    expect(turned.hash()).not.toBe(first.hash());
    while (turned.length > 10) turned.undo();
    while (first.length > 10) first.undo();
    expect(turned.hash()).toBe(first.hash());
  });

  test("is another each time, also where it is turned twice at one place, and stands in the record", () => {
    const ends = [1, 2].map((times) => {
      const one = roll(match(2), 12);
      for (let stream = 1; stream <= times; stream++) {
        while (one.length > 5) one.undo();
        one.turnChance(stream);
        roll(one, 7);
      }
      expect(Match.replay(dice, again(one)).hash()).toBe(one.hash());
      expect(unpacked(one, one.pack(), 1).hash()).toBe(one.hash());
      return one.hash();
    });
    expect(ends[0]).not.toBe(ends[1]);
  });

  test("cannot be where the seed is open", () => {
    expect(() => new Match(dice, setup()).turnChance(1)).toThrow(MatchError);
  });
});
