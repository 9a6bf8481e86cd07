/**
 * Texts: what a card always says, what it can be used for, what it waits for, what it does when it is played. A vocabulary
 * says what stands before each ("【Main】") and how often something may be done.
 *
 * Examples: `{ kind: "always", what: [...], if: ... }` - "While you control an ITEM, this UNIT has +1/+1."; `{ kind: "use", cost:
 * [...], do: ..., times: "turn" }` - "Once a turn, (2 EP): Draw a card."; `{ kind: "when", on: ..., do: ... }` - "When this UNIT
 * attacks, draw a card."; `{ kind: "effect", do: ... }` - "Draw two cards."
 */
import type { Production } from "@tefuda/cardtext/types";
import { say } from "@tefuda/cardtext/write";
import type { CostWords } from "../statements/costs.ts";
import type { TriggerWords } from "../triggers/triggers.ts";
import { always, onTheField } from "./always.ts";
import { effects } from "./effects.ts";
import { firstPlayed } from "./first-played.ts";
import { behind, behindJa, type Mark, oftens } from "./heads.ts";
import { insteadPhrases } from "./instead.ts";
import type { Texting, TextWords } from "./kinds.ts";
import { uses } from "./uses.ts";
import { waits } from "./waits.ts";

/** What replaces something always holds; people also mark it as what waits for that. */
const beforeInstead = (
  set: typeof behind,
  always: Mark | undefined,
  when: Mark | undefined,
): readonly string[] => [...set(always, "", true), ...(when ? set(when, "") : [])];

export function textPhrases(
  words: TextWords,
  texting: Texting,
  triggers: TriggerWords,
  prices: Readonly<Record<string, CostWords>>,
): Production[] {
  const only = { on: [...words.onCard] };
  const modes = Object.entries(words.always ?? { "": undefined });
  return [
    say(
      "Text",
      { kind: "keywords", keywords: "$e" },
      ["{e:Marks}", "{e:Marks}."],
      ["{e:Marks}", "{e:Marks}。"],
      only,
    ),
    ...modes.flatMap(([mode, mark], i) =>
      always(
        texting.game,
        onTheField(texting.cards),
        mark,
        mode || undefined,
        words.unmarked === true && i === 0,
        words.otherwise === true,
        only,
      ),
    ),
    ...modes
      .slice(0, 1)
      .flatMap(([mode, mark]) =>
        firstPlayed(prices, triggers, { mark, mode: mode || undefined, open: words.unmarked === true }, only),
      ),
    ...oftens(words.often),
    ...uses(texting, words, only),
    ...waits(texting, words, only),
    ...effects(texting, words),
    ...insteadPhrases(
      texting.game,
      triggers,
      beforeInstead(behind, modes[0]?.[1], words.when),
      beforeInstead(behindJa, modes[0]?.[1], words.when),
      only,
    ),
  ];
}
