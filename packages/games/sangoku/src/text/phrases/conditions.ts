/** Conditions: what is counted, forts, hands, whose turn it is, and what a card is. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asking, negated } from "@tefuda/language/phrases/asking";
import { bare, deAru, ofIt } from "@tefuda/language/phrases/inflect";
import type { Description } from "../tree.ts";

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
  both(
    "IsIt",
    ({ d }) => d,
    (d: Description) => ({ d }),
    ["is a {d:Desc.sg}"],
    [`{d:Desc.sg}${deAru}`, `{d:Desc.sg}(${ofIt}|${bare})`],
  ),
  ...asking,
  read("Cond", { if: "is", what: "it", fits: "$d" }, "it's a {d:Desc.sg}"),
  // Asked when what an icon stands for would happen: in words that what is then done cannot begin with.
  say("Asked", "$c", "while {c:Cond}", "{c:Cond}間"),
  negated("Asked", ["except while {c:Cond}"], ["{c:Cond.neg}間"]),
];
