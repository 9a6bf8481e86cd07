/** What a unit is not, as people write it: with the noun said again, with "non-", with or without an article. */
import { expect, test } from "vitest";
import { readText } from "./index.ts";

test.each([
  ["that are not Meadow", ["that isn't a Meadow unit", "that is not a Meadow card"], "Each non-Meadow unit"],
  ["that are not Burrow Guard", ["that isn't a Burrow Guard unit"], "Each non-Burrow Guard unit"],
  ["that are not Armor", ["that isn't an Armor unit", "that is not Armor"], "Each non-Armor unit"],
  ["that are not Vehicles", ["that isn't a Vehicle unit", "that isn't a Vehicle"], "Each non-Vehicle unit"],
])("units %s", (said, others, before) => {
  const meant = readText(`Units ${said} have +1 attack.`);
  expect(meant).toHaveProperty("text");
  for (const each of [before, ...others.map((other) => `Each unit ${other}`)])
    expect(readText(`${each} gets +1 attack.`), each).toEqual(meant);
});

test("in Japanese too", () => {
  const read = (text: string) => readText(text, { language: "ja" });
  const meant = read("牧草地でないユニットは攻撃+1を得る。");
  expect(meant).toHaveProperty("text");
  expect(read("牧草地のユニットではないユニットは攻撃+1を得る。")).toEqual(meant);
});

test("a card that is no such unit may be no unit at all, and is not read as one", () => {
  expect(readText("Discard a card that isn't a Meadow unit.", { card: "event" })).toHaveProperty("error");
});
