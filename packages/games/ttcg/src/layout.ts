/** Where things lie on TTCG's table, for whoever draws it (ttcg-3.1). */
import type { TableLayout } from "@tefuda/kernel";
import { PHASES } from "./schema.ts";
import { WORDS } from "./words.ts";

export const LAYOUT: TableLayout = {
  rows: [
    { zones: [{ zone: "units", name: { en: "Units", ja: "ユニット" }, form: "row", slots: 5 }] },
    {
      zones: [
        { zone: "spells", name: { en: "Spells", ja: "スペル" }, form: "row", slots: 5 },
        { zone: "deck", name: { en: "Deck", ja: "山札" }, form: "stack" },
        { zone: "pile", name: { en: "Discard pile", ja: "捨て札" }, form: "stack", opens: true },
      ],
    },
    { zones: [{ zone: "hand", name: { en: "Hand", ja: "手札" }, form: "fan" }] },
  ],
  seatNumbers: [{ id: "points", name: { en: "Points", ja: "ポイント" } }],
  phases: PHASES,
  verbs: {
    play: { en: "Play", ja: "出す" },
    level: { en: "Level up", ja: "レベルアップ" },
    use: { en: "Use effect", ja: "効果を使う" },
    attack: { en: "Attack", ja: "攻撃" },
    clear: { en: "Clear away", ja: "片付ける" },
    first: { en: "First", ja: "先に" },
    answer: { en: "Answer", ja: "応じる" },
  },
  words: WORDS,
  buttons: {
    "end phase": { en: "End phase", ja: "フェイズ終了" },
    "end phase/2": { en: "End the main phase", ja: "メインフェイズを終える" },
    "end phase/3": { en: "End the battle phase", ja: "バトルフェイズを終える" },
    pass: { en: "Pass", ja: "パス" },
    "let it end": { en: "Let the attack end", ja: "攻撃をやめる" },
    "answer the attack": { en: "Answer the attack", ja: "攻撃に応じる" },
    "answer the play": { en: "Answer the play", ja: "プレイに応じる" },
    yes: { en: "Yes", ja: "はい" },
    no: { en: "No", ja: "いいえ" },
  },
  passes: ["pass", "end phase", "no", "let it end"],
  undoes: ["countered", "attackStopped"],
};
