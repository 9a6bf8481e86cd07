import type { CardInfo, CardView } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { paysFor, unitsOf } from "../card/prices.ts";
import { fight as look, sangoku } from "../data/looks/sangoku.ts";
import { type Fighter, forecast } from "./fight.ts";

interface Made {
  power: number;
  traits?: string;
  marks?: string[];
  counts?: Record<string, number>;
  fortDamage?: number;
}
function fighter(
  name: string,
  seat: number,
  { power, traits = "", marks = [], counts = {}, fortDamage = 1 }: Made,
): Fighter {
  const value = (n: number) => ({ now: n, printed: n });
  const view: CardView = {
    name,
    turned: false,
    faceDown: false,
    values: { power: value(power), fortDamage: value(fortDamage) },
    counts,
    marks,
    host: null,
    under: [],
  };
  const texts = traits ? [{ kind: "emblems", words: { en: traits } }] : [];
  const info = { name, type: "general", subtypes: [], values: [], texts, file: "", line: 1 };
  return { info, view, place: { zone: "battlefield", seat, place: 0 } };
}
/** What is told of an attack of A. */
const told = (striker: Fighter, struck: Fighter | null, walls = 3): string[] => {
  const fight = {
    strikers: [striker],
    struck,
    by: 0,
    on: 1,
    back: null,
    begun: false,
    together: false,
    walls,
  };
  return forecast(look, fight).outcomes.map(({ says, card, seat, n, wall }) =>
    [says, card, seat === undefined ? undefined : "AB"[seat], n, wall]
      .filter((x) => x !== undefined)
      .join(" "),
  );
};
const lion = fighter("Lion", 0, { power: 2000 });
const hare = fighter("Hare", 1, { power: 1000 });

test("sangoku-7.12 to 7.15: both strike, and what was suffered before counts", () => {
  expect(told(lion, hare)).toEqual(["falls Hare B 2000 1000", "stands Lion 1000 2000"]);
  const weary = fighter("Lion", 0, { power: 2000, counts: { damage: 1000 } });
  expect(told(weary, hare)).toEqual(["falls Hare B 2000 1000", "falls Lion A 2000 2000"]);
});

test("sangoku-8.1 to 8.7: forts fall, no more than there are, and without any the game is won", () => {
  const ram = fighter("Ram", 0, { power: 500, fortDamage: 2 });
  expect(told(ram, null)).toEqual(["walls B 2"]);
  expect(told(ram, null, 1)).toEqual(["walls B 1"]);
  expect(told(ram, null, 0)).toEqual(["last B"]);
  expect(told(fighter("Dove", 0, { power: 500, fortDamage: 0 }), null, 0)).toEqual([]);
});

test("sangoku-10.20: who strikes first is not struck by what retires from it", () => {
  const quick = fighter("Quick", 0, { power: 1000, counts: { strikesFirst: 1 } });
  expect(told(quick, hare)).toEqual(["first Quick", "falls Hare B 1000 1000", "unhurt Quick"]);
  expect(told(quick, fighter("Bull", 1, { power: 1500 }))).toEqual([
    "first Quick",
    "stands Bull 1000 1500",
    "falls Quick A 1500 1000",
  ]);
});

test("sangoku-10.3, 10.5, 10.17: emblems that decide, printed, given or lost", () => {
  expect(told(fighter("Ox", 0, { power: 2000, traits: "【Haste】【Trample】" }), hare)).toContain(
    "tramples B",
  );
  expect(told(fighter("Ox", 0, { power: 2000, traits: "【Trample】" }), hare, 0)).not.toContain("tramples B");
  expect(told(fighter("Ox", 0, { power: 2000, marks: ["trample"] }), hare)).toContain("tramples B");
  const lost = fighter("Ox", 0, { power: 2000, traits: "【Trample】", marks: ["no trample"] });
  expect(told(lost, hare)).not.toContain("tramples B");
  const silent = fighter("Ox", 0, { power: 2000, traits: "【Trample】", marks: ["silent"] });
  expect(told(silent, hare)).not.toContain("tramples B");
  const pike = fighter("Pike", 1, { power: 1000, traits: "【Long Spear】" });
  expect(told(fighter("Fast", 0, { power: 2000, traits: "【Haste】" }), pike)).toContain(
    "falls Fast A 2000 2000",
  );
  const huge = { traits: "【Combat Elephant】" };
  expect(told(fighter("Huge", 0, { power: 2000, ...huge }), hare)).toContain("unhurt Huge");
  expect(told(fighter("Huge", 0, { power: 1000, ...huge }), hare)).toContain("falls Huge A 1000 1000");
});

test("sangoku-10.28, 1.2: a stance that was spent, and texts that forbid damage or retiring", () => {
  const stanced = { counts: { stanced: 1 } };
  expect(
    told(fighter("Lion", 0, { power: 2000, ...stanced }), fighter("Hare", 1, { power: 1000, ...stanced })),
  ).toEqual(["unhurt Hare", "unhurt Lion"]);
  expect(told(lion, fighter("Hare", 1, { power: 1000, marks: ["no battle damage"] }))).toContain(
    "unhurt Hare",
  );
  expect(told(lion, fighter("Hare", 1, { power: 1000, marks: ["cannot retire"] }))).toContain(
    "stands Hare 2000 1000",
  );
});

test("sangoku-5.4, 10.13, 10.14: what a cost is, and what a resource pays", () => {
  const price = sangoku.price!;
  const card = (subtypes: string[], en = ""): CardInfo => ({
    name: "Card",
    type: "general",
    subtypes,
    values: [],
    texts: en ? [{ kind: "emblems", words: { en } }] : [],
    details: [{ id: "cost", name: { en: "Cost" }, value: "2R1C" }],
    file: "",
    line: 1,
  });
  expect(unitsOf(card([]), price)).toEqual(["R", "R", "C"]);
  const { view } = hare;
  expect(paysFor(card(["Wei", "cavalry"]), view, price)).toBe("R");
  expect(paysFor(card(["Wei"], "【Outsource: Shu】【Haste】"), view, price)).toBe("RG");
  expect(paysFor(card(["Wu"], "【Diplomacy: Shu, Wu】"), view, price)).toBe("GB");
  expect(paysFor(card(["Wei"]), { ...view, faceDown: true }, price)).toBe("C");
  expect(paysFor(undefined, { ...view, faceDown: true }, price)).toBe("C");
});
