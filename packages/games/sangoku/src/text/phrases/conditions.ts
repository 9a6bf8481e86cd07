/** Conditions: what is counted, forts, hands, whose turn it is, and what a card is. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { negated } from "@tefuda/language/phrases/asking";
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
  // Asked when what an icon stands for would happen: in words that what is then done cannot begin with.
  say("Asked", "$c", "while {c:Cond}", "{c:Cond}間"),
  negated("Asked", ["except while {c:Cond}"], ["{c:Cond.neg}間"]),
];
