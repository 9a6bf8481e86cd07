/**
 * What the texts of a game say that has all its nodes from the language: one type for all such trees. Which words there
 * are - nouns, figures, verbs - its vocabulary says, so here they are plain strings.
 */

import type { Roll } from "../actions/roll.ts";
import type { CommonAmount, CommonCondition } from "../conditions/asked.ts";
import type { Asked } from "../lowering/before.ts";
import type { Counted as CountedOf, Phrase, Who } from "../lowering/phrases.ts";
import type { Change } from "../points.ts";
import type { ActionOf, DescriptionOf, Parts, StatementOf } from "../trees.ts";

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

/** The words of any game, and the parts of these trees. */
interface Plain extends Parts {
  who: Who;
  ref: string;
  noun: string;
  traits: Record<string, string[]>;
  states: Record<string, string>;
  keyword: string;
  points: string;
  zone: Zone;
  deed: string;
  playerDeed: string;
  duration: string;
  place: string;
  goal: string;
  rest: string;
  description: Description;
  cards: Cards;
  amount: Amount;
  condition: Condition;
  statement: Statement;
  trigger: Trigger;
  action: Action;
}

export interface Description extends DescriptionOf<Plain> {
  /** "UNIT or ITEM": or of this kind, with all else that is said. */
  also?: string;
  /** "That is not": of each list none. */
  not?: Record<string, string[]>;
}

/** What holds while a text is on, or for a time by an effect. */
export type Statement =
  | StatementOf<Plain>
  | { is: "bonus"; who: Cards; by: Record<string, Amount> }
  | { is: "joins"; who: Cards; traits: Record<string, string[]> }
  | { is: "must"; who: Cards; what: "attack" }
  /** happened: of the next one only, until that has happened again */
  | {
      is: "cost";
      of: Description;
      who?: "opponent";
      self?: true;
      what: string;
      by: Amount;
      happened?: Trigger;
    };

export type Action =
  | ActionOf<Plain>
  | { do: "drawUntil"; who: Who; n: Amount }
  | Roll<Action>
  | { do: "points"; of: string; who: Who; n: Amount; how: Change }
  | { do: "enter"; who?: Who; what: Cards; turned?: boolean }
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
  | { kind: "always"; what: Statement[]; if?: Condition; otherwise?: Statement[] } // otherwise: while it is not so
  | { kind: "use"; cost: Cost[]; do: Action; times?: string; if?: Condition }
  | { kind: "when"; on: Trigger; do: Action; if?: Condition; times?: string }
  | { kind: "instead"; on: Trigger; do: Action; if?: Condition }
  | { kind: "effect"; cost?: Cost[]; do: Action; if?: Condition }; // cost: what is paid besides
