/** A kind of card of Trails, and one text of it, as the rules see them. */
import type { Ability, CardDefinition, Machine, Program } from "@tefuda/kernel";
import type { Requirement } from "@tefuda/language";
import type { Text } from "../text/tree.ts";

export interface TextAbility extends Ability {
  words: Readonly<Record<string, string>>;
  text: Text;
  /** What has to hold for it to be used or played, with words for the judge. */
  requires: readonly Requirement[];
  /** EP that a craft costs, beside what its program pays (trails-4.12). */
  ep: number;
  /** What it does, its costs other than EP first; arguments self, seat, and three of the event that set it off. */
  programs: readonly [Program] | readonly [];
}

export interface TrailsCard extends CardDefinition<TextAbility> {
  /** Numbers of the texts that happen when it is played as an EVENT or an art (trails-4.8, 4.10). */
  effects: readonly number[];
  /** Whether it has a craft with a cost. */
  usable: boolean;
}

export const definitionOf = (m: Machine, card: number): TrailsCard => m.definitionOf(card) as TrailsCard;
