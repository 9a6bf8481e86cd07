/**
 * Numbers of cards that change, as Japanese says it of the number itself: 「このUNITのSTRを+2する」, 「武力が500上がる」,
 * 「武力を、このターンの間、500上げる」. What is said of the cards is the same as by "gets +2".
 */
import type { Production, Slots, SymbolInfo } from "@tefuda/cardtext/types";
import { read, some } from "@tefuda/cardtext/write";
import { counted } from "../amounts/measure.ts";
import { yours } from "../phrases/doing.ts";
import { eru, eruShort, godan, ichidan, suru } from "../phrases/inflect.ts";
import { series } from "../phrases/lists.ts";
import { verbsOfChange } from "../phrases/measures.ts";
import { whole } from "../phrases/rows.ts";
import { spoken } from "../phrases/symbols.ts";
import { tell } from "../phrases/told.ts";
import { doubled } from "./bonuses.ts";

/**
 * The numbers that texts change: what each is called in Japanese, and what is said of cards of which some change by so much;
 * undefined where they cannot. A name is one of these, or whatever else a game says for the symbols "FigureName" and "FigureNames".
 */
export interface Changing {
  names: Readonly<Record<string, readonly string[]>>;
  by(names: readonly unknown[], n: unknown): object[] | undefined;
  /** The same of numbers that become another, or twice or half what they are, where texts have that. */
  to?(names: readonly string[], n: unknown): object[];
  times?(names: readonly string[], by: "double" | "halve"): object[] | undefined;
  /** Those that are numbers of times, of which alone 回 is said. */
  counts?: readonly string[];
  /** Whether a change that is made may say no time. */
  untimed?: true;
  /** Changes in a row as one, where a game says so. */
  joined?(row: readonly object[]): object[];
  /** Whether cards are also said to get and to lose so much of a number, and nothing else is said so. */
  got?: true;
}

/** What becomes of a number. */
type Changed = { by: unknown; unit?: "回" } | { to: unknown } | { times: "double" | "halve" };

/** Two numbers of a pair, as "+2/+0" changes them. */
export const pairChanging = (
  pair: readonly [string, string],
  names: Readonly<Record<string, { ja: readonly string[] }>>,
): Changing => ({
  names: Object.fromEntries(pair.map((name) => [name, names[name]!.ja])),
  by: (changed, n) => [
    { is: "bonus", by: Object.fromEntries(pair.map((name) => [name, changed.includes(name) ? n : 0])) },
  ],
  times: (changed, by) => {
    const [name, ...more] = changed as string[];
    return by === "double" && name !== undefined && more.length === 0 ? [doubled(pair, name)] : undefined;
  },
});

/** Of each of the numbers, said or not; "more" where it stands already for what it was. */
const each = "[(すべて|それぞれ|ともに|共に|どちらも|いずれも|3種すべて|3種とも)]";

const signed = [
  suru(""),
  "さ<end:れる/れて/れ/れる>",
  godan("にな", "る"),
  `[の]修正を(${eru}|${ichidan("受け")}|${ichidan("与え")}|${ichidan("加え")})`,
];

/** By how much: with a sign, or by a verb. */
const amounts: Production[] = (
  [
    [({ g }) => g as number, "{g:Sign}", [...signed, ""]],
    [() => 1, "", verbsOfChange(true)],
    [() => -1, "", verbsOfChange(false)],
  ] as readonly Way[]
).flatMap(changedBy);

/** Got and lost, up and down. */
const got: Production[] = (
  [
    [() => 1, "", [`[を]${eruShort}`, suru("アップ")]],
    [() => -1, "", [`[を]${godan("失", "う")}`, suru("ダウン")]],
  ] as readonly Way[]
).flatMap(changedBy);

type Way = readonly [sign: (slots: Slots) => number, before: string, verbs: readonly string[]];

