/** What is asked in an action is answered again when the action is made again, as far as it still can be. */
import { describe, expect, test } from "vitest";
import { giveUp } from "../src/absent.ts";
import {
  type AskSpec,
  act,
  actionArg,
  ask,
  assign,
  beginAction,
  bringBack,
  call,
  cardsIn,
  constant,
  endAction,
  type Frame,
  firstAction,
  type Group,
  keepTable,
  loop,
  type Machine,
  move,
  NONE,
  nextAction,
  pack,
  program,
  putFirst,
  type Step,
  seq,
  show,
  type Var,
  when,
} from "../src/index.ts";
import { backEnds } from "./backends.ts";
import { HAND, HEAP, kind, LIMIT, members, STORE, started, tiny } from "./tiny.ts";

const DO = 1;
const BEFORE = 2;
/** Places of an action, of an answer that is one option, and of one that is cards, beside the cards. */
const ACTION = 7;
const ONE = 6;
const SOME = 4;

interface Parts {
  /** What an action asks; what is answered it hands to `hear`. */
  asks: (f: Frame, hear: (m: Machine, ...answer: number[]) => void) => Step;
  /** What takes place before it when the table was stepped back. */
  before?: (m: Machine) => void;
  script?: number;
}

/**
 * A game of three words: "do" makes an action, "do before" makes one before all that were made, and "before" lets
 * something else take place before them. What was answered, by the player or again, is written down.
 */
function game({ asks, before = () => {}, script = 200 }: Parts) {
  const heard: number[][] = [];
  const doing = program("do", (f) => asks(f, (_m, ...answer) => heard.push(answer)));
  const again = program("again", (f) => {
    const at = f.local();
    return seq(
      assign(at, firstAction),
      loop(
        (m) => at(m) !== NONE,
        seq(
          act((m) => beginAction(m, at(m))),
          when((m) => actionArg(m, at(m), 0) === DO, call(doing), act(before)),
          act(endAction),
          assign(at, (m) => nextAction(m, at(m))),
        ),
      ),
    );
  });
  const makes = (verb: string, sort: number, back: boolean): Group => ({
    verb,
    form: "word",
    body: seq(
      act((m) => {
        (back ? bringBack : keepTable)(m);
        putFirst(m, sort);
      }),
      call(again),
    ),
  });
  const made = tiny({
    kinds: [kind("Oak"), kind("Yew")],
    shape: { rewind: { script, timeless: [] } },
    steps: () =>
      act((m) => {
        for (let c = 0; c < 4; c++) move(m, c, m.zoneOf(HAND, 0));
      }),
    asks: {
      shape: "one",
      who: constant(0),
      prompt: "on",
      rule: "tiny-1",
      groups: [makes("do", DO, false), makes("do before", DO, true), makes("before", BEFORE, true)],
    },
  });
  return { made, heard };
}
/** Cards 0, 1 and 3 are equal, and in the hand of seat 0 with 2; 4 and 5, equal too, lie where nobody sees them. */
const LISTS = [
  [0, 0, 1, 0],
  [0, 0],
];

const word = (n: number): number => pack(n, NONE, NONE);
const doIt = (m: Machine): void => m.choose(word(0));
const doBefore = (m: Machine): void => m.choose(word(1));
const stepBefore = (m: Machine): void => m.choose(word(2));
/** Whether an action is under way and asks something. */
const waits = (m: Machine): boolean => m.asking()!.prompt === "bare";
const offered = (m: Machine): number[] => [...m.options.subarray(0, m.list())];
const put = (m: Machine, option: number): void => {
  expect(offered(m)).toContain(option);
  m.choose(option);
};

const asking = (more: Partial<AskSpec>): Step =>
  ask({ shape: "one", who: constant(0), prompt: "bare", rule: "tiny-1", ...more });
const inHand = cardsIn(HAND, constant(0));
/** Moves the cards of the hand of seat 0 so that these lie first, in this order. */
const reorder =
  (...cards: number[]) =>
  (m: Machine): void => {
    for (const card of cards.toReversed()) move(m, card, m.zoneOf(HAND, 0), false);
  };

