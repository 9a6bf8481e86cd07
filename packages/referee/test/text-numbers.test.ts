/** One number for one text: what a card shows is what options, reports and the log call it by. */
import { textNumber } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { games, sharedGame } from "../src/games.ts";

test.each(games.map(({ id }) => id))(
  "%s: each ability is a text that its card shows with that number",
  async (id) => {
    const { book } = await sharedGame(id);
    for (const { name, texts } of book.cards) {
      const { abilities } = book.game.byName.get(name)!;
      const shown = new Set(texts.flatMap(({ number }) => number ?? []));
      expect([...shown].sort(), name).toEqual(abilities.map(({ index }) => textNumber(index)).sort());
      for (const { index, words = {} } of abilities) {
        // a bonus is several lines with one number, and says nothing of its own
        if (!words.en) continue;
        const text = texts.find(({ number }) => number === textNumber(index));
        expect(text?.words.en, name).toBe(words.en);
      }
    }
  },
);
