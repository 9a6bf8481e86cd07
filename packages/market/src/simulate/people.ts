/** Those who open packs and trade: what they have, what they wish for. */
import type { Chance } from "@tefuda/kernel";
import { EVEN, type Lean } from "../guide/lean.ts";
import { packChance } from "../open.ts";
import { wide } from "../shuffled.ts";
import type { DeckPlan, TradeSet } from "./set.ts";
import { drawn, evenField, skewed, type Taste, winners } from "./taste.ts";

/**
 * themes: decks that they like, and variations of them. winning: decks that came out of tournaments first. last: those that did so
 * in the season before. collector: one copy of each kind. feeder: whatever the one lacks to whom all of it goes.
 */
export type Sort = "themes" | "winning" | "last" | "collector" | "feeder" | "skewed";

export interface Person {
  sort: Sort;
  /** Of a feeder: the number of the one who gets everything. */
  feeds: number;
  region: number;
  /** The season and month in which they came, from 0. */
  joined: { season: number; month: number };
  /** By kind: copies that they have, that their own packs held, and that they wish to have. */
  own: Int32Array;
  opened: Int32Array;
  wish: Int32Array;
  /** The ready deck that the wish is, or is a variation of; -1 for none. */
  deck: number;
  packs: Chance;
  /** Packs that they were given in all. */
  given: number;
  /** Copies of the season that came as gifts, less those that went as gifts. */
  gifts: number;
  /** How much more worth they have had in the season from whoever feeds them than they gave. */
  lean: Lean;
}

/** Shares of people where they are mixed; the others follow themes. */
export const MIX = { winning: 0.35, last: 0.15, collector: 0.1 } as const;

/** Who is there: everybody of a skewed or winning taste wishes alike. */
export function sortOf(taste: Taste, chance: Chance): Sort {
  if (taste === "winning") return "winning";
  if (taste !== "mixed") return "skewed";
  const u = wide(chance, 2 ** 32) / 2 ** 32;
  if (u < MIX.winning) return "winning";
  if (u < MIX.winning + MIX.last) return "last";
  return u < MIX.winning + MIX.last + MIX.collector ? "collector" : "themes";
}

export function personOf(
  set: TradeSet,
  of: Pick<Person, "sort" | "feeds" | "region" | "joined">,
  seed: number,
  number: number,
): Person {
  const kinds = () => new Int32Array(set.kinds.length);
  return {
    ...of,
    ...{ own: kinds(), opened: kinds(), wish: kinds(), deck: -1, given: 0, gifts: 0, lean: EVEN },
    packs: packChance(seed, number),
  };
}

/** How often each deck wins, season after season, where those who look at the last one bring what won there. */
export class Fields {
  readonly set: TradeSet;
  private last: number[];
  private readonly flat: number[];
  readonly won: number[];

  constructor(set: TradeSet) {
    this.set = set;
    this.flat = evenField(set);
    this.won = winners(set, this.flat);
    this.last = this.won;
  }

  /** What was played in a season, so that the next one knows what won. */
  played(people: readonly Person[]): void {
    const field = this.flat.map(() => 1 / this.flat.length);
    for (const { deck } of people) if (deck >= 0) field[deck]! += 1;
    this.last = winners(this.set, field);
  }

  /** A new wish for somebody; those of a feeder and a collector stay what they are. */
  wish(person: Person, taste: Taste, chance: Chance): void {
    const { decks, variations } = this.set;
    const take = (weights: readonly number[]): DeckPlan => {
      person.deck = drawn(weights, chance);
      return decks[person.deck]!;
    };
    if (person.sort === "collector") person.wish.fill(1);
    else if (person.sort === "winning") person.wish = take(this.won).copies;
    else if (person.sort === "last") person.wish = take(this.last).copies;
    else if (person.sort === "skewed" && typeof taste === "object")
      person.wish = take(skewed(this.set, taste.skew)).copies;
    else if (person.sort === "themes") {
      const ready = take(this.flat);
      const own = variations[person.deck] ?? [];
      const which = wide(chance, own.length + 1);
      person.wish = (own[which] ?? ready).copies;
    }
  }
}

export const lacks = ({ own, wish }: Person, kind: number): number => Math.max(0, wish[kind]! - own[kind]!);
export const spare = ({ own, wish }: Person, kind: number): number => Math.max(0, own[kind]! - wish[kind]!);

/** What somebody's wish came to. */
export interface Filled {
  wished: number;
  /** Copies of it that they have, and that their own packs alone would have given them. */
  filled: number;
  alone: number;
}

export function filledOf({ own, opened, wish }: Person): Filled {
  const filled: Filled = { wished: 0, filled: 0, alone: 0 };
  for (const [kind, copies] of wish.entries()) {
    filled.wished += copies;
    filled.filled += Math.min(own[kind]!, copies);
    filled.alone += Math.min(opened[kind]!, copies);
  }
  return filled;
}

export const isComplete = ({ wished, filled }: Filled): boolean => wished > 0 && filled === wished;

/** People who wish for a deck to play; whoever collects or feeds does not. */
export const players = (people: readonly Person[]): Person[] =>
  people.filter(({ sort }) => sort !== "collector" && sort !== "feeder");

/** By kind, how many copies people wish for. */
export function wishesFor(people: readonly Person[], kinds: number): Float64Array {
  const wished = new Float64Array(kinds);
  for (const { wish } of people) for (let kind = 0; kind < kinds; kind++) wished[kind]! += wish[kind]!;
  return wished;
}
