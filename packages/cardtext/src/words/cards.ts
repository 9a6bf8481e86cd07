/** What is told of a card file, whatever the game. A field is called as the file writes it. */
import { cited, inLanguage, type Messages, type Words } from "@tefuda/kernel";

export const CARD = {
  file: {
    en: 'a card file is a list of cards, each beginning with "- name: ..."',
    ja: "カードファイルは、それぞれ「- name: ...」で始まるカードのリストです",
  },
  such: (fields: string): Words => ({
    en: `a card is a set of fields: ${fields} and so on`,
    ja: `カードは項目の集まりです：${fields} など`,
  }),
  taken: (name: string, file: string, line: number): Words => ({
    en: `there is a card "${name}" already, in ${file}:${line}`,
    ja: `「${name}」というカードは、もう ${file}:${line} にあります`,
  }),
  meansNothing: (name: string | undefined, why: Words): Words => ({
    en: `this text${name === undefined ? "" : ` of "${name}"`} reads but means nothing here: ${why.en}`,
    ja: `${name === undefined ? "" : `「${name}」の`}この文は読めますが、ここでは意味を持ちません：${why.ja}`,
  }),
  keyword: (called: Words, text: string, why: Words): Words => ({
    en: `the keyword "${called.en}" stands for "${text}", which cannot stand on this card: ${why.en}`,
    ja: `キーワード「${called.ja}」は「${text}」のことですが、このカードには書けません：${why.ja}`,
  }),
  keywordSaid: (called: Words, text: string): Words => ({
    en: `the keyword "${called.en}" stands for "${text}"; what follows it in brackets says something else`,
    ja: `キーワード「${called.ja}」は「${text}」のことです。括弧の中はそれと違います`,
  }),
  noField: (field: string): Words => ({
    en: `a card has no field "${field}"`,
    ja: `カードに「${field}」という項目はありません`,
  }),
  lacks: (field: string, rule?: string): Words => ({
    en: `the card lacks its ${field}${cited(rule).en}`,
    ja: `カードに「${field}」がありません${cited(rule).ja}`,
  }),
  notAWord: (field: string): Words => ({
    en: `the ${field} is not a word`,
    ja: `「${field}」が言葉になっていません`,
  }),
  longest: (field: string, letters: number): Words => ({
    en: `the ${field} has at most ${letters} letters`,
    ja: `「${field}」は${letters}文字までです`,
  }),
  longestName: (letters: number): Words => ({
    en: `a name has at most ${letters} letters`,
    ja: `名前は${letters}文字までです`,
  }),
  nameLetters: {
    en: "a name is made of letters and figures, with ' ! & , . - among them and single blanks between words",
    ja: "名前に使えるのは文字と数字、' ! & , . - と、語の間の1つの空白です",
  },
  nameTaken: (name: string): Words => ({
    en: `"${name}" means something else in the game`,
    ja: `「${name}」はゲームで別の意味に使われています`,
  }),
  flag: (field: string): Words => ({
    en: `the field "${field}" is true or false`,
    ja: `「${field}」は true か false です`,
  }),
  whole: (called: string | Words, min: number, max: number): Words => ({
    en: `the ${inLanguage(called, "en")} has to be a whole number from ${min} to ${max}`,
    ja: `${typeof called === "string" ? `「${called}」` : called.ja}は${min}から${max}までの整数です`,
  }),
  unknown: (one: Words, word: string, rule: string): Words => ({
    en: `there is no ${one.en} "${word}" (${rule})`,
    ja: `「${word}」という${one.ja}はありません（${rule}）`,
  }),
  listOfTexts: (field: string): Words => ({
    en: `the ${field} are a list of texts`,
    ja: `「${field}」は文のリストです`,
  }),
  needs: (kind: string, field: string, rule: string): Words => ({
    en: `a card of the kind "${kind}" needs its ${field} (${rule})`,
    ja: `「${kind}」には「${field}」が必要です（${rule}）`,
  }),
  hasNo: (kind: string, field: string, rule: string): Words => ({
    en: `a card of the kind "${kind}" has no ${field} (${rule})`,
    ja: `「${kind}」に「${field}」はありません（${rule}）`,
  }),
  isList: (field: string): Words => ({
    en: `the ${field} is a list of words`,
    ja: `「${field}」は言葉のリストです`,
  }),
  inBoth: (field: string): Words => ({
    en: `the ${field} stands in both languages: { en: …, ja: … }`,
    ja: `「${field}」は両方の言語で書きます：{ en: …, ja: … }`,
  }),
  noLanguage: (field: string, language: string): Words => ({
    en: `the ${field} has no "${language}"`,
    ja: `「${field}」に「${language}」はありません`,
  }),
  oneLanguage: {
    en: "texts of this game are read in English alone",
    ja: "このゲームの文は英語でしか読めません",
  },
  saysNotHowLong: {
    en: 'it is not said for how long; with "this turn" at its end, the text is read',
    ja: "いつまで続くのか書かれていません。「このターンの間、」で始めれば読めます",
  },
  saysNotWhen: (before: string): Words => ({
    en: `it is not said when this is done; with "${before}" before it, the text is read here`,
    ja: `いつ行うのかが書かれていません。前に「${before}」と書けば、ここで読めます`,
  }),
  another: (part: string | undefined): Words => ({
    en: `here another text begins: write it by itself${part === undefined ? "" : `, as "${part}"`}`,
    ja: `ここから別の文です。${part === undefined ? "" : `「${part}」に`}分けて書いてください`,
  }),
  elsewhere: (places: readonly string[]): Words => ({
    en: `this can be said, but not here; it can stand on: ${places.join(", ")}`,
    ja: `この文は書けますが、ここには書けません。書ける場所：${places.join("、")}`,
  }),
  nowhere: { en: "no text stands there", ja: "そこに文はありません" },
  mostTexts: (most: number, n: number): Words => ({
    en: `a card bears at most ${most} texts, this one ${n}`,
    ja: `カードに書ける文は${most}つまでですが、${n}つあります`,
  }),
  quoted: { en: "a text stands in quotation marks", ja: "文は引用符で囲みます" },
} satisfies Messages;
