/**
 * What the texts of a card say, as data: the trees that the grammar reads texts into and prints texts from, in English
 * and in Japanese, and that `effects/` turns into programs of the kernel. Nothing here knows a language, and nothing
 * here runs.
 *
 * One node, one meaning: whatever two wordings say alike is one tree. Rule ids stand where a node is a rule's term.
 */

import type { Count as CountOf } from "@tefuda/language/lowering/phrases";
import type {
  ActionOf,
  AmountOf,
  CardsOf,
  Comparison,
  ConditionOf,
  DescriptionOf,
  Parts,
  StatementOf,
  PlainWho as Who,
} from "@tefuda/language/trees";

export type { Comparison, Who };

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

/** The words and the parts of these trees. */
interface Sangoku extends Parts {
  who: Who;
  ref: Reference;
  noun: "card" | "tactic" | CardType; // "card" in the resources is called a resource
  traits: Partial<Traits>;
  states: Partial<States>;
  keyword: PlainEmblem;
  figure: Figure;
  points: "forts";
  zone: Zone;
  deed: Deed;
  playerDeed: PlayerDeed;
  duration: Duration;
  place: "hand" | "deckTop" | "deckBottom" | "deckShuffled" | "pile" | "out";
  goal: "hand" | "battlefield" | "battlefieldTapped" | "resources";
  rest: "deckBottom" | "pile";
  description: Description;
  cards: Cards;
  amount: Amount;
  condition: Condition;
  statement: Statement;
  trigger: Trigger;
  action: Action;
}

export type Description = DescriptionOf<Sangoku>;
export type Cards = CardsOf<Sangoku>;
export type Count = CountOf<Amount>;
export type Amount = AmountOf<Sangoku> | { eachOf: "forts"; whose: Who; times: number }; // "for each of your forts";

/** How long a change lasts. Left out: as long as the text that makes it is on. */
export type Duration =
  | "thisTurn"
  | "thisBattle"
  | "yourNextTurn" // until your next turn begins
  | "endOfYourNextTurn"
  | "endOfOpponentsNextTurn"
  | "inYourNextTurn" // during that, and not before it begins
  | "inOpponentsNextTurn"
  | "stays"; // for as long as the cards stay where they are

export type Condition =
  | ConditionOf<Sangoku>
  | { if: "turn"; whose: "you" | "opponent" } // "during your turn"
  | { if: "attacksForts" } // the attack under way
  | { if: "ambushed" } // this general came by Ambush this turn (sangoku-10.11)
  | { if: "beside"; a: Amount; how: Comparison; b: Amount } // "its power is higher than this general's power"
  | { if: "is"; what: Reference; fits: Description }; // "if it is a cavalry", "while this general is tapped"

/** What holds while a text is on, or for a time by an effect. */
export type Statement =
  | StatementOf<Sangoku>
  | { is: "bonus"; who: Cards; by: { power: Amount } } // "+500"; may be negative
  | { is: "fortDamage"; who: Cards; by: Amount } // sangoku-8.1
  | { is: "becomes"; who: Cards; of: "power" | "fortDamage"; n: Amount }
  | { is: "scales"; who: Cards; of: "power" | "fortDamage"; by: "double" | "halve" }
  | { is: "loses"; who: Cards; keywords: PlainEmblem[] | "all" } // sangoku-1.2
  | { is: "silent"; who: Cards } // "loses its abilities": texts without an emblem
  | { is: "joins"; who: Cards; traits: { nation: Nation[] } } // "is also a Shu card"
  | { is: "attacks"; who: Cards; more: number } // "may attack once more each turn" (sangoku-7.4)
  | { is: "attacksUpTo"; who: Cards; times: number } // "may attack twice each turn"
  | { is: "must"; who: Cards; what: "attack" } // sangoku-7.20: if able
  | { is: "attacksStanding"; who: Cards } // as though they were tapped (sangoku-7.3)
  | { is: "comesTapped"; who: Cards } // to the battlefield
  | { is: "unaffected"; who: Cards } // by the opponent's effects (sangoku-11.6)
  | { is: "noDamage"; who: Cards; kind: "battle" | "special" } // "takes no battle damage"
  | { is: "lessDamage"; who: Cards; kind: "battle" | "special"; by: Amount }
  | {
      is: "cost"; // of cards that are played, or of this one: the colourless part
      of: Description;
      who?: "opponent";
      self?: true;
      what: "cost";
      by: Amount;
      happened?: Trigger; // of the next one only, until that has happened again
    }
  | { is: "equipsOnly"; to: Description } // this reinforcement (sangoku-6.5)
  | { is: "handLimit"; whose: Who; by: Amount } // sangoku-4.9
  | { is: "handLimitIs"; whose: Who; n: number }
  | { is: "drawsPerTurn"; whose: Who; by: Amount } // sangoku-4.2
  | { is: "resourcesPerTurn"; whose: Who; by: Amount }; // sangoku-4.4

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
  | "beEquipped" // sangoku-6.5
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
  | "place" // resources
  | "draw"; // by effects; the draw phase is no effect

