/** Cards that are moved: to hands, decks and discard piles, onto the battlefield, into resources, out of the game. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { says } from "@tefuda/language/cards/describing";
import { isCounted, plainly, severally } from "@tefuda/language/phrases/counted";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { godan, suru } from "@tefuda/language/phrases/inflect";
import {
  before,
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
} from "@tefuda/language/phrases/moving";
import type { Action, Amount, Cards } from "../tree.ts";

const hand = { noun: "hand", name: "hand" };
const deck = { noun: "deck", name: "deck" };

const places: readonly Place[] = [
  {
    ...hand,
    node: { do: "move", to: "hand" },
    en: "return WHAT to OWN",
    it: "put WHAT into OWN",
    more: "(return|put|take|move|add|bounce) WHAT (to|into|in) OWN",
    mine: `手札に${kuwaeru}`,
    theirs: `手札に${modosu}`,
    ja: [`WHAT${their}手札に(${modosu}|${kuwaeru})`],
  },
  {
    ...deck,
    node: { do: "move", to: "deckTop" },
    en: "put WHAT on top of OWN",
    more: "(return|put|move) WHAT (on|to|onto) [the] top of OWN",
    mine: `山札の一番上に${oku}`,
    ja: [`WHAT${their}山札の(一番|)上に(${oku}|${modosu})`],
  },
  {
    ...deck,
    node: { do: "move", to: "deckBottom" },
    en: "put WHAT on the bottom of OWN",
    more: "(return|put|move) WHAT (to the bottom of|on the bottom of|on bottom of|under) OWN",
    mine: `山札の一番下に${oku}`,
    ja: [`WHAT${their}山札の(一番|)下に(${oku}|${modosu})`],
  },
  {
    ...deck,
    node: { do: "move", to: "deckShuffled" },
    en: "shuffle WHAT into OWN",
    more: "(shuffle|return) WHAT (into|to) OWN",
    mine: `山札に加えて${suru("シャッフル")}`,
    ja: [`WHAT${their}山札に(加えて|戻して|戻し|加え)[、]${suru("シャッフル")}`],
  },
  {
    noun: "pile",
    name: "discard pile",
    node: { do: "move", to: "pile" },
    en: "put WHAT into OWN",
    more: "(put|move|send) WHAT (into|to|in|on) OWN",
    mine: `捨て札に${oku}`,
    ja: [`WHAT${their}捨て札に(${oku}|${godan("送", "る")})`],
  },
  ...(["down", "up"] as const).flatMap((face) =>
    [true, false].map((tapped): Place => {
      const [en, ja] = tapped ? ["tapped", "疲弊状態"] : ["standing", "待機状態"];
      const side = face === "down" ? "裏向き" : "表向き";
      return {
        noun: "resources",
        name: "resources",
        node: { do: "toResources", face, tapped },
        en: `put WHAT into OWN face-${face} and ${en}`,
        more: `(put|place|add|return) WHAT (face-${face} [(,|and)] ${en} (into|in|to|as) OWN|${en} [(,|and)] face-${face} (into|in|to|as) OWN|(into|in|to) OWN (face-${face} [(,|and)] ${en}|${en} [(,|and)] face-${face}))`,
        mine: `国力に${side}の${ja}で${oku}`,
        ja: [
          `WHAT${their}国力に${side}(の|で|かつ|、)${ja}で${oku}`,
          `WHAT(${side}(の|で|かつ|、)${ja}で|${ja}(の|で|かつ|、)${side}で)${their}国力に${oku}`,
        ],
      };
    }),
  ),
];

const moving: Moving = {
  instead(node, what) {
    const { to } = node;
    const top = to === "pile" ? wholeTop(what) : undefined;
    if (top) return { do: "mill", ...top };
    const who = to === "deckShuffled" ? shuffledZone(what, "pile") : undefined;
    return who === undefined ? undefined : { do: "shuffle", who, pileToo: true };
  },
  ownSides: true,
  // A fort that went down and a tactic that is played lie nowhere.
  nowhere: ({ on }) => on === "onFort" || on === "onTactic",
};

type Found = "hand" | "battlefield" | "resources";

/** Where cards that were found go: behind "and" and in Japanese at the end. IT stands for the cards. */
const goals: Readonly<Record<Found, readonly [en: readonly string[], ja: readonly string[]]>> = {
  hand: [
    ["add IT to your hand", "(put|take|add|return) IT (into|to|in) your hand"],
    [`手札に${kuwaeru}`, `[あなたの]手札に(${kuwaeru}|${modosu})`],
  ],
  battlefield: [
    ["put IT onto the battlefield", "(put|play) IT (onto|on|into|to) the (battlefield|field)"],
    [`戦場に${dasu}`, `[あなたの](戦場|場)に(${dasu}|${oku})`],
  ],
  resources: [
    ["put IT into your resources", "(put|place|add) IT (into|in|to|as) your resources"],
    [`国力に${oku}`, `[あなたの]国力に(${oku}|${kuwaeru})`],
  ],
};

