/** Cards: how many of what description, or those already spoken of. */
import { equal, type Form, type Production, type Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Amount, Cards, Count, Description, Who } from "../tree.ts";
import { amountOf, apart } from "./amounts.ts";
import { merge, type Part, without } from "./describe.ts";

type Counted = Extract<Cards, { count: Count }>;

const one: Count = { exactly: 1 };

/** Whether cards are counted out of a description, not spoken of before. */
export function isCounted(cards: Cards): cards is Counted {
  return "count" in cards;
}

function counted(count: Count | undefined, ...parts: readonly unknown[]): Cards | undefined {
  const what = merge(parts);
  return count && what && { count, what: what as Description };
}

/** Whose hand cards are, if they are all that is in it. */
export function wholeHand(cards: Cards): Who | undefined {
  if (!isCounted(cards) || cards.count !== "all" || cards.random || cards.chosenBy) return undefined;
  const { zone, ...rest } = cards.what;
  return zone?.in === "hand" && equal(rest, { noun: "card" }) ? zone.whose : undefined;
}

/** The number of a count that is "exactly" or "up to" so many. */
function numberOf(count: Count, key: "exactly" | "upTo"): Amount | undefined {
  return typeof count === "object" ? (count as Partial<Record<typeof key, Amount>>)[key] : undefined;
}

const isOne = (count: Count) => numberOf(count, "exactly") === 1;

/** A count in words before a description; `n` is the number in the words, one if there is none. */
function counting(
  num: "sg" | "pl",
  en: readonly string[],
  make: (n: number) => Count,
  take: (cards: Counted, form: Form) => Slots | undefined,
): Production {
  return both(
    "Counted",
    ({ n = num === "sg" ? 1 : 2, d }) => counted(make(n as number), d),
    (cards: Counted, form) => take(cards, form),
    en,
    undefined,
    { num: [num] },
  );
}

/** The slots of a count with a number that this phrase can say. */
function number(key: "exactly" | "upTo") {
  return ({ count, what }: Counted): Slots | undefined => {
    const n = numberOf(count, key);
    return typeof n === "number" && n > 1 ? { n, d: what } : undefined;
  };
}

/** "One of your Troops": read as a count of a description with a side. */
function possessive(
  num: "sg" | "pl",
  en: readonly string[],
  make: (n: number) => Count,
  more: Part = {},
): Production {
  return read("Counted", ({ n = 1, w, d }: Slots) => counted(make(n as number), d, w, more), en, undefined, {
    num: [num],
  });
}

/** Counted cards of which nothing else is said. */
function plainly(c: Cards): Slots | undefined {
  return isCounted(c) && !c.random && c.chosenBy === undefined ? { c } : undefined;
}

/** Cards that were spoken of before. */
function spoken(it: Cards): Slots | undefined {
  return "ref" in it ? { r: it } : undefined;
}

const exactly = (n: number): Count => ({ exactly: n });
const upTo = (n: number): Count => ({ upTo: n });

