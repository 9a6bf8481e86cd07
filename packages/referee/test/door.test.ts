/** What a game says of itself before it is opened is so. */
import { expect, test } from "vitest";
import { games, loadRules, sharedGame } from "../src/games.ts";

test.each(games.filter(({ howTo }) => howTo))(
  "how $title is played is told in both languages, by rules that it has",
  async ({ id, howTo }) => {
    const { aim, sections } = await howTo!();
    const words = [aim, ...sections.flatMap(({ title, says }) => [title, ...says])];
    for (const { en, ja } of words)
      expect([en, ja]).toEqual([expect.stringMatching(/[a-z]/), expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/)]);
    const read = words.reduce((n, { en }) => n + en.split(/\s+/).length, 0);
    // three minutes
    expect(read).toBeGreaterThan(250);
    expect(read).toBeLessThan(600);
    const { book } = await sharedGame(id);
    for (const { title, rules } of sections) {
      expect(rules.length, title.en).toBeGreaterThan(0);
      for (const rule of rules) expect(book.game.rules).toContain(rule);
    }
  },
);

test.each(games)("$title says who can play it, and shows cards that it has", async ({ id, door }) => {
  const { book, game } = await sharedGame(id);
  expect(door!.seats).toEqual([game.seats.min, game.seats.max]);
  expect(Object.keys(door!.says)).toEqual(["en", "ja"]);
  for (const card of door!.cards) {
    const { name, names, type, subtypes } = book.cards.find((one) => one.name === card.name)!;
    expect(card).toEqual({ name, names, type, subtypes });
  }
});

test.each(games)("every rule of $title is said in Japanese", async ({ id }) => {
  for (const { said } of await loadRules(id)) {
    const { topic, rule, ruling = rule } = said!.ja!;
    for (const text of [rule, ruling]) expect(text).toMatch(/[ぁ-ん]/);
    // where a line was broken in the file a blank would stand between two words that have none
    for (const text of [topic, rule, ruling])
      expect(text).not.toMatch(/[ぁ-んァ-ヶ一-龠。、] +[ぁ-んァ-ヶ一-龠]/);
  }
});
