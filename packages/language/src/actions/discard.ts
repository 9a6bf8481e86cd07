/**
 * Discard: cards out of a hand, by whoever holds them.
 *
 * Example: `{ do: "discard", who: "opponent", what: { count: { exactly: 1 }, what: { noun: "card", zone: { in: "hand",
 * whose: "opponent" } } } }` - "Your opponent discards a card.", 「相手は手札を1枚捨てる。」
 */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import { happen, type Step } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Phrase, Who } from "../lowering/phrases.ts";
import type { Cards } from "../phrases/bones.ts";
import { isCounted, numberOf, wholeHand } from "../phrases/counted.ts";
import { ichidan } from "../phrases/inflect.ts";
import { without } from "../phrases/parts.ts";
import { whoOf } from "../phrases/players.ts";
import type { Piles } from "./piles.ts";

export interface Discard<What> {
  do: "discard";
  who: Who;
  what: What;
}

/** Cards as they are discarded: if nothing else is said, of the hand of the one who does it; of none on the table. */
function discarded(cards: Cards, whose: Who): Cards | undefined {
  if ("both" in cards) {
    const parts = cards.both.map((part) => discarded(part, whose));
    return parts.includes(undefined) ? undefined : { both: parts as Cards[] };
  }
  if (!isCounted(cards) || cards.what.zone) return cards;
  if (cards.what.side) return undefined;
  return { ...cards, what: { ...cards.what, zone: { in: "hand", whose } } };
}

/** The other way round. Of everything in a hand, the hand itself is spoken of. */
function undiscarded(cards: Cards, whose: Who): Cards {
  if ("both" in cards) return { both: cards.both.map((part) => undiscarded(part, whose)) };
  if (!isCounted(cards)) return cards;
  const { zone } = cards.what;
  if (zone?.in !== "hand" || zone.whose !== whose || wholeHand(cards)) return cards;
  return { ...cards, what: without(cards.what, "zone") };
}

/** What was read as an object is discarded out of the hand of whoever does it, if nothing else is said. */
function discardOf({ c }: Slots, form: Form): Discard<Cards> | undefined {
  const what = discarded(c as Cards, whoOf(form));
  return what && { do: "discard", who: whoOf(form), what };
}

/** The other way round. */
const undiscard = (it: Discard<Cards>, form: Form): Slots | undefined =>
  it.do === "discard" && it.who === whoOf(form) ? { c: undiscarded(it.what, it.who) } : undefined;

/** So many cards of somebody's hand. */
export const ofHand = (n: unknown, whose: Who): object => ({
  count: { exactly: n },
  what: { noun: "card", zone: { in: "hand", whose } },
});

export function numberOfHand(cards: Cards, whose: Who): { n: number } | undefined {
  const n = isCounted(cards) ? numberOf(cards.count, "exactly") : undefined;
  return typeof n === "number" && equal(cards, ofHand(n, whose)) ? { n } : undefined;
}

const put = ichidan("捨て");

/** In Japanese "手札" is the cards in it. */
export const discardPhrases: readonly Production[] = [
  both("VP", discardOf, undiscard, "~discard {c:Objs}"),
  read(
    "VP",
    ({ n }: Slots, form: Form) => ({ do: "discard", who: whoOf(form), what: ofHand(n, whoOf(form)) }),
    "~discard {n:#}",
  ),
  both(
    "VP",
    ({ n }, form) => ({ do: "discard", who: whoOf(form), what: ofHand(n, whoOf(form)) }),
    (it: Discard<Cards>, form) =>
      it.do === "discard" && it.who === whoOf(form) ? numberOfHand(it.what, it.who) : undefined,
    [],
    [`手札を{n:#}枚${put}`],
  ),
  both(
    "VP",
    ({ n }, form) => ({
      do: "discard",
      who: whoOf(form),
      what: { ...ofHand(n, whoOf(form)), random: true },
    }),
    (it: Discard<Cards>, form) => {
      if (it.do !== "discard" || it.who !== whoOf(form) || !("random" in it.what)) return undefined;
      const { random: _, ...what } = it.what;
      return numberOfHand(what as Cards, it.who);
    },
    [],
    [`手札を無作為に{n:#}枚${put}`, `手札を(無作為に|ランダムに){n:#}枚${put}`],
  ),
  both(
    "VP",
    discardOf,
    (it: Discard<Cards>, form) =>
      it.do === "discard" && it.who === whoOf(form) ? { c: it.what } : undefined,
    [],
    [`{c:Objs}${put}`],
  ),
];

/** Out of a hand, each player out of their own, chosen by themselves unless the text says otherwise. */
export function discard<D, R, A>(
  { who, what }: Discard<Phrase<D, R, A>>,
  b: Builder<D, R, A>,
  { hand, discarded: event, inHands }: Pick<Piles<D, A>, "hand" | "discarded" | "inHands">,
): Step {
  if (!("count" in what))
    return b.onCards(what, (item) => happen(event, [item, (m) => m.owner(item(m))]), {
      among: (m, card) => m.zoneId(m.zone(card)) === hand,
    });
  const somewhere = { ...what, what: inHands(what.what) };
  return b.eachSeatDoing(who, (seat) =>
    b.together(event, somewhere, [seat], {
      chooser: what.chosenBy ? b.seatOf(what.chosenBy) : seat,
      among: (m, card) => m.zone(card) === m.zoneOf(hand, seat(m)),
    }),
  );
}
