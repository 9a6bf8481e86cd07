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
import { isSaidInPlay } from "../cards/said-in-play.ts";
import type { Builder } from "../lowering/builder.ts";
import type { Phrase, Who } from "../lowering/phrases.ts";
import type { Cards, Described, Who as Whoever } from "../phrases/bones.ts";
import { isAmong, isCounted, numberOf, wholeHand } from "../phrases/counted.ts";
import { ichidan, suru } from "../phrases/inflect.ts";
import { without } from "../phrases/parts.ts";
import { whoOf } from "../phrases/players.ts";
import type { Piles } from "./piles.ts";

export interface Discard<What> {
  do: "discard";
  who: Who;
  what: What;
}

/** How cards are discarded in a game. */
export interface DiscardWords {
  /** Also off the field: only where the text names it, or else whatever is not said to be a "card" without further words. */
  anywhere?: boolean | "named";
  /** Whose the hand is of whoever discards, if that is kept as somebody spoken of. */
  whose?: (who: Whoever) => Whoever;
  /** Where the text's own card goes that is discarded off the field, where only cards of a hand are else. */
  pile?: string;
}

type Words = Required<Omit<DiscardWords, "pile">>;

/** Whether a description is of cards in a hand if it does not say where. */
const isOfHand = (what: Described & { traits?: object }, { anywhere }: Words): boolean =>
  !isAmong(what) && (anywhere !== true || (what.noun === "card" && what.traits === undefined));

/** Cards as they are discarded: if nothing else is said, of the hand of the one who does it; of none on the table. */
function discarded(cards: Cards, who: Whoever, words: Words): Cards | undefined {
  if ("both" in cards) {
    const parts = cards.both.map((part) => discarded(part, who, words));
    return parts.includes(undefined) ? undefined : { both: parts as Cards[] };
  }
  if (!isCounted(cards)) return cards;
  const { what } = cards;
  // the top of a deck is milled
  if (words.anywhere && what.zone?.top !== undefined) return undefined;
  // where the field is named nothing is discarded out of a hand
  if (isSaidInPlay(what))
    return words.anywhere ? { ...cards, what: { ...what, zone: { in: "field" } } } : undefined;
  // no card of a hand is tapped, or fights
  if (!words.anywhere && what.is) return undefined;
  const own = what.zone?.in === "hand" && what.zone.whose === who;
  if (what.zone && !own) return cards;
  if (what.side) return words.anywhere ? cards : undefined;
  if (own || isOfHand(what, words))
    return { ...cards, what: { ...what, zone: { in: "hand", whose: words.whose(who) } } };
  // what is attached is found by what bears it, whosever that is
  const found = isAmong(what) || "attachedTo" in what;
  return who === "you" && !found ? { ...cards, what: { ...what, side: "yours" } } : cards;
}

/** The other way round, as short as it may be. Of everything in a hand, the hand itself is spoken of. */
function undiscarded(cards: Cards, who: Whoever, words: Words): Cards {
  if ("both" in cards) return { both: cards.both.map((part) => undiscarded(part, who, words)) };
  if (!isCounted(cards) || wholeHand(cards)) return cards;
  const short = { ...cards, what: without(cards.what, "side", "zone") };
  return cards.count !== "all" && equal(discarded(short, who, words), cards) ? short : cards;
}

/** So many cards of somebody's hand. */
export const ofHand = (n: unknown, whose: Whoever): object => ({
  count: { exactly: n },
  what: { noun: "card", zone: { in: "hand", whose } },
});

export function numberOfHand(cards: Cards, whose: Whoever): { n: number } | undefined {
  const n = isCounted(cards) ? numberOf(cards.count, "exactly") : undefined;
  return typeof n === "number" && equal(cards, ofHand(n, whose)) ? { n } : undefined;
}

const put = ichidan("捨て");
/** What is put where discarded cards lie is discarded, where whatever is put there is. */
const away = `(${put}|捨て札に${suru("")})`;
const byChance = "(無作為に|ランダムに)";

