/** What a card has by a word that stands for a rule (tails-5.6, 5.7): printed on it or given to it, and not lost. */
import { type Machine, marked, NONE } from "@tefuda/kernel";
import { DIRECT, EXPLOSIVE, is, mark } from "./schema.ts";
import type { Keyword } from "./text/tree.ts";

/** By keyword: the type that says it, and the marks that give it and take it away. Numbers, since each attack asks. */
const KEYWORDS: Readonly<Record<Keyword, { printed: number; given: number; lost: number }>> = {
  direct: { printed: DIRECT, given: mark("direct"), lost: mark("losesDirect") },
  explosive: { printed: EXPLOSIVE, given: mark("explosive"), lost: mark("losesExplosive") },
};

export const givenMark = (keyword: Keyword): number => KEYWORDS[keyword].given;
export const lostMark = (keyword: Keyword): number => KEYWORDS[keyword].lost;

const BLANK = mark("blank");
/** Whether a card's texts are off for a time or as long as another text says so. */
export const isBlank = (m: Machine, card: number): boolean => marked(m, card, BLANK) !== NONE;

/** tails-5.7: Direct is what a text of the card says; tails-5.6: Explosive is one of its types. */
export function hasKeyword(m: Machine, card: number, keyword: Keyword): boolean {
  const { printed, given, lost } = KEYWORDS[keyword];
  if (marked(m, card, lost) !== NONE) return false;
  const own = is(m, card, printed) && (keyword !== "direct" || !isBlank(m, card));
  return own || marked(m, card, given) !== NONE;
}
