/** Events: a gate that forbids or replaces, what is then done, and who sees it. */
import { describe, expect, test } from "vitest";
import {
  type Ability,
  act,
  addChange,
  ask,
  type Change,
  cover,
  type EventShape,
  event,
  type GameEvent,
  GROUP,
  giveBack,
  happen,
  loop,
  type Machine,
  move,
  NONE,
  nothing,
  type Program,
  program,
  queueLength,
  type Step,
  seatSubject,
  seq,
  triggerAbility,
  triggerArg,
  triggerAt,
  triggerSeat,
  triggerSource,
  when,
} from "../src/index.ts";
import { ability, change, HAND, HEAP, HITS, kind, LIMIT, ROW, started, watch } from "./tiny.ts";

interface Seen {
  ability: Ability;
  source: number;
  seat: number;
  args: number[];
}
const queue = (m: Machine): Seen[] =>
  Array.from({ length: queueLength(m) }, (_, n) => {
    const at = triggerAt(m, n);
    return {
      ability: triggerAbility(m, at),
      source: triggerSource(m, at),
      seat: triggerSeat(m, at),
      args: [0, 1, 2, 3, 4, 5].map((i) => triggerArg(m, at, i)),
    };
  });

const hurts = (more: Partial<EventShape> = {}): GameEvent =>
  event("hurts", {
    subject: "card",
    params: 2,
    body: ([card, by]) => act((m) => m.setColumn(card!(m), HITS, m.column(card!(m), HITS) + by!(m))),
    ...more,
  });

interface Scene {
  e: GameEvent;
  abilities?: readonly Ability[];
  changes?: readonly Change[];
  before?: (m: Machine) => void;
  steps?: Step;
  bounds?: { queue?: number };
}
/** Kind 0 has the abilities, kind 1 has none. Card 0, 1 lie in the rows of the seats, then the steps run. */
function scene({ e, abilities = [], changes = [], before, steps, bounds }: Scene): Machine {
  const lasting = ability({ index: 9, lasting: changes });
  return started(
    {
      kinds: [kind("Oak", { abilities: [...abilities, lasting] }), kind("Yew")],
      events: [event("other", { subject: "seat", params: 1 }), e],
      bounds,
      steps: () =>
        seq(
          act((m) => {
            move(m, 0, m.zoneOf(ROW, 0));
            move(m, 4, m.zoneOf(ROW, 1));
            before?.(m);
          }),
          ...(steps ? [steps] : []),
        ),
    },
    [
      [0, 1, 1, 0],
      [1, 0, 1, 1],
    ],
  );
}
const hurt4 = (e: GameEvent, into?: Parameters<typeof happen>[2]): Step =>
  happen(e, [() => 4, () => 2], into);

describe("an event that happens", () => {
  test("is done once and says that it was done", () => {
    const e = hurts();
    const m = started({
      events: [e],
      steps: (f) => {
        const ok = f.local();
        return seq(
          happen(e, [() => 3, () => 2], ok),
          act((x) => x.setNumber(LIMIT, ok(x))),
        );
      },
    });
    expect([m.column(3, HITS), m.number(LIMIT)]).toEqual([2, 1]);
  });

  test("may have nothing that is done, and is seen all the same", () => {
    const e = hurts({ body: undefined });
    const own = ability({ watches: [watch(e)] });
    const m = scene({ e, abilities: [own], steps: hurt4(e) });
    expect(queue(m)).toHaveLength(1);
  });
});

test("what an event does may not leave its program, for nobody would see it then", () => {
  const back = giveBack();
  const bodies: [string, Step][] = [
    ["at once", back],
    [
      "among other steps",
      seq(
        act(() => {}),
        back,
        act(() => {}),
      ),
    ],
    ["one way", when(() => true, back)],
    ["the other way", when(() => true, nothing, back)],
    ["in a loop", loop(() => true, seq(nothing, back))],
    [
      "by an answer",
      ask({
        shape: "one",
        who: () => 0,
        prompt: "on",
        rule: "tiny-1",
        groups: [
          { verb: "a", form: "word" },
          { verb: "b", form: "word", body: back },
          { verb: "c", form: "word", body: nothing },
        ],
      }),
    ],
  ];
  for (const [where, body] of bodies) {
    const e = hurts({ body: () => body });
    expect(() => started({ events: [e], steps: () => happen(e, [() => 0, () => 1]) }), where).toThrow(
      'what "hurts" does must come to its end, for others to see it',
    );
  }
  const whole: Step[] = [
    when(() => false, nothing),
    when(() => false, nothing, nothing),
    loop(() => false, nothing),
    act(() => {}),
  ];
  const e = hurts({ body: () => seq(...whole) });
  expect(() => started({ events: [e], steps: () => happen(e, [() => 0, () => 1]) })).not.toThrow();
  const asks = hurts({
    body: () =>
      seq(
        ask({
          shape: "one",
          who: () => 0,
          prompt: "on",
          rule: "tiny-1",
          groups: [{ verb: "a", form: "word" }],
        }),
        ask({ shape: "yes", who: () => 0, prompt: "on", rule: "tiny-1" }),
      ),
  });
  expect(() => started({ events: [asks], steps: () => happen(asks, [() => 0, () => 1]) })).not.toThrow();
});

