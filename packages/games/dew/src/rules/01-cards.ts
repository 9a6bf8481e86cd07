/** 1 Cards and decks: what a card file holds (dew-1.3), what a deck is (dew-1.1, 1.2). */
import { type DeckForm, readDeckFile } from "@tefuda/cardtext/deckfile";
import { limitedDeck } from "@tefuda/cardtext/limited";
import type { Book, CardForm, ListInfo, Problem, SourceFile } from "@tefuda/kernel";
import { commonFields, type SetWorld } from "@tefuda/language/standard/index";
import { BITE, COST, SHELL, TEXTS } from "../schema.ts";
import { texts } from "../text.ts";
import { KINS } from "../words.ts";
import { WORLD } from "../world.ts";
import { LIMITED } from "./01-limited.ts";

const number = { is: "whole", min: 0, max: 20 } as const;
const ofCritter = { on: ["Critter"], needs: ["Critter"] };
const kinds = { Critter: "critter", Plant: "plant", Breeze: "breeze" };

export const FORM = {
  name: commonFields.name,
  type: {
    is: "oneOf",
    of: Object.keys(kinds),
    needs: "all",
    about: { en: "what type of card it is", ja: "カードの種類" },
  },
  kin: {
    is: "list",
    of: Object.values(KINS).map(({ en }) => en),
    on: ["Critter"],
    about: { en: "its kin, in either language", ja: "仲間。どちらの言語でもよい" },
  },
  cost: {
    ...number,
    needs: Object.keys(kinds),
    about: { en: "how much dew it costs", ja: "支払う露の数" },
  },
  bite: { ...number, ...ofCritter, about: { en: "how hard it bites", ja: "牙" } },
  shell: { ...number, ...ofCritter, about: { en: "how much its shell withstands", ja: "殻" } },
  texts: {
    is: "texts",
    most: TEXTS,
    needs: ["Breeze"],
    about: {
      en: "its texts, each in quotation marks; keywords as 【Swift】",
      ja: "テキスト。それぞれ引用符で囲む。キーワードは【俊足】のように書く",
    },
  },
  flavour: commonFields.flavour,
} as const satisfies CardForm;

/** dew-1.2 */
const COPIES = 3;

export const SET: SetWorld = {
  files: {
    form: FORM,
    kind: "type",
    kinds,
    lists: { kin: KINS },
    rule: "dew-1.3",
    called: { type: { en: "type", ja: "種類" }, kin: { en: "kin", ja: "仲間" } },
    texts: texts as SetWorld["files"]["texts"],
  },
  world: WORLD,
  stats: { cost: COST, bite: BITE, shell: SHELL },
  traits: { kin: "kin" },
  copies: COPIES,
};

export const DECK_FORM: DeckForm = {
  example: "3 Night Porter",
  size: { min: 30, max: 30, rule: "dew-1.1" },
  copies: { most: () => COPIES, often: { en: "one to three times", ja: "1枚から3枚" }, rule: "dew-1.2" },
};
const POOLED = limitedDeck(LIMITED, DECK_FORM);

/** Reads and checks a deck; one that names its packs is one of limited play. */
export const readDeck = (file: SourceFile, book: Book): { list?: ListInfo; problems: Problem[] } =>
  readDeckFile(file, book, (has) => (has("packs") ? POOLED : DECK_FORM));
