/** Whoever is asked to choose cards for what a text does, or whether it is done, is told what that is. */
import { loadGame } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";

describe.each(["trails", "sangoku", "tails", "dew"])("%s", (id) => {
  test("says in both languages what each choice of a card's text is for", async () => {
    const { code } = (await loadGame(id)).book.game;
    const asked = code.asks.flatMap((spec) => (spec?.says ? [spec.says] : []));
    expect(asked.length).toBeGreaterThan(10);
    for (const says of asked) {
      expect(says("en")).toMatch(/[a-z].*[.)]$/i);
      expect(says("ja")).toMatch(/[ぁ-ん].*[。）]$/);
    }
  });
});
