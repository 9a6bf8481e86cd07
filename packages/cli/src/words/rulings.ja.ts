/** `tefuda rulings` の言葉（日本語）。 */
import type { RulingsWords } from "./rulings.en.ts";

export const rulings: RulingsWords = {
  about: "知りたいことから、ゲームの裁定を探す",
  game: "ゲームのID、または all（すべて）",
  words: "質問、またはその言葉",
  rule: "このルールまたは章の裁定だけ：ttcg-9.3、9.3、9",
  card: "このカードが出てくる裁定だけ",
  limit: "表示する最大の件数",
  holds: (edition) => `ルール第${edition}版`,
  play: "裁定の下のコマンドで実行できます。ブラウザでは、その局面から対戦できます。",
  more: "近い順です。--limit で続きも出せます。",
  none: "それについての裁定は見つかりません。言葉を減らすか、別の言葉でお試しください。",
};
