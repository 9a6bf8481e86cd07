/** How a match begins: from its lists and settings, with what the rules give to every match. */
import { describe, expect, test } from "vitest";
import {
  act,
  addModifier,
  type CardDefinition,
  callAny,
  dropModifiersOf,
  firstMod,
  type Game,
  Machine,
  MODS,
  modSeat,
  modSource,
  move,
  NONE,
  program,
  queueTrigger,
  seq,
  triggerAbility,
  triggerAt,
  value,
} from "../src/index.ts";
import { ability, adds, definition, HEAP, MIGHT, modifier, ROW, started, tiny } from "./tiny.ts";

describe("a match begins", () => {
  const begun = (m: Machine, lists: number[][], settings = {}, seed = 1): unknown[] => {
    m.start(seed, lists, settings);
    return [m.s.slice(), [...m.heard]];
  };
  const first = [
    [0, 1],
    [2, 0],
  ];

  test("from its lists and settings alone, whatever the machine was started with before", () => {
    const others: [number[][], Record<string, number>][] = [
      [first, {}],
      [
        [
          [0, 1],
          [2, 1],
        ],
        {},
      ],
      [
        [
          [2, 2],
          [1, 2],
        ],
        {},
      ],
      [[[0], [1, 2, 0]], {}],
      [[[0, 1], [2]], {}],
      [[[0, 1, 2], [0]], {}],
      [first, { limit: 3 }],
      [first, { limit: 4 }],
      [[[0, 1], [2], [0]], {}],
    ];
    const machines = new Map([2, 3].map((seats) => [seats, new Machine(tiny(), seats, 4)]));
    for (const [lists, settings] of [...others, ...others.toReversed()]) {
      const used = machines.get(lists.length)!;
      expect(begun(used, lists, settings)).toEqual(
        begun(new Machine(tiny(), lists.length, 4), lists, settings),
      );
      used.setNumber(0, 9);
      used.unlink(0);
    }
  });

  test("with what is worked out once for the same lists and settings, and kept for a hundred of them", () => {
    let made = 0;
    /** What the game says of its settings is looked at when a beginning is worked out. */
    const settings = {
      clock: 0,
      get limit() {
        made++;
        return 0;
      },
    };
    const m = new Machine(tiny({ shape: { settings } }), 2, 4);
    const madeFor = (lists: number[][], set: Record<string, number> = {}): number => {
      const before = made;
      m.start(1, lists, set);
      return made - before;
    };
    const others: [number[][], Record<string, number>][] = [
      [first, {}],
      [
        [
          [0, 1],
          [2, 1],
        ],
        {},
      ],
      [
        [
          [1, 1],
          [2, 0],
        ],
        {},
      ],
      [[[0], [1, 2, 0]], {}],
      [first, { limit: 1 }],
      [first, { limit: 1, clock: 2 }],
      [first, { clock: 2 }],
    ];
    expect(others.map((other) => madeFor(...other))).toEqual(others.map(() => 1));
    expect(others.map((other) => madeFor(...other))).toEqual(others.map(() => 0));
    const further = Array.from({ length: 100 }, (_, limit) => 10 + limit);
    expect(further.map((limit) => madeFor(first, { limit }))).toEqual(further.map(() => 1));
    expect([madeFor(first, { limit: 109 }), madeFor(first)]).toEqual([0, 1]);
  });

  test("and is not changed by what becomes of the lists that it was given", () => {
    const m = new Machine(tiny(), 2, 4);
    const lists = first.map((list) => [...list]);
    const settings = { limit: 3 };
    const before = begun(m, lists, settings);
    lists[0]![0] = 2;
    settings.limit = 5;
    expect(begun(m, lists, settings)).not.toEqual(before);
    expect(begun(m, first, { limit: 3 })).toEqual(before);
  });
});

describe("what rules give", () => {
  const all = modifier({
    stat: MIGHT,
    fold: (_m, before) => before * 2,
    touches: (_m, _mod, subject) => subject >= 0,
  });
  const own = adds(MIGHT, 1);
  const oak = (): CardDefinition => definition("Oak", { abilities: [ability({ statics: [own] })] });
  const game = (): Game => tiny({ definitions: [oak(), definition("Yew")], always: [all] });
  const lists = [
    [0, 1],
    [1, 0],
  ];

  test("holds in every match from its beginning, once, for all it touches", () => {
    const m = new Machine(game(), 2, 4);
    for (let i = 0; i < 3; i++) {
      m.start(i, i === 1 ? lists.toReversed() : lists);
      expect(m.s[MODS]).toBe(1);
      expect([0, 1, 2, 3].map((card) => value(m, card, MIGHT))).toEqual([6, 6, 6, 6]);
      expect([modSource(m, firstMod(m)), modSeat(m, firstMod(m))]).toEqual([NONE, NONE]);
    }
    expect(started({}, lists).s[MODS]).toBe(0);
  });

  test("comes before all that cards do, and stays whatever becomes of them", () => {
    const m = started(game(), lists);
    move(m, 0, m.zoneOf(ROW, 0));
    expect(value(m, 0, MIGHT)).toBe(3 * 2 + 1);
    for (const card of [0, 1, 2, 3]) {
      move(m, card, m.zoneOf(ROW, 1));
      move(m, card, m.zoneOf(HEAP, 0));
      dropModifiersOf(m, card);
    }
    expect([m.s[MODS], value(m, 0, MIGHT)]).toEqual([1, 6]);
  });

  test("has numbers before all that cards have, whatever these are", () => {
    const [rule, gift] = [adds(MIGHT, 3), ability({ index: 5, statics: [adds(MIGHT, 4)] })];
    for (const definitions of [[oak()], [definition("Yew"), oak(), oak()]]) {
      const made = tiny({ definitions, always: [all], ruleChanges: [rule], ruleAbilities: [gift] });
      expect(made.modifiers.slice(0, 2)).toEqual([all, rule]);
      expect([all.id, rule.id]).toEqual([0, 1]);
      expect([made.abilities[0], gift.id]).toEqual([gift, 0]);
      expect(made.abilities.map((one) => one.id)).toEqual(made.abilities.map((_, i) => i));
      expect(made.modifiers.map((one) => one.id)).toEqual(made.modifiers.map((_, i) => i));
    }
  });

  test("as a modifier holds only once it was added, and as an effect only once it was queued", () => {
    const ran: number[] = [];
    const rule = adds(MIGHT, 5);
    const gift = ability({ programs: [program("gift", () => act(() => ran.push(1)))] });
    const made = tiny({
      ruleChanges: [rule],
      ruleAbilities: [gift],
      steps: () =>
        seq(
          act((m) => queueTrigger(m, gift.id, 1, false)),
          callAny((m) => m.game.programNumbers[triggerAbility(m, triggerAt(m, 0)).id]![0]!),
        ),
    });
    const m = started(made, lists);
    expect([m.s[MODS], value(m, 1, MIGHT), ran]).toEqual([0, 3, [1]]);
    addModifier(m, { modifier: rule, source: 0, subject: 1, seat: 0 });
    expect(value(m, 1, MIGHT)).toBe(8);
  });
});
