/** Shorthand for the phrases of this game. */
import type { Production } from "@tefuda/cardtext";
import { type Phrases, say } from "@tefuda/cardtext/write";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { godan } from "@tefuda/language/phrases/inflect";

/** A verb of yours, or of whoever may do it. */
export const mine = (node: unknown, en: Phrases, ja: Phrases): Production => vp(node, en, ja, yours);
/** What becomes of cards, what holds for a player, and what a card is said to be behind its noun. */
export const pred = (node: object, en: Phrases, ja: Phrases): Production => say("Pred", node, en, ja);
export const rule = (node: object, en: Phrases, ja: Phrases): Production => say("Rule", node, en, ja);
export const rel = (part: object, en: Phrases, ja: Phrases, only?: Production["only"]): Production =>
  say("Rel", part, en, ja, only);

export const may = "(may|can)";
export const dekiru = "<end:できる/できて/でき/できる>";
export const naru = godan("な", "る");

/** The values of fights. */
export const FIGHT = ["attack", "defense"];

/** What holds, for a time or as long as its card lies there. */
export const lasting = (what: object, term: unknown): object => ({
  do: "lasting",
  what,
  ...(term !== undefined && { for: term }),
});

export const entries = <V>(of: Readonly<Record<string, V>>): [string, V][] => Object.entries(of);

/** A description that says more than "cards". */
export const notCard = (d: unknown): unknown =>
  Object.keys(d as object).length > 1 || (d as { noun: string }).noun !== "card" ? d : undefined;
