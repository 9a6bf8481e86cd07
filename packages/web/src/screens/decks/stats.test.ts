/** What a deck is made of, for games that weigh their cards differently. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { describe, expect, test } from "vitest";
import { shuffled } from "./hand.ts";
import { curveOf, groupsOf } from "./stats.ts";
import { weightNames, weightOf } from "./weights.ts";

type Part = Partial<CardInfo> & Pick<CardInfo, "name" | "type">;
const card = (part: Part): CardInfo => ({ subtypes: [], values: [], texts: [], file: "", line: 0, ...part });
const value = (id: string, value: number) => ({ id, value });
const cost = { id: "cost", name: { en: "Cost", ja: "コスト" } };

const ttcg = lookOf("ttcg");
const imp = card({ name: "Imp", type: "Fire", values: [value("rank", 2), value("attack", 300)] });
const ox = card({ name: "Ox", type: "Fire", values: [value("rank", 5), value("attack", 400)] });
const spell = card({
  name: "Rain",
  type: "Spell",
  texts: [{ kind: "", words: { en: "Draw.", ja: "引く。" } }],
});

describe("a card weighs", () => {
  test.each<[string, Look, CardInfo, number | null, string[]]>([
    ["its stars", ttcg, imp, 2, ["rank"]],
    ["nothing where it has none", ttcg, spell, null, []],
    [
      "the units of its price",
      lookOf("sangoku"),
      card({
        name: "A",
        type: "general",
        values: [value("power", 500)],
        details: [{ ...cost, value: "1P2C" }],
      }),
      3,
      ["Cost"],
    ],
    [
      "the first of its costs",
      lookOf("trails"),
      card({ name: "B", type: "UNIT", values: [value("cp", 4), value("ep", 1)] }),
      4,
      ["cp"],
    ],
    [
      "else the first value that it shows",
      lookOf("tails"),
      card({ name: "C", type: "Troop", values: [value("health", 3), value("attacks", 1)] }),
      3,
      ["health"],
    ],
  ])("%s", (_, look, one, weight, names) => {
    expect(weightOf(one, look)).toBe(weight);
    expect(weightNames([one], look).map(({ en }) => en)).toEqual(names);
  });
});

test("a deck is counted by type and weight, and knows what the game does not", () => {
  const cards = [spell, ox, imp];
  const groups = groupsOf(["Ox", "Imp", "Gone", "Imp", "Rain"], cards, ttcg, ({ name }) => name);
  expect(groups.map(({ type, n, entries }) => [type, n, entries.map((e) => `${e.n} ${e.name}`)])).toEqual([
    ["spell", 1, ["1 Rain"]],
    ["fire unit", 3, ["2 Imp", "1 Ox"]],
    ["", 1, ["1 Gone"]],
  ]);
  const curve = curveOf(groups, cards, ttcg);
  expect(curve.map(({ weight, n }) => [weight, n])).toEqual([
    [2, 2],
    [3, 0],
    [4, 0],
    [5, 1],
    [null, 1],
  ]);
});

test("what is far too heavy stands in the last bar of the curve", () => {
  const heavy = [1, 9, 12].map((n) => card({ name: `${n}`, type: "Fire", values: [value("rank", n)] }));
  const curve = curveOf(
    groupsOf(["1", "9", "12"], heavy, ttcg, ({ name }) => name),
    heavy,
    ttcg,
  );
  expect(curve.length).toBe(9);
  expect(curve.at(-1)).toMatchObject({ weight: 9, more: true, n: 2 });
  expect(curveOf([], [spell], ttcg).map(({ weight, n }) => [weight, n])).toEqual([[null, 0]]);
});

test("a deck is shuffled as its seed says, with all its cards", () => {
  const deck = Array.from({ length: 40 }, (_, i) => `${i % 20}`);
  expect(shuffled(deck, 3)).toEqual(shuffled(deck, 3));
  expect(shuffled(deck, 4)).not.toEqual(shuffled(deck, 3));
  expect(shuffled(deck, 4).sort()).toEqual([...deck].sort());
});
