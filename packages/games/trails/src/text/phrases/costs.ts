/** Costs of what other players play, with a bound, of the first of a turn, of arts, and of the text's own card. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { changed, counted } from "@tefuda/language/amounts/measure";
import { godan, ichidan } from "@tefuda/language/phrases/inflect";
import { verbsOfChange } from "@tefuda/language/phrases/measures";
import { YOU } from "@tefuda/language/phrases/players";
import { textOf } from "@tefuda/language/phrases/texts";
import type { Description, Statement, Text } from "../tree.ts";
import { payment } from "./words.ts";

type Cost = Extract<Statement, { is: "cost" }>;

const units = { cp: "CP", ep: "EP" } as const;
const kinds = Object.entries(units) as ["cp" | "ep", string][];
const ART: Description = { noun: "unit", arts: true };

/** Whose cards they are, beside yours: behind and before the cards in English, and before them in Japanese. */
const players = [
  {
    who: "opponent",
    behind: ["[that] your opponent plays", "[that] (the|an) opponent plays"],
    for: "(your|the|an) opponent",
    ja: "相手がプレイする",
  },
  {
    who: "both",
    behind: ["[that] (players play|each player plays)", ""],
    for: "(each player|players)",
    ja: "各プレイヤーがプレイする",
  },
] as const;

const degree = (more: boolean): string => (more ? "more" : "less");
/** "1 CP less", "1 less CP". */
const much = (unit: string, more: boolean): string =>
  `{n:#d} (${unit} ${degree(more)}|${degree(more)} ${unit})`;
const toPlay = "[to (play|deploy|use)]";
const sinks = (more: boolean): string => (more ? ichidan("増え") : godan("減", "る"));
/** By so much, in any words. */
const changesBy = (more: boolean): string =>
  `(が|は|を)[、][{f:ForEach}]{n:#d}[だけ|ぶん](${verbsOfChange(more).join("|")})`;

/** Of cards that others play. */
const ofOthers = kinds.flatMap(([what, unit]) =>
  players.flatMap(({ who, behind, for: whom, ja }) =>
    changed(
      "Priced",
      ({ d }) => ({ is: "cost", of: d, what, who }),
      (it: Cost) =>
        it.is === "cost" && it.what === what && it.who === who && !it.least && !it.happened
          ? { d: it.of }
          : undefined,
      (more) => ({
        en: [
          `{d:Desc.pl} ${who === "opponent" ? "your opponent plays" : "players play"} cost {n:#d} ${unit} ${degree(more)}`,
          ...behind.map((words) => `{d:Desc.pl} ${words} cost ${much(unit, more)} ${toPlay}`),
          `{d:Desc.pl} cost ${whom} ${much(unit, more)} ${toPlay}`,
          ...(who === "opponent" ? [`your opponent's {d:Desc.pl} cost ${much(unit, more)} ${toPlay}`] : []),
        ],
        ja: [
          `${ja}{d:Desc}の${unit}コストは{n:#d}${sinks(more)}`,
          `${ja}{d:Desc}の${unit}コスト${changesBy(more)}`,
          ...(who === "opponent"
            ? [
                `相手の{d:Desc}の${unit}コスト${changesBy(more)}`,
                `相手が{d:Desc}を(プレイ|使用)する[ための]${unit}コスト${changesBy(more)}`,
              ]
            : []),
        ],
      }),
    ),
  ),
);

const artsOf: Readonly<Record<string, readonly string[]>> = {
  you: [`${YOU}のアーツ`, `${YOU}がプレイするアーツ`],
  opponent: ["相手のアーツ", "相手がプレイするアーツ"],
  both: ["アーツ", "各プレイヤーのアーツ", "各プレイヤーがプレイするアーツ"],
};

