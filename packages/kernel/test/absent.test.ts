/** One of three players gives up: the others go on, and what the absent one is asked is answered by what does least. */
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  act,
  ask,
  cardsIn,
  constant,
  type Frame,
  type Game,
  isAbsent,
  type Machine,
  Match,
  NONE,
  type SetVar,
  seq,
  type Var,
} from "../src/index.ts";
import { backEnds } from "./backends.ts";
import { CLOCK_, COINS, HEARTS, LIMIT, lying, STORE, tiny } from "./tiny.ts";

const plain: Omit<AskSpec, "shape"> = { who: constant(1), prompt: "on", rule: "tiny-1" };
const cardsOfB = cardsIn(STORE, constant(1));

/** Asks the seat 1 one question after another and counts in its numbers what it answered, then the seat 0 to go on. */
function game(): Game {
  return {
    ...tiny({
      seats: { min: 3, max: 3 },
      steps: (f: Frame) => {
        const [yes, number, one, word]: Var[] = [f.local(), f.local(), f.local(), f.local()];
        const some: SetVar = f.set();
        return seq(
          ask({ ...plain, shape: "yes", a: yes }),
          ask({ ...plain, shape: "number", a: number, min: constant(2), max: constant(5) }),
          ask({
            ...plain,
            shape: "some",
            set: some,
            min: constant(1),
            max: constant(3),
            groups: [{ verb: "", form: "card", from: cardsOfB }],
          }),
          ask({ ...plain, shape: "one", a: one, groups: [{ verb: "take", form: "card", from: cardsOfB }] }),
          ask({
            ...plain,
            shape: "one",
            a: word,
            groups: [
              { verb: "stay", form: "word" },
              { verb: "pass", form: "word" },
              { verb: "take", form: "card", from: cardsOfB },
            ],
          }),
          act((m) => {
            m.setSeatNumber(1, HEARTS, yes(m) * 100 + number(m) * 10 + m.sizeOf(m.setAt(some)));
            m.setSeatNumber(1, COINS, one(m));
            m.setNumber(LIMIT, word(m));
            m.setNumber(CLOCK_, m.answered);
          }),
        );
      },
    }),
    leave: (m: Machine, seat: number) => m.setSeatNumber(seat, COINS, -1),
  };
}

describe.each(backEnds)("with %s", (_name, prepare) => {
  const begin = (): Match =>
    new Match(prepare(game()), {
      seed: 1,
      lists: [["Ash"], ["Ash", "Birch", "Cedar"], ["Ash"]],
      settings: {},
    });

  test("every question is answered by what does least, and the others are asked again", () => {
    const match = begin();
    expect(match.asked).toBe(1);
    expect(match.answer(1, "give up")).toEqual({ done: true });
    expect([match.over, match.asked]).toEqual([false, 0]);
    const m = match.machine;
    expect(m.seatNumber(1, HEARTS)).toBe(21);
    expect(m.seatNumber(1, COINS)).toBe(lying(m, m.zoneOf(STORE, 1)).at(-1));
    expect([m.number(LIMIT), m.number(CLOCK_)]).toEqual([NONE, 1]);
  });

  test("what the game does about it is done before anything is answered, and also where it ends the game", () => {
    const done: number[][] = [];
    const match = new Match(
      prepare({
        ...game(),
        leave: (m, seat) => {
          done.push([seat, m.seatNumber(1, HEARTS)]);
          expect(isAbsent(m, seat)).toBe(true);
          if (seat === 2) m.end(0, "tiny-3");
        },
      }),
      { seed: 1, lists: [["Ash"], ["Ash", "Birch", "Cedar"], ["Ash"]], settings: {} },
    );
    match.answer(1, "give up");
    expect([done, match.machine.seatNumber(1, HEARTS), match.over]).toEqual([[[1, 0]], 21, false]);
    match.answer(2, "give up");
    expect([done.length, match.over, match.view(0).over]).toEqual([2, true, { winner: 0, rule: "tiny-3" }]);
  });

  test("a seat that is not asked gives up without an answer to anything", () => {
    const match = begin();
    expect(match.answer(2, "give up").done).toBe(true);
    expect(match.asked).toBe(1);
    expect([0, 1, 2].map((seat) => isAbsent(match.machine, seat))).toEqual([false, false, true]);
  });

  test("nobody gives up twice, and giving up is taken back like any answer", () => {
    const match = begin();
    match.answer(2, "give up");
    expect(match.answer(2, "give up")).toMatchObject({ done: false, verdict: { verdict: "forbidden" } });
    expect(match.length).toBe(1);
    expect(match.undo()).toBe(true);
    expect(isAbsent(match.machine, 2)).toBe(false);
    expect(match.redo()).toBe(true);
    expect(Match.replay(match.machine.game, match.record()).hash()).toBe(match.hash());
  });
});
