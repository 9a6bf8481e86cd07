/**
 * All worlds that one observer has to take for possible, where there are few enough of them to go through: for proofs
 * (where one world after the other by chance will do, see determinize.ts).
 *
 * Of a pile that nobody looks into only so many cards from its top are told apart as the caller asks for; those below lie
 * as they come, and whoever proves something has to see that they stay out of it.
 */
import type { Guess } from "./determinize.ts";
import type { Machine } from "./machine.ts";
import { beginWorld, makeUp, type UnknownCard, unknownCards } from "./made-up.ts";
import { heldByOthers } from "./order.ts";
import { keepChance } from "./rewind.ts";
import { sayings } from "./spoken.ts";

/** An unknown card that is told apart. Of cards with the same `among` it does not matter which of them is which. */
interface Slot extends UnknownCard {
  among: number;
}

/**
 * Overwrites `into`, a machine for the same match, with one world after the other, and gives the cards of piles that were
 * not told apart; they are the same in all worlds. `depth` says how many cards from the top are, in a zone into which
 * nobody sees.
 */
export function* everyWorld(
  known: Machine,
  observer: number,
  guess: Guess,
  into: Machine,
  depth: (zone: number) => number,
): Generator<ReadonlySet<number>> {
  const { slots, rest } = sorted(known, observer, depth);
  const owners = Array.from({ length: known.layout.seats }, (_, seat) => stockOf(known, seat, guess));
  const stock = (card: number): Stock => owners[known.owner(card)]!;
  const untold = new Set(rest.map(({ card }) => card));
  const made: number[] = [];

  function* from(n: number): Generator<ReadonlySet<number>> {
    const slot = slots[n];
    if (slot === undefined) {
      yield* layOut();
      return;
    }
    // of several that are not told apart the later is none of an earlier kind, so that each hand comes once
    const before = slots[n - 1]?.among === slot.among ? made[n - 1]! : -1;
    const own = stock(slot.card);
    for (const definition of own.kinds) {
      if (definition < before || own.left(definition) <= 0 || !(slot.fits?.(definition) ?? true)) continue;
      own.take(definition, 1);
      made[n] = definition;
      yield* from(n + 1);
      own.take(definition, -1);
    }
  }
  function* layOut(): Generator<ReadonlySet<number>> {
    beginWorld(known, into);
    for (const [n, { card }] of slots.entries()) makeUp(into, card, made[n]!);
    const taken: [Stock, number][] = [];
    for (const { card, fits } of rest) {
      const own = stock(card);
      const left = own.kinds.filter((definition) => own.left(definition) > 0);
      const definition = left.find((kind) => fits?.(kind) ?? true) ?? left[0];
      if (definition === undefined) break;
      own.take(definition, 1);
      taken.push([own, definition]);
      makeUp(into, card, definition);
    }
    if (into.layout.reserve > into.layout.origin) keepChance(into);
    if (taken.length === rest.length) yield untold;
    for (const [own, definition] of taken) own.take(definition, -1);
  }
  yield* from(0);
}

/** The unknown cards that are told apart, those of one hand behind one another, and those that are not. */
function sorted(
  known: Machine,
  observer: number,
  depth: (zone: number) => number,
): { slots: Slot[]; rest: UnknownCard[] } {
  const said = sayings(known);
  const places = new Map<number, number>();
  for (let zone = 0; zone < known.layout.zones; zone++)
    for (let card = known.first(zone), n = 0; card >= 0; card = known.next(card)) places.set(card, n++);
  const slots: Slot[] = [];
  const rest: UnknownCard[] = [];
  for (const one of unknownCards(known)) {
    const zone = known.zone(one.card);
    const inPile = known.zoneShape(zone).sees === "none";
    if (inPile && places.get(one.card)! >= depth(zone)) rest.push(one);
    else {
      const alike = heldByOthers(known, observer, zone) && !said.has(one.card);
      const held = zone * known.layout.seats + known.owner(one.card);
      slots.push({ ...one, among: alike ? held : -1 - one.card });
    }
  }
  return { slots: slots.sort((a, b) => a.among - b.among), rest };
}

/** What the unknown cards of a seat can be, and how many of each kind are left. */
interface Stock {
  kinds: readonly number[];
  left(definition: number): number;
  take(definition: number, n: number): void;
}

function stockOf(known: Machine, seat: number, { lists, pool, most }: Guess): Stock {
  const list = lists?.[seat];
  const left = new Map<number, number>();
  for (const definition of list ?? []) left.set(definition, (left.get(definition) ?? 0) + 1);
  if (!list)
    for (const definition of pool) left.set(definition, most?.(definition) ?? Number.POSITIVE_INFINITY);
  for (let card = 0; card < known.layout.cards; card++) {
    const definition = known.definition(card);
    const many = known.owner(card) === seat ? left.get(definition) : undefined;
    if (many !== undefined) left.set(definition, many - 1);
  }
  return {
    kinds: [...left.keys()].sort((a, b) => a - b),
    left: (definition) => left.get(definition)!,
    take: (definition, n) => left.set(definition, left.get(definition)! - n),
  };
}
