/** A function made for one question lists what the plain way lists, in the same order, and makes shared tests once. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  type Candidates,
  cardsIn,
  constant,
  type Group,
  generateCode,
  listOptions,
  type Machine,
  type Need,
  type OptionForm,
} from "../src/index.ts";
import { asking, inHand, these } from "./drawn.ts";
import { COINS, HAND, LIMIT } from "./tiny.ts";

const listed = (m: Machine): number[] => [...m.options.subarray(0, m.list())];
function plainly(m: Machine): number[] {
  const count = listOptions(m, m.asking()!);
  return [...m.options.subarray(0, count)];
}
/** A machine at this question whose game was made into functions. */
function made(spec: AskSpec): Machine {
  const m = inHand(spec);
  generateCode(m.game);
  expect(m.game.code.lists[m.pc]).toBeDefined();
  return m;
}

const need = (test: Need["test"], more: Partial<Need> = {}): Need => ({
  rule: "tiny-1",
  says: "it may",
  test,
  ...more,
});
/** Groups are drawn from few candidates and needs, so that many begin alike. */
const CANDIDATES: readonly Candidates[] = [
  these(0, 3, 1, 5),
  these(6, 2, 0),
  these(),
  cardsIn(HAND, (m) => m.seat),
  cardsIn(
    HAND,
    (m) => m.seat,
    (_m, card) => card % 2 === 0,
  ),
];
const NEEDS: readonly Need[] = [
  need((m) => m.a !== 3),
  need((m) => m.a % 2 === 0 || m.a === 5),
  need((m) => m.a < 0, { given: true }),
  need((m) => m.number(LIMIT) === 0, { of: "seat" }),
  need((m) => m.seatNumber(m.seat, COINS) === 0, { of: "seat" }),
  need((m) => (m.a + m.b) % 3 !== 0, { of: "pair" }),
];

const needs = fc.subarray([...NEEDS]);
const candidates = fc.constantFrom(...CANDIDATES);
const group: fc.Arbitrary<Group> = fc.oneof(
  fc.record({ verb: fc.constant(""), form: fc.constant<OptionForm>("word"), needs }),
  fc.record(
    {
      verb: fc.constant(""),
      form: fc.constantFrom<OptionForm>("card", "cards", "effect", "number"),
      from: candidates,
      to: candidates,
      apart: fc.boolean(),
      needs,
    },
    { requiredKeys: ["verb", "form", "from", "needs"] },
  ),
);

describe("a function that was made for a question", () => {
  test("lists what the plain way lists, in the same order", () => {
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 5 }),
        fc.nat(1),
        fc.nat(1),
        (groups, limit, coins) => {
          const m = made(asking(groups));
          m.setNumber(LIMIT, limit);
          m.setSeatNumber(0, COINS, coins);
          const expected = plainly(m);
          // twenty times: what it borrows it gives back
          for (let i = 0; i < 20; i++) expect(listed(m)).toEqual(expected);
          expect(m.optionCount).toBe(expected.length);
        },
      ),
    );
  });

  test.each([0, 1, 2])("for up to %i cards lists equal ones as often as they can be picked", (most) => {
    const group: Group = { verb: "", form: "card", from: cardsIn(HAND, constant(0)) };
    const m = made(asking([group], { shape: "some", min: constant(0), max: constant(most) }));
    expect(listed(m)).toEqual(plainly(m));
    // cards 0 and 3 are equal
    expect(listed(m)).toHaveLength(most > 1 ? 4 : 3);
  });

  describe("where groups begin alike", () => {
    const from = these(0, 1, 2, 3);
    /** A need that is met by all cards but this one and notes every card that it is tried on. */
    function counted(not: number, more: Partial<Need> = {}): { met: Need; tried: number[] } {
      const tried: number[] = [];
      const met = need((m) => {
        tried.push(m.a);
        return m.a !== not;
      }, more);
      return { met, tried };
    }
    const card = (...needs: Need[]): Group => ({ verb: "", form: "card", apart: true, from, needs });
    const all = [0, 1, 2, 3];

    test("makes the tests that they have in common once for each candidate", () => {
      const [p, q, r] = [counted(0), counted(1), counted(2)];
      const m = made(asking([card(p.met, q.met), card(p.met, q.met, r.met), card(p.met, q.met)]));
      listed(m);
      expect([p.tried, q.tried, r.tried]).toEqual([all, [1, 2, 3], [2, 3]]);
      expect(listed(m)).toEqual(plainly(m));
    });

    test("only as far as all of them do", () => {
      const [p, q, r] = [counted(0), counted(1), counted(2)];
      const m = made(asking([card(p.met, q.met), card(p.met, r.met), card(p.met, q.met)]));
      listed(m);
      expect([p.tried, q.tried, r.tried]).toEqual([all, [1, 2, 3, 1, 2, 3], [1, 2, 3]]);
      expect(listed(m)).toEqual(plainly(m));
    });

    test("two and two apart, by their candidates and by their tests", () => {
      const [p, q] = [counted(0), counted(1)];
      const others = (group: Group): Group => ({ ...group, from: these(3, 2) });
      const m = made(
        asking([
          card(p.met),
          card(q.met),
          others(card(p.met)),
          card(p.met),
          card(q.met),
          others(card(p.met)),
        ]),
      );
      listed(m);
      expect([p.tried, q.tried]).toEqual([[...all, 3, 2, 3, 2], all]);
      expect(listed(m)).toEqual(plainly(m));
    });

    test("not where the first is left out for who is asked, and the other is not", () => {
      const never = need(() => false, { of: "seat" });
      const [p] = [counted(0)];
      const m = made(asking([card(never, p.met), card(p.met)]));
      expect(listed(m)).toEqual(plainly(m));
      expect(listed(m)).toHaveLength(3);
    });

    test("also where only the other is left out", () => {
      const never = need(() => false, { of: "seat" });
      const [p] = [counted(0)];
      const m = made(asking([card(p.met), card(never, p.met), card(p.met)]));
      listed(m);
      expect(p.tried).toEqual(all);
      expect(listed(m)).toEqual(plainly(m));
    });
  });
});
