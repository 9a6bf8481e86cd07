/**
 * Wishes without work: what somebody lacks for the decks that they saved, for a playset or for one of each is wished; what they
 * have beyond that is to give. What they marked by hand goes before both.
 */
import { RANKS } from "../round/market.ts";

/** What somebody collects for. */
export interface Aim {
  /** The decks that they saved; copies are shared between decks, as one deck is played at a time. */
  decks: boolean;
  /** As many copies of every card as a deck may hold. */
  playset: boolean;
  /** One copy of every card. */
  set: boolean;
}

/** What somebody says of a card by hand: how many they want to own, and how much they care; null: as it comes by itself. */
export interface Mark {
  card: string;
  keep: number | null;
  rank: number | null;
}

export interface Wanting {
  /** Copies that they own, by card. */
  held: ReadonlyMap<string, number>;
  /** The cards of each saved deck, one name a copy. */
  decks: readonly (readonly string[])[];
  /** The cards of the set, and how many copies of each a deck may hold. */
  set: ReadonlyMap<string, number>;
  aim: Aim;
  marks: readonly Mark[];
  /** Whether a wish weighs the more the nearer its deck is to whole. */
  nearness: boolean;
}

/** Why something is wished, the strongest reason first. */
export type Reason = "mark" | "deck" | "playset" | "set";

/** Copies of one card that somebody wishes for or has to give; rank from 1 to 10: how much they wish, how dear it is to them. */
export interface Wish {
  card: string;
  count: number;
  rank: number;
  why: Reason;
}
export interface Give {
  card: string;
  count: number;
  rank: number;
}

/** What lies over is dear to nobody. */
const SPARE = 1;

/** In the order of the set; a card is never both wished and given. Cards that are not in the set are left alone. */
export function wantingOf(wanting: Wanting): { wishes: Wish[]; gives: Give[] } {
  const { held, set, marks } = wanting;
  const byHand = new Map(marks.map((mark) => [mark.card, mark]));
  const decks = neededForDecks(wanting);
  const wishes: Wish[] = [];
  const gives: Give[] = [];
  for (const [card, most] of set) {
    const mark = byHand.get(card);
    const need = needOf(wanting, decks.get(card), most, mark);
    const has = held.get(card) ?? 0;
    if (has > need.count) gives.push({ card, count: has - need.count, rank: mark?.rank ?? SPARE });
    if (has < need.count) wishes.push({ card, count: need.count - has, rank: need.rank, why: need.why });
  }
  return { wishes, gives };
}

interface Need {
  count: number;
  rank: number;
  why: Reason;
}

function needOf({ aim }: Wanting, deck: Need | undefined, most: number, mark: Mark | undefined): Need {
  const needs: Need[] = [
    { count: aim.set ? 1 : 0, rank: 1, why: "set" },
    { count: aim.playset ? most : 0, rank: 1, why: "playset" },
  ];
  if (deck) needs.unshift(deck);
  const largest = needs.reduce((most, need) => (need.count > most.count ? need : most));
  if (!mark) return largest;
  const rank = mark.rank ?? largest.rank;
  return mark.keep === null ? { ...largest, rank } : { count: mark.keep, rank, why: "mark" };
}

/** By card, for the deck that needs most copies of it; it weighs as much as the nearest deck that lacks it. */
function neededForDecks({ held, decks, aim, nearness }: Wanting): Map<string, Need> {
  const needs = new Map<string, Need>();
  if (!aim.decks) return needs;
  for (const deck of decks) {
    const counts = countsOf(deck);
    const rank = nearness ? nearnessOf(lackOf(counts, held)) : 1;
    for (const [card, count] of counts) {
      const before = needs.get(card);
      needs.set(card, {
        count: Math.max(count, before?.count ?? 0),
        // a deck that has its copies already says nothing of the next one
        rank: Math.max(before?.rank ?? 1, count > (held.get(card) ?? 0) ? rank : 1),
        why: "deck",
      });
    }
  }
  return needs;
}

export function countsOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** How many copies a deck lacks. */
export function lackOf(deck: ReadonlyMap<string, number>, held: ReadonlyMap<string, number>): number {
  let lack = 0;
  for (const [card, count] of deck) lack += Math.max(0, count - (held.get(card) ?? 0));
  return lack;
}

/** The last copy of a deck weighs ten, and every further one that it lacks takes one away, down to two: above a mere set. */
const nearnessOf = (lack: number): number => Math.max(2, RANKS + 1 - lack);
