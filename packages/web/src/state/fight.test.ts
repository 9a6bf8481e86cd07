import type { CardView } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { fight as look } from "../data/looks/trails.ts";
import { type Fight, type Fighter, forecast } from "./fight.ts";

interface Made {
  str: number;
  def: number;
  cp: number;
  marks?: string[];
  icon?: string;
}
function fighter(name: string, seat: number, { str, def, cp, marks = [], icon }: Made): Fighter {
  const value = (n: number) => ({ now: n, printed: n });
  const view: CardView = {
    name,
    turned: false,
    faceDown: false,
    values: { str: value(str), def: value(def), cp: value(cp) },
    counts: {},
    marks,
    host: null,
    under: [],
  };
  const texts = icon ? [{ kind: "icon", words: { en: icon } }] : [];
  const info = { name, type: "UNIT", subtypes: [], values: [], texts, file: "", line: 1 };
  return { info, view, place: { zone: "field", seat, place: 0 } };
}
const told = (strikers: Fighter[], struck: Fighter | null, more: Partial<Fight> = {}): string[] => {
  const fight: Fight = {
    strikers,
    struck,
    by: 0,
    on: 1,
    back: null,
    begun: false,
    together: false,
    walls: 0,
    ...more,
  };
  const { strength, wall, outcomes } = forecast(look, fight);
  return [
    `${strength}/${wall ?? "-"}`,
    ...outcomes.map(({ says, card, seat, n, strength: hits }) =>
      [says, card, seat === undefined ? undefined : "AB"[seat], n, hits]
        .filter((x) => x !== undefined)
        .join(" "),
    ),
  ];
};
const wolf = fighter("Wolf", 0, { str: 7, def: 4, cp: 2 });
const bear = fighter("Bear", 0, { str: 2, def: 6, cp: 4 });
const wall = { str: 5, def: 5, cp: 3 };

test("trails-6.7 to 6.10: one against one", () => {
  expect(told([wolf], fighter("Wall", 1, wall))).toEqual([
    "7/5",
    "falls Wall B 3",
    "over B 2",
    "back Wall 5",
    "falls Wolf A 2",
  ]);
  expect(told([bear], fighter("Wall", 1, wall))).toEqual([
    "2/5",
    "stands Wall",
    "back Wall 5",
    "stands Bear",
  ]);
});

test("trails-6.10: against a player it is the whole strength", () => {
  expect(told([wolf, bear], null)).toEqual(["9/-", "over B 9"]);
});

test("trails-7.3, 7.4: a group causes no overkill, and each of those that could fall is named until one is chosen", () => {
  const struck = fighter("Wall", 1, wall);
  expect(told([wolf, bear], struck)).toEqual([
    "9/5",
    "falls Wall B 3",
    "spared",
    "back Wall 5",
    "mayFall Wolf A 2",
  ]);
  expect(told([wolf, bear], struck, { back: bear })).toContain("stands Bear");
  expect(told([wolf], struck, { together: true })).toContain("spared");
});

test("trails-7.8, 9.8: support, and texts that forbid a stun or fighting back", () => {
  expect(told([wolf], fighter("Wall", 1, { ...wall, marks: ["support"] }))).toContain("spared");
  const firm = fighter("Wall", 1, { ...wall, marks: ["cannot be stunned", "cannot fight back"] });
  expect(told([wolf], firm)).toEqual(["7/5", "stands Wall", "over B 2", "meek Wall"]);
});

test("trails-10.5: 【Martial Arts】 counts before the fight, and no second time in it", () => {
  const monk = fighter("Monk", 1, { ...wall, icon: "【Martial Arts】" });
  expect(told([wolf, bear], monk)).toEqual([
    "9/7",
    "falls Monk B 3",
    "spared",
    "back Monk 7",
    "mayFall Wolf A 2",
    "mayFall Bear A 4",
  ]);
  expect(told([wolf], monk, { begun: true })[0]).toBe("7/5");
  expect(told([fighter("Fox", 0, { str: 5, def: 1, cp: 1, marks: ["martial arts"] })], monk)[0]).toBe("5/5");
});
