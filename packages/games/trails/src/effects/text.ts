/** A kind of card of Trails, and one text of it, as the rules see them. */
import type { CardDefinition, Machine } from "@tefuda/kernel";
import type { TextAbility as TextOf } from "@tefuda/language/standard/index";
import type { Text } from "../text/tree.ts";

export interface TextAbility extends TextOf<Text> {
  /** EP that a craft costs, beside what its program pays (trails-4.12). */
  ep: number;
}

export interface TrailsCard extends CardDefinition<TextAbility> {
  /** Numbers of the texts that happen when it is played as an EVENT or an art (trails-4.8, 4.10). */
  effects: readonly number[];
  /** Whether it has a craft with a cost. */
  usable: boolean;
}

export const definitionOf = (m: Machine, card: number): TrailsCard => m.definitionOf(card) as TrailsCard;
