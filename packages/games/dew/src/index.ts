/** Dewfall as a package: everything that table, terminal, bots and scenarios need of it. */
import { readRuleFile, ruleIds } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import { assembleSet, textsOn } from "@tefuda/language/standard/index";
import { turnTerms } from "@tefuda/language/terms";
import ahead from "../ahead.json" with { type: "json" };
import { CALLED } from "./called.ts";
import { CANNOT } from "./cannot.ts";
import { EDITIONS } from "./edition.ts";
import { HAPPENS } from "./events.ts";
import { LAYOUT } from "./layout.ts";
import { LINES, PROMPTS } from "./lines.ts";
import { NEEDS_JA } from "./needs.ja.ts";
import { DECK_FORM, FORM, readDeck, SET } from "./rules/01-cards.ts";
import { LIMITED, readPacks, SORTS } from "./rules/01-limited.ts";
import { END, game } from "./rules/04-turn.ts";
import { PLAY, USE } from "./rules/05-playing.ts";
import { leave, stop } from "./rules/06-settling.ts";
import { ATTACK } from "./rules/07-attack.ts";
import { DECK, SHAPE, THIS_TURN } from "./schema.ts";
import { score, stage } from "./score.ts";

/** How many rules each chapter of the rulebook has. */
const RULES = ruleIds("dew", { 1: 3, 2: 4, 3: 5, 4: 6, 5: 5, 6: 7, 7: 7, 8: 6, 9: 4, 10: 6 });

export const dew: GamePackage = {
  id: "dew",
  title: "Dewfall",
  layout: LAYOUT,
  called: CALLED,
  assemble: (files) =>
    assembleSet(files, SET, {
      id: "dew",
      title: "Dewfall",
      seats: { min: 2, max: 2 },
      shape: SHAPE,
      startZone: DECK,
      main: game,
      events: Object.values(HAPPENS),
      messages: Object.values(LINES),
      actions: [PLAY, USE, ATTACK, END],
      rules: RULES,
      overRule: "dew-9.1",
      concedeRule: "dew-9.3",
      leavesAside: true,
      leave,
      crowded: stop,
      prompts: PROMPTS,
      needs: { ja: NEEDS_JA },
      terms: turnTerms(THIS_TURN),
      editions: EDITIONS,
    }),
  readList: readDeck,
  readPacks,
  limited: LIMITED,
  forms: {
    card: FORM,
    kind: "type",
    deck: DECK_FORM,
    packs: { cards: LIMITED.cards, sorts: SORTS, rule: "limited-1.1" },
    cannot: CANNOT,
  },
  readRules: readRuleFile,
  ...textsOn(
    SET,
    { Critter: { cost: 1, bite: 1, shell: 1 }, Plant: { cost: 1 }, Breeze: { cost: 1 } },
    {
      Critter: {
        en: "When this critter enters the meadow, ",
        ja: "この虫が草地に出たとき、",
      },
    },
  ),
  score,
  ahead,
  stage,
  begins: ["noon"],
  parts: ["turn", "morning", "noon"],
  // dew-9.4
  worth: { cost: "less", bite: "more", shell: "more" },
  // dew-8.1 to 8.6
  boons: ["swift", "winged", "sting", "piercing", "nectar", "watchful"],
  plays: ["play"],
  simulation: { turnLimit: 100, choiceLimit: 400 },
  filler: {
    path: "filler",
    text: "- {name: {en: Plain Leaf, ja: ただの葉}, type: Plant, cost: 1}\n",
  },
};
