/** TTCG as a package: everything that table, terminal, bots and scenarios need of it. */
import { keywordsOf } from "@tefuda/cardtext/keywords";
import { type Place, readOnCards } from "@tefuda/cardtext/placed";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import { writtenIn } from "@tefuda/cardtext/written-in";
import type { GamePackage } from "@tefuda/kernel";
import ahead from "../ahead.json" with { type: "json" };
import { CALLED } from "./called.ts";
import { CANNOT } from "./cannot.ts";
import { assembleTtcg, checkTtcg } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { DECK, readDeck } from "./rules/01-decks.ts";
import { LIMITED, readPacks, SORTS } from "./rules/01-limited.ts";
import { FORM } from "./rules/12-form.ts";
import { firstScore, score } from "./score.ts";
import { printEffect, readEffects } from "./text/index.ts";

const isOne = (words: string): boolean => {
  const read = readEffects(words, { language: writtenIn(words) });
  return "error" in read || read.texts.length === 1;
};
/** A card has two effects (ttcg-1.4): where one is read it is the first. */
const place = (card: "unit" | "spell", fields: Readonly<Record<string, unknown>>): Place => ({
  card,
  part: "effects",
  fields,
  field: (words) => ({ effects: isOne(words) ? [words, "Draw one card."] : [words] }),
  read: (words, language) => {
    const read = readEffects(words, { language, card: { type: card } });
    if ("error" in read) return read;
    const { texts } = read;
    return {
      kind: texts[0]!.text.kind,
      print: (to) => texts.map(({ text }) => printEffect(text, to)).join(to === "ja" ? "" : " "),
    };
  },
});
const PLACES: readonly Place[] = [
  place("unit", { type: "Fire", subtypes: ["Beast"], level: 1, attack: 1, defense: 1 }),
  place("spell", { type: "Spell" }),
];

export const ttcg: GamePackage = {
  id: "ttcg",
  title: "True Trading Card Game",
  layout: LAYOUT,
  called: CALLED,
  assemble: assembleTtcg,
  broughtBy: keywordsOf,
  readList: readDeck,
  readPacks,
  limited: LIMITED,
  forms: {
    card: FORM,
    kind: "type",
    deck: DECK,
    packs: { cards: LIMITED.cards, sorts: SORTS, rule: "limited-1.1" },
    cannot: CANNOT,
  },
  readRules: readRuleFile,
  ...readOnCards(PLACES, checkTtcg),
  score,
  firstScore,
  ahead,
  begins: ["main", "battle"],
  parts: ["turn", "phase"],
  // a rank is good and bad: what it lies on (ttcg-8.1), what its end costs (ttcg-10.2), how hard it strikes directly (ttcg-9.4)
  worth: { rank: "same", attack: "more", defense: "more" },
  plays: ["play", "level"],
  simulation: { turnLimit: 200 },
  filler: {
    path: "filler",
    text: '- {name: Blank Page, type: Spell, effects: ["Gain one point.", "Lose one point."]}\n',
  },
};
