/** What is printed on the cards of TTCG and said of them while they lie on the table, in both languages. */
import { kinds, subTypes, types } from "./text/phrases/words.ts";

type Said = Readonly<Record<string, string>>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const unitTypes = Object.entries(types);
const kin = Object.entries(subTypes).map(([word, [, ja]]): [string, string] => [word, ja]);
const printed = [...unitTypes, ...kin, ["spell", "スペル"] as const];

/** What a card has become: by the words of its mark. */
const became = (words: readonly (readonly [en: string, ja: string])[], of: string): [string, Said][] =>
  words.map(([en, ja]) => [`is ${en}`, { en: `is ${en}`, ja: `${of}は${ja}` }]);

const marks: Readonly<Record<string, string>> = {
  "cannot attack": "攻撃できない",
  "cannot attack directly": "直接攻撃できない",
  "cannot attack some units": "一部のユニットを攻撃できない",
  "cannot be attacked": "攻撃されない",
  "cannot activate effects": "効果を発動できない",
  "cannot be levelled up": "レベルアップできない",
  "cannot be tapped": "タップされない",
  "cannot be untapped": "アンタップされない",
  "cannot be targeted": "対象に選ばれない",
  "cannot be destroyed by effects": "効果では破壊されない",
  "cannot be destroyed in battle": "戦闘では破壊されない",
  "cannot leave the field": "場を離れない",
  "cannot change control": "コントロールが移らない",
  indestructible: "破壊されない",
  immune: "効果を受けない",
  "must attack": "攻撃しなければならない",
  "must be attacked": "先に攻撃される",
  "attacks more than once": "2回以上攻撃できる",
  "may attack directly": "直接攻撃できる",
  "acts in the opponent's turn": "相手のターンにも発動できる",
  "acts while tapped": "タップ状態でも発動できる",
  "has lost its effects": "効果を失っている",
  "its changes are inverted": "値の増減が逆になる",
  "has the chosen type": "選ばれたタイプを持つ",
  "has the chosen subtype": "選ばれた種族を持つ",
};

export const WORDS: Readonly<Record<string, Said>> = {
  ...Object.fromEntries(printed.map(([en, ja]) => [capital(en), { en: capital(en), ja }])),
  ...Object.fromEntries(Object.entries(kinds).map(([kind, [, ja]]) => [kind, { en: kind, ja }])),
  rank: { en: "rank", ja: "ランク" },
  attack: { en: "attack", ja: "攻撃力" },
  defense: { en: "defense", ja: "防御力" },
  ...Object.fromEntries(Object.entries(marks).map(([en, ja]) => [en, { en, ja }])),
  ...Object.fromEntries([...became(unitTypes, "タイプ"), ...became(kin, "種族")]),
};
