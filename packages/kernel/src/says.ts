/** What people are told of a file as such, of a match that cannot be made or played again, and of a position. */
import type { Messages, Words } from "./words.ts";

export const FILE = {
  notUtf8: {
    en: "a file is written in UTF-8, and here it is not",
    ja: "ファイルはUTF-8で書きますが、ここはそうなっていません",
  },
  utf16: {
    en: "a file is written in UTF-8, and this one is in UTF-16",
    ja: "ファイルはUTF-8で書きますが、これはUTF-16で書かれています",
  },
  carriageReturn: {
    en: "a line ends with a line feed, and here is only a carriage return",
    ja: "行はラインフィード（LF）で終わりますが、ここにはキャリッジリターン（CR）しかありません",
  },
  hidden: (code: string): Words => ({
    en: `a letter that nobody can see (U+${code})`,
    ja: `目に見えない文字（U+${code}）があります`,
  }),
  tooLong: (longest: number, length: number, remedy?: Words): Words => ({
    en: `a file of this kind has at most ${longest} letters; this one has ${length}${remedy === undefined ? "" : `: ${remedy.en}`}`,
    ja: `この種類のファイルは${longest}文字までですが、${length}文字あります${remedy === undefined ? "" : `。${remedy.ja}`}`,
  }),
} satisfies Messages;

export const MATCH = {
  seats: (game: string, min: number, max: number, n: number): Words => ({
    en: `${game} is played by ${min === max ? min : `${min} to ${max}`}, not by ${n}`,
    ja: `${game} は${min === max ? min : `${min}～${max}`}人用で、${n}人では遊べません`,
  }),
  cards: (most: number, n: number): Words => ({
    en: `a match has at most ${most} cards, and these are ${n}`,
    ja: `1つの対戦のカードは${most}枚までですが、${n}枚あります`,
  }),
  noCard: (game: string, name: string): Words => ({
    en: `${game} has no card named "${name}"`,
    ja: `${game} に「${name}」というカードはありません`,
  }),
  seed: { en: "a seed is a whole number", ja: "シードは整数です" },
  secret: (digits: number): Words => ({
    en: `a secret has ${digits} hexadecimal digits`,
    ja: `秘密の値は${digits}桁の16進数です`,
  }),
  hash: (digits: number): Words => ({
    en: `a hash has ${digits} hexadecimal digits`,
    ja: `ハッシュは${digits}桁の16進数です`,
  }),
  numbers: (seats: number, n: number): Words => ({
    en: `${seats} seats add a number each, and here are ${n}`,
    ja: `${seats}つの席が数を1つずつ加えますが、数は${n}個あります`,
  }),
  number: (digits: number): Words => ({
    en: `a seat's number has ${digits} hexadecimal digits`,
    ja: `席の数は${digits}桁の16進数です`,
  }),
  anotherSecret: {
    en: "the secret is not the one whose hash was told at the beginning",
    ja: "この秘密の値は、初めにハッシュで示されたものではありません",
  },
  packs: (lists: number, packs: number): Words => ({
    en: `${lists} seats have lists, and ${packs} have packs`,
    ja: `デッキは${lists}人分ですが、パックは${packs}人分あります`,
  }),
  opened: (seat: string): Words => ({
    en: `the list of ${seat} is not what its packs hold`,
    ja: `${seat} のデッキが、開けたパックの中身と違います`,
  }),
  noSetting: (game: string, name: string): Words => ({
    en: `${game} has no setting "${name}"`,
    ja: `${game} に「${name}」という設定はありません`,
  }),
  setting: (name: string, most: number): Words => ({
    en: `the setting "${name}" is a whole number up to ${most}`,
    ja: `設定「${name}」は${most}以下の整数です`,
  }),
  noBeginning: { en: "with these lists a game cannot begin", ja: "このデッキではゲームを始められません" },
  noSeat: { en: "there is no such seat in this match", ja: "この対戦にその席はありません" },
  openChance: {
    en: "the chance of a match with an open seed comes from that seed alone",
    ja: "公開シードの対戦では、偶然はそのシードだけから決まります",
  },
  otherPacked: {
    en: "what was packed is of another match",
    ja: "保存された状態は別の対戦のものです",
  },
  answers: (most: number): Words => ({
    en: `a match has at most ${most} answers`,
    ja: `1つの対戦は${most}手までです`,
  }),
  another: (named: string, game: string): Words => ({
    en: `this is a match of "${named}", not of "${game}"`,
    ja: `これは「${named}」の対戦で、「${game}」の対戦ではありません`,
  }),
  otherCards: {
    en: "this match was played with other cards than these",
    ja: "この対戦は、これとは別のカードで行われました",
  },
  opening: {
    en: "a position begins after a number of answers",
    ja: "局面は、何手目かの後から始まります",
  },
  cannotBegin: { en: "the match cannot begin", ja: "対戦を始められません" },
  choice: (n: number, said: string): Words => ({
    en: `choice ${n}, "${said}",`,
    ja: `${n}手目の「${said}」は`,
  }),
  notCarriedOut: (choice: Words): Words => ({
    en: `${choice.en} cannot be carried out`,
    ja: `${choice.ja}実行できません`,
  }),
  notPossible: (choice: Words): Words => ({
    en: `${choice.en} is not possible there`,
    ja: `${choice.ja}そこでは選べません`,
  }),
  because: (what: Words, why: Words): Words => ({ en: `${what.en}: ${why.en}`, ja: `${what.ja}：${why.ja}` }),
} satisfies Messages;

