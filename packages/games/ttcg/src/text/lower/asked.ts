/** Conditions and triggers, from how a text says them to the tree that effects are made of. */

import type * as said from "../said/index.ts";
import type { Condition, Trigger } from "../tree.ts";
import { cards, description } from "./cards.ts";
import { type Around, pointing } from "./pointing.ts";

export function condition(c: said.Condition, around: Around): Condition {
  switch (c.if) {
    case "count":
    case "outnumber":
      return { ...c, what: description(c.what, around) };
    case "is": {
      const fits = description(c.fits, around);
      return pointing(c.what, around, (what) => ({ if: "is", what, fits }));
    }
    case "every":
      return { ...c, what: description(c.what, around), fits: description(c.fits, around) };
    case "event":
      return { ...c, what: description(c.what, around) };
    case "not":
      return { if: "not", what: condition(c.what, around) };
    case "and":
    case "or":
      return { if: c.if, of: c.of.map((one) => condition(one, around)) };
    default:
      return c;
  }
}

export function trigger(t: said.Trigger, around: Around): Trigger {
  switch (t.on) {
    case "either":
      return { on: "either", of: t.of.map((one) => trigger(one, around)) };
    case "played":
      return t.who === undefined
        ? { ...t, what: cards(t.what, around) }
        : { ...t, what: description(t.what, around) };
    case "draws":
      return { on: "draws", who: t.who, ...(t.byEffect && { byEffect: true }) };
    case "discards":
      return { ...t, what: description(t.what, around) };
    case "activates": {
      const { what, ...rest } = t;
      return { ...rest, ...(what && { what: description(what, around) }) };
    }
    case "destroys":
      return { ...t, what: cards(t.what, around), victim: description(t.victim, around) };
    case "attacks":
    case "afterAttack": {
      const target = typeof t.target === "object" ? cards(t.target, around) : t.target;
      return { on: t.on, what: cards(t.what, around), ...(target && { target }) };
    }
    default:
      return "what" in t ? { ...t, what: cards(t.what, around) } : t;
  }
}
