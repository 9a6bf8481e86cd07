/**
 * Moving cards to places of players: hands, decks, discard piles, out of the game, onto the field.
 *
 * Examples: `{ do: "move", what: ..., to: "hand" }` - "Return a UNIT to its owner's hand.", 「UNIT1枚を持ち主の手札に戻す。」;
 * `{ do: "enter", what: ..., turned: true }` - "Put a UNIT from your trail onto the field actioned."
 */

import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { CardWords } from "../cards/words.ts";
import type { Action, Cards } from "../phrases/bones.ts";
import { isCounted } from "../phrases/counted.ts";
import { elided, vp, yours } from "../phrases/doing.ts";
import { godan, ichidan, suru } from "../phrases/inflect.ts";
import {
  anyOrder,
  dasu,
  kuwaeru,
  type Moving,
  modosu,
  movingTo,
  oku,
  ownersPlace,
  type Place,
  placeless,
  shuffledZone,
  their,
  wholeTop,
} from "../phrases/moving.ts";
import { without } from "../phrases/parts.ts";
import { type Subject, whoOf } from "../phrases/players.ts";
import type { Goals } from "./finding.ts";
import type { PileWords } from "./piles.ts";

/** Hands, decks and discard piles, as every game has them. */
const common = ({ deck: { en: name, ja: deck, many = `${name}s` }, pile }: PileWords): readonly Place[] => [
  {
    node: { do: "move", to: "hand" },
    noun: "hand",
    name: "hand",
    en: "return WHAT to OWN",
    it: "put WHAT into OWN",
    more: "(return|put|take|move|add|bounce) WHAT [back] (to|into|in) OWN",
    mine: `手札に${kuwaeru}`,
    theirs: `手札に${modosu}`,
    ja: [`WHAT${their}手札に(${modosu}|${kuwaeru})`],
  },
  {
    node: { do: "move", to: "deckTop" },
    ordered: true,
    noun: "deck",
    name,
    plural: many,
    en: "put WHAT on top of OWN",
    more: "(return|put|move|place|send) WHAT [back] (on|to|onto|at) [the] top of OWN",
    mine: `${deck}の一番上に${oku}`,
    ja: [
      `WHAT${anyOrder}${their}${deck}の(一番|)上に${anyOrder}(${oku}|${modosu})`,
      `WHAT一番上に${anyOrder}(${oku}|${modosu})`,
    ],
  },
  {
    node: { do: "move", to: "deckBottom" },
    ordered: true,
    noun: "deck",
    name,
    plural: many,
    en: "put WHAT on the bottom of OWN",
    more: "(return|put|move|place|send) WHAT [back] (to the bottom of|(on|at) [the] bottom of|under) OWN",
    mine: `${deck}の一番下に${oku}`,
    ja: [
      `WHAT${anyOrder}${their}${deck}の(一番|)下に${anyOrder}(${oku}|${modosu})`,
      `WHAT一番下に${anyOrder}(${oku}|${modosu})`,
    ],
  },
  {
    node: { do: "move", to: "deckShuffled" },
    noun: "deck",
    name,
    plural: many,
    en: "shuffle WHAT into OWN",
    more: "(shuffle|return) WHAT [back] (into|to) OWN",
    mine: `${deck}に加えて${suru("シャッフル")}`,
    ja: [
      `WHAT${their}${deck}に(加えて|戻して|戻し|加え)[、][(${deck}を|その${deck}を)][よく](${suru("シャッフル")}|${godan("切り直", "す")}|${godan("切", "る")}|${ichidan("混ぜ")})`,
    ],
  },
  {
    node: { do: "move", to: pile.zone },
    noun: pile.zone,
    name: pile.en,
    en: "put WHAT into OWN",
    more: "(put|move|send|place) WHAT (into|to|in|on) OWN",
    mine: `${pile.ja}に${oku}`,
    ja: [`WHAT${their}${pile.ja}に(${oku}|${godan("送", "る")})`],
  },
];

/** To take cards of a description out of the own deck is to search it. */
export function searched(what: Cards): Cards | undefined {
  if (!isCounted(what) || what.count === "all") return undefined;
  const { zone } = what.what;
  if (zone?.in !== "deck" || zone.whose !== "you" || zone.top !== undefined) return undefined;
  return { ...what, what: without(what.what, "zone") };
}

/** What some moves are instead; whose places are one's own; where a text's own card lies nowhere. */
export const movingOf = (
  { pile }: PileWords,
  { ownSides = false, nowhere = [], style }: CardWords,
): Moving => ({
  instead({ to }, what) {
    const found = to === "hand" ? searched(what) : undefined;
    if (found) return { do: "search", what: found, to };
    const top = to === pile.zone ? wholeTop(what) : undefined;
    if (top?.n !== undefined) return { do: "mill", ...top };
    const who = to === "deckShuffled" ? shuffledZone(what, pile.zone) : undefined;
    return who === undefined ? undefined : { do: "shuffle", who, pileToo: true };
  },
  ownSides,
  each: style.each && style.possessive === "all",
  nowhere: ({ on }) => nowhere.includes(on ?? ""),
});

