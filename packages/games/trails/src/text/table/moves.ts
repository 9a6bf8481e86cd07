/** Cards that are moved: to hands and decks, onto the field, into a homebase. */
import type { Production } from "@tefuda/cardtext";
import { both, type Phrases, say } from "@tefuda/cardtext/write";
import type { Action, Amount, Cards } from "../tree.ts";
import { isCounted, plainly } from "./cards.ts";
import { says } from "./describe.ts";
import { godan, ichidan, suru } from "./inflect.ts";
import { vp, yours } from "./verbs.ts";

type To = Extract<Action, { do: "move" }>["to"];

interface Place {
  to: To;
  noun: "hand" | "deck" | "trail";
  /** OWN is the place with whose it is: "its owner's hand", or "your hand" of cards that are yours by where they lie. */
  en: string;
  more: string;
  /** In Japanese, of cards that are yours and of cards that go to their owner. */
  mine: string;
  theirs?: string;
  /** What is read as either. */
  ja: readonly string[];
}

const oku = godan("置", "く");
const modosu = godan("戻", "す");
const kuwaeru = ichidan("加え");
const dasu = godan("出", "す");
/** Whose place cards go to need not be said in Japanese. */
const their = "(持ち主の|あなたの|それぞれの持ち主の|その持ち主の|)";

const places: readonly Place[] = [
  {
    to: "hand",
    noun: "hand",
    en: "return WHAT to OWN",
    more: "(return|put|take|move|add|bounce) WHAT (to|into|in) OWN",
    mine: `手札に${kuwaeru}`,
    theirs: `手札に${modosu}`,
    ja: [`WHAT${their}手札に(${modosu}|${kuwaeru})`],
  },
  {
    to: "deckTop",
    noun: "deck",
    en: "put WHAT on top of OWN",
    more: "(return|put|move) WHAT (on|to|onto) [the] top of OWN",
    mine: `デッキの一番上に${oku}`,
    ja: [`WHAT${their}デッキの(一番|)上に(${oku}|${modosu})`],
  },
  {
    to: "deckBottom",
    noun: "deck",
    en: "put WHAT on the bottom of OWN",
    more: "(return|put|move) WHAT (to the bottom of|on the bottom of|under) OWN",
    mine: `デッキの一番下に${oku}`,
    ja: [`WHAT${their}デッキの(一番|)下に(${oku}|${modosu})`],
  },
  {
    to: "deckShuffled",
    noun: "deck",
    en: "shuffle WHAT into OWN",
    more: "(shuffle|return) WHAT (into|to) OWN",
    mine: `デッキに加えて${suru("シャッフル")}`,
    ja: [`WHAT${their}デッキに(加えて|戻して|戻し|加え)[、]${suru("シャッフル")}`],
  },
  {
    to: "trail",
    noun: "trail",
    en: "put WHAT into OWN",
    more: "(put|move|send) WHAT (into|to|in|on) OWN",
    mine: `軌跡に${oku}`,
    ja: [`WHAT${their}軌跡に(${oku}|${godan("送", "る")})`],
  },
];

/** Whose the place is: the owner's, or yours by where the cards lie or by how "it" came up. */
type Goal = "owner" | "zone" | "mine";

function goalOf(move: Action & { do: "move" }): Goal {
  if ("mine" in move && move.mine === true) return "mine";
  const zone = isCounted(move.what) ? move.what.what.zone : undefined;
  return zone?.whose === "you" ? "zone" : "owner";
}

/** Cards that go to a place of yours; undefined where they are another's. */
function yourOwn(what: Cards): { what: Cards; mine?: true } | undefined {
  if ("ref" in what) return what.ref === "it" || what.ref === "them" ? { what, mine: true } : { what };
  if (!isCounted(what)) return { what };
  const { side, zone } = what.what;
  if (side === "opponents" || (zone && zone.whose !== "you")) return undefined;
  return { what: side || zone ? what : { ...what, what: { ...what.what, side: "yours" } } };
}