function changedBy([sign, before, verbs]: Way): Production[] {
  const by = ({ n, f, ...slots }: Slots) => counted({ n: sign(slots) * (n as number), f });
  const said = (unit: string) =>
    verbs.map((verb) => `[{f:ForEach}]${each}[さらに]${before}{n:#d}${unit}[(だけ|ずつ)]${verb}`);
  return [
    read("ChangedBy", (slots: Slots): Changed => ({ by: by(slots) }), [], said("[(点|ポイント)]")),
    read("ChangedBy", (slots: Slots): Changed => ({ by: by(slots), unit: "回" }), [], said("回")),
  ];
}

/** What numbers become, in figures or by what is read off a card. */
const become = ["(に|と)<end:なる/なって/なり/なれる>", suru("に"), suru("と"), ichidan("に変え")];
const set: Production[] = [
  read(
    "ChangedBy",
    { to: "$n" },
    [],
    become.map((verb) => `${each}{n:#0}${verb}`),
  ),
  read(
    "ChangedBy",
    { to: "$v" },
    [],
    [
      ...become.map((verb) => `{v:Value}[(と同じ|に等しい)[(値|数|数値)]]${verb}`),
      "{v:Value}(に等しい|と等しい|と同じである|と同じ値である)",
    ],
  ),
];
const scaled = (
  [
    ["double", "2倍"],
    ["halve", "半分"],
  ] as const
).map(([times, ja]) =>
  read(
    "ChangedBy",
    { times },
    [],
    become.map((verb) => `${each}${ja}${verb}`),
  ),
);

/** By as much as there are cards of a description. */
const byNumber: Production[] = (
  [
    [1, verbsOfChange(true)],
    [-1, verbsOfChange(false)],
  ] as const
).map(([sign, verbs]) =>
  read(
    "ChangedBy",
    ({ d }: Slots) => ({ by: { each: d, times: sign } }),
    [],
    verbs.map((verb) => `{d:Desc}の(数|枚数)(だけ|分[だけ]|と同じだけ|と同じ数だけ)${verb}`),
  ),
);

const particle = "(を|が|は|に|)";

/** What is said of cards of which the numbers `k` change by `b`. */
export const changedOf =
  ({ by, to, times, counts = [] }: Changing) =>
  ({ k, b }: Slots): object[] | undefined => {
    const [list, it] = [k as string[], b as Changed];
    if ("to" in it) return to?.(list, it.to);
    if ("times" in it) return times?.(list, it.times);
    if (it.unit && !list.every((name) => counts.includes(name))) return undefined;
    return it.by === undefined ? undefined : by(list, it.by);
  };

/** What is said of cards, for a time where one is said. */
const lasting = ({ c, p, t }: Slots): object[] =>
  (tell({ c, p }) as object[]).map((what) => ({ do: "lasting", what, ...(t !== undefined && { for: t }) }));

/** Cards that are said to be in some state: how many of them are so, need not be said, and is read as it is of what becomes of them. */
const isInState = (cards: unknown): boolean => {
  const { what } = cards as { what?: { is?: object } };
  return what?.is !== undefined;
};

