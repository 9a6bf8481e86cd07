/** TTCG as a package: everything that table, terminal, bots and scenarios need of it. */
import type { GamePackage, RuleInfo } from "@tefuda/kernel";
import { parseDocument } from "yaml";
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
  readRules: (file) => {
    const doc = parseDocument(file.text);
    const problems = doc.errors.map((e) => ({
      file: file.path,
      line: e.linePos?.[0].line ?? 1,
      column: e.linePos?.[0].col ?? 1,
      message: e.message,
    }));
    if (problems.length > 0) return { rules: [], problems };
    const { rules } = doc.toJS() as { rules: RuleInfo[] };
    return { rules, problems: [] };
  },
  readText: (text, name) => {
    const language = name === "ja" ? "ja" : "en";
    const read = readEffect(text, { language });
    if ("effect" in read) return { print: printEffect(read.effect, language), kind: read.effect.kind };
    const { error } = read;
    return {
      problem: {
        file: "",
        line: error.line,
        column: error.column,
        message: error.message,
        ...(error.length ? { length: error.length } : {}),
        ...(error.expected ? { expected: error.expected } : {}),
        ...(error.didYouMean ? { didYouMean: [error.didYouMean] } : {}),
      },
      ...(error.readings ? { readings: error.readings } : {}),
    };
  },
  score,
  simulation: { turnLimit: 200 },
  filler: {
    path: "filler",
    text: '- {name: Blank Page, type: Spell, effects: ["Gain one point.", "Lose one point."]}\n',
  },
  pool: (game) => game.kinds.map((kind) => kind.id),
};
