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

/** trails-1.7 */
export type CardType = "unit" | "item" | "event" | "base";
/** trails-6.7, 6.8 */
export type Stat = "str" | "def";
/** The numbers of a card (trails-1.7). */
export type Figure = Stat | "cp" | "ep" | "level";
/** trails-10.1 to 10.6 */
export type Icon = "covert" | "reinforcement" | "attribution" | "dispatch" | "martialArts" | "hate";

/** Where cards are. Left out: on the field, where stunned UNITs count as absent (trails-3.4). */
export type Zone =
  | { in: "homebase"; whose: Who }
  | { in: "hand"; whose: Who }
  | { in: "trail"; whose: Who }
  | { in: "deck"; whose: Who; top: Amount }; // "the top three cards of"

/** Cards that were already spoken of, or stand in a fixed relation to the text. */
export type Reference =
  | "this" // this card
  | "it" // the card chosen, moved or turned up last
  | "them" // the same of several
  | "trigger" // the card that the trigger spoke of
  | "doer" // the card that did it, where the trigger spoke of two
  | "whom" // and the one that it did it to
  | "foe"; // what this UNIT fights: "the UNIT combating this UNIT" (trails-6.6)

/** What a card is at the moment, one state of each group. */
export interface States {
  state: "ready" | "actioned" | "stunned"; // trails-3.2, 3.3
  combat: "attacking" | "defending" | "combating" | "grouped"; // trails-6.6; in a SCLM attack (trails-7.1)
  face: "down" | "up"; // in a homebase
}

/** The words and the parts of these trees. */
interface Trails extends Parts {
  who: Who;
  ref: Reference;
  noun: "card" | CardType;
  traits: { org?: string[] };
  states: Partial<States>;
  keyword: Icon;
  figure: Figure;
  points: "bond" | "cp" | "ep";
  zone: Zone;
  deed: Deed;
  playerDeed: PlayerDeed;
  duration: Duration;
  place: "hand" | "deckTop" | "deckBottom" | "deckShuffled" | "trail";
  goal: "hand" | "field" | "homebase";
  rest: "deckBottom" | "trail";
  description: Description;
  cards: Cards;
  amount: Amount;
  condition: Condition;
  statement: Statement;
  trigger: Trigger;
  action: Action;
}

export interface Description extends DescriptionOf<Trails> {
  also?: CardType; // "UNIT or ITEM": or of this type, with all else that is said
  sharesOrg?: Cards; // "that shares an organization with this card"
  supported?: boolean; // "with support", "without support" (trails-7.8)
  arts?: boolean; // "with an art"
}

export type Cards = CardsOf<Trails>;
export type Count = CountOf<Amount>;
export type Amount = AmountOf<Trails> | { distinct: "org"; among: Description; times: number }; // "for each different organization among UNITs you control"

/** How long a change lasts (trails-8.7). Left out: as long as the card that makes it works (trails-4.13). */
export type Duration = "nextTurn" | "thisTurn" | "thisPhase" | "thisCombat" | "forGood";
/** The steps of the preparation phase (trails-5.1). */
export type TurnStep = "draw" | "homebase" | "deployment";

export type Condition =
  | ConditionOf<Trails>
  | { if: "distinct"; of: "org"; among: Description; how: Comparison; n: number } // different organizations of some UNITs
  | { if: "initiative"; who: "you" | "opponent" } // "while you are the initiative player"
  | { if: "step"; whose: "you" | "opponent"; is?: "draw" | "homebase" } // "during your deployment step", or another
  | { if: "phase"; is: "preparation" | "combat" | "cure" }
  | { if: "is"; what: Reference; fits: Description }; // "if it is an ITEM", "while this UNIT is attacking"

