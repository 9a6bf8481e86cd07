/** What a text can say that holds, of cards or of players: values, words, bans, duties and permissions (ttcg-6.1, 15.7). */
import type { BonusOf, ChangeOf, OfCardsOf, OfPlayersOf, SourceOf } from "./said/statements.ts";
import type { Amount, Cards, Description } from "./tree.ts";

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

export type Source = SourceOf<Description>;
export type Bonus = BonusOf<Amount>;
/** What becomes of a card. */
export type Change = ChangeOf<Cards, Amount>;
/** "Cannot over must over may": what a text forbids, demands or allows. */
export type Ruling = OfCardsOf<Cards, Description> | OfPlayersOf<Description>;
export type Statement = Change | Ruling;

const CHANGES: ReadonlySet<string> = new Set([
  "bonus",
  "set",
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
