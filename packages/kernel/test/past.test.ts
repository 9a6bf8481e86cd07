/** What a match remembers: taking back, giving again, faults on the way, records. */
import { describe, expect, test } from "vitest";
import {
  act,
  type Game,
  type Group,
  type Machine,
  MachineFault,
  Match,
  MatchError,
  message,
  move,
  say,
  show,
  shuffle,
} from "../src/index.ts";
import { draw, game, NAMES, one, setup } from "./drawn.ts";
import { HAND, HEAP, tiny } from "./tiny.ts";

const done = { done: true };

describe("the past", () => {
  /** Words that do things, to see what is held against an answer afterwards. */
  const does = (what: Record<string, (m: Machine) => void>): Game =>
    tiny({
      steps: () => act(draw),
      asks: {
        ...one,
        who: (m) => m.number(0) % 2,
        groups: Object.entries(what).map(
          ([verb, run]): Group => ({
            verb,
            form: "word",
            body: act((m) => {
              run(m);
              m.setNumber(0, m.number(0) + 1);
            }),
          }),
        ),
      },
    });
  const nothing = { wait: () => {} };

  test("is taken back one by one and given again, until something else is answered", () => {
    const match = new Match(does({ ...nothing, other: () => {} }), setup());
    expect([match.undo(), match.redo(), match.canRedo]).toEqual([false, false, false]);
    match.answer(0, "wait");
    match.answer(1, "wait");
    expect([match.undo(), match.undo(), match.undo()]).toEqual([true, true, false]);
    expect([match.length, match.canRedo, match.asked]).toEqual([0, true, 0]);
    expect(match.redo()).toBe(true);
    expect([match.length, match.canRedo, match.asked]).toEqual([1, true, 1]);
    match.answer(0, "wait");
    expect(match.canRedo).toBe(true);
    match.answer(1, "other");
    expect([match.canRedo, match.redo(), match.length]).toEqual([false, false, 2]);
  });

  test("tells how far back a seat's last answer lies", () => {
    const match = new Match(does(nothing), setup());
    expect(match.stepsBack(0)).toBe(0);
    for (let i = 0; i < 3; i++) match.answer(i % 2, "wait");
    expect([match.stepsBack(0), match.stepsBack(1), match.stepsBack(2)]).toEqual([1, 2, 0]);
  });

  test("is innocent to take back unless a card came to light or chance was asked", () => {
    const match = new Match(
      does({
        ...nothing,
        roll: (m) => {
          m.random(6);
        },
        reveal: (m) => move(m, m.first(m.zoneOf(HAND, 0)), m.zoneOf(HEAP, 0)),
        hide: (m) => move(m, m.first(m.zoneOf(HEAP, 0)), m.zoneOf(HEAP, 0)),
        mix: (m) => shuffle(m, m.zoneOf(HEAP, 0)),
      }),
      setup(),
    );
    const innocent = (word: string): boolean => {
      expect(match.answer(match.asked!, word)).toEqual(done);
      return match.undoIsInnocent(1);
    };
    expect(["wait", "roll", "wait", "reveal", "hide", "mix"].map(innocent)).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
    ]);
    expect([1, 2, 3, 4, 6].map((steps) => match.undoIsInnocent(steps))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("is not innocent to take back once a card was shown to somebody, or turned up where all can see it", () => {
    const first = (m: Machine): number => m.first(m.zoneOf(HEAP, 0));
    const match = new Match(
      does({
        ...nothing,
        lay: (m) => {
          move(m, m.first(m.zoneOf(HAND, 0)), m.zoneOf(HEAP, 0));
          m.setFaceDown(first(m), true);
        },
        turn: (m) => m.setFaceDown(first(m), false),
        cover: (m) => m.setFaceDown(first(m), true),
        show: (m) => show(m, m.first(m.zoneOf(HAND, 0)), 1 << 1),
      }),
      setup(),
    );
    const innocent = (word: string): boolean => {
      expect(match.answer(match.asked!, word)).toEqual(done);
      return match.undoIsInnocent(1);
    };
    expect(["lay", "turn", "cover", "show", "show", "wait"].map(innocent)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test("tells what was written since an answer", () => {
    const line = message("waits", [], { en: "waits" });
    const match = new Match(
      tiny({
        messages: [line],
        asks: { ...one, groups: [{ verb: "wait", form: "word", body: act((m) => say(m, line)) }] },
      }),
      setup(),
    );
    match.answer(0, "wait");
    match.answer(0, "wait");
    expect(match.log(0)).toHaveLength(2);
    expect([0, 1, 2].map((step) => match.logSince(0, step).length)).toEqual([2, 1, 0]);
    expect(match.journalAt(0)).toBe(0);
    expect(match.journalAt(2)).toBe(match.machine.journal.length);
    match.undo();
    expect(match.log(0)).toHaveLength(1);
  });

  test("has a number that is equal for equal states only", () => {
    const match = new Match(does(nothing), setup());
    const before = match.hash();
    match.answer(0, "wait");
    const after = match.hash();
    expect(after).not.toBe(before);
    match.undo();
    expect(match.hash()).toBe(before);
    match.redo();
    expect(match.hash()).toBe(after);
  });
});

describe("a fault on the way", () => {
  const broken = (fault: (m: Machine) => never): Match =>
    new Match(
      tiny({
        asks: {
          ...one,
          groups: [
            {
              verb: "break",
              form: "word",
              body: act((m) => {
                m.setNumber(0, 9);
                move(m, 0, m.zoneOf(HEAP, 0));
                fault(m);
              }),
            },
            { verb: "wait", form: "word" },
          ],
        },
      }),
      setup(),
    );

  test("is told, and the game stands where it was and goes on", () => {
    const match = broken(() => {
      throw new MachineFault("tiny: out of order");
    });
    match.answer(0, "wait");
    const before = [match.hash(), match.log(0), match.length];
    expect(() => match.answer(0, "break")).toThrow("tiny: out of order");
    expect([match.hash(), match.log(0), match.length]).toEqual(before);
    expect(match.answer(0, "wait")).toEqual(done);
  });

  test("keeps nothing that was borrowed on the way, however often", () => {
    const match = broken((m) => {
      m.borrow();
      throw new MachineFault("tiny: out of order");
    });
    for (let n = 0; n < 20; n++) expect(() => match.answer(0, "break")).toThrow("tiny: out of order");
    expect(match.machine.borrow()).toBe(0);
  });

  test("of any other sort is told as one of the machine", () => {
    const match = broken(() => {
      throw new TypeError("no such thing");
    });
    expect(() => match.answer(0, "break")).toThrow("TypeError: no such thing");
    expect(match.length).toBe(0);
  });

  test("is also a state that is not sound", () => {
    const lose: Group = { verb: "lose", form: "word", body: act((m) => m.unlink(1)) };
    const match = new Match(tiny({ asks: { ...one, groups: [lose] } }), setup());
    const before = match.hash();
    expect(() => match.answer(0, "lose")).toThrow("the state is not sound: 1 cards lie nowhere");
    expect([match.hash(), match.length]).toEqual([before, 0]);
  });
});

describe("a fault at the beginning", () => {
  const begin = (does: (m: Machine) => void) => (): Match =>
    new Match(tiny({ steps: () => act(does) }), setup());
  const cause = (run: () => void): unknown => {
    try {
      run();
    } catch (error) {
      return error instanceof Error ? error.cause : undefined;
    }
    return undefined;
  };

  test("is told as it is, if it is one of the machine", () => {
    const fails = begin((m) => m.fail("too few cards"));
    expect(fails).toThrow("tiny: too few cards");
    expect(cause(fails)).toBe(undefined);
  });

  test("of any other sort says that the lists are to blame, and what went wrong", () => {
    const wrong = new TypeError("no such thing");
    const fails = begin(() => {
      throw wrong;
    });
    expect(fails).toThrow("with these lists a game cannot begin");
    expect(cause(fails)).toBe(wrong);
  });

  test("is also a state that is not sound", () => {
    const fails = begin((m) => m.unlink(0));
    expect(fails).toThrow("with these lists a game cannot begin");
    expect(String(cause(fails))).toMatch("the state is not sound: 1 cards lie nowhere");
  });
});

describe("a record", () => {
  test("holds all that the match was made of and every answer", () => {
    const match = new Match(game(one), setup({ settings: { limit: 2 } }));
    match.answer(0, "rest");
    expect(match.record()).toEqual({
      tefuda: "match",
      game: "tiny",
      edition: 1,
      seed: 5,
      lists: [NAMES, NAMES],
      settings: { limit: 2 },
      choices: [{ seat: 0, say: "rest" }],
    });
    const opening = { after: 0, position: { seats: [] } };
    expect(new Match(game(one), setup({ opening })).record()).toMatchObject({ settings: {}, opening });
  });

  test("that does not fit says where and why", () => {
    const match = new Match(game(one), setup());
    for (let i = 0; i < 3; i++) match.answer(0, "rest");
    const record = match.record();
    const replay = (more: object, until?: number): Match =>
      Match.replay(match.game, { ...record, ...more } as typeof record, until);
    expect(() => replay({ game: "big" })).toThrow('this is a match of "big", not of "tiny"');
    const choices = [
      { seat: 0, say: "rest" },
      { seat: 1, say: ["a", "b"] },
    ];
    expect(() => replay({ choices })).toThrow('choice 2, "B: a + b", is not possible there');
    expect(replay({ choices }, 1).length).toBe(1);
    expect(replay({}).hash()).toBe(match.hash());
    expect(replay({}, 0).length).toBe(0);
    let step: number | undefined;
    try {
      replay({ choices });
    } catch (error) {
      step = error instanceof MatchError ? error.step : undefined;
    }
    expect(step).toBe(1);
  });
});
