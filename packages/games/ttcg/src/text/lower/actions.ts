/** Actions, from how a text says them to the tree that effects are made of. */
import { areAny } from "../described.ts";
import type * as said from "../said/index.ts";
import type { Action, Cards, SaidSo, Who, Zone } from "../tree.ts";
import { part } from "./parts.ts";
import type { Around } from "./pointing.ts";
import { row } from "./rows.ts";

type Of<D extends said.Action["do"]> = Extract<said.Action, { do: D }>;

/** The cards that an action is done to: what somebody else may do is done to cards that they choose. */
function object(what: said.Cards, around: Around): Cards {
  const { doer } = around;
  if ("both" in what)
    return ofEach(what.both, around) ?? { both: what.both.map((one) => object(one, around)) };
  if (!doer || !("count" in what) || what.count === "all" || what.chosenBy !== undefined)
    return part(what, around);
  return part({ ...what, chosenBy: doer }, around);
}

/** So many of their own that each player chooses. */
function ofEach([mine, theirs, ...more]: readonly said.Cards[], around: Around): Cards | undefined {
  if (!mine || !theirs || more.length > 0 || !("count" in mine) || !("count" in theirs)) return undefined;
  if (mine.what.side !== "yours" || theirs.what.side !== "opponents" || theirs.chosenBy !== "opponent")
    return undefined;
  return part({ count: mine.count, what: { ...mine.what, side: "each" }, chosenBy: "both" }, around);
}

/** The discard pile of whoever recovers, where none is named. */
function inPile(what: said.Cards, { doer }: Around): said.Cards {
  if (!doer || !("count" in what) || what.what.zone) return what;
  return { ...what, what: { ...what.what, zone: { in: "pile", whose: doer } } };
}

const isAgain = (s: said.Statement): s is said.Again => s.is === "may" && s.what === "attackAgain";
/** Whether something is forbidden unless something else is so. */
export const isUnless = (s: said.Statement): s is said.Unless => s.is === "cannot" && "unless" in s;

function lasting(a: Of<"lasting">, around: Around): Action {
  const { what: says } = a;
  if (isAgain(says)) return { do: "attackAgain", what: part(says.who, around) };
  if (!isUnless(says)) {
    const { who } = says as { who?: said.Cards | Who };
    if (typeof who !== "object") return fields(a, around);
    return {
      ...fields(a, around),
      what: { ...part<object>(says, around), who: object(who, around) },
    } as Action;
  }
  const { unless, ...what } = says;
  const cond = { if: "not", what: unless };
  return { do: "if", cond: part(cond, around), then: lasting({ ...a, what }, around) };
}

function discarding({ who, what }: Of<"discard">, around: Around): Action {
  if ("ref" in what && what.from?.in === "hand")
    return { do: "discard", who, what: part({ ref: what.ref }, around), from: "hand" };
  if ("count" in what && what.what.zone?.in === "hand" && what.what.zone.whose === who) {
    const { zone: _, ...bare } = what.what;
    if (what.count === "all" && areAny(bare)) return { do: "discardHand", who };
    return { do: "discard", who, what: part({ ...what, what: bare }, around) };
  }
  return { do: "discard", who, what: part(what, around) };
}

function shuffling({ who, pileToo }: Of<"shuffle">): Action {
  if (!pileToo) return { do: "shuffle", who };
  const what: Cards = { count: "all", what: { noun: "card", zone: { in: "pile", whose: who } } };
  return { do: "move", what, to: "deckShuffled", ...(who !== "you" && { who }) };
}

/** What is seen: some cards, or all of a zone. */
function seen(what: said.Seen, around: Around): Cards | { zone: Zone } {
  if ("hand" in what) return { zone: { in: "hand", whose: what.hand } };
  if (!("count" in what) || what.count !== "all" || !what.what.zone) return part(what, around);
  const { zone, ...rest } = what.what;
  return areAny(rest) ? { zone: part(zone, around) } : part(what, around);
}
function looking({ who, what }: Of<"look">, around: Around): Action {
  const it = seen(what, around);
  return { do: "look", who, ...("zone" in it ? it : { what: it }) };
}

/** What is said alike, with the actions in it; a field that is missing is no field. */
function fields(a: said.Action, around: Around): Action {
  const inner = (it: unknown): unknown => {
    if (Array.isArray(it)) return it.map(inner);
    return typeof it === "object" && it !== null && "do" in it
      ? action(it as said.Action, around)
      : part(it, around);
  };
  const all = Object.entries(a).filter(([, it]) => it !== undefined);
  return Object.fromEntries(all.map(([key, it]) => [key, inner(it)])) as unknown as Action;
}

function made(a: said.Action, around: Around): Action {
  switch (a.do) {
    case "seq":
      return row(a.of, (inner) => action(inner, around));
    case "dig":
      return row([a], (inner) => action(inner, around));
    case "may":
      return fields(a, a.who === "you" ? around : { ...around, doer: a.who });
    case "roll":
      return {
        ...fields({ ...a, of: [] }, around),
        of: a.of.map(({ face, then }) => ({ face, then: action(then, around) })),
      } as Action;
    case "destroy":
    case "tap":
    case "untap":
    case "control":
    case "swapStats":
    case "levelUp":
    case "attach":
    case "move":
    case "enter":
    case "place":
      return { ...fields(a, around), what: object(a.what, around) } as Action;
    case "recover":
      return { ...fields(a, around), what: object(inPile(a.what, around), around) } as Action;
    case "lasting":
      return lasting(a, around);
    case "discard":
      return discarding(a, around);
    case "play":
      return a.under
        ? { do: "place", what: part(a.what, around), under: part(a.under, around) }
        : fields(a, around);
    case "search":
      return { zone: { in: "deck", whose: "you" }, ...fields(a, around) } as Action;
    case "shuffle":
      return shuffling(a);
    case "look":
      return looking(a, around);
    case "reveal":
      // a hand is shown by whoever holds it
      return { do: a.do, who: a.who ?? ("hand" in a.what ? a.what.hand : "you"), what: seen(a.what, around) };
    case "arrange":
      return { do: a.do, who: a.who, zone: part(a.what.what.zone, around), back: a.back };
    default:
      return fields(a, around);
  }
}

/** An action, and how it was said. */
export function action(a: said.Action, around: Around): SaidSo {
  const act = made(a, "who" in a && a.who === "both" ? { ...around, byBoth: true } : around);
  return { ...act, said: () => a };
}
