/** Why something cannot be done is said in Japanese, in every game. */
import { type Game, needIn } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { games, sharedGame } from "../src/games.ts";
import { declaredNeeds, explainedNeeds, sourceOf } from "./needs-of.ts";

const inJapanese = (game: Game, needs: string): string => needIn(game, needs, "ja");
/** Words of these letters that Japanese has too. */
const TERMS = /\b(?:CP|EP|UNIT|ITEM|EVENT|BASE)\b/g;
const isForeign = (said: string): boolean => /[A-Za-z]{2}/.test(said.replace(TERMS, ""));

describe.each(games)("$id", ({ id }) => {
  test("says in Japanese all that its rules and cards need", async () => {
    const { game } = await sharedGame(id);
    const needs = [...declaredNeeds(game), ...explainedNeeds(id)];
    expect(needs.length).toBeGreaterThan(15);
    expect(needs.filter((said) => isForeign(inJapanese(game, said)))).toEqual([]);
  });

  test("has words only for what is said somewhere", async () => {
    const { game } = await sharedGame(id);
    const source = ["kernel/src", "language/src", "games"].map(sourceOf);
    const whole = Object.keys(game.needs!.ja!).filter((said) => / /.test(said) && !said.includes("{0}"));
    expect(whole.filter((said) => !source.some((text) => text.includes(`"${said}"`)))).toEqual([]);
  });
});

test("what texts of TTCG are put together of is said part by part", async () => {
  const { game } = await sharedGame("ttcg");
  for (const [needs, said] of [
    ["its type is light or fire", "タイプが光か火である"],
    ["its rank is at most 3", "ランクが3以下である"],
    ["its attack is less than its own defense", "攻撃力が自身の防御力より低い"],
    ["it lies in the discard pile of your opponent's", "相手の捨て札にある"],
    ["it is the main phase of your opponent's turn", "相手のメインフェイズである"],
    [
      "it is your turn, or not: the opponent controls no unit",
      "自分のターンである、または次のことが成り立たない：相手がユニットをコントロールしていない",
    ],
    ["it is a bird of the moon", "it is a bird of the moon"],
  ] as const)
    expect(inJapanese(game, needs)).toBe(said);
});
