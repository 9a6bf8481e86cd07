/** A match is made, and answers are taken or refused. */
import { describe, expect, test } from "vitest";
import { constant, Match, MatchError } from "../src/index.ts";
import { game, hand, NAMES, one, setup } from "./drawn.ts";
import { LIMIT, tiny } from "./tiny.ts";

const done = { done: true };

describe("a match is made", () => {
  test("for as many seats as the game has", () => {
    const seats = (min: number, max: number, n: number): Match =>
      new Match(tiny({ seats: { min, max } }), setup({ lists: Array<string[]>(n).fill(NAMES) }));
    expect(seats(2, 2, 2).view(0).seats).toHaveLength(2);
    expect(seats(1, 3, 3).view(0).seats).toHaveLength(3);
    expect(() => seats(2, 2, 1)).toThrow("Tiny is played by 2, not by 1");
    expect(() => seats(2, 3, 1)).toThrow("Tiny is played by 2 to 3, not by 1");
    expect(() => seats(2, 3, 4)).toThrow(MatchError);
  });

  test("with cards of the game and its settings", () => {
    expect(() => new Match(tiny(), setup({ lists: [["Elm"], []] }))).toThrow('Tiny has no card named "Elm"');
    expect(new Match(tiny(), setup({ settings: { limit: 3 } })).machine.number(LIMIT)).toBe(3);
    expect(() => new Match(tiny(), setup({ settings: { speed: 3 } }))).toThrow('no setting "speed"');
  });
});

describe("an answer", () => {
  test("to a question of one is taken by its words, and kept in the shortest that tell it apart", () => {
    const match = new Match(game(one), setup());
    expect(match.asked).toBe(0);
    expect(match.answer(0, "TAKE  birch@a")).toEqual(done);
    expect(match.answer(0, ["rest"])).toEqual(done);
    expect(match.choices).toEqual([
      { seat: 0, say: "take Birch" },
      { seat: 0, say: "rest" },
    ]);
    expect(match.length).toBe(2);
  });

  test("that is none, or of a seat that is not asked, is judged and changes nothing", () => {
    const match = new Match(game(one), setup());
    const before = match.hash();
    for (const [seat, text] of [
      [0, "take Elm"],
      [0, ""],
      [0, []],
      [0, ["rest", "rest"]],
      [1, "rest"],
      [1, ["rest"]],
    ] as const) {
      const given = match.answer(seat, text);
      expect(given.done).toBe(false);
      expect(match.hash()).toBe(before);
    }
    expect(match.answer(0, "jump")).toEqual({
      done: false,
      verdict: { verdict: "not understood", part: "jump", known: ["take", "rest"] },
    });
    expect(match.length).toBe(0);
    expect(match.why(0, "rest")).toEqual({ verdict: "allowed" });
  });

  describe("to a question of some", () => {
    const some = (min: number, max: number): Match =>
      new Match(
        game((f) => ({
          ...one,
          shape: "some",
          groups: [{ verb: "", form: "card", from: hand }],
          min: constant(min),
          max: constant(max),
          set: f.set(),
        })),
        setup(),
      );
    const range = (needs: string): object => ({
      done: false,
      verdict: { verdict: "forbidden", reasons: [{ rule: "tiny-1", needs }] },
    });

    test("is a list, or one text with plus signs", () => {
      const match = some(1, 3);
      expect(match.answer(0, ["Birch", " cedar "])).toEqual(done);
      expect(match.answer(0, "Ash + Birch + Ash")).toEqual(done);
      expect(match.answer(0, "Ash")).toEqual(done);
      expect(match.choices.map((c) => c.say)).toEqual([
        ["Birch", "Cedar"],
        ["Ash@A.hand.1", "Birch", "Ash@A.hand.4"],
        ["Ash@A.hand.1"],
      ]);
    });

    test("puts the cards that are named into its set", () => {
      const match = some(0, 4);
      const spec = match.machine.asking()!;
      match.answer(0, "Birch+Ash");
      const set = match.machine.setAt(spec.set!);
      expect([0, 1, 2, 3].map((c) => match.machine.hasIn(set, c))).toEqual([true, true, false, false]);
    });

    test("may be none where none will do", () => {
      for (const nothing of ["", "  ", []]) expect(some(0, 2).answer(0, nothing)).toEqual(done);
      expect(some(1, 2).answer(0, "")).toEqual(range("1 to 2 different ones are picked"));
    });

    test("is nothing where nothing will do, and that is said", () => {
      expect(some(0, 0).answer(0, "Birch")).toEqual(range("none is picked, as nothing here will do"));
      expect(some(0, 0).answer(0, [])).toEqual(done);
    });

    test("has as many as are asked for, all of them different", () => {
      expect(some(2, 2).answer(0, "Birch")).toEqual(range("2 different ones are picked"));
      expect(some(1, 2).answer(0, "Birch + Cedar + Ash")).toEqual(range("1 to 2 different ones are picked"));
      expect(some(2, 3).answer(0, "Birch + Birch")).toEqual(range("2 to 3 different ones are picked"));
      expect(some(2, 2).answer(0, "Birch + Cedar")).toEqual(done);
    });

    test("is judged by the first part that is not understood", () => {
      const match = some(1, 3);
      expect(match.answer(0, "Birch + Elm + Oak")).toMatchObject({ done: false, verdict: { part: "Elm" } });
      expect(match.length).toBe(0);
    });
  });
});

describe("giving up", () => {
  test("ends the game for the other seat, in whatever capitals, also for one that is not asked", () => {
    const match = new Match(game(one), setup());
    expect(match.answer(1, "  GIVE up ")).toEqual(done);
    expect(match.view(0).over).toEqual({ winner: 0, rule: "tiny-3" });
    expect([match.over, match.asked]).toEqual([true, null]);
    expect(match.choices).toEqual([{ seat: 1, say: "give up" }]);
    expect(match.undo()).toBe(true);
    expect([match.over, match.asked]).toEqual([false, 0]);
  });

  test("names no winner among more than two", () => {
    const match = new Match(game(one), setup({ lists: [NAMES, NAMES, NAMES] }));
    match.answer(0, "give up");
    expect(match.view(0).over).toEqual({ winner: null, rule: "tiny-3" });
  });

  test("is no answer once the game is over", () => {
    const match = new Match(game(one), setup());
    match.answer(0, "give up");
    expect(match.answer(1, "give up")).toEqual({
      done: false,
      verdict: { verdict: "forbidden", reasons: [{ rule: "tiny-9", needs: "the game is not over" }] },
    });
    expect(match.length).toBe(1);
  });
});
