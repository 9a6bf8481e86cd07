/** How a text speaks of cards and numbers, in the shape of the language. */
import type { Comparison, Kind, Reference, Stat, States, SubType, Traits, Who } from "../tree.ts";

export type Noun = "card" | "unit" | "spell";
/** A card that was spoken of before, by what it is called. */
export type Called = `${"that" | "those"} ${Noun | SubType}`;
/** Words for cards that were spoken of before, or stand in a fixed relation to the text. */
export type Word = Reference | "destroyed" | Called;

/** Whose side of the field: "you control", "your opponent controls", "its owner controls". */
export type Side = "yours" | "opponents" | "each" | "its" | "owner" | "that" | "turnPlayer";

/** Where cards are that do not lie on the field. */
export type Zone =
  | { in: "hand" | "pile"; whose: Who }
  | { in: "deck"; whose: Who; top?: Amount } // "the top three cards of your deck"
  | { in: "either"; whose: Who; of: ("hand" | "pile" | "deck")[] } // "from your deck or discard pile"
  | { in: "under"; what: Cards }; // ttcg-8.2 "underneath this card"

export type Likeness = "type" | "rank" | "subtype" | "name";

/** ttcg-14.1: what a card has to be. Every part that is present must hold. */
export interface Description {
  noun: Noun;
  also?: "unit" | "spell"; // "unit or spell"
  side?: Side; // left out: either
  other?: boolean; // "another", "other": not this card
  traits?: Partial<Traits>; // any one of them, of each list
  not?: Partial<Traits>; // none of them
  bounds?: Bound[]; // ttcg-14.3
  is?: Partial<States>;
  named?: string;
  zone?: Zone; // left out: the field
  equippedTo?: Word; // "each spell equipped to this card"
  attached?: boolean; // "equipped to a unit"
  attachedTo?: Cards; // "equipped to one dragon you control"
  covering?: boolean; // "with a card underneath it"
  owner?: "you" | "opponent"; // "you own" (ttcg-3.6)
  sameAs?: { what: Likeness; as: Word };
  differs?: { what: Likeness; from: Word }; // "of another type than ..."
  extreme?: { which: "lowest" | "highest"; stat: Stat }; // ttcg-14.8
  effectKind?: Kind; // "a card with a Latent effect"
  attackedThisTurn?: boolean; // false: "that has not attacked this turn"
  playedThisTurn?: boolean;
  anyOf?: Partial<Description>[]; // "spell or dragon", "water or fish unit"
  chosenWord?: "type" | "subtype"; // "of that type": the one chosen before
  among?: "it" | "rest"; // one of the cards spoken of; those of them that are left
}

export interface Bound {
  of: Stat;
  how: Comparison;
  n: number | ValueOf; // ValueOf: "rank lower than this card's"
}
export interface ValueOf {
  value: Stat;
  of: Word | Cards; // Cards: "the rank of one unit you control"
}

export type Count = { exactly: Amount } | { upTo: Amount } | "all" | "any";
export interface Counted {
  count: Count;
  what: Description;
  chosenBy?: Who;
  random?: boolean;
}
export type Cards = { ref: Word; from?: Zone } | Counted | { both: Cards[] };

/** A number, perhaps counted when the effect resolves. */
export type Amount =
  | number
  | { each: Description; times: number; per?: number } // per: "for every two"
  | { eachOf: "points"; whose: Who; times: number } // "for each of your points"
  | { upTo: number } // "up to two": its player says how many
  | { event: "destroyed" | "played" | "discarded"; what: Description; times: number } // this turn
  | ValueOf // "equal to its rank"
  | { half: Amount } // rounded down
  | { plus: Amount; n: number } // "that many points plus one"
  | { different: Likeness; among: Description; times: number } // "for each different type among ..."
  | { done: true; times?: number; own?: boolean }; // "for each card discarded this way"; own: of the player's