/** "Arts": UNIT cards by the cost of what stands on them. */
const ofArts = [
  [undefined, "arts [that] you play"],
  ["opponent", "arts [that] your opponent plays"],
  ["both", "arts"],
].flatMap(([who, words]) =>
  [1, -1].map((sign) =>
    read(
      "Priced",
      ({ n }: Slots) => ({ is: "cost", of: ART, what: "ep", by: sign * (n as number), ...(who && { who }) }),
      [
        `${words} cost ${much("EP", sign > 0)} ${toPlay}`,
        ...(who === "both" ? [`arts cost each player ${much("EP", sign > 0)} ${toPlay}`] : []),
        ...(who === undefined ? [`your arts cost ${much("EP", sign > 0)} ${toPlay}`] : []),
        ...(who === "opponent" ? [`your opponent's arts cost ${much("EP", sign > 0)} ${toPlay}`] : []),
      ],
      artsOf[who ?? "you"]!.map(
        (words) => `${words}のEPコスト${changesBy(sign > 0).replace("[{f:ForEach}]", "")}`,
      ),
    ),
  ),
);

/** "But not less than 1 CP". */
const bounded = kinds.flatMap(([what, unit]) =>
  both(
    "Fixed",
    ({ s, m }) => {
      const it = s as Cost;
      return it.is === "cost" && it.what === what && !it.least ? { ...it, least: m } : undefined;
    },
    (it: Cost) => {
      if (it.is !== "cost" || it.what !== what || it.least === undefined) return undefined;
      const { least: m, ...s } = it;
      return { s, m };
    },
    [
      `{s:Priced}, but not less than {m:#0} ${unit}`,
      `{s:Priced}[,] [but] [(to|with)] (not|no|never) less than {m:#0} [${unit}]`,
      `{s:Priced}[,|but] (to|with) a minimum of {m:#0} [${unit}]`,
      `{s:Priced} \\(minimum {m:#0} [${unit}]\\)`,
    ],
    [
      `{s:Priced}（最低{m:#0}）`,
      `{s:Priced}（(最低|下限)[は]{m:#0}[${unit}]）`,
      `{s:Priced}[（|。](ただし|ただし、|)[${unit}コストは]{m:#0}(より(少なく|小さく|低く)[は]|未満に[は])ならない[。|）]`,
    ],
  ),
);

/** Of the card that bears the text. */
const ofItself = kinds.flatMap(([what, unit]) => [
  ...(["homebase", "hand"] as const).flatMap((from) =>
    changed(
      "Priced",
      () => ({ is: "cost", of: { noun: "card" }, what, self: true, from }),
      (it: Cost) => (it.is === "cost" && it.what === what && it.self && it.from === from ? {} : undefined),
      (more) => ({
        en: [
          `this card costs {n:#d} ${unit} ${degree(more)} to play from your ${from}`,
          `this (card|UNIT|ITEM|EVENT) costs ${much(unit, more)} ${toPlay} (when|while|if) [(it is|you play it|played)] from your ${from}`,
          `(playing|to play) this (card|UNIT|ITEM|EVENT) from your ${from} costs ${much(unit, more)}`,
        ],
        ja: [
          `このカードを${from === "hand" ? "手札" : "拠点"}からプレイする${unit}コストは{n:#d}${sinks(more)}`,
          `この(カード|UNIT|ITEM|EVENT)を${from === "hand" ? "手札" : "拠点"}からプレイする(とき[の]|場合[の]|際の|ための|)[、]${unit}コスト${changesBy(more)}`,
        ],
      }),
    ),
  ),
  ...changed(
    "Priced",
    () => ({ is: "cost", of: { noun: "card" }, what, self: true }),
    (it: Cost) => (it.is === "cost" && it.what === what && it.self && !it.from ? {} : undefined),
    (more) => ({
      en: [
        `this card costs {n:#d} ${unit} ${degree(more)} to play`,
        `this (card|UNIT|ITEM|EVENT|art) costs ${much(unit, more)} ${toPlay}`,
        `this (card's|UNIT's|ITEM's|EVENT's) ${unit} cost is ${more ? "(increased|raised)" : "(reduced|lowered)"} by {n:#d}`,
      ],
      ja: [
        `このカードをプレイする${unit}コストは{n:#d}${sinks(more)}`,
        `この(カード|UNIT|ITEM|EVENT)(の|をプレイする[ための])${unit}コスト${changesBy(more)}`,
        `この(カード|UNIT|ITEM|EVENT)は[、]${unit}コスト${changesBy(more)}`,
      ],
    }),
  ),
]);

