/**
 * Worlds that one observer takes for possible: what it knows is as it is, all else is made up. This is what a computer
 * player looks ahead in, and what forecasts are made in.
 *
 * They are made from what the observer knows (erase.ts), from what it may think of lists, and from a chance of its own,
 * and from nothing else: two games that differ only in what the observer may not know give it the same worlds.
 */

import { UNKNOWN } from "./erase-table.ts";
import type { Game } from "./game.ts";
import type { Machine } from "./machine.ts";
import { beginWorld, type Fits, makeUp, type UnknownCard, unknownCards } from "./made-up.ts";
import type { Memory } from "./memory.ts";
import { below, type Chance } from "./random.ts";
import { keepChance } from "./rewind.ts";

/** What an observer may think of cards that it does not know. */
export interface Guess {
  /** By seat: the card definitions of its whole list, where the observer knows that. */
  lists?: readonly (readonly number[] | undefined)[];
  /** Of other seats: what their cards are taken from, evenly. */
  pool: readonly number[];
  /** How many cards of a definition such a list holds at most; without it as many as there are. */
  most?: (definition: number) => number;
  /** What it remembers of the hands of others (memory.ts). */
  remembered?: Memory | undefined;
}

/** An unknown card, whose it is, and what may lie where it lies; undefined if everything may. */
interface Gap {
  card: number;
  owner: Cards;
  fits: Fits | undefined;
}

/** Worlds that are possible for whoever knows an erased state, dealt one after the other without being built anew. */
export class Worlds {
  private readonly known: Machine;
  private readonly owners: readonly Cards[];
  private readonly gaps: readonly Gap[];
  /** Unknown cards that are known by memory to be there, with their definitions. */
  private readonly sure: readonly { card: number; definition: number }[];

  constructor(known: Machine, guess: Guess) {
    this.known = known;
    this.owners = Array.from({ length: known.layout.seats }, (_, seat) => new Cards(known, seat, guess));
    const unknown = unknownCards(known);
    this.sure = Array.from(guess.remembered ?? []).flatMap(([zone, definitions]) =>
      this.remember(zone, definitions, unknown),
    );
    const sure = new Set(this.sure.map(({ card }) => card));
    const gaps = unknown.flatMap(({ card, fits }): Gap[] =>
      sure.has(card) ? [] : [{ card, owner: this.owners[known.owner(card)]!, fits }],
    );
    // of a list that is known the places are filled first in which not everything may lie
    const chosen = ({ owner, fits }: Gap): boolean => owner.listed && fits !== undefined;
    this.gaps = [...gaps.filter(chosen), ...gaps.filter((gap) => !chosen(gap))];
  }

  /** Has cards of a hand that are not known be those that are remembered to be there. */
  private remember(
    zone: number,
    definitions: readonly number[],
    unknown: readonly UnknownCard[],
  ): { card: number; definition: number }[] {
    const { known } = this;
    const seat = known.seatOf(zone);
    // what is spoken of lies first, and may be any of them
    const places = unknown.filter(({ card }) => known.zone(card) === zone && known.owner(card) === seat);
    // what has been shown since is no longer a memory
    const left = [...definitions];
    for (let card = 0; card < known.layout.cards; card++) {
      const i = known.zone(card) === zone ? left.indexOf(known.definition(card)) : -1;
      if (i >= 0) left.splice(i, 1);
    }
    return left.flatMap((definition) => {
      const fitting = places.findLastIndex(({ fits }) => !fits || fits(definition));
      if (fitting < 0 || !this.owners[seat]!.takes(definition)) return [];
      const [{ card }] = places.splice(fitting, 1) as [UnknownCard];
      return [{ card, definition }];
    });
  }

  /** Overwrites `into`, a machine for the same match, with one of them; its own chance is a fork of `chance`. */
  deal(into: Machine, chance: Chance): void {
    const { known, owners, gaps } = this;
    beginWorld(known, into);
    chance.fork(into.words);
    for (const owner of owners) owner.gather();
    for (const { card, definition } of this.sure) makeUp(into, card, definition);
    for (const { card, owner, fits } of gaps) makeUp(into, card, owner.take(into.words, fits));
    if (into.layout.reserve > into.layout.origin) keepChance(into);
  }
}