describe("an event that cannot happen", () => {
  const forbidden = (): Machine => {
    const e = hurts({ cannot: (m) => m.e[1]! > 1 });
    const sees = ability({ watches: [watch(e)] });
    return started(
      {
        kinds: [kind("Oak", { abilities: [sees] })],
        events: [e],
        steps: (f) => {
          const ok = f.local();
          return seq(
            act((m) => move(m, 1, m.zoneOf(ROW, 0))),
            act((m) => ok.set(m, 7)),
            happen(e, [() => 0, () => 2], ok),
            act((m) => m.setNumber(LIMIT, ok(m))),
            happen(e, [() => 1, () => 1]),
          );
        },
      },
      [[0, 0], []],
    );
  };

  test("is not done, nobody sees it, and it says so", () => {
    const m = forbidden();
    expect([m.column(0, HITS), m.number(LIMIT)]).toEqual([0, 0]);
  });

  test("leaves the next one to happen", () => {
    const m = forbidden();
    expect(m.column(1, HITS)).toBe(1);
    expect(queue(m).map((q) => q.args.slice(0, 2))).toEqual([[1, 1]]);
  });
});

describe("replacements", () => {
  const replacing = (e: GameEvent, done: number): { change: Change; log: number[][]; instead: Program } => {
    const log: number[][] = [];
    const instead = program("instead", (f) => {
      const mod = f.arg();
      const card = f.arg();
      const by = f.arg();
      return seq(
        act((m) => log.push([mod(m), card(m), by(m)])),
        giveBack(() => done),
      );
    });
    return { change: change({ replaces: e, instead }), log, instead };
  };

  test("that do something else keep the event from happening and being seen", () => {
    const e = hurts();
    const { change: first, log } = replacing(e, 1);
    const { change: second, log: later } = replacing(e, 1);
    const own = ability({ watches: [watch(e)] });
    const m = scene({
      e,
      abilities: [own],
      changes: [first, second],
      before: (x) => {
        addChange(x, { change: first, source: 0, subject: 4, seat: 0 });
        addChange(x, { change: second, source: 0, subject: 4, seat: 0 });
      },
      steps: hurt4(e),
    });
    expect(log).toEqual([[m.layout.mods, 4, 2]]);
    expect(later).toEqual([]);
    expect([m.column(4, HITS), queueLength(m)]).toEqual([0, 0]);
  });

  test("that decline leave it to the next, and at last to the event itself", () => {
    const e = hurts();
    const { change: first, log } = replacing(e, 0);
    const { change: second, log: later } = replacing(e, 0);
    const m = scene({
      e,
      changes: [first, second],
      before: (x) => {
        addChange(x, { change: first, source: 0, subject: 4, seat: 0 });
        addChange(x, { change: second, source: 0, subject: 4, seat: 0 });
        addChange(x, { change: second, source: 0, subject: 0, seat: 0 });
      },
      steps: hurt4(e),
    });
    expect([log.length, later.length, m.column(4, HITS)]).toEqual([1, 1, 2]);
  });

  test("on a seat are found by events of a seat", () => {
    const e = event("loses", {
      subject: "seat",
      params: 1,
      body: ([seat]) => act((m) => m.setSeatNumber(seat!(m), 0, 5)),
    });
    const instead = program("instead", () => giveBack(() => 1));
    const stops = change({ replaces: e, instead });
    const m = scene({
      e,
      changes: [stops],
      before: (x) => addChange(x, { change: stops, source: 0, subject: seatSubject(1), seat: 0 }),
      steps: seq(happen(e, [() => 0]), happen(e, [() => 1])),
    });
    expect([m.seatNumber(0, 0), m.seatNumber(1, 0)]).toEqual([5, 0]);
  });
});

