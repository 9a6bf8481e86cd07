/** Cards: how many of what description, or those already spoken of. */
import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Amount, Cards, CardType, Count, Description, Who } from "../tree.ts";
import { merge, type Part, says, without } from "./describe.ts";

export type Counted = Extract<Cards, { count: Count }>;

/** Whether cards are counted out of a description, not spoken of before. */
export function isCounted(cards: Cards): cards is Counted {
  return "count" in cards;
}

/** So many of a description, if its parts go together. */
export function counted(count: Count, ...parts: readonly unknown[]): Counted | undefined {
  const what = merge(parts);
  return what && { count, what: what as Description };
}

/** Counted cards of which nothing else is said. */
export function plainly(cards: Cards): Counted | undefined {
  return isCounted(cards) && !cards.random && cards.chosenBy === undefined ? cards : undefined;
}

/** Whose hand cards are, if they are all that is in it. */
export function wholeHand(cards: Cards): Who | undefined {
  const it = plainly(cards);
  if (it?.count !== "all" || it.what.noun !== "card" || !says(it.what, "zone")) return undefined;
  return it.what.zone?.in === "hand" ? it.what.zone.whose : undefined;
}

type Number = "exactly" | "upTo";

/** The number of a count that is "exactly" or "up to" so many. */
export function numberOf(count: Count, key: Number): Amount | undefined {
  return typeof count === "object" ? (count as Partial<Record<Number, Amount>>)[key] : undefined;
}

export const exactly = (n: number): Count => ({ exactly: n });
const upTo = (n: number): Count => ({ upTo: n });

interface Counting {
  num: "sg" | "pl";
  role?: readonly string[];
  en: readonly string[];
  ja: readonly string[];
  make: (n: number) => Count;
  /** The number in the words, or whether the words fit where they have none. */
  take: (count: Count) => number | boolean | undefined;
}

/** A count in words around a description. */
function counting({ num, role, en, ja, make, take }: Counting): Production {
  return both(
    "Counted",
    ({ n = 1, d }) => counted(make(n as number), d),
    ({ count, what }: Counted) => {
      const n = take(count);
      return n === undefined || n === false ? undefined : { d: what, ...(n !== true && { n }) };
    },
    en,
    ja,
    { num: [num], ...(role && { role }) },
  );
}

const single = (key: Number) => (count: Count) => numberOf(count, key) === 1;
const several = (key: Number) => (count: Count) => {
  const n = numberOf(count, key);
  return typeof n === "number" && n > 1 && n;
};

/** "One of your UNITs": read as a count of a description with a side. */
function possessive(num: "sg" | "pl", en: readonly string[], make: (n: number) => Count, more: Part = {}) {
  return read("Counted", ({ n = 1, s, d }: Slots) => counted(make(n as number), d, s, more), en, [], {
    num: [num],
    // What waits for something waits for one.
    ...((make(2) === "all" || num === "pl") && { role: ["obj", "subj"] }),
  });
}

export const thing = "(枚|体|つ|人)";

