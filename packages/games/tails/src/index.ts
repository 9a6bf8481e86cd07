/** Tails and Tactics as a package: everything that table, terminal, bots and scenarios need of it. */
import { problemOf } from "@tefuda/cardtext/problem";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import { assembleTails } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { readDeck } from "./rules/01-decks.ts";
import { score } from "./score.ts";
import { printText, readText } from "./text/index.ts";

export const tails: GamePackage = {
  id: "tails",
  title: "Tails and Tactics",
  layout: LAYOUT,
  assemble: assembleTails,
  readList: readDeck,
  readRules: readRuleFile,
  readText: (text) => {
    const read = readText(text);
    if ("text" in read) return { print: printText(read.text), kind: read.text.kind };
    const { error } = read;
    return { problem: problemOf(error), ...(error.readings ? { readings: error.readings } : {}) };
  },
  score,
  begins: ["newRule", "setUp", "turn"],
  simulation: { turnLimit: 200, actionLimit: 500 },
  filler: {
    path: "filler",
    text: "- {name: Blank Page, kind: Unit, type: Troop, health: 1, attacks: 1, stats: {troop: 1/1, position: 1/1, vehicle: 1/1}, copies: 99, artist: nobody, number: 99-99-999-1}\n",
  },
  pool: (game) => game.kinds.map((kind) => kind.id),
};
