/**
 * Discard: cards out of a hand, by whoever holds them.
 *
 * Example: `{ do: "discard", who: "opponent", what: { count: { exactly: 1 }, what: { noun: "card", zone: { in: "hand",
 * whose: "opponent" } } } }` - "Your opponent discards a card.", 「相手は手札を1枚捨てる。」
 */
import type { Form, Slots } from "@tefuda/cardtext/types";
import { happen, type Step } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Phrase, Who } from "../lowering/phrases.ts";
import type { Cards } from "../phrases/bones.ts";
import { isCounted, wholeHand } from "../phrases/counted.ts";
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
export function discardOf({ c }: Slots, form: Form): Discard<Cards> | undefined {
  const what = discarded(c as Cards, whoOf(form));
  return what && { do: "discard", who: whoOf(form), what };
}

/** The other way round. */
export const undiscard = (it: Discard<Cards>, form: Form): Slots | undefined =>
  it.do === "discard" && it.who === whoOf(form) ? { c: undiscarded(it.what, it.who) } : undefined;

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
