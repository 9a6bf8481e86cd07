/** One field of many cards, changed at once. */
import { cardOf, type Draft, withField } from "./draft.ts";

/** Its number is so much more or less, or it says this; nothing takes the field away. */
export type ManyChange = { more: number } | { says: unknown };

/** The entries, by their paths, that a change would make others. Of those without a number none is made more or less. */
export function changedByIt(
  { cards }: Draft,
  paths: ReadonlySet<string>,
  field: string,
  change: ManyChange,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of cards) {
    const card = paths.has(entry.path) ? cardOf(entry) : undefined;
    if (!card) continue;
    const now = card[field];
    const next = "says" in change ? change.says : typeof now === "number" ? now + change.more : now;
    if (JSON.stringify(next) !== JSON.stringify(now))
      texts.set(entry.path, withField(entry.text, [field], next));
  }
  return texts;
}

export const withMany = (draft: Draft, texts: ReadonlyMap<string, string>): Draft => ({
  ...draft,
  cards: draft.cards.map((entry) => {
    const text = texts.get(entry.path);
    return text === undefined ? entry : { ...entry, text };
  }),
});
