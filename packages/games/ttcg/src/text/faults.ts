/** What can be wrong with a text that has the form of one, in the words of those who write it. */

/** What is wrong with a text, for people. */
export interface Fault {
  en: string;
  ja: string;
  /** Which of the words that point is at fault, where one is. */
  word?: "first" | "last";
}
/** Ends the search for what is wrong with a text. */
export class Found extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.en);
    this.fault = fault;
  }
}

export const ABSENT: Fault = {
  en: "this can only be done to a card on the field, and the card is not there (any more) by then (ttcg-14.9)",
  ja: "これは場にあるカードにしかできませんが、そのカードはその時点で場にありません（ttcg-14.9）",
  word: "last",
};
export const ELSEWHERE: Fault = {
  en: "this can only be done to cards on the field, and these lie elsewhere (ttcg-14.9)",
  ja: "これは場にあるカードにしかできませんが、これらのカードは場にありません（ttcg-14.9）",
};
export const NO_FIGHTER: Fault = {
  en: "a spell has no attack and no defense, no type of a unit and no sub-type, and does not fight and is not levelled up (ttcg-12.3)",
  ja: "スペルには攻撃力も守備力もユニットのタイプもサブタイプもなく、戦闘もレベルアップもしません（ttcg-12.3）",
};

export const NOTHING: Fault = {
  en: "this word stands for a card, but before it the text speaks of none (ttcg-14.5)",
  ja: "この語が指すカードは、それより前に出ていません（ttcg-14.5）",
  word: "first",
};
export const UNCLEAR: Fault = {
  en: "this word could mean more than one of the cards spoken of; name the card that is meant (ttcg-14.5)",
  ja: "この語が指しうるカードが二枚以上あります。どのカードかを書いてください（ttcg-14.5）",
  word: "last",
};
export const MANY: Fault = {
  en: "this word does not go with the number of cards spoken of before it (ttcg-14.5)",
  ja: "この語は、前に出たカードの枚数と合いません（ttcg-14.5）",
  word: "last",
};

export const MISCALLED: Fault = {
  en: "the card spoken of is not, or not always, what it is called here (ttcg-14.5)",
  ja: "指しているカードは、この呼び方のカードとは限りません（ttcg-14.5）",
  word: "last",
};
