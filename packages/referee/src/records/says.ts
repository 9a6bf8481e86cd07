/** What is told of records: of their cards, their editions, and what was seen. */
import type { Messages, Words } from "@tefuda/kernel";

const edition = (then: number, now: number): Words => ({
  en: `it was played by edition ${then} of the rules, and these are edition ${now}`,
  ja: `この対戦のルールは第${then}版ですが、今のルールは第${now}版です`,
});

export const RECORD = {
  noCards: (game: string): Words => ({
    en: `${game} is not played with the cards of a record`,
    ja: `${game} は記録にあるカードでは遊べません`,
  }),
  card: (why: Words): Words => ({
    en: `this card cannot be read: ${why.en}`,
    ja: `このカードは読めません：${why.ja}`,
  }),
  set: (why: Words): Words => ({
    en: `a game cannot be made of these cards: ${why.en}`,
    ja: `これらのカードではゲームを組み立てられません：${why.ja}`,
  }),
  edition,
  otherRules: (why: Words, then: number, now: number): Words => ({
    en: `${why.en}; ${edition(then, now).en}`,
    ja: `${why.ja}。${edition(then, now).ja}`,
  }),
  readsTooLong: (seconds: number): Words => ({
    en: `its cards are not those of the game, and it could not be read with them within ${seconds} seconds`,
    ja: `ゲームのものではないカードが使われていて、${seconds}秒以内に読み込めませんでした`,
  }),
  seen: (step: number): Words => ({
    en: `what was seen after ${step} answers cannot be read`,
    ja: `${step}手目のあとに見えていたものを読めません`,
  }),
  seenOf: (seen: number, answers: number): Words => ({
    en: `what was seen is of ${seen} answers, and these are ${answers}`,
    ja: `見えていたものは${seen}手分ですが、記録は${answers}手です`,
  }),
} satisfies Messages;
