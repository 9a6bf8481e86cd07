/** Programs that call programs, by their names and by number, on both back ends. */
import { describe, expect, test } from "vitest";
import {
  act,
  assign,
  call,
  callAny,
  constant,
  giveBack,
  HEAD,
  type Machine,
  NONE,
  type Program,
  program,
  RESULT,
  type Step,
  seq,
  when,
} from "../src/index.ts";
import { backEnds, LISTS, type Logged, logged } from "./backends.ts";
import { started, tiny } from "./tiny.ts";

describe.each(backEnds)("a program (%s)", (_, made) => {
  const run: Logged = (steps) => logged(made, steps);

  test("calls another with arguments, in a frame of its own that begins empty, and takes what it gives back", () => {
    const inner = program("inner", (f) => {
      const a = f.arg();
      const b = f.arg();
      const rest = f.local();
      const set = f.set();
      return seq(
        act((m) => {
          rest.set(m, rest(m) + a(m) * 10 + b(m) + m.sizeOf(m.setAt(set)));
          m.addTo(m.setAt(set), 2);
        }),
        giveBack(rest),
      );
    });
    const { log, m } = run((f, log) => {
      const mine = f.local();
      const got = f.local();
      return seq(
        assign(mine, constant(7)),
        call(inner, [constant(4), mine], got),
        log(got),
        call(inner, [mine, (x) => mine(x) - 6], got),
        log(got),
        call(inner, [constant(1)], got),
        log(got),
        log(mine),
      );
    });
    expect(log).toEqual([47, 71, 10, 7]);
    expect(m.base).toBe(m.layout.stack + HEAD);
  });

  test("gives back nothing as NONE, at its end or where it says so", () => {
    const ends = program("ends", () => seq());
    const stops = program("stops", (f) => {
      const i = f.arg();
      return seq(
        when(
          (m) => i(m) === 1,
          giveBack(() => 5),
        ),
        giveBack(),
        giveBack(() => 6),
      );
    });
    const { log } = run((f, log) => {
      const got = f.local();
      const both = (one: Program, n: number): Step => seq(call(one, [constant(n)], got), log(got));
      return seq(
        both(stops, 1),
        both(stops, 0),
        both(ends, 0),
        call(stops, [constant(1)]),
        log((m) => m.s[RESULT]),
      );
    });
    expect(log).toEqual([5, NONE, NONE, 5]);
  });

  test("may call itself, and too deeply is a fault", () => {
    const sum: Program = program("sum", (f) => {
      const n = f.arg();
      const rest = f.local();
      return seq(
        when(
          (m) => n(m) === 0,
          giveBack(() => 0),
        ),
        call(sum, [(m) => n(m) - 1], rest),
        giveBack((m) => n(m) + rest(m)),
      );
    });
    const deep = (n: number) =>
      run((f, log) => {
        const got = f.local();
        return seq(call(sum, [constant(n)], got), log(got));
      });
    expect(deep(100).log).toEqual([5050]);
    expect(() => deep(1000)).toThrow("tiny: programs are called too deeply");
  });

  test("may use the stack to its very end and no place beyond", () => {
    const inner = program("inner", (f) => {
      for (let i = 0; i < 10; i++) f.local();
      return seq();
    });
    const wholeOf = (stack: number): Machine => {
      const game = tiny({ bounds: { stack }, steps: () => call(inner) });
      return started(made(game), LISTS);
    };
    // The head of the frame of the game itself, none of its own, a head and ten for the other.
    expect(wholeOf(2 * HEAD + 10).over).toBe(false);
    expect(() => wholeOf(2 * HEAD + 9)).toThrow("called too deeply");
  });

  test("calls whichever program a number names, and none for NONE", () => {
    const times = program("times", (f) => {
      const n = f.arg();
      const set = f.set();
      return seq(
        act((m) => m.addTo(m.setAt(set), 0)),
        giveBack((m) => n(m) * 2 + m.sizeOf(m.setAt(set))),
      );
    });
    const { log } = run((f, log) => {
      const got = f.local();
      const which = f.local();
      return seq(
        assign(which, (m) => m.game.code.add(times)),
        callAny(which, [constant(20)], got),
        log(got),
        assign(got, constant(3)),
        callAny(constant(NONE), [constant(20)]),
        log(got),
        call(times, [constant(0)]),
      );
    });
    expect(log).toEqual([41, 3]);
  });

  test("called by its number has a frame that begins empty, and too deeply is a fault there too", () => {
    const deep: Program = program("deep", (f) => {
      const n = f.arg();
      const rest = f.local();
      const set = f.set();
      return seq(
        when((m) => n(m) === 0, giveBack(constant(0))),
        act((m) => {
          rest.set(m, rest(m) + m.sizeOf(m.setAt(set)));
          m.addTo(m.setAt(set), 1);
        }),
        when((m) => rest(m) > 0, giveBack(constant(-1))),
        callAny((m) => m.game.code.add(deep), [(m) => n(m) - 1], rest),
        giveBack((m) => n(m) + rest(m)),
      );
    });
    const summed = (n: number) =>
      run((f, log) => {
        const got = f.local();
        return seq(
          call(deep, [constant(0)]),
          callAny((m) => m.game.code.add(deep), [constant(n)], got),
          log(got),
        );
      });
    expect(summed(10).log).toEqual([55]);
    // where the first calls wrote, the same calls find nothing of it
    const again = run((f, log) => {
      const got = f.local();
      const sum = callAny((m) => m.game.code.add(deep), [constant(10)], got);
      return seq(call(deep, [constant(0)]), sum, sum, log(got));
    });
    expect(again.log).toEqual([55]);
    expect(() => summed(1000)).toThrow("tiny: programs are called too deeply");
  });
});
