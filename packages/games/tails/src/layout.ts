/** Where things lie on the table of Tails and Tactics, for whoever draws it. */
import type { TableLayout } from "@tefuda/kernel";
import { WORDS } from "./words.ts";

export const LAYOUT: TableLayout = {
  rows: [
    {
      zones: [
        { zone: "camp", name: { en: "Set-up", ja: "準備" }, form: "row" },
        { zone: "units", name: { en: "Units", ja: "ユニット" }, form: "row", slots: 5 },
        { zone: "played", name: { en: "Being played", ja: "プレイ中" }, form: "row" },
      ],
    },
    {
      zones: [
        { zone: "gear", name: { en: "Equipment", ja: "装備" }, form: "row" },
        { zone: "grounds", name: { en: "Turfs and New Rules", ja: "縄張りと新ルール" }, form: "row" },
        { zone: "traps", name: { en: "Traps", ja: "罠" }, form: "row" },
        { zone: "deck", name: { en: "Draw", ja: "山札" }, form: "stack" },
        { zone: "pile", name: { en: "Discards", ja: "捨て札" }, form: "stack", opens: true },
      ],
    },
    { zones: [{ zone: "hand", name: { en: "Hand", ja: "手札" }, form: "fan" }] },
  ],
  seatNumbers: [{ id: "base", name: { en: "Base", ja: "拠点" } }],
  phases: [],
  verbs: {
    take: { en: "Take", ja: "取り出す" },
    first: { en: "First", ja: "先に" },
    choose: { en: "Choose", ja: "選ぶ" },
    lay: { en: "Lay face down", ja: "裏向きに置く" },
    "lay for": { en: "Lay as a requirement for", ja: "配備条件として置く" },
    deploy: { en: "Deploy", ja: "配備する" },
    equip: { en: "Attach", ja: "装備させる" },
    attack: { en: "Attack", ja: "攻撃する" },
    "attack base with": { en: "Attack the base", ja: "拠点を攻撃する" },
    "base of": { en: "The base of", ja: "拠点：" },
    use: { en: "Use ability", ja: "能力を使う" },
    play: { en: "Play now", ja: "いまプレイする" },
    "play before": { en: "Play before the last action", ja: "直前の行動より前にプレイする" },
    "turn up": { en: "Turn up now", ja: "いま表向きにする" },
    "turn up before": { en: "Turn up before the last action", ja: "直前の行動より前に表向きにする" },
    waste: { en: "Throw away (its requirements are not there)", ja: "捨てる（配備条件を満たせない）" },
  },
  words: WORDS,
  amounts: ["damage", "strikes"],
  buttons: {
    pass: { en: "Pass", ja: "パス" },
    "end turn": { en: "End the turn", ja: "ターンを終える" },
    content: { en: "Ready", ja: "準備完了" },
    "take none": { en: "No New Rule", ja: "新ルールなし" },
    yes: { en: "Yes", ja: "はい" },
    no: { en: "No", ja: "いいえ" },
  },
  wastes: ["waste"],
  passes: ["pass", "end turn", "content", "take none", "no"],
  undoes: ["negated"],
};
