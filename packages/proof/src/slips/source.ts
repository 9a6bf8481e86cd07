/** The rooms in which it is written what the nodes of the language do, as syntax trees. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

export const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** A node of the parsed program: its type and place, and whatever that type has besides. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
/** A node and those around it, the next one first. */
export interface Spot {
  node: Node;
  above: readonly Node[];
}
export interface Source {
  /** From the root, with slashes on every system. */
  file: string;
  text: string;
  spots: readonly Spot[];
}

const ROOMS = [
  "packages/language/src/{standard,lowering,actions,amounts,conditions,costs,qualities,statements}/*.ts",
  "packages/games/{trails,sangoku,tails}/src/effects/*.ts",
  "packages/games/dew/src/{world,events,cannot}.ts",
];
/** What refuses texts, says them, or reads files of cards does nothing that a text says. */
const ELSEWHERE =
  /\.test\.ts$|\/(checks|possible|impossible|whereabouts|says|said|lines|text|tree|set|index|complete|own-types|phrases)\.ts$|standard\/cards\.ts$/;

export const sourcesOf = (): Source[] =>
  globSync(ROOMS, { cwd: ROOT })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !ELSEWHERE.test(file))
    .sort()
    .map((file) => read(file))
    .filter(({ spots }) => spots.length > 0);

function read(file: string): Source {
  const text = readFileSync(join(ROOT, file), "utf8");
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  const spots: Spot[] = [];
  const walk = (node: Node, above: readonly Node[]): void => {
    if (isLeftOut(node)) return;
    spots.push({ node, above });
    for (const part of partsOf(node)) walk(part, [node, ...above]);
  };
  for (const declared of lowering(program as unknown as Node, text)) walk(declared, []);
  return { file, text, spots };
}

/** Types are gone when it runs; a refusal, a line of the log and a rule that is cited are not what a text does. */
function isLeftOut(node: Node): boolean {
  if (/^(Import|ExportAll|ExportSpecifier)/.test(node.type)) return true;
  if (node.type.startsWith("TS")) return !("expression" in node);
  if (node.type === "ThrowStatement") return true;
  if (node.type === "IfStatement") return (node.consequent as Node).type === "ThrowStatement";
  return isTold(node);
}
/** Whether it only tells: a call that does, or a part of a question that says what it is about. */
export function isTold(node: Node): boolean {
  if (node.type === "ExpressionStatement") return isTold(node.expression as Node);
  if (node.type === "CallExpression")
    return /^(say|cite|wordsIfAny|spaced)$/.test(nameOf(node.callee as Node));
  return (
    node.type === "Property" &&
    /^(rule|rules|says|prompt|verb|line|lines|words|secret)$/.test(nameOf(node.key as Node))
  );
}

const TYPES = new Set([
  "typeAnnotation",
  "returnType",
  "typeParameters",
  "typeArguments",
  "superTypeArguments",
]);
export const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && typeof (part as Node).type === "string";
const partsOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, part]) => (TYPES.has(key) ? [] : [part].flat().filter(isNode)));

/** The last name of what is named or called: `b` in `a.b`. */
export function nameOf(node: Node): string {
  if (node.type === "Identifier") return node.name as string;
  if (node.type === "Literal") return String(node.value);
  if (node.type === "MemberExpression" && node.computed !== true) return nameOf(node.property as Node);
  return "";
}

/**
 * The declarations that do something. In a room that has wordings too, these are those that use the kernel, and what
 * they use in the room.
 */
function lowering(program: Node, text: string): Node[] {
  const body = program.body as Node[];
  const from = (node: Node): string => String((node.source as Node | null)?.value ?? "");
  const imports = body.filter(
    ({ type, importKind }) => type === "ImportDeclaration" && importKind !== "type",
  );
  if (!imports.some((one) => /^@tefuda\/cardtext/.test(from(one)))) return body;
  const kernel = new Set(
    imports
      .filter((one) => from(one) === "@tefuda/kernel")
      .flatMap(({ specifiers }) => specifiers as Node[])
      .filter(({ importKind }) => importKind !== "type")
      .map(({ local }) => nameOf(local as Node))
      .filter((name) => name !== "WordsError"),
  );
  const declared = new Map<string, Node>();
  for (const one of body) {
    const inner = (one.declaration ?? one) as Node;
    if (isNode(inner.id)) declared.set(nameOf(inner.id), one);
    for (const { id } of (inner.declarations ?? []) as { id: Node }[]) declared.set(nameOf(id), one);
  }
  const names = (node: Node): string[] => text.slice(node.start, node.end).match(/\b[A-Za-z]\w*/g) ?? [];
  const taken = new Set<Node>();
  const take = (one: Node): void => {
    if (taken.has(one)) return;
    taken.add(one);
    for (const name of names(one)) if (declared.has(name)) take(declared.get(name)!);
  };
  for (const one of declared.values()) if (names(one).some((name) => kernel.has(name))) take(one);
  return body.filter((one) => taken.has(one));
}
