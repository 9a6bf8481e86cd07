/** Effects that were set off and wait: whose happen first, who is asked for their order, and what becomes a group. */
import { describe, expect, test } from "vitest";
import {
  act,
  constant,
  Machine,
  Match,
  move,
  type Ordering,
  queueLength,
  type Settling,
} from "../src/index.ts";
import { backEnds } from "./backends.ts";
import { asked, type Effect, first, game, listsOf, type Scene, setOff, TEXTS, waitingIn } from "./effects.ts";
import { HEAP, LIMIT, ROW, started } from "./tiny.ts";

describe.each(backEnds)("effects that were set off (%s)", (_name, prepare) => {
  const begin = (scene: Scene) => {
    const { made, ...rest } = game(scene);
    return { m: started(prepare(made), listsOf(scene.seats ?? 2)), ...rest };
  };

  test("are none: nobody is asked, and it goes on", () => {
    const { m, calls } = begin({});
    expect([asked(m), calls]).toEqual([undefined, []]);
  });

  test("one alone happens, for its card, for whom that acts, with what the event was about", () => {
    const { m, calls } = begin({ waiting: ["2.5"], before: (x) => move(x, 2, x.zoneOf(ROW, 1)) });
    expect(calls).toEqual([[2, 5, 1, 10, 20, 30]]);
    expect([asked(m), queueLength(m)]).toEqual([undefined, 0]);
  });

  describe("by each player of their own", () => {
    test("one player's all come before the next one's, whenever they were set off", () => {
      const { m, done } = begin({ waiting: ["0.0", "3.0", "0.1", "3.1"] });
      expect([asked(m), done()]).toEqual([{ who: 1, of: ["3.0", "3.1"] }, []]);
      first(m, "3.1");
      expect([asked(m), done()]).toEqual([{ who: 0, of: ["0.0", "0.1"] }, ["3.1", "3.0"]]);
      first(m, "0.0");
      expect([asked(m), done()]).toEqual([undefined, ["3.1", "3.0", "0.0", "0.1"]]);
    });

    test.each<[string, number, number, readonly Effect[]]>([
      ["clockwise", 2, 1, ["6.0", "0.0", "3.0"]],
      ["the other way round", 0, 2, ["0.0", "6.0", "3.0"]],
    ])("those who follow are the game's to say: %s", (_way, begins, by, expected) => {
      const order: Ordering = { first: constant(begins), next: (_m, seat) => (seat + by) % 3 };
      const { done } = begin({ seats: 3, order, waiting: ["3.0", "6.0", "0.0"] });
      expect(done()).toEqual(expected);
    });

    test("who has none is passed over, up to the last in turn", () => {
      const { m, done } = begin({ seats: 3, waiting: ["0.2", "0.1"] });
      expect(asked(m)).toEqual({ who: 0, of: ["0.1", "0.2"] });
      first(m, "0.2");
      expect(done()).toEqual(["0.2", "0.1"]);
    });

    test("a player orders what acts for them, whosever card it is", () => {
      const { m, calls } = begin({
        before: (x) => move(x, 0, x.zoneOf(ROW, 1)),
        waiting: ["0.0", "3.0", "1.0"],
      });
      expect(asked(m)).toEqual({ who: 1, of: ["0.0", "3.0"] });
      first(m, "3.0");
      expect(calls.map(([card, , seat]) => [card, seat])).toEqual([
        [3, 1],
        [0, 1],
        [1, 0],
      ]);
    });

    test("who begins may change while they are carried out", () => {
      const { done } = begin({
        order: { first: (m) => m.number(LIMIT), next: (_m, seat) => 1 - seat },
        waiting: ["0.0", "0.0", "3.0"],
        does: { "0.0": (m) => m.setNumber(LIMIT, 1) },
      });
      expect(done()).toEqual(["0.0", "3.0", "0.0"]);
    });
  });

  describe("by one player for all", () => {
    const order: Ordering = { chooser: constant(1) };

    test("that one is asked of everybody's, and each acts for its own seat", () => {
      const { m, calls } = begin({ order, seats: 3, waiting: ["0.0", "3.0", "6.0"] });
      expect(asked(m)).toEqual({ who: 1, of: ["0.0", "3.0", "6.0"] });
      first(m, "6.0");
      expect(asked(m)).toEqual({ who: 1, of: ["0.0", "3.0"] });
      first(m, "3.0");
      expect(calls.map(([card, , seat]) => [card, seat])).toEqual([
        [6, 2],
        [3, 1],
        [0, 0],
      ]);
    });

    test("also of those that are all another's", () => {
      const { m, done } = begin({ order, waiting: ["0.0", "0.1"] });
      expect(asked(m)).toEqual({ who: 1, of: ["0.0", "0.1"] });
      first(m, "0.1");
      expect(done()).toEqual(["0.1", "0.0"]);
    });
  });

  describe("the question", () => {
    test("lists each card once, each text once, and is the game's by its words and rule", () => {
      const { m } = begin({ waiting: ["4.15", "3.1", "4.0", "3.1", "4.15"] });
      expect(asked(m)!.of).toEqual(["4.0", "4.15", "3.1"]);
      expect(m.asking()).toMatchObject({ shape: "one", prompt: "bare", rule: "tiny-2" });
    });

    test("is written as the card and the number of its text that come first", () => {
      const { made } = game({ order: { chooser: constant(0) }, waiting: ["0.0", "0.1"] });
      const match = new Match(prepare(made), { seed: 1, lists: [["Oak"], ["Oak"]], settings: {} });
      const options = match.view(0).question!.options.map((option) => option.notation);
      expect(options.map((option) => option.split(" ")[0])).toEqual(["first", "first"]);
      expect(match.answer(0, options[1]!).done).toBe(true);
    });

    test("is put as long as it makes a difference, and not for the last", () => {
      const { m, done } = begin({ waiting: ["3.0", "3.1", "4.0"] });
      first(m, "4.0");
      expect([asked(m)!.of, done()]).toEqual([["3.0", "3.1"], ["4.0"]]);
      first(m, "3.1");
      expect([asked(m), done()]).toEqual([undefined, ["4.0", "3.1", "3.0"]]);
    });

    test("is not put where the same text of the same card was set off several times", () => {
      const { m, done } = begin({ waiting: ["3.2", "0.0", "3.2", "3.2"] });
      expect([asked(m), done()]).toEqual([undefined, ["3.2", "3.2", "3.2", "0.0"]]);
    });

    test("one of several that are the same is the one that was set off first", () => {
      const seen: number[] = [];
      const { m } = begin({
        waiting: ["3.0"],
        does: {
          "3.0": (x) => {
            setOff(x, "3.1", 1);
            setOff(x, "3.1", 2);
            setOff(x, "4.0");
          },
          "3.1": (x) => seen.push(x.e[0]!),
        },
      });
      first(m, "3.1");
      expect([asked(m)!.of, seen]).toEqual([["3.1", "4.0"], [1]]);
      first(m, "4.0");
      expect(seen).toEqual([1, 2]);
    });

    test("can be gone on from in a copy", () => {
      const { m, calls } = begin({ waiting: ["0.0", "3.0", "0.1", "3.1"] });
      first(m, "3.1");
      const copy = new Machine(m.game, 2, m.layout.cards);
      copy.s.set(m.s);
      copy.resume();
      const before = calls.length;
      for (const machine of [m, copy]) first(machine, "0.1");
      expect(calls.slice(before)).toEqual([
        [0, 1, 0, 10, 20, 30],
        [0, 0, 0, 10, 20, 30],
        [0, 1, 0, 10, 20, 30],
        [0, 0, 0, 10, 20, 30],
      ]);
      expect(copy.live()).toEqual(m.live());
    });
  });

  describe("what is set off meanwhile", () => {
    test("is the next group, after all of this one, whosever it is", () => {
      const { m, done } = begin({
        waiting: ["3.0", "0.0"],
        does: { "3.0": (x) => setOff(x, "3.1"), "0.0": (x) => setOff(x, "4.0") },
      });
      // the seat 1, which begins, is not asked about its new one until the seat 0 is through
      expect([asked(m), done()]).toEqual([{ who: 1, of: ["3.1", "4.0"] }, ["3.0", "0.0"]]);
      first(m, "4.0");
      expect(done()).toEqual(["3.0", "0.0", "4.0", "3.1"]);
    });

    test("is in no question about the group under way", () => {
      const { m, done } = begin({
        waiting: ["3.0", "3.1", "3.2"],
        does: { "3.1": (x) => setOff(x, "4.0") },
      });
      first(m, "3.1");
      expect([asked(m)!.of, waitingIn(m)]).toEqual([
        ["3.0", "3.2"],
        ["3.0", "3.2", "4.0"],
      ]);
      first(m, "3.2");
      expect(done()).toEqual(["3.1", "3.2", "3.0", "4.0"]);
    });

    test("and by the next group in turn is one more", () => {
      const { done } = begin({
        waiting: ["0.0"],
        does: {
          "0.0": (m) => {
            setOff(m, "0.1");
            setOff(m, "3.0");
          },
          "3.0": (m) => setOff(m, "3.1"),
        },
      });
      expect(done()).toEqual(["0.0", "3.0", "0.1", "3.1"]);
    });
  });

  describe("that do not happen", () => {
    test("are gone all the same; each is judged once, by its card and text, with the event at hand", () => {
      const judged: unknown[] = [];
      const { m, done } = begin({
        waiting: ["3.0", "3.1", "0.0"],
        happens: (x, card, { index }) => {
          judged.push([`${card}.${index}`, ...x.e]);
          return index === 0;
        },
      });
      first(m, "3.1");
      expect(judged).toEqual([
        ["3.1", 10, 20, 30, 40, 50, 60],
        ["3.0", 10, 20, 30, 40, 50, 60],
        ["0.0", 10, 20, 30, 40, 50, 60],
      ]);
      expect([done(), queueLength(m)]).toEqual([["3.0", "0.0"], 0]);
    });

    test("are found out when it is their turn, after what went before", () => {
      const { m, done } = begin({
        waiting: ["3.0", "4.0"],
        does: { "4.0": (x) => move(x, 3, x.zoneOf(HEAP, 0)) },
        happens: (x, card) => x.zone(card) !== x.zoneOf(HEAP, 0),
      });
      first(m, "4.0");
      expect([done(), queueLength(m)]).toEqual([["4.0"], 0]);
    });
  });

  describe("of which the first are to be left waiting", () => {
    test("only those behind are asked for and carried out, and those before wait on as they were", () => {
      const { m, done } = begin({ skipped: constant(2), waiting: ["3.0", "3.1", "4.0", "0.0", "4.1"] });
      expect(asked(m)).toEqual({ who: 1, of: ["4.0", "4.1"] });
      first(m, "4.1");
      expect([asked(m), done()]).toEqual([undefined, ["4.1", "4.0", "0.0"]]);
      expect(waitingIn(m)).toEqual(["3.0", "3.1"]);
    });

    test("what is set off meanwhile is carried out too", () => {
      const { m, done } = begin({
        skipped: constant(1),
        waiting: ["3.0", "4.0"],
        does: { "4.0": (x) => setOff(x, "0.1") },
      });
      expect([done(), waitingIn(m)]).toEqual([["4.0", "0.1"], ["3.0"]]);
    });

    test("and no others wait: nothing is done", () => {
      const { m, done } = begin({ skipped: constant(2), waiting: ["3.0", "3.1"] });
      expect([asked(m), done(), waitingIn(m)]).toEqual([undefined, [], ["3.0", "3.1"]]);
    });
  });

  describe("what is to be done sooner", () => {
    const sooner = (log: string[]): Settling["sooner"] => ({
      test: (m) => m.number(LIMIT) > 0,
      step: act((m) => {
        m.setNumber(LIMIT, m.number(LIMIT) - 1);
        log.push("sooner");
      }),
    });

    test("is done first, and again as long as it is to be, also where nothing waits", () => {
      const log: string[] = [];
      begin({ before: (m) => m.setNumber(LIMIT, 2), sooner: sooner(log) });
      expect(log).toEqual(["sooner", "sooner"]);
    });

    test("comes before the next effect and before the question about it", () => {
      const log: string[] = [];
      const { m } = begin({
        before: (x) => x.setNumber(LIMIT, 1),
        waiting: ["3.0", "3.1", "3.2"],
        sooner: sooner(log),
        does: {
          "3.0": () => log.push("3.0"),
          "3.1": (x) => {
            log.push("3.1");
            x.setNumber(LIMIT, 2);
          },
          "3.2": () => log.push("3.2"),
        },
      });
      expect([log, asked(m)!.of]).toEqual([["sooner"], ["3.0", "3.1", "3.2"]]);
      first(m, "3.1");
      expect([log, asked(m)!.of]).toEqual([
        ["sooner", "3.1", "sooner", "sooner"],
        ["3.0", "3.2"],
      ]);
      first(m, "3.0");
      expect(log.slice(4)).toEqual(["3.0", "3.2"]);
    });

    test("sets off what is the next group, as any effect does", () => {
      const { m, done } = begin({
        waiting: ["3.0", "0.0"],
        does: { "3.0": (x) => x.setNumber(LIMIT, 1) },
        sooner: {
          test: (x) => x.number(LIMIT) > 0,
          step: act((x) => {
            x.setNumber(LIMIT, 0);
            setOff(x, "4.0");
          }),
        },
      });
      expect([asked(m), done()]).toEqual([undefined, ["3.0", "0.0", "4.0"]]);
    });
  });
});

test("of two different texts or cards the order is always asked for", () => {
  const all = [0, 1, 7, 16, 17, 29].flatMap((card) =>
    [0, 1, TEXTS - 1].map((text): Effect => `${card}.${text}`),
  );
  const lists = listsOf(3, 10);
  const pair: Effect[] = [];
  const { made } = game({
    seats: 3,
    order: { chooser: constant(2) },
    before: (m) => {
      for (const effect of pair) setOff(m, effect);
    },
  });
  const m = started(made, lists);
  for (const a of all)
    for (const b of all) {
      pair.splice(0, 2, a, b);
      m.start(1, lists);
      expect([a, b, asked(m) !== undefined]).toEqual([a, b, a !== b]);
    }
});
