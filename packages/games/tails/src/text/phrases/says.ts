/** What is told of a word that points back and does not mean one thing. */
import type { Messages, Words } from "@tefuda/kernel";
import type { Doing } from "../tree.ts";

/** What may be meant, one or another; `between` is what stands between them in English. */
const oneOf = (found: readonly Words[], between = " or "): Words => ({
  en: found.map(({ en }) => en).join(between),
  ja: found.map(({ ja }) => ja).join("か"),
});

const DONE: Readonly<Record<Doing, string>> = {
  discarded: "捨てる",
  destroyed: "破壊する",
  drawn: "引く",
  healed: "回復させる",
  revealed: "公開する",
  moved: "移す",
  deployed: "配備する",
  lost: "失う",
};

export const UNCLEAR = {
  couldBe: (word: string, found: readonly Words[]): Words => ({
    en: `${word === "that" ? "that" : `"${word}"`} could be ${oneOf(found).en}`,
    ja: `「${word}」の指すものが1つに決まりません：${oneOf(found).ja}`,
  }),
  noRow: {
    en: "no row of cards is spoken of before that could be meant",
    ja: "指すことのできる複数のカードが、それより前に出ていません",
  },
  none: (noun: Words, lies: boolean): Words => ({
    en: `no ${noun.en} is spoken of before that ${lies ? "lies on the battlefield then" : "could be meant"}`,
    ja: lies
      ? `その時点で戦場にある${noun.ja}が、それより前に出ていません`
      : `指すことのできる${noun.ja}が、それより前に出ていません`,
  }),
  nothingDone: {
    en: "nothing is done before that this could ask about",
    ja: "条件にできることが、それより前に行われていません",
  },
  notDone: (done: true | Doing): Words => ({
    en: `what is done last before it is not that anything is ${done === true ? "done" : done}`,
    ja: `直前に行われるのは、${done === true ? "何かを行う" : `何かを${DONE[done]}`}ことではありません`,
  }),
  others: (found: readonly Words[]): Words => ({
    en: `each other than ${oneOf(found, " or than ").en} could be meant`,
    ja: `「ほかの」が誰のほかなのか決まりません：${oneOf(found, " or than ").ja}`,
  }),
  noPlayer: {
    en: "no player but you is spoken of before who could be meant",
    ja: "指すことのできるプレイヤーが、あなたのほかに、それより前に出ていません",
  },
  players: (found: readonly Words[]): Words => ({
    en: `the player meant could be ${oneOf(found).en}`,
    ja: `どのプレイヤーを指すのか決まりません：${oneOf(found).ja}`,
  }),
  noOwner: (of: "owner" | "player"): Words => ({
    en: `no card is spoken of before whose ${of} that could be`,
    ja: `${of === "owner" ? "持ち主" : "プレイヤー"}を指すことのできるカードが、それより前に出ていません`,
  }),
  owners: (of: "owner" | "player", found: readonly Words[]): Words => ({
    en: `the ${of} meant could be that of ${oneOf(found, " or of ").en}`,
    ja: `どのカードの${of === "owner" ? "持ち主" : "プレイヤー"}なのか決まりません：${oneOf(found, " or of ").ja}`,
  }),
} satisfies Messages;
