import { ifElse, type Step } from "@tefuda/kernel";
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
  const [yours, theirs] = [one(forOne(a, "you"), b), one(forOne(a, "opponent"), b)];
  return b.forEachSeat("both", (seat) => ifElse((m) => seat(m) === b.seat(m), yours, theirs));
}
