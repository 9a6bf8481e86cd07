/** What rules ask of a place and of what is around it. */
import type { Change } from "./slip.ts";
import { type Node, nameOf, type Source, type Spot } from "./source.ts";

export const by = ({ start, end }: Node, text: string): Change[] => [{ start, end, by: text }];
export const textOf = ({ text }: Source, { start, end }: Node): string => text.slice(start, end);
/** What is called here, by its last name; nothing where nothing is. */
export const called = (node: Node): string =>
  node.type === "CallExpression" ? nameOf(node.callee as Node) : "";
export const argumentsOf = (node: Node): Node[] => node.arguments as Node[];
export const isCalled = ({ node, above }: Spot): boolean =>
  above[0]?.type === "CallExpression" && above[0].callee === node;
/** Whether it is an argument of a call. */
export const isArgument = ({ node, above }: Spot): boolean =>
  above[0]?.type === "CallExpression" && argumentsOf(above[0]).includes(node);
/** Whether it is the name of a part and no value: a key, a parameter, what is declared, `b` in `a.b`. */
export function isName({ node, above: [around] }: Spot): boolean {
  if (!around) return true;
  if (around.type === "Property") return around.key === node || around.shorthand === true;
  if (around.type === "MemberExpression") return around.property === node && around.computed !== true;
  if (around.type === "VariableDeclarator") return around.id === node;
  if (around.type === "AssignmentExpression") return around.left === node;
  if (/Function/.test(around.type)) return (around.params as Node[]).includes(node) || around.id === node;
  return /Pattern|SwitchCase|Class|Definition|Label/.test(around.type);
}
/** A literal that is a word and a value. */
export const wordAt = (spot: Spot): string | undefined =>
  spot.node.type === "Literal" && typeof spot.node.value === "string" && !isName(spot)
    ? spot.node.value
    : undefined;
/** One word for another. */
export const words =
  (table: Readonly<Record<string, string>>) =>
  (spot: Spot): Change[] => {
    const word = wordAt(spot);
    const other = word === undefined ? undefined : table[word];
    return other === undefined ? [] : by(spot.node, JSON.stringify(other));
  };
export const isConstant = (node: Node): boolean =>
  node.type === "Identifier" && /^[A-Z][A-Z_0-9]*$/.test(node.name as string);

/** Other names that stand in such places of a file, so that one can be taken for another. */
const peers = new WeakMap<Source, Map<unknown, string[]>>();
export function nextOf(source: Source, is: (spot: Spot) => boolean, name: string): string | undefined {
  const known = peers.get(source) ?? new Map<unknown, string[]>();
  peers.set(source, known);
  const all =
    known.get(is) ?? [...new Set(source.spots.filter(is).map(({ node }) => textOf(source, node)))].sort();
  known.set(is, all);
  return all.length < 2 ? undefined : all[(all.indexOf(name) + 1) % all.length];
}
/** Entries of the tables that are called so: the value of one for that of the next. */
export const nextEntry =
  (tables: RegExp) =>
  ({ node, above: [around, table] }: Spot, source: Source): Change[] => {
    if (node.type !== "Property" || around?.type !== "ObjectExpression" || !table) return [];
    const named = table.type === "Property" ? nameOf(table.key as Node) : "";
    if (!tables.test(named)) return [];
    const entries = (around.properties as Node[]).filter(
      ({ type, shorthand, method }) => type === "Property" && !shorthand && !method,
    );
    const at = entries.indexOf(node);
    if (at < 0 || entries.length < 2) return [];
    const next = entries[(at + 1) % entries.length]!;
    return by(node.value as Node, textOf(source, next.value as Node));
  };
