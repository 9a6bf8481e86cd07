/** The Three Kingdoms game as a package: everything that table, terminal, bots and scenarios need of it. */
import { readOnCards, type Place as TextStands } from "@tefuda/cardtext/placed";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import ahead from "../ahead.json" with { type: "json" };
import { CALLED } from "./called.ts";
import { CANNOT } from "./cannot.ts";
import { assembleSangoku, broughtBy, checkSangoku } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { DEFAULT, readDeck } from "./rules/02-decks.ts";
import { readFormat } from "./rules/02-formats.ts";
import { LIMITED, readPacks, SOLD } from "./rules/02-limited.ts";
import { MADE_UP } from "./rules/11-cards.ts";
import { FORM } from "./rules/11-form.ts";
import { FORESEEN, score, stage } from "./score.ts";
import { type Place, printInBox, readBox } from "./text/index.ts";

const ANY = { nation: "Wei", cost: "0" };
const GENERAL = { ...ANY, unit: "infantry", power: 1 };
const place = (
  card: string,
  part: "texts" | "fort",
  on: Place,
  own: Readonly<Record<string, unknown>>,
): TextStands => ({
  card,
  part,
  fields: { type: card, ...own },
  field: (words) => (part === "fort" ? { fort: words } : { texts: [words] }),
  ...(["general", "reinforcement"].includes(on) && { when: { en: "【Enter Field】 ", ja: "【登場】" } }),
  read: (text, language, words) => {
    const read = readBox(text, { language, words, card: on });
    if ("error" in read) return read;
    const { texts } = read;
    return {
      kind: texts[0]!.text.kind,
      print: (to) =>
        texts.map(({ text }) => printInBox(text, { language: to, card: on })).join(to === "ja" ? "" : " "),
    };
  },
});
/** sangoku-6.10: a tactic has its one text besides what it does as a fort. */
const TACTIC = { ...ANY, texts: ["Draw a card."] };
const PLACES: readonly TextStands[] = [
  place("general", "texts", "general", GENERAL),
  place("reinforcement", "texts", "reinforcement", ANY),
  place("main tactic", "texts", "mainTactic", ANY),
  place("battle tactic", "texts", "battleTactic", ANY),
  place("scenario", "texts", "scenario", ANY),
  place("general", "fort", "fort", GENERAL),
  place("reinforcement", "fort", "fort", ANY),
  place("main tactic", "fort", "fort", TACTIC),
  place("battle tactic", "fort", "fort", TACTIC),
  place("scenario", "fort", "fort", ANY),
];

export const sangoku: GamePackage = {
  id: "sangoku",
  title: "Three Kingdoms TCG",
  layout: LAYOUT,
  called: CALLED,
  assemble: assembleSangoku,
  broughtBy,
  readList: readDeck,
  readPacks,
  limited: LIMITED,
  readFormat,
  // nation and unit type stand before them
  openWords: ({ subtypes, details = [] }) => {
    const closed = details.filter(({ id }) => id === "nation" || id === "unit").map(({ value }) => value);
    const words = subtypes.filter((word) => !closed.includes(word));
    return [{ one: { en: "subtype", ja: "サブタイプ" }, words }];
  },
  forms: {
    card: FORM,
    kind: "type",
    deck: DEFAULT,
    packs: { cards: LIMITED.cards, sorts: SOLD, rule: "limited-1.1" },
    made: MADE_UP,
    cannot: CANNOT,
  },
  readRules: readRuleFile,
  ...readOnCards(PLACES, checkSangoku),
  score,
  ahead,
  stage,
  foreseen: FORESEEN,
  // sangoku-4.10
  begins: ["begin", "place", "main"],
  parts: ["turn", "mainPhase", "endPhase"],
  // sangoku-5.4: C is paid by any resource, a letter by those of its nation
  worth: { cost: { price: "C" }, power: "more", fortDamage: "more", nation: "same", unit: "same" },
  // sangoku-10.2 to 10.7, 10.16, 10.17
  boons: [
    ...["haste", "trample", "avoidance", "longSpear", "unblockable", "summonShot"],
    ...["multipleMusou", "combatElephant"],
  ],
  plays: ["summon", "summon by alliance", "equip", "play", "unfold", "ambush with"],
  simulation: { turnLimit: 200 },
  filler: {
    path: "filler",
    text: "- {name: {en: Blank Banner, ja: 白旗}, type: battle tactic, nation: Han, cost: 9C, texts: [Draw a card.], rarity: C, code: X-1}\n",
  },
  filled: { forts: 7 },
};
