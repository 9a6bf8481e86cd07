/** What the words of a text stand for: the cards it speaks of again, and numbers that are counted. */

import { argumentGone, type Machine, NONE, type Num, SOURCE_GONE, WordsError } from "@tefuda/kernel";
import { firstSpoken, type Spoken } from "./meaning.ts";
import type { CardNum, CardTest, Has, Search, Who } from "./phrases.ts";
import { MEANING } from "./says.ts";
import type { SeatTest } from "./who.ts";

/** What a text is compiled against. */
export interface Scope<R, F> {
  /** The card that a reference speaks of; it throws for one that means nothing here. */
  one: (ref: R) => CardNum;
  /** The card whose owner or player "its" means. */
  spoken: CardNum;
  /** A number of each card that a reference speaks of, all together. */
  total: (ref: R, of: F) => CardNum;
  /** How many cards the last action did something to, where a text does something. */
  done?: CardNum;
  /** Whether it was all done that was asked for, where "if you do" asks that; else that something was. */
  did?: CardTest;
  /** The set of the cards to which it was done, where texts ask what these were. */
  hits?: (m: Machine) => number;
  /** The players spoken of, where there may be more than two. */
  players?: SpokenPlayers;
  /** Of which of several players it is said: by the word for these that one is meant. */
  each?: { who: Who; seat: Num } | undefined;
  /** Of a card that happens once, and does not see itself where it goes then. */
  effect: boolean;
}

/** Players that a text speaks of again. */
export interface SpokenPlayers {
  /** Whether a seat is one that a word means by a card or player spoken of before. */
  means(who: Who): SeatTest;
  /** From here on these are spoken of, as bits. */
  speak(m: Machine, seats: number): void;
}

/** A number of a card. */
export type NumberOf<F> = (of: F) => (m: Machine, card: number) => number;

/** Cards that stand in a fixed relation to a text, by the words that a game has for them. */
export type Fixed<R> = (ref: R) => CardNum | undefined;

function total<F>(one: CardNum, of: F, numberOf: NumberOf<F>): CardNum {
  const number = numberOf(of);
  return (m, self, seat) => {
    const card = one(m, self, seat);
    return card === NONE ? 0 : number(m, card);
  };
}

/** What a text is compiled against that only holds or waits, and does nothing. */
export function standingScope<R, F>(
  fixed: Fixed<R>,
  numberOf: NumberOf<F>,
  one: (ref: R) => CardNum = (ref) => standingOne(fixed, ref),
): Scope<R, F> {
  return {
    one,
    spoken: (_m, self) => self,
    total: (ref, of) => total(one(ref), of, numberOf),
    effect: false,
  };
}
/** What a reference means to a text that only holds. */
export function standingOne<R>(fixed: Fixed<R>, ref: R): CardNum {
  const card = fixed(ref);
  if (!card) throw new WordsError(MEANING.noneBefore);
  return card;
}

/** Whether a reference speaks of the cards that were spoken of last. */
export const isLast = (ref: string): boolean => ref === "it" || ref === "them";

/** The bit that says that what a reference speaks of has left since the text was set off; see {@link Meaning.goneBit}. */
export const goneBit = (ref: string): number =>
  ref === "this"
    ? SOURCE_GONE
    : ref === "trigger" || ref === "doer" || isLast(ref)
      ? argumentGone(0)
      : ref === "whom"
        ? argumentGone(1)
        : 0;

/**
 * What a text is compiled against that does something.
 * @param told which argument of the event that set it off a reference means
 * @param effect of a card that happens once
 */
export function doingScope<R extends string, F>(
  spoken: Spoken,
  fixed: Fixed<R>,
  numberOf: NumberOf<F>,
  told: (ref: R) => number | undefined,
  effect: boolean,
): Scope<R, F> {
  const first: CardNum = (m) => firstSpoken(m, spoken);
  const one = (ref: R): CardNum => {
    const n = told(ref);
    if (n !== undefined) return spoken.args[n]!;
    const own = fixed(ref);
    if (own) return own;
    if (!isLast(ref)) throw new WordsError(MEANING.noneSetOff);
    return first;
  };
  const totalOfLast = (of: F): CardNum => {
    const number = numberOf(of);
    return (m) => {
      const at = m.setAt(spoken.it);
      let sum = 0;
      for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) sum += number(m, c);
      return sum;
    };
  };
  return {
    one,
    spoken: (m, self) => {
      const card = firstSpoken(m, spoken);
      return card === NONE ? self : card;
    },
    total: (ref, of) => (isLast(ref) ? totalOfLast(of) : total(one(ref), of, numberOf)),
    done: (m) => spoken.done(m),
    effect,
  };
}

/** How many cards a description means, of those that `counts`: a face-down one may be nobody's to count by what it is. */
export const countOf =
  (search: Search, fits: Has, counts?: (m: Machine, card: number) => boolean): CardNum =>
  (m, self, seat) => {
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n; i++) if ((!counts || counts(m, out[i]!)) && fits(m, out[i]!, self, seat)) found++;
    m.giveBack();
    return found;
  };
