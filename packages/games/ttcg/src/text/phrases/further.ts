/** Other words for what every game does: sacrificing, sending, revealing, finding and milling where this game says it. */

import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Cards, Counted, Who } from "@tefuda/language/phrases/bones";
import { severally, wholeHand } from "@tefuda/language/phrases/counted";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { oku, wholeTop } from "@tefuda/language/phrases/moving";
import { merge } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import { ofEach } from "@tefuda/language/phrases/rows";
import { describe } from "./describe.ts";
import { lasting } from "./shorthand.ts";
import { damage, targetPlayer } from "./whom.ts";

/** "Mill five", "draw two": of cards that need not be named. */
const ofCards = (["draw", "mill"] as const).map((act) =>
  read("VP", ({ n }: Slots, form: Form) => ({ do: act, who: whoOf(form), n }), `~${act} {n:#}`),
);

/** What is discarded off the field. */
const offField = read(
  "VP",
  ({ c }: Slots) => {
    const cards = c as Cards;
    if (!("count" in cards) || cards.what.side || cards.what.zone)
      return { do: "discard", who: "you", what: c };
    return { do: "discard", who: "you", what: { ...cards, what: { ...cards.what, zone: { in: "field" } } } };
  },
  [],
  `{c:Objs}場から${ichidan("捨て")}`,
  yours,
);

/** To sacrifice is to destroy what is one's own, whether that is said or not. */
const sacrifice: Production[] = [
  read(
    "VP",
    ({ c }: Slots, form: Form) => {
      const what = ownOf(c as Cards, "you", form);
      return what && { do: "destroy", what };
    },
    "sacrifice {c:Objs}",
    [],
    yours,
  ),
  read(
    "VP",
    ({ c }: Slots, form: Form) => {
      const who = whoOf(form);
      if (who === "both") {
        const mine = ownOf(c as Cards, "you", form);
        return mine && { do: "destroy", what: ofEach(mine as Counted) };
      }
      const what = ownOf(c as Cards, who, form);
      return what && { do: "destroy", what: { ...what, chosenBy: who } };
    },
    "~sacrifice {c:Objs}",
    [],
    { by: ["opponent", "both", "owner", "its", "that", "turnPlayer"], agr: ["third", "plural"] },
  ),
];

/** So many cards, as those that a player controls. */
function ownOf(cards: Cards, who: Who, form: Form): Cards | undefined {
  if ("ref" in cards) return cards.ref === "this" && who === "you" ? cards : undefined;
  if (!("count" in cards) || cards.what.zone || cards.count === "all") return undefined;
  if (cards.what.side) return cards.what.side === "yours" && who === "you" ? cards : undefined;
  const what = describe.owned(cards.what, who, form);
  return what && ({ ...cards, what } as Cards);
}

/** What is returned goes back to the hand, if nothing else is said. */
const returning = read("VP", { do: "move", what: "$c", to: "hand" }, "return {c:Objs.from}", [], yours);

/** Where nobody's discard pile is named it is its owner's; the top of a deck is milled, what lies in a hand discarded. */
const toPile = read(
  "VP",
  ({ c }: Slots) => {
    const from = (c as { from?: { in: string } }).from?.in;
    if (from === "hand") return { do: "discard", who: "you", what: c };
    const top = wholeTop(c as Cards);
    return top ? { do: "mill", ...top } : { do: "move", what: c, to: "pile" };
  },
  "(send|put|move|place) {c:Objs.from} (to|into|in) the discard pile",
  [],
  yours,
);

const reveals: Production[] = [
  both(
    "VP",
    ({ c }, form) => (wholeHand(c as Cards) ? undefined : { do: "reveal", who: whoOf(form), what: c }),
    (it: { do: string; who?: string; what?: unknown }, form) =>
      it.do === "reveal" && it.who === whoOf(form) ? { c: it.what } : undefined,
    ["~reveal {c:Objs}", "(~reveal|~show) {c:Objs}"],
    [`{c:Objs}${suru("公開")}`],
    { agr: ["third", "plural"], by: ["opponent", "both", "owner", "its", "that", "turnPlayer"] },
  ),
  // A card of theirs that you choose for them to discard.
  read(
    "Naming",
    ({ c }: Slots) => [
      { do: "discard", who: "opponent", what: { ...(inHand(c, "opponent") as object), chosenBy: "you" } },
    ],
    "[you] (choose|pick) {c:Obj.from}(.|;|,|) [and] (they|your opponent|that player) (discard|discards) (it|them|that card|that unit|that spell|those cards)",
  ),
];

