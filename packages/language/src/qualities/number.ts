/**
 * Numbers: how high a number of a card has to be. A vocabulary says which numbers there are ("BoundStat"), and a game reads
 * each off a card.
 *
 * Example: `{ noun: "unit", bound: { of: "cost", how: "atMost", n: 3 } }` - "unit with cost 3 or less", 「コスト3以下の武将」.
 */

import type { Production } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Machine } from "@tefuda/kernel";
import { type Comparison, compare, type Has } from "../lowering/phrases.ts";
import { bounds } from "../phrases/asking.ts";
import type { Described } from "../phrases/bones.ts";
import { deAru } from "../phrases/inflect.ts";
import { saysOnly } from "../phrases/parts.ts";

/** What a description says of a number. */
export interface Bound<Figure extends string = string> {
  of: Figure;
  how: Comparison;
  n: number;
}
type Bounded = Described & { bound?: Bound };

/** A number in words; of each list the first is printed. */
export interface FigureWords {
  en: readonly string[];
  ja: readonly string[];
}

/** The phrases of numbers: what they are called, and what a card's have to be. */
export const numberPhrases = (
  figures: Readonly<Record<string, FigureWords>>,
  costs: Readonly<Record<string, string>>,
): Production[] => [
  ...Object.entries(figures).flatMap(([figure, { en, ja }]) => [
    say("Stat", figure, en, ja),
    say("BoundStat", figure, [...en, ...en.flatMap((name) => [`a ${name}`, `its ${name}`])], ja),
  ]),
  ...boundRels(),
  ...Object.entries(costs).flatMap(([figure, unit]) => costRels(figure, unit)),
  ...boundBeing(),
];

const numbered = (en: readonly string[]) => en.map((phrase) => phrase.replace("N", "{n:#0}"));

/** Said behind the noun, and in Japanese before it. */
function boundRels(): Production[] {
  return Object.entries(bounds).map(([how, [en, ja]]) => {
    const numbers = numbered(en);
    return say(
      "Rel",
      { bound: { of: "$s", how, n: "$n" } },
      [
        ...numbers.map((n) => `with {s:BoundStat} ${n}`),
        ...numbers.map((n) => `with {s:BoundStat} of ${n}`),
        ...numbers.map((n) => `with ${n} {s:BoundStat}`),
        ...numbers.slice(0, 1).map((n) => `with ${n.replace("{n:#0}", "{n:#0} {s:BoundStat}")}`),
        ...numbers.map((n) => `whose {s:BoundStat} is ${n}`),
        ...numbers.map((n) => `that <num:has/have> {s:BoundStat} ${n}`),
      ],
      [
        `{s:BoundStat}{n:#0}${ja}の`,
        `{s:BoundStat}が{n:#0}${ja}の`,
        `{s:BoundStat}(が|は|の){n:#0}${ja}である`,
      ],
    );
  });
}

/** "That costs 3 or less": of a figure that has a verb of its own; UNIT stands behind the number. */
function costRels(of: string, unit: string): Production[] {
  return Object.entries(bounds).map(([how, [en]]) =>
    read(
      "Rel",
      { bound: { of, how, n: "$n" } },
      numbered(en).map((n) => `that <num:costs/cost> ${n.replace("{n:#0}", `{n:#0}${unit}`)}`),
    ),
  );
}

/** Said of a card that was spoken of: "it has cost 3 or less". */
function boundBeing(): Production[] {
  return Object.entries(bounds).map(([how, [en, ja]]) =>
    both(
      "IsIt",
      ({ n, s }) => ({ noun: "card", bound: { of: s, how, n } }),
      (it: Bounded) =>
        it.noun === "card" && saysOnly(it, ["noun", "bound"]) && it.bound?.how === how
          ? { n: it.bound.n, s: it.bound.of }
          : undefined,
      numbered(en).flatMap((n) => [`has {s:BoundStat} ${n}`, `has ${n} {s:BoundStat}`]),
      [`{s:BoundStat}が{n:#0}${ja}${deAru}`, `{s:BoundStat}{n:#0}${ja}${deAru}`],
    ),
  );
}

/**
 * Whether a number of a card is what a description says. A card that has no such number has none of 0 either.
 * @param read the number of a card, and whether cards of a definition have it at all
 */
export function numberHolds<Figure extends string>(
  bound: Bound<Figure> | undefined,
  read: (of: Figure) => {
    number: (m: Machine, card: number) => number;
    has: (m: Machine, card: number) => boolean;
  },
): Has[] {
  if (!bound) return [];
  const { of, how, n } = bound;
  const { number, has } = read(of);
  return [(m, c) => has(m, c) && compare(how, number(m, c), n)];
}
