/** The Three Kingdoms game as a package: everything that table, terminal, bots and scenarios need of it. */
import { problemOf } from "@tefuda/cardtext/problem";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import { assembleSangoku } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { readDeck } from "./rules/02-decks.ts";
import { readFormat } from "./rules/02-formats.ts";
import { FORESEEN, score, stage } from "./score.ts";
import { printText, readText } from "./text/index.ts";

export const sangoku: GamePackage = {
  id: "sangoku",
  title: "Three Kingdoms TCG",
  layout: LAYOUT,
  assemble: assembleSangoku,
  readList: readDeck,
  readFormat,
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
  foreseen: FORESEEN,
  // sangoku-4.10
  begins: ["begin", "place", "main"],
  simulation: { turnLimit: 200 },
  filler: {
    path: "filler",
    text: "- {name: {en: Blank Banner, ja: 白旗}, type: battle tactic, nation: Han, cost: 9C, texts: [Draw a card.], rarity: C, code: X-1}\n",
  },
  filled: { forts: 7 },
  pool: (game) => game.kinds.map((kind) => kind.id),
};
