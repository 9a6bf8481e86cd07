/** Cards as the objects and subjects of sentences: at random, of somebody's choice, several together, off a deck. */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Cards, Count, Counted, Described, Who } from "./bones.ts";
import { deckTop, exactly, isCounted, plainly, several, single, upTo } from "./counted.ts";
import { whoOf } from "./players.ts";

/** A count in words around a description; COUNTER stands for the Japanese one. */
export interface Counting {
  num: "sg" | "pl";
  role?: readonly string[];
  en: readonly string[];
  /** The English words before those whose the cards are, and before the cards: "one of OWN". */
  of?: readonly string[];
  ja: readonly string[];
  make: (n: number) => Count;
  /** The number in the words, or whether the words fit where they have none. */
  take: (count: Count) => number | boolean | undefined;
}

/** Every Japanese counter that is read. */
export const thing = "(枚|体|つ|人|台)";

/** What Japanese counts some cards by: 枚, 体. Each card has one. */
export interface Counter {
  ja: string;
  /** "There is": いる of persons, ある of things. */
  is: string;
  of: (what: Described) => boolean;
}

/** A phrase for each counter, with it in place of COUNTER and "there is" in place of EXISTS; what is only read stands with the first. */
export function perCounter(
  counters: readonly Counter[],
  ja: readonly string[],
  make: (fits: (what: Described) => boolean, ja: readonly string[], first: boolean) => Production,
): Production[] {
  return counters.map(({ ja: word, is, of }, i) =>
    make(
      of,
      [ja[0]!.replaceAll("COUNTER", word).replaceAll("EXISTS", is), ...(i === 0 ? ja.slice(1) : [])],
      i === 0,
    ),
  );
}

/** All counts but "all". What waits for something speaks in Japanese of no number. */
export const countings: readonly Counting[] = [
  {
    num: "sg",
    role: ["obj", "subj"],
    en: ["a {d:Desc}", "(one|1|any|target|a single|any one|exactly one) {d:Desc}"],
    of: ["one of OWN", "(1|any|any one|exactly one) of OWN"],
    ja: [
      "{d:Desc}1COUNTER",
      `[対象の]{d:Desc}1${thing}`,
      `1${thing}の{d:Desc}`,
      "対象の{d:Desc}",
      `{d:Desc}(のうち|の中から|のいずれか)1${thing}`,
    ],
    make: exactly,
    take: single("exactly"),
  },
  {
    num: "sg",
    role: ["event"],
    en: ["a {d:Desc}", "(one|1|any) {d:Desc}", "one or more {d:Desc.pl}"],
    of: ["one of OWN", "(1|any|any one|one or more) of OWN"],
    ja: ["{d:Desc}", `{d:Desc}1${thing}[以上]`, `1${thing}の{d:Desc}`],
    make: exactly,
    take: single("exactly"),
  },
  {
    num: "sg",
    en: ["up to one {d:Desc}", "up to (1|a) {d:Desc}", "up to (one|1) target {d:Desc}"],
    of: ["up to one of OWN", "up to 1 of OWN"],
    ja: ["{d:Desc}1COUNTERまで", `{d:Desc}1${thing}まで`, `1${thing}までの{d:Desc}`],
    make: upTo,
    take: single("upTo"),
  },
  {
    num: "pl",
    en: ["{n:#+} {d:Desc}", "(any|exactly|each of) {n:#+} {d:Desc}", "[each of] {n:#+} target {d:Desc}"],
    of: ["{n:#+} of OWN", "(any|exactly) {n:#+} of OWN"],
    ja: [
      "{d:Desc}{n:#+}COUNTER",
      `{d:Desc}{n:#+}${thing}`,
      `{n:#+}${thing}の{d:Desc}`,
      `{d:Desc}(のうち|の中から){n:#+}${thing}`,
    ],
    make: exactly,
    take: several("exactly"),
  },
  {
    num: "pl",
    en: ["up to {n:#+} {d:Desc}", "[each of] up to {n:#+} [target] {d:Desc}"],
    of: ["up to {n:#+} of OWN", "each of up to {n:#+} of OWN"],
    ja: [
      "{d:Desc}{n:#+}COUNTERまで",
      `{d:Desc}{n:#+}${thing}まで`,
      `{n:#+}${thing}までの{d:Desc}`,
      `{d:Desc}(のうち|の中から|最大){n:#+}${thing}まで`,
    ],
    make: upTo,
    take: several("upTo"),
  },
  {
    num: "pl",
    en: ["any number of {d:Desc}"],
    of: ["any number of OWN"],
    ja: ["好きな枚数の{d:Desc}", "(好きな数|任意の枚数|任意の数|任意枚数)の{d:Desc}", "{d:Desc}好きな枚数"],
    make: () => "any",
    take: (count) => count === "any",
  },
];

