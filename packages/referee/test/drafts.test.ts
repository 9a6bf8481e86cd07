/** A scenario's own cards say what the rules need of a card, and no more. */
import type { GamePackage } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { cardFilesOf, gameEntry } from "../src/games.ts";
import { GAMES, twoOf, wrongWith } from "./ruling.ts";

describe.each(GAMES)("$id", ({ id, ox, row }) => {
  test("a card of one's own needs no second language, rarity, number, artist, code or copies", async () => {
    const start = `  start: {A: {${row.id}: [Test Ox, Test Cub]}}`;
    const expected = `  expect: [A.${row.id}: [Test Ox, Test Cub]]`;
    expect(await wrongWith(id, `${twoOf(ox)}\n${start}\n${expected}`)).toEqual([]);
  });

  const assemble = async (text: string, draft: boolean): Promise<ReturnType<GamePackage["assemble"]>> => {
    const pack = await gameEntry(id).load();
    const own = { path: "own", text, ...(draft ? { draft: true as const } : {}) };
    return pack.assemble([...cardFilesOf(id), ...(pack.filler ? [pack.filler] : []), own]);
  };
  const details = async (text: string): Promise<unknown[]> => {
    const { book, problems } = await assemble(text, true);
    expect(problems).toEqual([]);
    return book!.cards.filter(({ file }) => file === "own").map((card) => card.details);
  };
  const two = `- {name: Test Ox, ${ox}}\n- {name: Test Cub, ${ox}}\n`;

  test("what is made up is the same each time, and belongs to no other card", async () => {
    const once = await details(two);
    expect(await details(two)).toEqual(once);
    expect(JSON.stringify(once[0]) === JSON.stringify(once[1])).toBe(id === "ttcg");
  });

  test.runIf(id !== "ttcg")("a card file does not get off so lightly", async () => {
    expect((await assemble(two, false)).problems.length).toBeGreaterThan(0);
  });
});

test("what a card of the file says itself is not made up for another", async () => {
  const tails =
    "kind: Unit, type: Troop, health: 3, attacks: 1, stats: {troop: 1/1, position: 1/1, vehicle: 1/1}";
  const cards = `  cards:\n    - {name: Test Ox, ${tails}}\n    - {name: Test Cub, ${tails}, number: 00-00-001-1}`;
  expect(await wrongWith("tails", `${cards}\n  expect: [{over: false}]`)).toEqual([]);
  const wei = "type: general, nation: Wei, unit: infantry, cost: 1R, power: 3";
  const own = `  cards:\n    - {name: Test Ox, ${wei}}\n    - {name: Test Cub, ${wei}, code: RULING-1}`;
  expect(await wrongWith("sangoku", `${own}\n  expect: [{over: false}]`)).toEqual([]);
});

test.each(["trails", "sangoku"] as const)("a name in one language stands for both (%s)", async (id) => {
  const { ox, row } = GAMES.find((game) => game.id === id)!;
  for (const name of ["Test Ox", "{en: Test Ox}", "{ja: Test Ox}", "{en: Test Ox, ja: 試しの牛}"])
    expect(
      await wrongWith(
        id,
        `  cards: [{name: ${name}, ${ox}}]\n  start: {A: {${row.id}: [Test Ox]}}\n  expect: [A.${row.id}: [Test Ox]]`,
      ),
      name,
    ).toEqual([]);
});
