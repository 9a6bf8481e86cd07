/**
 * Trading in pairs: two people meet, lay out what the other lacks and they can spare, and take back from the dearer side until
 * both hold the two for worth about the same. What cards are held for is what anybody can see, how many lack them and how many have
 * them to spare; no figure of the price guide goes into it.
 */
import type { Chance } from "@tefuda/kernel";
import type { Copies, Exchange } from "../guide.ts";
import { shuffled, wide } from "../shuffled.ts";
import { lacks, type Person, spare } from "./people.ts";

/** What trades come to: what was given for what, and by kind how many copies changed hands. */
export interface Trades {
  exchanges: Exchange[];
  moved: Float64Array;
}

/** Two sides further apart than this, the dearer over the cheaper, are not swapped. */
const FAR = 1.5;
/** By how much at most two people hold a kind for more or less than others do, of its worth. */
const OPINION = 0.25;
/** What somebody asks for is never further from 1 than this. */
const DEAREST = 4;

/** Everybody meets so many others, one after the other. */
export function meet(
  people: readonly Person[],
  times: number,
  held: Float64Array,
  chance: Chance,
  allowed: (a: Person, b: Person) => boolean,
  trades: Trades,
): void {
  for (let time = 0; time < times; time++)
    for (const at of shuffled(people.length, chance)) {
      const a = people[at]!;
      const b = people[wide(chance, people.length)]!;
      if (a === b || !allowed(a, b)) continue;
      const swap = swapOf(a, b, held, chance);
      if (!swap) continue;
      move(a, b, swap.gave);
      move(b, a, swap.got);
      for (const { card, copies } of [...swap.gave, ...swap.got]) trades.moved[card]! += copies;
      trades.exchanges.push(swap);
    }
}

/** What two people would swap, as the first one sees it; nothing where one has nothing for the other. */
function swapOf(a: Person, b: Person, held: Float64Array, chance: Chance): Exchange | undefined {
  const gave: number[] = [];
  const got: number[] = [];
  for (let kind = 0; kind < held.length; kind++) {
    for (let n = Math.min(spare(a, kind), lacks(b, kind)); n > 0; n--) gave.push(kind);
    for (let n = Math.min(spare(b, kind), lacks(a, kind)); n > 0; n--) got.push(kind);
  }
  if (gave.length === 0 || got.length === 0) return undefined;
  const opinions = new Map<number, number>();
  for (const kind of [...gave, ...got])
    if (!opinions.has(kind))
      opinions.set(kind, held[kind]! * (1 + OPINION * (wide(chance, 65_536) / 32_768 - 1)));
  return balanced(gave, got, (kind) => opinions.get(kind)!);
}

function balanced(gave: number[], got: number[], worth: (kind: number) => number): Exchange | undefined {
  for (const side of [gave, got]) side.sort((a, b) => worth(b) - worth(a) || a - b);
  const sum = (side: readonly number[]) => side.reduce((n, kind) => n + worth(kind), 0);
  for (;;) {
    const gap = sum(gave) - sum(got);
    const long = gap > 0 ? gave : got;
    // the cheapest goes back as long as that brings the two nearer to each other
    if (long.length < 2 || worth(long.at(-1)!) >= 2 * Math.abs(gap)) break;
    long.pop();
  }
  const ratio = sum(gave) / sum(got);
  return ratio > FAR || ratio < 1 / FAR ? undefined : { gave: bundle(gave), got: bundle(got) };
}

function bundle(kinds: readonly number[]): Copies[] {
  const copies = new Map<number, number>();
  for (const kind of kinds) copies.set(kind, (copies.get(kind) ?? 0) + 1);
  return [...copies].map(([card, n]) => ({ card, copies: n }));
}

export function move(from: Person, to: Person, bundle: readonly Copies[]): void {
  for (const { card, copies } of bundle) {
    from.own[card]! -= copies;
    to.own[card]! += copies;
  }
}

/** What cards are held for, drawn after a month towards what is lacked and what there is to spare of them; 1 on average. */
export function heldFor(people: readonly Person[], before: Float64Array): Float64Array {
  const held = before.map((worth, kind) => {
    let [wanted, there] = [1, 1];
    for (const person of people) {
      wanted += lacks(person, kind);
      there += spare(person, kind);
    }
    return Math.min(DEAREST, Math.max(1 / DEAREST, worth * (wanted / there) ** 0.15));
  });
  const mean = held.reduce((a, b) => a + b, 0) / held.length;
  return held.map((worth) => worth / mean);
}
