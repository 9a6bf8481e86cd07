/** Whom players may level up with what (ttcg-8.1). */

import type { Production } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";
import { dekiru, may, rule } from "./shorthand.ts";

const levelUp = "(level|rank) up";
const otherType = "(any type|any other type|another type|a different type)";

export const levelling: Production[] = [
  // Levelling up (ttcg-8.1).
  rule(
    { is: "playersMay", who: "@by", what: "levelAcrossTypes" },
    [
      "may level up units with units of any type",
      `${may} ${levelUp} (units|cards|your units) with [a] (unit|units|card|cards) of ${otherType}`,
      `${may} ${levelUp} (units|cards|your units) across types`,
    ],
    [`タイプの異なるユニットでユニットをレベルアップ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "levelAcrossTypes", base: "this" },
    [
      "may level up this card with a unit of any type",
      `${may} ${levelUp} this card with (a|any|one) (unit|card) of ${otherType}`,
    ],
    [`タイプの異なるユニットでこのカードをレベルアップ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "levelAcrossTypes", card: "$d", with: "$e" },
    [
      "may level up a {d:Special.sg.from} with a {e:Special.sg.from} of any type",
      `${may} ${levelUp} (a|one|any) {d:Special.sg.from} with (a|one|any) {e:Special.sg.from} of (any type|another type)`,
    ],
    [`タイプの異なる{e:Special.sg.from}で{d:Special.sg.from}をレベルアップ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "levelAcrossTypes", card: "$d" },
    [
      "may level up {d:Special.pl.from} with units of any type",
      `${may} ${levelUp} [(your|their)] {d:Special.pl.from} with [a] (unit|units|card|cards) of ${otherType}`,
      `${may} ${levelUp} any {d:Special.sg.from} with (a unit|units|a card|cards) of ${otherType}`,
    ],
    [`タイプの異なるユニットで{d:Special.pl.from}をレベルアップ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "levelAcrossTypes", n: 1 },
    [
      "may level up one unit with a unit of another type",
      `${may} ${levelUp} (a|one) (unit|card) with (a|one) (unit|card) of ${otherType}`,
    ],
    [`ユニット1体をタイプの異なるユニットでレベルアップ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "levelAcrossTypes", n: 1, card: "$d" },
    [
      "may level up one {d:Special.sg.from} with a unit of another type",
      `${may} ${levelUp} (a|one) {d:Special.sg.from} with (a|one) (unit|card) of ${otherType}`,
    ],
    [`{d:Special.sg.from}1体をタイプの異なるユニットでレベルアップ${dekiru}`],
  ),
  ...(
    [
      ["pile", "discard pile", "捨て札"],
      ["deck", "deck", "デッキ"],
    ] as const
  ).flatMap(([zone, en, ja]) => [
    rule(
      { is: "playersMay", who: "@by", what: "levelFrom", zone, card: "$d" },
      [
        `may level up {d:Special.pl.from} with cards from <own:your/their> ${en}`,
        `${may} ${levelUp} [(your|their)] {d:Special.pl.from} (with|using) (units|cards|a card|one card|a unit|one unit) (from|in) (your|their) ${en}`,
      ],
      [`${ja}のカードで{d:Special.pl.from}をレベルアップ${dekiru}`],
    ),
    rule(
      { is: "playersMay", who: "@by", what: "levelFrom", zone },
      [
        `may level up units with cards from <own:your/their> ${en}`,
        `${may} ${levelUp} (units|cards|your units) (with|using) (units|cards|a card|one card|a unit|one unit) (from|in) (your|their) ${en}`,
        `${may} ${levelUp} (units|cards) from (your|their) ${en}`,
      ],
      [`${ja}のカードでユニットをレベルアップ${dekiru}`],
    ),
  ]),
  both(
    "Special",
    ({ d }) => special(d),
    (d: unknown) => (special(d) ? { d } : undefined),
    "{d:Desc}",
    "{d:Desc}",
  ),
  rule(
    { is: "playersMay", who: "@by", what: "playHigher", card: "$d" },
    [
      "may play {d:Desc.pl.from} without levelling up",
      `${may} play ({d:Desc.pl.from}|(a|one|any) {d:Desc.sg.from}) without (levelling [it] up|a level up)`,
    ],
    [`{d:Desc.from}をレベルアップなしでプレイ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "playFrom", zone: "pile", card: "$d" },
    ["may play {d:Desc.pl} from <own:your/their> discard pile as though they were in <own:your/their> hand"],
    [`捨て札の{d:Desc}を手札にあるかのようにプレイ${dekiru}`],
  ),
];

/** A description that says more than "cards" or "units". */
const special = (d: unknown): unknown =>
  Object.keys(d as object).length > 1 || (d as { noun: string }).noun === "spell" ? d : undefined;
