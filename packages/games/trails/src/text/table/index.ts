/** The phrase tables of Trails TCG: one for each sort of card, with the same phrases. */
import { english, japanese, type Table } from "@tefuda/cardtext";
import { actions } from "./actions.ts";
import { amounts } from "./amounts.ts";
import { bonuses } from "./bonuses.ts";
import { cards } from "./cards.ts";
import { conditions } from "./conditions.ts";
import { costs } from "./costs.ts";
import { counts } from "./counts.ts";
import { limits } from "./limits.ts";
import { moves } from "./moves.ts";
import { nouns } from "./nouns.ts";
import { objects } from "./objects.ts";
import { players } from "./players.ts";
import { refs } from "./refs.ts";
import { statements } from "./statements.ts";
import { symbols } from "./symbols.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { verbs } from "./verbs.ts";
import { words } from "./words.ts";

/** English spellings that are read as another. */
const alike: Readonly<Record<string, string>> = {
  an: "a",
  "can't": "cannot",
  "can not": "cannot",
  "mustn't": "cannot",
  "face down": "face-down",
  "face up": "face-up",
  theater: "theatre",
  scrum: "SCLM",
  homebases: "homebase",
  "[": "【",
  "]": "】",
  "{": "〔",
  "}": "〕",
  "（": "(",
  "）": ")",
  "：": ":",
};

/** Japanese spellings that are read as another. */
const same: Readonly<Record<string, string>> = {
  ユニット: "UNIT",
  アイテム: "ITEM",
  イベント: "EVENT",
  ベース: "BASE",
  全て: "すべて",
  全部: "すべて",
  ひく: "引く",
  すてる: "捨てる",
  うしなう: "失う",
  うしない: "失い",
  出来: "でき",
  その後に: "その後",
  そのあと: "その後",
  した時: "したとき",
  れた時: "れたとき",
  った時: "ったとき",
  いた時: "いたとき",
  出た時: "出たとき",
  度に: "たびに",
  ほかの: "他の",
  山札: "デッキ",
  手札の中の: "手札の",
  毎に: "ごとに",
  "1つ選ぶ": "1つを選ぶ",
  ひとつ: "1つ",
  一つ: "1つ",
  イニシアティブ: "イニシアチブ",
};

/** What a text stands on, as far as its words depend on it. */
export type On = "anywhere" | "onUnit" | "onItem" | "onBase" | "onEvent";

const everywhere: readonly On[] = ["anywhere", "onUnit", "onItem", "onBase", "onEvent"];
const agrees = { feature: "agr", index: { base: 0, may: 0, plural: 0, third: 1 } };

/**
 * The phrases of the texts of a card.
 * @param on what the text stands on: it says how the card calls itself, and whether it has crafts or an effect
 */
export function tableFor(on: On): Table {
  return {
    start: "Text",
    features: {
      num: ["sg", "pl"],
      by: ["you", "opponent", "both", "owner", "its"],
      agr: ["base", "third", "plural", "may"],
      ctx: ["free", "when"],
      role: ["obj", "subj", "event"],
      end: ["fin", "te", "con", "pot"],
      pol: ["aff", "neg"],
      said: ["bare", "named"],
      dir: ["in", "from"],
      on: [on, ...everywhere.filter((other) => other !== on)],
    },
    inflections: {
      num: { feature: "num", index: { sg: 0, pl: 1 } },
      verb: agrees,
      own: { feature: "by", index: { you: 0, opponent: 1, both: 1, owner: 1, its: 1 } },
      end: { feature: "end", index: { fin: 0, te: 1, con: 2, pot: 3 } },
      pol: { feature: "pol", index: { aff: 0, neg: 1 } },
    },
    symbols,
    productions: [
      ...words,
      ...players,
      ...nouns,
      ...refs,
      ...cards,
      ...objects,
      ...amounts,
      ...bonuses,
      ...statements,
      ...limits,
      ...counts,
      ...conditions,
      ...verbs,
      ...moves,
      ...actions,
      ...triggers,
      ...costs,
      ...texts,
    ],
    languages: { en: english(alike, { capitalAfterColon: true }), ja: japanese(same) },
  };
}