/** What is put onto the field is paid for by nobody, whether that is said or not. */
const freeJa = "[コストを(支払わずに|払わずに)]";
const free = "(without paying (its|their|the) (cost|costs)|for free|for no cost|at no cost|free of cost)";
/** Said of it behind: "; it arrives tapped". */
const itEnters = (state: string): string =>
  `(;|.|,|and) (it|they|that card) [needs no payment and] (enters|enter|arrives|arrive|comes|come) [(the battlefield|the field|play|into play)] ${state}`;

/** Onto the field, as the game says or turned as the text says. */
function entering(
  { field, turned, freely, enters = dasu }: CardWords,
  { deck }: PileWords,
  found: (state: string) => boolean,
): Production[] {
  if (!turned) return [];
  const [en, ja] = [field.en, field.ja].map((words) =>
    words.length > 1 ? `(${words.join("|")})` : words[0]!,
  );
  const [first, firstJa] = [field.en[0]!, field.ja[0]!];
  // Where texts say onto whose side, it is not left open.
  const own = enters === dasu ? "[(あなたの|自分の)]" : "";
  const whose = enters === dasu ? "(the|your)" : "the";
  return [
    elided({ do: "enter" }, [`${freeJa}${own}${ja}に(${enters}|${oku})`]),
    ...[true, false].map((is) =>
      elided({ do: "enter", turned: is }, [
        `${freeJa}${(is ? turned.yes : turned.no)[1]}で${own}${ja}に(${enters}|${oku})`,
      ]),
    ),
    vp(
      { do: "enter", what: "$c" },
      [
        `put {c:Objs.from} onto the ${first}`,
        `(put|return|move|place|bring) {c:Objs.from} (on|onto|into|to) ${whose} ${en} [${free}]`,
        ...(freely ? [`play {c:Objs.from} [(on|onto|into|to) ${whose} ${en}] ${free}`] : []),
      ],
      [
        `{c:Objs.from}${firstJa}に${enters}`,
        `{c:Objs.from}${freeJa}${own}${ja}に(${enters}|${oku}|${modosu})`,
      ],
      yours,
    ),
    // What is searched for and put there is taken from the deck, where that is no goal of a search.
    ...[undefined, true, false].flatMap((is) => {
      const state = is === undefined ? "" : ` ${turned[is ? "yes" : "no"][0]}`;
      if (found(state)) return [];
      return read(
        "VP",
        ({ c }: Slots) => {
          const what = c as Cards;
          if (!isCounted(what) || !placeless(what)) return undefined;
          const found = { ...what, what: { ...what.what, zone: { in: "deck", whose: "you" } } };
          return { do: "enter", what: found, ...(is !== undefined && { turned: is }) };
        },
        `search your ${deck.en} for {c:Objs.from} [(,|.)] [[and] (reveal|show) (it|them)] [(,|.)] [(and|then)] (put|place|bring) (it|them) (on|onto|into|to) ${whose} ${en}${state}`,
        [],
        yours,
      );
    }),
    ...[true, false].map((is) => {
      const [state, stateJa] = is ? turned.yes : turned.no;
      return vp(
        { do: "enter", what: "$c", turned: is },
        [
          `put {c:Objs.from} onto the ${first} ${state}`,
          `(put|return|move|place|bring) {c:Objs.from} (on|onto|into|to) ${whose} ${en} [${free}] [,] [face-up and] ${state}`,
          `(put|return|move|place|bring) {c:Objs.from} ${state} (on|onto|into|to) ${whose} ${en}`,
          `(put|return|move|place|bring) {c:Objs.from} (on|onto|into|to) ${whose} ${en} [${free}] ${itEnters(state)}`,
        ],
        [
          `{c:Objs.from}${stateJa}で${firstJa}に${enters}`,
          `{c:Objs.from}${freeJa}${own}${ja}に${stateJa}で(${enters}|${oku})`,
          `{c:Objs.from}${freeJa}${stateJa}で${own}${ja}に(${enters}|${oku})`,
        ],
        yours,
      );
    }),
  ];
}

