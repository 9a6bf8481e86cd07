/**
 * What a card text says, as data: the tree that the grammar reads a text into and prints a text from, and that
 * `effects/` turns into programs of the kernel. Nothing here knows a language, and nothing here runs.
 *
 * One node, one meaning: whatever two wordings say alike is one tree. Rule ids stand where a node is a rule's term.
 */

import type { Roll } from "@tefuda/language/actions/roll";
import type { Place, Action as SaidAction } from "./said/actions.ts";
import type { ConditionOf, TriggerOf } from "./said/asked.ts";
import type { Statement } from "./statements.ts";

export type * from "./statements.ts";

/** ttcg-7.1 to 7.9. */
export type Kind = "normal" | "continuous" | "counter" | "equip" | "latent" | "dormant" | "passive";

/** Whom an action, condition or value speaks of. */
export type Who =
  | "you"
  | "opponent"
  | "both" // each player
  | "owner" // of the card last spoken of ("its owner")
  | "its" // the player who controls the card last spoken of ("its controller")
  | "that" // "that player": the one who did what the text spoke of
  | "turnPlayer"; // "the turn player"

export type Stat = "attack" | "defense" | "rank";
export type UnitType = "earth" | "water" | "fire" | "air" | "electric" | "light" | "dark" | "nature";
export type CardType = UnitType | "spell";
export type SubType =
  | "dragon"
  | "warrior"
  | "beast"
  | "spellcaster"
  | "flying"
  | "insect"
  | "reptile"
  | "humanoid"
  | "machine"
  | "fairy"
  | "ghost"
  | "fish"
  | "elemental"
  | "aquatic"
  | "undead"
  | "botanic";

export type Comparison = "exactly" | "atLeast" | "atMost" | "moreThan" | "lessThan";
export interface Bound {
  of: Stat;
  how: Comparison;
  /** A number, or a value of another card ("rank lower than this card's"). */
  n: number | ValueOf;
}
export interface ValueOf {
  value: Stat;
  of: Reference | Cards; // Cards: "the rank of one unit you control"
}

/** Where cards are. `whose` is left out where the sentence takes both sides. */
export type Zone =
  | { in: "field"; whose?: Who }
  | { in: "hand"; whose?: Who }
  | { in: "pile"; whose?: Who }
  | { in: "deck"; whose?: Who; top?: Amount } // "the top three cards of your deck"
  | { in: "either"; whose?: Who; of: ("hand" | "pile" | "deck")[] } // "from your deck or discard pile"
  | { in: "under"; what: Cards }; // ttcg-8.2 "underneath this card"

/** Cards that were already spoken of, or stand in a fixed relation to the effect. */
export type Reference =
  | "this" // ttcg-14.5 "this card"
  | "it" // the card chosen or moved last: "it", "that card"
  | "them" // the same of several: "them", "those cards"
  | "cover" // the card on top of this one: "the card on top of it"
  | "equipped" // ttcg-14.5, in an Equip effect: the card this one is attached to
  | "attacker" // "the attacking unit", "that unit" in an attack trigger
  | "defender" // "the attack's target", "the attacked unit"
  | "itself" // in a description: the card described ("with more attack than its defense")
  | "trigger" // the card that the trigger spoke of: "that unit", "the destroyed card"
  | "activated"; // the card whose effect activated

/** What a card is at the moment, one state of each group. */
export interface States {
  layer: "covered"; // lies underneath another card
  fight: "attacking";
  position: "tapped" | "untapped";
  equip: "equipped"; // has an equip card attached
}

/** ttcg-12.1, 12.2 */
export interface Traits {
  type: UnitType[];
  subtype: SubType[];
}

/** ttcg-14.1: what a card has to be. Every part that is present must hold. */
export interface Description {
  noun: "card" | "unit" | "spell";
  traits?: Partial<Traits>; // any one of them, of each list
  not?: Partial<Traits>; // none of them
  bounds?: Bound[]; // ttcg-14.3
  is?: Partial<States>;
  other?: boolean; // "another", "other": not this card
  named?: string;
  equippedTo?: Reference; // "each spell equipped to this card"
  covering?: boolean; // "with a card underneath it"
  owner?: "you" | "opponent"; // "you own" (ttcg-3.6)
  sameAs?: { what: "type" | "rank" | "subtype" | "name"; as: Reference };
  extreme?: { which: "lowest" | "highest"; stat: Stat }; // ttcg-14.8
  effectKind?: Kind; // "a card with a Latent effect"
  attackedThisTurn?: boolean; // "that attacked this turn"; false: "that has not attacked this turn"
  playedThisTurn?: boolean; // "that was played this turn"
  differs?: { what: "type" | "rank" | "subtype" | "name"; from: Reference }; // "of another type than ..."
  attached?: boolean; // "equipped to a unit": attached to something
  attachedTo?: Cards; // "equipped to one dragon you control"
  anyOf?: Partial<Description>[]; // "spell or dragon", "water or fish unit": any one of them
  chosenWord?: "type" | "subtype"; // "of that type": the one chosen before
  among?: "it" | "rest"; // one of the cards spoken of; those of them that are left
  zone?: Zone; // left out: the field
}

