/** What lockstep is played in: a game with lists of cards, and an account of what it shows where the game can give one. */
import { join } from "node:path";
import type { GameData } from "@tefuda/host/host";
import type { Shelf } from "@tefuda/host/shelf";
import {
  type Book,
  Chance,
  type GamePackage,
  hashOf,
  isOpen,
  type Machine,
  type Match,
  NUMBER_DIGITS,
  SECRET_DIGITS,
  type Seed,
  type Setup,
} from "@tefuda/kernel";
import { filesIn, loadLists, readSource, sharedGame } from "@tefuda/referee/games";
import { type AccountFile, readAccount } from "./account.ts";

export interface Arena {
  id: string;
  pack: GamePackage;
  book: Book;
  lists: readonly (readonly string[])[];
  /** What is opened, where they play with packs. */
  sealed?: GameData["sealed"];
  settings: Readonly<Record<string, number>>;
  /** The game's own account of who may know what; one that gives none is believed about what it shows. */
  account?: AccountFile | undefined;
  /**
   * To whom a card was shown where it lies, of a game that keeps account of this itself.
   */
  shown?: (m: Machine, card: number) => number;
}

/** A match in which lockstep begins, in an arena with its cards. */
export interface Start {
  arena: Arena;
  match: Match;
}

export async function arenaOf(id: string): Promise<Arena> {
  const loaded = await sharedGame(id);
  const { pack, book, folder } = loaded;
  const [file] = pack.readPacks ? filesIn(join(folder, "packs"), ".yaml").map(readSource) : [];
  const set = file && pack.readPacks!(file, book).packs;
  return {
    id,
    pack,
    book,
    lists: loadLists(loaded).map((list) => list.cards),
    ...(set && pack.sealed ? { sealed: { set, packs: pack.sealed } } : {}),
    settings: pack.simulation,
    account: readAccount(join(folder, "rulebook/sight.yaml")),
  };
}

/** A game as a table finds it, without what no match needs. */
export const shelfOf = ({ pack, book, lists, sealed }: Arena): Shelf => ({
  pack,
  book,
  packs: sealed ? [sealed.set] : [],
  data: {
    id: pack.id,
    title: pack.title,
    layout: pack.layout,
    seats: { min: book.game.seats.min, max: book.game.seats.max },
    cards: [...book.cards],
    lists: lists.map((cards, n) => ({ id: String(n), name: String(n), plan: "", cards })),
    ...(sealed ? { sealed } : {}),
    formats: [],
    problems: [],
    sets: [],
    lessons: [],
  },
});

/**
 * The setup of one of an arena's matches: each number other lists, another number of seats. Equal cards do not stand
 * together in the lists, so that their numbers say nothing of what they are.
 */
export function setupOf(arena: Arena, number: number): Omit<Setup, "seed"> {
  const { min, max } = arena.book.game.seats;
  const chance = new Chance();
  const lists = Array.from({ length: min + (number % (max - min + 1)) }, (_, seat) => {
    const list = arena.lists[(number * (seat + 1) + seat) % arena.lists.length]!;
    chance.seed(number, seat);
    return shuffled(list.length, chance).map((i) => list[i]!);
  });
  return { lists, settings: { ...arena.settings } };
}

/** The chance of a match by its number: of every second one it is secret. */
export function seedOf(number: number, seats: number): Seed {
  if (number % 2 === 0) return number + 1;
  const digits = (n: number, many: number): string => n.toString(16).padStart(many, "5");
  const secret = digits(number, SECRET_DIGITS);
  const numbers = Array.from({ length: seats }, (_, seat) => digits(seat, NUMBER_DIGITS));
  return { secret, hash: hashOf(secret), numbers };
}

/** Another chance of which the same was told: an open seed is the same for all. */
export const otherSeed = (seed: Seed): Seed =>
  isOpen(seed) ? seed : { ...seed, secret: [...seed.secret].reverse().join("") };

/** The places of a list in any order. */
export function shuffled(length: number, chance: Chance): number[] {
  const order = Array.from({ length }, (_, i) => i);
  chance.pick(order, length, length);
  return order;
}
