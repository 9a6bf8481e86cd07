/**
 * Numbers: how high a number of a card has to be, in figures or beside that of another card. A vocabulary says which numbers
 * there are ("BoundStat"), and a game reads each off a card.
 *
 * Example: `{ noun: "unit", bounds: [{ of: "cost", how: "atMost", n: 3 }] }` - "unit with cost 3 or less",
 * 「コスト3以下の武将」.
 */

import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { type Machine, NONE } from "@tefuda/kernel";
import { type CardNum, type Comparison, compare, type Has } from "../lowering/phrases.ts";
import { andInPast, bounds } from "../phrases/asking.ts";
import type { Described } from "../phrases/bones.ts";
import { bare, deAru, ofIt } from "../phrases/inflect.ts";
import { saysOnly } from "../phrases/parts.ts";

/** What a description says of a number; `n` is a figure, or what a game has beside it. */
export interface Bound<Figure extends string = string, N = number> {
  of: Figure;
  how: Comparison;
  n: N;
}
/** The same number of a card that was spoken of, or another of it. */
export interface Beside<Figure = string, Ref = string> {
  value: Figure;
  of: Ref;
}
type Bounded = Described & { bounds?: readonly Bound<string, unknown>[] };

/** A number in words; of each list the first is printed. */
export interface FigureWords {
  en: readonly string[];
  ja: readonly string[];
  /**
   * Where it is said: "with cost 3 or less" if nothing else is given, "with 3 or more attack" as an amount, "rank 3 or
   * lower" before the noun.
   */
  said?: "amount" | "before";
  /** What more and less of it is called. */
  degrees?: readonly [more: string, less: string];
  /** Every card has some of it: nought is no such number. */
  some?: boolean;
}
type Figures = Readonly<Record<string, FigureWords>>;

/** The phrases of numbers: what they are called, and what a card's have to be. */
export const numberPhrases = (figures: Figures, costs: Readonly<Record<string, string>>): Production[] => [
  ...Object.entries(figures).flatMap(([figure, { en, ja }]) => [
    say("Stat", figure, en, ja),
    say("BoundStat", figure, [...en, ...en.flatMap((name) => [`a ${name}`, `its ${name}`])], ja),
  ]),
  ...stylesOf(figures).flatMap((style) => [...boundRels(style), ...boundBeing(style)]),
  read(
    "Rel",
    ({ a, b }: Slots) => ({ bounds: [...(a as Bounded).bounds!, ...(b as Bounded).bounds!] }),
    "with {a:BoundIs} and {b:BoundIs}",
  ),
  ...Object.entries(costs).flatMap(([figure, unit]) => costRels(figure, unit)),
];

/** Numbers that are said in the same way. */
interface Style extends Pick<FigureWords, "said" | "degrees" | "some"> {
  figures: readonly string[];
  /** The words of the first of them. */
  en: readonly string[];
}
/** What is said before the noun is said of each number by itself. */
function stylesOf(figures: Figures): Style[] {
  const styles = new Map<string, Style>();
  for (const [figure, { said, degrees, some, en }] of Object.entries(figures)) {
    const key = said === "before" ? figure : [said, degrees, some].join();
    const known = styles.get(key) ?? { said, degrees, some, en, figures: [] };
    styles.set(key, { ...known, figures: [...known.figures, figure] } as Style);
  }
  return [...styles.values()];
}

const slotOf = ({ some }: Pick<FigureWords, "some">): string => (some ? "{n:#d}" : "{n:#0}");

/** How a number is bounded in English, with what more and less of it is called first; the slot is `n`. */
export function numbersOf(how: Comparison, words: Pick<FigureWords, "degrees" | "some"> = {}): string[] {
  const [en] = bounds[how];
  const [more, less] = words.degrees ?? ["more", "less"];
  const [first, ...rest] = en.map((phrase) => phrase.replace("N", slotOf(words)));
  const named = first!.replace(/\bmore\b/, more).replace(/\bless\b/, less);
  return [named, ...(named === first ? [] : [first!]), ...rest];
}
export const hows = Object.keys(bounds) as Comparison[];

/** One bound as slots, if it is in figures and of a number that is said so. */
const slotsOf = (list: Bounded["bounds"], how: Comparison, { figures }: Style): Slots | undefined => {
  const [bound] = list ?? [];
  return bound?.how === how && typeof bound.n === "number" && figures.includes(bound.of)
    ? { s: bound.of, n: bound.n }
    : undefined;
};
const boundOf = (how: Comparison, { s, n }: Slots, { figures }: Style): object | undefined =>
  figures.includes(s as string) ? { bounds: [{ of: s, how, n }] } : undefined;
/** The same of a number whose name is in the words. */
const named = ({ figures: [s] }: Style, { n }: Slots): Slots => ({ s, n });
const nameless = (slots: Slots | undefined): Slots | undefined => slots && { n: slots.n };

