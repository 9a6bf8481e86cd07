/**
 * Any program on both back ends, held against an interpreter of a few lines; what waits goes on from its numbers
 * alone.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Ability,
  act,
  ask,
  assign,
  call,
  callAny,
  constant,
  event,
  type Frame,
  type Game,
  giveBack,
  happen,
  ifElse,
  loop,
  Machine,
  move,
  NONE,
  nothing,
  type Program,
  program,
  type Step,
  seq,
  type Var,
  when,
} from "../src/index.ts";
import { backEnds, LISTS } from "./backends.ts";
import { ability, definition, ROW, started, tiny } from "./tiny.ts";

// --- any program --------------------------------------------------------------------------------------------------
/** A program as data: places are numbers of the frame, which has three, the first two of them arguments. */
type Tree =
  | { is: "set"; place: number; from: number; add: number }
  | { is: "seq"; parts: Tree[] }
  | { is: "when"; place: number; yes: Tree; no?: Tree }
  | { is: "repeat"; times: number; body: Tree }
  | { is: "call"; which: number; a: number; into?: number }
  | { is: "ask"; place: number; bodies: (Tree | null)[] }
  | { is: "happen"; place: number; into: number }
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
    fc.record({ is: fc.constant("happen" as const), place, into: place }),
    fc.record({ is: fc.constant("back" as const), place }),
    fc.record({ is: fc.constant("end" as const), place }),
  ),
}));

const bounded = (n: number): number => ((n % 50) + 50) % 50;

/** An event of the first card, which cannot happen with a three; another card sees it, and cards out of play do. */
const counts = event("counts", {
  subject: "card",
  params: 2,
  cannot: (m) => m.e[1] === 3,
  body: ([card, by]) => act((m) => m.setColumn(card!(m), 0, bounded(m.column(card!(m), 0) + by!(m)))),
});
const sees = (where: "top" | "elsewhere"): Ability =>
  ability({ triggers: [{ event: counts, self: false, while: where, test: (m) => m.e[1]! > 1 }] });
const DEFINITIONS = [
  definition("Oak", { abilities: [sees("top")] }),
  definition("Yew", { abilities: [sees("elsewhere")] }),
  definition("Elm"),
];

/** The tree as steps. Program 0 may call 1; 1 calls nothing. */
function stepOf(it: Tree, f: Frame, vars: readonly Var[], others: readonly Program[]): Step {
  const inner = (t: Tree): Step => stepOf(t, f, vars, others);
  switch (it.is) {
    case "set":
      return assign(vars[it.place]!, (m) => bounded(vars[it.from]!(m) + it.add));
    case "seq":
      return seq(...it.parts.map(inner));
    case "when":
      return ifElse((m) => vars[it.place]!(m) > 0, inner(it.yes), it.no && inner(it.no));
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
    case "happen":
      return happen(counts, [constant(0), vars[it.place]!], vars[it.into]!);
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
    case "happen":
      frame[it.into] = frame[it.place] === 3 ? 0 : 1;
      return undefined;
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
          definitions: DEFINITIONS.map((k) => ({ ...k })),
          events: [counts],
          bounds: { queue: 400 },
          further: others,
          steps: (f) => {
            const got = f.local();
            return seq(
              act((m) => move(m, 0, m.zoneOf(ROW, 0))),
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
        expect(quick.live()).toEqual(plain.live());
        other.s.set(quick.s);
        other.resume();
        other.list();
        const option = answer % now.value;
        for (const m of [plain, quick, other]) m.choose(m.options[option]!);
        expect(quick.live()).toEqual(plain.live());
        expect(other.live()).toEqual(plain.live());
        now = run.next(option);
      }
      if (!now.done) return;
      expect(plain.live()).toEqual(quick.live());
      expect(plain.over).toBe(now.value === "over");
      if (now.value !== "over") expect(plain.number(0)).toBe(now.value ? now.value.value : NONE);
    }),
    { numRuns: process.env.TEFUDA_DEEP ? 5000 : 300 },
  );
});
