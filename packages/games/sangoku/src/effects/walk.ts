/** What a statement is about. */
import type { Cards, Statement } from "../text/tree.ts";

/** The cards that a statement is about. */
export function subjectOf(s: Statement): Cards | undefined {
  return "who" in s && typeof s.who === "object" ? s.who : undefined;
}
/** The same statement about other cards. */
export const about = (s: Statement, cards: Cards): Statement => ({ ...s, who: cards }) as Statement;