/** What a Counter says of the effect or attack that it counters. */
export interface Countered {
  by?: Who;
  what?: Description; // the card it is of
  kind?: Kind;
  kinds?: Kind[];
  would?: "destroy";
  whom?: Cards; // with `would`: what it would destroy
  targets?: Cards;
}

/** How many of a description. */
export type Count =
  | { exactly: Amount } // ttcg-14.2
  | { upTo: Amount }
  | "all" // ttcg-14.6, also "each"
  | "any"; // "any number of"

export type Cards =
  | { ref: Reference; from?: Zone } // from: "this card from your discard pile"
  | { count: Count; what: Description; chosenBy?: Who; random?: boolean }
  | { both: Cards[] }; // "this card and one other unit"

/** A number, perhaps counted when the effect resolves. */
export type Amount =
  | number
  | { each: Description; times: number; per?: number } // "100 for each fire unit you control"; per: "for every two"
  | { upTo: number } // "up to two": its player says how many
  | { event: "destroyed" | "played" | "discarded"; what: Description; times: number } // "for each unit destroyed this turn"
  | { eachOf: "points"; whose: Who; times: number } // "for each of your points"
  | ValueOf // "equal to its rank"
  | { half: Amount } // rounded down
  | { plus: Amount; n: number } // "that many points plus one"
  | { different: "type" | "rank" | "subtype" | "name"; among: Description; times: number }
  | { done: true; times?: number; own?: boolean }; // own: of the player's; "for each card discarded this way": how many the part before did

/** How long a change lasts (ttcg-13.6, 13.7, 15.7). Left out: as long as the card lies on top on the field. */
export type Duration =
  | "thisTurn" // "this turn", "until the end of this turn"
  | "thisBattle" // "during this attack/battle": until the attack is over
  | "untilYourNextTurn"
  | "untilYourNextTurnEnds"
  | "thisPhase"
  | "whileAttacking" // while the card it is on attacks
  | "whileDefending"
  | { next: Who; phase?: Phase } // "during your opponent's next turn"
  | "untilOpponentsNextTurnEnds" // "until the end of your opponent's next turn"
  | { turns: number } // "for the next two turns": the turns after this one, of either player
  | "whileOnField" // "while this card remains on the field" (the effect's own card)
  | "untilOpponentsNextTurn"; // its start

// --- triggers (ttcg-13.8 to 13.14) -----------------------------------------------------------------------------
export type Trigger = TriggerOf<Cards, Description>;

export type Phase = "draw" | "main" | "battle";

// --- conditions (ttcg-13.3, 11.3, 13.13) -------------------------------------------------------------------------
export type Condition = ConditionOf<Reference, Description>;

