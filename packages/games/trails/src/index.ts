/** Trails TCG as a package: everything that table, terminal, bots and scenarios need of it. */
import { problemOf } from "@tefuda/cardtext/problem";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import { assembleTrails } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { PACKS, readDeck } from "./rules/01-decks.ts";
import { readPacks } from "./rules/01-packs.ts";
import { score, stage } from "./score.ts";
import { printText, readText } from "./text/index.ts";

export const trails: GamePackage = {
  id: "trails",
  title: "Trails TCG",
  layout: LAYOUT,
  assemble: assembleTrails,
  readList: readDeck,
  readPacks,
  sealed: PACKS,
  readRules: readRuleFile,
  readText: (text, language) => {
    const spoken = { language: language === "ja" ? "ja" : "en" } as const;
    const read = readText(text, spoken);
    if ("text" in read) return { print: printText(read.text, spoken), kind: read.text.kind };
    const { error } = read;
    return { problem: problemOf(error), ...(error.readings ? { readings: error.readings } : {}) };
  },
  score,
  stage,
  begins: ["initiative", "homebase", "deploy", "attack", "cure"],
  // trails-11.2
  simulation: { turnLimit: 200, choiceLimit: 2000 },
  filler: {
    path: "filler",
    text: "- {name: {en: Blank Page, ja: 白紙}, type: UNIT, cp: 1, str: 1, def: 1, rarity: C, number: 999}\n",
  },
  pool: (game) => game.kinds.map((kind) => kind.id),
};
