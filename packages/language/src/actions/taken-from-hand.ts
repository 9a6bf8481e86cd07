/**
 * A hand is seen, and whoever sees it chooses what its player discards.
 *
 * Example: 「相手の手札を見て、その中からスペル1枚を選んで捨てさせる。」 - "Look at your opponent's hand. Your opponent discards a spell
 * of your choice."
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import type { Described, Who } from "../phrases/bones.ts";

const ways = [
  ["look", "手札を[すべて](見て|見る。|見)"],
  ["reveal", "手札を[すべて](公開させ|公開させて|公開させる。|公開し|公開する。)"],
] as const;

/** By whom the hand is shown. */
const shown = "(相手|対戦相手)は(自分の|)手札を[すべて](公開する。|公開し|公開して|見せる。|見せ|見せて)";

/** @param within whose hand it is of one who was just spoken of */
export const takenFromHand = (within: (who: Who) => Who): Production[] =>
  ways.map(([seen, ja]) =>
    read(
      "Deeds",
      ({ w = "opponent", n, d = { noun: "card" } }: Slots) => {
        const what = d as Described;
        if (what.zone || what.side || (w !== "opponent" && w !== "they")) return undefined;
        const who = within(w as Who);
        const cards = { count: { exactly: n }, what: { ...what, zone: { in: "hand", whose: who } } };
        return [
          { do: seen, ...(seen === "look" && { who: "you" }), what: { hand: w } },
          { do: "discard", who, what: { ...cards, chosenBy: "you" } },
        ];
      },
      [],
      [`{w:Whose}${ja}`, ...(seen === "reveal" ? [shown] : [])].map(
        (before) =>
          `${before}[、][(あなた|自分)は][、][(その中から|その中の|そこから|その中にある)][{d:Desc}[を]]{n:#}(枚|体|つ)[を](選んで|選び|選ぶ。)[、][(それ|そのカード|選んだカード)を](捨てさせる|捨てる|捨て札に(する|置く|送る))`,
      ),
      { by: ["you"], end: ["fin"] },
    ),
  );