describe("who sees an event", () => {
  test("its own card, wherever it lies, and then with all that is known of it", () => {
    const e = hurts();
    const own = ability({ watches: [watch(e, { self: true })] });
    const m = scene({ e, abilities: [own], steps: happen(e, [() => 3, () => 8]) });
    expect(queue(m)).toEqual([{ ability: own, source: 3, seat: 0, args: [3, 8, NONE, NONE, NONE, NONE] }]);
  });

  test("a card in play for others and itself, when it lies on top and face up", () => {
    const e = hurts();
    const sees = ability({ watches: [watch(e)] });
    const shown = (before?: (m: Machine) => void): [number, number][] =>
      queue(scene({ e, abilities: [sees], before, steps: hurt4(e) })).map((q) => [q.source, q.seat]);
    expect(shown()).toEqual([[0, 0]]);
    expect(shown((m) => move(m, 5, m.zoneOf(ROW, 0)))).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(shown((m) => m.setFaceDown(0, true))).toEqual([]);
    expect(shown((m) => cover(m, 1, 0))).toEqual([]);
    expect(shown((m) => move(m, 0, m.zoneOf(HEAP, 0)))).toEqual([]);
  });

  test("a card underneath, at any depth, if it watches from there", () => {
    const e = hurts();
    const sees = ability({ watches: [watch(e, { while: "under" })] });
    const m = scene({
      e,
      abilities: [sees],
      before: (x) => {
        move(x, 5, x.zoneOf(ROW, 1));
        cover(x, 3, 5);
        cover(x, 2, 3);
      },
      steps: hurt4(e),
    });
    expect(queue(m).map((q) => [q.source, q.seat])).toEqual([
      [3, 1],
      [5, 1],
    ]);
    const lowest = scene({ e, abilities: [sees], before: (x) => cover(x, 1, 0), steps: hurt4(e) });
    expect(queue(lowest).map((q) => [q.source, q.seat])).toEqual([[0, 0]]);
  });

  test("a card out of play, if it watches from there", () => {
    const e = hurts();
    const sees = ability({ watches: [watch(e, { while: "elsewhere" })] });
    const m = scene({
      e,
      abilities: [sees],
      before: (x) => move(x, 3, x.zoneOf(HAND, 1)),
      steps: hurt4(e),
    });
    // Card 0 lies in play, card 3 in a hand of the other seat, card 5 where all begin.
    expect(queue(m).map((q) => [q.source, q.seat])).toEqual([
      [5, 1],
      [3, 1],
    ]);
    const all = scene({
      e,
      abilities: [sees],
      before: (x) => {
        for (const card of [3, 5, 0]) move(x, card, x.zoneOf(HAND, 0));
      },
      steps: hurt4(e),
    });
    expect(queue(all).map((q) => q.source)).toEqual([3, 5, 0]);
  });

  test("only if its condition holds, which may read the event and the card", () => {
    const e = hurts();
    const big = ability({ watches: [watch(e, { test: (m, card) => m.e[1] === 2 && card === 0 })] });
    const small = ability({ index: 1, watches: [watch(e, { test: (m) => m.e[1] === 1 })] });
    const m = scene({ e, abilities: [big, small], steps: hurt4(e) });
    expect(queue(m).map((q) => q.ability)).toEqual([big]);
  });

  test("an ability with several watches is set off by those that fit, once by each", () => {
    const e = hurts();
    const both = ability({
      watches: [
        watch(e, { self: true }),
        watch(e),
        watch(e, { while: "under", test: () => false }),
        watch(e, { test: (m) => m.e[1] === 2 }),
      ],
    });
    const m = scene({ e, abilities: [both], steps: happen(e, [() => 3, () => 2]) });
    // Card 3 by its own watch; card 0, which lies in play, by two of the others.
    expect(queue(m).map((q) => q.source)).toEqual([3, 0, 0]);
  });

  test("an event of a seat has no card of its own", () => {
    const e = event("loses", { subject: "seat", params: 1 });
    const own = ability({ watches: [watch(e, { self: true })] });
    const m = scene({ e, abilities: [own], steps: happen(e, [() => 0]) });
    expect(queueLength(m)).toBe(0);
  });

  test("a lasting change with an ability, for the seat that made it, with what it keeps", () => {
    const e = hurts();
    const later = ability({ index: 4, watches: [watch(e, { test: (m) => m.e[1] === 2 })] });
    const waits = change({ watches: e, fires: later });
    const m = scene({
      e,
      changes: [waits],
      before: (x) => addChange(x, { change: waits, source: 2, subject: GROUP, seat: 1, extra: 6 }),
      steps: seq(hurt4(e), happen(e, [() => 4, () => 1])),
    });
    expect(queue(m)).toEqual([{ ability: later, source: 2, seat: 1, args: [4, 2, NONE, NONE, NONE, 6] }]);
  });

  test("one trigger too many is a fault", () => {
    const e = hurts();
    const sees = ability({ watches: [watch(e)] });
    const run = (times: number): Machine =>
      scene({
        e,
        abilities: [sees],
        bounds: { queue: 2 },
        steps: seq(...Array.from({ length: times }, () => hurt4(e))),
      });
    expect(queueLength(run(2))).toBe(2);
    expect(() => run(3)).toThrow("tiny: more triggers wait at once than a state can hold");
  });

  test("a watch on an event that the game does not list is refused when the game is put together", () => {
    const e = hurts();
    const sees = ability({ watches: [watch(event("elsewhere", { subject: "card", params: 1 }))] });
    expect(() => scene({ e, abilities: [sees] })).toThrow("elsewhere is not among the game's events");
  });
});
