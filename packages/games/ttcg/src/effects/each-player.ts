import { act, ifElse, type SetVar, type Step, seq } from "@tefuda/kernel";
import type { Builder } from "./builder.ts";

/** What a text says of both players is said of each: "they" and "their" are then that player's own. */
const OF_PLAYERS: ReadonlySet<string> = new Set(["who", "whose", "chosenBy", "comesTo"]);

/** The same part of a text, said of one of them. */
export function forOne<T>(node: T, who: "you" | "opponent"): T {
  if (Array.isArray(node)) return node.map((x) => forOne<unknown>(x, who)) as T;
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, x]) => [
      key,
      OF_PLAYERS.has(key) && x === "both" ? who : forOne<unknown>(x, who),
    ]),
  ) as T;
}

/** Each player does it with what is theirs, the turn player first. */
export function byEach<A>(a: A, b: Builder, one: (a: A, b: Builder) => Step): Step {
  return b.forEachSeat("both", (seat) => {
    const before = b.spokenOf;
    const spoken = b.frame.set();
    // whichever of the two it is, what is then spoken of lies in one place
    const by = (who: "you" | "opponent"): Step => {
      b.speakOf(before);
      const does = one(forOne(a, who), b);
      const { spokenOf: own } = b;
      return own === undefined || own === before ? does : seq(does, copied(own, spoken));
    };
    const [yours, theirs] = [by("you"), by("opponent")];
    if (b.spokenOf !== before) b.speakOf(spoken);
    return ifElse((m) => seat(m) === b.seat(m), yours, theirs);
  });
}

/** A set as another one. */
export const copied = (from: SetVar, to: SetVar): Step => act((m) => m.copySet(m.setAt(from), m.setAt(to)));
