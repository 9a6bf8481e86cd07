/** What conditions and counted amounts ask of a game, as far as all games ask alike. */
import { forEachLying, type Machine, NONE, seatSubject, WordsError } from "@tefuda/kernel";
import { timesOf } from "../lowering/happened.ts";
import {
  type CardNum,
  type CardTest,
  type Comparison,
  compare,
  type Has,
  type Who,
} from "../lowering/phrases.ts";
import { MEANING } from "../lowering/says.ts";
import type { Scope } from "../lowering/scope.ts";
import { both, either } from "../lowering/tests.ts";
import type { SeatTest } from "../lowering/who.ts";
import type { AmountOf, ConditionOf, Parts } from "../trees.ts";
import { everyHolds, those } from "./every.ts";

/** What stands behind the words in which a game asks. `S` is what its texts are compiled against. */
export interface Asking<D, S> {
  /** How many cards a description means, and whether a card is one wherever it lies. */
  count(what: D, scope: S): CardNum;
  fits(what: D, scope: S): Has;
  /** Points of a seat by name, and the number of cards in a hand. */
  points: Readonly<Record<string, (m: Machine, seat: number) => number>>;
  hand(m: Machine, seat: number): number;
  means(who: Who, scope: S): SeatTest;
  /** How many different words of a list of traits the cards of a description have. */
  different?(what: D, list: string, scope: S): CardNum;
  /** The same description on the side of its text's player. */
  yours(what: D): D;
}

/** The parts of conditions and amounts, of any game. */
interface Any<D, R, C, F> extends Parts {
  who: Who;
  ref: R;
  figure: F & string;
  points: string;
  description: D;
  amount: CommonAmount<D, R, F>;
  condition: C;
  trigger: object;
}

/** Conditions of all games; of what is in `of` each is one of the game's again. */
export type CommonCondition<D, R, C> =
  | ConditionOf<Any<D, R, C, never>>
  | { if: "distinct"; of: string; among: D; how: Comparison; n: number }
  | { if: "is"; what: R; fits: D }
  | { if: "every"; what: D; fits: D };

/** What a condition is asked of: the cards and players that were spoken of, and what was done. */
type Speaks<R> = Pick<Scope<R, never>, "one" | "done" | "did">;

/** Of several players one is enough. */
const overSeats =
  (means: SeatTest, test: (m: Machine, seat: number) => boolean): CardTest =>
  (m, self, seat) => {
    for (let s = 0; s < m.layout.seats; s++) if (means(m, s, self, seat) && test(m, s)) return true;
    return false;
  };

/**
 * Whether the text's player has more of something than every other, or one of the others has more.
 * @param number how much the player `seat` has
 */
export function leads(who: "you" | "opponent", number: CardNum): CardTest {
  return (m, self, seat) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < m.layout.seats; s++) if (s !== seat) most = Math.max(most, number(m, self, s));
    const own = number(m, self, seat);
    return who === "you" ? own > most : own < most;
  };
}

/** @param inner how the game asks what is inside another condition */
export function asked<D extends { noun: string }, R, C, S extends Speaks<R>>(
  c: CommonCondition<D, R, C>,
  scope: S,
  { count, fits, points, hand, means, yours, different }: Asking<D, S>,
  inner: (c: C, scope: S) => CardTest,
): CardTest {
  switch (c.if) {
    case "count": {
      const number = count(c.what, scope);
      return (m, self, seat) => compare(c.how, number(m, self, seat), c.n);
    }
    case "points":
      return overSeats(means(c.who, scope), (m, s) => compare(c.how, points[c.of]!(m, s), c.n));
    case "hand":
      return overSeats(means(c.who, scope), (m, s) => compare(c.how, hand(m, s), c.n));
    case "lead": {
      const number = c.of === "hand" ? hand : points[c.of]!;
      return leads(c.who, (m, _self, seat) => number(m, seat));
    }
    case "outnumber":
      return leads(c.who, count(yours(c.what), scope));
    case "distinct": {
      if (!different) throw new WordsError(MEANING.nothingHere);
      const number = different(c.among, c.of, scope);
      return (m, self, seat) => compare(c.how, number(m, self, seat), c.n);
    }
    case "happened": {
      const times = timesOf(c.happened);
      return (m, _self, seat) => compare(c.how, times(m, seatSubject(seat)), c.n);
    }
    case "did": {
      const { done, did } = scope;
      if (!done) throw new WordsError(MEANING.nothingAsked);
      return did ?? ((m, self, seat) => done(m, self, seat) > 0);
    }
    case "is": {
      const one = scope.one(c.what);
      const is = fits(c.fits, scope);
      return (m, self, seat) => {
        const card = one(m, self, seat);
        return card !== NONE && is(m, card, self, seat);
      };
    }
    case "every":
      return everyHolds(count(c.what, scope), count(those(c.what, c.fits)!, scope));
    case "not": {
      const test = inner(c.what, scope);
      return (m, self, seat) => !test(m, self, seat);
    }
    case "and":
      return c.of.map((part) => inner(part, scope)).reduce(both);
    case "or":
      return c.of.map((part) => inner(part, scope)).reduce(either);
  }
}

