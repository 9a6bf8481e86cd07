/** How a program asks and what becomes of the answer, on both back ends. */
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  act,
  ask,
  call,
  constant,
  type Group,
  type Machine,
  type Program,
  program,
  type Step,
  seq,
  type Var,
  when,
} from "../src/index.ts";
import { backEnds, LISTS } from "./backends.ts";
import { started, tiny } from "./tiny.ts";

describe.each(backEnds)("a question (%s)", (_, made) => {
  const word = (verb: string, body?: Step): Group => ({ verb, form: "word", body });

  test("waits, and its answer leads to what its option does and then on", () => {
    const log: string[] = [];
    const note = (what: string): Step => act(() => log.push(what));
    const game = tiny({
      steps: () =>
        seq(
          note("before"),
          ask({
            shape: "one",
            who: () => 1,
            prompt: "on",
            rule: "tiny-1",
            groups: [word("a", note("does a")), word("b"), word("c", seq(note("does c"), note("still c")))],
          }),
          note("after"),
        ),
    });
    for (const [option, expected] of [
      [0, ["before", "does a", "after"]],
      [1, ["before", "after"]],
      [2, ["before", "does c", "still c", "after"]],
    ] as const) {
      log.length = 0;
      const m = started(made(game), LISTS);
      expect(log).toEqual(["before"]);
      expect(m.list()).toBe(3);
      expect(m.seat).toBe(1);
      m.choose(m.options[option]!);
      expect(log).toEqual(expected);
    }
  });

  test("puts what was chosen into the places that it names", () => {
    let places: Var[] = [];
    const game = tiny({
      steps: (f) => {
        const [a, b, n, y] = [f.local(), f.local(), f.local(), f.local()];
        const set = f.set();
        places = [a!, b!, n!, y!];
        const from = (m: Machine, out: Int16Array): number => {
          let k = 0;
          for (let c = m.first(0); c >= 0; c = m.next(c)) out[k++] = c;
          return k;
        };
        const base = { who: () => 0, prompt: "on", rule: "tiny-1" };
        return seq(
          ask({
            ...base,
            shape: "one",
            groups: [{ verb: "x", form: "cards", from, to: from }],
            a,
            b,
          }),
          ask({ ...base, shape: "number", min: constant(-1), max: constant(4), a: n }),
          ask({ ...base, shape: "yes", a: y }),
          ask({
            ...base,
            shape: "some",
            groups: [{ verb: "", form: "card", from }],
            min: constant(0),
            max: constant(3),
            set,
          }),
          act((m) => {
            m.setNumber(0, m.sizeOf(m.setAt(set)) * 10 + (m.hasIn(m.setAt(set), 1) ? 1 : 0));
          }),
          ask({ ...base, shape: "yes" }),
        );
      },
    });
    const m = started(made(game), LISTS);
    expect(m.list()).toBe(9);
    m.choose(m.options[5]!);
    expect(m.list()).toBe(6);
    m.choose(m.options[5]!);
    expect(m.list()).toBe(2);
    m.choose(m.options[0]!);
    expect(places.map((v) => v(m))).toEqual([1, 2, 4, 1]);
    expect(m.list()).toBe(3);
    m.chooseSome([1, 2]);
    expect(m.number(0)).toBe(21);
    m.list();
    m.choose(m.options[1]!);
    expect(places.map((v) => v(m))).toEqual([1, 2, 4, 1]);
  });

  test("that takes some forgets what its set held before", () => {
    const from = (_m: Machine, out: Int16Array): number => {
      out.set([0, 1, 2]);
      return 3;
    };
    let spec!: AskSpec;
    const m = started(
      made(
        tiny({
          asks: (f) => {
            spec = {
              shape: "some",
              who: () => 0,
              prompt: "on",
              rule: "tiny-1",
              groups: [{ verb: "", form: "card", from, body: act((x) => x.setNumber(0, x.number(0) + 1)) }],
              min: constant(0),
              max: constant(3),
              set: f.set(),
            };
            return spec;
          },
        }),
      ),
      LISTS,
    );
    const set = (): number[] => [0, 1, 2].filter((c) => m.hasIn(m.setAt(spec.set!), c));
    m.chooseSome([0, 2]);
    expect(set()).toEqual([0, 2]);
    m.chooseSome([1]);
    expect(set()).toEqual([1]);
    m.chooseSome([]);
    expect(set()).toEqual([]);
    expect(m.number(0)).toBe(3);
  });
});

describe.each(backEnds)("programs that call one another in turn (%s)", (_, made) => {
  test("may wait at any depth, and go on from there", () => {
    const log: string[] = [];
    const first: Program = program("first", (f) => {
      const n = f.arg();
      return seq(
        when((m) => n(m) > 0, call(second, [(m) => n(m) - 1])),
        ask({ shape: "yes", who: () => 0, prompt: "on", rule: "tiny-1" }),
        act((m) => log.push(`first ${n(m)}`)),
      );
    });
    const second = program("second", (f) => {
      const n = f.arg();
      return seq(
        call(first, [n]),
        act((m) => log.push(`second ${n(m)}`)),
      );
    });
    const m = started(
      made(
        tiny({
          steps: () =>
            seq(
              call(first, [constant(2)]),
              act(() => log.push("end")),
            ),
        }),
      ),
      LISTS,
    );
    for (let i = 0; i < 3; i++) {
      m.list();
      m.choose(m.options[0]!);
    }
    expect(log).toEqual(["first 0", "second 0", "first 1", "second 1", "first 2", "end"]);
  });
});
