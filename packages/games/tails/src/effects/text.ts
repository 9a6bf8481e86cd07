/** A kind of card of Tails and Tactics, and one text of it, as the rules see them. */
import type { Ability, CardDefinition, Machine, Program } from "@tefuda/kernel";
import type { CardTest, Has, Requirement } from "@tefuda/language";
import type { CardData } from "../rules/01-cards.ts";
import type { Text } from "../text/tree.ts";

export type { CardNum, CardTest, Has, Requirement } from "@tefuda/language";

/** What a text says of deploying its own card. */
export interface Deploying {
  only?: CardTest;
  from?: "pile";
  free?: CardTest;
}

export interface TextAbility extends Ability {
  deploying?: Deploying;
  words: Readonly<Record<string, string>>;
  text: Text;
  /** What has to hold for it to be used or played, with words for the judge. */
  requires: readonly Requirement[];
  /** tails-7.10: whether the action made last is one that it answers; left out where any will do. */
  answers?: CardTest;
  /** It does nothing but counter, or speaks of the action it answers, and so is offered only before (tails-7.11). */
  countersOnly: boolean;
  /** What it does; arguments self, seat. First its costs, if it has any. */
  programs: readonly [Program] | readonly [];
}

export interface TailsCard extends CardDefinition<TextAbility> {
  data: CardData;
  /** What has to be discarded for it, card by card (tails-4.3). */
  slots: readonly Has[];
  /** Whether it has an ability to use (tails-4.12). */
  usable: boolean;
  /** Whether one of its texts does nothing but counter (tails-7.11). */
  countersOnly: boolean;
  /** What its texts say of deploying it. */
  deploying: readonly Deploying[];
  /** What it can be attached to, for Equipment (tails-4.5). */
  bearer?: Has;
}

export const definitionOf = (m: Machine, card: number): TailsCard => m.definitionOf(card) as TailsCard;
