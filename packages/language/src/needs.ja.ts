/** In Japanese: what texts of any game would have to have, to be used or to have cards chosen for them. */
import type { NeedWords } from "@tefuda/kernel";

export const NEEDS_JA: NeedWords = {
  "there is a card for it to do something to": "対象となるカードがある",
  "there is something for it to do": "行えることがある",
  "its condition holds": "条件を満たしている",
  "its cost can be paid and there is something for it to do": "コストを支払えて、行えることがある",
  "its whole cost can be paid, with no card for two parts of it":
    "コストをすべて支払える（1枚のカードで2つの部分を支払うことはできない）",
  "you hold the cards to discard": "捨てる手札がある",
  "there are cards to return": "手札に戻すカードがある",
  "it has not been used as often as it may": "使える回数が残っている",
  "it is a text that is used for a cost": "コストを支払って使うテキストである",
  "it lies on your side of the field": "場の自分の側にある",
  "it is a card that may be chosen here": "ここで選べるカードである",
  "it is one of the cards that are left": "残りのカードのうちの1枚である",
  "no text keeps it from being chosen": "選ぶことを禁じるテキストがない",
  "no text keeps it from attacking": "攻撃を禁じるテキストがない",
  "no text keeps you from playing it": "プレイを禁じるテキストがない",
};
