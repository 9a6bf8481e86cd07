/**
 * Costs that are paid with cards: verbs of the game, discarding, returning to the hand, the top of the deck.
 *
 * Examples: `{ pay: "discard", what: ... }` - "(Discard a card)", 「（手札を1枚捨てる）」; `{ pay: "tap", what: { ref: "this" } }` -
 * "(〔Tap〕)".
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { numberOfHand, ofHand } from "../actions/discard.ts";
import type { PileWords } from "../actions/piles.ts";
import { asOwn, placed, unplaced, type Verbs, type VerbWords } from "../actions/verbs.ts";
import type { Cards } from "../phrases/bones.ts";
import { isCounted } from "../phrases/counted.ts";
import { ichidan } from "../phrases/inflect.ts";
import { series } from "../phrases/lists.ts";
import { kuwaeru, modosu } from "../phrases/moving.ts";

interface Cost {
  pay: string;
  what: Cards;
}

/** Whose the cards of a cost are, and where they lie, if nothing is said: one's own, for nobody pays with another's. */
function from(what: Cards, place: string | undefined, named: boolean): Cards | undefined {
  if (!isCounted(what)) return what;
  if (place === undefined) return asOwn(what, "yours") ?? what;
  const { zone, side } = what.what;
  if (zone?.in === place && zone.whose === "both")
    return { ...what, what: { ...what.what, zone: { ...zone, whose: "you" } } };
  if (zone) return zone.in === place && zone.whose === "you" ? what : undefined;
  return side || named ? undefined : placed(what, place);
}

/** What is done to cards as a cost. */
function paying(pay: string, { place, named, icon, en, ja }: Paying): Production[] {
  return [
    ...(icon ? [say("Cost", { pay, what: { ref: "this" } }, icon.en, icon.ja)] : []),
    both(
      "Cost",
      ({ c }) => {
        const what = from(c as Cards, place, named === true);
        return what && { pay, what };
      },
      (it: Cost) => (it.pay === pay ? { c: named ? it.what : unplaced(it.what, place) } : undefined),
      en,
      ja.map((verb) => `{c:Objs}${verb}`),
    ),
  ];
}
type Paying = Pick<VerbWords, "icon" | "en" | "ja"> & NonNullable<VerbWords["cost"]>;

/** Cards of the hand, and the top of the deck. */
function common({ deck: { en: name, ja: deck }, pile, put, milled }: PileWords): Production[] {
  return [
    both(
      "Cost",
      ({ n }) => ({ pay: "discard", what: ofHand(n, "you") }),
      (it: Cost) => (it.pay === "discard" ? numberOfHand(it.what, "you") : undefined),
      [],
      [`手札を{n:#}枚${ichidan("捨て")}`, `手札から(カードを{n:#}枚|{n:#}枚[を])${ichidan("捨て")}`],
    ),
    ...paying("discard", { place: "hand", en: ["discard {c:Objs.from}"], ja: [ichidan("捨て")] }),
    ...paying("discard", {
      place: "hand",
      named: true,
      en: [`(put|place|send) {c:Objs.from} (into|in|to) (your|the) ${pile.en}`],
      ja: put,
    }),
    ...paying("return", {
      en: [
        "return {c:Objs} to your hand",
        "(return|put) {c:Objs} (to|into) (your|its owner's|their owner's) hand",
      ],
      ja: [`手札に${modosu}`, `[あなたの|持ち主の]手札に(${modosu}|${kuwaeru})`],
    }),
    ...(milled
      ? [
          both(
            "Cost",
            ({ n = 1 }) => ({ pay: "mill", n }),
            (it: { pay: string; n: number }) => (it.pay === "mill" && it.n === 1 ? {} : undefined),
            [`put the top card of your ${name} into your ${pile.en}`, `discard the top card of your ${name}`],
            put.map((verb) => `${deck}の(一番上のカード|[一番]上から[カード]1枚)を${verb}`),
          ),
          both(
            "Cost",
            ({ n }) => ({ pay: "mill", n }),
            (it: { pay: string; n: number }) => (it.pay === "mill" && it.n > 1 ? { n: it.n } : undefined),
            [
              `put the top {n:#+} cards of your ${name} into your ${pile.en}`,
              `discard the top {n:#+} cards of your ${name}`,
            ],
            put.map((verb) => `${deck}の上から(カード{n:#+}枚|{n:#+}枚)を${verb}`),
          ),
        ]
      : []),
  ];
}

/** Coins are one price, however many there are. */
const onePrice = ({ make, ...it }: Production): Production => ({
  ...it,
  make(slots, form) {
    const list = make?.(slots, form) as readonly { price?: unknown }[] | undefined;
    return list && list.filter(({ price }) => price !== undefined).length < 2 ? list : undefined;
  },
});

export const costPhrases = (verbs: Verbs, piles: PileWords): Production[] => [
  ...Object.entries(verbs).flatMap(([act, { en, ja, cost, icon }]) => {
    if (!cost) return [];
    const words = [...en, ...(cost.en ?? [])].map((verb) => verb.replace("WHAT", "{c:Objs}"));
    return paying(act, { ...cost, ...(icon && { icon }), en: words, ja });
  }),
  ...common(piles),
  ...series("Costs", "Cost", { en: [",", " and", ", and", " +"], ja: ["、", "と"] }).map(onePrice),
  ...["con", "te"].map((end) =>
    onePrice(
      read("Costs", ({ a, rest }: Slots) => [a, ...(rest as unknown[])], [], `{a:Cost.${end}}、{rest:Costs}`),
    ),
  ),
];
