/** Counts as conditions: "two or more UNITs", "another general", "no cards in hand". */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Comparison, Condition, Described } from "./bones.ts";
import { aru, bare, deAru, iru, ofIt, polar } from "./inflect.ts";
import { merge, without } from "./parts.ts";
import { whoOf } from "./players.ts";
import { type Counter, perCounter } from "./spoken.ts";

/** So many of a description, as a condition counts them. */
export interface Bounded {
  how: Comparison;
  n: number;
  what: Described;
}

/** Every Japanese counter that is read where something is counted. */
const many = "(枚|体|つ)";

/** Numbers of cards, in words and as "2枚以上"; COUNTER stands for the Japanese one. */
const numbers: readonly (readonly [
  how: string,
  fixed: number | undefined,
  num: "sg" | "pl",
  en: readonly string[],
  ja: string,
])[] = [
  [
    "atLeast",
    1,
    "sg",
    ["a {d:Desc.sg}", "(one|any|at least one) {d:Desc.sg}", "one or more {d:Desc.pl}"],
    "1COUNTER以上",
  ],
  ["exactly", 1, "sg", ["exactly one {d:Desc.sg}", "(exactly 1|only one) {d:Desc.sg}"], "ちょうど1COUNTER"],
  [
    "atMost",
    1,
    "sg",
    ["at most one {d:Desc.sg}", "(at most 1|no more than one) {d:Desc.sg}"],
    "1COUNTER以下",
  ],
  [
    "atLeast",
    undefined,
    "pl",
    ["{n:#+} or more {d:Desc.pl}", "at least {n:#+} {d:Desc.pl}"],
    "{n:#+}COUNTER以上",
  ],
  [
    "atMost",
    undefined,
    "pl",
    ["{n:#+} or fewer {d:Desc.pl}", "at most {n:#+} {d:Desc.pl}", "{n:#+} or less {d:Desc.pl}"],
    "{n:#+}COUNTER以下",
  ],
  ["exactly", undefined, "pl", ["exactly {n:#+} {d:Desc.pl}"], "ちょうど{n:#+}COUNTER"],
  ["moreThan", 1, "sg", ["more than one {d:Desc.sg}", "more than 1 {d:Desc.sg}"], "1COUNTERより多く"],
  ["moreThan", undefined, "pl", ["more than {n:#+} {d:Desc.pl}"], "{n:#+}COUNTERより多く"],
  ["lessThan", undefined, "pl", ["(fewer|less) than {n:#+} {d:Desc.pl}"], "{n:#+}COUNTER未満"],
];

/** The symbols "Bounded" and, for what is held as "あなたが武将を2体以上コントロールしている", "Held". */
export function boundedCards(counters: readonly Counter[]): Production[] {
  const bounded = (
    num: "sg" | "pl",
    how: string,
    fixed: number | undefined,
    en: readonly string[],
    ja: readonly string[],
  ): Production[] => {
    const fits = (n: number) => (fixed === undefined ? n > 1 : n === fixed);
    return perCounter(counters, ja, (of, words, first) =>
      both(
        "Bounded",
        ({ n = fixed, d }) => (fits(n as number) ? { how, n, what: d } : undefined),
        (it: Bounded) =>
          it.how === how && fits(it.n) && of(it.what)
            ? { d: it.what, ...(fixed === undefined && { n: it.n }) }
            : undefined,
        first ? en : en.slice(0, 1),
        words,
        { num: [num] },
      ),
    );
  };
  return [
    both(
      "Bounded",
      ({ d }) => {
        const what = merge([d, { other: true }]);
        return what && { how: "atLeast", n: 1, what };
      },
      (it: Bounded) =>
        it.how === "atLeast" && it.n === 1 && it.what.other ? { d: without(it.what, "other") } : undefined,
      "another {d:Desc.sg}",
      [],
      { num: ["sg"] },
    ),
    ...numbers.flatMap(([how, fixed, num, en, ja]) => {
      const some = how === "atLeast" && fixed === 1;
      const counted = ja.replace("COUNTER", many);
      return bounded(num, how, fixed, en, [
        some ? "{d:Desc}がEXISTS" : `{d:Desc}が${ja}EXISTS`,
        `{d:Desc}が${counted}(${aru}|${iru}|${ofIt}|${bare}|${deAru})`,
        ...(how === "exactly"
          ? [
              `{d:Desc}が${counted}だけ(${aru}|${iru})`,
              `{d:Desc}が${counted.replace("ちょうど", "")}(${deAru}|だけ${iru})`,
            ]
          : []),
        ...(some ? [`{d:Desc}が${iru}`, `{d:Desc}が1${many}でも(${aru}|${iru})`] : []),
      ]);
    }),
    ...numbers.map(([how, fixed, num, , ja]) =>
      read(
        "Held",
        ({ n = fixed, d }: Slots) =>
          fixed === undefined && (n as number) < 2 ? undefined : { how, n, what: d },
        [],
        [
          `{d:Desc}を${ja.replace("COUNTER", many)}`,
          ...(how === "atLeast" && fixed === 1 ? ["{d:Desc}を"] : []),
        ],
        { num: [num] },
      ),
    ),
    // "You control three UNITs": so many at least. How many cards a hand has, it has exactly.
    read(
      "Bounded",
      ({ n, d }: Slots) => {
        const { noun, zone } = d as Described;
        return noun === "card" && zone?.in === "hand" ? undefined : { how: "atLeast", n, what: d };
      },
      "{n:#+} {d:Desc.pl}",
      [],
      { num: ["pl"] },
    ),
    ...bounded(
      "pl",
      "exactly",
      0,
      ["no {d:Desc.pl}"],
      [
        `{d:Desc}が0COUNTER${deAru}`,
        `{d:Desc}が0${many}${deAru}`,
        `{d:Desc}が${polar("1枚もない", "0枚でない")}`,
        `{d:Desc}が${polar("1体もいない", "0体でない")}`,
      ],
    ),
    read("Bounded", { how: "exactly", n: 0, what: "$d" }, "no {d:Desc.sg}", [], { num: ["sg"] }),
  ];
}

