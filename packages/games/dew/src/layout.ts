/** Where things lie on the table of Dewfall, and what is said of them. */
import type { TableLayout } from "@tefuda/kernel";
import { saidOf } from "@tefuda/language/standard/index";
import { PHASES } from "./schema.ts";
import { vocabulary } from "./words.ts";

export const LAYOUT: TableLayout = {
  rows: [
    { zones: [{ zone: "meadow", name: { en: "Meadow", ja: "草地" }, form: "row", slots: 6 }] },
    {
      zones: [
        { zone: "deck", name: { en: "Deck", ja: "山札" }, form: "stack" },
        { zone: "compost", name: { en: "Compost", ja: "堆肥" }, form: "stack", opens: true },
      ],
    },
    { zones: [{ zone: "hand", name: { en: "Hand", ja: "手札" }, form: "fan" }] },
  ],
  seatNumbers: [
    { id: "bloom", name: { en: "Bloom", ja: "花" } },
    { id: "dew", name: { en: "Dew", ja: "露" } },
    { id: "spring", name: { en: "Spring", ja: "泉" } },
  ],
  phases: PHASES,
  verbs: {
    play: { en: "Play", ja: "プレイする" },
    use: { en: "Use", ja: "使う" },
    attack: { en: "Attack", ja: "攻撃する" },
    block: { en: "Block with it", ja: "これでブロックする" },
    first: { en: "First", ja: "先に" },
  },
  words: {
    ...saidOf(vocabulary),
    new: { en: "came this turn", ja: "このターンに出た" },
    role: { en: "in the fight", ja: "戦闘中" },
  },
  buttons: {
    "end turn": { en: "End the turn", ja: "ターンを終える" },
    "no block": { en: "No block", ja: "ブロックしない" },
    done: { en: "Done", ja: "決定" },
    yes: { en: "Yes", ja: "はい" },
    no: { en: "No", ja: "いいえ" },
  },
  passes: ["end turn", "no block", "done", "no"],
};
