/**
 * What a card text says, as data: the tree that the grammar reads a text into and prints a text from, and that
 * `effects/` turns into programs of the kernel. Nothing here knows a language, and nothing here runs.
 *
 * One node, one meaning: whatever two wordings say alike is one tree. Rule ids stand where a node is a rule's term.
 */

import type { Common, CounteredOf, Place, ReplacedOf, Action as SaidAction } from "./said/actions.ts";
import type { ConditionOf, TriggerOf } from "./said/asked.ts";
import type { AmountOf, BoundOf, CardsOf, DescriptionOf, Speech, ZoneOf } from "./said/cards.ts";
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
/** Where cards are. `whose` is left out where the sentence takes both sides. */
export type Zone = { in: "field"; whose?: Who } | ZoneOf<Meaning>;

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
  | "activated" // the card whose effect activated
  | "destroyer"; // "the unit that destroyed it"

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

/** The parts of this tree. */
interface Meaning extends Speech {
  word: Reference;
  whose: { whose?: Who };
  zone: Zone;
  description: Description;
  cards: Cards;
  amount: Amount;
  condition: Condition;
  trigger: Trigger;
  statement: Statement;
  action: Action;
}
export type Description = DescriptionOf<Meaning>;
export type Bound = BoundOf<Meaning>;
export type Countered = CounteredOf<Meaning>;
export type Cards = CardsOf<Meaning>;
export type Amount = AmountOf<Meaning>;

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
  | Common<Meaning>
  | { do: "discard"; who: Who; what: Cards; from?: "hand" } // from the hand unless the description names the field; random: Cards.random
  | { do: "discardHand"; who: Who }
  | { do: "play"; what: Cards; who?: Who; whose?: "you" | "opponent"; tapped?: true; free?: true } // ttcg-5.7; free: without levelling up
  | { do: "search"; what: Cards; to: Place | "played"; zone: Zone; under?: undefined } // reveals what a description found (ttcg-15.6)
  | { do: "search"; what: Cards; to: "under"; under: Cards; zone: Zone }
  | { do: "look"; who: Who; what: Cards } // "look at one card from your opponent's hand"
  | { do: "look"; who: Who; zone: Zone } // "look at your opponent's hand", "look at the top three cards of your deck"
  | { do: "reveal"; who: Who; what: Cards | { zone: Zone } }
  | { do: "arrange"; who: Who; zone: Zone; back: "top" | "bottom" } // "... put them back in any order"
  | { do: "shuffle"; who: Who } // the deck
  | { do: "attackAgain"; what: Cards } // "may attack again this turn"
  | { do: "seq"; of: Action[]; joined: ("then" | "and" | "sentence")[] } // one fewer than `of`
  | { do: "ifDo"; first: Action; then: Action; otherwise?: Action } // "if you do", ttcg-6.17
  | { do: "choose"; who: Who; of: SaidSo[] } // "choose one: ...; or ..."
  | {
      do: "instead";
      of: Replaced;
      act: Action;
      for?: Duration;
      may?: boolean;
      times?: "once" | "eachTurn"; // "the next time", "once per turn"
    }; // "if this card would be destroyed, ... instead"
/** An action that knows how it was said. */
export type SaidSo = Action & { said: () => SaidAction };
/** The action of one name. */
export type ActionOf<D extends Action["do"]> = Extract<Action, { do: D }>;

export type Replaced = ReplacedOf<Meaning>;

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
