import type { OptionView, PlaceView } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { byPlace, menuOf, namesIn, placeKey } from "./choose.ts";

const at = (zone: string, place: number, seat = 0): PlaceView => ({ zone, seat, place });
const option = (notation: string, verb: string, cards: PlaceView[], text?: number): OptionView => ({
  notation,
  verb,
  cards,
  text,
});

test("options stand with the card at which they begin", () => {
  const options = [
    option("strike Bear > Wall", "strike", [at("row", 0), at("row", 0, 1)]),
    option("pass", "pass", []),
  ];
  expect([...byPlace(options).keys()]).toEqual([placeKey(at("row", 0))]);
});

test("a menu holds one entry for a verb that wants a second card, and one for each text", () => {
  const bear = at("row", 0);
  const entries = menuOf([
    option("strike Bear > Wall", "strike", [bear, at("row", 0, 1)]),
    option("strike Bear > player", "strike", [bear]),
    option("use Bear 1", "use", [bear], 0),
    option("use Bear 2", "use", [bear], 1),
  ]);
  expect(entries.map((e) => [e.id, e.needsTarget, e.options.length])).toEqual([
    ["strike >", true, 2],
    ["use Bear 1", false, 1],
    ["use Bear 2", false, 1],
  ]);
});

test("names are read out of a notation", () => {
  expect(namesIn(option("strike Old Bear@B.row.2 > Wall", "strike", []))).toEqual(["Old Bear", "Wall"]);
  expect(namesIn(option("use Old Bear 1", "use", [], 0))).toEqual(["Old Bear"]);
  expect(namesIn(option("first Old Bear@B.row.2: Last Stand", "first", [], 4))).toEqual(["Old Bear"]);
  expect(namesIn(option("Old Bear#2", "", []))).toEqual(["Old Bear"]);
});
