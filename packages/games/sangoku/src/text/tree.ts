/**
 * What the texts of a card say, as data: the trees that the grammar reads texts into and prints texts from, in English
 * and in Japanese, and that `effects/` turns into programs of the kernel. Nothing here knows a language, and nothing
 * here runs.
 *
 * One node, one meaning: whatever two wordings say alike is one tree. Rule ids stand where a node is a rule's term.
 */

import type { Extreme } from "@tefuda/language/qualities/extreme";

/** sangoku-11.1 */
export type CardType = "general" | "reinforcement" | "mainTactic" | "battleTactic" | "scenario";
/** sangoku-5.1: in the order in which their colours are written in a cost. */
export type Nation = "wei" | "shu" | "wu" | "warlords" | "han";
/** sangoku-11.4 */
export type UnitType = "cavalry" | "spearman" | "bowman" | "infantry" | "elephant";
/** sangoku-11.2, 11.3, 8.1 */
export type Figure = "power" | "originalPower" | "cost" | "fortDamage" | "damage";

/** An amount of resources by nation, and `any` of whatever nation: 2R1C is { wei: 2, any: 1 } (sangoku-5.6, 5.7). */
export type Price = Partial<Record<Nation | "any", number>>;

/** The emblems that say no more than their name (sangoku-10). */
export type PlainEmblem =
  | "haste" // 10.2
  | "trample" // 10.3
  | "avoidance" // 10.4
  | "longSpear" // 10.5
  | "unblockable" // 10.6
  | "summonShot" // 10.7
  | "uprising" // 10.8
  | "patriotism" // 10.9
  | "assistant" // 10.15
  | "lord" // 10.15
  | "multipleMusou" // 10.16
  | "combatElephant" // 10.17
  | "awaken" // 10.18
  | "firstStrike" // 10.20
  | "mercenary" // 10.21
  | "support" // 10.22
  | "surpriseAttack" // 10.23
  | "nationTreasure" // 10.24
  | "continuousFire" // 10.25
  | "intimidate" // 10.26
  | "defensiveStance" // 10.27
  | "dance"; // 9.17
/** What a text can give or ask about is a plain one; the others stand on a card. */
export type Emblem =
  | PlainEmblem
  | { emblem: "ambush"; nation: Nation; n: number } // 10.11: "Ambush: Wei 4"
  | { emblem: "outsource"; nation: Nation } // 10.13
  | { emblem: "diplomacy"; nations: Nation[] } // 10.14
  | { emblem: "alliance"; price: Price }; // 10.29

/** Whom a sentence speaks of. */
export type Who =
  | "you"
  | "opponent"
  | "both" // each player
  | "owner" // of the card spoken of last
  | "its"; // the player who controls the card spoken of last

/** Where cards are. Left out: on the battlefield (sangoku-3.3). */
export type Zone =
  | { in: "resources"; whose: Who }
  | { in: "hand"; whose: Who }
  | { in: "pile"; whose: Who } // the discard pile
  | { in: "deck"; whose: Who; top: Amount } // "the top three cards of"
  | { in: "out"; whose: Who }; // out of the game (sangoku-11.11)

/** Cards that were already spoken of, or stand in a fixed relation to the text. */
export type Reference =
  | "this" // this card
  | "host" // the general that this reinforcement is equipped to
  | "it" // the card chosen, moved or turned up last
  | "them" // the same of several
  | "trigger" // the card that the trigger spoke of
  | "doer" // of two that it spoke of the one that did it: "the attacking general"
  | "whom" // and the one to which it was done: "the attacked general"
  | "foe"; // what this general fights: "the general fighting this general" (sangoku-7.9)

/** What a card is at the moment, one state of each group. */
export interface States {
  state: "standing" | "tapped"; // sangoku-5.9
  dance: "dancing"; // sangoku-9.17
  wits: "awakened"; // with a copy on it (sangoku-9.20)
  gear: "equipped"; // with a reinforcement (sangoku-6.6)
  harm: "damaged";
  battle: "attacking" | "defending" | "intercepting" | "fighting"; // sangoku-7.5, 7.9
  face: "down" | "up"; // of resources (sangoku-5.2)
}

