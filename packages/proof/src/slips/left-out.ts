/** Slips of what is done: two steps the other way round, and a step, a condition or a filter that is left out. */
import { argumentsOf, by, called, textOf } from "./near.ts";
import type { Change, Rule } from "./slip.ts";
import { isTold, type Node, nameOf, type Source } from "./source.ts";

const swapped = (one: Node, other: Node, source: Source): Change => ({
  start: one.start,
  end: other.end,
  by: textOf(source, other) + source.text.slice(one.end, other.start) + textOf(source, one),
});
/** Not what keeps the parts of an object that is made. */
const keeps = ({ type, left }: Node): boolean =>
  type === "AssignmentExpression" && ((left as Node).object as Node | undefined)?.type === "ThisExpression";
const doesSomething = (node: Node): boolean =>
  node.type === "ExpressionStatement" && !isTold(node) && !keeps(node.expression as Node);

const steps: Rule = ({ node }, source) =>
  called(node) === "seq"
    ? argumentsOf(node).flatMap((step, i, all) => (i > 0 ? [swapped(all[i - 1]!, step, source)] : []))
    : [];
const statements: Rule = ({ node }, source) =>
  node.type === "BlockStatement"
    ? (node.body as Node[]).flatMap((one, i, all) =>
        i > 0 && doesSomething(one) && doesSomething(all[i - 1]!) ? [swapped(all[i - 1]!, one, source)] : [],
      )
    : [];
export const order: readonly Rule[] = [steps, statements];

/** One of a list with the comma behind or before it. */
function without(list: readonly Node[], i: number, { text }: Source): Change {
  const [one, next, last] = [list[i]!, list[i + 1], list[i - 1]];
  if (next) return { start: one.start, end: next.start, by: "" };
  const comma = last ? 0 : (/^\s*,/.exec(text.slice(one.end))?.[0].length ?? 0);
  return { start: last ? last.end : one.start, end: one.end + comma, by: "" };
}
const step: Rule = ({ node }, source) => {
  if (called(node) === "seq") return argumentsOf(node).map((_, i, all) => without(all, i, source));
  if (node.type === "ArrayExpression") {
    const list = node.elements as Node[];
    return list.flatMap((one, i) => (/Call|Arrow|Spread/.test(one.type) ? [without(list, i, source)] : []));
  }
  return [];
};
const statement: Rule = ({ node, above: [around] }) =>
  doesSomething(node) && around?.type !== "ArrowFunctionExpression" ? by(node, ";") : [];
/** A case that is looked at before everything else. */
const guard: Rule = ({ node }) => {
  if (node.type !== "IfStatement" || node.alternate) return [];
  return (node.consequent as Node).type === "ReturnStatement" ? by(node, ";") : [];
};
const conjunct: Rule = ({ node, above: [around] }, source) => {
  if (node.type !== "LogicalExpression" || node.operator === "??" || around?.type === "SpreadElement")
    return [];
  const [left, right] = [node.left as Node, node.right as Node];
  if (/Object|Arrow|Array/.test(right.type)) return [];
  return [left, right].flatMap((one) => by(node, textOf(source, one)));
};
const condition: Rule = ({ node }, source) =>
  called(node) === "when" && argumentsOf(node).length === 2
    ? by(node, textOf(source, argumentsOf(node)[1]!))
    : [];
const filter: Rule = ({ node }, source) => {
  if (called(node) !== "filter") return [];
  return by(node, textOf(source, (node.callee as Node).object as Node));
};
const FURTHER =
  /^(among|chooser|further|where|on|fits|to|from|brings|texts|state|changes|goes|tells|comes|cannot|touches|happened|needs|requires|claims|early|cond|entangled|players|self|face|chosenBy|random|mark|bits|args|hidden|said|first|leaves|spared|otherwise)$/;
const part: Rule = ({ node, above: [around] }, source) => {
  if (around?.type !== "ObjectExpression") return [];
  const list = around.properties as Node[];
  const i = list.indexOf(node);
  const isFurther =
    node.type === "SpreadElement"
      ? (node.argument as Node).type !== "Identifier"
      : node.type === "Property" && FURTHER.test(nameOf(node.key as Node));
  return i >= 0 && isFurther ? [without(list, i, source)] : [];
};
export const dropped: readonly Rule[] = [step, statement, guard, conjunct, condition, filter, part];
