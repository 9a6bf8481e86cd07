/** Which nodes a tree is made of, by name, and which stand directly in which. */
import type { Text } from "../reader/tree.ts";

type Bag = Readonly<Record<string, unknown>>;
const SORTS: readonly [field: string, sort: string][] = [
  ["do", "action"],
  ["if", "condition"],
  ["is", "statement"],
  ["on", "trigger"],
  ["pay", "cost"],
  ["ref", "reference"],
  ["kind", "text"],
];

/** What a node is called; nothing for what is a part of one. */
function nameOf(node: Bag): string | undefined {
  for (const [field, sort] of SORTS) {
    const word = node[field];
    if (typeof word === "string" && !(field === "do" && "kind" in node)) return `${sort} ${word}`;
  }
  if ("count" in node && "what" in node) {
    const { count } = node;
    return `cards ${typeof count === "string" ? count : Object.keys(count as object)[0]}`;
  }
  if ("both" in node) return "cards both";
  if ("noun" in node) return "description";
  if ("each" in node) return "amount each";
  if ("value" in node) return "amount value";
  if ("half" in node) return "amount half";
  if ("capped" in node) return "amount capped";
  if ("done" in node) return "amount done";
  return undefined;
}

export interface Made {
  nodes: string[];
  pairs: string[];
  /** Nodes with a further part, and with a word that it has there. */
  parts: string[];
}

/** What every node of a sort has, or what is a node itself. */
const PLAIN = ["what", "noun", "do", "if", "is", "on", "pay", "ref", "kind", "n", "by", "of", "count"];
const partsOf = (name: string, node: Bag): string[] =>
  Object.entries(node)
    .filter(([key]) => !PLAIN.includes(key))
    .map(([key, value]) => `${name}.${key}${typeof value === "string" ? ` ${value}` : ""}`);

export function nodesOf(text: Text): Made {
  const made: Made = { nodes: [], pairs: [], parts: [] };
  walk(text, undefined, made);
  return made;
}

function walk(value: unknown, above: string | undefined, made: Made): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) walk(one, above, made);
    return;
  }
  const node = value as Bag;
  const name = nameOf(node);
  if (name !== undefined) {
    made.nodes.push(name);
    made.parts.push(...partsOf(name, node));
    if (above !== undefined) made.pairs.push(`${above} > ${name}`);
    const deed =
      name === "statement cannot" ? "deed" : name === "statement playersCannot" ? "player deed" : "";
    if (deed !== "" && typeof node.what === "string") made.nodes.push(`${deed} ${node.what}`);
  }
  if (name === "statement limit") made.nodes.push(`limit ${node.of as string}`);
  if (name === "condition is" && typeof node.what === "string") made.nodes.push(`reference ${node.what}`);
  for (const part of Object.values(node)) walk(part, name ?? above, made);
}
