/** What a game brings to be read twice: how its cards are written, which lie where, and what can be said of them. */
import type { Grammar } from "@tefuda/cardtext";
import type { GamePackage, Placed } from "@tefuda/kernel";
import type { Dice } from "../fuzz/dice.ts";
import type { Rules } from "./reader/reading.ts";
import type { Text } from "./reader/tree.ts";
import type { Print } from "./reader/world.ts";

/** A made-up card: as it is written in a card file, and what is printed on it as the reader sees it. */
export interface Made {
  name: string;
  written: Readonly<Record<string, unknown>>;
  print: Print;
}

/** Type and numbers of a card that bears a text that stands. */
export interface Stands {
  type: string;
  values: Readonly<Record<string, number>>;
}

/** Where a card of a position lies and how; names are all different. */
export interface Place {
  turn: number;
  /** The number of the phase in the engine, where a game has phases, and what the reader calls it. */
  phase?: number;
  called: string;
  player: number;
  sides: readonly {
    numbers: Readonly<Record<string, number>>;
    zones: Readonly<Record<string, readonly Placed[]>>;
  }[];
}

/** The words of a game that trees are made of. */
export interface Lexicon {
  nouns: readonly string[];
  /** By where cards are ("": where no place is named): the nouns that can lie there. */
  places: Readonly<Record<string, readonly string[]>>;
  traits: Readonly<Record<string, readonly string[]>>;
  keywords: readonly string[];
  /** Descriptions ask for no keywords. */
  noKeywords?: true;
  states: Readonly<Record<string, readonly string[]>>;
  figures: readonly string[];
  /** Those of them that only cards on the table have. */
  onTable?: readonly string[];
  /** By what such a number goes up; 1 if nothing is said. */
  steps?: Readonly<Record<string, number>>;
  /** Further parts of descriptions, each as it is written. */
  more: readonly Readonly<Record<string, unknown>>[];
  /** Verbs of cards: which nouns and places they are for, and what else stands in the node. */
  verbs: readonly {
    node: Readonly<Record<string, unknown>>;
    nouns: readonly string[];
    places: readonly string[];
    /** It says how much; in which steps. */
    amount?: number;
  }[];
  points: readonly Readonly<Record<string, unknown>>[];
  moves: readonly string[];
  /** Who else puts cards somewhere. */
  movers?: readonly string[];
  /** Where a search and a look at the top cards take cards to, and where the rest goes. */
  goals: readonly string[];
  rests: readonly string[];
  /** Actions without cards. */
  plain: readonly ((dice: Dice, amount: () => unknown) => Readonly<Record<string, unknown>>)[];
  conditions: readonly ((dice: Dice) => Readonly<Record<string, unknown>>)[];
  statements: readonly ((
    dice: Dice,
    who: () => unknown,
    amount: () => unknown,
  ) => Readonly<Record<string, unknown>>)[];
  /** Parts of costs, if texts that are used are read. */
  costs?: readonly ((dice: Dice, cards: (place: string) => unknown) => Readonly<Record<string, unknown>>)[];
  /** What something else may be done instead of. */
  insteads?: readonly ((dice: Dice, who: () => unknown) => Readonly<Record<string, unknown>>)[];
  durations: readonly string[];
  /** Whom sentences speak of, the likeliest several times; and whose a hand is called there. */
  whos?: readonly string[];
  theirs?: Readonly<Record<string, string>>;
  whose?: readonly string[];
  /** What else stands in a text that always holds, and in a description where cards lie by no place. */
  always?: Readonly<Record<string, unknown>>;
  /** Icons by which texts wait for something that happens to their own card. */
  icons?: readonly string[];
  /** Of texts that wait, how they come to be done, where there are several ways; left out, there is one. */
  modes?: readonly (string | undefined)[];
  /** Moments that something is put off to, with the term if there is one. */
  moments: readonly Readonly<Record<string, unknown>>[];
  /** What may be asked of the turn so far, and what a card may have done or suffered in it. */
  happenings: readonly ((dice: Dice, cards: () => unknown) => Readonly<Record<string, unknown>>)[];
  did: readonly string[];
  /** What a trigger lets a text call the cards that it speaks of. */
  roles?: Readonly<Record<string, readonly string[]>>;
  /** What cards are called that stand in a fixed relation to the text's own. */
  refs?: readonly string[];
  triggers: readonly ((dice: Dice, who: () => unknown) => Readonly<Record<string, unknown>>)[];
  /** A card that was spoken of may be called something where it is asked what it is. */
  calls?: true;
  /** What its own card costs, besides what a text does. */
  price?: (dice: Dice, amount: () => unknown) => Readonly<Record<string, unknown>>;
  /** Cards that lie apart do something when they fall. */
  falls?: true;
  /** By a word of a text that stands: the nodes of one that is done once by which it comes to show. */
  shows?: Readonly<Record<string, readonly string[]>>;
  /** What happens in a fight, and how long such a fight is called: what is then said lasts for it. */
  fighting?: { on: readonly string[]; for: string };
}

export interface Kit {
  id: string;
  pack: GamePackage;
  rules: Rules;
  grammar: Grammar<unknown>;
  /** Prompts at which a player may do whatever can be done, and passes while two readings are held together. */
  windows: readonly string[];
  /** Those of them at which a further turn is looked at; all of them if nothing is said. */
  stops?: readonly string[];
  points: readonly string[];
  zones: readonly string[];
  /** Zones in which the order counts. */
  inOrder: readonly string[];
  /** Zones whose cards have states and numbers that texts change. */
  inPlay: readonly string[];
  stats: readonly string[];
  counts: readonly string[];
  filler: string;
  /** Cards without a text. */
  cast(dice: Dice): Made[];
  /** Cards with texts: one that is played once, and one that stands. */
  rite(text: { tree: Text; words: string }): Made;
  standing(text: { tree: Text; words: string }, as: Stands): Made;
  /** What sort of card bears a text that stands. */
  stands(dice: Dice): Stands;
  /** Every node of its language, and whether the reader has a meaning for it. */
  nodes: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  place(dice: Dice, cast: readonly Made[], rite: Made | undefined, standing: Made | undefined): Place;
  /** What is said to have a card's text done. */
  play(made: Made): string;
  /** The same for a text of a card that stands. */
  use?(made: Made): string;
  /** Cards can be another player's than their owner's. */
  lends?: true;
  /** In which phase, by what the reader calls it, and at which window a player attacks, where that is behind others; and the engine's phase until an attack is over. */
  fights?: { phase: string; prompt: string; during: number };
  /** What else can be done at a window, by the word that it begins with: all that can is compared, and some of it done. */
  offered?: readonly string[];
  lexicon: Lexicon;
}
