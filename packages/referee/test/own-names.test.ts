/** In every game and in either language a card may call itself by its name; shown is what the game calls it there. */
import type { SourceFile } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { gameEntry } from "../src/games.ts";

const NAME = { en: "Lamp Otter", ja: "灯火カワウソ" };

async function withText(game: string, said: string) {
  const pack = await gameEntry(game).load();
  const [place] = pack.textPlaces!;
  const fields = { ...pack.cardWith!(NAME.en, said, place!), name: NAME };
  const file: SourceFile = { path: "own.yaml", text: JSON.stringify([fields]), draft: true };
  const { book, problems } = pack.assemble([...(pack.filler ? [pack.filler] : []), file]);
  const card = book?.cards.find(({ name }) => name.startsWith(NAME.en));
  return { problems, words: card?.texts[0]?.words };
}

test.each([
  ["tails", "this unit", "このユニット"],
  ["trails", "this UNIT", "このUNIT"],
  ["sangoku", "this general", "この武将"],
  ["ttcg", "this card", "このカード"],
  ["dew", "this critter", "この虫"],
])("a card of %s calls itself by its name", async (game, itself, itselfJa) => {
  for (const said of [
    "When Lamp Otter attacks, draw a card.",
    "灯火カワウソが攻撃した時、カードを1枚引く。",
  ]) {
    const { problems, words } = await withText(game, said);
    expect(problems).toEqual([]);
    expect(words!.en).toContain(`When ${itself} attacks`);
    expect(words!.ja).toContain(`${itselfJa}が攻撃したとき`);
  }
  for (const said of [
    "When another Lamp Otter attacks, draw a card.",
    "他の灯火カワウソが攻撃した時、カードを1枚引く。",
  ])
    expect((await withText(game, said)).problems).toHaveLength(1);
});
