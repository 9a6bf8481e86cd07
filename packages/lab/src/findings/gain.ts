/** Whether what a text says is good for its player, where that is certain: 1, -1 for what only harms, 0 where it hangs on the game. */
import { type Bag, isBag, type Side, sideOf } from "./trees.ts";

export type Gain = 1 | 0 | -1;

const forSide = (side: Side, own: Gain): Gain => {
  if (side === "own") return own;
  return side === "theirs" ? (-own as Gain) : 0;
};

const DOES: Readonly<Record<string, (node: Bag, boons: Boons) => Gain>> = {
  draw: ({ who }) => forSide(sideOf(who), 1),
  discard: ({ who }) => forSide(sideOf(who), -1),
  discardHand: ({ who }) => forSide(sideOf(who), -1),
  points: ({ who, how }) => forSide(sideOf(who), how === "gain" ? 1 : -1),
  search: () => 1,
  dig: () => 1,
  look: ({ who }) => forSide(sideOf(who ?? "you"), 1),
  seq: ({ of }, boons) => allOf(of, boons),
  if: ({ then, otherwise }, boons) => {
    const first = gainOf(then, boons);
    return otherwise === undefined || gainOf(otherwise, boons) === first ? first : 0;
  },
  // what one may do one leaves where it harms
  may: ({ who, what }, boons) => (sideOf(who) === "own" && gainOf(what, boons) >= 0 ? 1 : 0),
  choose: ({ who, of }, boons) =>
    sideOf(who) === "own" && Array.isArray(of) && of.some((one) => gainOf(one, boons) === 1) ? 1 : 0,
  lasting: ({ what }, boons) => gainOf(what, boons),
};

const HOLDS: Readonly<Record<string, (node: Bag, boons: Boons) => Gain>> = {
  bonus: ({ who, by }) => {
    const signs = amountsIn(by)
      .map(Math.sign)
      .filter((sign) => sign !== 0);
    const [sign] = signs;
    if (sign === undefined || signs.some((one) => one !== sign)) return 0;
    const side = sideOf(who);
    // whoever chooses among all cards chooses those that it is good for
    return side === "any" ? 1 : forSide(side, sign as Gain);
  },
  has: ({ who, keywords }, boons) =>
    Array.isArray(keywords) && keywords.every((word) => boons.has(word)) ? forSide(sideOf(who), 1) : 0,
};

/** Keywords that never harm. */
export type Boons = ReadonlySet<unknown>;

/** The plain numbers of an amount by figure, however a game writes it. */
function amountsIn(by: unknown): number[] {
  if (typeof by === "number") return [by];
  if (Array.isArray(by)) return by.flatMap((one) => (isBag(one) ? amountsIn(one.by) : []));
  return isBag(by) ? Object.values(by).map((n) => (typeof n === "number" ? n : Number.NaN)) : [];
}

const allOf = (of: unknown, boons: Boons): Gain => {
  if (!Array.isArray(of) || of.length === 0) return 0;
  const [first, ...rest] = of.map((one) => gainOf(one, boons));
  return rest.every((one) => one === first) ? first! : 0;
};

export function gainOf(node: unknown, boons: Boons): Gain {
  if (!isBag(node)) return 0;
  if (typeof node.do === "string") return DOES[node.do]?.(node, boons) ?? 0;
  if (typeof node.is === "string") return HOLDS[node.is]?.(node, boons) ?? 0;
  return 0;
}

/** The same of a whole text. */
export function gainOfText(tree: Bag, atWill: boolean, boons: Boons): Gain {
  if (tree.kind === "keywords")
    return Array.isArray(tree.keywords) && tree.keywords.every((word) => boons.has(word)) ? 1 : 0;
  if (atWill) return 1;
  const does = tree.do ?? tree.act;
  if (isBag(does)) return gainOf(does, boons);
  return tree.otherwise === undefined ? allOf(tree.what, boons) : 0;
}
