/** The kinds of texts, and what a vocabulary says of them. */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both } from "@tefuda/cardtext/write";
import type { CardWords } from "../cards/words.ts";
import { type Game, marked, named } from "../phrases/antecedent.ts";
import type { Action, Condition, Described, Statement } from "../phrases/bones.ts";
import { type Trigger, takingOf } from "../phrases/texts.ts";
import type { Mark, Often } from "./heads.ts";

export interface TextWords {
  /** What a text that is always on has before it; by mode, if there are several. */
  always: Readonly<Record<string, Mark | undefined>> | undefined;
  use: Mark | undefined;
  when: Mark | undefined;
  /** Whether what waits, and what always holds in the first mode, is read without its mark as well. */
  unmarked?: true;
  often: Often;
  /** Whether a text that is used may cost nothing, and so has no brackets. */
  free: boolean;
  /** Values of the feature "on" for cards that have texts, and for those that have effects; those that are played. */
  onCard: readonly string[];
  onEffect: readonly string[];
  onPlayed: readonly string[];
  /** Whether what always holds may say what holds otherwise. */
  otherwise?: true;
  /** Whether what happens once may cost something besides. */
  besides?: true;
}

export interface Always {
  kind: "always";
  mode?: string;
  what: Statement[];
  if?: Condition;
  /** What holds while the condition does not. */
  otherwise?: Statement[];
}
export interface Use {
  kind: "use";
  cost: unknown[];
  do: Action;
  times?: string;
  if?: Condition;
}
export interface When {
  kind: "when";
  on: Trigger;
  do: Action;
  times?: string;
  if?: Condition;
}
export interface Effect {
  kind: "effect";
  cost?: unknown[];
  do: Action;
  if?: Condition;
}
type Text = Always | Use | When | Effect | { kind: "keywords"; keywords: unknown[] };

export const taking = takingOf<Text>();

/** A card as Japanese calls it where it speaks of it again. */
const nounIn =
  ({ zones }: CardWords) =>
  ({ noun, zone }: Described): string =>
    (noun === "card" && zone && zones[zone.in]?.noun?.en) || noun;

export interface Texting {
  game: Game;
  cards: CardWords;
}

/** A phrase whose "it" is called what it is in Japanese. */
export function inBoth(
  { game, cards }: Texting,
  make: (slots: Slots, form: Form) => unknown,
  take: (mark: <T>(part: T) => T) => (it: never) => Slots | undefined,
  en: readonly string[],
  ja: readonly string[],
  only: Production["only"],
): Production[] {
  return [
    both(
      "Text",
      make,
      take((part) => marked(game, part)),
      en,
      [],
      only,
    ),
    both(
      "Text",
      make,
      take((part) => named(game, marked(game, part), nounIn(cards))),
      [],
      ja,
      only,
    ),
  ];
}
