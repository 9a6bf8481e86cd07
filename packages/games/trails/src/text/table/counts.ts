/** Conditions that count: cards on a side or in a zone, cards in a hand, bond. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Comparison, Condition, Description, Who } from "../tree.ts";
import { merge, type Part, says, without } from "./describe.ts";
import { aru, bare, deAru, iru, ofIt, polar } from "./inflect.ts";
import { subjects, whoOf } from "./players.ts";
import { bounds } from "./words.ts";

interface Bounded {
  how: Comparison;
  n: number;
  what: Description;
}

/** "two or more UNITs", "another UNIT", "no ITEMs". `fixed` is the number where the words have none. */
function bounded(
  num: "sg" | "pl",
  how: Comparison,
  fixed: number | undefined,
  en: readonly string[],
  ja: readonly string[],
): Production {
  const fits = (n: number) => (fixed === undefined ? n > 1 : n === fixed);
  return both(
    "Bounded",
    ({ n = fixed, d }) => (fits(n as number) ? { how, n, what: d } : undefined),
    (it: Bounded) =>
      it.how === how && fits(it.n) ? { d: it.what, ...(fixed === undefined && { n: it.n }) } : undefined,
    en,
    ja,
    { num: [num] },
  );
}

/** Of cards: what is counted is of one side, of a zone, or of the whole field. */
function count({ how, n, what }: Bounded, more: Part = {}): Condition | undefined {
  const whole = merge([what, more]) as Description | undefined;
  if (!whole) return undefined;
  // Cards in a hand are counted by a condition of their own.
  const { zone } = whole;
  if (zone?.in === "hand" && whole.noun === "card" && says(whole, "zone"))
    return { if: "hand", who: zone.whose, how, n };
  return { if: "count", what: whole, how, n };
}

/** A count of what is on a side, said with that side's verb: "you control", "your opponent controls". */
function controlled(make: Part, en: readonly string[], ja: string): Production[] {
  return ["sg", "pl"].flatMap((num) => [
    both(
      "Cond",
      ({ b }) => count(b as Bounded, make),
      (it: Condition) =>
        it.if === "count" && it.what.side === make.side && it.what.zone === undefined
          ? { b: { how: it.how, n: it.n, what: without(it.what, "side") } }
          : undefined,
      en.map((phrase) => `${phrase} {b:Bounded.${num}}`),
      `${ja}の{b:Bounded.${num}}`,
    ),
    read(
      "Cond",
      ({ b }: Slots) => count(b as Bounded, make),
      [],
      [`${ja}が{b:Held.${num}}コントロールして${iru}`, `${ja}の場に{b:Bounded.${num}}`],
    ),
  ]);
}

const many = "(枚|体|つ)";

/** Numbers of cards, in words and as "2枚以上". */
const numbers: readonly (readonly [
  Comparison,
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
    "1枚以上",
  ],
  ["exactly", 1, "sg", ["exactly one {d:Desc.sg}", "(exactly 1|only one) {d:Desc.sg}"], "ちょうど1枚"],
  ["atMost", 1, "sg", ["at most one {d:Desc.sg}", "(at most 1|no more than one) {d:Desc.sg}"], "1枚以下"],
  ["atLeast", undefined, "pl", ["{n:#+} or more {d:Desc.pl}", "at least {n:#+} {d:Desc.pl}"], "{n:#+}枚以上"],
  [
    "atMost",
    undefined,
    "pl",
    ["{n:#+} or fewer {d:Desc.pl}", "at most {n:#+} {d:Desc.pl}", "{n:#+} or less {d:Desc.pl}"],
    "{n:#+}枚以下",
  ],
  ["exactly", undefined, "pl", ["exactly {n:#+} {d:Desc.pl}"], "ちょうど{n:#+}枚"],
];

