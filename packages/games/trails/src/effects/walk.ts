/** Looking through a tree, whatever it says. */
import type { Cards, Statement } from "../text/tree.ts";

/** Everything that a tree is made of, itself among it. */
export const partsOf = (tree: object): object[] => [
  tree,
  ...Object.values(tree).flatMap((part) => (typeof part === "object" && part !== null ? partsOf(part) : [])),
];

/** The cards that a statement is about. */
export function subjectOf(s: Statement): Cards | undefined {
  if (s.is === "bonus") return s.on;
  return "who" in s && typeof s.who === "object" ? s.who : undefined;
}
