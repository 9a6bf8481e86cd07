/** Trails TCG as a package: everything that table, terminal, bots and scenarios need of it. */
import { readOnCards, type Place as TextStands } from "@tefuda/cardtext/placed";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import ahead from "../ahead.json" with { type: "json" };
import { CALLED } from "./called.ts";
import { CANNOT } from "./cannot.ts";
import { assembleTrails, broughtBy, checkTrails } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { MADE_UP } from "./rules/01-cards.ts";
import { CONSTRUCTED, PACK, PACKS, readDeck } from "./rules/01-decks.ts";
import { FORM, RARITIES } from "./rules/01-form.ts";
import { LIMITED } from "./rules/01-limited.ts";
import { readPacks } from "./rules/01-packs.ts";
import { score, stage } from "./score.ts";
import { type Place, printText, readTexts } from "./text/index.ts";

const place = (
  card: string,
  part: "texts" | "art",
  on: Place,
  own: Readonly<Record<string, unknown>>,
): TextStands => ({
  card,
  part,
  fields: { type: card, ...own },
  field: (words) =>
    part === "art" ? { art: { name: "Trial Art", ep: 0, texts: [words] } } : { texts: [words] },
  ...(["unit", "item"].includes(on) && { when: { en: "〔Entry〕 ", ja: "〔登場〕" } }),
  read: (text, language, words) => {
    const read = readTexts(text, { language, words, card: on });
    if ("error" in read) return read;
    const { texts } = read;
    return {
      kind: texts[0]!.text.kind,
      print: (to) =>
        texts.map((one) => printText(one.text, { language: to, card: on })).join(to === "ja" ? "" : " "),
    };
  },
});
const UNIT = { cp: 1, str: 1, def: 1 };
const PLACES: readonly TextStands[] = [
  place("UNIT", "texts", "unit", UNIT),
  place("ITEM", "texts", "item", { cp: 1 }),
  place("EVENT", "texts", "event", { ep: 0 }),
  place("BASE", "texts", "base", { level: 0 }),
  place("UNIT", "art", "art", UNIT),
];

export const trails: GamePackage = {
  id: "trails",
  title: "Trails TCG",
  layout: LAYOUT,
  called: CALLED,
  assemble: assembleTrails,
  broughtBy,
  readList: readDeck,
  readPacks,
  sealed: PACKS,
  limited: LIMITED,
  openWords: (card) => [{ one: { en: "organization", ja: "組織" }, words: card.subtypes }],
  forms: {
    card: FORM,
    kind: "type",
    deck: CONSTRUCTED,
    packs: { cards: PACK, sorts: RARITIES, rule: "trails-1.8" },
    made: MADE_UP,
    cannot: CANNOT,
  },
  readRules: readRuleFile,
  ...readOnCards(PLACES, checkTrails),
  score,
  ahead,
  stage,
  begins: ["initiative", "homebase", "attack", "cure"],
  parts: ["turn", "drawStep", "homebaseStep", "deployment", "combat", "curePhase"],
  // trails-11.2
  // what it costs (trails-4.1) and the cards that a BASE wants to lie in its homebase (trails-4.11)
  worth: { cp: "less", ep: "less", level: "less", str: "more", def: "more" },
  // trails-10.4, 10.5; the others bind their card as well
  boons: ["dispatch", "martialArts"],
  plays: ["deploy", "dispatch", "play", "play at home", "turn up"],
  simulation: { turnLimit: 200, choiceLimit: 2000 },
  filler: {
    path: "filler",
    text: "- {name: {en: Blank Page, ja: 白紙}, type: UNIT, cp: 1, str: 1, def: 1, rarity: C, number: 999}\n",
  },
};
