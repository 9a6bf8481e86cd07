/**
 * A deck out of a pool, made by a program: cards of a few camps that go together, enough of them early ones, and of these
 * the ones that are worth most.
 */
import type { PackInfo, Seed } from "@tefuda/kernel";
import { type SealedDeal, sealedDeal } from "../open.ts";
import { type Kind, kindsIn, type PoolSense } from "./sense.ts";

export interface PoolDeck {
  cards: string[];
  /** By which rule it is what it is. */
  rule: string;
}

/** So many camps more than a deck is made of are looked at. */
const FURTHER = 2;

/** The same pool gives the same deck, in whichever order its cards come, but where all of them are played. */
export function deckFromPool(sense: PoolSense, pool: readonly string[]): PoolDeck {
  const { play } = sense;
  if (play.whole) return { cards: [...pool], rule: "limited-1.9" };
  const cards = kindsIn(sense, pool);
  let best: Kind[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const camps of setsOf(strongest(cards).slice(0, play.together + FURTHER), play.together)) {
    const { deck, worth } = bestOf(sense, cards, new Set(camps));
    if (worth <= most) continue;
    most = worth;
    best = deck;
  }
  return { cards: namesOf(best.sort((a, b) => a.place - b.place)), rule: "limited-1.10" };
}

/** The packs of a match in which each seat opens some, and a program makes its deck of what it opened. */
export function pooledDeal(sense: PoolSense, set: PackInfo, seed: Seed, seats: number): SealedDeal {
  const { packs } = sealedDeal(set, sense.play.packs.sealed, seed, seats);
  return { packs, lists: packs.map((own) => deckFromPool(sense, own.flat()).cards) };
}

const namesOf = (cards: readonly Kind[]): string[] => cards.map(({ name }) => name);

/** The camps of some cards, the one whose cards are worth most together first. */
export function strongest(cards: readonly Kind[]): string[] {
  return [...strengths(cards)].sort((a, b) => b[1] - a[1]).map(([camp]) => camp);
}

/** By camp, what the cards of it are worth together. */
export function strengths(cards: readonly Kind[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { camp, worth } of cards) if (camp !== undefined) sums.set(camp, (sums.get(camp) ?? 0) + worth);
  return sums;
}

/** All choices of `n` out of a list, or the whole of a shorter one. */
function setsOf(list: readonly string[], n: number): string[][] {
  if (list.length <= n) return [[...list]];
  if (n === 0) return [[]];
  const [first, ...rest] = list;
  return [...setsOf(rest, n - 1).map((set) => [first!, ...set]), ...setsOf(rest, n)];
}

/** The best deck that is about these camps, and what its cards are worth together. */
function bestOf(
  { play }: PoolSense,
  cards: readonly Kind[],
  camps: ReadonlySet<string>,
): { deck: Kind[]; worth: number } {
  const worthOf = ({ camp, worth, alone }: Kind): number =>
    camp === undefined || camps.has(camp) ? worth : worth * alone;
  const may = ({ camp }: Kind): boolean => play.camps === undefined || camp === undefined || camps.has(camp);
  const left = cards
    .filter(may)
    .map((kind) => ({ kind, worth: worthOf(kind), taken: false }))
    .sort((a, b) => b.worth - a.worth);
  const { min } = play.size;
  let worth = 0;
  let many = 0;
  const take = (enough: number, by: number): void => {
    let there = left.filter(({ taken, kind }) => taken && kind.from <= by).length;
    for (const one of left) {
      if (there >= enough || many >= min) break;
      if (one.taken || one.kind.from > by) continue;
      one.taken = true;
      worth += one.worth;
      there++;
      many++;
    }
  };
  for (const { by, share } of play.curve) take(Math.ceil(share * min), by);
  take(min, Number.POSITIVE_INFINITY);
  return { deck: left.filter(({ taken }) => taken).map(({ kind }) => kind), worth };
}
