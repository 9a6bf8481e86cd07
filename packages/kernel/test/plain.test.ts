/** The plain answer, as words and on the machine. */
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  act,
  answerPlainly,
  ask,
  assign,
  constant,
  Match,
  plainOption,
  plainSay,
  seq,
} from "../src/index.ts";
import { type Asks, draw, game, hand, one, setup } from "./drawn.ts";
import { started, tiny } from "./tiny.ts";

describe("the plain answer", () => {
  const view = (asks: Asks) => new Match(game(asks), setup()).view(0).question!;

  test("of one is the first of what does nothing, else the first of all", () => {
    const q = view({ ...one, groups: [...one.groups!, { verb: "pass", form: "word" }] });
    expect(plainSay(q, ["pass", "rest"])).toBe("pass");
    expect(plainSay(q, ["stop", "rest"])).toBe("rest");
    expect(plainSay(q, ["stop"])).toBe("take Ash");
  });

  test("of yes or no is no, of a number the least, of some as few as will do", () => {
    expect(plainSay(view({ ...one, shape: "yes", groups: undefined }), [])).toBe("no");
    expect(plainSay(view({ ...one, shape: "yes", groups: undefined }), ["yes"])).toBe("yes");
    const number = {
      ...one,
      shape: "number" as const,
      groups: undefined,
      min: constant(2),
      max: constant(5),
    };
    expect(plainSay(view(number), ["no"])).toBe("2");
    const some = view((f) => ({
      ...one,
      shape: "some",
      groups: [{ verb: "", form: "card", from: hand }],
      min: constant(2),
      max: constant(3),
      set: f.set(),
    }));
    expect(plainSay(some, ["Cedar"])).toEqual(["Ash@A.hand.1", "Birch"]);
  });

  test("is the same one on the machine itself", () => {
    const pick = (asks: AskSpec, passes: string[]): number => {
      const m = new Match(game(asks), setup()).machine;
      const option = plainOption(m, passes);
      return m.options.subarray(0, m.list()).indexOf(option);
    };
    const words = { ...one, groups: [...one.groups!, { verb: "pass", form: "word" as const }] };
    expect(pick(words, ["pass", "rest"])).toBe(4);
    expect(pick(words, ["stop", "rest"])).toBe(3);
    expect(pick(words, ["take"])).toBe(0);
    expect(pick(words, [])).toBe(0);
    expect(pick({ ...one, shape: "yes", groups: undefined }, ["no"])).toBe(1);
    expect(pick({ ...one, shape: "yes", groups: undefined }, ["yes"])).toBe(0);
    const number = {
      ...one,
      shape: "number" as const,
      groups: undefined,
      min: constant(1),
      max: constant(2),
    };
    expect(pick(number, ["2"])).toBe(0);
  });

  test("is given to each question in turn", () => {
    const log: unknown[] = [];
    const m = started(
      tiny({
        steps: (f) => {
          const a = f.local();
          const set = f.set();
          const note = act((x) => {
            log.push(a(x), x.sizeOf(x.setAt(set)));
          });
          return seq(
            act(draw),
            ask({ ...one, a }),
            note,
            ask({ ...one, shape: "yes", groups: undefined, a }),
            note,
            ask({ ...one, shape: "number", groups: undefined, min: constant(4), max: constant(6), a }),
            note,
            ask({
              ...one,
              shape: "some",
              groups: [{ verb: "", form: "card", from: hand }],
              min: constant(2),
              max: constant(4),
              set,
            }),
            note,
            assign(a, constant(0)),
            ask({
              ...one,
              groups: [{ verb: "x", form: "word", needs: [{ rule: "", says: "", test: () => false }] }],
            }),
          );
        },
      }),
    );
    for (let i = 0; i < 4; i++) answerPlainly(m, ["stop", "no"]);
    expect(log).toEqual([0, 0, 0, 0, 4, 0, 4, 2]);
    expect(() => answerPlainly(m, [])).toThrow('tiny: "on" has no answer');
  });
});