export function figuredPhrases(changing: Changing): Production[] {
  const { names, to, times, untimed, joined = (row) => [...row] } = changing;
  const inRow = ({ a, rest }: Slots) => joined([...(a as object[]), ...(rest as object[])]);
  const changed = changedOf(changing);
  return [
    ...amounts,
    ...byNumber,
    ...(changing.got ? got : []),
    ...(to ? set : []),
    ...(times ? scaled : []),
    ...Object.entries(names).map(([name, ja]) => read("FigureName", name, [], ja)),
    ...series("FigureNames", "FigureName", { en: [""], ja: ["と", "・", "および", "、", "/"] }),
    read("Figured", changed, [], `{k:FigureNames}${particle}[、]{b:ChangedBy}`),
    read("Figureds", ({ a }: Slots) => a, [], "{a:Figured}"),
    read("Figureds", inRow, [], ["{a:Figured.con}、{rest:Figureds}", "{a:Figured.te}[、]{rest:Figureds}"]),
    read("Preds", ({ p }: Slots) => p, [], "{p:Figureds}"),
    // in a row with what else is said of them
    read(
      "Preds",
      ({ a, rest }: Slots) =>
        // numbers in a row are said above
        a === undefined || (rest as object[]).some((one) => "by" in one)
          ? undefined
          : [...(a as object[]), ...(rest as object[])],
      [],
      [
        "{a:Figured.con}、{rest:Preds}",
        "{a:Figured.te}[、][(さらに|また)[、]]{rest:Preds}",
        "{a:Figured.fin}が[、]{rest:Preds}",
      ],
    ),
    ...["sg", "pl"].flatMap((num) => [
      read("Told", tell, [], `{c:Cards.${num}.subj}の{p:Figureds}`),
      // 「武力を+500し、【回避】を与える」
      read(
        "Told",
        ({ c, a, e }: Slots) =>
          a === undefined ? undefined : tell({ c, p: [...(a as object[]), { is: "has", keywords: e }] }),
        [],
        `{c:Cards.${num}.subj}の({a:Figured.con}、|{a:Figured.te}[、]){e:Keywords}を(${ichidan("与え")}|${suru("付与")})`,
      ),
      // A time may stand between the number and by how much it changes.
      read(
        "Becoming",
        ({ c, k, t, b }: Slots) => {
          const p = changed({ k, b });
          return p && lasting({ c, p, t });
        },
        [],
        [
          `{c:Cards.${num}.subj}の{k:FigureNames}(を|は|が)[、]{t:Dur}[、]{b:ChangedBy}`,
          `{c:Cards.${num}.subj}(は|が)[、]{k:FigureNames}(を|が)[、]{t:Dur}[、]{b:ChangedBy}`,
        ],
      ),
    ]),
    ...["sg", "pl"].map((num) =>
      read(
        "Becoming",
        ({ c, k, t, b, e }: Slots) => {
          const p = changed({ k, b });
          return p && lasting({ c, p: [...p, { is: "has", keywords: e }], t });
        },
        [],
        `{c:Cards.${num}.subj}の{k:FigureNames}(を|は|が)[、]{t:Dur}[、]({b:ChangedBy.con}、|{b:ChangedBy.te}[、]){e:Keywords}を(${ichidan("与え")}|${suru("付与")}|${eru})`,
      ),
    ),
    // The same as what somebody does.
    read(
      "VP",
      ({ c, p, t }: Slots) => (t !== undefined && isInState(c) ? undefined : whole(lasting({ c, p, t }))),
      [],
      [...(untimed ? ["{c:Obj}の{p:Making}"] : []), "{t:Dur}[、]{c:Obj}の{p:Making}"],
      yours,
    ),
    ...(
      [
        ["it", "その"],
        ["them", "それらの"],
      ] as const
    ).map(([ref, ja]) =>
      read(
        "VP",
        ({ p, t }: Slots) => whole(lasting({ c: { ref }, p, t })),
        [],
        [...(untimed ? [`${ja}{p:Making}`] : []), `{t:Dur}[、]${ja}{p:Making}`],
        yours,
      ),
    ),
    read(
      "VP",
      ({ c, k, t, b }: Slots) => {
        const p = changed({ k, b });
        return p && !isInState(c) ? whole(lasting({ c, p, t })) : undefined;
      },
      [],
      "{c:Obj}の{k:FigureNames}を[、]{t:Dur}[、]{b:ChangedBy}",
      yours,
    ),
    read("Made", changed, [], "{k:FigureNames}を[、]{b:ChangedBy}"),
    read("Making", ({ a }: Slots) => a, [], "{a:Made}"),
    read("Making", inRow, [], ["{a:Made.con}、{rest:Making}", "{a:Made.te}[、]{rest:Making}"]),
  ];
}

export const figuredSymbols: Readonly<Record<string, SymbolInfo>> = {
  ...some("FigureName FigureNames", []),
  ...some("ChangedBy Figured Figureds Made Making", [...spoken, "end"]),
};
