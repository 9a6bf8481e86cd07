/** What players do: draw, discard, destroy, damage, heal, and the rest that is no move of a card. */
import { equal, type Form, type Production, type Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards, Description, Who } from "../tree.ts";
import { counts } from "./amounts.ts";
import { isCounted, wholeHand } from "./cards.ts";
import { without } from "./describe.ts";
import { subjects, whoOf } from "./players.ts";

type Seen = Extract<Action, { do: "look" }>["what"];

const you = { by: ["you"] };
const notYou = { by: Object.keys(subjects) };

/** A verb whose doer is no part of the meaning: it is always you. */
function vp(node: unknown, en: Phrases): Production {
  return say("VP", node, en, undefined, you);
}

/** The hand that somebody discards from when a text says no more than "a card". */
function ownHand(by: string | undefined): { in: "hand"; whose: Who } {
  return { in: "hand", whose: whoOf(by) === "you" ? "you" : "they" };
}

/** A description that would be of the hand as well as of the battlefield: one says "a card" of the hand only. */
function isCard(what: Description): boolean {
  return what.noun === "card" && what.types === undefined;
}

/** "Discards a card": from the own hand. "Discard a Troop": one of yours on the battlefield, if no place is said. */
function discarded(what: Cards, by: string | undefined): Cards {
  if ("both" in what) return { both: what.both.map((part) => discarded(part, by)) };
  if (!isCounted(what) || what.what.side || what.what.zone) return what;
  if (isCard(what.what)) return { ...what, what: { ...what.what, zone: ownHand(by) } };
  return whoOf(by) === "you" ? { ...what, what: { ...what.what, side: "yours" } } : what;
}

/** The words for what is discarded, as short as they may be; undefined where there are none. */
function undiscarded(what: Cards, by: string | undefined): Cards | undefined {
  if ("both" in what) {
    const parts = what.both.map((part) => undiscarded(part, by));
    return parts.includes(undefined) ? undefined : { both: parts as Cards[] };
  }
  // Of everything in a hand, the hand itself is spoken of.
  const short =
    isCounted(what) && what.count !== "all" ? { ...what, what: without(what.what, "side", "zone") } : what;
  if (equal(discarded(short, by), what)) return short;
  return equal(discarded(what, by), what) ? what : undefined;
}

function isHand(what: Cards): boolean {
  return isCounted(what) && what.what.zone?.in === "hand";
}

/** All cards in a hand are the hand, where they are only looked at. */
function seen(what: Cards): Seen {
  const hand = wholeHand(what);
  return hand ? { hand } : what;
}

function unseen(what: Seen): Cards {
  if (!("hand" in what)) return what;
  return { count: "all", what: { noun: "card", zone: { in: "hand", whose: what.hand } } };
}

/** The top of a pile: discarding that is an action of its own. */
function isTop(what: Cards): boolean {
  return isCounted(what) && what.what.zone?.in === "deck" && what.what.zone.top !== undefined;
}

function discard(form: Form, what: Cards): Action {
  return { do: "discard", who: whoOf(form.by), what: discarded(what, form.by) };
}

const health = "(base health|base health point|base health points|health for (your|their) base)";

