/** A game put together: its parts numbered, its programs compiled, and what listens to what known beforehand. */
import { describe, expect, test } from "vitest";
import {
  type Ability,
  act,
  addModifier,
  ask,
  type CardDefinition,
  Code,
  call,
  constant,
  emitNow,
  event,
  fact,
  GROUP,
  giveBack,
  Machine,
  message,
  move,
  NONE,
  Overfull,
  type Program,
  pack,
  printed,
  program,
  queueLength,
  seq,
  triggerArg,
  triggerAt,
  triggerSource,
  value,
} from "../src/index.ts";
import { backEnds, LISTS } from "./backends.ts";
import {
  ability,
  adds,
  CLOCK_,
  definition,
  GO_ON,
  GUARD,
  idly,
  MIGHT,
  modifier,
  ROW,
  SHAPE,
  started,
  tiny,
  trigger,
} from "./tiny.ts";

/** What there is too much of, how much there may be, and at which kind it was found. */
function refusalOf(put: () => unknown): unknown[] {
  try {
    put();
  } catch (error) {
    if (error instanceof Overfull) return [error.what, error.most, error.definition];
    throw error;
  }
  return [];
}

const idle = (name: string): Program => program(name, () => seq());

describe("a game put together", () => {
  test("numbers definitions, events, messages and rules in their order, and finds definitions and rules by name", () => {
    const events = ["a", "b"].map((name) => event(name, { subject: "card", params: 1 }));
    const messages = ["a", "b", "c"].map((name) => message(name, [], {}));
    const game = tiny({ events, messages });
    expect([game.definitions, game.events, game.messages].map((list) => list.map(({ id }) => id))).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 1, 2],
    ]);
    expect([...game.byName].map(([name, k]) => [name, k.id])).toEqual([
      ["Ash", 0],
      ["Birch", 1],
      ["Cedar", 2],
    ]);
    expect([...game.ruleNumber]).toEqual([
      ["tiny-1", 0],
      ["tiny-2", 1],
      ["tiny-3", 2],
      ["tiny-9", 3],
    ]);
  });

  test("numbers texts and changes once, also those that several definitions share", () => {
    const shared = ability({ statics: [adds(MIGHT, 1)] });
    const own = ability({ index: 1, statics: [adds(GUARD, 1), adds(GUARD, 2)], lasting: [adds(MIGHT, 3)] });
    const game = tiny({
      definitions: [
        definition("Oak", { abilities: [shared, own] }),
        definition("Yew", { abilities: [shared] }),
      ],
    });
    expect(game.abilities).toEqual([shared, own]);
    expect(game.abilities.map(({ id }) => id)).toEqual([0, 1]);
    // behind them those that a position may lay out: one for each value
    expect(game.plainModifiers.map(({ stat }) => stat)).toEqual([MIGHT, GUARD]);
    expect(game.modifiers).toEqual([
      ...shared.statics,
      ...own.statics,
      ...own.lasting!,
      ...game.plainModifiers,
    ]);
    expect(game.modifiers.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("puts the printed values of all definitions behind one another", () => {
    const game = tiny({ definitions: [definition("Oak"), definition("Yew", { printed: [7, -2] })] });
    expect([...game.prints]).toEqual([3, 1, 7, -2]);
  });

  test("knows what always holds by a kind, and where", () => {
    const [top, under, heap] = [adds(MIGHT, 1), adds(MIGHT, 2), adds(MIGHT, 3)];
    const game = tiny({
      definitions: [
        definition("Oak", {
          abilities: [
            ability({ statics: [top] }),
            ability({ index: 1, statics: [under], staticsIn: "under" }),
            ability({ index: 2, statics: [heap], staticsIn: 4 }),
            ability({ index: 3 }),
          ],
        }),
        definition("Yew", { abilities: [ability()] }),
      ],
    });
    expect(game.standing).toEqual([
      [
        { modifier: top, where: "top", index: 0 },
        { modifier: under, where: "under", index: 1 },
        { modifier: heap, where: 4, index: 2 },
      ],
      undefined,
    ]);
  });

  test("compiles every program that anything names, however late it is named", () => {
    const e = event("falls", { subject: "card", params: 1 });
    const [text, replacing, fired, later, named, further] = ["t", "r", "f", "l", "n", "x"].map(
      idle,
    ) as Program[];
    const last = modifier({ replaces: e, replacement: later! });
    const delayedTrigger = ability({ index: 1, triggers: [trigger(e)], programs: [fired!], lasting: [last] });
    const lasting: ReturnType<typeof modifier>[] = [];
    const makesLate = program("makes", () => {
      lasting.push(modifier({ triggerEvent: e, delayedTrigger }));
      return call(named!);
    });
    const game = tiny({
      events: [e],
      definitions: [
        definition("Oak", {
          abilities: [
            ability({
              programs: [text!, makesLate],
              statics: [modifier({ replaces: e, replacement: replacing! })],
              lasting,
            }),
          ],
        }),
      ],
      further: [further!],
    });
    for (const p of [text, replacing, fired, later, named, further, makesLate]) {
      const number = game.code.programs.indexOf(p!);
      expect([p!.name, number >= 0, game.code.frames[number] !== undefined]).toEqual([p!.name, true, true]);
    }
    expect(game.abilities).toHaveLength(2);
    expect(game.modifiers).toContain(last);
    expect(game.code.runs).toHaveLength(game.code.instructions.length);
  });

  test("that has one name for two things of a sort is refused, with the name", () => {
    expect(() => tiny({ shape: { columns: ["hits", "rest", "hits"] } })).toThrow('"hits" is declared twice');
    const [store] = SHAPE.zones;
    expect(() => tiny({ shape: { zones: [...SHAPE.zones, store!] } })).toThrow('"store" is declared twice');
  });

  test("that says of a number it has not that it holds a card is refused, with its name", () => {
    for (const shape of [{ cardNumbers: ["limit", "last"] }, { cardColumns: ["hits", "last"] }])
      expect(() => tiny({ shape })).toThrow('"last" is said to hold cards and is no number of the shape');
  });

  test.each<[string, Partial<CardDefinition>]>([
    ["too few values", { printed: [3], has: [true] }],
    ["too many values", { printed: [3, 1, 2] }],
    ["too many facts", { facts: [1] }],
  ])("of a kind that has %s is refused, with its name", (_what, more) => {
    expect(() => tiny({ definitions: [definition("Oak"), definition("Yew", more)] })).toThrow(
      '"Yew" has not as many values and facts as the game has',
    );
  });

  describe.each(backEnds)("of more places than half a number can name (%s)", (_name, made) => {
    test("waits, calls and goes on as any other, also from a copy", () => {
      const asks = program("asks", (f) => {
        const yes = f.local();
        return seq(
          ask({ shape: "yes", who: constant(0), prompt: "on", rule: "tiny-1", a: yes }),
          giveBack((m) => yes(m) + 6),
        );
      });
      const game = made(
        tiny({
          // what is called by its number alone is placed first
          further: [program("far", () => idly(0x20000))],
          steps: (f) => {
            const got = f.local();
            return seq(
              call(asks, [], got),
              act((m) => m.setNumber(CLOCK_, got(m))),
            );
          },
        }),
      );
      const m = started(game, LISTS);
      expect(m.pc).toBeGreaterThan(0x20000);
      const twin = new Machine(game, LISTS.length, LISTS.flat().length);
      twin.s.set(m.s);
      twin.resume();
      expect([twin.pc, twin.asking()]).toEqual([m.pc, m.asking()]);
      twin.choose(pack(0, 1, NONE));
      expect([twin.number(CLOCK_), twin.asking()?.groups]).toEqual([7, [GO_ON]]);
    });
  });

  test("with more instructions than there is room for is refused, and told at which kind", () => {
    const code = new Code(1000);
    code.add(program("short", () => idly(900)));
    code.finish("Oak");
    code.add(program("long", () => idly(99)));
    expect(refusalOf(() => code.finish("Yew"))).toEqual(["instructions", 1000, "Yew"]);
  });

  const ages = (n: number): Ability => ability({ statics: Array.from({ length: n }, () => adds(MIGHT, 1)) });
  test.each<[Overfull["what"], CardDefinition[], string]>([
    ["definitions", Array.from({ length: 0x8000 }, (_, i) => definition(`Oak ${i}`)), "Oak 32767"],
    [
      "abilities",
      [definition("Oak"), definition("Yew", { abilities: Array.from({ length: 0x8000 }, () => ability()) })],
      "Yew",
    ],
    [
      "modifiers",
      [definition("Oak", { abilities: [ages(0x7fff)] }), definition("Yew", { abilities: [ages(1)] })],
      "Yew",
    ],
  ])("with more %s than a state can name is refused, and told at which kind", (what, definitions, at) => {
    expect(refusalOf(() => tiny({ definitions }))).toEqual([what, 0x7fff, at]);
  });
});

describe("facts", () => {
  const parts = {
    shape: { facts: ["colours", "size"] },
    definitions: [
      definition("Oak", { facts: [1, 4] }),
      definition("Yew", { facts: [6, 0], printed: [7, -2] }),
      definition("Elm", { facts: [0, 3] }),
    ],
  };

  test("stand behind the printed values of each kind", () => {
    const m = started(parts, [[0, 1], [2]]);
    expect([0, 1, 2].map((card) => [fact(m, card, 0), fact(m, card, 1)])).toEqual([
      [1, 4],
      [6, 0],
      [0, 3],
    ]);
    expect([0, 1, 2].map((card) => [printed(m, card, MIGHT), value(m, card, GUARD)])).toEqual([
      [3, 1],
      [7, -2],
      [3, 1],
    ]);
  });

  test("are known of a game and of a match as all the bits that any card has", () => {
    const game = tiny(parts);
    expect(game.allFacts).toEqual([7, 7]);
    expect(started(game, [[0], [2]]).present).toEqual([1, 7]);
    expect(started(game, [[1], [1, 1]]).present).toEqual([6, 0]);
    expect(tiny().allFacts).toEqual([]);
  });
});

describe("who listens", () => {
  const heard = event("heard", { subject: "card", params: 2 });
  const unheard = event("unheard", { subject: "card", params: 1 });
  const far = event("far", { subject: "card", params: 1 });
  const listens = ability({
    triggers: [trigger(heard), trigger(heard, { self: true }), trigger(far, { while: "under" })],
  });
  const keeps = modifier({
    triggerEvent: unheard,
    delayedTrigger: ability({ index: 1, triggers: [trigger(far), trigger(unheard)] }),
  });
  const parts = {
    events: [heard, unheard, far],
    definitions: [
      definition("Oak", { abilities: [listens, ability({ index: 2, lasting: [keeps] })] }),
      definition("Yew"),
    ],
  };

  test("is known of a game and of each kind beforehand", () => {
    const { registry } = tiny(parts);
    expect(registry.heard).toEqual([true, false, true]);
    expect(registry.heardBy.map((list) => [...list].sort())).toEqual([[0, 2], []]);
  });

  test("is known of a match by the cards in it", () => {
    const game = tiny(parts);
    expect(started(game, [[0], [1]]).heard).toEqual([true, false, true]);
    expect(started(game, [[1], [1]]).heard).toEqual([false, false, false]);
    const m = new Machine(game, 2, 2);
    m.start(1, [[1], [1]]);
    m.start(1, [[0], [1]]);
    expect(m.heard).toEqual([true, false, true]);
    m.start(1, [[1], [1]]);
    expect(m.heard).toEqual([false, false, false]);
  });

  test("is told what is announced, with all its arguments", () => {
    const m = started(parts, [[0, 1], [1]]);
    move(m, 0, m.zoneOf(ROW, 0));
    m.e.fill(9);
    emitNow(m, heard, 2, 5);
    expect(queueLength(m)).toBe(1);
    const at = triggerAt(m, 0);
    expect([triggerSource(m, at), ...[0, 1, 2, 3, 4, 5].map((i) => triggerArg(m, at, i))]).toEqual([
      0,
      2,
      5,
      NONE,
      NONE,
      NONE,
      NONE,
    ]);
    emitNow(m, heard, 2, 5, 6, 7);
    expect([2, 3].map((i) => triggerArg(m, triggerAt(m, 1), i))).toEqual([6, 7]);
    emitNow(m, unheard, 2);
    expect(queueLength(m)).toBe(2);
  });

  test("is a modifier that is a delayed trigger too, for its own event alone", () => {
    const m = started(parts, [[1, 1], [1]]);
    emitNow(m, unheard, 1);
    expect(queueLength(m)).toBe(0);
    addModifier(m, { modifier: keeps, source: 0, subject: GROUP, seat: 0 });
    emitNow(m, unheard, 1);
    expect(queueLength(m)).toBe(1);
    emitNow(m, far, 1);
    emitNow(m, heard, 1, 1);
    expect(queueLength(m)).toBe(1);
  });
});

test("a program gives back to whoever called it by its number", () => {
  const gives = program("gives", () => giveBack(() => 9));
  const game = tiny({ further: [gives] });
  expect(game.code.programs[game.code.add(gives)]).toBe(gives);
});
