/** What makes a text show that stands: what it waits for is done, what it forbids is tried, what it counts is changed. */
import type { Dice } from "../../fuzz/dice.ts";
import type { Kit } from "../kit.ts";
import type { Text } from "../reader/tree.ts";

/** By a word of a trigger, of something forbidden or of a statement: what has to stand in a text that is done once. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  draws: ["action draw", "action drawUntil"],
  draw: ["action draw", "action drawUntil"],
  discards: ["action discard"],
  points: ["action points"],
  leaves: ["action move", "action destroy", "action retire", "action compost"],
  enters: ["action enter", "action search", "action dig"],
  played: [],
  beChosen: ["cards all", "cards exactly", "cards upTo"],
  happened: ["action destroy", "action draw", "action retire", "action compost"],
};
const WORDS = ["on", "what", "is", "if"] as const;

/** The nodes by which a text that stands may come to show, each once. */
export function touching({ lexicon: { shows = {} } }: Kit, text: Text): string[] {
  const found = new Set<string>();
  const walk = (it: unknown): void => {
    if (typeof it !== "object" || it === null) return;
    for (const word of WORDS) {
      const said = (it as Readonly<Record<string, unknown>>)[word];
      if (typeof said !== "string") continue;
      for (const name of shows[said] ?? ALIKE[said] ?? []) found.add(name);
    }
    for (const [key, part] of Object.entries(it)) if (key !== "do") walk(part);
  };
  walk(text);
  for (const word of [text.icon, text.kind])
    if (word !== undefined) for (const name of shows[word] ?? []) found.add(name);
  return [...found];
}

/** One of them; seldom nothing, so that a text is also met that nothing touches. */
export const touch = (kit: Kit, text: Text, dice: Dice): string | undefined => {
  const names = touching(kit, text);
  return names.length === 0 || dice.once(4) ? undefined : dice.pick(names);
};