/** Somebody else's deck; found elsewhere than in the deck; found and laid elsewhere than in the hand. */
const others: Production[] = [
  ...["opponent", "both"].map((who) =>
    read(
      "VP",
      ({ n = 1 }: Slots) => ({ do: "mill", who, n }),
      ((deck) => [
        `(mill|discard) the top card of ${deck}`,
        `(mill|discard) the top {n:#+} cards of ${deck}`,
        `mill (one|a|1) card from [the top of] ${deck}`,
        `mill {n:#+} cards from [the top of] ${deck}`,
      ])(who === "opponent" ? "(your|the) opponent's deck" : "(each player's deck|both players' decks)"),
      [],
      yours,
    ),
  ),
  ...(
    [
      [{ in: "pile", whose: "you" }, "discard pile", "捨て札"],
      [
        { in: "either", whose: "you", of: ["deck", "pile"] },
        "deck or [your] discard pile",
        "デッキまたは捨て札",
      ],
    ] as const
  ).map(([zone, en, ja]) =>
    say(
      "VP",
      { do: "search", zone, what: "$c", to: "hand" },
      [
        `search your ${en.replace("[your] ", "")} for {c:Objs.from} and add {i:Found} to your hand`.replace(
          "{i:Found}",
          "it",
        ),
        `search your ${en} for {c:Objs.from} (and|, then|, and|,) (add|put|take) (it|them) (to|into) your hand`,
      ],
      [`${ja}から{c:Objs.from}探し、手札に${ichidan("加え")}`],
      yours,
    ),
  ),
  ...(
    [
      ["deckTop", "on top of your deck", "(on|to) [the] top of your deck", `デッキの一番上に${oku}`],
      [
        "deckBottom",
        "on the bottom of your deck",
        "(on|to) the bottom of your deck",
        `デッキの一番下に${oku}`,
      ],
      [
        "pile",
        "into your discard pile",
        "(to|in|into) (your|the) discard pile",
        `捨て札に(${godan("送", "る")}|${oku})`,
      ],
    ] as const
  ).map(([to, first, en, ja]) =>
    say(
      "VP",
      { do: "search", what: "$c", to },
      [
        `search your deck for {c:Objs.from} and put it ${first}`,
        `search your deck for {c:Objs.from} (and|, then|, and|,) (put|place|send) (it|them) ${en}`,
      ],
      [
        `デッキから{c:Objs.from}探し、${ja}`,
        `[(あなたの|自分の)]デッキから{c:Objs.from}(探し|探して|選び|選んで)[、]${ja}`,
      ],
      yours,
    ),
  ),
  vp(
    { do: "search", what: "$c", to: "under", under: "$d" },
    [
      "search your deck for {c:Objs.from} and put it underneath {d:Obj}",
      "search your deck for {c:Objs.from} (and|, then|, and|,) (put|place) (it|them) (underneath|under|beneath) {d:Obj}",
    ],
    [`デッキから{c:Objs.from}探し、{d:Obj}の下に${oku}`],
    yours,
  ),
  read(
    "VP",
    { do: "move", what: "$c", to: "deckShuffled", mine: true },
    "shuffle {c:Objs.from} back [into (your|the) deck]",
    [],
    yours,
  ),
  read(
    "VP",
    ({ c }: Slots, form: Form) => ({ do: "discard", who: whoOf(form), what: inHand(c, whoOf(form)) }),
    ["~choose and ~discard {c:Objs}", "~choose {c:Objs} (and|, then) ~discard (it|them)"],
  ),
  ...["", " {t:Dur.until}"].flatMap((t) =>
    (["double", "halve"] as const).map((by) =>
      read(
        "VP",
        ({ c, t: term }: Slots) => ({
          do: "seq",
          of: ["attack", "defense"].map((stat, i) =>
            lasting({ is: "scale", who: i === 0 ? c : again(c as Cards), stat, by }, term),
          ),
        }),
        `${by} the attack and defense of {c:Obj}${t}`,
        [],
        yours,
      ),
    ),
  ),
  // "Gain 300 attack": said of this card.
  ...["", " {t:Dur.until}"].map((t) =>
    read(
      "VP",
      ({ n, s, t: term }: Slots) =>
        lasting({ is: "bonus", who: { ref: "this" }, by: [{ stat: s, by: n }] }, term),
      `gain {n:#d} {s:Stat}${t}`,
      [],
      yours,
    ),
  ),
  read(
    "VP",
    ({ a, b }: Slots, form: Form) => ({
      do: "seq",
      of: [a, b].map((what) => ({ do: "skip", who: whoOf(form), what, when: "next" })),
    }),
    "~skip (your|their) next {a:Phase} and [(your|their)] [next] {b:Phase}",
  ),
];

/** "..., except this card": of what is done last. */
const butThis = read(
  "Line",
  ({ a }: Slots) => {
    const list = a as readonly { what?: { what?: object } }[];
    const last = list.at(-1)!;
    const what = last.what?.what && merge([last.what.what, { other: true }]);
    return what && [...list.slice(0, -1), { ...last, what: { ...last.what, what } }];
  },
  "{a:Row}, (except|other than|but not) this (card|unit|spell)",
);

/** Cards of whoever's hand, if nothing else is said of where they lie. */
function inHand(cards: unknown, whose: string): unknown {
  const it = cards as { count?: unknown; what?: { zone?: unknown; side?: unknown } };
  if (it.count === undefined || it.what!.zone || it.what!.side) return cards;
  return { ...it, what: { ...it.what, zone: { in: "hand", whose } } };
}

const again = (cards: Cards): Cards =>
  "count" in cards && cards.count !== "all" ? { ref: severally(cards) === "many" ? "them" : "it" } : cards;

export const further: Production[] = [
  ...ofCards,
  ...sacrifice,
  offField,
  returning,
  toPile,
  ...reveals,
  ...others,
  butThis,
  ...targetPlayer,
  ...damage,
];
