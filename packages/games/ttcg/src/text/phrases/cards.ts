/** Cards: how many of what description, or those already spoken of (ttcg-14.2, 14.5, 14.6, 14.8). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Amount, Cards, Count, Description, Who } from "../tree.ts";
import { counted, plain, withZone } from "./counted.ts";

const one: Count = { exactly: 1 };

function exactly(count: Count): Amount | undefined {
  return typeof count === "object" && "exactly" in count ? count.exactly : undefined;
}
function upTo(count: Count): Amount | undefined {
  return typeof count === "object" && "upTo" in count ? count.upTo : undefined;
}

/** One phrase for "count of a description", read and printed through the count alone. */
function counting(
  en: readonly string[],
  ja: string | undefined,
  num: "sg" | "pl",
  make: (n: number) => Count | undefined,
  take: (count: Count) => number | true | undefined,
): Production {
  return both(
    "Cards",
    ({ n, d }) => {
      const count = make((n as number | undefined) ?? 1);
      return count && counted(count, [d]);
    },
    (cards: Cards) => {
      const it = plain(cards);
      const n = it && take(it.count);
      return n === undefined ? undefined : { ...(n !== true && { n }), d: it!.what };
    },
    en,
    ja,
    { num: [num] },
  );
}

/** "one of your units": a possessive before a description. */
function possessive(
  count: Count | ((slots: Slots) => Count | undefined),
  en: readonly string[],
  num: "sg" | "pl",
): Production {
  return read(
    "Cards",
    ({ n, w, d }: Slots) => {
      const c = typeof count === "function" ? count({ n }) : count;
      return c && counted(c, [withZone(w as Who), d]);
    },
    en,
    undefined,
    { num: [num] },
  );
}

const more = (n: number) => (n > 1 ? n : undefined);
const numberOver1 = (n: Amount | undefined) => (typeof n === "number" ? more(n) : undefined);

