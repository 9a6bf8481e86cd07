/** Of which cards triggers, conditions and phrases speak, for the words that point back at them. */
import { isHeld } from "./described.ts";
import { subjectOf } from "./statements.ts";
import type { Action, Cards, Condition, Description, Reference, Replaced, Trigger, Zone } from "./tree.ts";

/** Something a text has spoken of. */
export interface Spoken {
  many: boolean;
  /** Whether it lies on the field when the next part is done. */
  field: boolean;
  /** What it was said to be; undefined where it was not. */
  what?: Description;
  /** The phrase it was spoken of with, where a word that points back means all that the phrase means, then as now. */
  again?: Cards;
  /** The phrase of a condition, "if you control a dragon": the first word that points back is one such card. */
  any?: Cards;
  /** A number is taken from it and nothing is done to it. */
  aside?: true;
}

/** The card that a trigger speaks of. */
export function speaksOf(t: Trigger): Spoken | undefined {
  if (t.on === "either") {
    const all = t.of.map(speaksOf);
    return all.every((spoken) => spoken !== undefined) ? all[0] : undefined;
  }
  if (!("what" in t) && !OF_A_CARD.has(t.on)) return undefined;
  const what = OF_A_CARD.has(t.on) ? ANY_CARD : undefined;
  const called = ("what" in t ? describedBy(t.what) : undefined) ?? what;
  const said =
    called?.noun === "card" && FIGHTS.has(t.on) && !called.anyOf
      ? { ...called, noun: "unit" as const }
      : called;
  return { many: false, field: !GONE.has(t.on), ...(said && { what: said }) };
}
/** What "that unit" is behind a trigger, as far as it says. */
export function thatOf(t: Trigger): Description | undefined {
  if (t.on === "destroys") return t.victim;
  if (t.on === "attacks" && typeof t.target === "object" && "count" in t.target) return t.target.what;
  if (t.on === "attacked" && "ref" in t.what) return { noun: "unit" };
  return speaksOf(t)?.what;
}
const describedBy = (what: Cards | Description | undefined): Description | undefined =>
  what === undefined ? undefined : "noun" in what ? what : "count" in what ? what.what : undefined;
export const ANY_CARD: Description = { noun: "card" };
/** What attacks and is attacked is a unit, whatever it is called (ttcg-9.1). */
const FIGHTS: ReadonlySet<Trigger["on"]> = new Set(["attacks", "afterAttack", "attacked", "directHit"]);
const OF_A_CARD: ReadonlySet<Trigger["on"]> = new Set(["draws", "mills", "discards", "activates"]);
const GONE: ReadonlySet<Trigger["on"]> = new Set([
  "sentToPile",
  "destroyed",
  "discarded",
  "milled",
  "leavesField",
  "returned",
  "draws",
  "mills",
  "discards",
]);

/** Whether "this card" or "that unit" is not on the field any more when a trigger's text is carried out. */
export function hasLeft(ref: Reference, t: Trigger | undefined): boolean {
  if (!t || !("what" in t) || !t.what) return false;
  const own = "ref" in t.what && t.what.ref === "this";
  if (ref === "this") return own && GONE.has(t.on);
  return ref === "trigger" && (GONE.has(t.on) || t.on === "destroys");
}

/** The card of what would happen, for what happens instead. */
export function ofReplaced(of: Replaced): Spoken | undefined {
  if (of.would === "losePoints" || of.would === "gainPoints") return undefined;
  const what = "what" in of ? describedBy(of.what) : undefined;
  return { many: false, field: true, ...(what && { what }) };
}

/** Whether a trigger speaks of two cards: "when this card attacks a dragon", "when this card destroys a unit". */
export function twoCards(t: Trigger): boolean {
  if (t.on === "either") return t.of.some(twoCards);
  if (t.on === "destroys") return true;
  return (t.on === "attacks" || t.on === "afterAttack") && typeof t.target === "object";
}

/** "The top card of your deck". */
export const isOne = (zone: Zone): boolean => zone.in === "deck" && zone.top === 1;

export function isMany(cards: Cards): boolean {
  if ("ref" in cards) return cards.ref === "them";
  if ("both" in cards) return true;
  const { count, what } = cards;
  // "the top card of your deck"
  if (count === "all") return !what.zone || !isOne(what.zone);
  return count === "any" || ("exactly" in count ? count.exactly : count.upTo) !== 1;
}

/** Whether a trigger speaks of a card by what it is, so that "it" can be that card. */
export function describes(t: Trigger | undefined): boolean {
  if (!t) return false;
  if (t.on === "either") return t.of.some(describes);
  return !("what" in t) || !t.what || !("ref" in t.what);
}

/** "If this card is ...", "if this card has two cards underneath it": what is said next of "it" is said of this card. */
export function aboutThis(c: Condition | undefined): boolean {
  if (!c) return false;
  if (c.if === "and" || c.if === "or") return c.of.some(aboutThis);
  if (c.if === "not") return aboutThis(c.what);
  if (c.if === "is") return c.what === "this";
  // "this card is the only unit you control"
  return c.if === "count" && !isHeld(c.what.zone) && (c.what.other === true || c.what.zone?.in === "under");
}

/** Whether the first thing that is said is said of this card. */
export function saysThis(a: Action): boolean {
  if (a.do === "seq") return saysThis(a.of[0]!);
  const what = a.do === "lasting" ? subjectOf(a.what) : "what" in a ? a.what : undefined;
  return typeof what === "object" && "ref" in what && what.ref === "this";
}

/** One card of those that a condition asks for: "a dragon" of "if your opponent controls a dragon". */
export function oneOf(c: Condition): Extract<Cards, { count: unknown }> | undefined {
  if (c.if !== "count" || c.have || c.how !== "atLeast" || c.n !== 1) return undefined;
  const { zone } = c.what;
  if (isHeld(zone)) return undefined;
  const anywhere = !zone || (zone.in === "field" && zone.whose === "both");
  return { count: { exactly: 1 }, what: anywhere ? { ...c.what, zone: { in: "field" } } : c.what };
}
