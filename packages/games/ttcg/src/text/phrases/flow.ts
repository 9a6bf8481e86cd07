/** Actions in a row: joining them into one flat list, and cutting the list where a phrase ends. */
import type { Slots } from "@tefuda/cardtext";
import type { Action, ActionOf } from "../tree.ts";
import { during } from "./told.ts";

export type Joint = "then" | "and" | "sentence";
export interface Row {
  of: Action[];
  joined: Joint[];
}

export function single(act: Action): Row {
  return act.do === "seq" ? { of: act.of, joined: act.joined } : { of: [act], joined: [] };
}

/** One action, or a sequence of several. */
export function whole(row: Row): Action {
  return row.of.length === 1 ? row.of[0]! : { do: "seq", of: row.of, joined: row.joined };
}

export function concat(a: Row, joint: Joint, b: Row): Row {
  return { of: [...a.of, ...b.of], joined: [...a.joined, joint, ...b.joined] };
}

/** All ways to cut a row in two, the longest beginning first. */
export function cuts(row: Row): { a: Row; j: Joint; rest: Row }[] {
  const all: { a: Row; j: Joint; rest: Row }[] = [];
  for (let k = row.of.length - 1; k >= 1; k--) {
    all.push({
      a: { of: row.of.slice(0, k), joined: row.joined.slice(0, k - 1) },
      j: row.joined[k - 1]!,
      rest: { of: row.of.slice(k), joined: row.joined.slice(k) },
    });
  }
  return all;
}

/** Whether a duration can be put in front of all of it. */
export function allDuring(row: Row, term: unknown): Row | undefined {
  const of: Action[] = [];
  for (const act of row.of) {
    const timedAct = during(act, term);
    if (!timedAct) return undefined;
    of.push(timedAct);
  }
  return { of, joined: row.joined };
}

/** What is taken from a row that is one action of a sort. */
export const only =
  <D extends Action["do"]>(kind: D, take: (act: ActionOf<D>) => Slots | undefined) =>
  (row: Row): Slots | undefined => {
    const [act] = row.of;
    return row.of.length === 1 && act!.do === kind ? take(act as ActionOf<D>) : undefined;
  };