export const cards: Production[] = [
  // One.
  both(
    "Counted",
    ({ d }) => counted(one, d, { side: "yours", other: true }),
    ({ count, what }: Counted) =>
      isOne(count) && what.other && what.side === "yours" ? { d: without(what, "side", "other") } : undefined,
    "another of your {d:Desc.pl}",
    undefined,
    { num: ["sg"] },
  ),
  both(
    "Counted",
    ({ d }) => counted(one, d, { other: true }),
    ({ count, what }: Counted) => (isOne(count) && what.other ? { d: without(what, "other") } : undefined),
    "another {d:Desc}",
    undefined,
    { num: ["sg"] },
  ),
  counting(
    "sg",
    ["a {d:Desc}", "(one|1|any|target|a single|any one|exactly one) {d:Desc}"],
    exactly,
    ({ count, what }) => (isOne(count) ? { d: what } : undefined),
  ),
  counting("sg", ["up to one {d:Desc}", "up to (1|a) {d:Desc}"], upTo, ({ count, what }) =>
    numberOf(count, "upTo") === 1 ? { d: what } : undefined,
  ),
  // All, one by one: what something is done to is said so, what is said of all is said in the plural.
  counting(
    "sg",
    ["each {d:Desc}", "every {d:Desc}"],
    () => "all",
    ({ count, what }, form) =>
      count === "all" && what.side !== "yours" && form.role === "obj" && !wholeHand({ count, what })
        ? { d: what }
        : undefined,
  ),
  possessive("sg", ["(one|1|any|any one) of {w:Side} {d:Desc.pl}"], exactly),
  possessive("sg", ["another of {w:Side} {d:Desc.pl}", "another one of {w:Side} {d:Desc.pl}"], exactly, {
    other: true,
  }),
  possessive("sg", ["up to one of {w:Side} {d:Desc.pl}"], upTo),
  possessive("sg", ["(each|every one) of {w:Side} {d:Desc.all}"], () => "all"),
  // More.
  counting("pl", ["{n:#+} {d:Desc}", "(any|exactly) {n:#+} {d:Desc}"], exactly, number("exactly")),
  counting("pl", ["up to {n:#+} {d:Desc}"], upTo, number("upTo")),
  counting(
    "pl",
    ["any number of {d:Desc.all}"],
    () => "any",
    ({ count, what }) => (count === "any" ? { d: what } : undefined),
  ),
  both(
    "Counted",
    ({ d }) => counted("all", d, { side: "yours" }),
    ({ count, what }: Counted) =>
      count === "all" && what.side === "yours" ? { d: without(what, "side") } : undefined,
    ["your {d:Desc.all}", "(all|all of) your {d:Desc.all}"],
    undefined,
    { num: ["pl"] },
  ),
  counting(
    "pl",
    ["{d:Desc.all}", "all {d:Desc.all}", "all the {d:Desc.all}"],
    () => "all",
    ({ count, what }) => (count === "all" ? { d: what } : undefined),
  ),
  read(
    "Counted",
    ({ d }: Slots) => counted("all", d, { side: "enemy" }),
    [
      "(your|the|a) opponent's {d:Desc.all}",
      "[all] (your|the|of your) opponents' {d:Desc.all}",
      "opponents' {d:Desc.all}",
    ],
    undefined,
    { num: ["pl"] },
  ),
  possessive("pl", ["{n:#+} of {w:Side} {d:Desc}"], exactly),
  possessive("pl", ["up to {n:#+} of {w:Side} {d:Desc}"], upTo),
  possessive("pl", ["any number of {w:Side} {d:Desc.all}"], () => "any"),

  // Cards in general.
  say(
    "Cards",
    { count: "all", what: { noun: "card", zone: { in: "hand", whose: "$w" } } },
    ["{w:Whose} hand", "{w:Whose} (hands|whole hand)"],
    undefined,
    { num: ["pl"] },
  ),
  both("Cards", ({ c }) => c, plainly, "{c:Counted}"),
  both("Cards", ({ r }) => r, spoken, "{r:Ref}"),
  both(
    "Cards",
    ({ c }) => (typeof (c as Counted).count === "object" ? { ...(c as Counted), random: true } : undefined),
    (it: Cards) => {
      if (!isCounted(it) || !it.random) return undefined;
      const { random: _, ...c } = it;
      return { c };
    },
    "{c:Counted} at random",
  ),
  read("Cards", ({ d }: Slots) => ({ ...counted(one, d), random: true }), "a random {d:Desc}", undefined, {
    num: ["sg"],
  }),
  read(
    "Cards",
    ({ n, d }: Slots) => ({ ...counted(exactly(n as number), d), random: true }),
    "{n:#+} random {d:Desc}",
    undefined,
    { num: ["pl"] },
  ),
  both(
    "Cards",
    ({ c, w }) => ({ ...(c as object), chosenBy: w }),
    (it: Cards) => {
      if (!isCounted(it) || it.chosenBy === undefined) return undefined;
      const { chosenBy: w, ...c } = it;
      return { c, w };
    },
    "{c:Counted} of {w:Whose} choice",
  ),
  say(
    "Cards",
    { count: "all", what: { noun: "card", zone: { in: "deck", whose: "$w", top: 1 } } },
    "the top card of {w:Whose} (draw pile|deck)",
    undefined,
    { num: ["sg"] },
  ),
  say(
    "Cards",
    { count: "all", what: { noun: "card", zone: { in: "deck", whose: "$w", top: "$n" } } },
    "the top {n:#+} cards of {w:Whose} (draw pile|deck)",
    undefined,
    { num: ["pl"] },
  ),

  // Several together.
  ...["Counted.sg", "Counted.pl"].map((cards) => both("Single", ({ c }) => c, plainly, `{c:${cards}}`)),
  ...["Ref.sg", "Ref.pl"].map((ref) => both("Single", ({ r }) => r, spoken, `{r:${ref}}`)),
  both(
    "Cards",
    ({ a, b }) => ({ both: [a, b] }),
    (it: Cards) => ("both" in it && it.both.length === 2 ? { a: it.both[0], b: it.both[1] } : undefined),
    ["{a:Single} and {b:Single}", "both {a:Single} and {b:Single}"],
    undefined,
    { num: ["pl"] },
  ),
  both(
    "Cards",
    ({ a, b }) => ("both" in (b as Cards) ? { both: [a, ...(b as { both: Cards[] }).both] } : undefined),
    (it: Cards) =>
      "both" in it && it.both.length > 2 ? { a: it.both[0], b: { both: it.both.slice(1) } } : undefined,
    ["{a:Single}, {b:Cards.pl}", "{a:Single} and {b:Cards.pl}"],
    undefined,
    { num: ["pl"] },
  ),

  // What something is done to: one or several. "Objs" may also be as many as something else.
  say("Obj", "$c", "{c:Cards.sg.obj}"),
  say("Obj", "$c", "{c:Cards.pl.obj}"),
  say("Objs", "$c", "{c:Obj}"),
  ...(["exactly", "upTo"] as const).flatMap((key) => {
    const words = key === "exactly" ? "" : "up to ";
    const make = ({ n = 1, d, f }: Slots) => {
      const amount = amountOf(n as number, f);
      return amount === undefined ? undefined : counted({ [key]: amount } as unknown as Count, d);
    };
    const take = (least: number) => (it: Cards) => {
      const amount = isCounted(it) ? numberOf(it.count, key) : undefined;
      const said = amount === undefined || typeof amount === "number" ? undefined : apart(amount);
      if (!said || (said.n as number) < least || (least === 1 && said.n !== 1)) return undefined;
      return { ...(least > 1 && { n: said.n }), f: said.f, d: (it as Counted).what };
    };
    return [
      both("Objs", make, take(1), [
        `${key === "exactly" ? "a" : "up to one"} {d:Desc.sg} {f:ForEach}`,
        `${words}(one|1) {d:Desc.sg} {f:ForEach}`,
      ]),
      both("Objs", make, take(2), [`${words}{n:#+} {d:Desc.pl} {f:ForEach}`]),
    ];
  }),
  read("Objs", ({ d }: Slots) => counted({ exactly: { done: true } }, d), "that many {d:Desc.pl}"),
];