/** So often a card is drawn out of a pool before it is looked for one after the other. */
const DRAWS = 32;

/** What the unknown cards of one seat can be. */
class Cards {
  /** Whether the whole list is known. */
  readonly listed: boolean;
  private readonly guess: Guess;
  private readonly game: Game;
  /** By definition, how many of its cards are known, and how many are with those dealt so far. */
  private readonly counts: Int16Array;
  private readonly used: Int16Array;
  /** What a known list has besides the cards that are known; those before `dealt` have been dealt. */
  private readonly left: number[];
  private dealt = 0;
  /** What of the pool may lie in a zone, by the test of that zone. */
  private readonly fitting = new Map<Fits, readonly number[]>();

  constructor(known: Machine, seat: number, guess: Guess) {
    const { layout, game } = known;
    const list = guess.lists?.[seat];
    this.guess = guess;
    this.game = game;
    this.counts = new Int16Array(game.definitions.length);
    this.used = new Int16Array(game.definitions.length);
    for (let card = 0; card < layout.cards; card++)
      if (known.owner(card) === seat && known.definition(card) !== UNKNOWN)
        this.counts[known.definition(card)]!++;
    const counts = this.counts.slice();
    // a card of the list that is known is not dealt again
    this.left = (list ?? []).filter((definition) => counts[definition]!-- <= 0);
    this.listed = list !== undefined;
  }

  /** Takes a card for good that is known to lie somewhere; false if there can be none. */
  takes(definition: number): boolean {
    const i = this.left.indexOf(definition);
    if (
      this.listed
        ? i < 0
        : this.counts[definition]! >= (this.guess.most?.(definition) ?? Number.POSITIVE_INFINITY)
    )
      return false;
    if (this.listed) this.left.splice(i, 1);
    this.counts[definition]!++;
    return true;
  }

  /** All cards are together again. */
  gather(): void {
    this.dealt = 0;
    if (!this.listed && this.guess.most) this.used.set(this.counts);
  }

  take(words: Uint32Array, fits: Fits | undefined): number {
    return this.dealt < this.left.length ? this.fromList(words, fits) : this.fromPool(words, fits);
  }

  private fromList(words: Uint32Array, fits: Fits | undefined): number {
    const { left, dealt } = this;
    const many = left.length - dealt;
    const drawn = dealt + below(words, many);
    let at = drawn;
    // the next that may lie there, from where chance fell; if none may, that one
    if (fits) for (let n = 0; n < many && !fits(left[at]!); n++) at = at + 1 < left.length ? at + 1 : dealt;
    const definition = left[at]!;
    left[at] = left[dealt]!;
    left[dealt] = definition;
    this.dealt++;
    return definition;
  }

  private fromPool(words: Uint32Array, fits: Fits | undefined): number {
    const { guess, used } = this;
    const pool = this.poolFor(fits);
    let at = below(words, pool.length);
    if (guess.most) {
      const full = (): boolean => used[pool[at]!]! >= guess.most!(pool[at]!);
      // drawn again, so that what is left stays as likely; where hardly anything is left, the next that is
      for (let n = 0; n < DRAWS && full(); n++) at = below(words, pool.length);
      for (let n = 0; n < pool.length && full(); n++) at = at + 1 < pool.length ? at + 1 : 0;
      used[pool[at]!]!++;
    }
    return pool[at]!;
  }

  /** Of the pool what may lie somewhere; if there is none, of all cards of the game. */
  private poolFor(fits: Fits | undefined): readonly number[] {
    const { pool } = this.guess;
    if (!fits) return pool;
    let found = this.fitting.get(fits);
    if (!found) {
      found = pool.filter(fits);
      if (found.length === 0) found = this.game.definitions.map(({ id }) => id).filter(fits);
      if (found.length === 0) found = pool;
      this.fitting.set(fits, found);
    }
    return found;
  }
}
