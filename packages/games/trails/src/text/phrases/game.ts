/** What the phrases that every game has are told of this one. */
import type { Game } from "@tefuda/language/phrases/antecedent";
import { changing, countedBy, type Measure } from "@tefuda/language/phrases/measures";
import { type Subject, subjectsFor } from "@tefuda/language/phrases/players";
import { rowsOf } from "@tefuda/language/phrases/rows";
import { tellerOf } from "@tefuda/language/phrases/told";
import type { Amount, Description } from "../tree.ts";

export const game: Game = {
  usual: "unit",
  bringUp: ["draw", "mill", "dig"],
  yours: ["dig"],
  moves: ["move"],
};

/** Bonuses stand on cards. */
export const tell = tellerOf(["bonus"]);

export const rows = rowsOf();

export const subjects: readonly Subject[] = subjectsFor("UNIT|card|ITEM", "UNIT|カード|ITEM");

/** What stands behind "for each" in English and before "につき" in Japanese. */
type Tail = { each: Description } | { halfOf: Description };

/** So many for each of some cards, or one for every two. */
export const measure: Measure = {
  amountOf(n, tail) {
    if (tail === undefined) return n;
    const it = tail as Tail;
    if ("each" in it) return n === 0 ? undefined : { each: it.each, times: n };
    return n === 1 ? { half: { each: it.halfOf, times: 1 } } : undefined;
  },
  apart(it) {
    const amount = it as Amount;
    if (typeof amount === "number") return { n: amount };
    if ("each" in amount) return { n: amount.times, f: { each: amount.each } };
    if (
      "half" in amount &&
      typeof amount.half === "object" &&
      "each" in amount.half &&
      amount.half.times === 1
    )
      return { n: 1, f: { halfOf: amount.half.each } };
    return undefined;
  },
};

export const counted = countedBy(measure);
export const changed = changing(measure);
