/** What is asked in an action is answered again when the action is made again, as far as it still can be. */
import { describe, expect, test } from "vitest";
import { giveUp } from "../src/absent.ts";
import {
  type AskSpec,
  constant,
  type Group,
  type Machine,
  move,
  NONE,
  pack,
  seq,
  when,
} from "../src/index.ts";
import {
  ACTION,
  begun,
  doBefore,
  doIt,
  inHand,
  number,
  ONE,
  offered,
  one,
  type Parts,
  put,
  SOME,
  several,
  some,
  stepBefore,
  waits,
  word,
} from "./again.ts";
import { backEnds } from "./backends.ts";
import { HEAP, idly, LIMIT } from "./tiny.ts";

describe.each(backEnds)("in an action that is made again (%s)", (_name, prepare) => {
  const begin = (parts: Parts) => begun(parts, prepare);

  describe("a question is answered as before", () => {
    const words: Group[] = [
      { verb: "stay", form: "word" },
      { verb: "go", form: "word" },
    ];
    test.each<[string, Partial<AskSpec>, number]>([
      ["by a word", { groups: words }, word(1)],
      ["by a card", { groups: [{ verb: "take", form: "card", from: inHand }] }, pack(0, 2, NONE)],
      [
        "by two cards",
        { groups: [...words, { verb: "put", form: "cards", from: inHand, to: inHand }] },
        pack(2, 2, 3),
      ],
      ["by a number", { shape: "number", min: constant(2), max: constant(7) }, pack(0, 5, NONE)],
      ["by yes", { shape: "yes" }, pack(0, 1, NONE)],
      ["by no", { shape: "yes" }, pack(0, 0, NONE)],
    ])("%s", (_sort, spec, option) => {
      const { m, heard } = begin({ asks: one(spec) });
      doIt(m);
      put(m, option);
      stepBefore(m);
      expect(waits(m)).toBe(false);
      expect(heard).toHaveLength(2);
      expect(heard[1]).toEqual(heard[0]);
    });

    test.each([[[]], [[2]], [[0, 3]], [[3, 2, 1]]])("by picked cards, %j", (cards) => {
      const { m, heard } = begin({ asks: some() });
      doIt(m);
      m.chooseSome(cards);
      stepBefore(m);
      expect([waits(m), heard]).toEqual([false, [cards.toSorted(), cards.toSorted()]]);
    });

    test("whoever was asked, also one who is no longer there", () => {
      const who = constant(1);
      const { m, heard } = begin({
        asks: (f, hear) =>
          seq(
            one({ shape: "yes", who })(f, hear),
            some({ who, min: constant(1) })(f, hear),
            one({ shape: "number", min: constant(0), max: constant(9) })(f, hear),
          ),
      });
      m.game.leave = () => {};
      doIt(m);
      giveUp(m, 1);
      put(m, pack(0, 7, NONE));
      const answered = heard.splice(0);
      expect(answered.map(([first]) => first)).toEqual([0, 0, 0]);
      stepBefore(m);
      expect([waits(m), heard]).toEqual([false, answered]);
    });

    test("each of several, in every action in reach, however often", () => {
      const { m, heard } = begin({ asks: several });
      doIt(m);
      m.chooseSome([0, 2]);
      put(m, number(4));
      doBefore(m);
      m.chooseSome([1, 2, 3]);
      put(m, number(8));
      for (let i = 0; i < 3; i++) {
        heard.length = 0;
        stepBefore(m);
        expect(waits(m)).toBe(false);
        expect(heard).toEqual([
          [1, 2, 3],
          [0, 8, NONE],
          [0, 2],
          [0, 4, NONE],
        ]);
      }
    });
  });

  describe("a question is asked again", () => {
    /** What takes place before leaves these numbers for what is asked then. */
    const sets = (value: number) => (m: Machine) => m.setNumber(LIMIT, value);
    const limit = (m: Machine): number => m.number(LIMIT);

    test("whose answer can no longer be given; the others keep theirs", () => {
      const { m, heard } = begin({
        asks: several,
        // what was picked, if it was card 2, can no longer be picked
        before: (x) => move(x, 2, x.zoneOf(HEAP, 0)),
      });
      doIt(m);
      m.chooseSome([0, 1]);
      put(m, number(4));
      doBefore(m);
      m.chooseSome([2]);
      put(m, number(8));
      heard.length = 0;
      stepBefore(m);
      expect([waits(m), heard]).toEqual([true, []]);
      m.chooseSome([0, 1, 3]);
      const now = [
        [0, 1, 3],
        [0, 8, NONE],
        [0, 1],
        [0, 4, NONE],
      ];
      expect([waits(m), heard.splice(0)]).toEqual([false, now]);
      // and from then on it has the new answer
      stepBefore(m);
      expect([waits(m), heard]).toEqual([false, now]);
    });

    test.each<[string, Partial<AskSpec>, number]>([
      [
        "a word that is not to be had",
        {
          groups: [
            {
              verb: "go",
              form: "word",
              needs: [{ rule: "tiny-1", says: "may", test: (m) => limit(m) === 0 }],
            },
            { verb: "stay", form: "word" },
          ],
        },
        word(0),
      ],
      [
        "a number too high",
        { shape: "number", min: constant(0), max: (m) => 9 - limit(m) },
        pack(0, 9, NONE),
      ],
      ["a number too low", { shape: "number", min: limit, max: constant(9) }, pack(0, 0, NONE)],
    ])("where it was %s", (_what, spec, option) => {
      const { m, heard } = begin({ asks: one(spec), before: sets(1) });
      doIt(m);
      put(m, option);
      stepBefore(m);
      expect([waits(m), heard.length]).toEqual([true, 1]);
      expect(offered(m)).not.toContain(option);
    });

    test.each([
      { min: 2, max: 2, again: false },
      { min: 0, max: 2, again: false },
      { min: 2, max: 4, again: false },
      { min: 3, max: 4, again: true },
      { min: 0, max: 1, again: true },
    ])("where too few or too many were picked: two, of $min to $max", ({ min, max, again }) => {
      const bound = (now: number, then: number) => (m: Machine) => (limit(m) === 0 ? then : now);
      const { m } = begin({ asks: some({ min: bound(min, 0), max: bound(max, 4) }), before: sets(1) });
      doIt(m);
      m.chooseSome([0, 2]);
      stepBefore(m);
      expect(waits(m)).toBe(again);
    });

    test("of another seat than the one that answered", () => {
      const { m } = begin({ asks: one({ shape: "yes", who: limit }), before: sets(1) });
      doIt(m);
      put(m, pack(0, 1, NONE));
      stepBefore(m);
      expect([waits(m), m.asking()!.who(m)]).toEqual([true, 1]);
    });

    test("with all that come behind it, where the action takes another course", () => {
      const { m, heard } = begin({
        asks: (f, hear) =>
          seq(
            when((x) => limit(x) === 1, one({ shape: "yes" })(f, hear)),
            several(f, hear),
          ),
        before: sets(1),
      });
      doIt(m);
      m.chooseSome([0, 2]);
      put(m, number(4));
      heard.length = 0;
      stepBefore(m);
      put(m, pack(0, 1, NONE));
      expect(m.asking()!.shape).toBe("some");
      m.chooseSome([1]);
      expect(m.asking()!.shape).toBe("number");
      put(m, number(5));
      expect([waits(m), heard]).toEqual([false, [[0, 1, NONE], [1], [0, 5, NONE]]]);
    });

    test("also where the place of another question differs in its upper half alone", () => {
      const between = idly(0x10000 - 2);
      const yes = one({ shape: "yes" });
      const { m, heard } = begin({
        asks: (f, hear) =>
          seq(
            when((x) => limit(x) === 1, yes(f, hear)),
            between,
            yes(f, hear),
          ),
        before: sets(1),
      });
      doIt(m);
      const later = m.pc;
      put(m, pack(0, 1, NONE));
      stepBefore(m);
      expect([waits(m), later - m.pc]).toEqual([true, 0x10000]);
      put(m, pack(0, 0, NONE));
      put(m, pack(0, 1, NONE));
      expect(heard).toEqual([
        [0, 1, NONE],
        [0, 0, NONE],
        [0, 1, NONE],
      ]);
    });
  });

  describe("there is room", () => {
    const yes = pack(0, 1, NONE);
    const full = "tiny: the actions in reach have more answers than a state can hold";

    test("to the last place, and one more is a fault", () => {
      const make = (script: number): Machine => begin({ asks: one({ shape: "yes" }), script }).m;
      expect(() => doIt(make(ACTION - 1))).toThrow(full);
      const m = make(ACTION + ONE - 1);
      doIt(m);
      expect(() => put(m, yes)).toThrow(full);
      const fits = make(ACTION + ONE);
      doIt(fits);
      put(fits, yes);
      expect(waits(fits)).toBe(false);
    });

    test("for picked cards, by their number", () => {
      const make = (script: number): Machine => begin({ asks: some(), script }).m;
      const m = make(ACTION + SOME + 2);
      doIt(m);
      m.chooseSome([1, 2]);
      expect(waits(m)).toBe(false);
      const fails = make(ACTION + SOME + 2);
      doIt(fails);
      expect(() => fails.chooseSome([1, 2, 3])).toThrow(full);
    });

    test("again where an answer was forgotten", () => {
      const { m } = begin({
        asks: some(),
        before: (x) => move(x, 2, x.zoneOf(HEAP, 0)),
        script: 2 * ACTION + SOME + 2,
      });
      doIt(m);
      m.chooseSome([1, 2]);
      stepBefore(m);
      m.chooseSome([1, 3]);
      expect(waits(m)).toBe(false);
    });
  });
});
