/** Actions around others, from how a text says them to the tree that effects are made of. */
import type * as said from "../said/index.ts";
import type { Action, Replaced, SaidSo } from "../tree.ts";
import { condition, trigger } from "./asked.ts";
import { cards, description } from "./cards.ts";
import { done } from "./done.ts";
import type { Around } from "./pointing.ts";
import { row } from "./rows.ts";

function replaced(of: said.Replaced, around: Around): Replaced {
  if (!("what" in of)) return of;
  const what = cards(of.what, around);
  if (of.would !== "beDestroyed") return { would: of.would, what };
  const { bySource, ...rest } = of;
  return { ...rest, what, ...(bySource && { bySource: description(bySource, around) }) };
}

function inParts(a: said.Action, around: Around): Action {
  const made = (inner: said.Action): SaidSo => action(inner, around);
  switch (a.do) {
    case "seq":
      return row(a.of, made);
    case "may":
      return {
        do: "may",
        who: a.who,
        what: a.who === "you" ? made(a.what) : action(a.what, { ...around, doer: a.who }),
      };
    case "if":
      return {
        do: "if",
        cond: condition(a.cond, around),
        then: made(a.then),
        ...(a.otherwise && { otherwise: made(a.otherwise) }),
      };
    case "flip":
      return { do: a.do, then: made(a.then), ...(a.otherwise && { otherwise: made(a.otherwise) }) };
    case "roll":
      return {
        do: a.do,
        of: a.of.map(({ face, then }) => ({ face, then: made(then) })),
        ...(a.otherwise && { otherwise: made(a.otherwise) }),
      };
    case "choose":
      return { do: "choose", who: a.who, of: a.of.map(made) };
    case "unless":
      return { do: "unless", who: a.who, pay: made(a.pay), act: made(a.act) };
    case "forEach":
      return { do: "forEach", each: description(a.each, around), act: made(a.act) };
    case "pick":
      return { do: "pick", what: cards(a.what, around), act: made(a.act) };
    case "later":
      return { ...a, when: trigger(a.when, around), act: made(a.act) };
    case "instead":
      return { do: "instead", of: replaced(a.of, around), act: made(a.act) };
    default:
      return done(a, around);
  }
}

export function action(a: said.Action, around: Around): SaidSo {
  const act = inParts(a, "who" in a && a.who === "both" ? { ...around, byBoth: true } : around);
  return { ...act, said: () => a };
}
