/** What is paid for a text with the Main icon (sangoku-1.3, 5.6). */
import type { Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import { isCounted } from "@tefuda/language/phrases/counted";
import { ichidan, suru } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import type { Cards, Cost } from "../tree.ts";
import { numberOfHand, ofHand } from "./verbs.ts";

type Paying = Extract<Cost, { what: Cards }>;

/** Where the cards of a cost lie if nothing is said of it. */
const places: Readonly<Partial<Record<Paying["pay"], "hand" | "resources">>> = {
  discard: "hand",
  turnDown: "resources",
};

/** What is done to cards as a cost. */
const doings: readonly (readonly [pay: Paying["pay"], en: readonly string[], ja: readonly string[]])[] = [
  ["tap", ["tap {c:Objs}"], [ichidan("疲弊させ"), suru("疲弊状態に")]],
  ["discard", ["discard {c:Objs.from}"], [ichidan("捨て")]],
  ["retire", ["retire {c:Objs}", "(sacrifice|have retire) {c:Objs}"], [ichidan("撤退させ")]],
  ["turnDown", ["turn {c:Objs} face-down", "flip {c:Objs} face-down"], [suru("裏向きに")]],
  [
    "return",
    ["return {c:Objs} to your hand", "(return|put) {c:Objs} (to|into) (your|its owner's|their owner's) hand"],
    ["手札に戻す", "[あなたの|持ち主の]手札に(戻す|加える)"],
  ],
];

/** The cards of a cost lie somewhere: those that are discarded in the hand, those that are turned in the resources. */
function placed(pay: Paying["pay"], what: Cards): Cards | undefined {
  const place = places[pay];
  if (!isCounted(what)) return what;
  const { zone, side, noun } = what.what;
  // Nobody pays with another's resources.
  if (zone?.in === "resources" && zone.whose === "both")
    return placed(pay, { ...what, what: { ...what.what, zone: { ...zone, whose: "you" } } });
  if (!place) return what;
  if (zone) return zone.in === place && zone.whose === "you" ? what : undefined;
  if (side || (pay === "turnDown" && noun === "card")) return undefined;
  return { ...what, what: { ...what.what, zone: { in: place, whose: "you" } } };
}

const isThis = (cards: Cards): boolean => "ref" in cards && cards.ref === "this";

export const costs: Production[] = [
  say(
    "Cost",
    { pay: "resources", price: "$p" },
    ["{p:Price}", "pay {p:Price}"],
    ["{p:Price}", "{p:Price}(を払う|を支払う)"],
  ),
  say(
    "Cost",
    { pay: "tapThis" },
    ["〔Tap〕", "(〔|【)Tap(〕|】)", "tap this (general|card)", "tap"],
    ["〔疲弊〕", "(〔|【)疲弊(〕|】)", "この(武将|カード)を疲弊させる"],
  ),
  both(
    "Cost",
    ({ n }) => ({ pay: "discard", what: ofHand(n, "you") }),
    (it: Cost) => (it.pay === "discard" ? numberOfHand(it.what, "you") : undefined),
    [],
    "手札を{n:#}枚捨てる",
  ),
  ...doings.map(([pay, en, ja]) =>
    both(
      "Cost",
      ({ c }) => {
        const what = pay === "tap" && isThis(c as Cards) ? undefined : placed(pay, c as Cards);
        return what && { pay, what };
      },
      (it: Cost) => (it.pay === pay ? { c: it.what } : undefined),
      en,
      ja.map((verb) => `{c:Objs}${verb}`),
    ),
  ),
  both(
    "Cost",
    ({ n = 1 }) => ({ pay: "mill", n }),
    (it: Cost) => (it.pay === "mill" && it.n === 1 ? {} : undefined),
    ["put the top card of your deck into your discard pile", "discard the top card of your deck"],
    [
      "山札の一番上のカードを捨て札に置く",
      "山札の[一番]上(のカード|から[カード]1枚)を(捨て札に(置く|送る)|捨てる)",
    ],
  ),
  both(
    "Cost",
    ({ n }) => ({ pay: "mill", n }),
    (it: Cost) => (it.pay === "mill" && it.n > 1 ? { n: it.n } : undefined),
    [
      "put the top {n:#+} cards of your deck into your discard pile",
      "discard the top {n:#+} cards of your deck",
    ],
    [
      "山札の上からカード{n:#+}枚を捨て札に置く",
      "山札の上から[カード]{n:#+}枚を(捨て札に(置く|送る)|捨てる)",
    ],
  ),
  ...series("Costs", "Cost", { en: [",", " and", ", and", " +"], ja: ["、", "と"] }),
];
