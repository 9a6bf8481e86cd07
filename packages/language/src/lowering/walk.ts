/** Looking through a tree, whatever it says. */

/** Everything that a tree is made of, itself among it. */
export const partsOf = (tree: object): object[] => [
  tree,
  ...Object.values(tree).flatMap((part) => (typeof part === "object" && part !== null ? partsOf(part) : [])),
];

/** A tree with its own card spoken of as any card of a kind: what no such card can do, this one cannot. */
export function asAny<T>(tree: T, noun: string): T {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((part) => asAny(part, noun)) as T;
  if ("ref" in tree && tree.ref === "this") return { count: "all", what: { noun } } as T;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, asAny(part, noun)])) as T;
}

/** Whether a tree asks by a verb what was done (「捨てた場合」) where no sentence before it is said by that verb. */
export const asksInVain = (tree: object): boolean => partsOf(tree).some((part) => "acts" in part);

/** Whether a part of a tree speaks of cards that only what was done before says. */
export const speaksBack = (part: object): boolean =>
  "done" in part ||
  ("ref" in part && (part.ref === "it" || part.ref === "them")) ||
  ("of" in part && (part.of === "it" || part.of === "them")) ||
  ("what" in part && (part.what === "it" || part.what === "them")) ||
  ("whose" in part && (part.whose === "its" || part.whose === "owner"));