/** What holds while a text holds, or for a time by an effect. */
export type Statement =
  | StatementOf<Trails>
  | { is: "bonus"; who: Cards; by: Record<Stat, Amount> } // "+2/+0"; amounts may be negative
  | { is: "joins"; who: Cards; traits: { org: string[] } } // organizations, beside its own
  | { is: "linked"; orgs: string[] } // trails-10.10
  | { is: "support"; who: Cards } // trails-7.8
  | { is: "must"; who: Cards; what: "attack" } // trails-9.8: if able
  | { is: "entersActioned"; who: Cards }
  | { is: "losesCrafts"; who: Cards } // for a time only
  | { is: "may"; who: Cards; what: "attackPlayer" } // though there are UNITs it could attack
  | { is: "loses"; who: Cards; keywords: Icon[] }
  | { is: "set"; who: Cards; what: Stat; to: Amount } // "its STR is equal to ...", to which all else is added
  | {
      is: "cost"; // of cards that you play, or others; by may be negative
      of: Description;
      what: "cp" | "ep" | "level";
      by: Amount;
      who?: "opponent" | "both";
      least?: number; // "but not less than 1"
      from?: "hand" | "homebase"; // of this card, played from there only
      self?: true; // of this card, wherever it is played from
      happened?: Trigger; // of the next one only, until that has happened again
    }
  | { is: "overkill"; who: Cards; by: Amount } // more or less overkill damage by these UNITs
  | { is: "overkillTwice"; who: Cards }
  | { is: "noDamage"; whose: Who; from?: "stun" | "overkill" } // "takes no overkill damage"
  | { is: "cures"; whose: Who; by: Amount } // trails-8.2: more UNITs
  | { is: "initiative"; who: "you" | "opponent" | "same" } // of the next turn (trails-8.7)
  | { is: "damageLess"; whose: Who; by: Amount; from?: "stun" | "overkill" } // damage to bond (trails-2.5)
  | { is: "noStunDamage"; who: Cards } // its owner loses no bond when it is stunned
  | { is: "income"; whose: Who; what: "cp"; by: Amount } // trails-4.2: more CP at the start of the deployment step
  | { is: "draws"; whose: Who; by: Amount } // trails-5.2
  | { is: "settles"; whose: Who; by: Amount }; // trails-5.3: more cards

/** What a card does or suffers that a text can forbid it. */
export type Deed =
  | "attack"
  | "attackPlayer"
  | "beAttacked"
  | "beAttackedTogether" // by a SCLM attack (trails-7.1)
  | "attackAlone" // but in a SCLM attack
  | "joinGroups" // a SCLM attack (trails-7.1)
  | "giveSupport" // trails-7.6
  | "beSupported"
  | "beStunned"
  | "beStunnedInCombat"
  | "beStunnedByText"
  | "beDestroyed"
  | "ready"
  | "beCured"
  | "beChosen" // by texts of the opponent
  | "fightBack"; // trails-6.8
export type PlayerDeed = "arts" | "play" | "draw" | "gainBond" | "gainEp" | "useCrafts" | "cure";

export type Action =
  | ActionOf<Trails>
  | { do: "drawUntil"; who: Who; n: number } // so many cards are in hand
  | { do: "destroy"; what: Cards } // K.O. (trails-10.7)
  | { do: "stun"; what: Cards } // trails-6.9, 10.7
  | { do: "cure"; what: Cards } // trails-10.13
  | { do: "action"; what: Cards }
  | { do: "ready"; what: Cards }
  | { do: "turnUp"; what: Cards } // of a homebase, without playing it
  | { do: "turnDown"; what: Cards } // of a homebase; it may be played from there again
  | { do: "points"; of: "bond"; who: Who; n: Amount; how: "gain" | "lose" | "damage" } // trails-2.1, 2.5
  | { do: "loseUpTo"; of: "bond"; who: Who; n: number } // as many as they like
  | { do: "points"; of: "cp"; who: Who; n: Amount; how: "gain" }
  | { do: "points"; of: "ep"; who: Who; n: Amount; how: "gain" | "lose" } // lose: "pay 2 EP"
  | { do: "enter"; who?: Who; what: Cards; turned?: boolean } // trails-4.14: put, not played
  | { do: "toHomebase"; who?: Who; what: Cards; whose: Who; face: "down" | "up"; turned: boolean }
  | { do: "plan"; who: Who; n: Amount } // trails-10.8
  | { do: "rebuild"; what: Cards } // trails-10.9; if nothing else is said in your homebase
  | { do: "free"; what: Cards; paying?: true } // play it, without paying its cost if nothing else is said
  | { do: "resolve"; what: Cards } // what it does as an EVENT, without playing it
  | { do: "control"; what: Cards; for: Duration } // it comes to your side
  | { do: "exchange"; what: Cards; for: Duration } // its STR and DEF
  | { do: "skip"; who: Who; what: TurnStep } // the next one
  | { do: "die" } // a die; the number is what was done
  | { do: "prevent"; n?: number } // of the damage that comes next this turn; left out: all of it
  | { do: "endAttack" }; // trails-6.11: the attack cannot continue

