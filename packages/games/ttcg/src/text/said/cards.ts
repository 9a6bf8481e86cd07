/** How a text speaks of cards and numbers, in the shape of the language. */
import type { Count as CountOf } from "@tefuda/language/lowering/phrases";
import type { Comparison, Kind, Reference, Stat, States, SubType, Traits, Who } from "../tree.ts";
import type { Action } from "./actions.ts";
import type { Condition, Trigger } from "./asked.ts";
import type { Statement } from "./statements.ts";

export type Noun = "card" | "unit" | "spell";
/** A card that was spoken of before, by what it is called. */
export type Called = `${"that" | "those"} ${Noun | SubType}`;
/** Words for cards that were spoken of before, or stand in a fixed relation to the text. */
export type Word = Reference | "destroyed" | Called;

/** Whose side of the field: "you control", "your opponent controls", "its owner controls". */
export type Side = "yours" | "opponents" | "each" | "its" | "owner" | "that" | "turnPlayer";

/**
 * The parts that trees are made of. What a text says and what effects are made of (`tree.ts`) is much the same, made of other
 * parts.
 */
export interface Speech {
  word: unknown; // a card spoken of
  whose: unknown; // of a zone
  zone: unknown;
  description: unknown;
  cards: unknown;
  amount: unknown;
  condition: unknown;
  trigger: unknown;
  statement: unknown;
  action: unknown;
}
export interface Saying extends Speech {
  word: Word;
  whose: { whose: Who };
  zone: Zone;
  description: Description;
  cards: Cards;
  amount: Amount;
  condition: Condition;
  trigger: Trigger;
  statement: Statement;
  action: Action;
}

/** Where cards are that do not lie on the field. */
export type ZoneOf<S extends Speech> =
  | ({ in: "hand" | "pile" } & S["whose"])
  | ({ in: "deck"; top?: S["amount"] } & S["whose"]) // "the top three cards of your deck"
  | ({ in: "either"; of: ("hand" | "pile" | "deck")[] } & S["whose"]) // "from your deck or discard pile"
  | { in: "under"; what: S["cards"] }; // ttcg-8.2 "underneath this card"
export type Zone = ZoneOf<Saying>;

export type Likeness = "type" | "rank" | "subtype" | "name";

/** ttcg-14.1: what a card has to be. Every part that is present must hold. */
export interface DescriptionOf<S extends Speech> {
  noun: Noun;
  other?: boolean; // "another", "other": not this card
  traits?: Partial<Traits>; // any one of them, of each list
  not?: Partial<Traits>; // none of them
  bounds?: BoundOf<S>[]; // ttcg-14.3
  is?: Partial<States>;
  named?: string;
  unnamed?: string; // not called so
  unlike?: "unit" | "spell"; // of a card: none of these
  zone?: S["zone"]; // left out: the field
  equippedTo?: S["word"]; // "each spell equipped to this card"
  attached?: boolean; // "equipped to a unit"
  attachedTo?: S["cards"]; // "equipped to one dragon you control"
  covering?: boolean; // "with a card underneath it"
  owner?: "you" | "opponent"; // "you own" (ttcg-3.6)
  sameAs?: { what: Likeness; as: S["word"] };
  differs?: { what: Likeness; from: S["word"] }; // "of another type than ..."
  extreme?: { which: "lowest" | "highest"; stat: Stat }; // ttcg-14.8
  effectKind?: Kind; // "a card with a Latent effect"
  attackedThisTurn?: boolean; // false: "that has not attacked this turn"
  playedThisTurn?: boolean;
  anyOf?: Partial<S["description"]>[]; // "spell or dragon", "water or fish unit"
  chosenWord?: "type" | "subtype"; // "of that type": the one chosen before
  among?: "it" | "rest"; // one of the cards spoken of; those of them that are left
}
export interface Description extends DescriptionOf<Saying> {
  also?: "unit" | "spell"; // "unit or spell"
  side?: Side; // left out: either
}

export interface BoundOf<S extends Speech> {
  of: Stat;
  how: Comparison;
  n: number | ValueOf<S>; // ValueOf: "rank lower than this card's"
}
export interface ValueOf<S extends Speech> {
  value: Stat;
  of: S["word"] | S["cards"]; // cards: "the rank of one unit you control"
  times?: number; // "twice its rank", "50 for each rank it has"
}

/** How many of a description. */
export interface CountedOf<S extends Speech> {
  count: CountOf<S["amount"]>;
  what: S["description"];
  chosenBy?: Who;
  random?: boolean;
}
export type CardsOf<S extends Speech> =
  | { ref: S["word"]; from?: S["zone"] } // from: "this card from your discard pile"
  | CountedOf<S>
  | { both: S["cards"][] }; // "this card and one other unit"
export type Cards = CardsOf<Saying>;

/** A number, perhaps counted when the effect resolves. */
export type AmountOf<S extends Speech> =
  | number
  | { each: S["description"]; times: number; per?: number } // "100 for each fire unit you control"; per: "for every two"
  | { eachOf: "points"; whose: Who; times: number } // "for each of your points"
  | { upTo: number } // "up to two": its player says how many
  | { event: "destroyed" | "played" | "discarded"; what: S["description"]; times: number } // "for each unit destroyed this turn"
  | ValueOf<S> // "equal to its rank"
  | { half: S["amount"] } // rounded down
  | { capped: S["amount"]; most: number } // "for each fire unit you control, up to 3"
  | { plus: S["amount"]; n: number } // "that many points plus one"
  | { different: Likeness; among: S["description"]; times: number } // "for each different type among ..."
  | { done: true; times?: number; own?: boolean; points?: true }; // "for each card discarded this way"; own: of the player's
export type Amount = AmountOf<Saying>;
