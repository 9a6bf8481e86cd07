/**
 * What the texts of a card say, as data: the trees that the grammar reads texts into and prints texts from, and that
 * `effects/` turns into programs of the kernel. Nothing here knows a language, and nothing here runs.
 *
 * One node, one meaning: whatever two wordings say alike is one tree. Rule ids stand where a node is a rule's term.
 */

import type { Roll } from "@tefuda/language/actions/roll";
import type { Count as CountOf } from "@tefuda/language/lowering/phrases";
import type {
  ActionOf,
  AmountOf,
  ChosenOf,
  Comparison,
  ConditionOf,
  DescriptionOf,
  Parts,
  StatementOf,
} from "@tefuda/language/trees";

export type { Comparison };

/** tails-1.5 */
export type UnitType = "troop" | "position" | "vehicle";
/** tails-1.6 */
export type CardType = "unit" | "equipment" | "event" | "trap" | "turf" | "newRule";
/** tails-5.4: against which type; tails-3.5; tails-5.5. "attacks" is the number of attacks. */
export type Stat = "attack" | "defense" | "attacks" | "health";

/** The numbers of a card that texts ask for. */
export type Figure = "health" | "attacks";
/** tails-5.6, 5.7 */
export type Keyword = "direct" | "explosive";
/** What a card is by its nature: tails-1.5, and tails-1.7 in small letters. */
export type Traits = {
  unit?: UnitType[];
  type?: string[];
  faction?: string[];
  terrain?: string[];
};
/** What a card is at the moment, one state of each group. */
export type States = {
  wounds: "damaged" | "undamaged";
  face: "down" | "up";
};

/** Whom a sentence speaks of. A card's player is the one on whose side it lies. */
export type Who =
  | "you"
  | "opponent" // one; its player chooses where there are several
  | "opponents" // each opponent
  | "both" // each player
  | "others" // each player but those spoken of last ("each other player")
  | "owner" // of the card spoken of last
  | "its" // the player of the card spoken of last ("its player")
  | "they" // the player spoken of last
  | "active" // whose turn it is, and so whoever attacks (tails-6.3)
  | "defending"; // whose card or base was attacked last

/** Where cards are. Left out: on the battlefield. */
export type Zone =
  | { in: "field"; whose: "both" }
  | { in: "hand"; whose: Who }
  | { in: "pile"; whose: Who } // the discard pile
  | { in: "deck"; whose: Who; top?: Amount }; // the draw pile; "the top three cards of"

/** Cards that were already spoken of, or stand in a fixed relation to the text. */
export type Reference =
  | "this" // this card
  | "bearer" // of equipment: the unit it is attached to ("the equipped unit", "this unit" on equipment)
  | "it" // the card chosen or moved last
  | "them" // the same of several
  | "attacker" // tails-7.10: the attacking card, of the action answered or of the trigger
  | "attacked" // the attacked card
  | "deployed" // the card being deployed
  | "played" // the Event or Trap being played
  | "trigger"; // the card that the trigger spoke of

/**
 * A card that was spoken of, and what it is called there: "the attacking Vehicle" is nothing else than a Vehicle. As it is
 * read, "that Vehicle" is a reference of its own; what it means is one of the others.
 */
export interface Spoken {
  ref: Reference;
  fits?: Description;
}

/** The words and the parts of these trees. */
interface Tails extends Parts {
  who: Who;
  ref: Reference;
  noun: "card" | CardType;
  traits: Traits;
  states: Partial<States>;
  keyword: Keyword;
  figure: Figure;
  points: "base";
  zone: Zone;
  deed: Deed;
  playerDeed: PlayerDeed;
  duration: Duration;
  place: "hand" | "deckTop" | "deckBottom" | "deckShuffled" | "pile" | "out";
  goal: "hand" | "field";
  rest: "deckBottom" | "pile";
  description: Description;
  cards: Cards;
  amount: Amount;
  condition: Condition;
  statement: Statement;
  trigger: Trigger;
  action: Action;
}

export interface Description extends DescriptionOf<Tails> {
  also?: CardType; // "Event or Trap": or of this sort
  not?: Traits; // of each list none: "that is not a Troop"
  bears?: Description; // "with a Sidearm": equipment attached
  bearsNo?: Description; // "without a Sidearm"
  attachedTo?: Cards; // of equipment: "attached to a Troop"
  attacked?: boolean; // "that has attacked this turn"
  ofFaction?: boolean; // "of your faction"
  without?: "requirements" | "faction"; // "without deployment requirements"
}

