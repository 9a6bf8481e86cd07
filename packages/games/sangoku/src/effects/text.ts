/** A kind of card of the Three Kingdoms game, and one text of it, as the rules see them. */
import type { CardDefinition, Machine } from "@tefuda/kernel";
import type { TextAbility as TextOf } from "@tefuda/language/standard/index";
import type { Text } from "../text/tree.ts";

export interface TextAbility extends TextOf<Text> {
  /** Resources that using it costs, packed, beside what its program pays. */
  price: number;
}

/** sangoku-10.11: the condition of an ambush. */
export interface AmbushCondition {
  /** A nation's bit. */
  nation: number;
  resources: number;
}

export interface SangokuCard extends CardDefinition<TextAbility> {
  ambushes: readonly AmbushCondition[];
  /** Number of the text that happens when it is played as a tactic; NONE. */
  effect: number;
}

export const definitionOf = (m: Machine, card: number): SangokuCard => m.definitionOf(card) as SangokuCard;
export const textOf = (m: Machine, card: number, index: number): TextAbility | undefined =>
  definitionOf(m, card).abilities[index];