/** What a card is by its nature; sub-types in lower case: "Five Tiger Generals general" (sangoku-11.4). */
export interface Traits {
  nation: Nation[];
  subtype: string[];
  unit: UnitType[];
}

/** What a card has to be. Every part that is present must hold. */
export interface Description {
  noun: "card" | "tactic" | CardType; // "card" in the resources is called a resource
  side?: "yours" | "opponents"; // "your generals", "opposing generals"; left out: either
  other?: boolean; // "another", "other": not this card
  traits?: Partial<Traits>; // any one of these, of each list: "Wei or Shu general", "cavalry general"
  keywords?: PlainEmblem[]; // "with 【Haste】": all of them
  lacks?: PlainEmblem; // "without 【Haste】"
  is?: Partial<States>;
  bounds?: { of: Figure; how: Comparison; n: number }[]; // "with cost 3 or less"
  extreme?: Extreme<Figure>; // "with the highest STR"
  did?: { on: Trigger["on"] }; // "that attacked this turn"
  named?: string; // by name, as the text writes it: a name is not put into another language
  zone?: Zone;
}
export type Comparison = "exactly" | "atLeast" | "atMost" | "moreThan" | "lessThan";

/** How many of a description. */
export type Count = { exactly: Amount } | { upTo: Amount } | "all" | "any";

export type Cards =
  | { ref: Reference }
  | { count: Count; what: Description; chosenBy?: Who; random?: boolean }
  | { both: Cards[] };

/** A number, perhaps counted when the effect takes place. */
export type Amount =
  | number
  | { each: Description; times: number } // "500 for each Wei general you control"
  | { eachOf: "forts"; whose: Who; times: number } // "for each of your forts"
  | { value: Figure; of: Reference } // "equal to its power"
  | { happened: Trigger; times: number } // "for each UNIT that retired this turn"
  | { half: Amount } // rounded down
  | { done: true; times?: number }; // "for each card discarded this way"

/** How long a change lasts. Left out: as long as the text that makes it is on. */
export type Duration =
  | "thisTurn"
  | "thisBattle"
  | "yourNextTurn" // until your next turn begins
  | "endOfYourNextTurn"
  | "endOfOpponentsNextTurn"
  | "stays"; // for as long as the cards stay where they are

export type Condition =
  | { if: "count"; what: Description; how: Comparison; n: number } // "if you control two or more generals"
  | { if: "points"; of: "forts"; who: Who; how: Comparison; n: number } // "if you have three or fewer forts"
  | { if: "lead"; of: "forts" | "hand"; who: "you" | "opponent" } // "if your opponent has fewer forts than you"
  | { if: "outnumber"; what: Description; who: "you" | "opponent" } // "if you control more generals than your opponent"
  | { if: "and" | "or"; of: Condition[] }
  | { if: "hand"; who: Who; how: Comparison; n: number }
  | { if: "turn"; whose: "you" | "opponent" } // "during your turn"
  | { if: "attacksForts" } // the attack under way
  | { if: "beside"; a: Amount; how: Comparison; b: Amount } // "its power is higher than this general's power"
  | { if: "happened"; happened: Trigger; how: Comparison; n: number } // "if a general retired this turn"
  | { if: "did" } // "if you do"
  | { if: "is"; what: Reference; fits: Description } // "if it is a cavalry", "while this general is tapped"
  | { if: "not"; what: Condition };

