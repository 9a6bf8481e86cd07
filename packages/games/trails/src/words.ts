/** What is printed on the cards of Trails, counted on them and said of them, in both languages. */
import { icons, organizations } from "./text/phrases/words.ts";

type Said = Readonly<Record<string, string>>;

/** Marks are called by what stands for them in views: "martial arts". */
const ofIcons = Object.values(icons).map(([en, ja]): [string, Said] => [
  en.toLowerCase(),
  { en: `【${en}】`, ja: `【${ja}】` },
]);
const ofOrgs = Object.entries(organizations).map(([en, ja]): [string, Said] => [
  en.toLowerCase(),
  { en, ja },
]);

export const WORDS: Readonly<Record<string, Said>> = {
  ...Object.fromEntries([...ofOrgs, ...ofIcons]),
  cp: { en: "CP", ja: "CP" },
  ep: { en: "EP", ja: "EP" },
  str: { en: "STR", ja: "STR" },
  def: { en: "DEF", ja: "DEF" },
  level: { en: "level", ja: "拠点レベル" },

  always: { en: "always", ja: "常時" },
  when: { en: "when", ja: "誘発" },
  instead: { en: "instead", ja: "置換" },
  use: { en: "craft", ja: "クラフト" },
  art: { en: "art", ja: "アーツ" },
  effect: { en: "effect", ja: "効果" },
  keywords: { en: "icon", ja: "アイコン" },

  stunned: { en: "stunned", ja: "スタン状態" },
  strikes: { en: "attacks", ja: "攻撃中" },
  defends: { en: "is attacked", ja: "攻撃対象" },
  support: { en: "supported", ja: "サポートされている" },
  "cannot attack": { en: "cannot attack", ja: "攻撃できない" },
  "cannot attack player": { en: "cannot attack the player", ja: "プレイヤーを攻撃できない" },
  "cannot be attacked": { en: "cannot be attacked", ja: "攻撃されない" },
  "cannot join": { en: "cannot join SCLM attacks", ja: "スクラム攻撃に参加できない" },
  "cannot support": { en: "cannot support", ja: "サポートできない" },
  "cannot be stunned": { en: "cannot be stunned", ja: "スタンしない" },
  "cannot be destroyed": { en: "cannot be destroyed", ja: "破壊されない" },
  "cannot ready": { en: "cannot be readied", ja: "レディ状態にならない" },
  "cannot be cured": { en: "cannot be cured", ja: "回復できない" },
  "cannot be chosen": { en: "cannot be chosen by texts", ja: "効果で選ばれない" },
  "cannot fight back": { en: "cannot fight back", ja: "反撃できない" },
  "must attack": { en: "must attack if able", ja: "可能なら攻撃する" },
  "may attack player": { en: "may attack the player", ja: "プレイヤーを攻撃できる" },
};
