/** What is told of a card file of this game. A field is called as the file writes it. */
import type { Messages, Words } from "@tefuda/kernel";

export const CARD = {
  type: { en: "type", ja: "種類" },
  nation: { en: "nation", ja: "国" },
  unit: { en: "unit type", ja: "兵種" },
  rarity: { en: "rarity", ja: "レアリティ" },
  subtypes: { en: "the subtypes are a list", ja: "サブタイプ（subtypes）はリストです" },
  subtype: { en: "a subtype is a name", ja: "サブタイプは名前です" },
  power: {
    en: "a general of power 0 would retire at once (sangoku-11.3)",
    ja: "武力が0の武将は、すぐに撤退してしまいます（sangoku-11.3）",
  },
  tactic: {
    en: "a tactic has one text, which says what it does (sangoku-6.10)",
    ja: "計略には、その働きを書いた文が1つだけあります（sangoku-6.10）",
  },
  oneFort: {
    en: "a card says one thing as a fort (sangoku-8.5)",
    ja: "城壁としての文は1つだけです（sangoku-8.5）",
  },
  cost: {
    en: 'a cost is written like "2R1C", or "0" (sangoku-5.6)',
    ja: "コストは「2R1C」のように書きます。なければ「0」です（sangoku-5.6）",
  },
  code: {
    en: 'a card code is written like "PR-021" (sangoku-11.10)',
    ja: "カード番号（code）は「PR-021」のように書きます（sangoku-11.10）",
  },
  onlyGeneral: (field: string, rule: string): Words => ({
    en: `only a general has ${field} (${rule})`,
    ja: `「${field}」を持つのは武将だけです（${rule}）`,
  }),
  codeTaken: (code: string, twin: string, file: string, line: number): Words => ({
    en: `the code ${code} is that of "${twin}" (${file}, line ${line}), and cards of one code differ in nothing but their rarity (sangoku-11.10)`,
    ja: `番号 ${code} は「${twin}」（${file}、${line}行目）のものです。同じ番号のカードで違ってよいのはレアリティだけです（sangoku-11.10）`,
  }),
} satisfies Messages;

export const DECK = {
  often: (most: number): Words => ({ en: `at most ${most} times`, ja: `${most}枚まで` }),
  code: (code: string, most: number, n: number): Words => ({
    en: `a deck holds at most ${most} cards of the code ${code}, this one ${n} (sangoku-2.2)`,
    ja: `番号 ${code} のカードはデッキに${most}枚までですが、${n}枚あります（sangoku-2.2）`,
  }),
} satisfies Messages;