/** What happens to a card does not happen to several. */
const areMany = (cards: unknown): boolean =>
  isCounted(cards as Cards) && !single("exactly")((cards as Counted).count);

/** Cards beyond those that are only counted. */
export function spokenCards(): Production[] {
  return [
    read("Cards", { ref: "them" }, ["each of them", "each"], "それぞれ", { num: ["pl"], role: ["obj"] }),
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
      [
        "{c:Counted} at random",
        "{c:Counted} ([chosen] (by chance|randomly)|chosen at random|taken (at random|by chance))",
      ],
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
  ];
}

/** The top of a deck, called so. */
export function deckTops({ en, ja: deck }: { en: string; ja: string }): Production[] {
  return [
    say(
      "Cards",
      { count: "all", what: { noun: "card", zone: { in: "deck", whose: "$w", top: 1 } } },
      [`the top card of {w:Whose} ${en}`, `the top card of {w:Whose} (${en}|${en}s)`],
      [
        `{w:Whose}${deck}の一番上のカード`,
        `{w:Whose}${deck}の[一番]上[のカード|から1枚|からカード1枚|のカード1枚]`,
      ],
      { num: ["sg"], role: ["obj"] },
    ),
    // In Japanese one's own deck need not be said to be.
    read(
      "Cards",
      (_: Slots, form: Form) => deckTop(whoOf(form), 1),
      [],
      `${deck}の[一番]上(のカード|から1枚|からカード1枚|のカード1枚)`,
      {
        num: ["sg"],
        role: ["obj"],
      },
    ),
    read(
      "Cards",
      ({ n }: Slots, form: Form) => deckTop(whoOf(form), n as number),
      [],
      `${deck}の[一番]上(から[カード]|のカード|からの){n:#+}枚[のカード]`,
      { num: ["pl"], role: ["obj"] },
    ),
    both(
      "Cards",
      ({ w, n }) => deckTop(w as Who, n as number),
      (it: Cards) => {
        const zone = isCounted(it) ? it.what.zone : undefined;
        if (zone?.in !== "deck" || typeof zone.top !== "number" || zone.top < 2) return undefined;
        return { w: zone.whose, n: zone.top };
      },
      [`the top {n:#+} cards of {w:Whose} ${en}`, `the top {n:#+} cards of {w:Whose} (${en}|${en}s)`],
      [`{w:Whose}${deck}の上からカード{n:#+}枚`, `{w:Whose}${deck}の上(から|の|のカード|からの){n:#+}枚`],
      { num: ["pl"], role: ["obj"] },
    ),
  ];
}

/**
 * Two together. Of all of two sorts whose they are is said once for both: a text that says it of one of them leaves open whose
 * the others are, and is none.
 * @param alike whether both are whose the one is, by whose each is said to be
 */
export function shared(
  a: Cards,
  b: Cards,
  alike: (sides: readonly (string | undefined)[]) => boolean,
): { both: Cards[] } | undefined {
  const both = [plainly(a), plainly(b)];
  const open = both.every((it) => it?.count === "all" && !it.what.zone);
  const sides = both.map((it) => it?.what.side as string | undefined);
  const [side] = sides.filter((one) => one !== undefined);
  if (!open || side === undefined || !sides.includes(undefined)) return { both: [a, b] };
  if (!alike(sides)) return undefined;
  return { both: both.map((it) => ({ ...it!, what: { ...it!.what, side } }) as Cards) };
}

/**
 * Several together, and either of two.
 * @param isOne whether two are said in words that mean one: "このUNITと戦闘中のUNIT"
 * @param either what two are where they are one of either sort: "an ITEM or a BASE"
 */
export function together(
  isOne: (a: Cards, b: Cards) => boolean,
  either: (a: Cards, b: Cards) => unknown = () => undefined,
): Production[] {
  const two = (it: Cards) =>
    "both" in it && it.both.length === 2 ? { a: it.both[0], b: it.both[1] } : undefined;
  return [
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
    // What stands behind the last is said of all: "all units and spells your opponent controls".
    both(
      "Cards",
      ({ a, b }) =>
        isOne(a as Cards, b as Cards)
          ? undefined
          : shared(a as Cards, b as Cards, (side) => side[0] === undefined),
      two,
      ["{a:Single} and {b:Single}", "both {a:Single} and {b:Single}"],
      [],
      { num: ["pl"], role: ["obj", "subj"] },
    ),
    both(
      "Cards",
      ({ a, b }) => (isOne(a as Cards, b as Cards) ? undefined : shared(a as Cards, b as Cards, () => false)),
      two,
      [],
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
      ({ a, b }) => (either(a as Cards, b as Cards) || [a, b].some(areMany) ? undefined : { both: [a, b] }),
      two,
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
}