/** In Japanese "手札" is the cards in it. */
export function discardPhrases({
  anywhere = false,
  whose = (who) => who,
  pile,
}: DiscardWords = {}): Production[] {
  const words: Words = { anywhere, whose };
  const objects = anywhere ? "{c:Objs.from}" : "{c:Objs}";
  /** What was read as an object is discarded out of the hand of whoever does it, if nothing else is said. */
  const discardOf = ({ c }: Slots, form: Form) => {
    if (pile !== undefined && !anywhere && "ref" in (c as Cards) && (c as { ref: string }).ref === "this")
      return whoOf(form) === "you" ? { do: "move", what: c, to: pile } : undefined;
    const what = discarded(c as Cards, whoOf(form), words);
    return what && { do: "discard", who: whoOf(form), what };
  };
  const is = (it: Discard<Cards>, form: Form) => it.do === "discard" && it.who === whoOf(form);
  const hand = (n: unknown, form: Form) => ofHand(n, whose(whoOf(form)));
  const discard = (what: object, form: Form) => ({ do: "discard", who: whoOf(form), what });
  return [
    both(
      "VP",
      discardOf,
      (it: Discard<Cards>, form) => {
        if (!is(it, form)) return undefined;
        // What is paid is said in full: one pays off the field in the same words.
        const full = form.pay === "paying" && isCounted(it.what) && it.what.what.zone?.in === "hand";
        return { c: full ? it.what : undiscarded(it.what, it.who, words) };
      },
      [`~discard ${objects}`, ...(anywhere === true ? [`(~sacrifice|~give up) ${objects}`] : [])],
    ),
    read(
      "VP",
      ({ n }: Slots, form: Form) => discard(hand(n, form), form),
      "~discard {n:#}",
      `{n:#}枚[を]${put}`,
    ),
    // "Choose a card from it. They discard that card."
    read(
      "VP",
      ({ c }: Slots) => {
        const it = c as Cards;
        if (!isCounted(it) || it.what.zone || it.what.side || it.count === "all") return undefined;
        const who = whose("opponent");
        const zone = { in: "hand", whose: who };
        return {
          do: "discard",
          who,
          what: { ...it, what: { ...it.what, zone }, chosenBy: "you" },
        };
      },
      [
        "choose {c:Obj} (from it|there|in it|from there|from that hand|from their hand|from among (them|those cards)|of (them|those cards)|from your opponent's hand) (.|and|,|;|. then|, then) (your opponent|that player|that opponent|they|the opponent) (discards|discard|must discard) (it|that card|them|those cards|the chosen card)",
        "choose {c:Obj} (from it|there|in it|from there|from that hand|from their hand|from among them|from your opponent's hand) (and|,|, and|, then) discard (it|that card|them|those cards)",
        "choose {c:Obj} (from it|there|in it|from there|from that hand|from among them) (.|;|,) (it|that card|the chosen card) is discarded",
        "discard {c:Obj} (from it|from there|from that hand|from among them)",
      ],
      [
        `[あなたは]その中(から|にある|の){c:Objs}(選び|選んで)[、](相手は|その相手は|そのプレイヤーは)[(それ|そのカード)を]${away}`,
      ],
      { by: ["you"], agr: ["base", "may"] },
    ),
    both(
      "VP",
      ({ n }, form) => discard(hand(n, form), form),
      (it: Discard<Cards>, form) => (is(it, form) ? numberOfHand(it.what, whose(it.who)) : undefined),
      [],
      [`手札を{n:#}枚${put}`],
    ),
    read("VP", ({ n }: Slots, form: Form) => discard(hand(n, form), form), [], `{n:#}枚[を]${put}`),
    both(
      "VP",
      ({ n }, form) => discard({ ...hand(n, form), random: true }, form),
      (it: Discard<Cards>, form) => {
        if (!is(it, form) || !("random" in it.what)) return undefined;
        const { random: _, ...what } = it.what;
        return numberOfHand(what as Cards, whose(it.who));
      },
      [],
      [`手札を無作為に{n:#}枚${put}`, `手札を(無作為に|ランダムに){n:#}枚${put}`],
    ),
    both(
      "VP",
      discardOf,
      (it: Discard<Cards>, form) => (is(it, form) ? { c: it.what } : undefined),
      [],
      [`${objects}${put}`, ...(anywhere === true ? [`${objects}${away}`] : [])],
    ),
    ...madeTo(whose),
  ];
}

/** What others are made to discard: 「相手の手札を1枚捨てさせる」, 「相手に手札を1枚捨てさせる」. */
const madeTo = (whose: (who: Whoever) => Whoever): Production[] =>
  (
    [
      ["{w:Whose}手札(を|から)[、]{n:#}枚[を][選ばせて][、]", {}],
      ["{w:Chooser}に[、]手札(を|から)[、]{n:#}枚[を][選ばせて][、]", {}],
      [`{w:Whose}手札(を|から)[、]${byChance}{n:#}枚[を][選んで][、]`, { random: true }],
      [`{w:Whose}手札(を|から)[、]{n:#}枚[を][、]${byChance}[選んで]`, { random: true }],
      [`{w:Chooser}に[、]手札(を|から)[、]{n:#}枚[を][、]${byChance}`, { random: true }],
      [`{w:Chooser}に[、]手札(を|から)[、]${byChance}{n:#}枚[を]`, { random: true }],
    ] as const
  ).map(([before, part]) =>
    read(
      "VP",
      ({ w, n }: Slots) => {
        const who = w as Whoever;
        return who === "you"
          ? undefined
          : { do: "discard", who, what: { ...ofHand(n, whose(who)), ...part } };
      },
      [],
      `${before}捨て${ichidan("させ")}`,
      { by: ["you"], agr: ["base"] },
    ),
  );

/**
 * Out of a hand: each player out of their own, or out of one that is named besides. Whose hand it is chooses, unless the
 * text says otherwise.
 */
export function discard<D, R, A>(
  { who, what }: Discard<Phrase<D, R, A>>,
  b: Builder<D, R, A>,
  { hand, discarded: event, inHands, handOf }: Pick<Piles<D, A>, "hand" | "discarded" | "inHands" | "handOf">,
): Step {
  if (!("count" in what))
    return b.onCards(what, (item) => happen(event, [item, (m) => m.owner(item(m))]), {
      among: (m, card) => m.zoneId(m.zone(card)) === hand,
    });
  const whose = handOf(what.what);
  // of a hand that is named it is looked for there
  const other = whose !== undefined && whose !== who && whose !== "both" ? b.seatOf(whose) : undefined;
  const somewhere = other ? what : { ...what, what: inHands(what.what) };
  return b.eachSeatDoing(who, (discarding) => {
    const seat = other ?? discarding;
    return b.together(event, somewhere, [seat], {
      chooser: what.chosenBy ? b.seatOf(what.chosenBy) : seat,
      among: (m, card) => m.zone(card) === m.zoneOf(hand, seat(m)),
    });
  });
}