describe.each(backEnds)("in an action that is made again (%s)", (_name, prepare) => {
  const begin = (parts: Parts) => {
    const { made, heard } = game(parts);
    return { m: started(prepare(made), LISTS), heard };
  };
  /** An action of this one question; what is heard is the group and both numbers of the answer. */
  const one =
    (more: Partial<AskSpec>): Parts["asks"] =>
    (f, hear) => {
      const [a, b]: Var[] = [f.local(), f.local()];
      return seq(
        asking({ a, b, ...more }),
        act((m) => hear(m, m.answered, a!(m), b!(m))),
      );
    };
  /** The same for cards that are picked. */
  const some =
    (more: Partial<AskSpec> = {}): Parts["asks"] =>
    (f, hear) => {
      const set = f.set();
      const groups: Group[] = [{ verb: "", form: "card", from: inHand }];
      return seq(
        asking({ shape: "some", min: constant(0), max: constant(3), set, groups, ...more }),
        act((m) => hear(m, ...members(m, m.setAt(set)))),
      );
    };

  /** Two questions, one behind the other: which cards, and how many. */
  const several: Parts["asks"] = (f, hear) =>
    seq(some()(f, hear), one({ shape: "number", min: constant(0), max: constant(9) })(f, hear));
  const number = (n: number): number => pack(0, n, NONE);

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
  });

  describe("of equal cards that nothing tells apart, one of which stands for all,", () => {
    const take = (more: Partial<Group> = {}): Group => ({
      verb: "take",
      form: "card",
      from: inHand,
      ...more,
    });
    /** The action is to take a card; whether it is asked for again once something took place before. */
    const askedAgain = (
      group: Partial<Group>,
      chosen: number,
      before: (m: Machine) => void,
      first?: (m: Machine) => void,
    ): { again: boolean; heard: number[][]; m: Machine } => {
      const { m, heard } = begin({ asks: one({ groups: [take(group)] }), before });
      first?.(m);
      doIt(m);
      put(m, chosen);
      stepBefore(m);
      return { again: waits(m), heard, m };
    };
    const unless = (forbidden: (m: Machine) => boolean): Pick<Group, "needs"> => ({
      needs: [{ rule: "tiny-1", says: "may", test: (m) => m.number(LIMIT) === 0 || !forbidden(m) }],
    });
    const forbid = (m: Machine): void => m.setNumber(LIMIT, 1);

    test.each([
      [0, 3],
      [3, 0],
    ])("the one chosen, %i, is chosen again where %i stands for it now", (chosen, other) => {
      const card = pack(0, chosen, NONE);
      const { again, heard, m } = askedAgain({}, card, reorder(other, chosen), reorder(chosen, other));
      expect([again, heard[1]]).toEqual([false, [0, chosen, NONE]]);
      doIt(m);
      expect(offered(m)).not.toContain(card);
    });

    test("is asked for again if it is of another kind than those left", () => {
      const { again } = askedAgain(
        unless((m) => m.a === 2),
        pack(0, 2, NONE),
        forbid,
      );
      expect(again).toBe(true);
    });

    test("is asked for again if it lies elsewhere now", () => {
      const { again } = askedAgain({}, pack(0, 0, NONE), (m) => move(m, 0, m.zoneOf(HEAP, 0)));
      expect(again).toBe(true);
    });

    test.each([
      [4, 5],
      [4, 4],
    ])("is asked for again if only one of both is known to who is asked: %i of %i", (known, chosen) => {
      const from = cardsIn(STORE, constant(1));
      const { again } = askedAgain(
        { from, ...unless((m) => m.a === chosen) },
        pack(0, chosen, NONE),
        forbid,
        (m) => show(m, known, 1),
      );
      expect(again).toBe(true);
    });

    test("is asked for again if something else was to be done with it", () => {
      const { m } = begin({
        asks: one({ groups: [take(), take({ verb: "drop", ...unless(() => true) })] }),
        before: forbid,
      });
      doIt(m);
      put(m, pack(1, 0, NONE));
      stepBefore(m);
      expect(waits(m)).toBe(true);
    });

    test.each<[string, Partial<Group>, number]>([
      ["with a second card", { form: "cards", to: inHand }, pack(0, 0, 2)],
      ["with one of its texts", { form: "effect", to: inHand }, pack(0, 0, 2)],
    ])("is asked for again if it can no longer be chosen %s", (_what, group, chosen) => {
      const { again } = askedAgain({ ...group, ...unless((m) => m.a === 0) }, chosen, forbid);
      expect(again).toBe(true);
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
