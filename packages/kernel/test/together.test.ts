/** An event that happens to several cards at once. */
import { describe, expect, test } from "vitest";
import {
  act,
  addModifier,
  event,
  giveBack,
  HIT,
  happenToEach,
  happenTogether,
  type Machine,
  move,
  program,
  queueLength,
  seq,
} from "../src/index.ts";
import { ability, definition, modifier, ROW, started, trigger } from "./tiny.ts";

describe("an event that happens to several cards", () => {
  /** Hurts cards 0, 1 and 4; what is written down is the order of things. */
  function group(options: { forbid?: number; replace?: number } = {}): {
    m: Machine;
    order: string[];
    left: number[];
  } {
    const order: string[] = [];
    const e = event("hurts", {
      subject: "card",
      params: 2,
      cannot: (m) => {
        order.push(`may ${m.e[0]}`);
        return m.e[0] === options.forbid;
      },
      body: ([card]) =>
        act((m) => {
          order.push(`do ${card!(m)}`);
        }),
    });
    const stop = modifier({
      replaces: e,
      replacement: program("instead", () => giveBack(() => 1)),
    });
    const sees = ability({
      triggers: [
        trigger(e, {
          test: (m) => {
            order.push(`see ${m.e[0]} ${m.e[1]} ${m.e[2]}`);
            return true;
          },
        }),
      ],
      lasting: [stop],
    });
    const left: number[] = [];
    const m = started(
      {
        definitions: [definition("Oak", { abilities: [sees] }), definition("Yew")],
        events: [e],
        steps: (f) => {
          const set = f.set();
          const item = f.local();
          const ok = f.local();
          return seq(
            act((x) => {
              move(x, 0, x.zoneOf(ROW, 0));
              for (const card of [0, 1, 4]) x.addTo(x.setAt(set), card);
              if (options.replace !== undefined)
                addModifier(x, { modifier: stop, source: 0, subject: options.replace, seat: 0 });
            }),
            happenToEach(e, set, item, ok, [() => 9]),
            act((x) => {
              for (let c = x.nextIn(x.setAt(set), -1); c >= 0; c = x.nextIn(x.setAt(set), c)) left.push(c);
            }),
          );
        },
      },
      [[0, 1, 1, 1], [1]],
    );
    return { m, order, left };
  }

  // cards 1 and 4 lie in the start zones, which come before the row in which 0 lies
  test("is checked for all, then done to all, and only then seen, as the cards lie", () => {
    const { m, order, left } = group();
    expect(order).toEqual([
      "may 1",
      "may 4",
      "may 0",
      "do 1",
      "do 4",
      "do 0",
      "see 1 9 -1",
      "see 4 9 -1",
      "see 0 9 -1",
    ]);
    expect([left, m.s[HIT], queueLength(m)]).toEqual([[0, 1, 4], 3, 3]);
  });

  test.each([{ forbid: 1 }, { replace: 1 }])(
    "leaves out of it whom it does not happen to (%o)",
    (options) => {
      const { m, order, left } = group(options);
      expect(order.filter((line) => line.startsWith("do") || line.startsWith("see"))).toEqual([
        "do 4",
        "do 0",
        "see 4 9 -1",
        "see 0 9 -1",
      ]);
      expect([left, m.s[HIT]]).toEqual([[0, 4], 2]);
    },
  );
});

test("several events happen at the same moment: all are checked, then all done, and only then seen", () => {
  const order: string[] = [];
  const one = (name: string, params: number, forbidden = false) =>
    event(name, {
      subject: "card",
      params,
      cannot: () => {
        order.push(`may ${name}`);
        return forbidden;
      },
      body: ([card]) =>
        act((m) => {
          order.push(`do ${name} ${card!(m)}`);
        }),
    });
  const [a, b, c] = [one("a", 1), one("b", 1, true), one("c", 2)];
  const sees = ability({
    triggers: [a, b, c].map((e) =>
      trigger(e, {
        test: (m) => {
          order.push(`see ${e.name} ${m.e[0]} ${m.e[1]}`);
          return false;
        },
      }),
    ),
  });
  started({
    definitions: [definition("Oak", { abilities: [sees] })],
    events: [a, b, c],
    steps: (f) =>
      seq(
        act((m) => move(m, 0, m.zoneOf(ROW, 0))),
        happenTogether([
          { event: a, args: [() => 0], ok: f.local() },
          { event: b, args: [() => 1], ok: f.local() },
          { event: c, args: [() => 2, () => 3], ok: f.local() },
        ]),
      ),
  });
  expect(order).toEqual(["may a", "may b", "may c", "do a 0", "do c 2", "see a 0 -1", "see c 2 3"]);
});
