/** Some of those that were spoken of, the rest, the one with the most (ttcg-14.2, 14.8). */

import { equal, type Form, type Production, type Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Who } from "@tefuda/language/phrases/bones";
import { merge } from "@tefuda/language/phrases/parts";
import { describe } from "./describe.ts";

type Part = Readonly<Record<string, unknown>> & {
  noun?: string;
  extreme?: unknown;
  traits?: { subtype?: readonly string[] };
};

const AMONG = { noun: "card", among: "it" };

/** How many of them. */
const ofThem: readonly (readonly [words: string, how: string, fixed?: number])[] = [
  ["(at least one|one|any|one or more)", "atLeast", 1],
  ["(none|neither)", "exactly", 0],
  ["exactly {n:#}", "exactly"],
  ["({n:#+} or more|at least {n:#+})", "atLeast"],
];

const REST = { noun: "card", among: "rest" };

export const among: Production[] = [
  // Of those that were spoken of before.
  ...(
    [
      ["exactly", "", ""],
      ["upTo", "up to ", "まで"],
    ] as const
  ).flatMap(([key, up, ja]) => [
    say(
      "Counted",
      { count: { [key]: 1 }, what: AMONG },
      [`${up}one of them`, `${up}(one|1) of (them|those cards|those units|those spells)`],
      [`その中の1枚${ja}`, `その中(の|から)1(枚|体)${ja}`],
      { num: ["sg"] },
    ),
    both(
      "Counted",
      ({ n }) => ({ count: { [key]: n }, what: AMONG }),
      (it: { count: Record<string, unknown>; what: object }) =>
        equal(it.what, AMONG) && typeof it.count === "object" && Number(it.count[key]) > 1
          ? { n: it.count[key] }
          : undefined,
      [`${up}{n:#+} of them`, `${up}{n:#+} of (those cards|those units|those spells)`],
      [`その中の{n:#+}枚${ja}`, `その中(の|から){n:#+}(枚|体)${ja}`],
      { num: ["pl"] },
    ),
  ]),
  // "A unit milled this way": one of them.
  ...(
    [
      ["sg", () => ({ exactly: 1 }), "(a|one|1) {d:Desc.sg}"],
      ["sg", () => ({ upTo: 1 }), "up to (one|1) {d:Desc.sg}"],
      ["pl", (n) => ({ exactly: n }), "{n:#+} {d:Desc.pl}"],
      ["pl", (n) => ({ upTo: n }), "up to {n:#+} {d:Desc.pl}"],
      ["pl", () => "all", "all {d:Desc.pl}"],
    ] as readonly (readonly [num: string, count: (n: unknown) => unknown, en: string])[]
  ).map(([num, count, en]) =>
    read(
      "Counted",
      ({ d, n }: Slots) => {
        const what = merge([d, { among: "it" }]);
        return what && { count: count(n), what };
      },
      `${en} [that (was|were)] (milled|revealed|drawn|discarded) (this way|in this way|by this effect)`,
      [],
      { num: [num], role: ["obj"] },
    ),
  ),
  // "At least one of them is a unit": whether there is one among them.
  ...ofThem.map(([words, how, fixed]) =>
    read(
      "Cond",
      ({ n = fixed, d }: Slots) => {
        const what = merge([d, { among: "it" }]);
        return what && { if: "count", what, how, n };
      },
      [
        `${words} of (them|those cards|those) (is|are|was|were) (a {d:Desc.sg}|{d:Desc.pl})`,
        ...(how === "exactly" && fixed === 0
          ? [
              "no {d:Desc.sg} (is|was) among (them|those cards)",
              "no {d:Desc.pl} (are|were) among (them|those cards)",
            ]
          : []),
      ],
    ),
  ),
  say(
    "Counted",
    { count: { exactly: 1 }, what: REST },
    ["the other one", "the (other|remaining|last) [(one|card|unit|spell)]"],
    ["残りの1枚"],
    {
      num: ["sg"],
    },
  ),
  say(
    "Counted",
    { count: "all", what: REST },
    ["the rest", "the (others|other cards|remaining cards|rest of them)"],
    ["残り", "残りの(すべて|カード)[すべて]"],
    { num: ["pl"] },
  ),
  read(
    "Counted",
    ({ d, w }: Slots, form: Form) => {
      const what = (d as Part).extreme ? describe.owned(d, w as Who, form) : undefined;
      return what && { count: { exactly: 1 }, what };
    },
    "{w:Whose} {d:Desc}",
    [],
    { num: ["sg"], role: ["obj", "subj"] },
  ),
  // The card beneath another.
  read(
    "Counted",
    ({ d }: Slots) =>
      (d as { zone?: { in: string } }).zone?.in === "under" ? { count: { exactly: 1 }, what: d } : undefined,
    "the {d:Desc}",
    [],
    { num: ["sg"] },
  ),
  read(
    "Counted",
    ({ n }: Slots) => n && { count: "all", what: REST },
    "the (other|remaining|last) {n:#+} [cards]",
    [],
    {
      num: ["pl"],
    },
  ),
  // The one with the most of something.
  both(
    "Counted",
    ({ d }) => ((d as Part).extreme ? { count: { exactly: 1 }, what: d } : undefined),
    (it: { count: { exactly?: unknown }; what: Part }) =>
      it.what.extreme && it.count.exactly === 1 ? { d: it.what } : undefined,
    "the {d:Desc}",
    ["{d:Desc}1体", "{d:Desc}"],
    { num: ["sg"] },
  ),
];
