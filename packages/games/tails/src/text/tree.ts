/**
 * What the texts of a card say, as data: the trees that the grammar reads texts into and prints texts from, and that
 * `effects/` turns into programs of the kernel. Nothing here knows a language, and nothing here runs.
 *
 * One node, one meaning: whatever two wordings say alike is one tree. Rule ids stand where a node is a rule's term.
 */

import type { Roll } from "@tefuda/language/actions/roll";
import type { Extreme } from "@tefuda/language/qualities/extreme";

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

/** What a card has to be. Every part that is present must hold. */
export interface Description {
  noun: "card" | CardType;
  also?: CardType; // "Event or Trap": or of this sort
  traits?: Traits; // of each list any one: "Troop or Position"
  not?: Traits; // of each list none: "that is not a Troop"
  side?: "yours" | "opponents"; // left out: either
  other?: boolean; // "another", "other": not this card
  bears?: Description; // "with a Sidearm": equipment attached
  bearsNo?: Description; // "without a Sidearm"
  attachedTo?: Cards; // of equipment: "attached to a Troop"
  is?: Partial<States>;
  keywords?: Keyword[]; // "with Direct": all of them
  lacks?: Keyword; // "without Direct"
  attacked?: boolean; // "that has attacked this turn"
  bounds?: { of: Figure; how: Comparison; n: number }[]; // "with 2 or less health"
  extreme?: Extreme<Figure>; // "with the highest STR"
  did?: { on: Trigger["on"] }; // "that dodged this turn"
  named?: string;
  ofFaction?: boolean; // "of your faction"
  without?: "requirements" | "faction"; // "without deployment requirements"
  zone?: Zone;
}
export type Comparison = "exactly" | "atLeast" | "atMost" | "moreThan" | "lessThan";

/** How many of a description. */
export type Count = { exactly: Amount } | { upTo: Amount } | "all" | "any";

export type Cards =
  | Spoken
  | { count: Count; what: Description; chosenBy?: Who; random?: boolean }
  | { both: Cards[] };

/** A number, perhaps counted when the effect takes place. */
export type Amount =
  | number
  | { each: Description; times: number } // "for each Troop you control"
  | { value: Figure; of: Reference } // "equal to its health"
  | { happened: Trigger; times: number } // "for each UNIT that retired this turn"
  | { half: Amount } // rounded down
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
export type Duration = "thisTurn" | "untilYourNextTurn" | "forGood" | "thisAttack" | "whileThis";

export type Condition =
  | { if: "count"; what: Description; how: Comparison; n: number } // "while you control two or more Vehicles"
  | { if: "points"; of: "base"; who: Who; how: Comparison; n: number } // "while you have 10 base health or less"
  | { if: "hand"; who: Who; how: Comparison; n: number }
  | { if: "turn"; whose: Who } // "during your turn"
  | { if: "happened"; happened: Trigger; how: Comparison; n: number } // "if a general retired this turn"
  | { if: "did" } // "if you do"
  | { if: "done"; done: Doing; how: Comparison; n: number } // "if two or more cards were discarded this way"
  | { if: "is"; what: Reference | Spoken; fits: Description } // "if it is a Vehicle"
  | { if: "lead"; of: "hand"; who: "you" | "opponent" } // "if you have more cards in hand than your opponent"
  | { if: "outnumber"; what: Description; who: "you" | "opponent" } // "if your opponent controls more Troops than you"
  | { if: "and" | "or"; of: Condition[] }
  | { if: "not"; what: Condition };

/** By how much values change; "+1 attack against Troops", "+1/+1 against Vehicles" are changes of this form. */
export interface Bonus {
  stat: Stat;
  by: Amount; // may be negative
  against?: UnitType[]; // attack and defense only; left out: against every type
}

