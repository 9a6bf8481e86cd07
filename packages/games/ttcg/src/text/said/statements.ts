/**
 * What a text says that holds, of cards or of players, in the shape of the language (ttcg-6.1, 15.7). `C` are phrases for
 * cards, `D` what is said of one, `A` numbers.
 */
import type { Deed, PlayerDeed } from "../statements.ts";
import type { Stat, Traits, Who } from "../tree.ts";
import type { Condition } from "./asked.ts";
import type { Amount, Cards, Description } from "./cards.ts";

/** Whose and which effects something is held against: "by your opponent's spells". */
export interface SourceOf<D> {
  who?: Who;
  what?: D;
}

/** One value and by how much it is more, or less. */
export interface BonusOf<A> {
  stat: Stat;
  by: A | { less: A };
}

/** What becomes of a card. */
export type ChangeOf<C, A> =
  | { is: "bonus"; who: C; by: BonusOf<A>[] }
  | { is: "set"; who: C; stats: Stat[]; to: A }
  | { is: "scale"; who: C; stat: Stat; by: "double" | "halve" }
  | { is: "invert"; stats: ("attack" | "defense")[] } // gains are losses and losses gains
  | { is: "becomes"; who: C; traits?: Partial<Traits>; chosen?: "type" | "subtype"; also?: boolean }
  | { is: "loses"; who: C; traits: Partial<Traits> }
  | { is: "losesEffects"; who: C }
  | { is: "hasEffects"; who: C; of: C }; // the texts of other cards

/** What cards cannot, must and may do. */
export type OfCardsOf<C, D> =
  | { is: "cannot"; who: C; what: Deed; by?: SourceOf<D> }
  | { is: "cannot"; who: C; what: "attackTarget"; target: C }
  | { is: "must"; who: C; what: "attackTarget"; target: C }
  | { is: "immune"; who: C; to: SourceOf<D> } // ttcg-11.2
  | { is: "must"; who: C; what: "attack" | "beTarget" } // if able
  | { is: "only"; who: C; what: "attack" } // "only units with ... can attack"
  | { is: "may"; who: C; what: "attackTimes"; n: number; eachTurn?: boolean }
  | {
      is: "may";
      who: C;
      what: "attackEach" | "attackDirectly" | "activateInOpponentsTurn" | "activateTapped";
    }
  | { is: "may"; who: C; what: "beLevelledBy"; by?: D; ranksHigher?: number }
  | { is: "everyType"; who: C } // when levelling up
  | { is: "destructible"; who: C } // "no unit ... is indestructible"
  | { is: "redirected"; from: C; to: C } // attacks
  | { is: "losesNoPoints"; whose: Who; who: C }; // "you do not lose points when your insects are destroyed"

/** What a card may do once more this turn. */
export interface Again {
  is: "may";
  who: Cards;
  what: "attackAgain";
}

/** What players cannot and may do, and what counts for them. */
export type OfPlayersOf<D> =
  | { is: "playersCannot"; who: Who; what: PlayerDeed; card?: D; byEffects?: true }
  | { is: "playersMay"; who: Who; what: "extraPlays"; n: number; card?: D; eachTurn?: boolean }
  | { is: "playersMay"; who: Who; what: "playsPerTurn" | "playsThisTurn"; n: number }
  | { is: "playersMay"; who: Who; what: "playAnyNumber" | "playHigher"; card: D }
  | {
      is: "playersMay"; // level up onto any type; n: only one
      who: Who;
      what: "levelAcrossTypes";
      card?: D;
      with?: D;
      base?: "this";
      n?: 1;
    }
  | { is: "playersMay"; who: Who; what: "levelFrom"; zone: "pile" | "deck"; card?: D }
  | { is: "playersMay"; who: Who; what: "playFrom"; zone: "pile"; card: D }
  | { is: "plays"; whose: Who; atMost: number } // "may only play one card"
  | { is: "draws"; whose: Who; by: number } // in the draw phase
  | { is: "handLimit"; whose: Who; n: number | "none" }
  | { is: "handLimit"; whose: Who; by: number };

/** What a card cannot do, unless something is so. */
export interface Unless {
  is: "cannot";
  who: Cards;
  what: Deed;
  by?: SourceOf<Description>;
  unless: Condition;
}

export type Source = SourceOf<Description>;
export type Bonus = BonusOf<Amount>;
export type Change = ChangeOf<Cards, Amount>;
export type OfCards = OfCardsOf<Cards, Description>;
export type OfPlayers = OfPlayersOf<Description>;
export type Statement = Change | OfCards | Again | Unless | OfPlayers;