const rests: Readonly<
  Record<"deckBottom" | "pile", readonly [en: readonly string[], ja: readonly string[]]>
> = {
  deckBottom: [
    [
      "the rest on the bottom of your deck",
      "(the rest|the others|the other cards) (on|to) the bottom of your deck",
    ],
    [`残りを山札の一番下に${oku}`, `残り[のカード]を[すべて][あなたの]山札の(一番|)下に(${oku}|${modosu})`],
  ],
  pile: [
    [
      "the rest into your discard pile",
      "(the rest|the others|the other cards) (into|in|to) your discard pile",
    ],
    [`残りを捨て札に${oku}`, `残り[のカード]を[すべて](${intoPile()}|捨て<end:る/て/て/られる>)`],
  ],
};

function intoPile(): string {
  return `[あなたの]捨て札に(${oku}|${godan("送", "る")})`;
}

const put = (phrase: string, it: string): string => phrase.replace("IT", it);

const finding = Object.entries(goals).flatMap(([goal, [en, ja]]) => {
  const to = goal as Found;
  return [
    both(
      "VP",
      ({ c }) => (placeless(c as Cards) ? { do: "search", what: c, to } : undefined),
      (it: Action) =>
        it.do === "search" && it.to === to ? { c: it.what, i: severally(it.what) } : undefined,
      [
        `search your deck for {c:Objs.from} and ${put(en[0]!, "{i:Found}")}`,
        `search your deck for {c:Objs.from} [(,|.)] [[and] reveal (it|them)] [(,|.)] [(and|then)] ${put(en[1]!, "{i:Found}")}`,
      ],
      [],
      yours,
    ),
    both(
      "VP",
      ({ c }) => (placeless(c as Cards) ? { do: "search", what: c, to } : undefined),
      (it: Action) => (it.do === "search" && it.to === to ? { c: it.what } : undefined),
      [],
      [
        `山札から{c:Objs.from}探し、${ja[0]}`,
        `[あなたの]山札から{c:Objs.from}(探し|探して|サーチし|サーチして)[、](${ja[1]})`,
        `[あなたの]山札から{c:Objs.from}${ja[1]}`,
      ],
      yours,
    ),
    ...Object.entries(rests).map(([rest, [restEn, restJa]]) =>
      both(
        "VP",
        ({ n, c }) => (placeless(c as Cards) ? { do: "dig", n: n as Amount, take: c, to, rest } : undefined),
        (it: Action) =>
          it.do === "dig" && it.to === to && it.rest === rest && typeof it.n === "number" && it.n > 1
            ? { n: it.n, c: it.take }
            : undefined,
        [
          `look at the top {n:#+} cards of your deck. ${put(to === "hand" ? "put IT into your hand" : en[0]!, "{c:Taken}")} and ${restEn[0]}`,
          `look at the top {n:#+} cards of your deck(.|,|, then|. then|. then,| and) [you] ${put(en[1]!, "{c:Taken}")} [(,|.)] [(and|then)] [put] ${restEn[1]}`,
        ],
        [
          `山札の上から{n:#+}枚を見て、その中から{c:Objs.from}${before(ja[0]!)}、${restJa[0]}`,
          `[あなたの]山札の上から(カード{n:#+}枚を|{n:#+}枚[を]|{n:#+}枚のカードを|カードを{n:#+}枚)(見て|見|見る。)[、](その中から|その中の|そこから){c:Objs.from}${before(ja[1]!)}[、](${restJa[1]})`,
        ],
        yours,
      ),
    ),
    // In Japanese only the number of them may be said.
    ...Object.entries(rests).flatMap(([rest, [, restJa]]) =>
      (["exactly", "upTo"] as const).map((key) =>
        read(
          "VP",
          ({ n, m }: Slots) => ({
            do: "dig",
            n,
            take: { count: { [key]: m }, what: { noun: "card" } },
            to,
            rest,
          }),
          [],
          `[あなたの]山札の上から(カード{n:#+}枚を|{n:#+}枚[を]|{n:#+}枚のカードを|カードを{n:#+}枚)(見て|見|見る。)[、](その中から|そこから){m:#}枚${key === "upTo" ? "まで" : ""}[を]${before(ja[1]!)}[、](${restJa[1]})`,
          yours,
        ),
      ),
    ),
    // What may be taken is up to so many.
    ...Object.entries(rests).map(([rest, [restEn]]) =>
      read(
        "VP",
        ({ n, c }: Slots) => {
          const take = atMost(c as Cards);
          return take && placeless(take) ? { do: "dig", n, take, to, rest } : undefined;
        },
        `look at the top {n:#+} cards of your deck(.|,| and|. then[,]) you may ${put(en[1]!, "{c:Taken}")} [(,|.)] [(and|then)] put ${restEn[1]}`,
        [],
        yours,
      ),
    ),
  ];
});