/** Conditions of a number of cards that are named by where they lie: WHERE stands before it, with its particle. */
export const boundedNumbers = (
  where: string,
  make: (slots: Slots, bound: { how: string; n: number }) => object,
): Production[] =>
  numbers.map(([how, fixed, , , ja]) =>
    read(
      "Cond",
      ({ n = fixed, ...slots }: Slots) =>
        fixed === undefined && (n as number) < 2 ? undefined : make(slots, { how, n: n as number }),
      [],
      `${where}[カードが]${ja.replace("COUNTER", many)}(${aru}|${iru}|${ofIt}|${bare}|${deAru})`,
    ),
  );

/** Bounds of a hand; one is said with "a card", none with "no cards". */
const handful: readonly (readonly [
  how: string,
  n: number | undefined,
  en: readonly string[],
  ja: readonly string[],
])[] = [
  ["exactly", 0, ["no cards", "no card"], ["0枚"]],
  ["atLeast", 1, ["one or more cards", "(a|at least one|at least 1|1 or more) (card|cards)"], ["1枚以上"]],
  [
    "atMost",
    1,
    ["at most one card", "(at most 1|one or fewer|1 or fewer|one or less) (card|cards)"],
    ["1枚以下"],
  ],
  ["exactly", 1, ["exactly one card", "(one|exactly 1|only one) card"], ["ちょうど1枚", "1枚"]],
  ["atLeast", undefined, ["{n:#+} or more cards", "at least {n:#+} cards"], ["{n:#+}枚以上"]],
  [
    "atMost",
    undefined,
    ["{n:#+} or fewer cards", "(at most {n:#+}|{n:#+} or less) cards", "{n:#+} cards or (fewer|less)"],
    ["{n:#+}枚以下"],
  ],
  ["exactly", undefined, ["exactly {n:#+} cards", "{n:#+} cards"], ["ちょうど{n:#+}枚", "{n:#+}枚"]],
  ["moreThan", 1, ["more than one card", "more than 1 (card|cards)"], ["1枚超"]],
  ["moreThan", undefined, ["more than {n:#+} cards"], ["{n:#+}枚超"]],
  ["lessThan", undefined, ["(fewer|less) than {n:#+} cards"], ["{n:#+}枚未満"]],
];

/** How many cards somebody has in hand. */
export function boundedHand(): Production[] {
  type Hand = Condition & { who: string; how: string; n: number };
  return [
    ...handful.map(([how, fixed, en, ja]) =>
      both(
        "CondOf",
        ({ n = fixed }, form) => ({ if: "hand", who: whoOf(form), how, n }),
        (it: Hand, form) =>
          it.if === "hand" &&
          it.who === whoOf(form) &&
          it.how === how &&
          (fixed === undefined ? it.n > 1 : it.n === fixed)
            ? { ...(fixed === undefined && { n: it.n }) }
            : undefined,
        en.flatMap((phrase) => [
          `<verb:have/has> ${phrase} in hand`,
          `<verb:have/has> ${phrase} in (your|their|its) hand`,
        ]),
        [
          how === "moreThan"
            ? `手札が${ja[0]!.replace("超", "より")}${polar("多い", "多くない")}`
            : `手札が${ja[0]}${deAru}`,
          ...ja.flatMap((words) => [
            `手札が${words}${deAru}`,
            `手札が${words}(${ofIt}|${bare}|${aru})`,
            `手札に(カードが|)${words}(${ofIt}|${bare}|${aru})`,
          ]),
        ],
      ),
    ),
    // A hand that is there has a card, one that is not has none.
    ...(
      [
        ["exactly", 0, ["手札(が|にカードが)ない", "手札に[カードが]1枚もない"]],
        ["atLeast", 1, ["手札(が|にカードが)ある"]],
      ] as const
    ).map(([how, n, ja]) =>
      read("CondOf", (_: Slots, form: Form) => ({ if: "hand", who: whoOf(form), how, n }), [], ja, {
        pol: ["aff"],
      }),
    ),
  ];
}
