/** Programs on both back ends, held against an interpreter of a few lines; what waits goes on from its numbers alone. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  act,
  ask,
  assign,
  call,
  callAny,
  compileToSource,
  constant,
  each,
  type Frame,
  type Game,
  type Group,
  giveBack,
  loop,
  Machine,
  NONE,
  nothing,
  type Program,
  program,
  RESULT,
  type Step,
  seq,
  type Var,
  when,
} from "../src/index.ts";
import { started, tiny } from "./tiny.ts";

/** How a game is run: instruction by instruction, or as functions made for it. */
const backEnds = [
  ["closures", (game: Game) => game],
  [
    "source",
    (game: Game) => {
      compileToSource(game);
      return game;
    },
  ],
] as const;

const LISTS = [[0, 1, 2], [0]];

describe.each(backEnds)("a program (%s)", (_, made) => {
  /** Runs steps, which write into a list, to the question that follows or the end. */
  function run(steps: (f: Frame, log: (what: (m: Machine) => unknown) => Step) => Step): {
    m: Machine;
    log: unknown[];
  } {
    const log: unknown[] = [];
    const game = tiny({ steps: (f) => steps(f, (what) => act((m) => log.push(what(m)))) });
    const m = started(made(game), LISTS);
    return { m, log };
  }

  test("does its steps in their order, none of them is nothing", () => {
    const { log } = run((_f, log) =>
      seq(
        log(() => 1),
        seq(),
        nothing,
        seq(log(() => 2)),
        log(() => 3),
      ),
    );
    expect(log).toEqual([1, 2, 3]);
  });

  test("goes one way or the other", () => {
    const { log } = run((_f, log) => {
      const both = (yes: boolean): Step =>
        when(
          () => yes,
          log(() => `yes`),
          log(() => "no"),
        );
      return seq(
        both(true),
        both(false),
        when(
          () => false,
          log(() => "never"),
        ),
        when(
          () => true,
          log(() => "once"),
        ),
      );
    });
    expect(log).toEqual(["yes", "no", "once"]);
  });

  test("goes round while its condition holds, not at all if it never does", () => {
    const { log } = run((f, log) => {
      const i = f.local();
      return seq(
        loop(
          () => false,
          log(() => "never"),
        ),
        assign(i, constant(3)),
        loop(
          (m) => i(m) > 0,
          seq(
            log(i),
            assign(i, (m) => i(m) - 1),
          ),
        ),
        log(i),
      );
    });
    expect(log).toEqual([3, 2, 1, 0]);
  });

  test("that goes round for ever is a fault, and one that goes round long is none", () => {
    const rounds = (n: number) =>
      run((f) => {
        const i = f.local();
        return loop(
          () => n < 0,
          assign(i, (m) => (i(m) + 1) % 7),
        );
      });
    expect(() => rounds(-1)).toThrow("tiny: more than 100000 steps were made without a question");
    const { m } = run((f) => {
      const i = f.local();
      const j = f.local();
      return seq(
        assign(j, constant(3)),
        loop(
          (x) => j(x) > 0,
          seq(
            assign(i, constant(30_000)),
            loop(
              (x) => i(x) > 0,
              assign(i, (x) => i(x) - 1),
            ),
            assign(j, (x) => j(x) - 1),
          ),
        ),
      );
    });
    expect(m.asking()).toBeDefined();
  });

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
    expect(m.base).toBe(m.layout.stack + 2);
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
    // Two places for the frame of the game itself, none of its own, two and ten for the other.
    expect(wholeOf(14).over).toBe(false);
    expect(() => wholeOf(13)).toThrow("called too deeply");
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

  test("goes through a set card by card, also when the table changes meanwhile", () => {
    const { log } = run((f, log) => {
      const set = f.set();
      const card = f.local();
      return seq(
        each(
          set,
          card,
          log(() => "none"),
        ),
        act((m) => {
          for (const c of [3, 0, 2]) m.addTo(m.setAt(set), c);
        }),
        each(
          set,
          card,
          seq(
            log(card),
            act((m) => m.setColumn(card(m), 0, 1)),
          ),
        ),
        log(card),
      );
    });
    expect(log).toEqual([0, 2, 3, NONE]);
  });

  test("that ended the game does nothing more, nor does whoever called it", () => {
    const ends = program("ends", () =>
      seq(
        act((m) => m.end(0, "tiny-1")),
        act((m) => m.setNumber(0, 1)),
      ),
    );
    const { m } = run(() =>
      seq(
        call(ends),
        act((x) => x.setNumber(1, 1)),
      ),
    );
    expect([m.over, m.number(0), m.number(1)]).toEqual([true, 0, 0]);
  });
});

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

