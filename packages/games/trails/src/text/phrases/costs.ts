/** What is paid for a craft (trails-4.12, 4.14). */
import type { Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import { isCounted } from "@tefuda/language/phrases/counted";
import { ichidan, suru } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { without } from "@tefuda/language/phrases/parts";
import type { Cards, Cost } from "../tree.ts";

type Paying = Extract<Cost, { what: Cards }>;

/** Where the cards of a cost lie if nothing is said of it. */
const places: Readonly<Partial<Record<Paying["pay"], "hand" | "homebase">>> = {
  discard: "hand",
  rebuild: "homebase",
};

/** What is done to cards as a cost. */
const doings: readonly (readonly [pay: Paying["pay"], en: readonly string[], ja: readonly string[]])[] = [
  ["action", ["action {c:Objs}"], [suru("アクション"), suru("アクション状態に"), ichidan("アクションさせ")]],
  ["discard", ["discard {c:Objs}"], [ichidan("捨て")]],
  ["destroy", ["destroy {c:Objs}", "(sacrifice|K.O.|KO) {c:Objs}"], [suru("破壊"), suru("K.O.")]],
  ["stun", ["stun {c:Objs}"], [ichidan("スタンさせ"), suru("スタン")]],
  ["rebuild", ["rebuild {c:Objs}"], [suru("再建")]],
  [
    "return",
    ["return {c:Objs} to your hand", "(return|put) {c:Objs} (to|into) (your|its owner's|their owner's) hand"],
    ["手札に戻す", "[あなたの|持ち主の]手札に(戻す|加える)"],
  ],
];

function placed(pay: Paying["pay"], what: Cards): Cards {
  const place = places[pay];
  if (!place || !isCounted(what) || what.what.zone || what.what.side) return what;
  return { ...what, what: { ...what.what, zone: { in: place, whose: "you" } } };
}

function unplaced(pay: Paying["pay"], what: Cards): Cards {
  if (!isCounted(what)) return what;
  const short = { ...what, what: without(what.what, "zone") };
  const { zone } = what.what;
  return zone && zone.in === places[pay] && "whose" in zone && zone.whose === "you" ? short : what;
}

export const costs: Production[] = [
  say(
    "Cost",
    { pay: "actionThis" },
    ["〔Action〕", "(〔|【)Action(〕|】)", "action this UNIT"],
    ["〔アクション〕", "(〔|【)アクション(〕|】)", "このUNITをアクションする"],
  ),
  ...doings.map(([pay, en, ja]) =>
    both(
      "Cost",
      ({ c }) =>
        pay === "action" && isThis(c as Cards) ? undefined : { pay, what: placed(pay, c as Cards) },
      (it: Cost) => (it.pay === pay ? { c: unplaced(pay, it.what) } : undefined),
      en,
      ja.map((verb) => `{c:Objs}${verb}`),
    ),
  ),
  ...series("Costs", "Cost", { en: [",", " and", ", and"], ja: ["、", "と"] }),
];

function isThis(cards: Cards): boolean {
  return "ref" in cards && cards.ref === "this";
}
