/** What is done, from how a text says it to the tree that effects are made of. */
import type * as said from "../said/index.ts";
import type { Action, Cards, Countered } from "../tree.ts";
import { condition } from "./asked.ts";
import { amount, cards, count, description } from "./cards.ts";
import { moved } from "./moves.ts";
import type { Around } from "./pointing.ts";
import { isUnless, statement } from "./statements.ts";

/** The cards that an action is done to: what somebody else may do is done to cards that they choose. */
function object(what: said.Cards, around: Around): Cards {
  const { doer } = around;
  if ("both" in what) return ofEach(what.both, around) ?? cards(what, around);
  if (!doer || !("count" in what) || what.count === "all" || what.chosenBy !== undefined)
    return cards(what, around);
  return cards({ ...what, chosenBy: doer }, around);
}

/** So many of their own that each player chooses. */
function ofEach([mine, theirs, ...more]: readonly said.Cards[], around: Around): Cards | undefined {
  if (!mine || !theirs || more.length > 0 || !("count" in mine) || !("count" in theirs)) return undefined;
  if (mine.what.side !== "yours" || theirs.what.side !== "opponents" || theirs.chosenBy !== "opponent")
    return undefined;
  const what = description({ ...mine.what, side: "each" }, around);
  return { count: count(mine.count, around), what, chosenBy: "both" };
}

function countered({ what, whom, targets, ...rest }: said.Countered, around: Around): Countered {
  return {
    ...rest,
    ...(what && { what: description(what, around) }),
    ...(whom && { whom: cards(whom, around) }),
    ...(targets && { targets: cards(targets, around) }),
  };
}

const isAgain = (s: said.Statement): s is said.Again => s.is === "may" && s.what === "attackAgain";

function lasting(a: Extract<said.Done, { do: "lasting" }>, around: Around): Action {
  const { what: says, for: term } = a;
  if (isAgain(says)) return { do: "attackAgain", what: cards(says.who, around) };
  if (isUnless(says)) {
    const { unless, ...what } = says;
    return {
      do: "if",
      cond: { if: "not", what: condition(unless, around) },
      then: lasting({ ...a, what }, around),
    };
  }
  return { do: "lasting", what: statement(says, around), ...(term !== undefined && { for: term }) };
}

/** What is done to cards and points, to effects and attacks, and to the turn. */
export function done(a: said.Done | said.Moved, around: Around): Action {
  switch (a.do) {
    case "destroy":
    case "tap":
    case "untap":
    case "control":
    case "swapStats":
      return { ...a, what: object(a.what, around) };
    case "levelUp":
      return { do: a.do, what: object(a.what, around), with: cards(a.with, around) };
    case "attach":
      return { do: a.do, what: object(a.what, around), to: cards(a.to, around) };
    case "equip":
      return { do: a.do, to: cards(a.to, around) };
    case "swapControl":
    case "exchangeStat":
      return { ...a, a: cards(a.a, around), b: cards(a.b, around) };
    case "copy":
    case "activate":
      return { ...a, of: cards(a.of, around) };
    case "points":
    case "setPoints":
      return { ...a, n: amount(a.n, around) };
    case "lasting":
      return lasting(a, around);
    case "counter": {
      const { of, ...rest } = a;
      return { ...rest, ...(of && { of: countered(of, around) }) };
    }
    case "redirect": {
      const { of, ...rest } = a;
      const to = typeof a.to === "object" ? cards(a.to, around) : a.to;
      return { ...rest, ...(of && { of: countered(of, around) }), to };
    }
    case "chooseWord":
    case "endPhase":
    case "extraTurn":
    case "skip":
    case "swapPoints":
    case "endTurn":
    case "endAttack":
      return a;
    default:
      return moved(a, around);
  }
}
