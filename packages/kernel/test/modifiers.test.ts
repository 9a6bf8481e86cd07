/** What lasts: values folded in the order in which modifiers came, marks, replacement effects, delayed triggers. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addModifier,
  dropModifiers,
  endMod,
  event,
  forgetKept,
  GROUP,
  type Machine,
  MachineFault,
  type Modifier,
  marked,
  modAmount,
  modArg,
  modExtra,
  modifierOf,
  modSeat,
  modSource,
  modSubject,
  modUntil,
  move,
  NOBODY,
  NONE,
  nextDelayed,
  nextReplacement,
  printed,
  program,
  seatSubject,
  seq,
  setModAmount,
  setModArg,
  subjectSeat,
  touches,
  value,
  WHILE_SUBJECT,
} from "../src/index.ts";
import { knowing, listed, on } from "./lasting.ts";
import { ability, adds, GUARD, MIGHT, modifier, ROW, STILL } from "./tiny.ts";

describe("a modifier", () => {
  const plus = adds(MIGHT, 1);
  const times = adds(GUARD, 1);

  test("keeps all that it was made with", () => {
    const m = knowing([plus, times]);
    addModifier(m, on(1, plus));
    addModifier(m, {
      modifier: times,
      source: 3,
      subject: 4,
      seat: 1,
      amount: -9,
      until: 5,
      arg: 6,
      extra: 7,
    });
    const [first, second] = listed(m) as [number, number];
    const all = (mod: number) => [
      modifierOf(m, mod),
      modSource(m, mod),
      modSubject(m, mod),
      modAmount(m, mod),
      modSeat(m, mod),
      modUntil(m, mod),
      modArg(m, mod),
      modExtra(m, mod),
    ];
    expect(all(first)).toEqual([plus, 0, 1, 0, 0, WHILE_SUBJECT, 0, NONE]);
    expect(all(second)).toEqual([times, 3, 4, -9, 1, 5, 6, 7]);
    setModArg(m, second, 11);
    setModAmount(m, second, 12);
    expect([modArg(m, second), modAmount(m, second)]).toEqual([11, 12]);
    expect([modArg(m, first), modAmount(m, first)]).toEqual([0, 0]);
    expect(() => setModAmount(m, second, 32768)).toThrow(MachineFault);
    expect(() => addModifier(m, on(1, plus, { amount: -32769 }))).toThrow(MachineFault);
  });

  test("beyond the bound ends a game that has a rule for it, and nothing is put behind it", () => {
    const m = knowing([plus], { bounds: { modifiers: 2 }, crowded: (x) => x.end(NOBODY, "tiny-1") });
    for (let i = 0; i < 2; i++) addModifier(m, on(1, plus));
    expect(m.over).toBe(false);
    for (let i = 0; i < 2; i++) addModifier(m, on(1, plus));
    expect([m.over, listed(m).length]).toEqual([true, 2]);
  });

  test("beyond the bound is a fault, and all up to it can be", () => {
    const m = knowing([plus], { bounds: { modifiers: 3 } });
    for (let i = 0; i < 3; i++) addModifier(m, on(1, plus));
    expect(value(m, 1, MIGHT)).toBe(10);
    expect(() => addModifier(m, on(1, plus))).toThrow(
      "tiny: more changes last at once than a state can hold",
    );
    expect(listed(m)).toHaveLength(3);
  });

  test("on a seat is told apart from one on a card and one on nobody", () => {
    for (let seat = 0; seat < 4; seat++) {
      expect(seatSubject(seat)).toBeLessThan(GROUP);
      expect(subjectSeat(seatSubject(seat))).toBe(seat);
    }
    expect(seatSubject(0)).not.toBe(seatSubject(1));
  });
});

describe("a value", () => {
  const definitions: Modifier[] = [
    modifier({ stat: MIGHT, fold: (m, before, mod) => before + modAmount(m, mod) }),
    modifier({ stat: MIGHT, fold: (m, before, mod) => before * modAmount(m, mod) }),
    modifier({ stat: MIGHT, fold: (m, _before, mod) => modAmount(m, mod) }),
    modifier({ stat: GUARD, fold: (m, before, mod) => before - modAmount(m, mod) }),
  ];
  const folds: ((before: number, amount: number) => number)[] = [
    (before, amount) => before + amount,
    (before, amount) => before * amount,
    (_, amount) => amount,
    (before, amount) => before - amount,
  ];
  const made = fc.record({ sort: fc.nat(3), card: fc.nat(1), amount: fc.integer({ min: -9, max: 9 }) });

  test("is the printed one folded through its modifiers in the order they came, held within its bounds at the end", () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 12 }), (modifiers) => {
        const m = knowing(definitions);
        const model = [
          [3, 1],
          [7, -2],
        ];
        for (const { sort, card, amount } of modifiers) {
          addModifier(m, on(card, definitions[sort]!, { amount }));
          const stat = definitions[sort]!.stat!;
          model[card]![stat] = folds[sort]!(model[card]![stat]!, amount);
        }
        const held = (n: number, stat: number): number => {
          const { min, max } = m.game.shape.stats[stat]!;
          return Math.min(max, Math.max(min, n)) + 0; // 0 for -0
        };
        for (const card of [0, 1]) {
          expect([value(m, card, MIGHT) + 0, value(m, card, GUARD) + 0]).toEqual(
            [MIGHT, GUARD].map((stat) => held(model[card]![stat]!, stat)),
          );
          expect([printed(m, card, MIGHT), printed(m, card, GUARD)]).toEqual(m.definitionOf(card).printed);
        }
        expect(m.modLimit).toBeGreaterThanOrEqual(endMod(m));
      }),
    );
  });

  test("that a modifier reads of the table is the one that the modifiers before it make", () => {
    // Card 1 gets as much as card 0 has; card 0 grows before and after.
    const grow = adds(MIGHT, 4);
    const copyOf = modifier({ stat: MIGHT, fold: (m) => value(m, 0, MIGHT) });
    const m = knowing([grow, copyOf]);
    addModifier(m, on(0, grow));
    addModifier(m, on(1, copyOf));
    addModifier(m, on(0, grow));
    expect([value(m, 0, MIGHT), value(m, 1, MIGHT)]).toEqual([11, 7]);
  });

  test("that depends on itself comes to an end", () => {
    const more = modifier({ stat: MIGHT, fold: (m, before, _, card) => before + value(m, card, MIGHT) });
    const m = knowing([more]);
    addModifier(m, on(0, more));
    addModifier(m, on(0, more));
    expect(value(m, 0, MIGHT)).toBe(12);
  });

  test("within its bounds is left alone, and at the bounds is still within them", () => {
    const to = modifier({ stat: MIGHT, fold: (m, _b, mod) => modAmount(m, mod) });
    for (const [amount, expected] of [
      [-1, 0],
      [0, 0],
      [20, 20],
      [21, 20],
    ] as const) {
      const m = knowing([to]);
      addModifier(m, on(0, to, { amount }));
      expect(value(m, 0, MIGHT)).toBe(expected);
    }
  });
});

describe("whom a modifier touches", () => {
  const plain = adds(MIGHT, 1);
  const group = modifier({
    stat: MIGHT,
    fold: (_m, before) => before + 1,
    touches: (m, mod, subject) => subject > modSource(m, mod),
  });
  const now = modifier({ mark: STILL, during: (m) => m.number(0) === 1 });

  test("the one it was put on; put on nobody its source, or whom it says", () => {
    const m = knowing([plain, group]);
    addModifier(m, on(1, plain));
    addModifier(m, on(GROUP, plain, { source: 2 }));
    addModifier(m, on(GROUP, group, { source: 3 }));
    addModifier(m, on(seatSubject(1), plain));
    const table = listed(m).map((mod) =>
      [0, 1, 2, 3, 4, 5, seatSubject(0), seatSubject(1)].filter((subject) => touches(m, mod, subject)),
    );
    expect(table).toEqual([[1], [2], [4, 5], [seatSubject(1)]]);
  });

  test("nobody while what it depends on does not hold", () => {
    const m = knowing([now]);
    addModifier(m, on(1, now));
    addModifier(m, on(GROUP, now));
    expect(listed(m).map((mod) => [touches(m, mod, 1), touches(m, mod, 0)])).toEqual([
      [false, false],
      [false, false],
    ]);
    m.setNumber(0, 1);
    expect(listed(m).map((mod) => [touches(m, mod, 1), touches(m, mod, 0)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe("replacement effects and delayed triggers", () => {
  const falls = event("falls", { subject: "card", params: 1 });
  const rises = event("rises", { subject: "card", params: 1 });
  const replacement = program("instead", () => seq());
  const own = modifier({ replaces: falls, replacement });
  const other = modifier({ replaces: rises, replacement });
  const delayedTrigger = ability({ index: 1 });
  const watching = modifier({ triggerEvent: falls, delayedTrigger, cards: ["extra"] });
  const counting = modifier({ triggerEvent: falls, delayedTrigger });
  const watchingNow = modifier({
    triggerEvent: falls,
    delayedTrigger,
    during: (m) => m.number(0) === 1,
  });
  const lasting = [own, other, watching, watchingNow, adds(MIGHT, 1), modifier({ mark: STILL }), counting];
  const game = (): Machine => knowing(lasting, { events: [falls, rises] });

  test("the next one is found behind the last, in the order they came, for its event and subject only", () => {
    const m = game();
    expect(nextReplacement(m, falls.id, 1, NONE)).toBe(NONE);
    addModifier(m, on(1, watching));
    expect(nextReplacement(m, falls.id, 1, NONE)).toBe(NONE);
    for (const [what, subject] of [
      [own, 1],
      [other, 1],
      [own, 2],
      [own, 1],
    ] as const)
      addModifier(m, on(subject, what));
    const [, a, b, c, d] = listed(m) as [number, number, number, number, number];
    expect(nextReplacement(m, falls.id, 1, NONE)).toBe(a);
    expect(nextReplacement(m, falls.id, 1, a)).toBe(d);
    expect(nextReplacement(m, falls.id, 1, d)).toBe(NONE);
    expect(nextReplacement(m, rises.id, 1, NONE)).toBe(b);
    expect(nextReplacement(m, falls.id, 2, NONE)).toBe(c);
    expect(nextReplacement(m, falls.id, 3, NONE)).toBe(NONE);
  });

  test("a delayed trigger sees its own event, and only while it holds", () => {
    const m = game();
    const visited = (e: number): number[] => {
      const found: number[] = [];
      for (let mod = nextDelayed(m, e, NONE); mod !== NONE; mod = nextDelayed(m, e, mod)) found.push(mod);
      return found;
    };
    addModifier(m, on(1, own));
    expect(visited(falls.id)).toEqual([]);
    addModifier(m, on(1, watching));
    addModifier(m, on(1, watchingNow));
    const [, a, b] = listed(m) as [number, number, number];
    expect([visited(falls.id), visited(rises.id)]).toEqual([[a], []]);
    m.setNumber(0, 1);
    expect(visited(falls.id)).toEqual([a, b]);
  });

  test("each sort is found again after others were dropped", () => {
    const m = game();
    const all: [Modifier, () => boolean][] = [
      [lasting[4]!, () => value(m, 1, MIGHT) !== 7],
      [lasting[5]!, () => marked(m, 1, STILL) !== NONE],
      [own, () => nextReplacement(m, falls.id, 1, NONE) !== NONE],
      [watching, () => nextDelayed(m, falls.id, NONE) !== NONE],
    ];
    for (const [kept] of all) {
      for (const [what] of all) addModifier(m, on(1, what));
      dropModifiers(m, (mod) => modifierOf(m, mod) !== kept);
      expect(all.map(([what, there]) => there() === (what === kept))).toEqual([true, true, true, true]);
      dropModifiers(m, () => true);
      expect(all.map(([, there]) => there())).toEqual([false, false, false, false]);
      expect(listed(m)).toEqual([]);
    }
  });

  test("what waits to do something with a card does not find it again once it has gone", () => {
    const m = game();
    addModifier(m, on(2, own, { extra: 1 }));
    forgetKept(m, 1);
    addModifier(m, on(2, watching, { extra: 1 }));
    addModifier(m, on(2, watching, { extra: 3 }));
    addModifier(m, on(2, counting, { extra: 1 }));
    expect(listed(m).map((mod) => modExtra(m, mod))).toEqual([1, 1, 3, 1]);
    move(m, 1, m.zoneOf(ROW, 0));
    // Only what sets something off remembers a card there, if it says so; for others it is a number of their own.
    expect(listed(m).map((mod) => modExtra(m, mod))).toEqual([1, NONE, 3, 1]);
  });
});
