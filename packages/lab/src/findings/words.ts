/** What is said of findings, in both languages. */
import { type CardInfo, textNumber, type Words } from "@tefuda/kernel";

/** What a card or a deck is called; in Japanese as in English where it has no name of its own there. */
export const calledIn = ({ name, names }: Pick<CardInfo, "name" | "names">): Words => ({
  en: name,
  ja: names?.ja ?? name,
});
const ja = (card: CardInfo): string => calledIn(card).ja;

export const WHY = {
  better: (worse: CardInfo, better: CardInfo, told: readonly string[]): Words => {
    const values = told.filter((id) => id !== "");
    const en = [...values, ...(told.includes("") ? ["what it says"] : [])].join(", ");
    const words = [...values, ...(told.includes("") ? ["テキスト"] : [])].join("、");
    return {
      en: `"${better.name}" is at least as good as "${worse.name}" in everything, and better in: ${en}.`,
      ja: `「${ja(better)}」は「${ja(worse)}」にどの点でも劣らず、${words}で勝ります。`,
    };
  },
  useless: (why: Words): Words => ({
    en: `It never does anything that matters: ${why.en}.`,
    ja: `意味のあることは決して起こりません：${why.ja}。`,
  }),
  neverPlayable: (reason: Words | undefined): Words => ({
    en: `In no position that was tried could it be played${reason ? `; what is lacking: ${reason.en}` : ""}.`,
    ja: `試したどの局面でもプレイできませんでした${reason ? `。足りないもの：${reason.ja}` : ""}。`,
  }),
  loop: (parts: readonly { card: CardInfo; text: number }[], what: Words): Words => {
    const en = parts.map(({ card, text }) => `"${card.name}" ${textNumber(text)}`).join(", ");
    const said = parts.map(({ card, text }) => `「${ja(card)}」${textNumber(text)}`).join("、");
    return { en: `${en}: ${what.en}.`, ja: `${said}：${what.ja}。` };
  },
};

/** Why a text can do nothing. */
export const NOTHING = {
  fits: { en: "it speaks of cards that there are not", ja: "当てはまるカードが存在しません" },
  amount: { en: "what it changes is changed by nothing", ja: "変える量が0です" },
  condition: { en: "its condition cannot hold", ja: "条件が成り立つことがありません" },
  trigger: {
    en: "what it waits for is of cards that there are not",
    ja: "誘発の対象になるカードが存在しません",
  },
  cost: { en: "its cost is of cards that there are not", ja: "コストに使えるカードが存在しません" },
  given: { en: "all such cards have it already", ja: "当てはまるカードはすべて、すでに持っています" },
  bare: { en: "it has no text, and its numbers are nothing", ja: "テキストがなく、数値も0です" },
} satisfies Readonly<Record<string, Words>>;

/** What becomes of a loop. */
export const LOOP = {
  forced: {
    en: "set one another off again and again, and nobody can stop it",
    ja: "互いに誘発し続け、誰にも止められません",
  },
  willing: {
    en: "set one another off again and again for as long as their players like",
    ja: "プレイヤーが望むかぎり、互いに誘発し続けます",
  },
  chosen: {
    en: "can be used again and again in one turn for nothing",
    ja: "1ターンに何度でも、何も払わずに使えます",
  },
  bounded: {
    en: "can be used for nothing as often as the rules allow in one turn",
    ja: "1ターンに、ルールが許す回数まで何も払わずに使えます",
  },
} satisfies Readonly<Record<string, Words>>;