export const cards: Production[] = [
  // One. What waits for something speaks in Japanese of no number.
  both(
    "Counted",
    ({ d }) => counted(exactly(1), d, { other: true }),
    ({ count, what }: Counted) =>
      single("exactly")(count) && what.other ? { d: without(what, "other") } : undefined,
    "another {d:Desc}",
    [],
    { num: ["sg"] },
  ),
  counting({
    num: "sg",
    role: ["obj", "subj"],
    en: ["a {d:Desc}", "(one|1|any|target|a single|any one|exactly one) {d:Desc}"],
    ja: ["{d:Desc}1枚", `{d:Desc}1${thing}`, `1${thing}の{d:Desc}`],
    make: exactly,
    take: single("exactly"),
  }),
  counting({
    num: "sg",
    role: ["event"],
    en: ["a {d:Desc}", "(one|1|any) {d:Desc}", "one or more {d:Desc.pl}"],
    ja: ["{d:Desc}", `{d:Desc}1${thing}[以上]`, `1${thing}の{d:Desc}`],
    make: exactly,
    take: single("exactly"),
  }),
  counting({
    num: "sg",
    en: ["up to one {d:Desc}", "up to (1|a) {d:Desc}"],
    ja: ["{d:Desc}1枚まで", `{d:Desc}1${thing}まで`, `1${thing}までの{d:Desc}`],
    make: upTo,
    take: single("upTo"),
  }),
  counting({
    num: "sg",
    role: ["obj", "subj"],
    en: ["each {d:Desc}", "every {d:Desc}", "each of {d:Desc.pl}"],
    ja: [],
    make: () => "all",
    take: () => undefined,
  }),
  read("Cards", ({ d }: Slots) => ({ ...counted(exactly(1), d), random: true }), "a random {d:Desc}", [], {
    num: ["sg"],
    role: ["obj", "subj"],
  }),
  possessive("sg", ["(one|1|any|any one) of {s:Side} {d:Desc.pl}"], exactly),
  possessive("sg", ["another [one] of {s:Side} {d:Desc.pl}"], exactly, { other: true }),
  possessive("sg", ["up to one of {s:Side} {d:Desc.pl}"], upTo),
  possessive("sg", ["(each|every one) of {s:Side} {d:Desc.pl}"], () => "all"),
  // More.
  counting({
    num: "pl",
    en: ["{n:#+} {d:Desc}", "(any|exactly) {n:#+} {d:Desc}"],
    ja: ["{d:Desc}{n:#+}枚", `{d:Desc}{n:#+}${thing}`, `{n:#+}${thing}の{d:Desc}`],
    make: exactly,
    take: several("exactly"),
  }),
  counting({
    num: "pl",
    en: ["up to {n:#+} {d:Desc}"],
    ja: ["{d:Desc}{n:#+}枚まで", `{d:Desc}{n:#+}${thing}まで`, `{n:#+}${thing}までの{d:Desc}`],
    make: upTo,
    take: several("upTo"),
  }),
  counting({
    num: "pl",
    en: ["any number of {d:Desc}"],
    ja: [
      "好きな枚数の{d:Desc}",
      "(好きな数|任意の枚数|任意の数|任意枚数)の{d:Desc}",
      "{d:Desc}を?好きな枚数".replace("を?", ""),
    ],
    make: () => "any",
    take: (count) => count === "any",
  }),
  both(
    "Counted",
    ({ d }) => counted("all", d),
    ({ count, what }: Counted) => (count === "all" && says(what) ? { d: what } : undefined),
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
  ].map((words) => counting({ num: "pl", ...words, make: () => "all", take: (count) => count === "all" })),
  possessive("pl", ["{s:Side} {d:Desc}", "(all|all of) {s:Side} {d:Desc}"], () => "all"),
  possessive("pl", ["{n:#+} of {s:Side} {d:Desc}"], exactly),
  possessive("pl", ["up to {n:#+} of {s:Side} {d:Desc}"], upTo),
  possessive("pl", ["any number of {s:Side} {d:Desc}"], () => "any"),
  read("Side", { side: "yours" }, "your"),
  read("Side", { side: "opponents" }, ["your opponent's", "(the|a) opponent's"]),

  // Cards in general.
  say(
    "Cards",
    { count: "all", what: { noun: "card", zone: { in: "hand", whose: "$w" } } },
    ["{w:Whose} hand", "{w:Whose} (hands|whole hand|entire hand)"],
    ["{w:Whose}手札すべて", "{w:Whose}すべての手札"],
    { num: ["pl"], role: ["obj"] },
  ),
  both(
    "Cards",
    ({ c }) => c,
    (it: Cards) => ({ c: plainly(it) }),
    "{c:Counted}",
    "{c:Counted}",
  ),
  say("Cards", { ref: "$r" }, "{r:Ref}", "{r:Ref}"),
  both(
    "Cards",
    ({ c }) => (typeof (c as Counted).count === "object" ? { ...(c as Counted), random: true } : undefined),
    (it: Cards) => {
      if (!isCounted(it) || !it.random) return undefined;
      const { random: _, ...c } = it;
      return { c };
    },
    "{c:Counted} at random",
    [
      "無作為に選んだ{c:Counted}",
      "(無作為に選ばれた|ランダムに選んだ|ランダムな|無作為な|ランダムに){c:Counted}",
    ],
    { role: ["obj", "subj"] },
  ),
  both(
    "Cards",
    ({ c, w }) => ((c as Counted).count === "all" ? undefined : { ...(c as Counted), chosenBy: w }),
    (it: Cards) => {
      if (!isCounted(it) || it.chosenBy === undefined) return undefined;
      const { chosenBy: w, ...c } = it;
      return { c, w };
    },
    "{c:Counted} of {w:Whose} choice",
    ["{w:Chooser}が選んだ{c:Counted}", "{w:Chooser}が選ぶ{c:Counted}"],
    { role: ["obj", "subj"] },
  ),
  say(
    "Cards",
    { count: "all", what: { noun: "card", zone: { in: "deck", whose: "$w", top: 1 } } },
    "the top card of {w:Whose} deck",
    [
      "{w:Whose}デッキの一番上のカード",
      "{w:Whose}デッキの[一番]上[のカード|から1枚|からカード1枚|のカード1枚]",
    ],
    { num: ["sg"], role: ["obj"] },
  ),
  both(
    "Cards",
    ({ w, n }) => deckTop(w as Who, n as number),
    (it: Cards) => {
      const zone = isCounted(it) ? it.what.zone : undefined;
      if (zone?.in !== "deck" || typeof zone.top !== "number" || zone.top < 2) return undefined;
      return { w: zone.whose, n: zone.top };
    },
    "the top {n:#+} cards of {w:Whose} deck",
    ["{w:Whose}デッキの上からカード{n:#+}枚", "{w:Whose}デッキの上(から|の|のカード|からの){n:#+}枚"],
    { num: ["pl"], role: ["obj"] },
  ),

  // Several together.
  ...["sg", "pl"].flatMap((num) => [
    both(
      "Single",
      ({ c }) => c,
      (it: Cards) => ({ c: plainly(it) }),
      `{c:Counted.${num}}`,
      `{c:Counted.${num}}`,
    ),
    say("Single", { ref: "$r" }, `{r:Ref.${num}}`, `{r:Ref.${num}}`),
  ]),
  both(
    "Cards",
    ({ a, b }) => (isFoe(a as Cards, b as Cards) ? undefined : { both: [a, b] }),
    (it: Cards) => ("both" in it && it.both.length === 2 ? { a: it.both[0], b: it.both[1] } : undefined),
    ["{a:Single} and {b:Single}", "both {a:Single} and {b:Single}"],
    ["{a:Single}と{b:Single}", "{a:Single}(および|、){b:Single}"],
    { num: ["pl"], role: ["obj", "subj"] },
  ),
  both(
    "Cards",
    ({ a, b }) => ("both" in (b as Cards) ? { both: [a, ...(b as { both: Cards[] }).both] } : undefined),
    (it: Cards) =>
      "both" in it && it.both.length > 2 ? { a: it.both[0], b: { both: it.both.slice(1) } } : undefined,
    ["{a:Single}, {b:Cards.pl}", "{a:Single} and {b:Cards.pl}"],
    ["{a:Single}と{b:Cards.pl}", "{a:Single}、{b:Cards.pl}"],
    { num: ["pl"], role: ["obj", "subj"] },
  ),

  // Either of two, whichever it happens to.
  both(
    "Cards",
    ({ a, b }) => (either(a as Cards, b as Cards) ? undefined : { both: [a, b] }),
    (it: Cards) => ("both" in it && it.both.length === 2 ? { a: it.both[0], b: it.both[1] } : undefined),
    "{a:Single} or {b:Single}",
    ["{a:Single}または{b:Single}", "{a:Single}か{b:Single}"],
    { num: ["sg"], role: ["event"] },
  ),
  read("Cards", ({ a, b }: Slots) => either(a as Cards, b as Cards), "{a:Single} or {b:Single}", [], {
    num: ["sg"],
    role: ["event"],
  }),
  read(
    "Cards",
    ({ a, b }: Slots) => either(a as Cards, b as Cards),
    "{a:Single} or {b:Single}",
    ["{a:Single}または{b:Single}", "{a:Single}か{b:Single}"],
    { num: ["sg"], role: ["obj", "subj"] },
  ),
];

/** "An ITEM or a BASE": one of either type, of which all else is said alike. */
function either(a: Cards, b: Cards): Counted | undefined {
  const [one, other] = [plainly(a), plainly(b)];
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

function deckTop(whose: Who, top: number): Cards {
  return { count: "all", what: { noun: "card", zone: { in: "deck", whose, top } } };
}

/** "このUNITと戦闘中のUNIT" is one UNIT, which fights this one, and not two. */
function isFoe(a: Cards, b: Cards): boolean {
  const all = plainly(b);
  if (!("ref" in a) || a.ref !== "this" || all?.count !== "all") return false;
  return all.what.noun === "unit" && all.what.combat === "combating" && says(all.what, "combat");
}
