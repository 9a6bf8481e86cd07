/** Cards that stand in a relation to the text that only this game knows (trails-6.6). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";

const one = { num: ["sg"] };

export const refs: Production[] = [
  // Where a trigger spoke of two cards; "that UNIT" is the one that was stunned if the other is this card.
  say(
    "Ref",
    "doer",
    ["the stunning UNIT", "the UNIT that stunned it", "the (attacking|supporting) UNIT", "the attacker"],
    ["スタンさせたUNIT", "攻撃した[側の]UNIT", "サポートした[側の]UNIT", "このUNITをスタンさせたUNIT"],
    {
      ...one,
      ctx: ["when"],
    },
  ),
  say(
    "Ref",
    "whom",
    [
      "the other UNIT",
      "the (stunned|attacked|supported|defending) UNIT",
      "the UNIT (stunned|attacked|supported|it attacks|it attacked|it stunned|it stuns|it supports|it supported|being attacked)",
      "the UNIT that (was stunned|was attacked|is attacked|was supported|is supported|it attacks|it attacked|it supports)",
    ],
    ["された側のUNIT", "(スタン|攻撃|サポート)された(側の|)UNIT", "スタン(した|させられた)UNIT"],
    { ...one, ctx: ["when"] },
  ),
  read("Ref", "trigger", "that (attacking|supporting|stunned|attacked|supported|defending) UNIT", [], {
    ...one,
    ctx: ["when"],
  }),
  say(
    "Ref",
    "foe",
    [
      "the UNIT combating this UNIT",
      "the UNIT [that] (this UNIT is combating|is combating this UNIT|this UNIT combats|combats this UNIT)",
      "the UNIT in combat with this UNIT",
    ],
    ["このUNITと戦闘中のUNIT", "このUNITと戦闘(している|する|した)UNIT", "このUNITの戦闘相手[のUNIT]"],
    one,
  ),
];
