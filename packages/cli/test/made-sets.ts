/**
 * Sets made out of real ones: good ones, in which decks hold other cards of like kind, and bad ones, each with a fault that the
 * chapter on trade is against. None of them was looked at when bounds were stated.
 */
import type { PackInfo } from "@tefuda/kernel";
import { packChance } from "@tefuda/market/open";
import { chancesOf } from "@tefuda/market/printing";
import { shuffled } from "@tefuda/market/shuffled";
import type { DeckPlan, TradeSet } from "@tefuda/market/simulate/set";

/** By kind, what it is like: kinds of one word may stand for each other. */
export type Likes = readonly string[];

const onEach = (set: TradeSet, copies: (deck: DeckPlan, number: number) => Int32Array): TradeSet => ({
  ...set,
  decks: set.decks.map((deck, i) => ({ ...deck, copies: copies(deck, i) })),
  variations: set.variations.map((own, i) => own.map((deck) => ({ ...deck, copies: copies(deck, i) }))),
});

/** Every kind takes the place of another of like kind, in all decks. */
export function relabelled(set: TradeSet, likes: Likes, seed: number): TradeSet {
  const chance = packChance(seed, 3);
  const place = set.kinds.map((_, kind) => kind);
  for (const like of new Set(likes)) {
    const own = likes.flatMap((word, kind) => (word === like ? [kind] : []));
    const order = shuffled(own.length, chance);
    for (const [i, kind] of own.entries()) place[kind] = own[order[i]!]!;
  }
  return onEach(set, ({ copies }) => {
    const moved = new Int32Array(copies.length);
    for (const [kind, n] of copies.entries()) moved[place[kind]!] = n;
    return moved;
  });
}

/** Two decks exchange kinds that are alike and that they hold as often, again and again: every kind stays in as many decks. */
export function reshuffled(set: TradeSet, likes: Likes, seed: number): TradeSet {
  const chance = packChance(seed, 4);
  const decks = set.decks.map(({ copies }) => copies.slice());
  const becomes = set.decks.map(() => set.kinds.map((_, kind) => kind));
  for (let times = 0; times < 40 * set.kinds.length; times++) {
    const [a, b] = [chance.below(decks.length), chance.below(decks.length)];
    const [x, y] = [chance.below(set.kinds.length), chance.below(set.kinds.length)];
    const [one, other] = [decks[a]!, decks[b]!];
    if (a === b || likes[x] !== likes[y] || one[x] !== other[y] || !one[x] || one[y] || other[x]) continue;
    [one[x], one[y], other[x], other[y]] = [0, one[x]!, other[y]!, 0];
    becomes[a] = becomes[a]!.map((kind) => (kind === x ? y : kind));
    becomes[b] = becomes[b]!.map((kind) => (kind === y ? x : kind));
  }
  return onEach(set, (deck, i) => {
    const moved = new Int32Array(deck.copies.length);
    for (const [kind, n] of deck.copies.entries()) {
      const to = becomes[i]![kind]!;
      moved[deck.copies[to] && to !== kind ? kind : to]! += n;
    }
    return set.decks.includes(deck) ? decks[i]! : moved;
  });
}

/** So many kinds stand in every deck as often as any kind does there, in place of others. */
export function chased(set: TradeSet, many: number, seed: number): TradeSet {
  const chase = [...shuffled(set.kinds.length, packChance(seed, 5))].slice(0, many);
  return onEach(set, ({ copies }) => {
    const full = Math.max(...copies);
    const changed = copies.slice();
    let over = 0;
    for (const kind of chase) {
      over += full - changed[kind]!;
      changed[kind] = full;
    }
    for (let kind = 0; kind < changed.length && over > 0; kind++) {
      if (chase.includes(kind)) continue;
      const taken = Math.min(over, changed[kind]!);
      changed[kind]! -= taken;
      over -= taken;
    }
    return changed;
  });
}

/** A share of the kinds is in no deck: others stand in their places. */
export function deadened(set: TradeSet, share: number, seed: number): TradeSet {
  const n = set.kinds.length;
  const order = shuffled(n, packChance(seed, 6));
  const dead = Math.round(n * share);
  const instead = new Map(
    [...order.slice(0, dead)].map((kind, i) => [kind, order[dead + (i % (n - dead))]!]),
  );
  return onEach(set, ({ copies }) => {
    const moved = new Int32Array(n);
    for (const [kind, many] of copies.entries()) moved[instead.get(kind) ?? kind]! += many;
    return moved;
  });
}

/** One deck wins so often, and all others less than half of their games. */
export const dominated = (set: TradeSet, strength: number): TradeSet => ({
  ...set,
  decks: set.decks.map((deck, i) => ({
    ...deck,
    strength: i === 0 ? strength : Math.min(deck.strength, 0.45),
  })),
});

/** Odds are drawn out of so many at most. */
const MOST = 65_536;

/**
 * So many kinds are printed otherwise than all others: as many times as often, or, below 1, as often as that part of the kind that the
 * set prints most seldom. A set with rarities allows what lies between its own.
 */
export function printedOtherwise(set: TradeSet, many: number, times: number, seed: number): TradeSet {
  const chances = [...chancesOf(set.packs).values()];
  const odds = times < 1 ? (times * Math.min(...chances)) / Math.max(...chances) : times;
  const odd = [...shuffled(set.kinds.length, packChance(seed, 7))]
    .slice(0, many)
    .map((kind) => set.kinds[kind]!);
  const rest = set.kinds.filter((name) => !odd.includes(name));
  const unit = Math.floor(MOST / (rest.length + odd.length * Math.max(1, odds)));
  const sorts = [
    { id: "odd", weight: Math.max(1, Math.round(unit * odds * odd.length)), names: odd },
    { id: "rest", weight: unit * rest.length, names: rest },
  ];
  const cards = chances.reduce((a, b) => a + b, 0);
  const packs: PackInfo = { ...set.packs, slots: [{ cards: Math.round(cards), sorts }] };
  return { ...set, packs };
}
