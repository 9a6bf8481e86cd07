/** The numbered actions of the part of the game under way, read from the lines of the log, in the order in which they stand. */
import type { ActionLines } from "@tefuda/kernel";
import type { Line } from "./lines.ts";

export interface Action {
  number: string;
  /** The number of the action that it was put before. */
  before: string | null;
  /** It was made again after something was put before it, or fell away. */
  again: "made" | "gone" | null;
  /** What happened in it when it was last made. */
  lines: readonly Line[];
}

export function actionsOf(lines: readonly Line[], marks: ActionLines): Action[] {
  const begun = lines.findLastIndex(({ entry }) => entry.message === marks.part);
  let standing: Action[] = [];
  /** The action that lines belong to, and the one made last. */
  let current: string | null = null;
  let made: string | null = null;
  let before: string | null = null;
  const change = (number: string | null, to: (action: Action) => Action): void => {
    standing = standing.map((action) => (action.number === number ? to(action) : action));
  };
  for (const line of lines.slice(begun + 1)) {
    const { message } = line.entry;
    const number = /\d+/.exec(line.entry.text)?.[0] ?? "";
    if (message === marks.begins) {
      before = made;
      current = made = number;
      standing = [...standing, { number, before: null, again: null, lines: [] }];
    } else if (message === marks.back) {
      const stepping = standing.find((action) => action.number === made);
      const rest = standing.filter((action) => action !== stepping);
      const at = rest.findIndex((action) => action.number === before);
      if (stepping && at >= 0) standing = rest.toSpliced(at, 0, { ...stepping, before });
    } else if (message === marks.again) {
      current = number;
      change(number, (action) => ({ ...action, again: "made", lines: [] }));
    } else if (message === marks.gone) {
      current = null;
      change(number, (action) => ({ ...action, again: "gone" }));
    } else if (marks.closes.includes(message)) current = null;
    else if (current !== null) change(current, (action) => ({ ...action, lines: [...action.lines, line] }));
  }
  return standing;
}

/** The action made last. */
export const lastMade = (actions: readonly Action[]): Action | undefined =>
  actions.reduce<Action | undefined>(
    (last, one) => (last && Number(last.number) > Number(one.number) ? last : one),
    undefined,
  );