export type Cards = Spoken | ChosenOf<Tails>;
export type Count = CountOf<Amount>;

/** A number, perhaps counted when the effect takes place. */
export type Amount =
  | Exclude<AmountOf<Tails>, { done: unknown }>
  | { sum: Amount; and: number } // "that many cards plus one"
  /** "That many"; "for each card discarded this way", "for each Troop destroyed this way": of what was done last. */
  | { done: true | Doing; of?: Description; times?: number };
export type Doing =
  | "discarded"
  | "destroyed"
  | "drawn"
  | "healed"
  | "revealed"
  | "moved"
  | "deployed"
  | "lost";

/** How long a change lasts (tails-7.1). Left out: as long as the card that makes it lies on the battlefield. */
export type Duration =
  | "thisTurn"
  | "untilYourNextTurn"
  | "untilYourNextTurnEnds"
  | "untilOpponentsNextTurnEnds" // the next turn of anybody but you
  | "forGood"
  | "thisAttack"
  | "whileThis";

export type Condition =
  | ConditionOf<Tails>
  | { if: "turn"; whose: Who } // "during your turn"
  | { if: "done"; done: Doing; how: Comparison; n: number } // "if two or more cards were discarded this way"
  | { if: "is"; what: Reference | Spoken; fits: Description }; // "if it is a Vehicle"

/** By how much values change; "+1 attack against Troops", "+1/+1 against Vehicles" are changes of this form. */
export interface Bonus {
  stat: Stat;
  by: Amount; // may be negative
  against?: UnitType[]; // attack and defense only; left out: against every type
}

/** What holds while a text holds: of a card on the battlefield, of a New Rule, or for a time by an effect. */
export type Statement =
  | StatementOf<Tails>
  | { is: "bonus"; who: Cards; by: Bonus[] }
  | { is: "may"; who: Cards; what: Permission; whose?: Who }
  | { is: "must"; who: Cards; what: "dodge" | "takeHits" }
  | { is: "unprevented"; who: Cards; first?: true } // first: of each turn; "attacks of your Vehicles cannot be dodged"
  | { is: "set"; who: Cards; stat: Stat; to: Amount; against?: UnitType[] } // a value that is what the text says
  | { is: "joins"; who: Cards; traits: { type: string[] } } // "is also an Infantry card"
  | { is: "loses"; who: Cards; keywords: Keyword[] | "all" } // keywords, or all that its texts say
  | { is: "limit"; whose: Who; of: Limit; set?: Amount; by?: Amount } // tails-4.11: set, or raised and lowered
  | { is: "cheaper"; what: Description; by: Amount } // "need one card less to deploy"
  | { is: "free"; what: Description } // "have no deployment requirements"
  | { is: "strikes"; who: Cards; of: "units" | "base"; set: Amount; whom?: Cards } // what a hit of one of these takes
  | { is: "spread"; who: Cards; attacks?: number; on?: number; each?: 1 } // tails-5.8; each: one target so often
  | { is: "dodgeCost"; who: Cards; set: Amount }; // what an attack costs the base that is dodged by one of these

/** What a card does that a text can forbid it. */
export type Deed =
  | "attack"
  | "attackBase"
  | "dodge"
  | "beAttacked"
  | "defend" // it does not protect the base
  | "useAbilities"
  | "beDestroyed"
  | "beDamaged";
export type Permission = "dodge" | "attackBase" | "attack"; // though a Position; though units protect it; as all may that attack
export type PlayerDeed = "deploy" | "play" | "turnUp" | "draw" | "loseBase" | "gainBase";
/** What a New Rule sets (tails-3.1, 3.4, 5.3). "attacks" is the number of attacks a turn, all units together. */
export type Limit = "hand" | "draw" | "baseDamage" | "hitDamage" | "deployments" | "attacks";