export const cardPhrases: Production[] = [
  say("Cards", { ref: "$r" }, "{r:Ref}", "{r:Ref}"),
  say(
    "Cards",
    { ref: "this", from: { in: "$z", whose: "you" } },
    [
      "this card from your {z:StackName}",
      "this card from the {z:StackName}",
      "this card in your {z:StackName}",
    ],
    "{z:StackName}のこのカード",
    { num: ["sg"], dir: ["from"] },
  ),

  // Of those spoken of before.
  both(
    "Cards",
    () => counted(one, [{ noun: "card", among: "it" }]),
    (cards: Cards) => amongThem(cards, (count) => (exactly(count) === 1 ? true : undefined)),
    ["one of them", "1 of them", "one of those cards", "one of those units"],
    "その中の1枚",
    { num: ["sg"] },
  ),
  both(
    "Cards",
    ({ n }) =>
      more(n as number) ? counted({ exactly: n as number }, [{ noun: "card", among: "it" }]) : undefined,
    (cards: Cards) => amongThem(cards, (count) => numberOver1(exactly(count))),
    ["{n:#+} of them", "{n:#+} of those cards"],
    "その中の{n:#+}枚",
    { num: ["pl"] },
  ),
  both(
    "Cards",
    ({ n }) =>
      more(n as number) ? counted({ upTo: n as number }, [{ noun: "card", among: "it" }]) : undefined,
    (cards: Cards) => amongThem(cards, (count) => numberOver1(upTo(count))),
    ["up to {n:#+} of them"],
    undefined,
    { num: ["pl"] },
  ),
  say(
    "Cards",
    { count: { exactly: 1 }, what: { noun: "card", among: "rest" } },
    ["the other one", "the other", "the other card", "the other unit"],
    "残りの1枚",
    { num: ["sg"] },
  ),
  say(
    "Cards",
    { count: "all", what: { noun: "card", among: "rest" } },
    ["the rest", "the others", "the other cards", "the remaining cards", "the rest of them"],
    "残り",
    { num: ["pl"] },
  ),
  read("Cards", { ref: "this" }, "this card from the field", undefined, { num: ["sg"], dir: ["from"] }),
  read(
    "Cards",
    { count: "all", what: { noun: "card", among: "rest" } },
    ["the other {n:#+}", "the other {n:#+} cards"],
    undefined,
    { num: ["pl"] },
  ),
  // One.
  both(
    "Cards",
    ({ d }) => counted(one, [{ other: true }, d]),
    (cards: Cards) => {
      const it = plain(cards);
      if (!it || exactly(it.count) !== 1 || !it.what.other || it.what.extreme) return undefined;
      const { other: _, ...what } = it.what;
      return { d: what };
    },
    "another {d:Desc}",
    undefined,
    { num: ["sg"] },
  ),
  both(
    "Cards",
    ({ d }) => ((d as Description).extreme ? counted(one, [d]) : undefined),
    (cards: Cards) => {
      const it = plain(cards);
      return it && exactly(it.count) === 1 && it.what.extreme ? { d: it.what } : undefined;
    },
    "the {d:Desc}",
    "{d:Desc}1枚",
    { num: ["sg"] },
  ),
  counting(
    [
      "one {d:Desc}",
      "a {d:Desc}",
      "1 {d:Desc}",
      "any {d:Desc}",
      "any one {d:Desc}",
      "exactly one {d:Desc}",
      "exactly 1 {d:Desc}",
    ],
    "{d:Desc}1枚",
    "sg",
    () => one,
    (count) => (exactly(count) === 1 ? true : undefined),
  ),
  counting(
    ["up to one {d:Desc}", "up to 1 {d:Desc}", "up to a {d:Desc}"],
    "{d:Desc}1枚まで",
    "sg",
    () => ({ upTo: 1 }),
    (count) => (upTo(count) === 1 ? true : undefined),
  ),
  // More.
  counting(
    ["{n:#+} {d:Desc}", "exactly {n:#+} {d:Desc}", "any {n:#+} {d:Desc}"],
    "{d:Desc}{n:#+}枚",
    "pl",
    (n) => (more(n) ? { exactly: n } : undefined),
    (count) => numberOver1(exactly(count)),
  ),
  counting(
    ["up to {n:#+} {d:Desc}"],
    "{d:Desc}{n:#+}枚まで",
    "pl",
    (n) => (more(n) ? { upTo: n } : undefined),
    (count) => numberOver1(upTo(count)),
  ),
  counting(
    ["all {d:Desc}", "all the {d:Desc}", "{d:Desc}"],
    "すべての{d:Desc}",
    "pl",
    () => "all",
    (count) => (count === "all" ? true : undefined),
  ),
  counting(
    ["any number of {d:Desc}", "as many {d:Desc} as you (can|like|want)"],
    "好きな枚数の{d:Desc}",
    "pl",
    () => "any",
    (count) => (count === "any" ? true : undefined),
  ),
  counting(
    ["each {d:Desc}", "every {d:Desc}"],
    undefined,
    "sg",
    () => "all",
    () => undefined,
  ),
  // As many as something else.
  both(
    "Cards",
    ({ d, each }) => counted({ exactly: { ...(each as object), times: 1 } as Amount }, [d]),
    (cards: Cards) => {
      const it = plain(cards);
      const n = it && exactly(it.count);
      if (!it || typeof n !== "object" || !("times" in n) || n.times !== 1) return undefined;
      const { times: _, ...each } = n;
      return { d: it.what, each };
    },
    ["one {d:Desc} {each:ForEach}", "a {d:Desc} {each:ForEach}", "1 {d:Desc} {each:ForEach}"],
    undefined,
    { num: ["sg"] },
  ),
  both(
    "Cards",
    ({ d, each }) => counted({ upTo: { ...(each as object), times: 1 } as Amount }, [d]),
    (cards: Cards) => {
      const it = plain(cards);
      const n = it && upTo(it.count);
      if (!it || typeof n !== "object" || !("times" in n) || n.times !== 1) return undefined;
      const { times: _, ...each } = n;
      return { d: it.what, each };
    },
    ["up to one {d:Desc} {each:ForEach}", "up to 1 {d:Desc} {each:ForEach}"],
    undefined,
    { num: ["sg"] },
  ),
  // Chosen by another than the one who acts: "your opponent discards one card of your choice".
  both(
    "Cards",
    ({ d }) => counted(one, [d], { chosenBy: "you" }),
    (cards: Cards) =>
      "count" in cards && cards.chosenBy === "you" && !cards.random && exactly(cards.count) === 1
        ? { d: cards.what }
        : undefined,
    ["one {d:Desc} of your choice", "a {d:Desc} of your choice"],
    undefined,
    { num: ["sg"] },
  ),
  read(
    "Cards",
    ({ a, r }: Slots) => counted(one, [a, ...(r as unknown[])], { chosenBy: "you" }),
    "(one|a) {a:Noun} of your choice {r:Rels}",
    undefined,
    { num: ["sg"] },
  ),
  read(
    "Cards",
    ({ d }: Slots) => ((d as Description).zone?.in === "under" ? counted(one, [d]) : undefined),
    "the {d:Desc}",
    undefined,
    { num: ["sg"] },
  ),
  read(
    "Cards",
    ({ a, r }: Slots) => counted(one, [a, ...(r as unknown[])], { random: true }),
    "(one|a) {a:Noun} at random {r:Rels}",
    undefined,
    { num: ["sg"] },
  ),
  // At random.
  both(
    "Cards",
    ({ d }) => counted(one, [d], { random: true }),
    (cards: Cards) =>
      "count" in cards && cards.random && cards.chosenBy === undefined && exactly(cards.count) === 1
        ? { d: cards.what }
        : undefined,
    [
      "a random {d:Desc}",
      "one random {d:Desc}",
      "1 random {d:Desc}",
      "one {d:Desc} at random",
      "a {d:Desc} at random",
    ],
    "無作為に{d:Desc}1枚",
    { num: ["sg"] },
  ),
  both(
    "Cards",
    ({ n, d }) => ((n as number) > 1 ? counted({ exactly: n as number }, [d], { random: true }) : undefined),
    (cards: Cards) => {
      const n =
        "count" in cards && cards.random && cards.chosenBy === undefined
          ? numberOver1(exactly(cards.count))
          : undefined;
      return n === undefined ? undefined : { n, d: (cards as { what: Description }).what };
    },
    ["{n:#+} random {d:Desc}", "{n:#+} {d:Desc} at random"],
    "無作為に{d:Desc}{n:#+}枚",
    { num: ["pl"] },
  ),
  // Possessives.
  possessive(
    one,
    ["one of {w:Whose} {d:Desc.pl}", "1 of {w:Whose} {d:Desc.pl}", "any one of {w:Whose} {d:Desc.pl}"],
    "sg",
  ),
  possessive({ upTo: 1 }, ["up to one of {w:Whose} {d:Desc.pl}"], "sg"),
  possessive(
    ({ n }) => (more(n as number) ? { exactly: n as number } : undefined),
    ["{n:#+} of {w:Whose} {d:Desc}", "exactly {n:#+} of {w:Whose} {d:Desc}"],
    "pl",
  ),
  possessive(
    ({ n }) => (more(n as number) ? { upTo: n as number } : undefined),
    ["up to {n:#+} of {w:Whose} {d:Desc}"],
    "pl",
  ),
  possessive("all", ["{w:Whose} {d:Desc}", "all {w:Whose} {d:Desc}", "all of {w:Whose} {d:Desc}"], "pl"),
  possessive("all", ["each of {w:Whose} {d:Desc.pl}", "every one of {w:Whose} {d:Desc.pl}"], "sg"),
  possessive("any", ["any number of {w:Whose} {d:Desc}"], "pl"),
  read(
    "Cards",
    ({ w, d, each }: Slots) =>
      counted({ exactly: { ...(each as object), times: 1 } as Amount }, [withZone(w as Who), d]),
    ["one of {w:Whose} {d:Desc.pl} {each:ForEach}"],
    undefined,
    { num: ["sg"] },
  ),
  read(
    "Cards",
    ({ w, d }: Slots) => counted(one, [withZone(w as Who), { other: true }, d]),
    ["another of {w:Whose} {d:Desc.pl}"],
    undefined,
    { num: ["sg"] },
  ),
  read(
    "Cards",
    ({ w, d }: Slots) => ((d as Description).extreme ? counted(one, [withZone(w as Who), d]) : undefined),
    "{w:Whose} {d:Desc}",
    undefined,
    { num: ["sg"] },
  ),
  // The cards of a whole zone, or its end.
  both(
    "Cards",
    ({ z }) => ({ count: "all", what: { noun: "card", zone: z } }),
    (cards: Cards) => {
      const it = plain(cards);
      if (it?.count !== "all" || Object.keys(it.what).length !== 2 || it.what.noun !== "card")
        return undefined;
      const zone = it.what.zone;
      return zone?.in === "deck" && zone.first !== undefined ? { z: zone } : undefined;
    },
    "{z:DeckTop}",
    "{z:DeckTop}",
  ),
];

function amongThem(cards: Cards, take: (count: Count) => number | true | undefined): Slots | undefined {
  const it = plain(cards);
  if (!it || Object.keys(it.what).length !== 2 || it.what.noun !== "card" || it.what.among !== "it")
    return undefined;
  const n = take(it.count);
  return n === undefined ? undefined : n === true ? {} : { n };
}
