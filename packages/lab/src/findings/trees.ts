/** Looking into what card texts say, as the language has it: nodes are known by its names, never by those of a game. */

export type Bag = Readonly<Record<string, unknown>>;

export const isBag = (it: unknown): it is Bag => typeof it === "object" && it !== null && !Array.isArray(it);

/** Fields that say how a text was worded and nothing that it does. */
const WORDING: ReadonlySet<string> = new Set(["said", "marked", "joined"]);

/** The fields of a node that mean something. */
export const fieldsOf = (bag: Bag): string[] =>
  Object.keys(bag)
    .filter((key) => !WORDING.has(key) && bag[key] !== undefined && typeof bag[key] !== "function")
    .sort();

/** A tree as one string: the same for trees that say the same. */
export function written(tree: unknown): string {
  if (Array.isArray(tree)) return `[${tree.map(written).join()}]`;
  if (!isBag(tree)) return JSON.stringify(tree) ?? "";
  return `{${fieldsOf(tree)
    .map((key) => `${key}:${written(tree[key])}`)
    .join()}}`;
}

/** Every node of a tree, itself first. */
export function nodes(tree: unknown): Bag[] {
  if (Array.isArray(tree)) return tree.flatMap(nodes);
  if (!isBag(tree)) return [];
  return [tree, ...fieldsOf(tree).flatMap((key) => nodes(tree[key]))];
}

export type Side = "own" | "theirs" | "any" | "both";

/** Whose something is: a word for players, or cards by their side or by whose zone they lie in. */
export function sideOf(whom: unknown): Side {
  if (whom === "you") return "own";
  if (whom === "opponent") return "theirs";
  if (typeof whom === "string") return "both";
  if (!isBag(whom)) return "any";
  if (typeof whom.ref === "string") return OWN_REFS.has(whom.ref) ? "own" : "both";
  if (!isBag(whom.what)) return "both";
  const { side, zone } = whom.what;
  if (side === "yours") return "own";
  if (side === "opponents") return "theirs";
  if (isBag(zone) && zone.whose !== undefined) return sideOf(zone.whose);
  // all cards are those of both; some of all are those that their chooser likes
  return whom.count === "all" ? "both" : "any";
}
/** References of the language to the card itself. */
const OWN_REFS: ReadonlySet<string> = new Set(["this"]);