/** What a position names, by what it is called in English. */
const THINGS = {
  "number of a seat": "プレイヤーの数値",
  "number of the game": "ゲームの数値",
  "number of a card": "カードの数値",
  "value of a card": "カードの値",
} as const;
export type PositionThing = keyof typeof THINGS;

export const POSITION = {
  waiting: {
    en: "a position cannot be laid out while effects wait",
    ja: "効果が待機している間は、局面を並べられません",
  },
  noSeat: (seat: string): Words => ({ en: `there is no seat ${seat}`, ja: `席 ${seat} はありません` }),
  hidden: (number: string): Words => ({
    en: `the number "${number}" is part of no position`,
    ja: `数値「${number}」は局面には書けません`,
  }),
  attachedToItself: (host: string): Words => ({
    en: `"${host}" is attached to this card itself`,
    ja: `「${host}」は、このカード自体に装備されています`,
  }),
  nobody: {
    en: "in this position nobody can be asked anything",
    ja: "この局面では、選択できるプレイヤーがいません",
  },
  noZone: (zone: string): Words => ({
    en: `there is no zone "${zone}"`,
    ja: `「${zone}」という領域はありません`,
  }),
  underneath: {
    en: "what lies underneath has nothing under it and is attached to nothing",
    ja: "下に重ねたカードには、さらに下のカードも装備先も書けません",
  },
  underneathChanged: {
    en: "what lies underneath is not changed",
    ja: "下に重ねたカードの値は変化しません",
  },
  noneLeft: (card: string): Words => ({
    en: `no card "${card}" of this seat is left`,
    ja: `この席の「${card}」はもう残っていません`,
  }),
  noTerm: (term: string): Words => ({
    en: `nothing lasts until "${term}"`,
    ja: `「${term}」という期間はありません`,
  }),
  unchanged: (card: string): Words => ({
    en: `"${card}" lies where nothing changes it`,
    ja: `「${card}」は、値の変化しない場所にあります`,
  }),
  host: (host: string, found: number): Words => ({
    en: `"${host}" is ${found === 0 ? "no card" : "more than one card"} in play`,
    ja: `「${host}」に当たる場のカードが${found === 0 ? "ありません" : `${found}枚あります`}`,
  }),
  nothingCalled: (thing: PositionThing, name: string): Words => ({
    en: `there is no ${thing} called "${name}"`,
    ja: `「${name}」という${THINGS[thing]}はありません`,
  }),
} satisfies Messages;

/** Chance as it is written, where it cannot come so. */
export const CHANCE = {
  roll: (given: number, sides: number): Words => ({
    en: `chance is written to give ${given}, and here it gives 1 to ${sides}`,
    ja: `偶然の結果が${given}と書かれていますが、ここで出るのは1から${sides}までです`,
  }),
  top: (card: string): Words => ({
    en: `chance is written to bring "${card}" to the top, and it is not there`,
    ja: `「${card}」が一番上に来ると書かれていますが、そこにありません`,
  }),
  picks: (picked: number, n: number, of: number): Words => ({
    en: `chance is written to pick ${picked}, and here ${n} of ${of} are picked`,
    ja: `無作為に${picked}枚が選ばれると書かれていますが、ここでは${of}枚から${n}枚が選ばれます`,
  }),
  pick: (card: string, of: number): Words => ({
    en: `chance is written to pick "${card}", and it is not among the ${of}`,
    ja: `無作為に「${card}」が選ばれると書かれていますが、${of}枚の中にありません`,
  }),
} satisfies Messages;

/** Bounds that a game comes to. */
export const BOUND = {
  cards: (cards: number, seats: number): Words => ({
    en: `${cards} cards for ${seats} are more than a state can hold`,
    ja: `${seats}人で${cards}枚のカードは多すぎて扱えません`,
  }),
  number: (value: number): Words => ({
    en: `the number ${value} is beyond what a state can hold`,
    ja: `${value}という数は、扱える範囲を超えています`,
  }),
  effects: {
    en: "more effects wait at once than a state can hold",
    ja: "同時に待機する効果が多すぎて扱えません",
  },
  triggers: {
    en: "more triggers wait at once than a state can hold",
    ja: "同時に待機する誘発が多すぎて扱えません",
  },
  modifiers: {
    en: "more changes last at once than a state can hold",
    ja: "同時に続く変化が多すぎて扱えません",
  },
  answersInReach: {
    en: "the actions in reach have more answers than a state can hold",
    ja: "さかのぼれる行動の選択が多すぎて扱えません",
  },
  questions: (most: number): Words => ({
    en: `more than ${most} questions follow from an answer`,
    ja: `1つの選択から続く質問が${most}個を超えました`,
  }),
  rounds: (most: number): Words => ({
    en: `more than ${most} rounds of loops were made without a question`,
    ja: `質問のないまま、繰り返しが${most}回を超えました`,
  }),
  depth: { en: "programs are called too deeply", ja: "処理の入れ子が深すぎます" },
  options: (most: number): Words => ({
    en: `a question has more than ${most} answers`,
    ja: `1つの質問の選択肢が${most}個を超えました`,
  }),
  candidates: { en: "lists of candidates are nested too deeply", ja: "候補の一覧の入れ子が深すぎます" },
} satisfies Messages;