function atMost(cards: Cards): Cards | undefined {
  if (!isCounted(cards) || typeof cards.count !== "object" || !("exactly" in cards.count)) return undefined;
  return { ...cards, count: { upTo: cards.count.exactly } };
}

/** Cards out of the top ones: of any card only the number is said. */
const plainCard = (cards: Cards) => {
  const it = isCounted(cards) ? plainly(cards) : undefined;
  return it?.what.noun === "card" && says(it.what) && typeof it.count === "object" ? it.count : undefined;
};

export const moves: Production[] = [
  ...ownersPlace("hand", "hand"),
  ...ownersPlace("deck", "deck"),
  ...ownersPlace("pile", "discard pile"),
  ...ownersPlace("resources", "resources", "resources"),
  ...places.flatMap((place) => movingTo(place, moving)),
  say("Found", "one", ["it", "(that card|that general)"], []),
  say("Found", "many", ["them", "(those cards|those generals)"], []),
  ...(["exactly", "upTo"] as const).flatMap((key) => {
    const up = key === "upTo" ? "up to " : "";
    return [
      both(
        "Taken",
        ({ n = 1 }) => ({ count: { [key]: n }, what: { noun: "card" } }),
        (it: Cards) => {
          const n = (plainCard(it) as Record<string, unknown> | undefined)?.[key];
          return n === 1 ? {} : undefined;
        },
        [`${up}one`, `${up}(1|one of them)`],
      ),
      both(
        "Taken",
        ({ n }) => ({ count: { [key]: n }, what: { noun: "card" } }),
        (it: Cards) => {
          const n = (plainCard(it) as Record<string, unknown> | undefined)?.[key];
          return typeof n === "number" && n > 1 ? { n } : undefined;
        },
        [`${up}{n:#+}`, `${up}{n:#+} of them`],
      ),
    ];
  }),
  say("Taken", "$c", ["{c:Objs.from} from among them", "{c:Objs.from} [(of them|among them)]"], []),
  ...finding,

  // Out of the game is no place of anybody's.
  both(
    "VP",
    ({ c }) => ({ do: "move", what: c, to: "out" }),
    (it: Action) => (it.do === "move" && it.to === "out" ? { c: it.what } : undefined),
    [
      "remove {c:Objs.from} from the game",
      "(remove|exile) {c:Objs.from} [from the game]",
      "put {c:Objs.from} out of the game",
    ],
    [`{c:Objs.from}ゲームから${suru("除外")}`, `{c:Objs.from}${suru("除外")}`],
    yours,
  ),
  vp(
    { do: "toBattlefield", what: "$c" },
    [
      "put {c:Objs.from} onto the battlefield",
      "(put|return) {c:Objs.from} (on|onto|into|to) the (battlefield|field)",
    ],
    [`{c:Objs.from}戦場に${dasu}`, `{c:Objs.from}[あなたの](戦場|場)に(${dasu}|${oku}|${modosu})`],
    yours,
  ),
  ...[true, false].map((tapped) => {
    const [en, ja] = tapped ? ["tapped", "疲弊状態"] : ["standing", "待機状態"];
    return vp(
      { do: "toBattlefield", what: "$c", tapped },
      [
        `put {c:Objs.from} onto the battlefield ${en}`,
        `(put|return) {c:Objs.from} (on|onto|into|to) the (battlefield|field) ${en}`,
      ],
      [`{c:Objs.from}${ja}で戦場に${dasu}`, `{c:Objs.from}[あなたの](戦場|場)に${ja}で(${dasu}|${oku})`],
      yours,
    );
  }),
];
