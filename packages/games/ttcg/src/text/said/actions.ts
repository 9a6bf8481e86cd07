/** What a text says is done (ttcg-15, 11), in the shape of the language. */
import type { Face } from "@tefuda/language/actions/roll";
import type { Duration, Kind, Phase, Stat, Who } from "../tree.ts";
import type { Cards, CountedOf, Saying, Speech, Zone } from "./cards.ts";

/** Where cards are moved to, each to its owner's. */
export type Place = "hand" | "pile" | "deckTop" | "deckBottom" | "deckShuffled";
/** Cards that are seen: some, or a whole hand. */
export type Seen = Cards | { hand: Who };

interface TopCards {
  count: "all";
  what: { noun: "card"; zone: Zone };
}

/** What a Counter says of the effect or attack that it counters. */
export interface CounteredOf<S extends Speech> {
  by?: Who;
  what?: S["description"]; // the card it is of
  kind?: Kind;
  kinds?: Kind[];
  would?: "destroy";
  whom?: S["cards"]; // with `would`: what it would destroy
  targets?: S["cards"];
}

/** What would happen, where something else happens instead. */
export type ReplacedOf<S extends Speech> =
  | { would: "beDestroyed"; what: S["cards"]; by?: "battle" | "effect"; bySource?: S["description"] }
  | { would: "beReturned" | "beSent"; what: S["cards"] } // to its owner's hand, to the discard pile
  | { would: "losePoints" | "gainPoints" | "draw" | "discard" | "mill"; who: Who };

/** Some of the top cards of your deck are taken, the rest is put somewhere. */
export interface Dig {
  do: "dig";
  n: number;
  take: CountedOf<Saying>;
  to: "hand" | "played";
  rest: "deckBottom" | "pile";
  /** Whether all see them. */
  shown?: true;
}

/** What is done around other actions. */
type Composed<S extends Speech> =
  | { do: "may"; who: Who; what: S["action"] }
  | { do: "if"; cond: S["condition"]; then: S["action"]; otherwise?: S["action"] }
  | { do: "unless"; who: Who; pay: S["action"]; act: S["action"] } // "... unless you discard one card": `who` may pay to stop `act`
  | { do: "flip"; then: S["action"]; otherwise?: S["action"] } // a coin
  | { do: "roll"; of: readonly { face: Face; then: S["action"] }[]; otherwise?: S["action"] } // a die
  | { do: "forEach"; each: S["description"]; act: S["action"] } // "for each X, do Y"
  | { do: "pick"; what: S["cards"]; act: S["action"] } // "choose a unit": what is then done, by itself, to what is called it
  /** "At the end of this turn ...", "whenever ... this turn"; perTurn: once a turn, as its text says of all that it does. */
  | { do: "later"; when: S["trigger"]; once: boolean; act: S["action"]; for?: Duration; perTurn?: true };

/** What is moved or looked at. */
type Moved<S extends Speech> =
  | { do: "draw"; who: Who; n: S["amount"] }
  | { do: "mill"; who: Who; n: S["amount"] }
  | { do: "drawUntil"; who: Who; n: number } // "draw until you have five cards in your hand"
  | { do: "discardDownTo"; who: Who; n: number }
  | { do: "move"; what: S["cards"]; to: Place; who?: Who }
  | { do: "enter"; what: S["cards"]; whose?: "you" | "opponent"; turned?: boolean } // put, not played
  | { do: "place"; what: S["cards"]; under: S["cards"] } // underneath another card
  | { do: "recover"; what: S["cards"] } // ttcg-11.1: from the discard pile to the hand
  | { do: "swapCards"; a: S["cards"]; b: S["cards"] } // a card on the field for one in a pile, a hand, underneath ...
  | { do: "swapZones"; a: S["zone"]; b: S["zone"] }; // "swap your hand with your discard pile"

/** What is done to cards and points, to effects and attacks, and to the turn. */
type Done<S extends Speech> =
  | { do: "destroy"; what: S["cards"] }
  | { do: "tap"; what: S["cards"] }
  | { do: "untap"; what: S["cards"] }
  | { do: "control"; what: S["cards"]; by: Who; for?: Duration }
  | { do: "swapControl"; a: S["cards"]; b: S["cards"]; for?: Duration } // each goes to the other side
  | { do: "levelUp"; what: S["cards"]; with: S["cards"] }
  | { do: "attach"; what: S["cards"]; to: S["cards"] } // an equip card moves to another unit
  | { do: "equip"; to: S["cards"] } // this card
  | { do: "swapStats"; what: S["cards"]; for?: Duration } // attack and defense of one card
  | { do: "exchangeStat"; a: S["cards"]; b: S["cards"]; stat: Stat; for?: Duration } // between two cards
  | { do: "lasting"; what: S["statement"]; for?: Duration } // without a time as long as the card lies on top on the field
  | { do: "points"; of: "points"; who: Who; how: "gain" | "lose"; n: S["amount"] }
  | { do: "setPoints"; who: Who; n: S["amount"] }
  | { do: "swapPoints" }
  | { do: "chooseWord"; what: "type" | "subtype" }
  | { do: "counter"; what: "effect" | "attack" | "it"; of?: CounteredOf<S> } // the one that this answers
  | {
      do: "redirect";
      what: "attack" | "effect";
      of?: CounteredOf<S>;
      to: S["cards"] | "another" | "opponent";
    }
  | { do: "copy"; of: S["cards"]; which?: Kind; all?: true } // does what an effect of that card does, as this card's
  | { do: "activate"; of: S["cards"]; which?: Kind; all?: true } // ttcg-15.5
  | { do: "endPhase"; phase: Phase }
  | { do: "extraTurn"; who: Who } // "take an extra turn after this one"
  | { do: "skip"; who: Who; what: "turn" | Phase; when?: "next" | "this"; n?: number } // ttcg-15.8
  | { do: "endTurn" }
  | { do: "endAttack" }; // "negate the attack"

/** What is done, said and meant alike. */
export type Common<S extends Speech> = Composed<S> | Moved<S> | Done<S>;

export type Action =
  | Common<Saying>
  | { do: "seq"; of: Action[] }
  | Dig
  | { do: "choose"; who: Who; of: Action[] } // "choose one: ...; or ..."
  | { do: "instead"; of: ReplacedOf<Saying>; act: Action; for?: Duration; times?: "once" } // times: "the next time"
  | { do: "discard"; who: Who; what: Cards }
  | {
      do: "play";
      what: Cards;
      who?: Who;
      whose?: "you" | "opponent";
      tapped?: true;
      free?: true; // without levelling up
      under?: Cards;
    }
  | { do: "search"; what: Cards; to: Place | "played"; zone?: Zone; under?: undefined }
  | { do: "search"; what: Cards; to: "under"; under: Cards; zone?: Zone }
  | { do: "look"; who: Who; what: Seen }
  | { do: "reveal"; who?: Who; what: Seen }
  | { do: "arrange"; who: Who; what: TopCards; back: "top" | "bottom" } // in any order
  | { do: "shuffle"; who: Who; pileToo?: boolean };
