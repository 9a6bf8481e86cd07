/** The words of search and dig: what is looked for, where it goes, and what becomes of the rest. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { says } from "../cards/describing.ts";
import type { Action, Cards } from "../phrases/bones.ts";
import { isCounted, plainly, severally } from "../phrases/counted.ts";
import { yours } from "../phrases/doing.ts";
import { godan, ichidan, suru } from "../phrases/inflect.ts";
import { before, modosu, oku, placeless } from "../phrases/moving.ts";
import type { PileWords } from "./piles.ts";

type Deck = PileWords["deck"];

/** Where cards that were found go: behind "and", IT being the cards, and in Japanese at the end. */
export type Goals = Readonly<Record<string, readonly [en: readonly string[], ja: readonly string[]]>>;

type Rests = Readonly<Record<string, readonly [en: readonly string[], ja: readonly string[]]>>;

const rests = ({ deck: { en: name, ja: deck }, pile }: PileWords): Rests => ({
  deckBottom: [
    [
      `the rest on the bottom of your ${name}`,
      `(the rest|the others|the other [(card|one)]|the (other|remaining) cards|the other {z:#+} [cards]) (on|to|at) the bottom [of (your|that|the) ${name}] [in any order [(you like|you choose|of your choice)]]`,
    ],
    [
      `残りを${deck}の一番下に${oku}`,
      `残り[のカード](を|は)[すべて][好きな(順番|順)で][(あなたの|自分の)]${deck}の(一番|)下に[好きな(順番|順)で](${oku}|${modosu})`,
    ],
  ],
  [pile.zone]: [
    [
      `the rest into your ${pile.en}`,
      `(the rest|the others|the other [(card|one)]|the (other|remaining) cards|the other {z:#+} [cards]) (into|in|to) your ${pile.en}`,
      "discard (the rest|the others|the other [(card|one)]|the (other|remaining) cards)",
    ],
    [
      `残りを${pile.ja}に${oku}`,
      `残り[のカード](を|は)[すべて]([(あなたの|自分の)]${pile.ja}に(${oku}|${godan("送", "る")}|${suru("")})|${ichidan("捨て")})`,
    ],
  ],
});

/** A phrase as it stands before "もよい". */
const may = (phrase: string): string => phrase.replace(/<end:[^/>]*\/([^/>]*)\/[^>]*>/g, "$1");

/** What was looked for by what it is, is shown to all, said or not. */
const shown =
  "[[(相手|全員|すべてのプレイヤー|全プレイヤー)に](公開し|公開して|公開してから|見せ|見せて|見せてから)[、][(それ|それら|そのカード)を]]";

const put = (phrase: string, it: string): string => phrase.replace("IT", it);
const outOf = "(その中から|その中の|その中にある|そこから|そのうち|そのうちの|それらのうち|それらの中から)";

type Found = Action & { what: Cards; to: string };

/** Through the whole own deck. */
function searching(to: string, [en, ja]: Goals[string], { en: name, ja: deck }: Deck): Production[] {
  const make = ({ c }: Slots) => (placeless(c as Cards) ? { do: "search", what: c, to } : undefined);
  const is = (it: Found) => it.do === "search" && it.to === to;
  return [
    both(
      "VP",
      make,
      (it: Found) => (is(it) ? { c: it.what, i: severally(it.what) } : undefined),
      [
        `search your ${name} for {c:Objs.from} and ${put(en[0]!, "{i:Found}")}`,
        `search your ${name} for {c:Objs.from} [(,|.)] [[and] (reveal|show) (it|them|that card) [to (your opponent|your opponents|a opponent|each opponent|all players|everybody|everyone|all)]] [(,|.)] [(and|then)] ${put(en[1]!, "{i:Found}")}`,
      ],
      [],
      yours,
    ),
    both(
      "VP",
      make,
      (it: Found) => (is(it) ? { c: it.what } : undefined),
      [],
      [
        `${deck}から{c:Objs.from}探し、${ja[0]}`,
        `[(あなたの|自分の)]${deck}から{c:Objs.from}(探し|探して|サーチし|サーチして|選び|選んで)[、]${shown}(${ja[1]})`,
        // to play what lies in the deck is said in words of its own
        `[(あなたの|自分の)]${deck}から{c:Objs.from}${to === "played" ? shown.slice(1, -1) : shown}(${ja[1]})`,
        `[(あなたの|自分の)]${deck}(を見て|を探して|の中から|を見る。)[、][その中から][好きな]{c:Objs.from}[(選び|選んで|探し|探して)[、]]${shown}(${ja[1]})`,
      ],
      yours,
    ),
  ];
}

type Dug = Action & { n: unknown; take: Cards; to: string; rest: string; shown?: true };

function atMost(cards: Cards): Cards | undefined {
  if (!isCounted(cards) || typeof cards.count !== "object") return undefined;
  if (!("exactly" in cards.count)) return cards;
  return { ...cards, count: { upTo: cards.count.exactly } };
}

