/** Slips of whom and of what: the other player, another card. */
import { argumentsOf, by, called, isArgument, isCalled, isName, textOf, words } from "./near.ts";
import type { Change, Rule } from "./slip.ts";
import { type Node, nameOf, type Source, type Spot } from "./source.ts";

const SEAT = /^(seat|mover|chooser|decider|discarding|player|actor)$/;
const isSeat = (node: Node): boolean =>
  SEAT.test(nameOf(node)) ||
  /^(actsFor|playerOf|controllerOf|seatOf|owner|seat|number|mover)$/.test(called(node));

/** The parameters among which a name is bound, inmost first. */
function boundWith(name: string, above: readonly Node[]): Node[] | undefined {
  for (const { type, params } of above)
    if (/Function/.test(type) && (params as Node[]).some((one) => nameOf(one) === name))
      return params as Node[];
  return undefined;
}
/** Whether a name stands for a seat and not for how it is found: it is bound where the state is at hand. */
const isAtHand = (name: string, above: readonly Node[]): boolean =>
  boundWith(name, above)?.some((one) => nameOf(one) === "m") === true;

const otherSeat: Rule = (spot, source) => {
  const { node, above } = spot;
  const text = textOf(source, node);
  // b.seat(m)
  if (node.type === "CallExpression" && SEAT.test(called(node)) && argumentsOf(node).length === 1)
    return by(node, `(1 - ${text})`);
  if (!SEAT.test(nameOf(node)) || !isArgument(spot) || isCalled(spot)) return [];
  if (node.type === "Identifier" && isAtHand(nameOf(node), above)) return by(node, `1 - ${text}`);
  return [...by(node, `(m) => 1 - ${text}(m)`)];
};
/** "Yours" for "your opponent's": what is compared with a player. */
const otherSide: Rule = ({ node }, source) => {
  if (node.type !== "BinaryExpression" || !/^[!=]==$/.test(node.operator as string)) return [];
  const [left, right] = [node.left as Node, node.right as Node];
  if (!isSeat(left) && !isSeat(right)) return [];
  if ([left, right].some(({ type, name }) => type === "Literal" || name === "undefined" || name === "NONE"))
    return [];
  const other = node.operator === "===" ? "!==" : "===";
  return by(node, `${textOf(source, left)} ${other} ${textOf(source, right)}`);
};
/** Whoever has it for whoever it belongs to. */
const owners: Rule = (spot, source) => {
  const { node } = spot;
  const name = nameOf(node);
  if (!isCalled(spot) || !/^(actsFor|owner|controllerOf|playerOf)$/.test(name)) return [];
  const [m, ...rest] = argumentsOf(spot.above[0]!).map((one) => textOf(source, one));
  if (node.type === "MemberExpression")
    return by(node.property as Node, name === "actsFor" ? "owner" : "actsFor");
  return rest.length === 1 ? by(spot.above[0]!, `${m}.owner(${rest[0]})`) : [];
};

export const seat: readonly Rule[] = [
  words({
    you: "opponent",
    opponent: "you",
    yours: "opponents",
    opponents: "yours",
    both: "you",
    owner: "its",
    its: "owner",
  }),
  otherSeat,
  otherSide,
  owners,
];

const CARDS = /^(card|c|self|item|subject|source)$/;
/** Of the cards that a test is handed, one for another. */
const otherCard: Rule = (spot) => {
  const { node, above } = spot;
  const name = nameOf(node);
  if (node.type !== "Identifier" || !CARDS.test(name) || isName(spot) || isCalled(spot)) return [];
  const others = boundWith(name, above)
    ?.map(nameOf)
    .filter((one) => one !== name && CARDS.test(one));
  return others?.[0] === undefined ? [] : by(node, others[0]);
};
/** What an event tells of: the first for the second. */
const otherArgument: Rule = ({ node }) => {
  if (node.type !== "MemberExpression" || node.computed !== true) return [];
  const at = (node.property as Node).value;
  if (nameOf(node.object as Node) !== "e" || (at !== 0 && at !== 1)) return [];
  return by(node.property as Node, String(1 - at));
};
/** This card for the one spoken of. */
function spokenOf(spot: Spot, source: Source): Change[] {
  const { node } = spot;
  if (node.type !== "MemberExpression" || nameOf(node.object as Node) !== "b") return [];
  const other = { self: "item", item: "self" }[nameOf(node)];
  return other === undefined ? [] : by(node, `${textOf(source, node.object as Node)}.${other}`);
}
const ofModifier: Rule = (spot) => {
  const other = { modSource: "modSubject", modSubject: "modSource" }[nameOf(spot.node)];
  return other === undefined || !isCalled(spot) ? [] : by(spot.node, other);
};

export const card: readonly Rule[] = [
  words({ this: "it", it: "this", them: "it", trigger: "this" }),
  otherCard,
  otherArgument,
  spokenOf,
  ofModifier,
];
