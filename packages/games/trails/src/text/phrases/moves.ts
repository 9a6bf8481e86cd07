/** Cards that are moved: to hands and decks, onto the field, into a homebase. */
import type { Production } from "@tefuda/cardtext";
import { both, type Phrases } from "@tefuda/cardtext/write";
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

const places: readonly Place[] = [
  {
    node: { do: "move", to: "hand" },
    noun: "hand",
    name: "hand",
    en: "return WHAT to OWN",
    it: "put WHAT into OWN",
    more: "(return|put|take|move|add|bounce) WHAT (to|into|in) OWN",
    mine: `手札に${kuwaeru}`,
    theirs: `手札に${modosu}`,
    ja: [`WHAT${their}手札に(${modosu}|${kuwaeru})`],
  },
  {
    node: { do: "move", to: "deckTop" },
    noun: "deck",
    name: "deck",
    en: "put WHAT on top of OWN",
    more: "(return|put|move) WHAT (on|to|onto) [the] top of OWN",
    mine: `デッキの一番上に${oku}`,
    ja: [`WHAT${their}デッキの(一番|)上に(${oku}|${modosu})`],
  },
  {
    node: { do: "move", to: "deckBottom" },
    noun: "deck",
    name: "deck",
    en: "put WHAT on the bottom of OWN",
    more: "(return|put|move) WHAT (to the bottom of|on the bottom of|under) OWN",
    mine: `デッキの一番下に${oku}`,
    ja: [`WHAT${their}デッキの(一番|)下に(${oku}|${modosu})`],
  },
  {
    node: { do: "move", to: "deckShuffled" },
    noun: "deck",
    name: "deck",
    en: "shuffle WHAT into OWN",
    more: "(shuffle|return) WHAT (into|to) OWN",
    mine: `デッキに加えて${suru("シャッフル")}`,
    ja: [`WHAT${their}デッキに(加えて|戻して|戻し|加え)[、]${suru("シャッフル")}`],
  },
  {
    node: { do: "move", to: "trail" },
    noun: "trail",
    name: "trail",
    en: "put WHAT into OWN",
    more: "(put|move|send) WHAT (into|to|in|on) OWN",
    mine: `軌跡に${oku}`,
    ja: [`WHAT${their}軌跡に(${oku}|${godan("送", "る")})`],
  },
];

const moving: Moving = {
  instead({ to }, what) {
    const top = to === "trail" ? wholeTop(what) : undefined;
    if (top) return { do: "mill", ...top };
    const who = to === "deckShuffled" ? shuffledZone(what, "trail") : undefined;
    return who === undefined ? undefined : { do: "shuffle", who, pileToo: true };
  },
};

type Found = "hand" | "field" | "homebase";

/** Where cards that were found go: behind "and" and in Japanese at the end. */
const goals: Readonly<Record<Found, readonly [en: readonly string[], ja: readonly string[]]>> = {
  hand: [
    ["put IT into your hand", "(put|add|take) IT (into|to|in) your hand"],
    [`手札に${kuwaeru}`, `[あなたの]手札に(${kuwaeru}|${modosu})`],
  ],
  field: [
    ["put IT onto the field", "(put|play) IT (onto|on|into) the field"],
    [`場に${dasu}`, `[あなたの]場に(${dasu}|${oku})`],
  ],
  homebase: [
    ["put IT face-down into your homebase", "(put|lay) IT [face-down] (into|in) your homebase [face-down]"],
    [`裏向きで拠点に${oku}`, `[裏向きで][あなたの]拠点に[裏向きで]${oku}`],
  ],
};

const rests: Readonly<
  Record<"deckBottom" | "trail", readonly [en: readonly string[], ja: readonly string[]]>
> = {
  deckBottom: [
    [
      "the rest on the bottom of your deck",
      "(the rest|the others|the other cards) (on|to) the bottom of your deck",
    ],
    [
      `残りをデッキの一番下に${oku}`,
      `残り[のカード]を[すべて][あなたの]デッキの(一番|)下に(${oku}|${modosu})`,
    ],
  ],
  trail: [
    ["the rest into your trail", "(the rest|the others|the other cards) (into|in|to) your trail"],
    [`残りを軌跡に${oku}`, `残り[のカード]を[すべて][あなたの]軌跡に(${oku}|${godan("送", "る")})`],
  ],
};

