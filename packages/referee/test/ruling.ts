/** Scenarios written into a test, of any game, run in all four ways. */

import { expect } from "vitest";
import { bindAll, type Suite } from "../src/bound.ts";
import { gameEntry } from "../src/games.ts";
import { formatProblem } from "../src/problems.ts";
import { MODES } from "../src/scenario.ts";
import { readScenarios } from "../src/scenario-file.ts";
import { runSuite } from "../src/suite.ts";
import { englishOf } from "./in-japanese.ts";

/** What is wrong with a scenario of a game, with its file or when it is run in any way; `text` stands below title and rules. */
export const wrongWith = async (game: string, text: string): Promise<string[]> =>
  (await ruled(game, text)).wrong;

/** The same, with what is noted of it besides, and in Japanese what goes wrong as it is. */
export async function ruled(
  game: string,
  text: string,
): Promise<{ wrong: string[]; notes: string[]; ja: string[] }> {
  const file = { path: "r.yaml", text: `- title: x\n  rules: [${game}-1.1]\n${text}\n` };
  const { doc, scenarios } = readScenarios(file);
  const suite: Suite = { bound: [], problems: [...doc.problems] };
  doc.problems.length = 0;
  // without the cards of the set, of which putting together all takes its time
  bindAll(await gameEntry(game).load(), [], scenarios, suite);
  if (suite.problems.length > 0) {
    for (const { message } of suite.problems) englishOf(message);
    return { wrong: suite.problems.map(formatProblem), notes: [], ja: [] };
  }
  expect(suite.bound).toHaveLength(1);
  const results = runSuite(suite, MODES);
  return {
    wrong: results.flatMap(({ mode, failures }) => failures.map((f) => `${mode} ${englishOf(f)}`)),
    notes: results[0]!.notes.map(englishOf),
    ja: results[0]!.failures.map(({ ja }) => ja),
  };
}

/** Of each game: a card of two lines that says no more than the rules need, and what its zones and numbers are called. */
export const GAMES = [
  {
    id: "ttcg",
    ox: 'type: Earth, subtypes: [Beast], level: 1, attack: 3, defense: 2, effects: ["Draw one card.", "Gain one point."]',
    row: { id: "units", read: ["Units", "ユニット", "UNITS"] },
    pile: { id: "pile", read: ["Discard pile", "捨て札", "discard-pile"] },
    number: { id: "points", read: ["Points", "ポイント"], n: 20 },
    value: { read: ["attack"], n: 3 },
  },
  {
    id: "tails",
    ox: "kind: Unit, type: Troop, health: 3, attacks: 1, stats: {troop: 1/1, position: 1/1, vehicle: 1/1}",
    row: { id: "units", read: ["Units"] },
    pile: { id: "pile", read: ["Discards", "discards"] },
    number: { id: "base", read: ["Base"], n: 30 },
    value: { read: ["health"], n: 3 },
  },
  {
    id: "trails",
    ox: "type: UNIT, cp: 1, str: 3, def: 2",
    row: { id: "field", read: ["Field", "場"] },
    pile: { id: "trail", read: ["Trail", "軌跡"] },
    number: { id: "bond", read: ["Bond", "絆"], n: 40 },
    value: { read: ["str", "STR"], n: 3 },
  },
  {
    id: "sangoku",
    ox: "type: general, nation: Wei, unit: infantry, cost: 1R, power: 3",
    row: { id: "battlefield", read: ["Battlefield", "戦場"] },
    pile: { id: "pile", read: ["Discard pile", "捨て札"] },
    number: { id: "placed", read: ["placed"], n: 0 },
    value: { read: ["power", "武力"], n: 3 },
  },
] as const;

/** Two cards of a game's own, for a scenario's `cards`. */
export const twoOf = (ox: string): string =>
  `  cards:\n    - {name: Test Ox, ${ox}}\n    - {name: Test Cub, ${ox}}`;
