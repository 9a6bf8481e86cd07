/** Where things lie on the table of Trails, for whoever draws it. */
import type { TableLayout } from "@tefuda/kernel";
import { PHASES } from "./schema.ts";
import { WORDS } from "./words.ts";

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
  phases: PHASES,
  verbs: {
    deploy: { en: "Deploy", ja: "配備する" },
    dispatch: { en: "Dispatch to the field", ja: "派遣する" },
    play: { en: "Play", ja: "プレイする" },
    "play at home": { en: "Turn up and play", ja: "表向きにしてプレイする" },
    art: { en: "Play its art", ja: "アーツをプレイする" },
    "art at home": { en: "Turn up and play its art", ja: "表向きにしてアーツをプレイする" },
    "turn up": { en: "Turn up", ja: "表向きにする" },
    use: { en: "Use craft", ja: "クラフトを使用する" },
    support: { en: "Support", ja: "サポートする" },
    energy: { en: "Action it for 1 EP", ja: "アクションして1EPを得る" },
    attack: { en: "Attack", ja: "攻撃する" },
    "attack player with": { en: "Attack the player", ja: "プレイヤーを攻撃する" },
    gather: { en: "Attack with others (SCLM)", ja: "スクラムで攻撃する" },
    join: { en: "Joins the attack", ja: "スクラムに加える" },
    target: { en: "Attack it", ja: "攻撃対象にする" },
    "fight back": { en: "Fight back against it", ja: "反撃する" },
    cure: { en: "Cure", ja: "回復させる" },
    settle: { en: "Put into the homebase", ja: "拠点に置く" },
    "put back": { en: "Put on the bottom", ja: "デッキの底に戻す" },
    bottom: { en: "To the bottom", ja: "底に置く" },
    first: { en: "First", ja: "先に" },
  },
  words: WORDS,
  buttons: {
    pass: { en: "Pass", ja: "パス" },
    "pass the attack": { en: "No attack", ja: "攻撃しない" },
    decline: { en: "No", ja: "しない" },
    begin: { en: "I begin", ja: "自分が先" },
    "let the other begin": { en: "The other begins", ja: "相手が先" },
    "keep the rest": { en: "Keep the rest", ja: "残りはそのまま" },
    enough: { en: "These attack", ja: "このUNITで攻撃" },
    "call off": { en: "Call it off", ja: "取りやめる" },
    "target the player": { en: "The player", ja: "相手プレイヤー" },
    done: { en: "Done", ja: "決定" },
    yes: { en: "Yes", ja: "はい" },
    no: { en: "No", ja: "いいえ" },
  },
  // trails-4.6: what EP can be for is offered whether they are there already or could be
  idle: ["energy"],
  takesBack: ["call off"],
  passes: ["pass", "pass the attack", "decline", "keep the rest", "done", "no"],
};
