/** What lockstep is played in: a game with lists of cards, and an account of what it shows where the game can give one. */
import { Chance } from "@tefuda/bots";
import type { Book, GamePackage, Machine, Setup } from "@tefuda/kernel";
import { loadGame, loadLists } from "@tefuda/referee/games";

export interface Arena {
  id: string;
  pack: GamePackage;
  book: Book;
  lists: readonly (readonly string[])[];
  settings: Readonly<Record<string, number>>;
  /**
   * To whom a card was shown where it lies, by the game's own account. A game that keeps none is believed about what it
   * shows.
   */
  shown?: (m: Machine, card: number) => number;
}

export async function arenaOf(id: string): Promise<Arena> {
  const loaded = await loadGame(id);
  return {
    id,
    pack: loaded.pack,
    book: loaded.book,
    lists: loadLists(loaded).map((list) => list.cards),
    settings: loaded.pack.simulation,
  };
}

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
    const order = list.map((_, i) => i);
    chance.pick(order, order.length, order.length);
    return order.map((i) => list[i]!);
  });
  return { lists, settings: { ...arena.settings } };
}
