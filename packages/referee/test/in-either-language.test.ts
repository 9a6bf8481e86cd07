/** Rulings in Japanese alone: cards by any name that people write, and answers as the table shows them. */
import { expect, test } from "vitest";
import { games, loadGame } from "../src/games.ts";
import { wordsOf } from "../src/words.ts";
import { ruled, wrongWith } from "./ruling.ts";

const CARDS = `  cards:
    - {name: {ja: 隠居の剣客}, sub: {ja: 峠越え}, type: UNIT, cp: 1, str: 3, def: 2}
    - {name: {ja: 荷運びの若衆}, generic: true, type: UNIT, cp: 1, str: 1, def: 1}
    - {name: {ja: 茶屋の娘}, sub: {ja: 朝}, type: UNIT, cp: 1, str: 1, def: 1}
    - {name: {ja: 茶屋の娘}, sub: {ja: 夕}, type: UNIT, cp: 1, str: 1, def: 1}`;
const trails = (rest: string): Promise<string[]> => wrongWith("trails", `${CARDS}\n${rest}`);

test.each([
  "隠居の剣客, 峠越え",
  "隠居の剣客、峠越え",
  "隠居の剣客 峠越え",
  "隠居の剣客　峠越え",
  "隠居の剣客",
])("a card is found by its name as people write it: %s", async (name) => {
  const start = `  start: {A: {場: [${name.includes(",") ? `"${name}"` : name}], 手札: [荷運びの若衆 一般]}}`;
  expect(
    await trails(
      `${start}\n  expect: [{A.場: ["${name}"]}, "${name} has STR 3", "${name}@A.場 is in A.場", {A.手札: [荷運びの若衆]}]`,
    ),
  ).toEqual([]);
});

test("a name that two cards share is no card's, and both are named", async () => {
  const wrong = (await trails("  start: {A: {場: [茶屋の娘]}}\n  expect: [{turn: 3}]")).join();
  expect(wrong).toMatch(/茶屋の娘 朝/);
  expect(wrong).toMatch(/茶屋の娘 夕/);
});

const ATTACK = `  start: {question: attack, A: {場: [隠居の剣客]}, B: {場: [荷運びの若衆]}}`;

test("answers are taken in the words of either language", async () => {
  for (const [attack, pass] of [
    ["攻撃する 隠居の剣客 > 荷運びの若衆", "パス"],
    ["attack 隠居の剣客, 峠越え > 荷運びの若衆, Common", "pass"],
    ["攻撃する　隠居の剣客＠Ａ．場 ＞ 荷運びの若衆 一般@B.場.1", "パス"],
  ]) {
    const play = `  play:
    - expect: [{options include: "${attack}"}]
    - do: [{A: "${attack}"}, {auto: ${pass}}]
    - expect: [隠居の剣客 is tapped]`;
    expect(await trails(`${ATTACK}\n${play}`)).toEqual([]);
  }
});

test("what can be answered is told in the language of whoever reads it", async () => {
  const play = "do: [{A: 攻撃する 隠居の剣客 > 隠居の剣客}]\n  expect: [{turn: 3}]";
  const { wrong, ja } = await ruled("trails", `${CARDS}\n${ATTACK}\n  ${play}`);
  expect(wrong[0]).toMatch(/attack 隠居の剣客, 峠越え > 荷運びの若衆, Common/);
  expect(ja[0]).toMatch(/攻撃する 隠居の剣客 峠越え > 荷運びの若衆 一般/);
});

test.each(games.map(({ id }) => id))(
  "in %s every answer has words for a menu, in both languages",
  async (id) => {
    const { game, pack } = await loadGame(id);
    // those of a number, of "give up" and of the parts of a text are said in other ways
    const said = wordsOf(game, pack.layout).answers.filter(
      ({ id }) => !/^(\d+|give up|do|part \d)$/.test(id),
    );
    expect(said.filter(({ names }) => !(names.en && names.ja)).map(({ id }) => id)).toEqual([]);
  },
);