export const verbs: Production[] = [
  counts("VP", { do: "draw", who: "@by", n: "$n" }, "~draw {n:CardsN}"),

  vp({ do: "mill", who: "$w", n: 1 }, "(discard|mill) the top card of {w:Whose} (draw pile|deck)"),
  vp(
    { do: "mill", who: "$w", n: "$n" },
    "(discard|mill) the top {n:#+} cards of {w:Whose} (draw pile|deck|draw piles|decks)",
  ),
  counts("VP", { do: "mill", who: "@by", n: "$n" }, "~mill {n:CardsN}"),
  both(
    "VP",
    ({ what }, form) => (isTop(what as Cards) ? undefined : discard(form, what as Cards)),
    (it: Action, form) => {
      if (it.do !== "discard" || it.who !== whoOf(form.by)) return undefined;
      // What is paid is said in full: one pays with a Troop from the battlefield in the same words.
      const what = form.pay === "paying" && isHand(it.what) ? it.what : undiscarded(it.what, form.by);
      return what && { what };
    },
    ["~discard {what:Objs.asCard}", "(~sacrifice|~give up) {what:Objs.asCard}"],
  ),
  read(
    "VP",
    ({ what }: Slots, form: Form) => discard(form, what as Cards),
    "(~discard|~sacrifice) {what:Objs.asCard} they control",
    undefined,
    notYou,
  ),
  read(
    "VP",
    ({ d }: Slots, form: Form) => discard(form, { count: { exactly: 1 }, what: d as Description }),
    "(~discard|~sacrifice) one of their {d:Desc.pl}",
    undefined,
    notYou,
  ),
  say(
    "VP",
    { do: "mill", who: "@by", n: 1 },
    "~discard the top card of (its|their) (draw pile|deck)",
    undefined,
    notYou,
  ),
  say(
    "VP",
    { do: "mill", who: "@by", n: "$n" },
    "~discard the top {n:#+} cards of (its|their) (draw pile|deck)",
    undefined,
    notYou,
  ),

  counts("VP", { do: "base", who: "@by", n: "$n", sign: 1 }, [
    "~gain {n:#d} base health",
    `~gain {n:#d} ${health}`,
  ]),
  counts("VP", { do: "base", who: "@by", n: "$n", sign: -1 }, [
    "~lose {n:#d} base health",
    `(~lose|~pay) {n:#d} ${health}`,
  ]),
  ...(
    [
      [1, "heal {w:Whose} base {n:#d}"],
      [1, "heal {w:Whose} base (by|for) {n:#d}"],
      [-1, "deal {n:#d} damage to {w:Whose} base"],
    ] as const
  ).map(([sign, en]) => read("VP", { do: "base", who: "$w", n: "$n", sign }, en, undefined, you)),

  vp({ do: "destroy", what: "$what" }, ["destroy {what:Objs}", "(kill|choose and destroy) {what:Objs}"]),
  counts(
    "VP",
    { do: "damage", what: "$what", n: "$n" },
    ["deal {n:#d} damage to {what:Obj}", "(do|inflict) {n:#d} damage (to|on) {what:Obj}"],
    you,
  ),
  read("VP", { do: "damage", what: "$what", n: "$n" }, "(damage|hit) {what:Obj} for {n:#d}", undefined, you),
  counts(
    "VP",
    { do: "heal", what: "$what", n: "$n" },
    [
      "heal {what:Obj} {n:#d}",
      "heal {what:Obj} (by|for) {n:#d}",
      "heal {n:#d} [damage] (from|on|of) {what:Obj}",
      "(restore|give) {n:#d} health to {what:Obj}",
      "remove {n:#d} damage from {what:Obj}",
      "repair {what:Obj} {n:#d}",
    ],
    you,
  ),
  vp({ do: "heal", what: "$what", n: "all" }, [
    "heal all damage from {what:Obj}",
    "heal all damage (of|on) {what:Obj}",
    "(fully|completely) heal {what:Obj}",
    "heal {what:Obj} (fully|completely)",
    "remove all damage from {what:Obj}",
  ]),

  both(
    "VP",
    ({ what }, form) => ({ do: "look", who: whoOf(form.by), what: seen(what as Cards) }),
    (it: Action, form) =>
      it.do === "look" && it.who === whoOf(form.by) ? { what: unseen(it.what) } : undefined,
    "~look at {what:Obj.asCard}",
  ),
  both(
    "VP",
    ({ what }) => ({ do: "reveal", what: seen(what as Cards) }),
    (it: Action) => (it.do === "reveal" ? { what: unseen(it.what) } : undefined),
    "reveal {what:Obj.asCard}",
    undefined,
    you,
  ),
  say(
    "VP",
    { do: "reveal", what: { hand: "@by" } },
    ["~reveal their hand", "(~reveal|~show) their (hand|hands)"],
    undefined,
    notYou,
  ),
  say(
    "VP",
    { do: "shuffle", who: "@by", pileToo: true },
    "~shuffle <own:your/their> discard pile into <own:your/their> (draw pile|deck)",
  ),
  say("VP", { do: "shuffle", who: "@by" }, [
    "~shuffle <own:your/their> draw pile",
    "~shuffle (your|their) deck",
  ]),
  vp({ do: "turnUp", what: "$what" }, ["turn up {what:Objs.asCard}", "turn {what:Obj.asCard} face-up"]),
  vp({ do: "counter", what: "$d" }, [
    "counter that {d:Playable.sg}",
    "(counter|cancel|negate) (that|the|a) {d:Playable.sg}",
  ]),
  read("VP", { do: "counter", what: { noun: "card" } }, "(counter|cancel|negate) it", undefined, you),
  read(
    "VP",
    { do: "lasting", what: { is: "bonus", on: "$c", bonus: "$b" }, for: "$t" },
    "give {c:Obj} {b:Bonuses} {t:Dur}",
    undefined,
    you,
  ),
  vp({ do: "endTurn" }, ["end the turn", "end (this|your) turn"]),
];
