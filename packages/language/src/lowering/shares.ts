/**
 * What each of several players did. "Each player discards their hand, then draws that many cards": to each of them "that
 * many", "it" and "if they do" are of what that one did. Behind it all of it is counted, and spoken of, together.
 */
import { act, type Frame, type Machine, type Num, type SetVar, type Step, type Var } from "@tefuda/kernel";
import { addAll } from "./meaning.ts";
import type { Who } from "./phrases.ts";
import { partsOf, speaksBack } from "./walk.ts";

/** What words speak back of: how much was done last, and to which cards. */
export interface Last {
  numbers: readonly Var[];
  cards: readonly SetVar[];
  /** Where more is to be known of the cards that are spoken of again. */
  again?(m: Machine): void;
}

/** What was done at some time, to be spoken of again. */
export class Copy {
  private readonly last: Last;
  private readonly numbers: readonly Var[];
  private readonly cards: readonly SetVar[];
  constructor(frame: Frame, all: Last, cards: boolean) {
    const last = cards ? all : { numbers: all.numbers, cards: [] };
    this.last = last;
    this.numbers = last.numbers.map(() => frame.local());
    this.cards = last.cards.map(() => frame.set());
  }
  clear(m: Machine): void {
    for (const number of this.numbers) number.set(m, 0);
    for (const set of this.cards) m.clearSet(m.setAt(set));
  }
  /** What was done last is added to it. */
  add(m: Machine): void {
    this.numbers.forEach((number, i) => {
      number.set(m, number(m) + this.last.numbers[i]!(m));
    });
    this.cards.forEach((set, i) => {
      addAll(m, m.setAt(this.last.cards[i]!), m.setAt(set));
    });
  }
  keep(m: Machine): void {
    this.clear(m);
    this.add(m);
  }
  recall(m: Machine): void {
    this.last.numbers.forEach((number, i) => {
      number.set(m, this.numbers[i]!(m));
    });
    this.last.cards.forEach((set, i) => {
      m.copySet(m.setAt(this.cards[i]!), m.setAt(set));
    });
    this.last.again?.(m);
  }
}

/** What each of some players did last, by the seat. Nothing is kept unless a later part of the text asks. */
export class Shares {
  readonly who: Who;
  private readonly copy: (cards: boolean) => Copy;
  private readonly seats: number;
  private of: readonly Copy[] = [];
  constructor(who: Who, seats: number, copy: (cards: boolean) => Copy) {
    this.who = who;
    this.seats = seats;
    this.copy = copy;
  }
  keep(seat: Num): Step {
    return act((m) => this.of[seat(m)]?.keep(m));
  }
  /** @param cards whether cards are spoken of again, and not only numbers */
  recall(seat: Num, cards: boolean): Step {
    if (this.of.length === 0) this.of = Array.from({ length: this.seats }, () => this.copy(cards));
    return act((m) => this.of[seat(m)]!.recall(m));
  }
  /** It was not done. */
  clear(): Step {
    return act((m) => {
      for (const copy of this.of) copy.clear(m);
    });
  }
}

/** Whether a tree speaks of cards that only what was done before says, and not only of how many. */
export const speaksOfCards = (tree: object): boolean =>
  partsOf(tree).some((part) => speaksBack(part) && !("done" in part && !("of" in part)));

const PLAYERS = ["who", "whose", "side", "chosenBy"] as const;
/** Whether a tree speaks of what each of several players has or did, and not of the same for all of them. */
export const isOwn = (tree: unknown, who: Who): boolean =>
  typeof tree === "object" &&
  tree !== null &&
  partsOf(tree).some(
    (part) =>
      speaksBack(part) ||
      PLAYERS.some((key) => {
        const of = (part as Record<string, unknown>)[key];
        return of === who || of === "they" || of === "each";
      }),
  );
