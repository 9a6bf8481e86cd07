/** Looking through a tree, whatever it says. */

/** Everything that a tree is made of, itself among it. */
export const partsOf = (tree: object): object[] => [
  tree,
  ...Object.values(tree).flatMap((part) => (typeof part === "object" && part !== null ? partsOf(part) : [])),
];

/** Whether a part of a tree speaks of cards that only what was done before says. */
export const speaksBack = (part: object): boolean =>
  "done" in part ||
  ("ref" in part && (part.ref === "it" || part.ref === "them")) ||
  ("of" in part && (part.of === "it" || part.of === "them")) ||
  ("what" in part && (part.what === "it" || part.what === "them")) ||
  ("whose" in part && (part.whose === "its" || part.whose === "owner"));