export type Action =
  | ActionOf<Tails>
  | { do: "drawUntil"; who: Who; n: Amount } // until so many cards are in hand
  | { do: "destroy"; what: Cards; who?: Who } // who: each their own, of their choice
  | { do: "damage"; what: Cards; n: Amount }
  | { do: "heal"; what: Cards; n: Amount | "all" }
  | { do: "leave"; what: Cards; n: number } // "it is left with 1 health"
  | { do: "negate" } // tails-7.11, of the attack that is answered
  | { do: "points"; of: "base"; who: Who; n: Amount; how: "gain" | "lose" }
  | { do: "deploy"; what: Cards; free: boolean } // free: without its requirements
  | { do: "attach"; what: Cards; to: Cards }
  | { do: "turnUp"; what: Cards } // a face-down Trap is shown; it stays
  | { do: "counter"; what: Description } // tails-7.11: "counter that Event", offered only before
  | { do: "endTurn" }
  | { do: "lay"; what: Cards } // a Trap, face down (tails-4.13)
  | { do: "control"; what: Cards; who: Who; for: Duration } // it comes to lie on that player's side
  | Roll<Action>; // a die

export type Trigger =
  | { on: "deployed"; what: Cards }
  | { on: "given"; what: Cards } // discarded as a requirement (tails-4.3)
  | { on: "dies"; what: Cards; by?: "attack" } // its health reached 0, or it was destroyed
  | { on: "leaves"; what: Cards } // the battlefield, in any way
  | { on: "attacks"; what: Cards; target?: Description }
  | { on: "attackedBy"; what: Cards; by?: Description } // "when this unit is attacked"
  | { on: "kills"; what: Cards; target?: Description } // what dies, dies by it
  | { on: "withstands"; what: Cards } // an attack on it that does not hit, undodged
  | { on: "hits"; what: Cards; target?: Description } // "when this unit hits", "hits a unit"
  | { on: "hitsBase"; what: Cards; whose: Who } // also by an attack that a unit dodged
  | { on: "attacksBase"; what: Cards; whose: Who }
  | { on: "isHit"; what: Cards } // by an attack; "damaged" by whatever it is
  | { on: "baseHit"; whose: Who }
  | { on: "dodges"; what: Cards }
  | { on: "dodgedBy"; what: Cards } // an attack of these is dodged
  | { on: "damaged"; what: Cards; by?: "attack" }
  | { on: "played"; who: Who; what: Description } // an Event or Trap (tails-7.11)
  | { on: "discards"; who: Who; what: Description } // each card out of a hand
  | { on: "turnStart"; whose: Who }
  | { on: "turnEnd"; whose: Who }
  | { on: "draws"; who: Who; each?: true } // for each card drawn, or once for those drawn together
  | { on: "points"; of: "base"; who: Who; how: "lose" };

/** Which actions a Trap or Event can answer (tails-7.10). */
export type Answers =
  | { to: "attack"; by?: Description; on?: Description | "base" }
  | { to: "baseHit" } // by an attack on it or a dodge before it (tails-6.1)
  | { to: "dodge" }
  | { to: "deploy"; what: Description }
  | { to: "play"; what: Description }
  | { to: "use" };

/** How often a text is used or happens at most: once, or so many times a turn. */
export type Times = "turn" | "game" | { turn: number };

/** One text of a card's body. */
export type Text =
  | { kind: "direct" } // tails-5.7
  /** Of deploying the card itself: only while it is so, out of the discard pile too, without its requirements. */
  | { kind: "deploying"; only?: Condition; from?: "pile"; free?: Condition | "always" }
  /** What would happen, and what happens in its place (tails-1.10). */
  | { kind: "instead"; on: Trigger; do: Action; if?: Condition }
  | { kind: "always"; what: Statement[]; if?: Condition }
  /** tails-4.12 */
  | { kind: "use"; times?: Times; cost?: Action[]; do: Action; if?: Condition }
  /** tails-7.14 */
  | { kind: "when"; on: Trigger; do: Action; if?: Condition; times?: Exclude<Times, "game"> }
  /** Of an Event or Trap (tails-7.1, 7.2). `only`: it can be played only as an answer to such an action. */
  | { kind: "effect"; do: Action; only?: Answers; if?: Condition };

/** What the block of deployment requirements says (tails-4.3, 4.5, 7.8). */
export type Requirement =
  | { needs: "nothing" } // "No Deployment Requirements."
  | { needs: "discard"; what: { n: number; what: Description }[] } // "Discard two Troops and a Position."
  | { needs: "attach"; to: Description; discard?: { n: number; what: Description }[] }; // "Equips a Troop without a Sidearm."

/** Any text of a card, as the grammar reads it. */
export type Said = Text | Requirement | { bonus: Bonus[] };
