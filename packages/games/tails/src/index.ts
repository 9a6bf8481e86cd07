/** Tails and Tactics as a package: everything that table, terminal, bots and scenarios need of it. */
import { type Place, readOnCards } from "@tefuda/cardtext/placed";
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import type { GamePackage } from "@tefuda/kernel";
import ahead from "../ahead.json" with { type: "json" };
import { CALLED } from "./called.ts";
import { CANNOT } from "./cannot.ts";
import { assembleTails, broughtBy, checkTails } from "./game.ts";
import { LAYOUT } from "./layout.ts";
import { MADE_UP } from "./rules/01-cards.ts";
import { DECK, readDeck } from "./rules/01-decks.ts";
import { FORM } from "./rules/01-form.ts";
import { LIMITED, ORDINARY, RARITIES, readPacks } from "./rules/01-limited.ts";
import { detailOf } from "./rules/01-parts.ts";
import { score } from "./score.ts";
import {
  type CardType,
  printBonus,
  printInBox,
  printRequirement,
  readBonus,
  readRequirement,
  readTexts,
} from "./text/index.ts";
import { furtherTypes } from "./text/phrases/types.ts";

/** The kinds of cards, and what each has to have besides its texts. */
const CARDS: readonly [card: string, type: CardType, fields: Readonly<Record<string, unknown>>][] = [
  [
    "Unit",
    "unit",
    { type: "Troop", health: 1, attacks: 1, stats: { troop: "1/1", position: "1/1", vehicle: "1/1" } },
  ],
  ["Equipment", "equipment", {}],
  ["Event", "event", {}],
  ["Trap", "trap", {}],
  ["Turf", "turf", { health: 1 }],
  ["New Rule", "newRule", {}],
];
/** What is happening on a card of a kind whose other words are read: it needs texts of its own. */
const BODY: Partial<Record<CardType, string>> = {
  event: "Draw a card.",
  trap: "Draw a card.",
  newRule: "At the start of your turn, draw a card.",
};
/** What a text calls its own card, that card is. */
function typeIn(words: string): { type?: string } {
  if (/\bthis Position\b|この陣地/i.test(words)) return { type: "Position" };
  return /\bthis Vehicle\b|この車両/i.test(words) ? { type: "Vehicle" } : {};
}
const PLACES: readonly Place[] = CARDS.flatMap(([card, type, own]): Place[] => {
  const body = BODY[type] === undefined ? {} : { texts: [BODY[type]] };
  return [
    {
      card,
      part: "texts",
      fields: { kind: card, ...own },
      field: (words) => ({ texts: [words], ...(type === "unit" ? typeIn(words) : {}) }),
      ...(["unit", "equipment", "turf"].includes(type) && {
        when: { en: "When this card is deployed, ", ja: "このカードが配備されたとき、" },
      }),
      read: (text, language, words) => {
        const read = readTexts(text, { language, words, card: type });
        if ("error" in read) return read;
        const { texts } = read;
        // what stands on a card of a kind tells how it is asked for
        const first = texts.find(({ text }) => text.kind !== "requirement") ?? texts[0]!;
        return {
          kind: first.text.kind,
          print: (to) =>
            texts
              .map(({ text }) => printInBox(text, { language: to, card: type }))
              .join(to === "ja" ? "" : " "),
        };
      },
    },
    {
      card,
      part: "requirements",
      fields: { kind: card, ...own, ...body },
      field: (words) => ({ requirements: words }),
      read: (text, language, words) => {
        const read = readRequirement(text, language, words);
        return "error" in read ? read : { print: (to) => printRequirement(read.requirement, to) };
      },
    },
    {
      card,
      part: "bonus",
      fields: { kind: card, ...own, ...body },
      field: (words) => ({ bonus: [words] }),
      read: (text, language, words) => {
        const read = readBonus(text, language, words);
        return "error" in read ? read : { print: (to) => printBonus(read.bonus, to) };
      },
    },
  ];
});

const FURTHER = { en: "further type", ja: "その他のタイプ" };

export const tails: GamePackage = {
  id: "tails",
  title: "Tails and Tactics",
  layout: LAYOUT,
  called: CALLED,
  assemble: assembleTails,
  broughtBy,
  readList: readDeck,
  readPacks,
  limited: LIMITED,
  ownWords: [{ one: FURTHER, words: Object.values(furtherTypes).map(([one]) => one) }],
  openWords: (card) => [
    { one: FURTHER, words: card.subtypes },
    { one: { en: "faction", ja: "勢力" }, words: [detailOf(card, "faction") ?? []].flat().map(String) },
    { one: { en: "terrain", ja: "地形" }, words: [detailOf(card, "terrain") ?? []].flat().map(String) },
  ],
  forms: {
    card: FORM,
    kind: "kind",
    deck: DECK,
    packs: { cards: LIMITED.cards, sorts: [...RARITIES, ORDINARY], rule: "limited-1.1" },
    made: MADE_UP,
    cannot: CANNOT,
  },
  readRules: readRuleFile,
  ...readOnCards(PLACES, checkTails),
  score,
  ahead,
  begins: ["newRule", "setUp", "turn"],
  parts: ["turn"],
  worth: {
    ...{ health: "more", attacks: "more", troop: "more", position: "more", vehicle: "more", copies: "more" },
    // tails-1.2; what stands on which terrain, texts ask
    ...{ faction: "same", terrain: "same" },
  },
  plays: ["deploy", "equip", "play", "play before", "turn up", "turn up before"],
  simulation: { turnLimit: 200, actionLimit: 500 },
  filler: {
    path: "filler",
    text: "- {name: Blank Page, kind: Unit, type: Troop, health: 1, attacks: 1, stats: {troop: 1/1, position: 1/1, vehicle: 1/1}, copies: 99, artist: nobody, number: 99-99-999-1}\n",
  },
};
