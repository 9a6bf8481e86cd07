/** Conditions: of an action ("if"), of what holds ("while"), and what a ban ends with ("unless"). */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { being } from "@tefuda/language/phrases/asking";
import { deAru, iru, polar } from "@tefuda/language/phrases/inflect";

export const conditions: Production[] = [
  ...(["you", "opponent"] as const).flatMap((who) => {
    const [en, their, ja] =
      who === "you" ? ["you", "your", "あなた"] : ["your opponent", "your opponent's", "相手"];
    const has = who === "you" ? "have" : "has";
    const is = who === "you" ? "are" : "is";
    return [
      say(
        "Cond",
        { if: "initiative", who },
        [`${en} ${is} the initiative player`, `${en} ${has} [the] initiative`],
        [`${ja}がイニシアチブプレイヤー${deAru}`, `${ja}がイニシアチブを持って${iru}`],
      ),
      say("Cond", { if: "step", whose: who }, `it is ${their} deployment step`, [
        `${ja}の配備ステップ${deAru}`,
        `${ja}の配備ステップ中${deAru}`,
      ]),
      say(
        "Time",
        { if: "step", whose: who },
        [`during ${their} deployment step`, `in ${their} deployment step`],
        [`${ja}の配備ステップの間`, `${ja}の配備ステップ[の](間|中)[は]`],
      ),
    ];
  }),
  ...(
    [
      ["preparation", "準備"],
      ["combat", "戦闘"],
    ] as const
  ).flatMap(([is, ja]) => [
    say("Cond", { if: "phase", is }, `it is the ${is} phase`, [
      `${ja}フェイズ${deAru}`,
      `${ja}フェイズ中${deAru}`,
    ]),
    say(
      "Time",
      { if: "phase", is },
      [`during the ${is} phase`, `in the ${is} phase`],
      [`${ja}フェイズの間`, `${ja}フェイズ[の](間|中)[は]`],
    ),
  ]),

  // What a card is.
  being(
    { supported: true },
    ["has support"],
    [`サポートを持って${iru}`, `サポートを得て${iru}`, `サポートを${polar("持つ", "持たない")}`],
  ),
];
