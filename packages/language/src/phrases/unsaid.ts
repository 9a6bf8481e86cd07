/** What Japanese leaves out and nobody can tell from the rest. */
import type { Words } from "@tefuda/kernel";

const EVERYBODY = "(各プレイヤー|お互い|両プレイヤー|全プレイヤー|両者|双方|(すべて|全て|両方)のプレイヤー)";

/** 「各プレイヤーの手札をすべて捨て、カードを5枚引く」: whether each of them draws, or you do. */
const WHO_DRAWS = new RegExp(`${EVERYBODY}の手札[^。はが]*(捨て|戻|加え)[^。はが]*引`);

/** What is wrong with a Japanese text that does not say who draws. */
export const unsaidIn = (text: string): Words | undefined =>
  WHO_DRAWS.test(text)
    ? {
        en: "it is not said who draws: write 「各プレイヤーは…引く」 or 「あなたは…引く」",
        ja: "だれが引くのかが書かれていません。「各プレイヤーは…引く」または「あなたは…引く」と書いてください",
      }
    : undefined;
