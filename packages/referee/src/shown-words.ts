/** What cards show of the words that sets bring: their names in both languages, as they are written. */
import type { TableLayout, Words } from "@tefuda/kernel";

/** A layout with such words; those of the game itself stay as they are. */
export function withWords(layout: TableLayout, words: readonly Words[]): TableLayout {
  if (words.length === 0) return layout;
  const said = words.flatMap(({ en, ja }) =>
    // a card may hold the word in small letters
    [en, en.toLowerCase()].map((word) => [word, { en, ja }] as const),
  );
  return { ...layout, words: { ...Object.fromEntries(said), ...layout.words } };
}
