/** A text that is whole and stands where it cannot: whoever has written it is told what is missing there, or where it can stand. */
import { describe, expect, test } from "vitest";
import { games, loadGame } from "../src/games.ts";

const DRAW = { en: "Draw a card.", ja: "カードを1枚引く。" };

describe.each(games.map(({ id }) => id))("%s", (id) => {
  test.each(["en", "ja"] as const)(
    "what is only done is told when, or where it can stand, in %s",
    async (language) => {
      const { pack } = await loadGame(id);
      const kinds = [...new Set(pack.textPlaces!.map(({ card }) => card))];
      const part = pack.textPlaces![0]!.part;
      for (const card of kinds) {
        const place = { card, part };
        const { problem } = pack.readText(DRAW[language], language, place);
        if (!problem) continue;
        // a sentence that is not at its end is not told of other places
        const open = pack.readText(DRAW[language].slice(0, -1), language, place).problem!;
        expect(open.message.en, card).not.toMatch(/it is not said when|it can stand on/);
        const before = /^it is not said when this is done; with "(.*)" before it/.exec(
          problem.message.en,
        )?.[1];
        if (before !== undefined) {
          expect(problem.message.ja).toContain(`「${before}」`);
          expect(pack.readText(`${before} ${DRAW[language]}`, language, place).problem, card).toBeUndefined();
          continue;
        }
        const said = /it can stand on: (.*)$/.exec(problem.message.en)?.[1];
        const others = kinds.filter((kind) => said?.split(", ").includes(kind));
        // on Tails' cards it says itself what it would have to be
        if (said === undefined)
          expect(problem.message.en, card).toMatch(/^this text reads but means nothing here/);
        else expect(others.length, card).toBeGreaterThan(0);
        for (const other of others)
          expect(
            pack.readText(DRAW[language], language, { card: other, part }).problem,
            other,
          ).toBeUndefined();
      }
    },
  );
});

test.each([
  ["ttcg", "unit", "Passive: Your other units gain 100 attack. ", "Normal: Draw a card.", undefined],
  ["sangoku", "main tactic", "Draw a card. ", "Fort Trigger: Draw a card.", "fort"],
  ["trails", "UNIT", "When this UNIT attacks, draw a card. ", "Arts: Draw a card.", "art"],
] as const)(
  "of %s, where another text begins on a %s, it is told to be written by itself",
  async (id, card, one, next, part) => {
    const { pack } = await loadGame(id);
    const { part: texts } = pack.textPlaces![0]!;
    const { problem } = pack.readText(one + next, "en", { card, part: texts });
    expect(problem?.message.en).toBe(
      `here another text begins: write it by itself${part === undefined ? "" : `, as "${part}"`}`,
    );
    expect(problem?.column).toBe(one.length + 1);
  },
);
