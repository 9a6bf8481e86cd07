/**
 * The decks that somebody has built, kept in this browser: each under a key of its own, so that one that cannot be read
 * takes no other with it, and two tabs that build at once do not undo each other.
 */

import { newId } from "@tefuda/host/drawn";
import type { PlannedSeat, PlayerKind } from "@tefuda/host/host";
import { parsed } from "@tefuda/host/read";
import { deckCards } from "@tefuda/host/schemas";
import type { ListInfo } from "@tefuda/kernel";
import { MOST_CARDS } from "@tefuda/referee/deck-text";
import { useMemo, useSyncExternalStore } from "react";
import { z } from "zod";

export const LONGEST_NAME = 60;

const schema = z.object({
  /** No ready deck is called so. */
  id: z.string().regex(/^own-[\w-]{1,60}$/),
  game: z.string(),
  name: z.string().max(LONGEST_NAME),
  /** What it is built for, where the game is played in several ways. */
  format: z.string().optional(),
  cards: deckCards,
  /** When it was changed last, in milliseconds. */
  changed: z.number(),
});
export type OwnDeck = z.infer<typeof schema>;

const PREFIX = "tefuda.deck.";

/** The part of a browser's storage that decks need. */
export type Shelf = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export class OwnDecks {
  private decks: readonly OwnDeck[];
  private unkept: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();
  private readonly shelf: () => Shelf;

  /** Asking for the shelf may fail: some browsers keep nothing. */
  constructor(shelf: () => Shelf) {
    this.shelf = shelf;
    this.decks = this.readAll();
  }

  /** All of them, the one that was changed last first. */
  readonly get = (): readonly OwnDeck[] => this.decks;

  /** Those that a reload would not find again. */
  readonly getUnkept = (): ReadonlySet<string> => this.unkept;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  add(game: string, name: string, cards: readonly string[], format?: string): OwnDeck {
    const deck: OwnDeck = {
      id: `own-${newId().slice(0, 12)}`,
      game,
      name: this.freeName(game, name),
      ...(format === undefined ? {} : { format }),
      cards: [...cards],
      changed: Date.now(),
    };
    this.put(deck);
    return deck;
  }

  change(id: string, change: Partial<Pick<OwnDeck, "name" | "format" | "cards">>): void {
    const deck = this.decks.find((one) => one.id === id);
    if (deck) this.put({ ...deck, ...change, changed: Date.now() });
  }

  remove(id: string): void {
    try {
      this.shelf().removeItem(PREFIX + id);
    } catch {
      // What was never kept need not be removed.
    }
    this.decks = this.decks.filter((one) => one.id !== id);
    this.tell();
  }

  /** Another tab has changed something. */
  readonly look = (key: string | null): void => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    const unkept = this.decks.filter(({ id }) => this.unkept.has(id));
    this.decks = [...unkept, ...this.readAll().filter(({ id }) => !this.unkept.has(id))];
    this.tell();
  };

  private put(deck: OwnDeck): void {
    const unkept = new Set(this.unkept);
    try {
      this.shelf().setItem(PREFIX + deck.id, JSON.stringify(deck));
      unkept.delete(deck.id);
    } catch {
      // No room, or nothing may be kept here; it holds for this visit.
      unkept.add(deck.id);
    }
    this.unkept = unkept;
    const known = this.decks.some(({ id }) => id === deck.id);
    this.decks = known ? this.decks.map((one) => (one.id === deck.id ? deck : one)) : [deck, ...this.decks];
    this.tell();
  }

  /** What cannot be read stays where it lies: a later version may know it. */
  private readAll(): OwnDeck[] {
    try {
      const shelf = this.shelf();
      const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? "");
      return keys
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => {
          const read = schema.safeParse(parsed(shelf.getItem(key) ?? ""));
          return read.success && PREFIX + read.data.id === key ? [read.data] : [];
        })
        .sort((a, b) => b.changed - a.changed);
    } catch {
      return [];
    }
  }

  /** A name that no other deck of the game has. */
  private freeName(game: string, wanted: string): string {
    const name = wanted.trim().slice(0, LONGEST_NAME - 4);
    const taken = new Set(this.decks.flatMap((deck) => (deck.game === game ? deck.name : [])));
    let free = name;
    for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
    return free;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const ownDecks = new OwnDecks(() => localStorage);
if (typeof addEventListener === "function") addEventListener("storage", ({ key }) => ownDecks.look(key));

/** A deck with one more of a card, if there may be more. */
export const withOneMore = (cards: readonly string[], name: string): string[] =>
  cards.length < MOST_CARDS ? [...cards, name] : [...cards];

/** A deck with one less of a card. */
export function withOneLess(cards: readonly string[], name: string): string[] {
  const place = cards.lastIndexOf(name);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}

/** The decks that somebody has built for a game. */
export function useOwnDecks(game: string): readonly OwnDeck[] {
  const all = useSyncExternalStore(ownDecks.subscribe, ownDecks.get);
  return useMemo(() => all.filter((deck) => deck.game === game), [all, game]);
}

/** Such a deck among ready ones, which have a plan besides. */
export const asList = ({ id, name, cards }: OwnDeck): ListInfo => ({ id, name, plan: "", cards });

/** Who sits at a seat with which deck: one of somebody's own goes along with its cards. */
export function seatWith(kind: PlayerKind, list: string): PlannedSeat {
  const own = ownDecks.get().find(({ id }) => id === list);
  return { kind, list, ...(own ? { cards: [...own.cards] } : {}) };
}