/** Bounds of a hand; one is said with "a card", none with "no cards". */
const handful: readonly (readonly [
  Comparison,
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
];

export const counts: Production[] = [
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
  ...numbers.map(([how, fixed, num, en, ja]) =>
    bounded(num, how, fixed, en, [
      how === "atLeast" && fixed === 1 ? `{d:Desc}が${aru}` : `{d:Desc}が${ja}${aru}`,
      `{d:Desc}が${ja.replace("枚", many)}(${aru}|${iru})`,
      ...(how === "exactly" ? [`{d:Desc}が${ja.replace("枚", many)}だけ(${aru}|${iru})`] : []),
      ...(how === "atLeast" && fixed === 1 ? [`{d:Desc}が${iru}`] : []),
    ]),
  ),
  ...numbers.map(([how, fixed, num, , ja]) =>
    read(
      "Held",
      ({ n = fixed, d }: Slots) =>
        fixed === undefined && (n as number) < 2 ? undefined : { how, n, what: d },
      [],
      [`{d:Desc}を${ja.replace("枚", many)}`, ...(how === "atLeast" && fixed === 1 ? ["{d:Desc}を"] : [])],
      { num: [num] },
    ),
  ),
  bounded(
    "pl",
    "exactly",
    0,
    ["no {d:Desc.pl}"],
    [
      `{d:Desc}が0枚${deAru}`,
      `{d:Desc}が0${many}${deAru}`,
      `{d:Desc}が${polar("1枚もない", "0枚でない")}`,
      `{d:Desc}が${polar("1体もいない", "0体でない")}`,
    ],
  ),
  read("Bounded", { how: "exactly", n: 0, what: "$d" }, "no {d:Desc.sg}", [], { num: ["sg"] }),

  ...controlled({ side: "yours" }, ["you control", "you have"], "あなた"),
  ...controlled(
    { side: "opponents" },
    ["your opponent controls", "your opponent has", "(the|a) opponent (controls|has)"],
    "相手",
  ),
  read("Cond", ({ d }: Slots) => count({ how: "exactly", n: 0, what: d as Description }, { side: "yours" }), [
    "you do not (control|have) (a|any|another) {d:Desc.sg}",
    "you do not (control|have) any {d:Desc.pl}",
  ]),
  ...(["homebase", "trail"] as const).flatMap((zone) =>
    ["sg", "pl"].map((num) =>
      read(
        "Cond",
        ({ w, b }: Slots) => count(b as Bounded, { zone: { in: zone, whose: w as Who } }),
        [],
        `{w:Whose}${zone === "trail" ? "軌跡" : "拠点"}に{b:Bounded.${num}}`,
      ),
    ),
  ),
  ...["sg", "pl"].flatMap((num) => [
    both(
      "Cond",
      ({ b }) => count(b as Bounded),
      (it: Condition) => (it.if === "count" ? { b: { how: it.how, n: it.n, what: it.what } } : undefined),
      `there ${num === "sg" ? "is" : "are"} {b:Bounded.${num}}`,
      [`{b:Bounded.${num}}`, `場に{b:Bounded.${num}}`],
    ),
    read(
      "Cond",
      ({ b }: Slots) => {
        const { zone } = (b as Bounded).what;
        return zone?.whose === "you" ? count(b as Bounded) : undefined;
      },
      `you have {b:Bounded.${num}}`,
    ),
  ]),

  ...Object.entries(bounds).map(([how, [en, ja]]) => {
    const n = en.map((phrase) => phrase.replace("N", "{n:#0}"));
    const exactly = how === "exactly" ? n.slice(1) : n;
    return say(
      "CondOf",
      { if: "bond", who: "@by", how, n: "$n" },
      [
        `<verb:have/has> ${exactly[0]!.replace("{n:#0}", "{n:#0} bond")}`,
        ...n.flatMap((phrase) => [
          `<verb:have/has> ${phrase} bond`,
          `<verb:have/has> ${phrase.replace("{n:#0}", "{n:#0} bond")}`,
        ]),
      ],
      how === "exactly"
        ? [`絆がちょうど{n:#0}${deAru}`, `絆が{n:#0}${deAru}`]
        : [`絆が{n:#0}${ja}${deAru}`, `絆が{n:#0}${ja}(${ofIt}|${bare}|${aru})`],
    );
  }),
  ...handful.map(([how, fixed, en, ja]) =>
    both(
      "CondOf",
      ({ n = fixed }, form) => ({ if: "hand", who: whoOf(form), how, n }),
      (it: Condition, form) =>
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
        `手札が${ja[0]}${deAru}`,
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
  say("Cond", "$c", "you {c:CondOf.you.base}", ["あなたの{c:CondOf.you.base}", "{c:CondOf.you.base}"]),
  ...subjects.map(({ by, agr, en, ja }) =>
    say(
      "Cond",
      "$c",
      en.map((who) => `${who} {c:CondOf.${by}.${agr}}`),
      ja?.map((who) => `${who}の{c:CondOf.${by}.${agr}}`),
    ),
  ),
];
