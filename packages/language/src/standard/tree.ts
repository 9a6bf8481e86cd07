/**
 * What the texts of a game say that has all its nodes from the language: one type for all such trees. Which words there
 * are - nouns, figures, verbs - its vocabulary says, so here they are plain strings.
 */

import type { Roll } from "../actions/roll.ts";
import type { CommonAmount, CommonCondition } from "../conditions/asked.ts";
import type { Asked } from "../lowering/before.ts";
import type { Counted as CountedOf, Phrase, Who } from "../lowering/phrases.ts";
import type { Change } from "../points.ts";
import type { Extreme } from "../qualities/extreme.ts";
import type { Bound } from "../qualities/number.ts";

export type { Who };
export type Amount = CommonAmount<Description, string, string>;
export type Cards = Phrase<Description, string, Amount>;
export type Counted = CountedOf<Description, Amount>;
export type Condition = CommonCondition<Description, string, Asked>;

/** Where cards lie; left out, on the field. */
export interface Zone {
  in: string;
  whose: Who;
  top?: Amount;
}

/** What a card has to be. Every part that is present must hold. */
export interface Description {
  noun: string;
  /** "UNIT or ITEM": or of this kind, with all else that is said. */
  also?: string;
  side?: "yours" | "opponents";
  other?: boolean;
  traits?: Record<string, string[]>;
  /** "That is not": of each list none. */
  not?: Record<string, string[]>;
  keywords?: string[];
  lacks?: string;
  is?: Record<string, string>;
  bounds?: Bound[];
  named?: string;
  extreme?: Extreme<string>;
  /** "That attacked this turn". */
  did?: { on: string };
  zone?: Zone;
}

/** What holds while a text is on, or for a time by an effect. */
export type Statement =
  | { is: "bonus"; who: Cards; by: Record<string, Amount> }
  | { is: "has"; who: Cards; keywords: string[] }
  | { is: "joins"; who: Cards; traits: Record<string, string[]> }
  | { is: "cannot"; who: Cards; what: string; whom?: Cards; whose?: Who; unless?: Condition }
  | { is: "must"; who: Cards; what: "attack" }
  | { is: "cost"; of: Description; who?: "opponent"; what: string; by: Amount }
  /** most: more than so many a turn, which is counted by what happened. */
  | { is: "playersCannot"; who: Who; what: string; card?: Description; most?: number; happened?: Trigger };

export type Action =
  | { do: "seq"; of: Action[] }
  | { do: "if"; cond: Condition; then: Action; otherwise?: Action }
  | { do: "may"; who: Who; what: Action }
  | { do: "flip"; then: Action; otherwise?: Action }
  | Roll<Action>
  | { do: "choose"; who: Who; of: Action[] }
  /** Once: the next time only, and whenever that is if nothing is said for how long. */
  | { do: "later"; on: Trigger; what: Action; for?: string; once?: true }
  | { do: "unless"; what: Action; pay: Action } // "unless its owner discards a card"
  | { do: "draw"; who: Who; n: Amount }
  | { do: "drawUntil"; who: Who; n: Amount }
  | { do: "discard"; who: Who; what: Cards }
  | { do: "mill"; who: Who; n: Amount }
  | { do: "points"; of: string; who: Who; n: Amount; how: Change }
  | { do: "move"; who?: Who; what: Cards; to: string; order?: true }
  | { do: "enter"; who?: Who; what: Cards; turned?: boolean }
  | { do: "search"; what: Cards; to: string }
  | { do: "dig"; n: Amount; take: Cards; to: string; rest: string }
  | { do: "look"; who: Who; what: Cards | { hand: Who } }
  | { do: "reveal"; what: Cards | { hand: Who } }
  | { do: "shuffle"; who: Who; pileToo?: boolean }
  | { do: "lasting"; what: Statement; for: string }
  | Verb;
/** A verb of the game's own, under its name in the vocabulary. */
export interface Verb {
  do: "verb";
  what: Cards;
}

export type Trigger =
  | { on: "played"; who: Who; what: Description; from?: string }
  | { on: "draws"; who: Who; each?: true }
  | { on: "discards"; who: Who; what: Description }
  | { on: "points"; of: string; who: Who; how: "lose" | "gain" }
  | Happening
  | Moment;
/** What happens to a card, under its name in the vocabulary. */
export interface Happening {
  on: "happening";
  what: Cards;
}
/** A moment of the turn, of a player or of both. */
export interface Moment {
  on: "moment";
  who?: Who;
}

/** One part of a cost. */
export type Cost = { pay: "points"; of: string; n: number } | Paid;
/** One that is paid with cards: discarded, returned, or a verb of the game. */
export interface Paid {
  pay: string;
  what: Cards;
}

export type Text =
  | { kind: "keywords"; keywords: string[] }
  | { kind: "always"; what: Statement[]; if?: Condition }
  | { kind: "use"; cost: Cost[]; do: Action; times?: string; if?: Condition }
  | { kind: "when"; on: Trigger; do: Action; if?: Condition; times?: string }
  | { kind: "instead"; on: Trigger; do: Action; if?: Condition }
  | { kind: "effect"; cost?: Cost[]; do: Action; if?: Condition }; // cost: what is paid besides
