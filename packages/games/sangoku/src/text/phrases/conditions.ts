/** Conditions: what is counted, forts, hands, whose turn it is, and what a card is. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { deAru } from "@tefuda/language/phrases/inflect";

export const conditions: Production[] = [
  ...(
    [
      ["you", "your", "あなた"],
      ["opponent", "your opponent's", "相手"],
    ] as const
  ).flatMap(([who, their, ja]) => [
    say("Cond", { if: "turn", whose: who }, `it is ${their} turn`, [
      `${ja}のターン${deAru}`,
      `${ja}のターン中${deAru}`,
    ]),
    say(
      "Time",
      { if: "turn", whose: who },
      [`during ${their} turn`, `(in|on) ${their} turn`],
      [`${ja}のターンの間`, `${ja}のターン[の](間|中)[は]`],
    ),
  ]),

  // What a card is.
];
