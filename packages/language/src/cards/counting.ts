/** How many of a description, in words: "one of your generals", "a card of yours", "another UNIT". */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Count, Counted, Described, Who } from "../phrases/bones.ts";
import { exactly, single } from "../phrases/counted.ts";
import { merge, without } from "../phrases/parts.ts";
import { type Counting, perCounter } from "../phrases/spoken.ts";
import type { Describing } from "./describing.ts";
import type { CardWords } from "./words.ts";

/** So many of a description, if there is such a one. */
export const counting = (count: Count, what: unknown): Counted | undefined =>
  what === undefined ? undefined : { count, what: count === "all" ? ofAny(what) : (what as Described) };

/** All cards in the pile of each player are all in any: what is said of each of them may be said so. */
export function ofAny(what: unknown): Described {
  const it = what as Described;
  return it.zone?.each ? { ...it, zone: without(it.zone, "each") } : it;
}

export const every = (count: unknown): boolean => count === "all";
export const all = () => "all" as const;

/** A count in words: of cards, of somebody's cards ("one of your generals"), and in Japanese by their counter. */
export const countsIn =
  ({ counters }: CardWords, { owned, possessed }: Describing) =>
  ({ num, role, en, of = [], ja, make, take }: Counting): Production[] => {
    const only = { num: [num], ...(role && { role }) };
    const number = (count: Count) => {
      const n = take(count);
      return n === undefined || n === false ? undefined : n === true ? {} : { n };
    };
    const plain = ({ n = 1, d }: Slots) => counting(make(n as number), d);
    return [
      ...(of.length === 0
        ? []
        : [
            ...ofTheirs(en, (n, d) => counting(make(n), d), owned, only),
            both(
              "Counted",
              ({ n = 1, d, w }, form) => counting(make(n as number), owned(d, w as Who, form)),
              ({ count, what }: Counted, form) => {
                const n = number(count);
                const own = possessed(what, form);
                return n && own && { ...n, ...own };
              },
              of.map((phrase) => phrase.replace("OWN", "{w:Whose} {d:Desc.pl}")),
              [],
              only,
            ),
          ]),
      both(
        "Counted",
        plain,
        ({ count, what }: Counted, form) => {
          const n = number(count);
          return n && !possessed(what, form) ? { ...n, d: what } : undefined;
        },
        en,
        [],
        only,
      ),
      // "A unit of an opponent's": not of that opponent's choice.
      read(
        "Counted",
        ({ n = 1, d, o }: Slots, form: Form) => counting(make(n as number), owned(d, o as Who, form)),
        en.map((phrase) => `${phrase} of {o:Theirs}`),
        [],
        only,
      ),
      ...(ja.length === 0
        ? []
        : perCounter(counters, ja, (fits, words) =>
            both(
              "Counted",
              plain,
              ({ count, what }: Counted) => {
                const n = number(count);
                return n && fits(what) ? { ...n, d: what } : undefined;
              },
              [],
              words,
              only,
            ),
          )),
    ];
  };

/** Whose they are, behind the cards: "each general of your opponent", "a card of yours". */
export const ofTheirs = (
  en: readonly string[],
  cards: (n: number, d: unknown) => unknown,
  owned: Describing["owned"],
  only: Production["only"] = {},
): Production[] =>
  (
    [
      ["opponent", "of (your|the|a) opponent"],
      ["you", "of (yours|your own)"],
    ] as const
  ).map(([who, words]) =>
    read(
      "Counted",
      ({ n = 1, d }: Slots, form: Form) => cards(n as number, owned(d, who, form)),
      en.map((phrase) => `${phrase} ${words}`),
      [],
      only,
    ),
  );

/** One other. */
export const another = ({ owned, possessed }: Describing): Production[] => [
  both(
    "Counted",
    ({ d }) => counting(exactly(1), merge([d, { other: true }])),
    ({ count, what }: Counted, form) =>
      single("exactly")(count) && what.other && !possessed(what, form)
        ? { d: without(what, "other") }
        : undefined,
    ["another {d:Desc}", "another target {d:Desc}"],
    [],
    { num: ["sg"] },
  ),
  // "Your opponent's UNIT" is one of theirs.
  read(
    "Counted",
    ({ d, w }: Slots, form: Form) => counting(exactly(1), owned(d, w as Who, form)),
    "[(a|target)] {w:Whose} {d:Desc}",
    [],
    { num: ["sg"], role: ["obj", "event"] },
  ),
  read(
    "Counted",
    ({ d, w }: Slots, form: Form) => {
      const it = owned(d, w as Who, form);
      return it && counting(exactly(1), merge([it, { other: true }]));
    },
    "another [one] of {w:Whose} {d:Desc.pl}",
    [],
    { num: ["sg"] },
  ),
];
