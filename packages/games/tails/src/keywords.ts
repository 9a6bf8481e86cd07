/** What a card has by a word that stands for a rule (tails-5.6, 5.7): printed on it or given to it, and not lost. */
import { type Machine, marked, NONE } from "@tefuda/kernel";
import { DIRECT, EXPLOSIVE, is, type Mark, mark } from "./schema.ts";
import type { Keyword } from "./text/tree.ts";

const KEYWORDS: Readonly<Record<Keyword, { printed: number; given: Mark; lost: Mark }>> = {
  direct: { printed: DIRECT, given: "direct", lost: "losesDirect" },
  explosive: { printed: EXPLOSIVE, given: "explosive", lost: "losesExplosive" },
};

export const givenMark = (keyword: Keyword): number => mark(KEYWORDS[keyword].given);
export const lostMark = (keyword: Keyword): number => mark(KEYWORDS[keyword].lost);

/** Whether a card's texts are off for a time or as long as another text says so. */
export const isBlank = (m: Machine, card: number): boolean => marked(m, card, mark("blank")) !== NONE;

/** tails-5.7: Direct is what a text of the card says; tails-5.6: Explosive is one of its types. */
export function hasKeyword(m: Machine, card: number, keyword: Keyword): boolean {
  const { printed, given, lost } = KEYWORDS[keyword];
  if (marked(m, card, mark(lost)) !== NONE) return false;
  const own = is(m, card, printed) && (keyword !== "direct" || !isBlank(m, card));
  return own || marked(m, card, mark(given)) !== NONE;
}