/** What holds while a text holds: of a card on the battlefield, of a New Rule, or for a time by an effect. */
export type Statement =
  | { is: "bonus"; who: Cards; by: Bonus[] }
  | { is: "cannot"; who: Cards; what: Deed; whose?: Who; whom?: Cards; unless?: Condition } // whose base, where that is said; whom: what it attacks, or by what
  | { is: "may"; who: Cards; what: Permission; whose?: Who }
  | { is: "must"; who: Cards; what: "dodge" | "takeHits" }
  | { is: "unprevented"; who: Cards; first?: true } // first: of each turn; "attacks of your Vehicles cannot be dodged"
  | { is: "set"; who: Cards; stat: Stat; to: Amount; against?: UnitType[] } // a value that is what the text says
  | { is: "has"; who: Cards; keywords: Keyword[] }
  | { is: "loses"; who: Cards; keywords: Keyword[] | "all" } // keywords, or all that its texts say
  | { is: "limit"; whose: Who; of: Limit; set?: Amount; by?: Amount } // tails-4.11: set, or raised and lowered
  | { is: "cheaper"; what: Description; by: Amount } // "need one card less to deploy"
  | { is: "free"; what: Description } // "have no deployment requirements"
  /** most: more than so many a turn, counted by what happened */
  | { is: "playersCannot"; who: Who; what: PlayerDeed; card?: Description; most?: number; happened?: Trigger }
  | { is: "strikes"; who: Cards; of: "units" | "base"; set: Amount; whom?: Cards } // what a hit of one of these takes
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
  | { do: "seq"; of: Action[] }
  | { do: "if"; cond: Condition; then: Action; otherwise?: Action }
  | { do: "may"; who: Who; what: Action }
  | { do: "choose"; who: Who; of: Action[] } // "choose one: ... or ..."
  | { do: "draw"; who: Who; n: Amount }
  | { do: "discard"; who: Who; what: Cards } // from a hand, or from the battlefield
  | { do: "mill"; who: Who; n: Amount } // the top cards of the draw pile into the discard pile
  | { do: "destroy"; what: Cards; who?: Who } // who: each their own, of their choice
  | { do: "damage"; what: Cards; n: Amount }
  | { do: "heal"; what: Cards; n: Amount | "all" }
  | { do: "leave"; what: Cards; n: number } // "it is left with 1 health"
  | { do: "negate" } // tails-7.11, of the attack that is answered
  | { do: "points"; of: "base"; who: Who; n: Amount; how: "gain" | "lose" }
  | { do: "move"; what: Cards; to: "hand" | "deckTop" | "deckBottom" | "deckShuffled" | "pile" | "out" }
  | { do: "deploy"; what: Cards; free: boolean } // free: without its requirements
  | { do: "attach"; what: Cards; to: Cards }
  | { do: "search"; what: Cards; to: "hand" | "field" } // through the whole own draw pile, which is shuffled
  | { do: "dig"; n: Amount; take: Cards; to: "hand" | "field"; rest: "deckBottom" | "pile" } // of the top cards of the own draw pile
  | { do: "look"; who: Who; what: Cards | { hand: Who } }
  | { do: "reveal"; what: Cards | { hand: Who } }
  | { do: "shuffle"; who: Who; pileToo?: boolean } // pileToo: the discard pile is shuffled into it
  | { do: "turnUp"; what: Cards } // a face-down Trap is shown; it stays
  | { do: "counter"; what: Description } // tails-7.11: "counter that Event", offered only before
  | { do: "lasting"; what: Statement; for: Duration }
  | { do: "endTurn" }
  | { do: "drawUntil"; who: Who; n: Amount } // until so many cards are in hand
  | { do: "lay"; what: Cards } // a Trap, face down (tails-4.13)
  | { do: "control"; what: Cards; who: Who; for: Duration } // it comes to lie on that player's side
  | { do: "unless"; what: Action; pay: Action } // "unless its player discards a card"
  | { do: "flip"; then: Action; otherwise?: Action }
  | Roll<Action> // a die
  /** Once: the next time only, and whenever that is if nothing is said for how long. */
  | { do: "later"; on: Trigger; what: Action; for?: Duration; once?: true };

export type Trigger =
  | { on: "deployed"; what: Cards }
  | { on: "given"; what: Cards } // discarded as a requirement (tails-4.3)
  | { on: "dies"; what: Cards } // its health reached 0, or it was destroyed
  | { on: "leaves"; what: Cards } // the battlefield, in any way
  | { on: "attacks"; what: Cards; target?: Description }
  | { on: "attackedBy"; what: Cards; by?: Description } // "when this unit is attacked"
  | { on: "kills"; what: Cards; target?: Description } // what dies, dies by it
  | { on: "withstands"; what: Cards } // an attack on it that does not hit, undodged
  | { on: "hits"; what: Cards; target?: Description } // "when this unit hits", "hits a unit"
  | { on: "hitsBase"; what: Cards; whose: Who }
  | { on: "isHit"; what: Cards } // by an attack; "damaged" by whatever it is
  | { on: "baseHit"; whose: Who }
  | { on: "dodges"; what: Cards }
  | { on: "damaged"; what: Cards }
  | { on: "played"; who: Who; what: Description } // an Event or Trap (tails-7.11)
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
