/** What a text can say that holds, of cards or of players: values, words, bans, duties and permissions (ttcg-6.1, 15.7). */
import type { Amount, Cards, Description, Reference, Stat, Traits, Who } from "./tree.ts";

/** Whose and which effects something is held against: "by your opponent's spells". */
export interface Source {
  who?: Who;
  what?: Description;
}

/** What becomes of a card. */
export type Change =
  | { is: "change"; who: Cards; stats: { stat: Stat; op: "add" | "lose" | "set"; n: Amount }[] }
  | { is: "scale"; who: Cards; stat: Stat; by: "double" | "halve" }
  | { is: "invert"; stats: ("attack" | "defense")[] } // gains are losses and losses gains
  | { is: "becomes"; who: Cards; traits?: Partial<Traits>; chosen?: "type" | "subtype"; also?: boolean } // also: in addition
  | { is: "loses"; who: Cards; traits: Partial<Traits> }
  | { is: "losesEffects"; who: Cards }
  | { is: "hasEffects"; who: Cards; of: Cards }; // the texts of other cards

/** What a card does or suffers that a text can forbid it. */
export type Deed =
  | "attack"
  | "attackDirectly"
  | "beAttacked"
  | "beDestroyed"
  | "beDestroyedInBattle"
  | "beDestroyedByEffects"
  | "beTargeted"
  | "beLevelledUp"
  | "activate"
  | "tap"
  | "untap"
  | "leaveField"
  | "changeControl";
export type PlayerDeed =
  | "play"
  | "levelUp"
  | "draw"
  | "drawInDrawPhase"
  | "gainPoints"
  | "losePoints"
  | "discard"
  | "activateEffects";

/** "Cannot over must over may": what a text forbids, demands or allows. */
export type Ruling =
  | { is: "cannot"; who: Cards; what: Deed; by?: Source } // "by spells", "in battle by dragons"
  | { is: "cannot"; who: Cards; what: "attackTarget"; target: Cards } // "units cannot attack fire units"
  | { is: "immune"; who: Cards; to: Source } // ttcg-11.2 "is unaffected by spells"
  | { is: "must"; who: Cards; what: "attack" | "beTarget" } // if able
  | { is: "must"; who: Cards; what: "attackTarget"; target: Cards }
  | { is: "only"; who: Cards; what: "attack" } // "only units with ... can attack"
  | { is: "may"; who: Cards; what: "attackTimes"; n: number; eachTurn?: boolean } // twice = 2
  | { is: "may"; who: Cards; what: "attackEach" } // every enemy unit once each
  | { is: "may"; who: Cards; what: "attackDirectly" | "activateInOpponentsTurn" | "activateTapped" }
  | { is: "may"; who: Cards; what: "beLevelledBy"; by?: Description; ranksHigher?: number }
  | { is: "everyType"; who: Cards } // when levelling up
  | { is: "redirected"; from: Cards; to: Cards } // attacks
  | { is: "losesNoPoints"; whose: Who; who: Cards } // "you do not lose points when your insects are destroyed"
  | { is: "playersCannot"; who: Who; what: PlayerDeed; card?: Description; byEffects?: true } // "cannot draw cards by effects"
  | { is: "playersMay"; who: Who; what: "extraPlays"; n: number; card?: Description; eachTurn?: boolean } // "one additional spell [each turn]"
  | { is: "playersMay"; who: Who; what: "playsPerTurn" | "playsThisTurn"; n: number } // "up to three cards"
  | { is: "playersMay"; who: Who; what: "playAnyNumber" | "playHigher"; card: Description } // playHigher: without levelling up
  | {
      is: "playersMay"; // rank up onto any type; n: only one
      who: Who;
      what: "levelAcrossTypes";
      card?: Description;
      with?: Description;
      base?: Reference;
      n?: 1;
    }
  | { is: "playersMay"; who: Who; what: "levelFrom"; zone: "pile" | "deck"; card?: Description }
  | { is: "playersMay"; who: Who; what: "playFrom"; zone: "pile"; card: Description }
  | { is: "plays"; whose: Who; atMost: number } // "may only play one card"
  | { is: "draws"; whose: Who; by: number } // in the draw phase
  | { is: "handLimit"; whose: Who; n: number };

export type Statement = Change | Ruling;

const CHANGES: ReadonlySet<string> = new Set([
  "change",
  "scale",
  "invert",
  "becomes",
  "loses",
  "losesEffects",
  "hasEffects",
]);
/** Whether a statement says what becomes of cards, and not what they or players can do. */
export const isChange = (statement: { is: string }): statement is Change => CHANGES.has(statement.is);

/** The cards that a statement is said of, if it is said of cards. */
export const subjectOf = (statement: Statement): Cards | undefined =>
  "who" in statement && typeof statement.who === "object" ? statement.who : undefined;
