/** Texts that go round without end are named, and the table stays as it was; what ends is played as ever. */
import { expect, test } from "vitest";
import { table } from "../test/at-desk.ts";
import { memoryKeeper } from "./keeper.ts";

const wheel = (text: string): string => `- name: { en: Ever Wheel, ja: 回り車 }
  kind: Unit
  type: Troop
  terrain: Meadow
  texts: ["${text}"]
  health: 2
  attacks: 1
  stats: { troop: 1/2, position: 1/1, vehicle: 1/1 }
`;
const WHEEL =
  "When you draw a card, shuffle a card from your hand at random into your draw pile, then draw a card.";
const files = {
  "set.yaml": "name: Mine\ngame: tails\n",
  "cards/0.yaml": wheel(WHEEL),
  "cards/1.yaml": "- { name: Deep Breath, kind: Event, number: 00-00-002-1, texts: [Draw a card.] }\n",
};
const begin = {
  start: {
    A: { hand: ["Deep Breath", "Hired Ducks"], units: ["Ever Wheel"] },
    B: { hand: ["Hired Ducks"], units: ["Goat Volunteers"] },
  },
  choices: [],
};

async function tried(more: Record<string, string> = {}) {
  const page = table(memoryKeeper());
  await page.ask({ ask: "tryOut", game: "tails", files: { ...files, ...more }, begin, others: "person" });
  return page;
}

test("the texts that go on are named, and another answer is still taken", async () => {
  const page = await tried();
  const before = page.updates().at(-1)!;
  const play = page.ask({ ask: "answer", seat: 0, say: "play Deep Breath" });
  await expect(play).rejects.toThrow(
    `This would go on without end: Ever Wheel ("${WHEEL}"). Nothing of it was done, and the table is as it was.`,
  );
  expect(page.got.at(-1)).toMatchObject({ code: "endless" });
  expect(page.updates().at(-1)!.step).toBe(before.step);
  await page.ask({ ask: "answer", seat: 0, say: "end turn" });
  expect(page.updates().at(-1)!.step).toBeGreaterThan(before.step);
});

test("in Japanese by the words that are printed in it", async () => {
  const page = await tried();
  await page.ask({ ask: "configure", settings: { autoPass: false, language: "ja" } });
  await expect(page.ask({ ask: "answer", seat: 0, say: "play Deep Breath" })).rejects.toThrow(
    /^次のテキストが終わりなく続きます：「回り車」（.*カードを1枚引.*）。この選択は行われず、テーブルは元のままです。$/,
  );
});

test("what draws once ends", async () => {
  const once = wheel("When you draw a card, each opponent draws a card.");
  const page = await tried({ "cards/0.yaml": once });
  expect(await page.ask({ ask: "answer", seat: 0, say: "play Deep Breath" })).toEqual({ done: true });
});
