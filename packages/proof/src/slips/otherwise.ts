/** Slips of when, how much, how long and whether: another moment, one more, the contrary. */
import {
  argumentsOf,
  by,
  called,
  isArgument,
  isConstant,
  isName,
  nextEntry,
  nextOf,
  textOf,
  words,
} from "./near.ts";
import type { Rule } from "./slip.ts";
import { type Node, nameOf, type Spot } from "./source.ts";

const WATCHED =
  /^(happensTo|takesAway|doneWith|happensToSeat|own|ownRetiring|happen|happenTo|together|emitNow|call)$/;
/** Where the name of something that happens stands. */
const isEvent = ({ node, above: [around] }: Spot): boolean => {
  const named =
    isConstant(node) || (node.type === "MemberExpression" && nameOf(node.object as Node) === "HAPPENS");
  if (!named || !around) return false;
  if (around.type === "CallExpression")
    return WATCHED.test(called(around)) && argumentsOf(around)[0] === node;
  return (
    around.type === "Property" &&
    around.value === node &&
    /^(event|replaces|triggerEvent)$/.test(nameOf(around.key as Node))
  );
};
const otherEvent: Rule = (spot, source) => {
  const next = isEvent(spot) ? nextOf(source, isEvent, textOf(source, spot.node)) : undefined;
  return next === undefined ? [] : by(spot.node, next);
};
/** Where a moment of the game, which is a number of it, is compared with another. */
const isStage = ({ node, above: [around] }: Spot): boolean =>
  isConstant(node) &&
  around?.type === "BinaryExpression" &&
  around.right === node &&
  called(around.left as Node) === "number" &&
  nameOf(node) !== "NONE";
const otherStage: Rule = (spot, source) => {
  const next = isStage(spot) ? nextOf(source, isStage, textOf(source, spot.node)) : undefined;
  return next === undefined ? [] : by(spot.node, next);
};
/** Chosen at once, and not when it is come to. */
const atOnce: Rule = ({ node }, source) =>
  called(node) === "later" && argumentsOf(node).length === 1
    ? by(node, `(${textOf(source, argumentsOf(node)[0]!)})()`)
    : [];

export const moment: readonly Rule[] = [
  words({
    top: "elsewhere",
    elsewhere: "top",
    now: "before",
    before: "now",
    any: "now",
    fallen: "now",
    fights: "now",
  }),
  otherEvent,
  otherStage,
  atOnce,
  nextEntry(/^(moments|happenings)$/),
];

const INCLUSIVE: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
/** Whether a number is only asked for being there: cards and the like are numbers from 0. */
const isThere = (node: Node): boolean =>
  (node.right as Node).value === 0 && (node.operator === ">=" || node.operator === "<");
const edge: Rule = ({ node, above }, source) => {
  const other = node.type === "BinaryExpression" ? INCLUSIVE[node.operator as string] : undefined;
  if (other === undefined || isThere(node)) return [];
  if (above[0]?.type === "ForStatement" && /length|seats/.test(textOf(source, node))) return [];
  return by(node, `${textOf(source, node.left as Node)} ${other} ${textOf(source, node.right as Node)}`);
};
const oneMore: Rule = ({ node, above: [around] }) => {
  if (node.type !== "Literal" || typeof node.value !== "number" || !around) return [];
  const counts =
    (around.type === "BinaryExpression" &&
      /^([-+*]|[!=]==|[<>]=?)$/.test(around.operator as string) &&
      !isThere(around)) ||
    (around.type === "CallExpression" && /^(constant|random|set|min|max)$/.test(called(around))) ||
    (around.type === "Property" && /^(n|min|max|amount|by)$/.test(nameOf(around.key as Node)));
  return counts ? by(node, String(node.value + 1)) : [];
};
const leastForMost: Rule = ({ node, above: [around] }) => {
  const other = { min: "max", max: "min" }[nameOf(node)];
  if (other === undefined || node.type !== "MemberExpression" || around?.callee !== node) return [];
  return nameOf(node.object as Node) === "Math" ? by(node, `Math.${other}`) : [];
};