// --- any program --------------------------------------------------------------------------------------------------
/** A program as data: places are numbers of the frame, which has three, the first two of them arguments. */
type Tree =
  | { is: "set"; place: number; from: number; add: number }
  | { is: "seq"; parts: Tree[] }
  | { is: "when"; place: number; yes: Tree; no?: Tree }
  | { is: "repeat"; times: number; body: Tree }
  | { is: "call"; which: number; a: number; into?: number }
  | { is: "ask"; place: number; bodies: (Tree | null)[] }
  | { is: "back"; place: number }
  | { is: "end"; place: number };

const place = fc.nat(2);
const { tree } = fc.letrec<{ tree: Tree }>((again) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({ is: fc.constant("set" as const), place, from: place, add: fc.integer({ min: -2, max: 2 }) }),
    fc.record({ is: fc.constant("seq" as const), parts: fc.array(again("tree"), { maxLength: 4 }) }),
    fc.record(
      { is: fc.constant("when" as const), place, yes: again("tree"), no: again("tree") },
      { requiredKeys: ["is", "place", "yes"] },
    ),
    fc.record({ is: fc.constant("repeat" as const), times: fc.nat(2), body: again("tree") }),
    fc.record(
      { is: fc.constant("call" as const), which: fc.nat(1), a: place, into: place },
      { requiredKeys: ["is", "which", "a"] },
    ),
    fc.record({
      is: fc.constant("ask" as const),
      place,
      bodies: fc.array(fc.option(again("tree")), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ is: fc.constant("back" as const), place }),
    fc.record({ is: fc.constant("end" as const), place }),
  ),
}));

const bounded = (n: number): number => ((n % 50) + 50) % 50;

/** The tree as steps. Program 0 may call 1; 1 calls nothing. */
function stepOf(it: Tree, f: Frame, vars: readonly Var[], others: readonly Program[]): Step {
  const inner = (t: Tree): Step => stepOf(t, f, vars, others);
  switch (it.is) {
    case "set":
      return assign(vars[it.place]!, (m) => bounded(vars[it.from]!(m) + it.add));
    case "seq":
      return seq(...it.parts.map(inner));
    case "when":
      return when((m) => vars[it.place]!(m) > 0, inner(it.yes), it.no && inner(it.no));
    case "repeat": {
      const i = f.local();
      return seq(
        assign(i, constant(it.times)),
        loop(
          (m) => i(m) > 0,
          seq(
            assign(i, (m) => i(m) - 1),
            inner(it.body),
          ),
        ),
      );
    }
    case "call": {
      const target = others[it.which];
      if (!target) return nothing;
      const into = it.into === undefined ? undefined : vars[it.into]!;
      const args = [vars[it.a]!, constant(it.which + 1)];
      return it.which === 0 ? call(target, args, into) : callAny((m) => m.game.code.add(target), args, into);
    }
    case "ask":
      return ask({
        shape: "one",
        who: () => 0,
        prompt: "on",
        rule: "tiny-1",
        a: vars[it.place]!,
        groups: it.bodies.map((body, i) => ({
          verb: `w${i}`,
          form: "number" as const,
          from: (_m: Machine, out: Int16Array) => {
            out[0] = i + 1;
            return 1;
          },
          ...(body ? { body: inner(body) } : {}),
        })),
      });
    case "back":
      return giveBack(vars[it.place]!);
    case "end":
      return when(
        (m) => vars[it.place]!(m) === 3,
        act((m) => m.end(1, "tiny-2")),
      );
  }
}