export type Trigger =
  | { on: "enters"; what: Cards; from?: "hand" | "homebase" | "trail"; played?: true } // onto the field, played or not (trails-4.14)
  | { on: "played"; who: Who; what: Description; from?: "hand" | "homebase" } // trails-4.1
  | { on: "stunned"; what: Cards; inCombat?: true; byEffect?: true }
  | { on: "playedArt"; who: Who; orEvent?: true } // trails-4.10
  | { on: "damaged"; who: Who } // trails-2.5
  | { on: "cured"; what: Cards }
  | { on: "destroyed"; what: Cards; byEffect?: true } // from the field or the homebase into the trail
  | { on: "leaves"; what: Cards } // the field, in any way
  | { on: "attacks"; what: Cards; group?: boolean; whom?: Cards; player?: true } // group: by a SCLM attack
  | { on: "turnedUp"; what: Cards } // in a homebase, played or not
  | { on: "discarded"; what: Cards } // out of a hand, this card as well
  | { on: "attacked"; what: Cards }
  | { on: "stuns"; what: Cards; whom: Cards; inCombat?: true } // by fighting, or also by its texts
  | { on: "overkill"; what: Cards } // it causes overkill damage
  | { on: "supports"; what: Cards; whom?: Cards } // gives SCLM support
  | { on: "actioned"; what: Cards }
  | { on: "readied"; what: Cards }
  | { on: "rebuilt"; who: Who } // a player rebuilds a card
  | { on: "settles"; who: Who } // a card is laid into a player's homebase
  | { on: "declares"; who: Who; group?: true } // a player attacks, or makes a SCLM attack, however many UNITs do
  | { on: "passes"; who: Who } // instead of attacking
  | { on: "deploys" | "drawStep" | "homebaseStep"; who: Who } // a step of a player begins
  | { on: "deployEnd" | "drawStepEnd" | "homebaseStepEnd"; who: Who } // or ends
  | { on: "turnStart" }
  | { on: "combat" } // the combat phase begins
  | { on: "cure" } // the cure phase begins
  | { on: "combatEnd" }
  | { on: "turnEnd" } // the cure phase ends (trails-8.7)
  | { on: "points"; of: "bond"; who: Who; how: "lose" | "gain" }
  | { on: "discards"; who: Who; what: Description } // each card out of a hand
  | { on: "draws"; who: Who; each?: true }; // for each card drawn, or once for those drawn together

/** One part of a cost, "▪(Cost): text" (trails-4.12). Whatever else is an action that the player must be able to do. */
export type Cost =
  | { pay: "points"; of: "ep" | "bond"; n: number } // trails-2.5: no damage
  | { pay: "action"; what: Cards } // of "this" its icon (trails-4.14)
  | { pay: "discard"; what: Cards } // from the own hand into the trail
  | { pay: "destroy"; what: Cards } // "destroy this ITEM"
  | { pay: "stun"; what: Cards }
  | { pay: "rebuild"; what: Cards }
  | { pay: "return"; what: Cards }; // to the hand

/** One text of a card: of its crafts, of its art, or what an EVENT does. */
export type Text =
  /** trails-10.12 */
  | { kind: "keywords"; keywords: Icon[] }
  /** trails-4.13 */
  | { kind: "always"; what: Statement[]; if?: Condition; otherwise?: Statement[] }
  /** trails-4.12 */
  | { kind: "use"; cost: Cost[]; do: Action; times?: "turn" | "game"; if?: Condition }
  /** trails-9.4, 9.6. The icon for "when this card is put onto the field" is the trigger "enters" of "this". */
  | { kind: "when"; on: Trigger; do: Action; if?: Condition; times?: "turn" }
  /** Something else happens than would: "if this UNIT would be destroyed, ... instead" */
  | { kind: "instead"; on: Trigger; do: Action; if?: Condition }
  /** Of an EVENT or an art (trails-4.8, 4.10); a condition is asked before it is played; price: what its own card costs. */
  | {
      kind: "effect";
      cost?: Cost[];
      do: Action;
      if?: Condition;
      price?: { what: Statement[]; if?: Condition };
    };
