/** Cards: how many of what description, or those already spoken of. */
import { equal, type Production, type Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import type { Cards as AnyCards } from "@tefuda/language/phrases/bones";
import { exactly, plainly, single } from "@tefuda/language/phrases/counted";
import { without } from "@tefuda/language/phrases/parts";
import {
  type Counting,
  countings,
  deckTops,
  perCounter,
  spokenCards,
  together,
} from "@tefuda/language/phrases/spoken";
import { withoutState } from "@tefuda/language/qualities/states";
import type { Cards, CardType, Count, Description } from "../tree.ts";
import { merge, says } from "./describe.ts";
import { counters } from "./game.ts";

type Counted = Extract<Cards, { count: Count }>;

/** So many of a description, if its parts go together. */
export function counted(count: unknown, ...parts: readonly unknown[]): Counted | undefined {
  const what = merge(parts);
  return what && { count: count as Count, what: what as Description };
}

/** A count in words around a description; of somebody's cards it is only read. */
function counts({ num, role, en, of = [], ja, make, take }: Counting): Production[] {
  const only = { num: [num], ...(role && { role }) };
  return [
    ...perCounter(counters, ja.length > 0 ? ja : [""], (_, words) =>
      both(
        "Counted",
        ({ n = 1, d }) => counted(make(n as number), d),
        ({ count, what }: Counted) => {
          const n = take(count);
          return n === undefined || n === false ? undefined : { d: what, ...(n !== true && { n }) };
        },
        en,
        ja.length > 0 ? words : [],
        only,
      ),
    ),
    ...(of.length > 0
      ? [
          read(
            "Counted",
            ({ n = 1, s, d }: Slots) => counted(make(n as number), d, s),
            of.map((phrase) => phrase.replace("OWN", "{s:Side} {d:Desc.pl}")),
            [],
            only,
          ),
        ]
      : []),
  ];
}

const every = (count: unknown): boolean => count === "all";
const all = () => "all" as const;

export const cards: Production[] = [
  both(
    "Counted",
    ({ d }) => counted(exactly(1), d, { other: true }),
    ({ count, what }: Counted) =>
      single("exactly")(count) && what.other ? { d: without(what, "other") } : undefined,
    "another {d:Desc}",
    [],
    { num: ["sg"] },
  ),
  ...countings.flatMap(counts),
  ...counts({
    num: "sg",
    role: ["obj", "subj"],
    en: ["each {d:Desc}", "every {d:Desc}", "each of {d:Desc.pl}"],
    of: ["(each|every one) of OWN"],
    ja: [],
    make: all,
    take: () => undefined,
  }),
  read("Cards", ({ d }: Slots) => ({ ...counted(exactly(1), d), random: true }), "a random {d:Desc}", [], {
    num: ["sg"],
    role: ["obj", "subj"],
  }),
  read(
    "Counted",
    ({ s, d }: Slots) => counted(exactly(1), d, s, { other: true }),
    ["another [one] of {s:Side} {d:Desc.pl}"],
    [],
    { num: ["sg"] },
  ),
  both(
    "Counted",
    ({ d }) => counted("all", d),
    ({ count, what }: Counted) => (every(count) && says(what) ? { d: what } : undefined),
    "all {d:Desc}",
    "すべての{d:Desc}",
    { num: ["pl"], role: ["obj"] },
  ),
  // All: of what they do or are, no word is needed for it.
  ...[
    {
      role: ["subj"],
      en: ["{d:Desc}", "all [the] {d:Desc}"],
      ja: ["{d:Desc}", "すべての{d:Desc}", "{d:Desc}すべて"],
    },
    {
      role: ["obj", "event"],
      en: ["all {d:Desc}", "(all the|all of the) {d:Desc}"],
      ja: ["{d:Desc}すべて", "すべての{d:Desc}", "あらゆる{d:Desc}"],
    },
  ].flatMap((words) => counts({ num: "pl", ...words, make: all, take: every })),
  read(
    "Counted",
    ({ s, d }: Slots) => counted("all", d, s),
    ["{s:Side} {d:Desc}", "(all|all of) {s:Side} {d:Desc}"],
    [],
    { num: ["pl"], role: ["obj", "subj"] },
  ),
  read("Side", { side: "yours" }, "your"),
  read("Side", { side: "opponents" }, ["your opponent's", "(the|a) opponent's"]),

  ...spokenCards(),
  ...deckTops("デッキ"),
  ...together(isFoe, either),
];

/** "An ITEM or a BASE": one of either type, of which all else is said alike. */
function either(a: AnyCards, b: AnyCards): Counted | undefined {
  const [one, other] = [plainly(a), plainly(b)] as (Counted | undefined)[];
  if (!one || !other || !equal(one.count, exactly(1)) || !equal(other.count, exactly(1))) return undefined;
  if (one.what.also || other.what.also || !equal(without(one.what, "noun"), without(other.what, "noun")))
    return undefined;
  const [first, second] = [one.what.noun, other.what.noun].toSorted(
    (x, y) => TYPES.indexOf(x) - TYPES.indexOf(y),
  );
  if (first === "card" || second === "card" || first === second) return undefined;
  return { ...one, what: { ...one.what, noun: first!, also: second as CardType } };
}
const TYPES: readonly string[] = ["card", "unit", "item", "event", "base"];

/** "このUNITと戦闘中のUNIT" is one UNIT, which fights this one, and not two. */
function isFoe(a: AnyCards, b: AnyCards): boolean {
  const fighters = plainly(b);
  if (!("ref" in a) || a.ref !== "this" || fighters?.count !== "all") return false;
  const what = fighters.what as Description;
  return what.noun === "unit" && what.is?.combat === "combating" && says(withoutState(what, "combat"));
}
