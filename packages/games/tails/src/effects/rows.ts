/** Actions of which several make one, as "if you do" asks of them: what a text says in a row is put together before it is lowered. */
import { assign, constant, type Step, seq } from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import { asksBack } from "@tefuda/language/lowering/before";
import { lower } from "@tefuda/language/standard/doing";
import type { Action as Any } from "@tefuda/language/standard/tree";
import type { Action, Cards, Who } from "../text/tree.ts";
import type { Builder } from "./builder.ts";

/** Parts that are done together: "if you do" is so if each of them was done whole, as far as it asks for anything. */
interface All {
  do: "all";
  of: readonly (Action | Joined)[];
  /** Whether it is a cost, where what may be none asks for nothing. */
  cost?: true;
}
/** What each of several players does, and is then asked whether they did. */
interface Severally {
  do: "severally";
  who: Who;
  of: readonly (Action | Joined)[];
}
export type Joined = All | Severally;

const SEVERAL: readonly Who[] = ["opponents", "both", "others", "they"];

/** All or any of what may be none is done also with nothing. */
function asksForSome(part: Action | Joined): boolean {
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
export const severally = ({ who, of }: Severally, b: Builder, lasting: Lasting): Step =>
  b.eachSeat(who, () => lower({ do: "seq", of } as Any, b, lasting));

/** An action as the text says it, of one that was put together. */
export const saidOf = (action: Action & { said?: Action }): Action => action.said ?? action;

/** The same actions, with those put together that are asked about together. */
export function joined(action: Action): Action {
  switch (action.do) {
    case "seq":
      return { ...action, of: rowOf(action.of.map(joined)) };
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
/** What each of several players does, each is asked about: "if they do" is said of that one. */
function rowOf(parts: readonly Action[]): Action[] {
  const row: Action[] = [];
  for (let i = 0; i < parts.length; i++) {
    const [part, then] = [parts[i]!, parts[i + 1]];
    if ("who" in part && part.who && SEVERAL.includes(part.who) && then?.do === "if" && asksBack(then.cond)) {
      row.push({
        do: "severally",
        who: part.who,
        of: [{ ...part, who: "they", said: part }, then],
      } as never);
      i++;
    } else row.push(part);
  }
  return row;
}
