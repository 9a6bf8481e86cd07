/**
 * What says something only together: a part that did less than was said with another that asks whether it was done, points
 * with "that many", a choice with more behind it. Chance puts them side by side too seldom.
 */
import type { Dice } from "../../fuzz/dice.ts";
import type { Lexicon } from "../kit.ts";

type Node = Readonly<Record<string, unknown>>;
/** What shapes are filled with. */
export interface Filling {
  dice: Dice;
  words: Lexicon;
  action(): Node;
  verbed(): Node;
  who(): string;
}

const MANY = [3, 6] as const;
const row = (...of: Node[]): Node => ({ do: "seq", of });
const ifDone = (then: Node, otherwise?: Node): Node => ({
  do: "if",
  cond: { if: "did" },
  then,
  ...(otherwise && { otherwise }),
});
const counted = (dice: Dice): Node =>
  dice.pick([
    { do: "draw", who: "you", n: { done: true } },
    { do: "mill", who: "opponent", n: { done: true } },
    { do: "draw", who: "both", n: { done: true } },
  ]);

/** The same of more cards than there mostly are. */
function moreOf(node: Node, dice: Dice): Node {
  const { what } = node as { what?: Node };
  return what && "count" in what
    ? { ...node, what: { ...what, count: { exactly: dice.from(2, MANY[1]) } } }
    : node;
}

/** Something of which there is mostly less than is said. */
function tooMuch({ dice, words, verbed, who }: Filling): Node {
  const n = dice.from(...MANY);
  switch (dice.below(5)) {
    case 0: {
      const whose = who();
      const zone = { in: "hand", whose: words.theirs?.[whose] ?? whose };
      return { do: "discard", who: whose, what: { count: { exactly: n }, what: { noun: "card", zone } } };
    }
    case 1:
      return { do: "mill", who: who(), n: n + 2 };
    case 2:
      return { ...dice.pick(words.points), who: who(), n };
    default: {
      const made = moreOf(verbed(), dice);
      return typeof made.n === "number" ? { ...made, n: made.n * 2 } : made;
    }
  }
}

/** "If you do" behind what may be done in part. */
function inPart(fill: Filling): Node {
  const { dice, action } = fill;
  const first = tooMuch(fill);
  const then = dice.once(3) ? counted(dice) : action();
  return row(first, dice.once(3) ? ifDone(then, action()) : ifDone(then));
}

/** "That many" behind points or cards. */
function thatMany(fill: Filling): Node {
  const { dice, words, who } = fill;
  const first = dice.once(3) ? tooMuch(fill) : { ...dice.pick(words.points), who: who(), n: dice.from(1, 4) };
  return row(first, counted(dice));
}

/** Something that somebody may do, and what hangs on it. */
function mayFirst({ dice, action, who }: Filling): Node {
  const may = { do: "may", who: dice.once(3) ? who() : "you", what: action() };
  return dice.once(2) ? row(may, ifDone(action())) : row(may, action());
}

export const shaped = (fill: Filling): Node => fill.dice.pick([inPart, inPart, thatMany, mayFirst])(fill);

/** What happens instead: one thing, several, or what may be done with more behind it. */
export function doneInstead({ dice, action }: Pick<Filling, "dice" | "action">): Node {
  const act = action();
  const may = { do: "may", who: "you", what: act };
  switch (dice.below(6)) {
    case 0:
      return may;
    case 1:
      return row(may, action());
    case 2:
      return row(may, ifDone(action()));
    case 3:
      return row(act, action());
    default:
      return act;
  }
}