/** By so much of what such cards are played for, where that is not said. */
const unitless = [1, -1].flatMap((sign) => {
  const by = (n: unknown) => sign * (n as number);
  const times = (n: unknown, f: unknown) => counted({ n: by(n), f });
  const how = degree(sign > 0);
  return [
    read(
      "Priced",
      ({ d, n, f }: Slots) => {
        const what = payment[(d as Description).noun];
        return what && { is: "cost", of: d, what, by: times(n, f) };
      },
      [
        `{d:Desc.pl} [that] you play cost {n:#d} ${how} ${toPlay}`,
        `your {d:Desc.pl} cost {n:#d} ${how} ${toPlay}`,
      ].map((words) => `${words} [{f:ForEach}]`),
      [`${YOU}が(プレイする|使う){d:Desc}のコスト`, `${YOU}の{d:Desc}のコスト`].map(
        (words) => words + changesBy(sign > 0),
      ),
    ),
    read(
      "Priced",
      ({ n, f }: Slots, { on }: Form) => ({
        is: "cost",
        of: { noun: "card" },
        what: on === "onEvent" ? "ep" : "cp",
        by: times(n, f),
        self: true,
      }),
      `this (card|UNIT|ITEM|EVENT|art) costs {n:#d} ${how} ${toPlay} [{f:ForEach}]`,
      [
        `この(カード|UNIT|ITEM|EVENT)の[プレイ]コスト`,
        `この(カード|UNIT|ITEM|EVENT)を(プレイする|使う)[ための]コスト`,
      ].map((words) => words + changesBy(sign > 0)),
      { on: ["onUnit", "onItem", "onEvent"] },
    ),
  ];
});

/** On a card that happens, which says nothing else that holds. */
const onEvent = both(
  "Text",
  ({ s, c }) => ((s as Cost).self ? textOf("always", { what: [s], if: c }) : undefined),
  (it: Extract<Text, { kind: string }>) => {
    if (it.kind !== "always" || it.what.length !== 1) return undefined;
    const [s] = it.what as [Cost];
    return s.is === "cost" && s.self ? { s, c: it.if } : undefined;
  },
  ["{s:Priced} [{c:While}].", "{c:While}, {s:Priced}."],
  "[{c:While}、]{s:Priced}。",
  { on: ["onEvent"] },
);

/** The first of a turn: while none has been played. */
const first = kinds.flatMap(([what, unit]) =>
  [1, -1].map((sign) =>
    read(
      "Text",
      ({ d, n }: Slots) =>
        textOf("always", {
          what: [{ is: "cost", of: d, what, by: sign * (n as number) }],
          if: { if: "happened", happened: { on: "played", who: "you", what: d }, how: "exactly", n: 0 },
        }),
      ["", "."].flatMap((stop) => [
        `the first {d:Desc.sg} [that] you play (each|every|in a|per|in each|this) turn costs ${much(unit, sign > 0)} ${toPlay}${stop}`,
        `(each|every) turn, the first {d:Desc.sg} [that] you play costs ${much(unit, sign > 0)} ${toPlay}${stop}`,
      ]),
      ["", "。"].map(
        (stop) =>
          `[各ターン、|毎ターン、]${YOU}が[(各ターン|毎ターン|そのターン)[に]][、]最初にプレイする{d:Desc}の${unit}コスト${changesBy(sign > 0).replace("[{f:ForEach}]", "")}${stop}`,
      ),
    ),
  ),
);

/** The level of BASEs that may be turned up, which lie at home anyway. */
const levels = [1, -1].map((sign) =>
  read(
    "Fixed",
    ({ d, n }: Slots) => {
      const { zone, ...of } = d as Description;
      if (zone && (zone.in !== "homebase" || zone.whose !== "you")) return undefined;
      return { is: "cost", of, what: "level", by: sign * (n as number) };
    },
    ["each {d:Desc.sg}", "{d:Desc.pl}", "all {d:Desc.pl}", "your {d:Desc.pl}"].map(
      (cards) =>
        `the [building] level of ${cards} is ${sign > 0 ? "(increased|raised)" : "(reduced|lowered|decreased)"} by {n:#d}`,
    ),
  ),
);

export const costs: Production[] = [
  ...ofOthers,
  ...ofArts,
  ...bounded,
  ...ofItself,
  ...unitless,
  onEvent,
  ...first,
  ...levels,
];
