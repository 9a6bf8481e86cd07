/** Words that most games have alike, for their vocabularies: moments of a turn, how often, where found cards go, what players are forbidden. */
import type { Goals } from "../actions/finding.ts";
import type { KeywordWords } from "../qualities/keywords.ts";
import type { TextWords } from "../texts/kinds.ts";
import type { Moment } from "../triggers/triggers.ts";
import type { PlayerDeeds } from "./bans.ts";
import { dasu, kuwaeru, modosu, oku } from "./moving.ts";

/** The beginning and the end of somebody's turn. */
export const turnMoments = (begins: string, ends: string): readonly Moment[] => [
  [
    { on: begins, who: "$w" },
    ["at the start of {w:Whose} turn", "(at the beginning of {w:Whose} turn|when {w:Whose} turn begins)"],
    ["{w:Whose}ターンの開始時", "{w:Whose}ターン(開始時|の(始め|はじめ|初め)に|開始時に|の開始時に)"],
  ],
  [
    { on: ends, who: "$w" },
    ["at the end of {w:Whose} turn", "when {w:Whose} turn ends"],
    ["{w:Whose}ターンの終了時", "{w:Whose}ターン(終了時|の終わりに|終了時に|の終了時に)"],
  ],
];

export const onceATurn: TextWords["often"][string] = {
  en: ["once a turn", "once (per|each|every|in a|in each|during each) turn"],
  ja: [
    "1ターンに1回",
    "((1ターン|各ターン|ターン|毎ターン)に|毎ターン|各ターン|1ターン|ターン)(1回|1度)[だけ|まで]",
    "ターン1",
  ],
};

/** Texts without marks, on cards that stay and on those that happen. */
export const plainTexts = (stays: readonly string[], happens: readonly string[]): TextWords => ({
  always: undefined,
  use: undefined,
  when: undefined,
  often: { turn: onceATurn },
  free: false,
  onCard: ["anywhere", ...stays],
  onEffect: ["anywhere", ...happens],
  onPlayed: ["anywhere", ...happens],
});

/** Into the hand and onto the field, which is called so. */
export const usualGoals = (field: string, ja: string): Goals => ({
  hand: [
    ["put IT into your hand", "(put|add|take) IT (into|to|in) your hand"],
    [`手札に${kuwaeru}`, `[あなたの]手札に(${kuwaeru}|${modosu})`],
  ],
  field: [
    [`put IT onto the ${field}`, `(put|play) IT (onto|on|into) the ${field}`],
    [`${ja}に${dasu}`, `[あなたの]${ja}に(${dasu}|${oku})`],
  ],
});

export const playCards: PlayerDeeds[string] = {
  card: "card",
  any: true,
  en: ["play cards"],
  ja: ["カードをプレイでき", "カードを(使用でき|使え)"],
  of: { en: "play {d:Desc.pl}", ja: "{d:Desc}を(プレイでき|使用でき|使え)" },
};
export const drawCards: PlayerDeeds[string] = {
  en: ["draw cards", "draw [(any cards|a card)]"],
  ja: ["カードを引け"],
};

/** How keywords stand beside one another. */
export const usualJoined: KeywordWords["joined"] = {
  en: ["", " and", ",", ", and"],
  ja: ["", "と", "、", "および"],
};