/** Said behind the noun or before it, and in Japanese before it. */
const boundRels = (style: Style): Production[] =>
  hows.flatMap((how) => {
    const numbers = numbersOf(how, style);
    const slot = slotOf(style);
    const amounts = numbers.map((n) => `with ${n} {s:BoundStat}`);
    const behind = [
      ...(style.said === "amount" ? amounts : []),
      ...numbers.map((n) => `with {s:BoundStat} ${n}`),
      ...numbers.map((n) => `with {s:BoundStat} of ${n}`),
      ...(style.said === "amount" ? [] : amounts),
      ...numbers.slice(0, 1).map((n) => `with ${n.replace(slot, `${slot} {s:BoundStat}`)}`),
      ...numbers.map((n) => `whose {s:BoundStat} is ${n}`),
      ...numbers.map((n) => `that <num:has/have> {s:BoundStat} ${n}`),
      ...numbers.flatMap((n) => [
        `of {s:BoundStat} ${n}`,
        `of ${n} {s:BoundStat}`,
        `having {s:BoundStat} ${n}`,
      ]),
      ...numbers.map((n) => `that <num:has/have> ${n} {s:BoundStat}`),
    ];
    const ja = bounds[how][1];
    const before = [
      `{s:BoundStat}${slot}${ja}の`,
      `{s:BoundStat}が${slot}${ja}の`,
      `{s:BoundStat}(が|は|の)${slot}${ja}である`,
    ];
    const make = (slots: Slots) => boundOf(how, slots, style);
    const take = ({ bounds: list }: Bounded) => (list?.length === 1 ? slotsOf(list, how, style) : undefined);
    if (style.said !== "before")
      return [
        both("Rel", make, take, behind, before),
        // "With 300 or less attack and 300 or less defense": of the second nothing says "with" again.
        read("BoundIs", make, [
          ...numbers.map((n) => `${n} {s:BoundStat}`),
          ...numbers.map((n) => `{s:BoundStat} [of] ${n}`),
          ...numbers.slice(0, 1).map((n) => n.replace(slot, `${slot} {s:BoundStat}`)),
        ]),
      ];
    const name = style.en.join("|");
    return [
      both(
        "Adj",
        (slots) => make(named(style, slots)),
        (it: Bounded) => nameless(take(it)),
        numbers.map((n) => `(${name}) ${n}`),
      ),
      both("Adj", make, take, [], before),
      read("Rel", make, behind),
    ];
  });

/** "That costs 3 or less": of a figure that has a verb of its own; UNIT stands behind the number. */
function costRels(of: string, unit: string): Production[] {
  return hows.map((how) =>
    read(
      "Rel",
      { bounds: [{ of, how, n: "$n" }] },
      numbersOf(how).map((n) => `(that <num:costs/cost>|costing) ${n.replace("{n:#0}", `{n:#0}${unit}`)}`),
    ),
  );
}

/** Said of a card that was spoken of: "it has cost 3 or less". */
const boundBeing = (style: Style): Production[] =>
  hows.flatMap((how) => {
    const numbers = numbersOf(how, style);
    const own = numbers.flatMap((n) => {
      const words = [`has {s:BoundStat} ${n}`, `has ${n} {s:BoundStat}`];
      return style.said === "amount" ? words.reverse() : words;
    });
    const ja = bounds[how][1];
    const make = (slots: Slots) => {
      const bound = boundOf(how, slots, style);
      return bound && { noun: "card", ...bound };
    };
    const take = (it: Bounded) =>
      it.noun === "card" && saysOnly(it, ["noun", "bounds"]) && it.bounds?.length === 1
        ? slotsOf(it.bounds, how, style)
        : undefined;
    return [
      ...(style.said === "before"
        ? [
            both(
              "IsIt",
              (slots) => make(named(style, slots)),
              (it: Bounded) => nameless(take(it)),
              andInPast(numbers.map((n) => `is (${style.en.join("|")}) ${n}`)),
            ),
          ]
        : []),
      // "Its cost is 3 or less": said of the number of a card that was spoken of
      read(
        "Cond",
        ({ r, ...slots }: Slots) => {
          const fits = make(slots);
          return fits && { if: "is", what: r, fits };
        },
        numbers.flatMap((n) => [
          `{r:Ref.sg.obj}'s {s:Stat} (is|was) ${n}`,
          `the {s:Stat} of {r:Ref.sg.obj} is ${n}`,
          ...(how === "exactly" ? [] : [`{r:Ref.sg.obj}'s {s:Stat} (is|was) (equal to|of) ${n}`]),
        ]),
        [`{r:Ref.sg.subj}の{s:BoundStat}(が|は)${slotOf(style)}${ja}(${deAru}|${ofIt}|${bare})`],
      ),
      read(
        "Cond",
        (slots: Slots) => {
          const fits = make(slots);
          return fits && { if: "is", what: "it", fits };
        },
        numbers.map((n) => `its {s:Stat} (is|was) ${n}`),
        [`その{s:BoundStat}(が|は)${slotOf(style)}${ja}(${deAru}|${ofIt}|${bare})`],
      ),
      both("IsIt", make, take, andInPast(own), [
        `{s:BoundStat}が${slotOf(style)}${ja}${deAru}`,
        `{s:BoundStat}${slotOf(style)}${ja}${deAru}`,
        `{s:BoundStat}(が|は|)${slotOf(style)}${ja}(${ofIt}|${bare})`,
      ]),
    ];
  });

/**
 * Whether numbers of a card are what a description says. A card that has no such number has none of 0 either.
 * @param read the number of a card, and whether cards of a definition have it at all
 * @param beside the number of another card, or NONE where there is no such card
 */
export const numbersHold = <Figure extends string, Ref>(
  list: readonly Bound<Figure, number | Beside<Figure, Ref>>[] | undefined,
  read: (of: Figure) => {
    number: (m: Machine, card: number) => number;
    has: (m: Machine, card: number) => boolean;
  },
  beside: (other: Beside<Figure, Ref>) => { card: CardNum; number: CardNum },
): Has[] =>
  (list ?? []).map(({ of, how, n }): Has => {
    const { number, has } = read(of);
    if (typeof n === "number") return (m, c) => has(m, c) && compare(how, number(m, c), n);
    const other = beside(n);
    return (m, c, self, seat) =>
      has(m, c) &&
      other.card(m, self, seat) !== NONE &&
      compare(how, number(m, c), other.number(m, self, seat));
  });