/** Amounts of all games. */
export type CommonAmount<D, R, F> =
  | Exclude<AmountOf<Any<D, R, never, F>>, { done: unknown }>
  | { eachOf: string; whose: Who; times: number }
  | { distinct: string; among: D; times: number } // words of a list that some of these have
  | { sum: CommonAmount<D, R, F>; and: number }
  | { done: true | string; of?: D; times?: number }; // of: of those to which it was done, how many are such

/** A number, perhaps counted. */
export function amount<D, R, F, S extends Scope<R, F>>(
  n: CommonAmount<D, R, F>,
  scope: S,
  words: Pick<Asking<D, S>, "count" | "fits" | "points" | "means" | "different">,
): CardNum {
  if (typeof n === "number") return () => n;
  if ("distinct" in n) {
    if (!words.different) throw new WordsError(MEANING.nothingHere);
    const number = words.different(n.among, n.distinct, scope);
    const { times } = n;
    return (m, self, seat) => times * number(m, self, seat);
  }
  if ("each" in n) {
    const number = words.count(n.each, scope);
    const { times, per = 1 } = n;
    if (per === 1) return (m, self, seat) => times * number(m, self, seat);
    return (m, self, seat) => times * Math.floor(number(m, self, seat) / per);
  }
  if ("eachOf" in n) {
    const { whose, times } = n;
    const number = words.points[n.eachOf]!;
    const isMeant = words.means(whose, scope);
    return (m, self, seat) => {
      let sum = 0;
      for (let s = 0; s < m.layout.seats; s++) if (isMeant(m, s, self, seat)) sum += number(m, s);
      return times * sum;
    };
  }
  if ("happened" in n) {
    const times = timesOf(n.happened);
    return (m, _self, seat) => n.times * times(m, seatSubject(seat));
  }
  if ("capped" in n) return upTo(n.most, amount(n.capped, scope, words));
  if ("half" in n) {
    const whole = amount(n.half, scope, words);
    return (m, self, seat) => whole(m, self, seat) >> 1;
  }
  if ("sum" in n) {
    const part = amount(n.sum, scope, words);
    return (m, self, seat) => part(m, self, seat) + n.and;
  }
  if ("value" in n) return scope.total(n.of, n.value);
  const done = n.of ? doneTo(words.fits(n.of, scope), scope) : scope.done;
  if (!done) throw new WordsError(MEANING.nothingHere);
  const { times = 1 } = n;
  return times === 1 ? done : (m, self, seat) => times * done(m, self, seat);
}

/** A number, or the most it may be: of less, the least. */
export const upTo =
  (most: number, number: CardNum): CardNum =>
  (m, self, seat) =>
    Math.max(-most, Math.min(most, number(m, self, seat)));

/** To how many cards of some sort the last action was done. */
const doneTo = (fits: Has, { hits }: Pick<Scope<never, never>, "hits">): CardNum | undefined =>
  hits &&
  ((m, self, seat) => {
    let n = 0;
    forEachLying(m, hits(m), (card) => {
      if (fits(m, card, self, seat)) n++;
    });
    return n;
  });