export const bound: readonly Rule[] = [
  words({
    all: "any",
    exactly: "upTo",
    upTo: "exactly",
    atLeast: "moreThan",
    atMost: "lessThan",
    moreThan: "atLeast",
    lessThan: "atMost",
    most: "least",
    least: "most",
    gain: "lose",
    lose: "gain",
  }),
  edge,
  oneMore,
  leastForMost,
];

/** What is asked for being there at all is asked by the program, not by a text. */
const asksForNothing = (node: Node): boolean =>
  [node.left, node.right].some(
    (one) => nameOf(one as Node) === "undefined" || (one as Node).operator === "typeof",
  );
const contrary: Rule = ({ node }, source) => {
  const text = textOf(source, node);
  if (node.type === "UnaryExpression" && node.operator === "!")
    return by(node, textOf(source, node.argument as Node));
  if (node.type === "IfStatement") return by(node.test as Node, `!(${textOf(source, node.test as Node)})`);
  if (node.type === "Literal" && typeof node.value === "boolean") return by(node, String(!node.value));
  if (node.type !== "BinaryExpression" || asksForNothing(node)) return [];
  if (node.operator !== "===" && node.operator !== "!==") return [];
  return by(node, text.replace(/[!=]==/, node.operator === "===" ? "!==" : "==="));
};
const orForAnd: Rule = ({ node, above: [around] }, source) => {
  if (node.type !== "LogicalExpression" || node.operator === "??" || around?.type === "SpreadElement")
    return [];
  const right = node.right as Node;
  if (/Object|Arrow|Array|Conditional/.test(right.type)) return [];
  const other = node.operator === "&&" ? "||" : "&&";
  return by(node, `(${textOf(source, node.left as Node)}) ${other} (${textOf(source, right)})`);
};
const otherBranch: Rule = ({ node }, source) => {
  const [so, not] =
    node.type === "ConditionalExpression"
      ? [node.consequent as Node, node.alternate as Node]
      : called(node) === "ifElse" && argumentsOf(node).length === 3
        ? [argumentsOf(node)[1]!, argumentsOf(node)[2]!]
        : [];
  if (!so || !not) return [];
  const between = source.text.slice(so.end, not.start);
  return [{ start: so.start, end: not.end, by: textOf(source, not) + between + textOf(source, so) }];
};

export const negation: readonly Rule[] = [contrary, orForAnd, otherBranch, nextEntry(/^changes$/)];

const isTerm = (spot: Spot): boolean =>
  isConstant(spot.node) &&
  /^(THIS|NEXT|UNTIL|THROUGH|WHILE|END)_/.test(nameOf(spot.node)) &&
  !isName(spot) &&
  spot.above.every(({ type }) => type !== "ImportDeclaration");
const otherTerm: Rule = (spot, source) => {
  if (!isTerm(spot)) return [];
  return by(spot.node, nextOf(source, isTerm, nameOf(spot.node)) ?? "-1");
};
/** It ends at another time, or never; it holds though what it hangs on is no more. */
const noEnd: Rule = ({ node, above: [around] }) => {
  if (node.type !== "Property" || around?.type !== "ObjectExpression") return [];
  if (/^until$/.test(nameOf(node.key as Node)) && node.shorthand !== true)
    return by(node.value as Node, "-1");
  if (
    /^(during|once|times)$/.test(nameOf(node.key as Node)) &&
    node.method !== true &&
    node.shorthand !== true
  )
    return by(node.value as Node, "undefined");
  return [];
};
const otherTermAsked: Rule = (spot, source) => {
  // "b.meaning.world.terms[how]!(m, seat)"
  if (spot.node.type !== "CallExpression" || !/\bterms\[/.test(textOf(source, spot.node.callee as Node)))
    return [];
  return isArgument(spot) || spot.above[0] ? by(spot.node, `(${textOf(source, spot.node)} + 1)`) : [];
};

export const duration: readonly Rule[] = [otherTerm, noEnd, otherTermAsked, nextEntry(/^terms$/)];
