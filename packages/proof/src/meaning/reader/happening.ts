/** What has happened is seen by the texts that wait for it. */
import { Unread } from "./asking.ts";
import { fits } from "./describing.ts";
import { type Happened, type Reading, type Said, startOf } from "./reading.ts";
import type { Cards, Description, Text, Trigger } from "./tree.ts";
import { seatsOf } from "./who.ts";
import { everything, type Found, found, NOBODY, type Thing } from "./world.ts";

/** Texts of one card may see it as it goes: `going` is the card that is leaving while it still lies there. */
export function happens(r: Reading, what: Happened): void {
  remember(r, what);
  for (const { thing, text, index } of worksOf(r, "when")) collect(r, thing, text, index, what);
  const { thing: own } = what;
  if (own && what.on === "discarded" && !r.rules.works(own))
    own.print.texts.forEach((text, index) => {
      if (text.kind === "when") collect(r, own, text, index, what);
    });
  for (const { thing, text, index } of what.thing ? worksOf(r, "icon") : [])
    if (thing === what.thing && r.rules.icons![text.icon!]?.(what))
      r.waiting.push({ text, index, said: { ...startOf(thing.seat, found(thing)), first: false } });
  if (own && r.rules.falls?.(what))
    own.print.texts.forEach((text, index) => {
      if (text.kind !== "effect") return;
      r.waiting.push({ text, index, said: { ...startOf(own.seat, found(own)), first: false } });
    });
  for (const one of [...r.later]) {
    if (one.on.on !== what.on || !isFor(r, one.on, what, one.said) || r.rules.waits?.(r, one)) continue;
    const trigger = triggerOf(what);
    const it = one.on.what === undefined ? one.said.it : trigger.trigger ? [trigger.trigger] : [];
    const text: Text = { kind: "when", do: one.does };
    r.waiting.push({ text, index: -1, said: { ...one.said, it, first: false, trigger } });
    if (one.once) r.later.splice(r.later.indexOf(one), 1);
  }
}

export const triggerOf = ({ thing, roles = {} }: Happened): Record<string, Found> =>
  Object.fromEntries(
    Object.entries({ ...(thing ? { trigger: thing } : {}), ...roles }).map(([ref, card]) => [
      ref,
      found(card),
    ]),
  );

/** A question is asked for each player; it cannot speak of the card that asks it. */
function remember(r: Reading, what: Happened): void {
  for (const asked of r.past.asked)
    for (const seat of [0, 1])
      if (asked.on === what.on && isFor(r, asked, what, startOf(seat, NOBODY))) r.past.happened(asked, seat);
  if (what.thing) r.past.does(found(what.thing), what.on);
}

/** Texts of a kind that are on. */
export function worksOf(r: Reading, kind: string): { thing: Thing; text: Text; index: number }[] {
  return everything(r.world).flatMap((thing) =>
    r.rules.works(thing)
      ? thing.print.texts.flatMap((text, index) => (text.kind === kind ? [{ thing, text, index }] : []))
      : [],
  );
}

/** Puts a text among those that wait, if this is what it waits for. */
export function collect(r: Reading, thing: Thing, text: Text, index: number, what: Happened): void {
  const said = startOf(thing.seat, found(thing));
  const on = text.on!;
  if (on.on !== what.on || !isFor(r, on, what, said)) return;
  const trigger = triggerOf(what);
  r.waiting.push({
    text,
    index,
    said: { ...said, it: trigger.trigger ? [trigger.trigger] : [], first: false, trigger },
  });
}

const KNOWN = ["on", "what", "who", "whose", "of", "how", "from", "each", "target", "by", "whom"];
/** Further words for how it happened. */
const HOW = ["player", "inCombat", "byEffect", "played", "battle", "kind", "as"];

/** Whether what happened is what a text speaks of; `seen`, that it has happened. */
export function isFor(r: Reading, on: Trigger, what: Happened, said: Said, seen = true): boolean {
  const keys = Object.keys(on).filter((key) => !KNOWN.includes(key) && !HOW.includes(key));
  if (keys.length > 0) throw new Unread(`trigger.${on.on}.${keys[0]}`);
  if (on.of !== undefined && on.of !== what.of) return false;
  if (on.how !== undefined && on.how !== what.how) return false;
  if (on.from !== undefined && r.rules.zones[on.from] !== what.from) return false;
  if (on.player && what.whom) return false;
  if (on.inCombat && !what.inCombat) return false;
  if (on.byEffect && !isByText(on, what)) return false;
  if (on.by === "attack" && !what.inCombat) return false;
  if (on.played && !what.played) return false;
  if (on.battle !== undefined && on.battle !== what.battle) return false;
  if (on.kind !== undefined && on.kind !== what.kind) return false;
  if (on.as !== undefined && on.as !== what.as) return false;
  const other = on.target ?? (on.by === "attack" ? undefined : on.by) ?? on.whom;
  if (other !== undefined && !isOther(r, other, what, said)) return false;
  if (on.on === "draws" && !on.each && what.n !== 0) return false;
  const who = on.who ?? on.whose;
  if (who !== undefined && (what.seat === undefined || !seatsOf(r, who, said).includes(what.seat)))
    return false;
  if (on.what === undefined) return true;
  if (!what.thing) return false;
  const cards = on.what as Cards | Description;
  if ("noun" in cards) return r.rules.isDone(r, what, cards, said);
  const { thing } = what;
  const { absent } = r.rules;
  // what counts as absent is seen, but nothing else is done in its stead
  const state = seen && absent?.triggers.includes(on.on) ? absent.state : undefined;
  return (
    isCards(r, cards, thing, said) || (typeof state === "string" && isCards(r, as(cards, state), thing, said))
  );
}

function isByText({ on }: Trigger, { inCombat, byText }: Happened): boolean {
  if (byText === undefined && inCombat === undefined) throw new Unread(`trigger.${on}.byEffect`);
  return byText ?? !inCombat;
}

/** Whether the other of two cards is one that a text speaks of. */
function isOther(r: Reading, cards: Cards | Description | string, { whom }: Happened, said: Said): boolean {
  if (cards === "forts") return whom === undefined;
  if (typeof cards === "string") throw new Unread(`trigger at ${cards}`);
  if (!whom) return false;
  return "noun" in cards ? fits(r, whom, cards, said) : isCards(r, cards, whom, said);
}

/** The same of a card in a state, where nothing is said of its state. */
function as(cards: Cards, state: string): Cards {
  if ("both" in cards) return { both: cards.both.map((part) => as(part, state)) };
  if ("ref" in cards || cards.what.is?.state !== undefined) return cards;
  return { ...cards, what: { ...cards.what, is: { ...cards.what.is, state } } };
}

function isCards(r: Reading, cards: Cards, thing: Thing, said: Said): boolean {
  if ("both" in cards) return cards.both.some((part) => isCards(r, part, thing, said));
  if ("ref" in cards) {
    const own = r.rules.refs?.[cards.ref];
    if (own) return own(r, said.self.thing).includes(thing);
    if (cards.ref !== "this") throw new Unread(`trigger of ${cards.ref}`);
    return thing === said.self.thing;
  }
  return fits(r, thing, cards.what, said);
}
