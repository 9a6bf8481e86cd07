/**
 * Numbers of cards that change, as Japanese says it of the number itself: 「このUNITのSTRを+2する」, 「武力が500上がる」,
 * 「武力を、このターンの間、500上げる」. What is said of the cards is the same as by "gets +2".
 */
import type { Production, Slots, SymbolInfo } from "@tefuda/cardtext/types";
import { read, some } from "@tefuda/cardtext/write";
import { counted } from "../amounts/measure.ts";
import { eru, godan, ichidan, suru } from "../phrases/inflect.ts";
import { series } from "../phrases/lists.ts";
import { verbsOfChange } from "../phrases/measures.ts";
import { spoken } from "../phrases/symbols.ts";
import { tell } from "../phrases/told.ts";

/**
 * The numbers that texts change: what each is called in Japanese, and what is said of cards of which some change by so much;
 * undefined where they cannot. A name is one of these, or whatever else a game says for the symbols "FigureName" and "FigureNames".
 */
export interface Changing {
  names: Readonly<Record<string, readonly string[]>>;
  by(names: readonly unknown[], n: unknown): object[] | undefined;
}

/** Two numbers of a pair, as "+2/+0" changes them. */
export const pairChanging = (
  pair: readonly [string, string],
  names: Readonly<Record<string, { ja: readonly string[] }>>,
): Changing => ({
  names: Object.fromEntries(pair.map((name) => [name, names[name]!.ja])),
  by: (changed, n) => [
    { is: "bonus", by: Object.fromEntries(pair.map((name) => [name, changed.includes(name) ? n : 0])) },
  ],
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
  ] as readonly (readonly [sign: (slots: Slots) => number, before: string, verbs: readonly string[]])[]
).map(([sign, before, verbs]) =>
  read(
    "ChangedBy",
    ({ n, f, ...slots }: Slots) => counted({ n: sign(slots) * (n as number), f }),
    [],
    verbs.map((verb) => `[{f:ForEach}]${each}[さらに]${before}{n:#d}[(点|ポイント|回)][だけ]${verb}`),
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
    ({ d }: Slots) => ({ each: d, times: sign }),
    [],
    verbs.map((verb) => `{d:Desc}の(数|枚数)(だけ|分[だけ]|と同じだけ|と同じ数だけ)${verb}`),
  ),
);

const particle = "(を|が|は|に|)";

/** What is said of cards of which the numbers `k` change by `b`. */
export const changedOf =
  ({ by }: Changing) =>
  ({ k, b }: Slots): object[] | undefined =>
    b === undefined ? undefined : by(k as unknown[], b);

export function figuredPhrases(changing: Changing): Production[] {
  const { names } = changing;
  const changed = changedOf(changing);
  return [
    ...amounts,
    ...byNumber,
    ...Object.entries(names).map(([name, ja]) => read("FigureName", name, [], ja)),
    ...series("FigureNames", "FigureName", { en: [""], ja: ["と", "・", "および", "、"] }),
    read("Figured", changed, [], `{k:FigureNames}${particle}{b:ChangedBy}`),
    read("Figureds", ({ a }: Slots) => a, [], "{a:Figured}"),
    read(
      "Figureds",
      ({ a, rest }: Slots) => [...(a as object[]), ...(rest as object[])],
      [],
      ["{a:Figured.con}、{rest:Figureds}", "{a:Figured.te}[、]{rest:Figureds}"],
    ),
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
      // A time may stand between the number and by how much it changes.
      read(
        "Becoming",
        ({ c, k, t, b }: Slots) => {
          const p = changed({ k, b });
          return p && (tell({ c, p }) as object[]).map((what) => ({ do: "lasting", what, for: t }));
        },
        [],
        [
          `{c:Cards.${num}.subj}の{k:FigureNames}(を|は|が)[、]{t:Dur}[、]{b:ChangedBy}`,
          `{c:Cards.${num}.subj}(は|が)[、]{k:FigureNames}(を|が)[、]{t:Dur}[、]{b:ChangedBy}`,
        ],
      ),
    ]),
  ];
}

export const figuredSymbols: Readonly<Record<string, SymbolInfo>> = {
  ...some("FigureName FigureNames", []),
  ...some("ChangedBy Figured Figureds", [...spoken, "end"]),
};
