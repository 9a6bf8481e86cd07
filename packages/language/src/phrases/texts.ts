/** Whole texts of a card: their fields, and what a trigger speaks of for what is done behind it. */
import type { Slots } from "@tefuda/cardtext/types";
import { explained, type Game } from "./antecedent.ts";
import type { Action, Cards, Described } from "./bones.ts";
import { whole } from "./rows.ts";

/** A text of a kind; slots that were left out are no fields. */
export function textOf(kind: string, fields: Slots): Slots {
  return { kind, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
}

/** What is taken from texts of one kind only. */
export function takingOf<Text extends { kind: string }>() {
  return <K extends Text["kind"]>(kind: K, take: (it: Extract<Text, { kind: K }>) => Slots | undefined) =>
    (it: Text): Slots | undefined =>
      it.kind === kind ? take(it as Extract<Text, { kind: K }>) : undefined;
}

/** What a text waits for. */
export interface Trigger {
  readonly on: string;
  readonly what?: unknown;
  readonly who?: unknown;
  /** To what cards it was done, where it speaks of these as well. */
  readonly whom?: unknown;
}

/** The card that a trigger speaks of; "it" is neither of two. */
export function spokenBy(on: Trigger): string | undefined {
  if (on.what === undefined || on.whom !== undefined) return undefined;
  const cards = on.what as Cards;
  return on.on !== "played" && "ref" in cards ? cards.ref : "trigger";
}

/** Of two cards that a trigger speaks of, of which one has words of its own, as "this card", "that card" is the other. */
function otherOf({ what, whom }: Trigger): "doer" | "whom" | undefined {
  if (whom === undefined) return undefined;
  const [doerNamed, otherNamed] = [what, whom].map((cards) => "ref" in (cards as Cards));
  return doerNamed === otherNamed ? undefined : doerNamed ? "whom" : "doer";
}

/** The cards that "that card" is one of. */
const spokenOf = (on: Trigger): unknown => (otherOf(on) === "whom" ? on.whom : on.what);

/** What a trigger says of the card that it speaks of. */
function describedBy(on: Trigger): Described | undefined {
  if (typeof on.what === "object" && on.what !== null && "noun" in on.what) return on.what as Described;
  const cards = spokenOf(on) as Cards | undefined;
  return cards && "count" in cards ? cards.what : undefined;
}

/** What that card is called behind the trigger. */
export function nounOf({ usual }: Game, on: Trigger): string {
  const cards = spokenOf(on);
  if (typeof cards === "object" && cards !== null && "both" in cards) return "card";
  const what = describedBy(on) as (Described & { also?: unknown }) | undefined;
  return what === undefined ? usual : what.also ? "card" : what.noun;
}

/** What happens to a card, as what another does, where a text goes on to speak of that: "the UNIT that stunned it". */
function byAnother({ doneBy, usual }: Game, trigger: Trigger, acts: unknown): Trigger {
  const on = doneBy?.[trigger.on];
  const { byEffect } = trigger as { byEffect?: unknown };
  if (on === undefined || byEffect || !JSON.stringify(acts).includes('"doer"')) return trigger;
  return { ...trigger, on, what: { count: { exactly: 1 }, what: { noun: usual } }, whom: trigger.what };
}

/** What one of two cards is said to be beside the other: "it stuns a UNIT with a higher cost". */
function besideOther(on: Trigger): Trigger | undefined {
  const { what, whom } = on as { what?: Cards; whom?: Cards };
  if (!what || !whom) return on;
  const [a, b] = [beside(what, whom), beside(whom, what)];
  return a && b && { ...on, what: a, whom: b };
}
function beside(cards: Cards, other: Cards): Cards | undefined {
  if (!("count" in cards)) return cards;
  const { bounds } = cards.what as { bounds?: readonly { n: { of?: string } | number }[] };
  const isBeside = ({ n }: { n: { of?: string } | number }): boolean =>
    typeof n !== "number" && n.of === "it";
  if (!bounds?.some(isBeside)) return cards;
  if (!("ref" in other)) return undefined;
  const named = bounds.map((one) =>
    isBeside(one) ? { ...one, n: { ...(one.n as { of?: string }), of: other.ref } } : one,
  );
  return { ...cards, what: { ...cards.what, bounds: named } as Described };
}

/** Whom such cards attack: nobody attacks oneself. */
function struckBy(what: unknown): "opponent" | "any" {
  const cards = what as Cards;
  const mine = "ref" in cards ? cards.ref === "this" : "count" in cards && cards.what.side === "yours";
  return mine ? "opponent" : "any";
}

/** A trigger, its condition, which is said before it, and what is then done; undefined where "it" means nothing. */
export function awaited(game: Game, trigger: Trigger, condition: unknown, acts: unknown): Slots | undefined {
  const on = besideOther(byAnother(game, trigger, acts));
  if (!on) return undefined;
  const cond = explained(game, { on, if: condition }, undefined);
  const that = otherOf(on);
  const rest = explained(game, { do: whole<Action>(acts) }, spokenBy(on), false, {
    ...(on.whom === undefined && describedBy(on)?.side === "yours" && { mine: true }),
    // of any player it is not known here who it was, and "they" is nobody
    ...(on.who !== undefined && { player: on.who === "both" ? "any" : on.who }),
    ...(that !== undefined && { that }),
    struck: game.strikes?.(on) ? struckBy(on.what) : undefined,
    noun: nounOf(game, on),
    left: game.takesAway.includes(on.on),
    ...(on.who === "both" && on.what === undefined && { active: true }),
  });
  return cond && rest && { ...cond, ...rest };
}
