/** Actions of which several make one, as "if you do" asks of them: what a text says in a row is put together before it is lowered. */
import { assign, constant, type Step, seq } from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import { lower } from "@tefuda/language/standard/doing";
import type { Action as Any } from "@tefuda/language/standard/tree";
import type { Action, Cards } from "../text/tree.ts";
import type { Builder } from "./builder.ts";

/** Parts that are done together: "if you do" is so if each of them was done whole, as far as it asks for anything. */
export interface All {
  do: "all";
  of: readonly (Action | All)[];
  /** Whether it is a cost, where what may be none asks for nothing. */
  cost?: true;
}

/** All or any of what may be none is done also with nothing. */
function asksForSome(part: Action | All): boolean {
  const what = "what" in part ? (part.what as Cards) : undefined;
  return !(what && "count" in what && (typeof what.count === "string" || "upTo" in what.count));
}

export function all({ of, cost }: All, b: Builder, lasting: Lasting): Step {
  const did = b.frame.local();
  return seq(
    assign(did, constant(1)),
    ...of.map((part) =>
      seq(
        lower(part as Any, b, lasting),
        ...(cost && !asksForSome(part) ? [] : [assign(did, (m) => Math.min(did(m), b.did(m)))]),
      ),
    ),
    assign(b.did, did),
  );
}

/** An action as the text says it, of one that was put together. */
export const saidOf = (action: Action & { said?: Action }): Action => action.said ?? action;

/** The same actions, with those put together that are asked about together. */
export function joined(action: Action): Action {
  switch (action.do) {
    case "seq":
      return { ...action, of: action.of.map(joined) };
    case "may": {
      const what = joined(action.what);
      const of = what.do === "seq" ? what.of : [what];
      return { ...action, what: { do: "all", of, said: action.what } as never };
    }
    case "choose":
      return { ...action, of: action.of.map((said) => ({ ...joined(said), said })) };
    case "later":
      return { ...action, what: joined(action.what) };
    case "roll":
      return {
        ...action,
        of: action.of.map(({ face, then }) => ({ face, then: joined(then) })),
        ...(action.otherwise && { otherwise: joined(action.otherwise) }),
      };
    case "if":
    case "flip":
      return {
        ...action,
        then: joined(action.then),
        ...(action.otherwise && { otherwise: joined(action.otherwise) }),
      };
    default:
      return action;
  }
}
