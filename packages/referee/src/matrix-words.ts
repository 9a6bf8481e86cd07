/** What is told of the nodes of the language and the words that games lack for them, in both languages. */
import type { Messages, Words } from "@tefuda/kernel";
import type { Vocabulary } from "@tefuda/language/vocabulary";

const both = (en: string, ja: string): Words => ({ en, ja });

/** What the parts of a vocabulary are called: one that is new has to be called something, or this does not compile. */
const parts: Readonly<Record<keyof Vocabulary, Words>> = {
  players: both("word for players", "プレイヤーの言葉"),
  cards: both("word for cards", "カードの言葉"),
  states: both("state", "状態"),
  traits: both("list of traits", "特徴のリスト"),
  keywords: both("keywords", "キーワード"),
  figures: both("number", "数値"),
  costs: both("number that cards cost", "コストの数値"),
  piles: both("pile", "山"),
  verbs: both("verb", "動詞"),
  texts: both("kind of text", "文の種類"),
  bonus: both("bonus", "修正"),
  prices: both("price", "コスト"),
  yours: both("deed of yours", "自分の行動"),
  chooserActs: both("choice that counts as doing", "選ぶ人の行動"),
  mustAttack: both("duty to attack", "攻撃の義務"),
  deeds: both("deed of cards", "カードの行動"),
  playerDeeds: both("deed of players", "プレイヤーの行動"),
  triggers: both("trigger", "きっかけ"),
  later: both("moment to come", "後の時点"),
  goals: both("goal", "行き先"),
  places: both("place", "場所"),
  points: both("points", "ポイント"),
  extremes: both("the most and the least", "最大と最小"),
  coinUnder: both("side of a coin", "コインの面"),
  dice: both("die", "サイコロ"),
  revealsInParts: both("revealing in parts", "分けて言う公開"),
  orders: both("order of cards that are moved", "動かすカードの順番"),
  othersMove: both("cards that others move", "他のプレイヤーが動かすカード"),
  terms: both("term", "期間"),
};

export const MATRIX = {
  parts,
  noPart: (part: Words) => both(`no ${part.en}`, `${part.ja}がない`),
  noWord: (part: Words, word: string) => both(`no ${part.en} "${word}"`, `${part.ja}「${word}」がない`),
  ofOthers: both("a phrase of another game's own", "ほかのゲームだけの言い方"),
  notYet: (game: string) => both(`not yet: ${game} has the words for it`, `まだ：${game} に言葉はある`),
} satisfies Messages | { parts: typeof parts };
