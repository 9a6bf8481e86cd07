/** What is told of names that look alike, and of what a set has no room for. */
import type { Messages, Words } from "@tefuda/kernel";

export const LOOKS = {
  butLooks: (twin: string, differs: Words): Words => ({
    en: `; it looks like "${twin}", but ${differs.en}`,
    ja: `。「${twin}」に似ていますが、${differs.ja}`,
  }),
  unseen: (codes: string): Words => ({
    en: `a letter that nobody can see (${codes})`,
    ja: `目に見えない文字（${codes}）`,
  }),
  has: (letter: Words): Words => ({ en: `it has ${letter.en}`, ja: `${letter.ja}があります` }),
  lacks: (letter: Words): Words => ({ en: `it lacks ${letter.en}`, ja: `${letter.ja}がありません` }),
  isNot: (own: string, ownCodes: string, its: string, itsCodes: string): Words => ({
    en: `its "${own}" (${ownCodes}) is not the "${its}" (${itsCodes})`,
    ja: `その「${own}」（${ownCodes}）は「${its}」（${itsCodes}）ではありません`,
  }),
  hidden: (codes: string): Words => ({
    en: `a name has no letters that nobody can see, and here is one (${codes})`,
    ja: `名前に目に見えない文字は使えませんが、ここにあります（${codes}）`,
  }),
  twoScripts: (word: string, odd: string, oddCodes: string, like: string, likeCodes: string): Words => ({
    en: `"${word}" is written in two scripts: its "${odd}" (${oddCodes}) is no "${like}" (${likeCodes})`,
    ja: `「${word}」に2種類の文字が混ざっています。「${odd}」（${oddCodes}）は「${like}」（${likeCodes}）ではありません`,
  }),
} satisfies Messages;

/** What there can be too much of, as whoever writes cards calls it. */
const MUCH = {
  definitions: { en: "cards", ja: "カード" },
  abilities: { en: "texts", ja: "文" },
  modifiers: { en: "effects that last", ja: "続く効果" },
  instructions: { en: "steps in their texts", ja: "文の処理" },
} satisfies Messages;

export const SET = {
  looksLike: (name: string, by: string, place: string, differs: Words): Words => ({
    en: `"${name}" looks like "${by}", in ${place}, and is another name: ${differs.en}`,
    ja: `「${name}」は「${by}」（${place}）に似た別の名前です：${differs.ja}`,
  }),
  wordLooksLike: (
    word: string,
    card: string,
    first: string,
    its: string,
    place: string,
    differs: Words,
  ): Words => ({
    en: `"${word}" of "${card}" looks like "${first}" of "${its}", in ${place}, and is another: ${differs.en}`,
    ja: `「${card}」の「${word}」は、「${its}」（${place}）の「${first}」に似た別の言葉です：${differs.ja}`,
  }),
  noBit: (word: string, card: string, most: number, called: Words): Words => ({
    en: `there is no room for "${word}" of "${card}": a set has at most ${most} ${called.en}`,
    ja: `「${card}」の「${word}」が入りません。1つのセットの${called.ja}は${most}種類までです`,
  }),
  noRoom: (card: string, most: number, what: keyof typeof MUCH): Words => ({
    en: `there is no room for "${card}": the cards of a game may have ${most} ${MUCH[what].en}, and with this one they have more`,
    ja: `「${card}」が入りません。ゲーム全体の${MUCH[what].ja}は${most}までですが、このカードで超えます`,
  }),
} satisfies Messages;
