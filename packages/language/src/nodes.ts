/**
 * The nodes of a tree: whatever a text can say, by its sort and name. They are found in trees and listed nowhere, so a new
 * node is a row of the matrix as soon as a phrase reads it.
 */

export const SORTS = [
  "text",
  "cost",
  "trigger",
  "condition",
  "action",
  "statement",
  "cards",
  "quality",
  "place",
  "reference",
  "amount",
] as const;
export type Sort = (typeof SORTS)[number];

export interface LanguageNode {
  sort: Sort;
  name: string;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (it: unknown): it is Bag => typeof it === "object" && it !== null && !Array.isArray(it);

/** The field by which a part of a tree says what it is; the first of them that it has. */
const FIELDS = { pay: "cost", do: "action", on: "trigger", if: "condition", is: "statement" } as const;
/** Amounts have no such field; they are told by what they are counted from. */
const COUNTED = [
  "each",
  "value",
  "half",
  "done",
  "points",
  "eachHand",
  "event",
  "number",
  "eachOf",
  "plus",
  "capped",
  "different",
];

/** What a part of a tree is, if it is a node by itself. */
export function sortOf(part: unknown): Sort | undefined {
  if (!isBag(part)) return undefined;
  for (const [field, sort] of Object.entries(FIELDS)) if (typeof part[field] === "string") return sort;
  if (typeof part.kind === "string" && ("do" in part || "what" in part || Object.keys(part).length === 1))
    return "text";
  if ("noun" in part) return "quality";
  if ("ref" in part) return "reference";
  if ("count" in part || "both" in part) return "cards";
  if (typeof part.in === "string") return "place";
  return COUNTED.some((field) => field in part) ? "amount" : undefined;
}

/** What a part of a tree says of itself: of a description, each thing that is asked of a card. */
export function nodesHere(part: Bag, whole = false): LanguageNode[] {
  const sort = whole && typeof part.kind === "string" ? "text" : sortOf(part);
  const name = (field: string): LanguageNode[] => [{ sort: sort!, name: String(part[field]) }];
  switch (sort) {
    case undefined:
      return [];
    case "text":
      return name("kind");
    case "quality":
      return Object.keys(part)
        .filter((field) => field !== "noun" && field !== "zone" && part[field] !== undefined)
        .map((field) => ({ sort, name: field }));
    case "cards":
      return cardsNodes(part);
    case "reference":
      // "that unit" as it is read is another one by the time it is known what it means
      return String(part.ref).includes(" ") ? [] : name("ref");
    case "place":
      return name("in");
    case "amount":
      return [{ sort, name: COUNTED.find((field) => field in part)! }];
    default:
      return name(Object.keys(FIELDS).find((field) => typeof part[field] === "string")!);
  }
}

/** How many cards are meant, and who chooses them. */
function cardsNodes({ count, both, chosenBy, random }: Bag): LanguageNode[] {
  const names = [
    ...(both === undefined ? [] : ["both"]),
    ...(isBag(count) ? Object.keys(count) : count === undefined ? [] : [String(count)]),
    ...(chosenBy === undefined ? [] : ["chosenBy"]),
    ...(random === undefined ? [] : ["random"]),
  ];
  return names.map((name) => ({ sort: "cards", name }));
}

/** Where costs are actions: what a text is paid with, called as a cost is. */
function paidWith({ cost }: Bag): LanguageNode[] {
  if (!Array.isArray(cost)) return [];
  return cost.flatMap((part: unknown) => {
    if (!isBag(part) || typeof part.do !== "string") return [];
    const { do: act, to } = part;
    return [{ sort: "cost" as const, name: act === "move" && to === "hand" ? "return" : act }];
  });
}

/** All nodes of a tree. */
export function nodesIn(tree: unknown, whole = true): LanguageNode[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => nodesIn(part, false));
  if (!isBag(tree)) return [];
  return [
    ...nodesHere(tree, whole),
    ...paidWith(tree),
    ...Object.values(tree).flatMap((part) => nodesIn(part, false)),
  ];
}
