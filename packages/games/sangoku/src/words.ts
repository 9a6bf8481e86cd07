/** What is printed on the cards, counted on them and said of them, in both languages. */
import { emblems, nations, subtypes, units } from "./text/phrases/names.ts";

type Said = Readonly<Record<string, string>>;

const ofEmblems = Object.values(emblems).flatMap(([en, ja]): [string, Said][] => [
  [en.toLowerCase(), { en: `【${en}】`, ja: `【${ja}】` }],
  [`no ${en.toLowerCase()}`, { en: `no 【${en}】`, ja: `【${ja}】なし` }],
]);
const ofNations = Object.values(nations).map(([en, ja]): [string, Said] => [en.toLowerCase(), { en, ja }]);
const ofUnits = Object.values(units).map(([en, , ja]): [string, Said] => [en, { en, ja }]);
const ofSubtypes = Object.entries(subtypes).map(([en, [ja]]): [string, Said] => [
  en.toLowerCase(),
  { en, ja },
]);

export const WORDS: Readonly<Record<string, Said>> = {
  ...Object.fromEntries([...ofNations, ...ofUnits, ...ofSubtypes, ...ofEmblems]),
  general: { en: "general", ja: "武将" },
  reinforcement: { en: "reinforcement", ja: "増援" },
  "main tactic": { en: "main tactic", ja: "メイン計略" },
  "battle tactic": { en: "battle tactic", ja: "戦闘計略" },
  scenario: { en: "scenario", ja: "シナリオ" },
  power: { en: "power", ja: "武力" },
  fortDamage: { en: "fort damage", ja: "攻城力" },
  cost: { en: "cost", ja: "コスト" },

  always: { en: "always", ja: "常時" },
  use: { en: "main", ja: "メイン" },
  icon: { en: "icon", ja: "アイコン" },
  when: { en: "activate", ja: "誘発" },
  instead: { en: "instead", ja: "置換" },
  forsaken: { en: "forsaken tactics", ja: "秘計" },
  keywords: { en: "emblems", ja: "エンブレム" },
  effect: { en: "effect", ja: "効果" },
  fort: { en: "fort trigger", ja: "城壁効果" },

  damage: { en: "damage", ja: "ダメージ" },
  came: { en: "came this turn", ja: "このターンに登場" },
  attacked: { en: "has attacked", ja: "攻撃済み" },
  again: { en: "may attack again", ja: "再攻撃" },
  dancing: { en: "dancing", ja: "舞っている" },
  prepared: { en: "tactics prepared", ja: "秘計待ち" },
  role: { en: "in battle", ja: "戦闘中" },
  strikesFirst: { en: "strikes first", ja: "先制する" },
  stanced: { en: "stance spent", ja: "防備解除" },
  silent: { en: "no abilities", ja: "能力なし" },
  "no emblems": { en: "no emblems", ja: "エンブレムなし" },
  unaffected: { en: "unaffected by your opponent's effects", ja: "相手の効果を受けない" },
  "cannot attack": { en: "cannot attack", ja: "攻撃できない" },
  "cannot attack forts": { en: "cannot attack forts", ja: "城壁を攻撃できない" },
  "cannot attack generals": { en: "cannot attack generals", ja: "武将を攻撃できない" },
  "cannot be attacked": { en: "cannot be attacked", ja: "攻撃されない" },
  "cannot intercept": { en: "cannot intercept", ja: "迎撃できない" },
  "cannot retire": { en: "cannot retire", ja: "撤退しない" },
  "cannot stand": { en: "cannot stand", ja: "待機状態にならない" },
  "cannot be chosen": { en: "cannot be chosen", ja: "選ばれない" },
  "cannot strike back": { en: "deals no battle damage", ja: "戦闘ダメージを与えない" },
  "must attack": { en: "must attack if able", ja: "可能なら攻撃する" },
  "no battle damage": { en: "takes no battle damage", ja: "戦闘ダメージを受けない" },
  "no special damage": { en: "takes no special damage", ja: "特殊ダメージを受けない" },
};
