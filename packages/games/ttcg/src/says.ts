/** What is told of a card file or a deck of this game. A field is called as the file writes it. */
import type { Messages, Words } from "@tefuda/kernel";

export const CARD = {
  type: { en: "type", ja: "タイプ" },
  subtype: { en: "sub-type", ja: "種族" },
  subtypes: {
    en: "the sub-types are a list, such as [Warrior]",
    ja: "種族（subtypes）は [Warrior] のようなリストです",
  },
  oneSubtype: { en: "a sub-type is a word", ja: "種族は言葉です" },
  spellHasNo: (field: string): Words => ({
    en: `a spell has no ${field} (ttcg-12.3)`,
    ja: `スペルに「${field}」はありません（ttcg-12.3）`,
  }),
  spellNoSubtype: { en: "a spell has no sub-type (ttcg-12.2)", ja: "スペルに種族はありません（ttcg-12.2）" },
  unitNeeds: (field: string): Words => ({
    en: `a unit needs its ${field} (ttcg-12.3)`,
    ja: `ユニットには「${field}」が必要です（ttcg-12.3）`,
  }),
  unitSubtypes: {
    en: "a unit has one or more sub-types (ttcg-12.2)",
    ja: "ユニットには種族が1つ以上あります（ttcg-12.2）",
  },
  effects: (n: number): Words => ({
    en: `a card bears exactly two effects, this one ${n} (ttcg-1.4)`,
    ja: `カードの効果はちょうど2つですが、${n}つあります（ttcg-1.4）`,
  }),
  effect: { en: "an effect is a text", ja: "効果は文です" },
  kind: (word: string): Words => ({
    en: `there is no kind of effect "${word}" (ttcg-7.10)`,
    ja: `「${word}」という種類の効果はありません（ttcg-7.10）`,
  }),
} satisfies Messages;

export const DECK = {
  often: { en: "once or twice", ja: "1枚か2枚" },
  side: (field: string): Words => ({
    en: `a deck is the only one its player plays with; there is no "${field}" (ttcg-1.5)`,
    ja: `プレイヤーが使うデッキは1つだけで、「${field}」はありません（ttcg-1.5）`,
  }),
} satisfies Messages;

/** Texts that are active in a position, where they cannot be. */
export const LAID = {
  notActive: (n: number): Words => ({
    en: `its text ${n} is no Continuous text, nor an Equip text that attaches it`,
    ja: `文${n}は、Continuousの文でも、これを装備させるEquipの文でもありません`,
  }),
  noEquip: {
    en: "it has no Equip text that could attach it (ttcg-7.4)",
    ja: "これを装備させるEquipの文がありません（ttcg-7.4）",
  },
  which: {
    en: "say which of its texts attached it: active1: 1, or active2: 1",
    ja: "どの文で装備されたのかを書いてください：active1: 1 か active2: 1",
  },
  chooses: (n: number): Words => ({
    en: `its text ${n} chooses cards as it takes effect: let it be used in the game`,
    ja: `文${n}は、働くときにカードを選びます。ゲームの中で使ってください`,
  }),
} satisfies Messages;
