/** What the steps of a program do, on both back ends. */
import { describe, expect, test } from "vitest";
import {
  act,
  addModifier,
  assign,
  call,
  constant,
  each,
  emit,
  event,
  type Frame,
  GROUP,
  happen,
  ifElse,
  load,
  loop,
  NONE,
  nothing,
  program,
  queueLength,
  type Step,
  seq,
  triggerArg,
  triggerAt,
  when,
} from "../src/index.ts";
import { backEnds, LISTS, type Logged, logged } from "./backends.ts";
import { ability, definition, modifier, started, tiny, trigger } from "./tiny.ts";

describe.each(backEnds)("a program (%s)", (_, made) => {
  const run: Logged = (steps) => logged(made, steps);

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
        ifElse(
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
    expect(() => rounds(-1)).toThrow("tiny: more than 100000 rounds of loops were made without a question");
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

  test("lays the arguments of an event where tests read them, six of them, before anything comes of it", () => {
    const seen: number[][] = [];
    const e = event("falls", {
      subject: "card",
      params: 3,
      cannot: (m) => {
        seen.push([...m.e]);
        return m.e[1] === 5;
      },
    });
    const ok: number[] = [];
    const steps = (f: Frame): Step => {
      const [done, by] = [f.local(), f.local()];
      const falls = (n: number): Step =>
        seq(
          assign(by!, constant(n)),
          happen(e, [constant(1), by!, (m) => m.number(0) + 9], done),
          act((m) => ok.push(done!(m))),
        );
      return seq(
        load([constant(7)]),
        act((m) => seen.push([...m.e])),
        falls(4),
        falls(5),
      );
    };
    started(made(tiny({ events: [e], steps })), LISTS);
    expect(seen).toEqual([
      [7, NONE, NONE, NONE, NONE, NONE],
      [1, 4, 9, NONE, NONE, NONE],
      [1, 5, 9, NONE, NONE, NONE],
    ]);
    expect(ok).toEqual([1, 0]);
  });

  test("tells an event to changes that watch for it, also where no text of the game does", () => {
    const e = event("falls", { subject: "card", params: 1 });
    const delayedTrigger = ability({ triggers: [trigger(e)] });
    const waits = modifier({ triggerEvent: e, delayedTrigger });
    const game = tiny({
      events: [e],
      definitions: [definition("Oak"), definition("Yew"), definition("Elm")],
      ruleChanges: [waits],
      steps: () =>
        seq(
          emit(e, [constant(1)]),
          act((m) => {
            expect(queueLength(m)).toBe(0);
            addModifier(m, { modifier: waits, source: 0, subject: GROUP, seat: 0 });
          }),
          emit(e, [constant(2)]),
        ),
    });
    expect(game.registry.heard).toEqual([false]);
    const m = started(made(game), LISTS);
    expect([queueLength(m), triggerArg(m, triggerAt(m, 0), 0)]).toEqual([1, 2]);
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

test("a program is compiled once, however often it is named, and all that it names with it", () => {
  const leaf = program("leaf", () => seq());
  const game = tiny({ steps: () => seq(call(leaf), call(leaf)) });
  const { code } = game;
  const known = code.programs.length;
  expect(code.programs.filter((p) => p === leaf)).toHaveLength(1);
  expect(code.add(leaf)).toBe(code.programs.indexOf(leaf));
  expect(code.programs).toHaveLength(known);
});
