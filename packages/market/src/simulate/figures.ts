/** What a life of people who trade comes to, in figures of one run. */
import { type Filled, filledOf, isComplete, type Person, players } from "./people.ts";
import { inStrongest, type TradeSet } from "./set.ts";
import { gini, share, topShare } from "./stats.ts";
import type { Season } from "./world.ts";

export interface Fulfilment {
  /** Of the copies that fill wished decks, those that came by trade: what own packs alone would not have filled. */
  byTrade: number;
  /** Of the decks wished for, those that are complete; and of their copies, those that are there. */
  complete: number;
  filled: number;
}

export const fulfilment = (people: readonly Person[]): Fulfilment =>
  fulfilmentOf(players(people).map(filledOf));

export function fulfilmentOf(all: readonly Filled[]): Fulfilment {
  const sum = (of: (one: Filled) => number): number => all.reduce((n, one) => n + of(one), 0);
  const filled = sum((one) => one.filled);
  return {
    byTrade: share(filled - sum((one) => one.alone), filled),
    complete: share(all.filter(isComplete).length, all.length),
    filled: share(
      filled,
      sum((one) => one.wished),
    ),
  };
}

/** Of the kinds that anybody wishes for, those that hardly anybody needs to trade for: nineteen in twenty wished copies lay in own packs. */
export function coveredAtHome(people: readonly Person[], kinds: number): number {
  let [covered, wished] = [0, 0];
  for (let kind = 0; kind < kinds; kind++) {
    let [wish, alone] = [0, 0];
    for (const person of people) {
      wish += person.wish[kind]!;
      alone += Math.min(person.wish[kind]!, person.opened[kind]!);
    }
    if (wish === 0) continue;
    wished++;
    if (alone >= 0.95 * wish) covered++;
  }
  return share(covered, wished);
}

export interface Volume {
  /** Copies that changed hands, a person. */
  each: number;
  /** Of them, those of kinds that none of the strongest decks holds; and which part of all kinds these are. */
  outside: number;
  kindsOutside: number;
  /** Kinds that are traded less than a tenth as often as they would be if all were traded alike. */
  idle: number;
}

export function volumeOf({ moved, people }: Season, set: TradeSet): Volume {
  const strong = inStrongest(set);
  const all = moved.reduce((a, b) => a + b, 0);
  const outside = moved.reduce((sum, copies, kind) => sum + (strong[kind] ? 0 : copies), 0);
  const part = (test: (kind: number) => boolean): number =>
    share(set.kinds.filter((_, kind) => test(kind)).length, set.kinds.length);
  return {
    each: share(all, people.length),
    outside: share(outside, all),
    kindsOutside: part((kind) => !strong[kind]),
    idle: part((kind) => moved[kind]! < (0.1 * all) / set.kinds.length),
  };
}

export interface Evenness {
  gini: number;
  top: number;
  /** Kinds in no wished deck. */
  none: number;
}

/** How unevenly wishes are spread over kinds: 0 flat; the share that the first twentieth of the kinds has. */
export const evenness = (wished: ArrayLike<number>): Evenness => ({
  gini: gini(wished),
  top: topShare(wished, 0.05),
  none: share(Array.from(wished).filter((copies) => copies === 0).length, wished.length),
});

/** Of two lives of the same people, those whose packs held other cards in the one than in the other. */
export const packsChanged = (one: readonly Person[], other: readonly Person[]): number =>
  one.filter(({ opened }, i) => opened.some((copies, kind) => copies !== other[i]!.opened[kind])).length;
