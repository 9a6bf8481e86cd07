/** In Japanese: what the kernel itself says would have to be so. */
import type { NeedWords } from "./words.ts";

export const NEEDS_JA: NeedWords = {
  "the game is not over": "ゲームが終わっていない",
  "{0} is still in the game": "{0}がまだゲームに残っている",
  "the seat is still in the game": "その席のプレイヤーがまだゲームに残っている",
  "{0} is asked, not {1}": "選択する番が、{1}ではなく{0}である",
  "it is asked: {0}": "「{0}」の選択を求められている",
  "the question that is open has been answered": "いま求められている選択が済んでいる",
  "it is among what may be chosen here": "ここで選べるものである",
  "a card of that name is where {0} can see it": "その名前のカードが、{0}から見えるところにある",
  "the answer is {0}": "答えが{0}である",
  "yes or no": "「はい」か「いいえ」",
  "a number from {0} to {1}": "{0}から{1}までの数",
  "one of those that are open": "いま選べるもののどれか",
  "one is picked": "1つだけを選ぶ",
  "none is picked, as nothing here will do": "何も選ばない（選べるものがない）",
  "{0} different ones are picked": "異なるものを{0}個選ぶ",
  "{0} to {1} different ones are picked": "異なるものを{0}～{1}個選ぶ",
  "it is in your hand": "手札にある",
};