const finding = Object.entries(goals).flatMap(([goal, [en, ja]]) => {
  const to = goal as Found;
  const searching = (it: string) => (phrase: string) => phrase.replace("IT", it);
  return [
    both(
      "VP",
      ({ c }) => (placeless(c as Cards) ? { do: "search", what: c, to } : undefined),
      (it: Action) => (it.do === "search" && it.to === to ? { c: it.what } : undefined),
      [
        `search your deck for {c:Objs.from} and ${searching("it")(en[0]!)}`,
        `search your deck for {c:Objs.from} [,] [reveal (it|them)] [,] [(and|then)] ${searching("(it|them|that card|those cards)")(en[1]!)}`,
      ],
      [
        `デッキから{c:Objs.from}探し、${ja[0]}`,
        `[あなたの]デッキから{c:Objs.from}(探し|探して|サーチし|サーチして)[、](${ja[1]})`,
        `[あなたの]デッキから{c:Objs.from}${ja[1]}`,
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
          `look at the top {n:#+} cards of your deck, ${searching("{c:Objs.from} from among them")(en[0]!)} and ${restEn[0]}`,
          `look at the top {n:#+} cards of your deck(,|, then| and) ${searching("{c:Objs.from} (from among them|of them|among them)")(en[1]!)} [,] and [put] ${restEn[1]}`,
        ],
        [
          `デッキの上から{n:#+}枚を見て、その中から{c:Objs.from}${before(ja[0]!)}、${restJa[0]}`,
          `[あなたの]デッキの上から(カード{n:#+}枚|{n:#+}枚|{n:#+}枚のカード)を(見て|見)[、](その中から|その中の|そこから){c:Objs.from}${before(ja[1]!)}[、](${restJa[1]})`,
        ],
        yours,
      ),
    ),
  ];
});

const state = (actioned: boolean): readonly [en: string, ja: string] =>
  actioned ? ["actioned", "アクション状態"] : ["ready", "レディ状態"];

export const moves: Production[] = [
  ...["hand", "deck", "trail"].flatMap((noun) => ownersPlace(noun, noun)),
  ...places.flatMap((place) => movingTo(place, moving)),
  ...finding,

  vp(
    { do: "toField", what: "$c" },
    ["put {c:Objs.from} onto the field", "(put|return) {c:Objs.from} (on|onto|into|to) the field"],
    [`{c:Objs.from}場に${dasu}`, `{c:Objs.from}[あなたの]場に(${dasu}|${oku}|${modosu})`],
    yours,
  ),
  ...[true, false].map((actioned) => {
    const [en, ja] = state(actioned);
    return vp(
      { do: "toField", what: "$c", actioned },
      [
        `put {c:Objs.from} onto the field ${en}`,
        `(put|return) {c:Objs.from} (on|onto|into|to) the field ${en}`,
      ],
      [`{c:Objs.from}${ja}で場に${dasu}`, `{c:Objs.from}[あなたの]場に${ja}で(${dasu}|${oku})`],
      yours,
    );
  }),
  ...(["down", "up"] as const).flatMap((face) =>
    [true, false].map((actioned) => {
      const [en, ja] = state(actioned);
      const side = face === "down" ? "裏向き" : "表向き";
      const node = { do: "toHomebase", what: "$c", whose: "$w", face, actioned };
      const where: Phrases = [
        `put {c:Objs.from} face-${face} and ${en} into {w:Whose} homebase`,
        `(put|lay) {c:Objs.from} (into|in) {w:Whose} homebase face-${face} [and] ${en}`,
        `(put|lay) {c:Objs.from} face-${face} (into|in) {w:Whose} homebase [and] ${en}`,
      ];
      return vp(
        node,
        where,
        [
          `{c:Objs.from}${side}の${ja}で{w:Whose}拠点に${oku}`,
          `{c:Objs.from}{w:Whose}拠点に${side}(の|で|かつ|、)${ja}で${oku}`,
        ],
        yours,
      );
    }),
  ),
];
