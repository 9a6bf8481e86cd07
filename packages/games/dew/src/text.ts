/** The card texts of Dewfall, in English and Japanese: all of them are the language's, in the words of this game. */
import { spokenFirst, textsOf } from "@tefuda/cardtext/texts";
import type { Action, Text } from "@tefuda/language/standard/index";
import { tableOf } from "@tefuda/language/table";
import { vocabulary } from "./words.ts";

const standing = { critter: "onCritter", plant: "onPlant", breeze: "onBreeze" };

export const table = tableOf(vocabulary, {
  on: ["anywhere", ...Object.values(standing)],
  alike: { destroy: "compost", creature: "critter", creatures: "critters", bug: "critter", bugs: "critters" },
  same: { デッキ: "山札", 捨て札: "堆肥", 墓地: "堆肥", クリーチャー: "虫" },
});

export const texts = textsOf<Text, keyof typeof standing>(table, standing, (text, language) =>
  language === "en" ? spokenFirst(text, { this: "this card" }) : undefined,
);
/** The grammar of a text, whatever it stands on. */
export const grammar = texts.grammarOf();

/** An action as a text of its own: what it says where it is one of several that are offered. */
export const actionWords = (action: object, language: string): string =>
  texts.printText({ kind: "effect", do: action as Action }, { language: language === "ja" ? "ja" : "en" });