/** Some of the top cards. */
function digging(
  to: string,
  goal: Goals[string],
  { en: name, ja: deck }: Deck,
  rest: string,
  last: Rests[string],
  open: boolean,
): Production[] {
  const [en, ja] = goal;
  const [restEn, restJa] = last;
  const first = en[0]!.replace(/^add IT to/, "put IT into");
  const dig = (n: unknown, take: Cards | undefined) =>
    take && placeless(take) ? { do: "dig", n, take, to, rest, ...(open && { shown: true }) } : undefined;
  const look = `${open ? "reveal" : "look at"} the top {n:#+} cards of your ${name}`;
  const see = open
    ? "(公開して|公開し|公開する。|表にして|表にし|表にする。|めくって|めくり|めくる。)"
    : "(見て|見|見る。)";
  const lookJa = `[(あなたの|自分の)]${deck}の上から([カードを]{n:#+}枚[を]|カード{n:#+}枚を|{n:#+}枚のカードを)${see}[、]`;
  return [
    both(
      "VP",
      ({ n, c }) => dig(n, c as Cards),
      (it: Dug) =>
        it.do === "dig" &&
        it.to === to &&
        it.rest === rest &&
        (it.shown === true) === open &&
        typeof it.n === "number" &&
        it.n > 1
          ? { n: it.n, c: it.take }
          : undefined,
      [
        `${look}. ${put(first, "{c:Taken}")} and ${first.startsWith("put ") ? "" : "put "}${restEn[0]}`,
        ...[`[put] ${restEn[1]}`, ...restEn.slice(2)].map(
          (others) =>
            `${look}(.|,|, then|. then|. then,| and) [you] ${put(en[1]!, "{c:Taken}")} [(,|.)] [(and|then)] ${others}`,
        ),
      ],
      [
        `${deck}の上から{n:#+}枚を${open ? "公開し" : "見て"}、その中から{c:Objs.from}${before(ja[0]!)}、${restJa[0]}`,
        `${lookJa}${outOf}{c:Objs.from}[(選び|選んで)[、]]${shown}${before(ja[1]!)}[、](${restJa[1]})`,
        `${lookJa}${outOf}{c:Objs.from}[(選び|選んで)[、]]${shown}(${ja[1]!})。[その後、](${restJa[1]})`,
      ],
      yours,
    ),
    // In Japanese only the number of them may be said.
    ...(["exactly", "upTo"] as const).map((key) =>
      read(
        "VP",
        ({ n, m }: Slots) => dig(n, { count: { [key]: m }, what: { noun: "card" } } as unknown as Cards),
        [],
        `${lookJa}[${outOf}]{m:#}枚${key === "upTo" ? "まで" : ""}[を][(選び|選んで)[、]]${shown}${before(ja[1]!)}[(、|。)](${restJa[1]})`,
        yours,
      ),
    ),
    // What may be taken is up to so many.
    read(
      "VP",
      ({ n, c }: Slots) => dig(n, atMost(c as Cards)),
      [],
      `${lookJa}${outOf}{c:Objs.from}[(選び|選んで)[、]]${shown}${may(ja[1]!)}もよい。[その後、](${restJa[1]})`,
      yours,
    ),
    // They are taken first, and then brought somewhere: "reveal a UNIT from among them and put it into your hand".
    ...["you may ", "[you] "].map((may) =>
      read(
        "VP",
        ({ n, c }: Slots) => dig(n, may === "you may " ? atMost(c as Cards) : (c as Cards)),
        `${look}(.|,| and|. then[,]) [if you do,] ${may}(reveal|choose|take|show|pick|select) {c:Objs.from} ${AMONG} [(, reveal it|, show it)] (and|,|, and|, then|then) ${put(en[1]!, "(it|them|that card|those cards)")} [(,|.)] [(and|then)] (put|place) ${restEn[1]}`,
        [],
        yours,
      ),
    ),
    read(
      "VP",
      ({ n, c }: Slots) => dig(n, atMost(c as Cards)),
      `${look}(.|,| and|. then[,]) you may ${put(en[1]!, "{c:Taken}")} [(,|.)] [(and|then)] put ${restEn[1]}`,
      [],
      yours,
    ),
  ];
}

/** "From among them", in all its words. */
const AMONG = "(from among|among|of|from|out of) (them|those cards|those|these cards)";

/** Cards out of the top ones: of any card only the number is said. */
function taken(): Production[] {
  const plainCard = (cards: Cards) => {
    const it = isCounted(cards) ? plainly(cards) : undefined;
    return it?.what.noun === "card" && says(it.what) && typeof it.count === "object" ? it.count : undefined;
  };
  const number = (it: Cards, key: string) => (plainCard(it) as Record<string, unknown> | undefined)?.[key];
  return [
    ...(["exactly", "upTo"] as const).flatMap((key) => {
      const up = key === "upTo" ? "up to " : "";
      const make = ({ n = 1 }: Slots) => ({ count: { [key]: n }, what: { noun: "card" } });
      return [
        both("Taken", make, (it: Cards) => (number(it, key) === 1 ? {} : undefined), [
          `${up}one`,
          `${up}(1 [of them]|one of (them|those [cards]))`,
        ]),
        both(
          "Taken",
          make,
          (it: Cards) => {
            const n = number(it, key);
            return typeof n === "number" && n > 1 ? { n } : undefined;
          },
          [`${up}{n:#+}`, `${up}{n:#+} of them`],
        ),
      ];
    }),
    say("Taken", "$c", ["{c:Objs.from} from among them", "{c:Objs.from} [(of them|among them)]"], []),
  ];
}

export const findPhrases = (goals: Goals, piles: PileWords, revealsInParts = false): Production[] => [
  ...taken(),
  ...Object.entries(goals).flatMap(([to, goal]) => [
    ...searching(to, goal, piles.deck),
    ...Object.entries(rests(piles)).flatMap(([rest, words]) =>
      (revealsInParts ? [false] : [false, true]).flatMap((open) =>
        digging(to, goal, piles.deck, rest, words, open),
      ),
    ),
  ]),
];
