/** Actions in a row, and those that hang on whether the ones before were done (ttcg-6.17). */
import { digParts } from "../dig.ts";
import type * as said from "../said/index.ts";
import type { Action } from "../tree.ts";

const AROUND: ReadonlySet<Action["do"]> = new Set([
  "may",
  "if",
  "ifDo",
  "choose",
  "flip",
  "roll",
  "later",
  "instead",
  "forEach",
  "pick",
  "unless",
  "lasting",
  "seq",
]);
const isPlain = (a: Action): boolean => !AROUND.has(a.do);
const picks = (a: Action): boolean =>
  "what" in a && typeof a.what === "object" && "count" in a.what && a.what.count !== undefined;
const doer = (a: Action) => ("who" in a ? (a.who ?? "you") : "you");

/** Whether any part of what is said speaks of a card again. */
function pointsBack(node: unknown): boolean {
  if (typeof node === "string") return BACK.has(node);
  if (typeof node !== "object" || node === null) return false;
  return "among" in node || Object.values(node).some(pointsBack);
}
const BACK: ReadonlySet<string> = new Set(["it", "them", "its", "owner", "trigger"]);

/** One of a row, and how it was said. */
interface Step {
  act: Action;
  said: said.Action;
}

/**
 * Which actions stand beside each other in one breath, so that a word behind them could mean the card of either: those of
 * one doer with cards of their own, none of which points back at another.
 */
function joint(row: readonly Step[]): Action {
  const of = row.map(({ act }) => act);
  const [first] = of;
  if (first && of.length === 1) return first;
  const run = (i: number): readonly Step[] => {
    const same = (a: Action) => isPlain(a) && doer(a) === doer(of[i]!);
    let [from, to] = [i, i];
    while (from > 0 && same(of[from - 1]!)) from--;
    while (to < of.length - 1 && same(of[to + 1]!)) to++;
    return row.slice(from, to + 1);
  };
  const joined = of.slice(1).map((next, i) => {
    const before = of[i]!;
    const together = isPlain(before) && isPlain(next) && picks(before) && picks(next);
    return together &&
      run(i).includes(row[i + 1]!) &&
      !run(i)
        .slice(1)
        .some((step) => pointsBack(step.said))
      ? "and"
      : "sentence";
  });
  return { do: "seq", of, joined };
}

/** Whether a condition asks if that was done which came before, or if it was not. */
function did(c: said.Condition): boolean | undefined {
  if (c.if === "did") return true;
  return c.if === "not" && c.what.if === "did" ? false : undefined;
}

/** What is left of cards that were looked at is put down: "if you do" behind that asks whether any was taken. */
const isRest = (a: said.Action): boolean =>
  a.do === "move" && "count" in a.what && a.what.what.among === "rest";

/** Actions of which some are done only if the one before was. */
export function row(list: readonly said.Action[], made: (a: said.Action) => Action): Action {
  const out: Step[] = [];
  for (const a of list.flatMap((one) => (one.do === "dig" ? digParts(one) : [one]))) {
    const taken = isRest(a) ? out.pop() : undefined;
    if (taken) {
      out.push({ act: { do: "seq", of: [taken.act, made(a)], joined: ["sentence"] }, said: a });
      continue;
    }
    const asked = a.do === "if" ? did(a.cond) : undefined;
    const before = asked === undefined ? undefined : out.pop();
    if (a.do !== "if" || !before) {
      out.push({ act: made(a), said: a });
      continue;
    }
    const first = before.act;
    const then = made(a.then);
    const otherwise = a.otherwise && { otherwise: made(a.otherwise) };
    const nothing: Action = { do: "seq", of: [], joined: [] };
    const act: Action = asked
      ? { do: "ifDo", first, then, ...otherwise }
      : { do: "ifDo", first, then: nothing, otherwise: then, ...otherwise };
    out.push({ act, said: a });
  }
  return joint(out);
}