/** What cards that go to a place do. Some of it is an action of its own. */
function moved(to: To, move: { what: Cards; mine?: true } | undefined): Action | undefined {
  return move && (milled(to, move.what) ?? shuffledIn(to, move.what) ?? { do: "move", ...move, to });
}

/** The top of a deck put into its trail. */
function milled(to: To, what: Cards): Action | undefined {
  const it = plainly(what);
  const zone = to === "trail" && it?.count === "all" ? it.what.zone : undefined;
  return zone?.in === "deck" ? { do: "mill", who: zone.whose, n: zone.top } : undefined;
}

/** A whole trail put into its deck. */
function shuffledIn(to: To, what: Cards): Action | undefined {
  const it = plainly(what);
  if (to !== "deckShuffled" || it?.count !== "all" || it.what.noun !== "card" || !says(it.what, "zone"))
    return undefined;
  const { zone } = it.what;
  return zone?.in === "trail" ? { do: "shuffle", who: zone.whose, trailToo: true } : undefined;
}

function movingTo({ to, noun, en, more, mine, theirs = mine, ja }: Place): Production[] {
  return [
    ...(["mine", "zone", "owner"] as const).map((goal) => {
      const place = goal === "owner" ? `{o:Owners${noun}}` : `your ${noun}`;
      const fill = (pattern: string) => pattern.replace("WHAT", "{c:Objs.from}").replace("OWN", place);
      return both(
        "VP",
        ({ c }) => moved(to, goal === "owner" ? { what: c as Cards } : yourOwn(c as Cards)),
        (it: Action) =>
          it.do === "move" && it.to === to && goalOf(it) === goal
            ? { c: it.what, ...(goal === "owner" && { o: severally(it.what) }) }
            : undefined,
        [fill(goal === "mine" && to === "hand" ? "put WHAT into OWN" : en), fill(more)],
        [],
        yours,
      );
    }),
    // Japanese may leave open whose the place is: what is printed says it, what is read need not.
    ...([true, false] as const).map((known) =>
      both(
        "VP",
        () => undefined,
        (it: Action) =>
          it.do === "move" && it.to === to && (goalOf(it) !== "owner") === known ? { c: it.what } : undefined,
        [],
        `{c:Objs.from}${known ? mine : `持ち主の${theirs}`}`,
        yours,
      ),
    ),
    both(
      "VP",
      ({ c }) => moved(to, { what: c as Cards }),
      () => undefined,
      [],
      ja.map((phrase) => phrase.replace("WHAT", "{c:Objs.from}")),
      yours,
    ),
  ];
}

/** Whether several cards may go to several owners. */
function severally(what: Cards): "one" | "many" {
  if ("ref" in what) return what.ref === "them" ? "many" : "one";
  if ("both" in what) return "many";
  const { count } = what;
  return typeof count === "object" && Object.values(count)[0] === 1 ? "one" : "many";
}

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

/** What is searched for, or taken out of the top cards, has no place of its own. */
const placeless = (cards: Cards): boolean => isCounted(cards) && !cards.what.zone && !cards.what.side;

/** The conjunctive form of a Japanese phrase, where a further verb follows. */
function before(phrase: string): string {
  return phrase
    .replace(/<end:([^/>]*)\/([^/>]*)\/([^/>]*)\/[^>]*>/g, "($3|$2)")
    .replace("(|", "[")
    .replace("[て)", "[て]");
}

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
  ...(["hand", "deck", "trail"] as const).flatMap((noun) => [
    say(
      `Owners${noun}`,
      "one",
      [`its owner's ${noun}`, `(their owner's|their owners'|the owner's) ${noun}`],
      [],
    ),
    say(`Owners${noun}`, "many", [`their owners' ${noun}s`], []),
  ]),
  ...places.flatMap(movingTo),
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