// --- actions (ttcg-15, 11) -----------------------------------------------------------------------------------------
export type Action =
  // cards and zones
  | { do: "draw"; who: Who; n: Amount }
  | { do: "drawUntil"; who: Who; n: number } // "draw until you have five cards in your hand"
  | { do: "discard"; who: Who; what: Cards; from?: "hand" } // from the hand unless the description names the field; random: Cards.random
  | { do: "discardHand"; who: Who }
  | { do: "discardDownTo"; who: Who; n: number }
  | { do: "mill"; who: Who; n: Amount }
  | { do: "destroy"; what: Cards }
  | { do: "move"; what: Cards; to: Place; who?: Who }
  | { do: "enter"; what: Cards; whose?: "you" | "opponent"; turned?: boolean } // put, not played
  | { do: "play"; what: Cards; who?: Who; whose?: "you" | "opponent"; tapped?: true } // ttcg-5.7
  | { do: "place"; what: Cards; under: Cards } // underneath another card
  | { do: "recover"; what: Cards } // ttcg-11.1
  | { do: "search"; what: Cards; to: Place | "played"; zone: Zone; under?: undefined } // reveals what a description found (ttcg-15.6)
  | { do: "search"; what: Cards; to: "under"; under: Cards; zone: Zone }
  | { do: "look"; who: Who; what: Cards } // "look at one card from your opponent's hand"
  | { do: "look"; who: Who; zone: Zone } // "look at your opponent's hand", "look at the top three cards of your deck"
  | { do: "reveal"; who: Who; what: Cards | { zone: Zone } }
  | { do: "arrange"; who: Who; zone: Zone; back: "top" | "bottom" } // "... put them back in any order"
  | { do: "shuffle"; who: Who } // the deck
  | { do: "swapCards"; a: Cards; b: Cards } // exchange a card on the field for one in a pile, hand, underneath ...
  | { do: "swapControl"; a: Cards; b: Cards; for?: Duration } // each goes to the other side
  | { do: "swapZones"; a: Zone; b: Zone } // "swap your hand with your discard pile"
  | { do: "levelUp"; what: Cards; with: Cards } // a level-up by an effect
  | { do: "attach"; what: Cards; to: Cards } // an equip card moves to another unit
  | { do: "control"; what: Cards; by: Who; for?: Duration } // "take control of"
  | { do: "tap"; what: Cards }
  | { do: "untap"; what: Cards }
  // points
  | { do: "points"; of: "points"; who: Who; how: "gain" | "lose"; n: Amount }
  | { do: "setPoints"; who: Who; n: Amount }
  | { do: "swapPoints" }
  // what holds, for a time; without one as long as the card lies on top on the field
  | { do: "lasting"; what: Statement; for?: Duration }
  | { do: "swapStats"; what: Cards; for?: Duration } // attack and defense of one card
  | { do: "exchangeStat"; a: Cards; b: Cards; stat: Stat; for?: Duration } // between two cards
  | { do: "chooseWord"; what: "type" | "subtype" }
  // effects and attacks
  | { do: "counter"; what: "effect" | "attack" | "it"; of?: Countered } // the one that this answers
  | { do: "copy"; of: Cards; which?: Kind; all?: true } // does what an effect of that card does, as this card's
  | { do: "activate"; of: Cards; which?: Kind; all?: true } // ttcg-15.5
  | { do: "equip"; to: Cards } // this card
  | { do: "redirect"; what: "attack" | "effect"; of?: Countered; to: Cards | "another" | "opponent" }
  | { do: "endPhase"; phase: Phase }
  | { do: "extraTurn"; who: Who } // "take an extra turn after this one"
  | { do: "endTurn" } // "end the turn"
  | { do: "endAttack" } // "end the attack", "negate the attack"
  | { do: "skip"; who: Who; what: "turn" | Phase; when?: "next" | "this"; n?: number } // ttcg-15.8
  | { do: "attackAgain"; what: Cards } // "may attack again this turn"
  // composition
  | { do: "seq"; of: Action[]; joined: ("then" | "and" | "sentence")[] } // one fewer than `of`
  | { do: "may"; who: Who; what: Action }
  | { do: "unless"; who: Who; pay: Action; act: Action } // "... unless you discard one card": `who` may pay to stop `act`
  | { do: "ifDo"; first: Action; then: Action; otherwise?: Action } // "if you do", ttcg-6.17
  | { do: "if"; cond: Condition; then: Action; otherwise?: Action }
  | { do: "flip"; then: Action; otherwise?: Action } // a coin
  | Roll<Action> // a die
  | { do: "forEach"; each: Description; act: Action } // "for each X, do Y"
  | { do: "pick"; what: Cards; act: Action } // "choose X": what is then done, by itself, to what is called it
  | { do: "choose"; who: Who; of: SaidSo[] } // "choose one: ...; or ..."
  | { do: "later"; when: Trigger; once: boolean; act: Action; for?: Duration } // "at the end of this turn ...", "whenever ... this turn"
  | { do: "instead"; of: Replaced; act: Action; for?: Duration; may?: boolean }; // "if this card would be destroyed, ... instead"
/** An action that knows how it was said. */
export type SaidSo = Action & { said: () => SaidAction };
/** The action of one name. */
export type ActionOf<D extends Action["do"]> = Extract<Action, { do: D }>;

export type Replaced =
  | { would: "beDestroyed"; what: Cards; by?: "battle" | "effect"; bySource?: Description }
  | { would: "destroy"; what: Cards } // "if this card would destroy a unit"
  | { would: "losePoints" | "gainPoints"; who: Who }
  | { would: "mill"; who: Who }
  | { would: "draw"; who: Who }
  | { would: "discard"; who: Who }
  | { would: "beReturned"; what: Cards } // to its owner's hand
  | { would: "beSent"; what: Cards }; // to the discard pile

// --- one effect of a card ---------------------------------------------------------------------------------------
export interface Effect {
  kind: Kind;
  /** Whether the kind stands before the text, or follows from ttcg-7.10. */
  marked: boolean;
  trigger?: Trigger;
  /** "if you control ..." or "during your opponent's battle phase" before the rest; `while` for a Passive/Continuous one. */
  condition?: Condition;
  /** "once per turn" */
  oncePerTurn?: boolean;
  /** Works while its card is underneath another card or in the pile or hand (text says so): ttcg-6.2, 7.9. */
  worksIn?: "under" | "pile" | "hand";
  /** The part before "to" (ttcg-13.1, 13.2, 13.5): paid whole or not at all. */
  cost?: Action[];
  /** "let your opponent ... to" (ttcg-13.4): what the opponent may do for the rest to follow. */
  offer?: Action;
  /** The whole effect is a "you may". */
  may?: boolean;
  act: Action;
}
