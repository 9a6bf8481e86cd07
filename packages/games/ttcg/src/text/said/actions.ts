/** What a text says is done, in the shape of the language (ttcg-15, 11). */
import type { Roll } from "@tefuda/language/actions/roll";
import type { Duration, Kind, Phase, Stat, Who } from "../tree.ts";
import type { Condition, Trigger } from "./asked.ts";
import type { Amount, Cards, Description, Zone } from "./cards.ts";
import type { Statement } from "./statements.ts";

/** Where cards are moved to, each to its owner's. */
export type Place = "hand" | "pile" | "deckTop" | "deckBottom" | "deckShuffled";
/** Cards that are seen: some, or a whole hand. */
export type Seen = Cards | { hand: Who };

export interface TopCards {
  count: "all";
  what: { noun: "card"; zone: Zone };
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

/** What would happen, where something else happens instead. */
export type Replaced =
  | { would: "beDestroyed"; what: Cards; by?: "battle" | "effect"; bySource?: Description }
  | { would: "beReturned" | "beSent"; what: Cards } // to its owner's hand, to the discard pile
  | { would: "losePoints" | "gainPoints" | "draw" | "discard" | "mill"; who: Who };

/** What is done around other actions. */
export type Composed =
  | { do: "seq"; of: Action[] }
  | { do: "may"; who: Who; what: Action }
  | { do: "if"; cond: Condition; then: Action; otherwise?: Action }
  | { do: "choose"; who: Who; of: Action[] } // "choose one: ...; or ..."
  | { do: "unless"; who: Who; pay: Action; act: Action } // "... unless you discard one card"
  | { do: "flip"; then: Action; otherwise?: Action } // a coin
  | Roll<Action> // a die
  | { do: "forEach"; each: Description; act: Action }
  | { do: "pick"; what: Cards; act: Action } // "choose a unit": what is then said of it
  | { do: "later"; when: Trigger; once: boolean; act: Action; for?: Duration }
  | { do: "instead"; of: Replaced; act: Action };

/** What is moved or looked at. */
export type Moved =
  | { do: "draw" | "mill"; who: Who; n: Amount }
  | { do: "drawUntil" | "discardDownTo"; who: Who; n: number }
  | { do: "discard"; who: Who; what: Cards }
  | { do: "move"; what: Cards; to: Place; who?: Who }
  | { do: "enter"; what: Cards; whose?: "you" | "opponent"; turned?: boolean } // put, not played
  | { do: "play"; what: Cards; who?: Who; whose?: "you" | "opponent"; tapped?: true; under?: Cards }
  | { do: "place"; what: Cards; under: Cards } // underneath another card
  | { do: "recover"; what: Cards } // from the discard pile to the hand
  | { do: "search"; what: Cards; to: Place | "played"; zone?: Zone; under?: undefined }
  | { do: "search"; what: Cards; to: "under"; under: Cards; zone?: Zone }
  | { do: "look"; who: Who; what: Seen }
  | { do: "reveal"; who?: Who; what: Seen }
  | { do: "arrange"; who: Who; what: TopCards; back: "top" | "bottom" } // in any order
  | { do: "shuffle"; who: Who; pileToo?: boolean }
  | { do: "swapCards"; a: Cards; b: Cards }
  | { do: "swapZones"; a: Zone; b: Zone };

/** What is done to cards and points, to effects and attacks, and to the turn. */
export type Done =
  | { do: "destroy" | "tap" | "untap"; what: Cards }
  | { do: "control"; what: Cards; by: Who; for?: Duration }
  | { do: "swapControl"; a: Cards; b: Cards; for?: Duration }
  | { do: "levelUp"; what: Cards; with: Cards }
  | { do: "attach"; what: Cards; to: Cards }
  | { do: "equip"; to: Cards } // this card
  | { do: "swapStats"; what: Cards; for?: Duration } // attack and defense of one card
  | { do: "exchangeStat"; a: Cards; b: Cards; stat: Stat; for?: Duration } // between two cards
  | { do: "lasting"; what: Statement; for?: Duration }
  | { do: "points"; of: "points"; who: Who; how: "gain" | "lose"; n: Amount }
  | { do: "setPoints"; who: Who; n: Amount }
  | { do: "chooseWord"; what: "type" | "subtype" }
  | { do: "counter"; what: "effect" | "attack" | "it"; of?: Countered }
  | { do: "redirect"; what: "attack" | "effect"; of?: Countered; to: Cards | "another" | "opponent" }
  | { do: "copy" | "activate"; of: Cards; which?: Kind; all?: true } // ttcg-15.5
  | { do: "endPhase"; phase: Phase }
  | { do: "extraTurn"; who: Who }
  | { do: "skip"; who: Who; what: "turn" | Phase; when?: "next" | "this"; n?: number } // ttcg-15.8
  | { do: "swapPoints" | "endTurn" | "endAttack" };

export type Action = Composed | Moved | Done;
