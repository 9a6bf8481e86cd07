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

test("of Trails, where an art begins in the texts of a UNIT, it is told to be written by itself", async () => {
  const { pack } = await loadGame("trails");
  const one = "When this UNIT attacks, draw a card. ";
  const { problem } = pack.readText(`${one}Arts: Draw a card.`, "en", { card: "UNIT", part: "texts" });
  expect(problem?.message.en).toBe('here another text begins: write it by itself, as "art"');
  expect(problem?.column).toBe(one.length + 1);
});

test.each([
  [
    "ttcg",
    "unit",
    "Passive: Your other units gain 100 attack. Normal: Draw a card.",
    "Passive: Other units you control get +100 attack. Normal: Draw a card.",
    "常時：あなたの他のユニットは攻撃力+100を得る。通常：カードを1枚引く。",
  ],
  [
    "sangoku",
    "main tactic",
    "Draw a card. Fort Trigger: Draw a card.",
    "Draw a card. Fort Trigger: Draw a card.",
    "カードを1枚引く。城壁トリガー：カードを1枚引く。",
  ],
] as const)(
  "of %s, both texts of a box are read on a %s, and their print is read again",
  async (id, card, text, en, ja) => {
    const { pack } = await loadGame(id);
    const place = { card, part: pack.textPlaces![0]!.part };
    expect(pack.readText(text, "en", place).said).toEqual({ en, ja });
    expect(pack.readText(ja, "ja", place).said).toEqual({ en, ja });
    // what is wrong in the second is told at its place
    const wrong = text.replace(/Draw a card\.$/, "Drax a card.");
    expect(pack.readText(wrong, "en", place).problem?.column).toBe(wrong.indexOf("Drax") + 1);
  },
);

test.each([
  ["trails", "EVENT", "A UNIT gets +1/+1", "UNIT1枚は+1/+1を得る。"],
  ["sangoku", "main tactic", "A general gets +1000", "武将1体は武力+1000。"],
] as const)(
  "of %s, where a text on a %s does not say how long it lasts, that is told",
  async (id, card, en, ja) => {
    const { pack } = await loadGame(id);
    const place = { card, part: pack.textPlaces![0]!.part };
    expect(pack.readText(`${en}.`, "en", place).problem?.message.en).toMatch(/^it is not said for how long/);
    expect(pack.readText(`${en} this turn.`, "en", place).problem).toBeUndefined();
    expect(pack.readText(ja, "ja", place).problem?.message.ja).toMatch(/^いつまで続くのか/);
    expect(pack.readText(`このターンの間、${ja}`, "ja", place).problem).toBeUndefined();
  },
);
