/** Words of a set that was dropped on the page: its texts speak of them, and cards show them in both languages. */
import { Match } from "@tefuda/kernel";
import { readDropped } from "@tefuda/referee/dropped-set";
import { cardFilesOf, gameEntry } from "@tefuda/referee/games";
import { bookOf } from "@tefuda/referee/records/cards";
import { expect, test } from "vitest";
import { type Shelf, shelfOf, shelfWith } from "./shelf.ts";

const POST = `
- name: 配達頭
  kind: Unit
  faction: 蝸牛便
  type: Troop
  health: 1
  attacks: 1
  stats: { troop: 1/1, position: 1/1, vehicle: 1/1 }
  copies: 4
  artist: nobody
  number: 91-01-001-1
  texts: ["Your other Snail Post Troops have +1 attack.", "あなたの他の蝸牛便のユニットは攻撃+1を得る。"]
`;

async function shelf(words: string): Promise<Shelf> {
  const { set } = readDropped(
    [
      { path: "post/set.yaml", text: `name: 郵便\ngame: tails\nwords: ${words}\n` },
      { path: "post/cards/own.yaml", text: POST },
    ],
    ["tails"],
  );
  const pack = await gameEntry("tails").load();
  const none = { lists: [], packs: [], formats: [], lessons: [] };
  return shelfWith(shelfOf(pack, { cards: cardFilesOf("tails"), ...none }), [set]);
}

test("a dropped set is read, shown and replayed with its words", async () => {
  const { data, book, pack } = await shelf("[{ en: Snail Post, ja: 蝸牛便 }]");
  const card = data.cards.find(({ name }) => name === "配達頭")!;
  expect(card.texts.map(({ words }) => words)).toEqual([
    {
      en: "Your other Snail Post Troops have +1 attack.",
      ja: "あなたの他の蝸牛便の兵士は攻撃+1を得る。",
    },
    {
      en: "Your other Snail Post units have +1 attack.",
      ja: "あなたの他の蝸牛便のユニットは攻撃+1を得る。",
    },
  ]);
  expect(data.layout.words?.["Snail Post"]).toEqual({ en: "Snail Post", ja: "蝸牛便" });
  const names = Array.from({ length: 60 }, () => card.name);
  const record = new Match(book.game, { seed: 3, lists: [names, names] }).record();
  expect(record.words).toEqual([{ en: "Snail Post", ja: "蝸牛便", of: "faction" }]);
  const own = pack.assemble(cardFilesOf("tails")).book!;
  expect(bookOf(pack, own, record).book.cards.map(({ name }) => name)).toEqual(["配達頭"]);
});

test("without the word that a text speaks of, it is told where it stands", async () => {
  await expect(shelf("[]")).rejects.toMatchObject({
    problems: [{ file: "post/cards/own.yaml", line: 12, column: 23 }],
  });
});
