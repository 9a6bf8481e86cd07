/** What is told of a card file or a deck of this game. Fields, kinds and types are called as the file writes them. */
import type { Messages, Words } from "@tefuda/kernel";
import type { CardType } from "./text/tree.ts";

/** What a card of a kind is called in a sentence. */
const CALLED: Readonly<Record<CardType, Words>> = {
  unit: { en: "a Unit", ja: "「Unit」" },
  equipment: { en: "Equipment", ja: "「Equipment」" },
  event: { en: "an Event", ja: "「Event」" },
  trap: { en: "a Trap", ja: "「Trap」" },
  turf: { en: "a Turf", ja: "「Turf」" },
  newRule: { en: "a New Rule", ja: "「New Rule」" },
};

export const CARD = {
  kind: { en: "kind", ja: "種類" },
  type: { en: "type", ja: "タイプ" },
  copies: { en: "number of copies", ja: "デッキに入れられる枚数（copies）" },
  bonus: { en: 'a bonus is a text, such as "+1 attack"', ja: "修正（bonus）は「+1 attack」のような文です" },
  onlyEquipment: (kind: CardType): Words => ({
    en: `only Equipment equips, and this is ${CALLED[kind].en} (tails-4.5)`,
    ja: `装備するのは「Equipment」だけですが、これは${CALLED[kind].ja}です（tails-4.5）`,
  }),
  requiredTwice: {
    en: "what a card requires is said once, in requirements or at the beginning of a text (tails-4.3)",
    ja: "配備条件は1度だけ、requirementsかテキストの始めに書きます（tails-4.3）",
  },
  impossible: (why: Words): Words => ({
    en: `these requirements can never be met: ${why.en}`,
    ja: `この条件は決して満たせません：${why.ja}`,
  }),
  hasNo: (kind: CardType, field: string, rule: string): Words => ({
    en: `${CALLED[kind].en} has no ${field} (${rule})`,
    ja: `${CALLED[kind].ja}に「${field}」はありません（${rule}）`,
  }),
  needs: (kind: CardType, field: string, rule: string): Words => ({
    en: `${CALLED[kind].en} needs its ${field} (${rule})`,
    ja: `${CALLED[kind].ja}には「${field}」が必要です（${rule}）`,
  }),
  armed: (field: string): Words => ({
    en: `Equipment with attacks of its own needs its ${field} (tails-4.7)`,
    ja: `自身の攻撃を持つ「Equipment」には「${field}」が必要です（tails-4.7）`,
  }),
  unarmed: (field: string): Words => ({
    en: `Equipment has its ${field} for attacks of its own, and this has none (tails-4.7)`,
    ja: `「Equipment」の「${field}」は自身の攻撃のためのものですが、これには攻撃がありません（tails-4.7）`,
  }),
  oneType: {
    en: "a unit has exactly one type (tails-1.5)",
    ja: "ユニットのタイプは1つだけです（tails-1.5）",
  },
  types: {
    en: "the types are a list, such as [Sidearm]",
    ja: "その他のタイプ（types）は [Sidearm] のようなリストです",
  },
  furtherType: { en: "a further type is a word", ja: "その他のタイプは言葉です" },
  furtherTypeWord: {
    en: "a further type is a word (tails-1.7)",
    ja: "その他のタイプは言葉です（tails-1.7）",
  },
  isType: (word: string): Words => ({
    en: `"${word}" is a unit's one type and stands under "type" (tails-1.5)`,
    ja: `「${word}」はユニットのタイプで、「type」に書きます（tails-1.5）`,
  }),
  isKind: (word: string): Words => ({
    en: `"${word}" is a kind of card and stands under "kind" (tails-1.6)`,
    ja: `「${word}」はカードの種類で、「kind」に書きます（tails-1.6）`,
  }),
  again: (word: string): Words => ({
    en: `"${word}" stands here a second time`,
    ja: `ここに「${word}」がもう一度あります`,
  }),
  attacks: (most: number): Words => ({
    en: `the attacks have to be a whole number from 1 to ${most}, or such as "3 on 1" (tails-5.8)`,
    ja: `「attacks」は1から${most}までの整数か、「3 on 1」のような形です（tails-5.8）`,
  }),
  spread: (most: number, spread: number): Words => ({
    en: `attacks go "on" at most ${most} targets, not ${spread} (tails-5.8)`,
    ja: `攻撃（on）の対象は${most}つまでで、${spread}つにはできません（tails-5.8）`,
  }),
  stats: (such: string): Words => ({
    en: `the stats are values against each type, such as ${such} (tails-5.4)`,
    ja: `「stats」は、${such} のような、タイプごとの値です（tails-5.4）`,
  }),
  noStats: (type: string): Words => ({
    en: `the stats have no type "${type}"`,
    ja: `「stats」に「${type}」というタイプはありません`,
  }),
  lacksAgainst: (type: string): Words => ({
    en: `the stats lack what is against ${type}s (tails-5.4)`,
    ja: `「stats」に「${type}」に対する値がありません（tails-5.4）`,
  }),
  turfStats: {
    en: "a Turf has a defense alone, a whole number from 0 to 99 such as 2 (tails-4.8)",
    ja: "「Turf」にあるのは防御だけで、「2」のような0から99までの整数です（tails-4.8）",
  },
  bothStats: {
    en: "attack and defense are whole numbers from 0 to 99, such as 2/1 (tails-5.4)",
    ja: "攻撃と防御は0から99までの整数で、「2/1」のように書きます（tails-5.4）",
  },
  number: {
    en: "the number is series-run-number-rarity, such as 01-01-017-3 or 01-02-017-IV (tails-1.8)",
    ja: "番号（number）は「01-01-017-3」や「01-02-017-IV」のような、シリーズ-版-番号-レアリティです（tails-1.8）",
  },
  sameNumber: (name: string, first: string, at: string, number: string): Words => ({
    en: `"${name}" has series and number of "${first}", in ${at}: ${number} (tails-1.8)`,
    ja: `「${name}」のシリーズと番号が「${first}」（${at}）と同じです：${number}（tails-1.8）`,
  }),
  copied: (name: string, number: string, at: string): Words => ({
    en: `"${name}" is there already as ${number}, in ${at} (tails-1.8)`,
    ja: `「${name}」はもう ${number} として ${at} にあります（tails-1.8）`,
  }),
  notTheSame: (name: string, at: string): Words => ({
    en: `this print run of "${name}" is not the same card as the one in ${at} (tails-1.8)`,
    ja: `この版の「${name}」が、${at} のものと同じカードになっていません（tails-1.8）`,
  }),
} satisfies Messages;

export const DECK = {
  often: {
    en: "at least once and as often as the card says",
    ja: "1枚から、カードに書かれた枚数まで",
  },
  faction: (name: string, faction: string, own: string, rule: string): Words => ({
    en: `"${name}" is of ${faction}, and the deck is of ${own} (${rule})`,
    ja: `「${name}」の勢力は「${faction}」ですが、デッキの勢力は「${own}」です（${rule}）`,
  }),
} satisfies Messages;
