/** Where things lie on the table of Trails, for whoever draws it. */
import type { TableLayout } from "@tefuda/kernel";

export const LAYOUT: TableLayout = {
  rows: [
    { zones: [{ zone: "field", name: { en: "Field", ja: "場" }, form: "row", slots: 6 }] },
    {
      zones: [
        { zone: "homebase", name: { en: "Homebase", ja: "拠点" }, form: "row", slots: 6 },
        { zone: "deck", name: { en: "Deck", ja: "デッキ" }, form: "stack" },
        { zone: "trail", name: { en: "Trail", ja: "軌跡" }, form: "stack", opens: true },
      ],
    },
    { zones: [{ zone: "hand", name: { en: "Hand", ja: "手札" }, form: "fan" }] },
  ],
  seatNumbers: [
    { id: "bond", name: { en: "Bond", ja: "絆" } },
    { id: "cp", name: { en: "CP", ja: "CP" } },
    { id: "ep", name: { en: "EP", ja: "EP" } },
  ],
  phases: [
    { en: "Set-up", ja: "準備" },
    { en: "Draw step", ja: "ドローステップ" },
    { en: "Homebase step", ja: "拠点ステップ" },
    { en: "Deployment step", ja: "配備ステップ" },
    { en: "Attack proposal", ja: "攻撃選択ステップ" },
    { en: "Combat resolution", ja: "戦闘解決ステップ" },
    { en: "Cure phase", ja: "回復フェイズ" },
  ],
  buttons: {
    pass: { en: "Pass", ja: "パス" },
    "pass the attack": { en: "No attack", ja: "攻撃しない" },
    decline: { en: "No", ja: "しない" },
    begin: { en: "I begin", ja: "先攻" },
    "let the other begin": { en: "The other begins", ja: "後攻" },
    "keep the rest": { en: "Keep the rest", ja: "残りはそのまま" },
    enough: { en: "These attack", ja: "このUNITで攻撃" },
    "target the player": { en: "The player", ja: "相手プレイヤー" },
    done: { en: "Done", ja: "決定" },
    yes: { en: "Yes", ja: "はい" },
    no: { en: "No", ja: "いいえ" },
  },
  passes: ["pass", "pass the attack", "decline", "keep the rest", "done", "no"],
};