/** What holds while a text is on, or for a time by an effect. */
export type Statement =
  | { is: "bonus"; who: Cards; by: { power: Amount } } // "+500"; may be negative
  | { is: "fortDamage"; who: Cards; by: Amount } // sangoku-8.1
  | { is: "becomes"; who: Cards; of: "power" | "fortDamage"; n: Amount }
  | { is: "has"; who: Cards; keywords: PlainEmblem[] }
  | { is: "loses"; who: Cards; keywords: PlainEmblem[] | "all" } // sangoku-1.2
  | { is: "silent"; who: Cards } // "loses its abilities": texts without an emblem
  | { is: "joins"; who: Cards; traits: { nation: Nation[] } } // "is also a Shu card"
  | { is: "attacks"; who: Cards; more: number } // "may attack once more each turn" (sangoku-7.4)
  | { is: "attacksUpTo"; who: Cards; times: number } // "may attack twice each turn"
  | { is: "cannot"; who: Cards; what: Deed; whom?: Cards; unless?: Condition } // whom: what it attacks, or by what
  | { is: "must"; who: Cards; what: "attack" } // sangoku-7.20: if able
  | { is: "attacksStanding"; who: Cards } // as though they were tapped (sangoku-7.3)
  | { is: "unaffected"; who: Cards } // by the opponent's effects (sangoku-11.6)
  | { is: "noDamage"; who: Cards; kind: "battle" | "special" } // "takes no battle damage"
  | { is: "lessDamage"; who: Cards; kind: "battle" | "special"; by: Amount }
  | { is: "cost"; of: Description; who?: "opponent"; what: "cost"; by: Amount } // of cards that are played: the colourless part
  | { is: "handLimit"; whose: Who; by: Amount } // sangoku-4.9
  | { is: "resourcesPerTurn"; whose: Who; by: Amount } // sangoku-4.4
  | { is: "playersCannot"; who: Who; what: PlayerDeed; card?: Description };

/** What a card does or suffers that a text can forbid it. */
export type Deed =
  | "attack"
  | "attackForts"
  | "beAttacked"
  | "intercept"
  | "beIntercepted"
  | "retire"
  | "beRetired" // by effects
  | "stand"
  | "standUp" // at the start of its player's main phase (sangoku-4.5)
  | "beChosen" // by the opponent's effects
  | "strikeBack"; // it deals no battle damage
export type PlayerDeed =
  | "summon"
  | "equip"
  | "playMainTactics"
  | "playBattleTactics"
  | "playScenarios"
  | "intercept"
  | "ambush"
  | "musou"
  | "draw"; // by effects; the draw phase is no effect

export type Action =
  | { do: "seq"; of: Action[] }
  | { do: "if"; cond: Condition; then: Action; otherwise?: Action }
  | { do: "may"; who: Who; what: Action }
  | { do: "unless"; what: Action; pay: Action } // "unless its controller discards a card"
  | { do: "flip"; then: Action; otherwise?: Action } // a coin
  | { do: "choose"; who: Who; of: Action[] } // "choose one: ...; or ..."
  | { do: "later"; on: Trigger; what: Action; for: Duration }
  | { do: "pay"; who: Who; price: Price } // resources, in the middle of an effect
  | { do: "draw"; who: Who; n: Amount }
  | { do: "discard"; who: Who; what: Cards } // from the hand; if nothing else is said that of `who`
  | { do: "mill"; who: Who; n: Amount } // the top cards of the deck into the discard pile
  | { do: "retire"; what: Cards } // sangoku-7.15
  | { do: "damage"; what: Cards; n: Amount } // special damage (sangoku-7.13); "its" in n is of what was spoken of before
  | { do: "heal"; what: Cards } // remove all damage
  | { do: "tap"; what: Cards } // generals or resources
  | { do: "stand"; what: Cards }
  | { do: "points"; of: "forts"; who: Who; n: Amount; how: "damage" } // sangoku-8.8
  | { do: "turnUp"; what: Cards } // resources (sangoku-5.2)
  | { do: "turnDown"; what: Cards }
  | { do: "move"; what: Cards; to: "hand" | "deckTop" | "deckBottom" | "deckShuffled" | "pile" | "out" }
  | { do: "enter"; what: Cards; turned?: boolean } // put, not summoned (sangoku-9.4)
  | { do: "toResources"; what: Cards; face: "up" | "down"; turned: boolean }
  | { do: "equip"; what: Cards; to: Cards } // a reinforcement, without its cost
  | { do: "peel"; what: Cards } // the uppermost awakening card of a general goes to the discard pile (sangoku-10.19)
  | { do: "search"; what: Cards; to: "hand" | "battlefield" | "resources" } // the own deck, which is shuffled
  | {
      do: "dig";
      n: Amount;
      take: Cards;
      to: "hand" | "battlefield" | "resources";
      rest: "deckBottom" | "pile";
    } // of the top cards
  | { do: "look"; who: Who; what: Cards | { hand: Who } }
  | { do: "reveal"; what: Cards | { hand: Who } } // sangoku-11.8
  | { do: "shuffle"; who: Who; pileToo?: boolean }
  | { do: "lose"; who: Who } // the game (sangoku-8.10)
  | { do: "lasting"; what: Statement; for: Duration };

