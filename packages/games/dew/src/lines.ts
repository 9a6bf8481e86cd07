/** The lines that Dewfall writes into the log, in both languages, each with the rule it rests on. */
import { linesOf } from "@tefuda/language/standard/index";

export const LINES = linesOf({
  begins: ["dew-2.1", "seat", "{0} begins.", "先攻は{0}。"],
  opening: ["dew-2.3", "seat number", "{0} draws {1} cards.", "{0}はカードを{1}枚引く。"],
  again: ["dew-2.4", "seat number", "{0} draws {1} new cards.", "{0}は新たに{1}枚を引き直す。"],
  turn: ["dew-4.1", "number seat", "Turn {0}: {1}.", "ターン{0}：{1}。"],
  morning: ["dew-4.3", "seat number", "Morning: {0} has {1} dew.", "朝：{0}の露は{1}。"],
  noon: ["dew-4.5", "", "Noon.", "昼。"],
  dusk: ["dew-4.6", "", "Dusk.", "夕暮れ。"],
  draws: ["dew-4.4", "seat card", "{0} draws {1}.", "{0}は{1}を引く。"],
  dry: ["dew-9.2", "seat", "{0} has to draw and cannot.", "{0}は引くべきカードを引けない。"],
  plays: ["dew-5.1", "seat card", "{0} plays {1}.", "{0}は{1}をプレイする。"],
  comes: ["dew-3.2", "card seat", "{0} comes onto the meadow of {1}.", "{0}が{1}の草地に出る。"],
  uses: ["dew-6.1", "seat card number", "{0} uses text {2} of {1}.", "{0}は{1}のテキスト{2}を使う。"],
  attacks: ["dew-7.1", "card", "{0} attacks.", "{0}が攻撃する。"],
  blocks: ["dew-7.3", "card card", "{0} blocks {1}.", "{0}が{1}をブロックする。"],
  unblocked: ["dew-7.4", "card", "Nothing blocks {0}.", "{0}をブロックするものはない。"],
  fights: [
    "dew-7.5",
    "card number card number",
    "{0} bites with {1}, {2} with {3}.",
    "{0}は牙{1}、{2}は牙{3}で噛む。",
  ],
  composted: ["dew-10.1", "card", "{0} is composted.", "{0}は堆肥になる。"],
  lulled: ["dew-10.2", "card", "{0} falls asleep.", "{0}は眠る。"],
  woken: ["dew-10.2", "card", "{0} wakes.", "{0}は起きる。"],
  discards: ["dew-10.3", "seat card", "{0} discards {1}.", "{0}は{1}を捨てる。"],
  losesBloom: [
    "dew-10.4",
    "seat number number",
    "{0} loses {1} bloom ({2} left).",
    "{0}は花を{1}失う（残り{2}）。",
  ],
  gainsBloom: [
    "dew-10.4",
    "seat number number",
    "{0} gains {1} bloom ({2}).",
    "{0}は花を{1}得る（現在{2}）。",
  ],
  gainsDew: ["dew-10.5", "seat number number", "{0} gains {1} dew ({2}).", "{0}は露を{1}得る（現在{2}）。"],
  toHand: ["dew-3.3", "card", "{0} goes to its owner's hand.", "{0}は持ち主の手札に加わる。"],
  toDeck: ["dew-3.3", "card", "{0} goes to its owner's deck.", "{0}は持ち主の山札に置かれる。"],
  toPile: ["dew-3.3", "card", "{0} goes to its owner's compost.", "{0}は持ち主の堆肥に置かれる。"],
  finds: ["dew-10.6", "seat card", "{0} finds {1}.", "{0}は{1}を見つける。"],
  shuffles: ["dew-10.6", "seat", "{0} shuffles the deck.", "{0}は山札をシャッフルする。"],
  shows: ["dew-3.1", "card", "{0} is shown.", "{0}が公開される。"],
  sees: ["dew-3.1", "seat card", "{0} looks at {1}.", "{0}は{1}を見る。"],
  looks: ["dew-3.1", "seat seat", "{0} looks at the hand of {1}.", "{0}は{1}の手札を見る。"],
  wins: ["dew-9.1", "seat", "{0} wins.", "{0}の勝ち。"],
  nobody: ["dew-9.1", "", "Nobody wins.", "引き分け。"],
  gaveUp: ["dew-9.3", "seat", "{0} gives up.", "{0}は投了した。"],
  limit: ["dew-9.4", "", "The game is stopped: nobody wins.", "ゲームは打ち切られ、引き分けとなる。"],
});

/** The words of its questions. */
export const PROMPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  again: {
    en: "Do you put your whole hand back and draw as many?",
    ja: "手札をすべて戻し、同じ枚数を引き直しますか。",
  },
  noon: {
    en: "Play, use, attack, or end the turn.",
    ja: "プレイ、使用、攻撃のいずれかを行うか、ターンを終えます。",
  },
  block: { en: "Does a critter of yours block?", ja: "あなたの虫でブロックしますか。" },
  pay: { en: "Choose what you pay with.", ja: "コストとして支払うカードを選んでください。" },
  order: {
    en: "Several things happen at once: which comes first?",
    ja: "同時に起こる効果のうち、どれを先に解決しますか。",
  },
  choose: { en: "Choose cards.", ja: "カードを選んでください。" },
  may: { en: "Do you want to do this?", ja: "これを行いますか。" },
  chooseOne: { en: "Choose one.", ja: "1つ選んでください。" },
};
