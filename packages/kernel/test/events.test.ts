/** Events: a gate that forbids or replaces, and what is then done. */
import { describe, expect, test } from "vitest";
import {
  act,
  addModifier,
  ask,
  canHappen,
  event,
  type GameEvent,
  giveBack,
  happen,
  ifElse,
  loop,
  type Machine,
  type Modifier,
  move,
  nothing,
  type Program,
  program,
  queueLength,
  type Step,
  seatSubject,
  seq,
  when,
} from "../src/index.ts";
import { hurt4, hurts, queue, scene } from "./scene.ts";
import { ability, definition, HITS, LIMIT, modifier, ROW, started, trigger } from "./tiny.ts";

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
    const own = ability({ triggers: [trigger(e)] });
    const m = scene({ e, abilities: [own], steps: hurt4(e) });
    expect(queue(m)).toHaveLength(1);
  });
});

test("whether an event could happen is asked of what forbids it, and what is told meanwhile stays as it is", () => {
  const e = hurts({ cannot: (x) => x.e[0] === 2 || x.e[1] === 7 });
  const m = started({ events: [e, hurts()] });
  m.e.fill(5);
  expect([canHappen(m, e, 1), canHappen(m, e, 2), canHappen(m, e, 1, 7), canHappen(m, hurts(), 2)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([...m.e]).toEqual([5, 5, 5, 5, 5, 5]);
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
    ["the other way", ifElse(() => true, nothing, back)],
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
    ifElse(() => false, nothing, nothing),
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
    const sees = ability({ triggers: [trigger(e)] });
    return started(
      {
        definitions: [definition("Oak", { abilities: [sees] })],
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
  const replacing = (
    e: GameEvent,
    done: number,
  ): { modifier: Modifier; log: number[][]; instead: Program } => {
    const log: number[][] = [];
    const replacement = program("instead", (f) => {
      const mod = f.arg();
      const card = f.arg();
      const by = f.arg();
      return seq(
        act((m) => log.push([mod(m), card(m), by(m)])),
        giveBack(() => done),
      );
    });
    return { modifier: modifier({ replaces: e, replacement }), log, instead: replacement };
  };

  test("that do something else keep the event from happening and being seen", () => {
    const e = hurts();
    const { modifier: first, log } = replacing(e, 1);
    const { modifier: second, log: later } = replacing(e, 1);
    const own = ability({ triggers: [trigger(e)] });
    const m = scene({
      e,
      abilities: [own],
      changes: [first, second],
      before: (x) => {
        addModifier(x, { modifier: first, source: 0, subject: 4, seat: 0 });
        addModifier(x, { modifier: second, source: 0, subject: 4, seat: 0 });
      },
      steps: hurt4(e),
    });
    expect(log).toEqual([[m.layout.mods, 4, 2]]);
    expect(later).toEqual([]);
    expect([m.column(4, HITS), queueLength(m)]).toEqual([0, 0]);
  });

  test("that decline leave it to the next, and at last to the event itself", () => {
    const e = hurts();
    const { modifier: first, log } = replacing(e, 0);
    const { modifier: second, log: later } = replacing(e, 0);
    const m = scene({
      e,
      changes: [first, second],
      before: (x) => {
        addModifier(x, { modifier: first, source: 0, subject: 4, seat: 0 });
        addModifier(x, { modifier: second, source: 0, subject: 4, seat: 0 });
        addModifier(x, { modifier: second, source: 0, subject: 0, seat: 0 });
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
    const replacement = program("instead", () => giveBack(() => 1));
    const stops = modifier({ replaces: e, replacement });
    const m = scene({
      e,
      changes: [stops],
      before: (x) => addModifier(x, { modifier: stops, source: 0, subject: seatSubject(1), seat: 0 }),
      steps: seq(happen(e, [() => 0]), happen(e, [() => 1])),
    });
    expect([m.seatNumber(0, 0), m.seatNumber(1, 0)]).toEqual([5, 0]);
  });
});
