/** Cards that are moved and looked at, from how a text says it to the tree that effects are made of. */

import { areAny } from "../described.ts";
import type * as said from "../said/index.ts";
import type { Action, Cards, Zone } from "../tree.ts";
import { amount, cards, zone } from "./cards.ts";
import type { Around } from "./pointing.ts";

type Of<D extends said.Moved["do"]> = Extract<said.Moved, { do: D }>;

function discarding({ who, what }: Of<"discard">, around: Around): Action {
  if ("ref" in what && what.from?.in === "hand")
    return { do: "discard", who, what: cards({ ref: what.ref }, around), from: "hand" };
  if ("count" in what && what.what.zone?.in === "hand" && what.what.zone.whose === who) {
    const { zone: _, ...bare } = what.what;
    if (what.count === "all" && areAny(bare)) return { do: "discardHand", who };
    return { do: "discard", who, what: cards({ ...what, what: bare }, around) };
  }
  return { do: "discard", who, what: cards(what, around) };
}

function shuffling({ who, pileToo }: Of<"shuffle">): Action {
  if (!pileToo) return { do: "shuffle", who };
  const what: Cards = { count: "all", what: { noun: "card", zone: { in: "pile", whose: who } } };
  return { do: "move", what, to: "deckShuffled", ...(who !== "you" && { who }) };
}

function searching(a: Of<"search">, around: Around): Action {
  const where: Zone = a.zone ? zone(a.zone, around) : { in: "deck", whose: "you" };
  const what = cards(a.what, around);
  return a.to === "under"
    ? { do: a.do, zone: where, what, to: a.to, under: cards(a.under, around) }
    : { do: a.do, zone: where, what, to: a.to };
}

/** What is seen: some cards, or all of a zone. */
function seen(what: said.Seen, around: Around): Cards | { zone: Zone } {
  if ("hand" in what) return { zone: { in: "hand", whose: what.hand } };
  if (!("count" in what) || what.count !== "all" || !what.what.zone) return cards(what, around);
  const { zone: where, ...rest } = what.what;
  return areAny(rest) ? { zone: zone(where, around) } : cards(what, around);
}
function looking({ who, what }: Of<"look">, around: Around): Action {
  const it = seen(what, around);
  return { do: "look", who, ...("zone" in it ? it : { what: it }) };
}

export function moved(a: said.Moved, around: Around): Action {
  switch (a.do) {
    case "draw":
    case "mill":
      return { do: a.do, who: a.who, n: amount(a.n, around) };
    case "drawUntil":
    case "discardDownTo":
      return a;
    case "discard":
      return discarding(a, around);
    case "move":
    case "enter":
    case "recover":
      return { ...a, what: cards(a.what, around) };
    case "place":
      return { do: a.do, what: cards(a.what, around), under: cards(a.under, around) };
    case "play": {
      const { under, ...rest } = a;
      const what = cards(a.what, around);
      return under ? { do: "place", what, under: cards(under, around) } : { ...rest, what };
    }
    case "search":
      return searching(a, around);
    case "shuffle":
      return shuffling(a);
    case "swapCards":
      return { do: a.do, a: cards(a.a, around), b: cards(a.b, around) };
    case "swapZones":
      return { do: a.do, a: zone(a.a, around), b: zone(a.b, around) };
    case "look":
      return looking(a, around);
    case "reveal": {
      // a hand is shown by whoever holds it
      const holder = "hand" in a.what ? a.what.hand : "you";
      return { do: a.do, who: a.who ?? holder, what: seen(a.what, around) };
    }
    case "arrange":
      return { do: a.do, who: a.who, zone: zone(a.what.what.zone, around), back: a.back };
  }
}
