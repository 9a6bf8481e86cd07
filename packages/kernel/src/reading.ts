/**
 * What card texts say, as data, for whoever looks into cards without playing them. What such data means is the game's to
 * say: it is asked of its own tests, so that nobody reads the rules a second time.
 */
import type { CardDefinition } from "./game.ts";
import type { Machine } from "./machine.ts";

/** One thing that stands on a card; `index` where it is one of its texts, and not what it asks for to be played. */
export interface CardTree {
  tree: object;
  index?: number;
  /** Whether its player may leave undone what it says, whenever they like. */
  atWill?: boolean;
}

export interface Reading {
  /** All that stands on a kind of card. */
  trees(definition: CardDefinition): readonly CardTree[];
  /**
   * Whether a card is by its nature what a part of a tree describes - its sort, its words, its name, its numbers as they are
   * at the moment - wherever it lies and however. Undefined where the description is of nothing that a card is by nature.
   */
  fits(described: object): ((m: Machine, card: number) => boolean) | undefined;
}
