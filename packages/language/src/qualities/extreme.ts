/**
 * The most and the least: what a card has to be among all that are else what is described.
 *
 * Example: `{ noun: "unit", extreme: { which: "highest", of: "str" } }` - "the UNIT with the highest STR", 「最もSTRの高いUNIT」.
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Machine } from "@tefuda/kernel";
import type { Has, Search } from "../lowering/phrases.ts";
import type { Counted, Described } from "../phrases/bones.ts";
import { exactly, single } from "../phrases/counted.ts";

export interface Extreme<Figure> {
  which: "highest" | "lowest";
  of: Figure;
  /** Among the cards of one player: where each is to choose out of their own. No text says it so. */
  each?: true;
}

/** Whatever it has most of, it has it among the cards of its player only. */
export const ofEach = <D extends { extreme?: Extreme<unknown> }>(d: D): D =>
  d.extreme ? { ...d, extreme: { ...d.extreme, each: true } } : d;

const sorts = [
  ["highest", "(highest|most|greatest|largest|biggest)", "高い", "(大きい|多い)"],
  ["lowest", "(lowest|least|fewest|smallest)", "低い", "(小さい|少ない)"],
] as const;

type Said = Described & { extreme?: unknown };

export const extremePhrases = (): Production[] => [
  read(
    "Counted",
    ({ d }: Slots) => ((d as Said).extreme ? { count: exactly(1), what: d } : undefined),
    [],
    "{d:Desc}",
    { num: ["sg"], role: ["obj", "subj"] },
  ),
  ...sorts.map(([which, en, ja, more]) =>
    say(
      "Rel",
      { extreme: { which, of: "$s" } },
      [`with the ${which} {s:Stat}`, `(with|that has|that have) (the|its) ${en} {s:Stat}`],
      [
        `最も{s:Stat}の${ja}`,
        `(最も|一番|もっとも){s:Stat}(の|が)(${ja}|${more})`,
        `{s:Stat}(の|が)(最も|一番|もっとも)(${ja}|${more})`,
      ],
    ),
  ),
  ...sorts.map(([which, en]) =>
    read(
      "Rel",
      { extreme: { which, of: "$s" }, amongst: "$d" },
      `(with|that has) the ${en} {s:Stat} (among|of) [all] [the] {d:Desc.pl}`,
    ),
  ),
  // Who chooses among those that are tied is whoever chooses.
  read(
    "Act",
    "$a",
    "{a:Line}. (if [(two or more|several|multiple)] [cards|units] (are|is) tied|in case of a tie|if there is a tie) [for [the] (highest|lowest|most|least) {s:Stat}] , [you] [may] choose (one|which one|any) [(of them|among them)].",
  ),
  both(
    "Counted",
    ({ d }) => ((d as Said).extreme ? { count: exactly(1), what: d } : undefined),
    ({ count, what }: Counted) =>
      single("exactly")(count) && (what as Said).extreme ? { d: what } : undefined,
    "the {d:Desc}",
    [],
    { num: ["sg"], role: ["obj", "subj"] },
  ),
];

/** Whether no other card of those that are else what is described has more, or less. */
export function extremeHolds(
  { which, each }: Extreme<unknown>,
  number: (m: Machine, card: number) => number,
  search: Search,
  fits: Has,
): Has {
  const sign = which === "highest" ? 1 : -1;
  return (m, card, self, seat) => {
    const own = sign * number(m, card);
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let most = true;
    for (let i = 0; i < n && most; i++) {
      const other = out[i]!;
      if (each && m.actsFor(other) !== m.actsFor(card)) continue;
      most = sign * number(m, other) <= own || !fits(m, other, self, seat);
    }
    m.giveBack();
    return most;
  };
}