/** The trigger icons: what happens to the card itself (sangoku-9). */
export type Icon =
  | "enter" // 9.4
  | "declareAttack" // 9.7
  | "declareInterception" // 9.8
  | "battleOccurs" // 9.9
  | "retire" // 9.10
  | "battleRetire" // 9.11
  | "attackerRetire" // 9.12
  | "defenderRetire" // 9.12
  | "fortSuccess" // 9.13
  | "battleSuccess" // 9.14
  | "attackSuccess" // 9.15
  | "interceptionSuccess" // 9.16
  | "triggerAwaken" // 9.19
  | "musou"; // 9.22

/** What a text with the Activate icon waits for (sangoku-9.2). */
export type Trigger =
  | { on: "enters"; what: Cards } // comes to the battlefield, in whatever way
  | { on: "summoned"; what: Cards } // for a cost
  | { on: "played"; who: Who; what: Description } // taken from the hand and paid for (sangoku-6.1)
  | { on: "equipped"; what: Cards } // a general gets a reinforcement
  | { on: "retires"; what: Cards }
  | { on: "leaves"; what: Cards } // the battlefield, in any way (sangoku-11.7)
  | { on: "attacks"; what: Cards; target?: "forts"; whom?: Cards }
  | { on: "attacked"; what: Cards }
  | { on: "intercepts"; what: Cards }
  | { on: "intercepted"; what: Cards }
  | { on: "wins"; what: Cards } // a battle (sangoku-7.16)
  | { on: "damaged"; what: Cards; kind?: "battle" | "special" } // takes damage; left out: of either kind
  | { on: "taps"; what: Cards }
  | { on: "stands"; what: Cards }
  | { on: "turnedUp"; who: Who } // a resource of that player
  | { on: "fortDown"; who: Who } // a fort of that player goes down
  | { on: "discards"; who: Who; what: Description } // each card out of a hand
  | { on: "draws"; who: Who; each?: true; byEffect?: true } // for each card drawn, or each time that cards are
  | { on: "mainPhase"; who: Who } // begins
  | { on: "turnEnd"; who: Who }; // the end phase of that player

/** One part of a cost, "(Cost): text". Whatever is paid must be payable as a whole (sangoku-1.3). */
export type Cost =
  | { pay: "resources"; price: Price }
  | { pay: "tap"; what: Cards } // of "this" the icon 〔Tap〕
  | { pay: "discard"; what: Cards } // from the own hand
  | { pay: "retire"; what: Cards } // "retire this general"
  | { pay: "turnDown"; what: Cards } // resources
  | { pay: "mill"; n: number } // cards from the top of the own deck
  | { pay: "return"; what: Cards }; // to the hand

/** One text of a card: of a general, a reinforcement, a tactic, a scenario, or in red of a fort (sangoku-8.5). */
export type Text =
  | { kind: "keywords"; keywords: Emblem[] }
  /** sangoku-9.3, 9.18, 9.20 */
  | { kind: "always"; mode: "passive" | "dance" | "awaken"; what: Statement[]; if?: Condition }
  /** sangoku-9.1; once: sangoku-9.21 */
  | { kind: "use"; cost: Cost[]; do: Action; times?: "turn"; if?: Condition }
  /** sangoku-9.4 to 9.22: by its icon. A condition is asked when it would happen. */
  | { kind: "icon"; icon: Icon; do: Action; times?: "turn"; if?: Condition }
  /** sangoku-9.2 */
  | { kind: "when"; on: Trigger; do: Action; times?: "turn"; if?: Condition }
  /** Something else happens than would: "if this general would retire, ... instead" */
  | { kind: "instead"; on: Trigger; do: Action; if?: Condition }
  /** sangoku-11.9 */
  | { kind: "forsaken"; do: Action }
  /** What a tactic does, or a fort that goes down; a condition of a tactic is asked before it is played. */
  | { kind: "effect"; cost?: Cost[]; do: Action; if?: Condition };