export type Action =
  | ActionOf<Sangoku>
  | { do: "pay"; who: Who; price: Price } // resources, in the middle of an effect
  | { do: "retire"; what: Cards } // sangoku-7.15
  | { do: "damage"; what: Cards; n: Amount } // special damage (sangoku-7.13); "its" in n is of what was spoken of before
  | { do: "heal"; what: Cards } // remove all damage
  | { do: "tap"; what: Cards } // generals or resources
  | { do: "stand"; what: Cards }
  | { do: "points"; of: "forts"; who: Who; n: Amount; how: "damage" } // sangoku-8.8
  | { do: "toForts"; what: Cards } // behind the last (sangoku-2.7)
  | { do: "fortToHand"; who: Who; which?: "last" } // of their own, which they choose if it is not the last
  | { do: "endBattle" }
  | { do: "turnUp"; what: Cards } // resources (sangoku-5.2)
  | { do: "turnDown"; what: Cards }
  | { do: "enter"; what: Cards; turned?: boolean } // put, not summoned (sangoku-9.4)
  | { do: "toResources"; what: Cards; face: "up" | "down"; turned: boolean }
  | { do: "equip"; what: Cards; to: Cards } // a reinforcement, without its cost
  | { do: "peel"; what: Cards } // the uppermost awakening card of a general goes to the discard pile (sangoku-10.19)
  | { do: "lose"; who: Who }; // the game (sangoku-8.10)

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
  | { on: "retires"; what: Cards; battle?: boolean } // battle: in one, or outside of one
  | { on: "leaves"; what: Cards } // the battlefield, in any way (sangoku-11.7)
  | { on: "attacks"; what: Cards; target?: "forts"; whom?: Cards }
  | { on: "attacked"; what: Cards }
  | { on: "intercepts"; what: Cards }
  | { on: "intercepted"; what: Cards }
  | { on: "fights"; what: Cards } // sangoku-9.9
  | { on: "wins"; what: Cards; as?: "attacker" | "interceptor" } // a battle (sangoku-7.16)
  | { on: "hitsForts"; what: Cards } // sangoku-9.13
  | { on: "damaged"; what: Cards; kind?: "battle" | "special" } // takes damage; left out: of either kind
  | { on: "taps"; what: Cards }
  | { on: "stands"; what: Cards }
  | { on: "turnedUp"; who: Who } // a resource of that player
  | { on: "fortDown"; who: Who } // a fort of that player goes down
  | { on: "discards"; who: Who; what: Description } // each card out of a hand
  | { on: "draws"; who: Who; each?: true; byEffect?: true } // for each card drawn, or each time that cards are
  | { on: "turnStart"; who: Who }
  | { on: "resourcePhase"; who: Who } // begins
  | { on: "mainPhase"; who: Who } // begins
  | { on: "turnEnd"; who: Who } // the end phase of that player
  | { on: "battleEnd" }; // of the battle under way: what a text puts off to it

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