/** What other players do with cards of theirs: they choose them, and the order if there is one. */
export function othersMove(
  cards: CardWords,
  piles: PileWords,
  subjects: readonly Subject[],
  orders = true,
): Production[] {
  const by = [...new Set(subjects.map(({ by }) => by))];
  const only = { by, agr: ["third", "plural"] };
  const { instead } = movingOf(piles, cards);
  const field = `(the|their) ${cards.field.en[0]}`;
  const turned = cards.turned
    ? ([
        [{ turned: true }, ` ${cards.turned.yes[0]}`, `${cards.turned.yes[1]}で`],
        [{ turned: false }, ` ${cards.turned.no[0]}`, `${cards.turned.no[1]}で`],
        [{}, "", ""],
      ] as const)
    : [];
  return [
    ...common(piles).flatMap((place) =>
      [true, false].flatMap((order) =>
        order && !(place.ordered && orders)
          ? []
          : both(
              "VP",
              ({ c }, form) =>
                instead(place.node, c as Cards)
                  ? undefined
                  : { ...place.node, who: whoOf(form), what: unsided(c as Cards), ...(order && { order }) },
              (it: Action & { what: Cards; order?: true }, form) => {
                const { what, who, order: inOrder, ...node } = it;
                return equal(node, place.node) && who === whoOf(form) && (inOrder ?? false) === order
                  ? { c: who === "both" ? sided(what) : what }
                  : undefined;
              },
              [place.en, place.more].map(
                (phrase) =>
                  theirOwn(phrase)
                    .replace("WHAT", "{c:Objs.from}")
                    .replace("OWN", `(their|its owner's|their owners') ${place.name}`) +
                  (order ? " in (any order|a order of their choice|the order of their choice)" : ""),
              ),
              [
                `{c:Objs.from}${order ? "好きな順番で" : ""}${place.mine}`,
                ...(order ? [] : place.ja.map((phrase) => phrase.replace("WHAT", "{c:Objs.from}"))),
              ],
              only,
            ),
      ),
    ),
    ...turned.map(([part, en, ja]) =>
      vp(
        { do: "enter", who: "@by", what: "$c", ...part },
        `(~put|~return) {c:Objs.from} onto ${field}${en}`,
        `{c:Objs.from}${ja}${cards.field.ja[0]}に${cards.enters ?? dasu}`,
        only,
      ),
    ),
  ];
}

/** Of each player their own: whoever moves them moves no others. */
const unsided = (cards: Cards): Cards =>
  isCounted(cards) && cards.what.side === "each" ? { ...cards, what: without(cards.what, "side") } : cards;
const sided = (cards: Cards): Cards =>
  isCounted(cards) && !cards.what.zone && !cards.what.side
    ? { ...cards, what: { ...cards.what, side: "each" } }
    : cards;

/** The verbs of a phrase in the third person, of whoever does it. */
const theirOwn = (phrase: string): string =>
  phrase
    .replace(/^\(([^)]*)\)/, (_, verbs: string) => `(${verbs.replace(/^|\|/g, (bar) => `${bar}~`)})`)
    .replace(/^([a-z])/, "~$1");

/** "Put it on the top or the bottom of your deck": the one or the other. */
const topOrBottom = ({ deck }: PileWords): Production[] => [
  read(
    "VP",
    ({ c = { ref: "it" } }: Slots) =>
      "ref" in (c as Cards)
        ? {
            do: "choose",
            who: "you",
            of: ["deckTop", "deckBottom"].map((to) => ({ do: "move", what: c, to })),
          }
        : undefined,
    [
      `(put|place|return) {c:Objs} [back] [either] (on|onto|to) [the] top or [(on|onto|to)] [the] bottom of (your|its owner's|that) ${deck.en}`,
      `(put|place|return) {c:Objs} [back] [either] on top of (your|its owner's|that) ${deck.en} or [on|at] [the] bottom [of (it|your ${deck.en})]`,
    ],
    `[{c:Objs}][(あなたの|自分の|持ち主の|その)]${deck.ja}の[一番]上か[[(あなたの|自分の|持ち主の|その)]${deck.ja}の][一番]下(に|のどちらかに|のいずれかに)(${oku}|${modosu})`,
    yours,
  ),
];

/** Out of the game, which is no place of anybody's. */
export const removing: Production = both(
  "VP",
  ({ c }) => ({ do: "move", what: c, to: "out" }),
  (it: Action & { to?: string }) => (it.do === "move" && it.to === "out" ? { c: it.what } : undefined),
  [
    "remove {c:Objs.from} from the game",
    "(remove|exile) {c:Objs.from} [from the game]",
    "put {c:Objs.from} out of the game",
  ],
  [
    `{c:Objs.from}ゲームから${suru("除外")}`,
    `{c:Objs.from}(${suru("除外")}|ゲームから${godan("取り除", "く")}|ゲーム外に${oku})`,
  ],
  yours,
);

/** @param places further places of players in this game */
export function movePhrases(
  cards: CardWords,
  piles: PileWords,
  places: readonly Place[],
  orders: boolean,
  goals: Goals = {},
): Production[] {
  const all = [...common(piles), ...places];
  const nouns = new Map(all.map(({ noun, name, plural }) => [noun, { name, plural }]));
  return [
    ...[...nouns].flatMap(([noun, { name, plural }]) => ownersPlace(noun, name, plural)),
    ...all.flatMap((place) => movingTo(place, { ...movingOf(piles, cards), orders })),
    ...entering(cards, piles, (state) =>
      Object.values(goals).some(([en]) => en[0]!.endsWith(`the ${cards.field.en[0]}${state}`)),
    ),
    ...(cards.zones.out
      ? [
          removing,
          elided({ do: "move", to: "out" }, [
            `(${suru("除外")}|ゲームから(${suru("除外")}|${godan("取り除", "く")}|取り除か${ichidan("れ")}|除外さ${ichidan("れ")}))`,
          ]),
        ]
      : []),
    ...topOrBottom(piles),
    say("Found", "one", ["it", `(that card|that ${cards.nouns[cards.usual]!.en})`], []),
    say("Found", "many", ["them", `(those cards|those ${cards.nouns[cards.usual]!.en}s)`], []),
  ];
}
