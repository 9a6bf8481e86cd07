/** TTCG as a package: everything that table, terminal, bots and scenarios need of it. */
import { problemOf } from "@tefuda/cardtext/problem";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import { assembleTtcg } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { readDeck } from "./rules/01-decks.ts";
import { score } from "./score.ts";
import { printEffect, readEffect } from "./text/index.ts";

export const ttcg: GamePackage = {
  id: "ttcg",
  title: "True Trading Card Game",
  layout: LAYOUT,
  assemble: assembleTtcg,
  readList: readDeck,
  readRules: readRuleFile,
  readText: (text, name) => {
    const language = name === "ja" ? "ja" : "en";
    const read = readEffect(text, { language });
    if ("effect" in read) return { print: printEffect(read.effect, language), kind: read.effect.kind };
    const { error } = read;
    return { problem: problemOf(error), ...(error.readings ? { readings: error.readings } : {}) };
  },
  score,
  begins: ["main", "battle"],
  simulation: { turnLimit: 200 },
  filler: {
    path: "filler",
    text: '- {name: Blank Page, type: Spell, effects: ["Gain one point.", "Lose one point."]}\n',
  },
  pool: (game) => game.kinds.map((kind) => kind.id),
};