class Back {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}
/** What the tree means: yields where it asks, and is told which option was chosen. */
function* meaning(
  it: Tree,
  frame: number[],
  others: readonly Tree[],
): Generator<number, Back | "over" | undefined, number> {
  switch (it.is) {
    case "set":
      frame[it.place] = bounded(frame[it.from]! + it.add);
      return undefined;
    case "seq":
      for (const part of it.parts) {
        const left = yield* meaning(part, frame, others);
        if (left) return left;
      }
      return undefined;
    case "when":
      if (frame[it.place]! > 0) return yield* meaning(it.yes, frame, others);
      return it.no ? yield* meaning(it.no, frame, others) : undefined;
    case "repeat":
      for (let i = 0; i < it.times; i++) {
        const left = yield* meaning(it.body, frame, others);
        if (left) return left;
      }
      return undefined;
    case "call": {
      const target = others[it.which];
      if (!target) return undefined;
      const left = yield* meaning(target, [frame[it.a]!, it.which + 1, 0], []);
      if (left === "over") return left;
      if (it.into !== undefined) frame[it.into] = left ? left.value : NONE;
      return undefined;
    }
    case "ask": {
      const option = yield it.bodies.length;
      frame[it.place] = option + 1;
      const body = it.bodies[option];
      return body ? yield* meaning(body, frame, others) : undefined;
    }
    case "back":
      return new Back(frame[it.place]!);
    case "end":
      return frame[it.place] === 3 ? "over" : undefined;
  }
}

const built = (it: Tree, others: readonly Program[]): Program =>
  program("made", (f) => {
    const vars = [f.arg(), f.arg(), f.local()];
    return stepOf(it, f, vars, others);
  });

test("any program does the same on both back ends as its meaning says, also from a copied state", () => {
  fc.assert(
    fc.property(tree, tree, tree, fc.array(fc.nat(5), { maxLength: 30 }), (one, two, three, answers) => {
      const game = (): Game => {
        const others = [built(two, []), built(three, [])];
        const outer = built(one, others);
        return tiny({
          further: others,
          steps: (f) => {
            const got = f.local();
            return seq(
              call(outer, [constant(2), constant(0)], got),
              act((m) => m.setNumber(0, got(m))),
            );
          },
        });
      };
      const plain = started(game(), LISTS);
      const quick = started(backEnds[1][1](game()), LISTS);
      const other = new Machine(quick.game, 2, 4);
      const trees = [two, three];
      const run = meaning(one, [2, 0, 0], trees);
      let now = run.next();
      for (const answer of answers) {
        if (now.done) break;
        expect([plain.list(), quick.list()]).toEqual([now.value, now.value]);
        expect(quick.s).toEqual(plain.s);
        other.s.set(quick.s);
        other.resume();
        other.list();
        const option = answer % now.value;
        for (const m of [plain, quick, other]) m.choose(m.options[option]!);
        expect(quick.s).toEqual(plain.s);
        expect(other.s).toEqual(plain.s);
        now = run.next(option);
      }
      if (!now.done) return;
      expect(plain.s).toEqual(quick.s);
      expect(plain.over).toBe(now.value === "over");
      if (now.value !== "over") expect(plain.number(0)).toBe(now.value ? now.value.value : NONE);
    }),
    { numRuns: process.env.TEFUDA_DEEP ? 5000 : 300 },
  );
});

test("a program is compiled once, however often it is named, and all that it names with it", () => {
  const leaf = program("leaf", () => seq());
  const game = tiny({ steps: () => seq(call(leaf), call(leaf)) });
  const { code } = game;
  const known = code.programs.length;
  expect(code.programs.filter((p) => p === leaf)).toHaveLength(1);
  expect(code.add(leaf)).toBe(code.programs.indexOf(leaf));
  expect(code.programs).toHaveLength(known);
});
