/** Cards: how many of what description, or those already spoken of. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import type { Cards as AnyCards } from "@tefuda/language/phrases/bones";
import { exactly, plainly, single } from "@tefuda/language/phrases/counted";
import { objects } from "@tefuda/language/phrases/objects";
import { merge, without } from "@tefuda/language/phrases/parts";
import {
  type Counting,
  countings,
  deckTops,
  perCounter,
  spokenCards,
  together,
} from "@tefuda/language/phrases/spoken";
import { withoutState } from "@tefuda/language/qualities/states";
import type { Cards, Description, Who } from "../tree.ts";
import { counting, owned, possessed, says } from "./describe.ts";
import { counters, measure } from "./game.ts";

type Counted = Extract<Cards, { count: unknown }>;

/** A count in words: of cards, of somebody's cards ("one of your generals"), and in Japanese by their counter. */
function counts({ num, role, en, of = [], ja, make, take }: Counting): Production[] {
  const only = { num: [num], ...(role && { role }) };
  const number = (count: Counted["count"]) => {
    const n = take(count);
    return n === undefined || n === false ? undefined : n === true ? {} : { n };
  };
  const plain = ({ n = 1, d }: Slots) => counting(make(n as number) as Counted["count"], d);
  return [
    both(
      "Counted",
      ({ n = 1, d, w }, form) => counting(make(n as number) as Counted["count"], owned(d, w as Who, form)),
      ({ count, what }: Counted, form) => {
        const n = number(count);
        const own = possessed(what, form);
        return n && own && { ...n, ...own };
      },
      of.map((phrase) => phrase.replace("OWN", "{w:Whose} {d:Desc.pl}")),
      [],
      only,
    ),
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
}

const every = (count: unknown): boolean => count === "all";
const all = () => "all" as const;

/** All of somebody's: "your generals". */
function allOf(role: readonly string[]): Production {
  return both(
    "Counted",
    ({ d, w }, form) => counting("all", owned(d, w as Who, form)),
    ({ count, what }: Counted, form) => (every(count) ? possessed(what, form) : undefined),
    ["{w:Whose} {d:Desc}", "(all|all of) {w:Whose} {d:Desc}"],
    [],
    { num: ["pl"], role: [...role] },
  );
}

/** "この武将と戦闘中の武将" is one general, which fights this one, and not two. */
function isFoe(a: AnyCards, b: AnyCards): boolean {
  const fighters = plainly(b);
  if (!("ref" in a) || !["this", "host"].includes(a.ref) || fighters?.count !== "all") return false;
  const what = fighters.what as Description;
  return what.noun === "general" && what.is?.battle === "fighting" && says(withoutState(what, "battle"));
}

export const cards: Production[] = [
  // "Another": one other.
  both(
    "Counted",
    ({ d }) => counting(exactly(1) as Counted["count"], merge([d, { other: true }])),
    ({ count, what }: Counted, form) =>
      single("exactly")(count) && what.other && !possessed(what, form)
        ? { d: without(what, "other") }
        : undefined,
    "another {d:Desc}",
    [],
    { num: ["sg"] },
  ),
  read(
    "Counted",
    ({ d, w }: Slots, form: Form) => {
      const it = owned(d, w as Who, form);
      return it && counting(exactly(1) as Counted["count"], merge([it, { other: true }]));
    },
    "another [one] of {w:Whose} {d:Desc.pl}",
    [],
    { num: ["sg"] },
  ),
  ...countings.flatMap(counts),
  read(
    "Cards",
    ({ d }: Slots) => ({ ...counting({ exactly: 1 }, d), random: true }),
    "a random {d:Desc}",
    [],
    {
      num: ["sg"],
      role: ["obj", "subj"],
    },
  ),

  // All. What is done to each of them is said of each, but of what is yours and of what lies in a zone.
  both(
    "Counted",
    ({ d }) => counting("all", d),
    ({ count, what }: Counted, form) =>
      every(count) && !what.zone && !possessed(what, form) ? { d: what } : undefined,
    ["each {d:Desc}", "every {d:Desc}", "each of {d:Desc.pl}"],
    [],
    { num: ["sg"], role: ["obj"] },
  ),
  read("Counted", ({ d }: Slots) => counting("all", d), "(each|every) {d:Desc}", [], {
    num: ["sg"],
    role: ["subj"],
  }),
  read(
    "Counted",
    ({ d, w }: Slots, form: Form) => counting("all", owned(d, w as Who, form)),
    "(each|every one) of {w:Whose} {d:Desc.pl}",
    [],
    { num: ["sg"], role: ["obj", "subj"] },
  ),
  allOf(["obj"]),
  allOf(["subj"]),
  ...counts({
    num: "pl",
    role: ["subj"],
    en: ["{d:Desc}", "all [the] {d:Desc}"],
    ja: ["{d:Desc}", "すべての{d:Desc}", "{d:Desc}すべて"],
    make: all,
    take: every,
  }),
  both(
    "Counted",
    ({ d }) => counting("all", d),
    ({ count, what }: Counted) => (every(count) && says(what) ? { d: what } : undefined),
    [],
    "すべての{d:Desc}",
    { num: ["pl"], role: ["obj"] },
  ),
  ...counts({
    num: "pl",
    role: ["obj", "event"],
    en: ["all {d:Desc}", "(all the|all of the) {d:Desc}"],
    ja: ["{d:Desc}すべて", "すべての{d:Desc}", "あらゆる{d:Desc}"],
    make: all,
    take: every,
  }),

  ...spokenCards(),
  ...deckTops("山札"),
  ...together(isFoe),
  ...objects(measure, counters, (count, what) => counting(count as Counted["count"], what)),
];
