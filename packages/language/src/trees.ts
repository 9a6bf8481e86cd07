/**
 * What the texts of games say alike, as types: a game's tree is made of these, in its own words, and of what only it says.
 */
import type { Comparison, Count, PlainWho } from "./lowering/phrases.ts";
import type { Extreme } from "./qualities/extreme.ts";
import type { Beside, Bound } from "./qualities/number.ts";

export type { Comparison, PlainWho };

/** The words of one game, and the parts of its trees. */
export interface Parts {
  who: unknown; // whom a sentence speaks of
  ref: unknown; // cards that were already spoken of, or stand in a fixed relation to the text
  noun: unknown;
  traits: unknown; // lists of what a card is by its nature
  states: unknown; // what it is at the moment, one of each group
  keyword: unknown;
  figure: string; // the numbers of cards
  points: unknown; // those of players
  zone: unknown;
  deed: unknown; // what a card does or suffers that a text can forbid it
  playerDeed: unknown;
  duration: unknown;
  place: unknown; // where cards are moved to
  goal: unknown; // where those go that were searched for or dug out
  rest: unknown; // and where the others go
  description: unknown;
  cards: unknown;
  amount: unknown;
  condition: unknown;
  statement: unknown;
  trigger: unknown;
  action: unknown;
}

/** What a card has to be. Every part that is present must hold. */
export interface DescriptionOf<P extends Parts> {
  noun: P["noun"];
  side?: "yours" | "opponents"; // "you control", "your opponent controls"; left out: either
  other?: boolean; // "another", "other": not this card
  traits?: P["traits"]; // any one of these, of each list
  keywords?: P["keyword"][]; // with all of them
  lacks?: P["keyword"]; // without it
  is?: P["states"];
  bounds?: Bound<P["figure"], number | Beside<P["figure"], P["ref"]>>[]; // "with cost 3 or less", "with cost lower than its cost"
  extreme?: Extreme<P["figure"]>; // "with the highest STR"
  did?: { on: string }; // "that attacked this turn"
  apart?: "name"; // "with different names": of several that are chosen
  named?: string; // by name, as the text writes it: a name is not put into another language
  unlike?: string; // of cards, those that are not of this noun
  unnamed?: string; // those that are not called so
  zone?: P["zone"]; // left out: on the field
}

/** Cards that are described, and several phrases in one. */
export type ChosenOf<P extends Parts> =
  | { count: Count<P["amount"]>; what: P["description"]; chosenBy?: P["who"]; random?: boolean }
  | { both: P["cards"][] };
export type CardsOf<P extends Parts> = { ref: P["ref"] } | ChosenOf<P>;

/** A number, perhaps counted when the effect takes place. */
export type AmountOf<P extends Parts> =
  | number
  | { each: P["description"]; times: number; per?: number } // "for each UNIT you control"; per: "for every two"
  | { value: P["figure"]; of: P["ref"] } // "equal to its STR"
  | { happened: P["trigger"]; times: number } // "for each UNIT that was stunned this turn"
  | { half: P["amount"] } // rounded down
  | { capped: P["amount"]; most: number } // "for each UNIT you control, up to 3": so much in all, more or less
  | { done: true; times?: number }; // "for each card put there this way"

export type ConditionOf<P extends Parts> =
  | { if: "count"; what: P["description"]; how: Comparison; n: number } // "while you control two or more UNITs"
  | { if: "points"; of: P["points"]; who: P["who"]; how: Comparison; n: number }
  | { if: "hand"; who: P["who"]; how: Comparison; n: number }
  | { if: "lead"; of: P["points"] | "hand"; who: "you" | "opponent" } // "if you have more bond than your opponent"
  | { if: "outnumber"; what: P["description"]; who: "you" | "opponent" } // "if you control more UNITs than your opponent"
  | { if: "happened"; happened: P["trigger"]; how: Comparison; n: number } // "if a UNIT was stunned this turn"
  | { if: "did" } // "if you do"
  | { if: "not"; what: P["condition"] }
  | { if: "and" | "or"; of: P["condition"][] };

/** What holds while a text is on, or for a time by an effect. */
export type StatementOf<P extends Parts> =
  | { is: "has"; who: P["cards"]; keywords: P["keyword"][] }
  /** whom: what it attacks, or by what; whose: whose base, where that is said */
  | {
      is: "cannot";
      who: P["cards"];
      what: P["deed"];
      whom?: P["cards"];
      whose?: P["who"];
      unless?: P["condition"];
    }
  /** most: more than so many a turn, counted by what happened */
  | {
      is: "playersCannot";
      who: P["who"];
      what: P["playerDeed"];
      card?: P["description"];
      most?: number;
      happened?: P["trigger"];
    };

export type ActionOf<P extends Parts> =
  | { do: "seq"; of: P["action"][] }
  | { do: "if"; cond: P["condition"]; then: P["action"]; otherwise?: P["action"] }
  | { do: "may"; who: P["who"]; what: P["action"] }
  | { do: "unless"; what: P["action"]; pay: P["action"] } // "unless its controller discards a card"
  | { do: "flip"; then: P["action"]; otherwise?: P["action"] } // a coin
  | { do: "choose"; who: P["who"]; of: P["action"][] } // "choose one: ... or ..."
  | { do: "pick"; what: P["cards"]; act: P["action"] } // "choose a UNIT": of which is asked before something is done to it
  /** Once: the next time only, and whenever that is if nothing is said for how long. */
  | { do: "later"; on: P["trigger"]; what: P["action"]; for?: P["duration"]; once?: true }
  | { do: "draw"; who: P["who"]; n: P["amount"] }
  | { do: "discard"; who: P["who"]; what: P["cards"] } // if nothing else is said from the hand of `who`
  | { do: "mill"; who: P["who"]; n: P["amount"] } // the top cards of the deck into the discard pile
  | { do: "move"; who?: P["who"]; what: P["cards"]; to: P["place"]; order?: true } // order: as whoever moves them likes
  | { do: "search"; what: P["cards"]; to: P["goal"] } // the own deck, which is shuffled
  | { do: "dig"; n: P["amount"]; take: P["cards"]; to: P["goal"]; rest: P["rest"]; shown?: true } // of the top cards; shown: to everybody
  | { do: "look"; who: P["who"]; what: P["cards"] | { hand: P["who"] } }
  | { do: "reveal"; what: P["cards"] | { hand: P["who"] } }
  | { do: "shuffle"; who: P["who"]; pileToo?: boolean } // pileToo: the discard pile is shuffled into it
  | { do: "lasting"; what: P["statement"]; for: P["duration"] };
