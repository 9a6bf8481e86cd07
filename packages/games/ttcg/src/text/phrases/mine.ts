/**
 * "Your hand" of a card that was spoken of: cards go to their owner's places (ttcg-3.9), so it is a text only where the card is
 * yours by where it lay. What was read keeps no such word; what is printed says it where it is plain.
 */
import type { Game } from "@tefuda/language/phrases/antecedent";

type Bag = Readonly<Record<string, unknown>>;

/** How this game's texts bring up cards, for what is printed. */
export const GAME: Game = {
  usual: "unit",
  bringUp: ["draw", "mill"],
  yours: [],
  moves: ["move"],
  takesAway: [],
  dids: {},
};

/** Thrown where a text says "your" of another's card. */
class Theirs extends Error {}

const isThis = (cards: unknown): boolean => (cards as Bag | undefined)?.ref === "this";

/** Whether the cards that a node speaks of are yours; undefined where it speaks of none. */
function areYours(bag: Bag): boolean | undefined {
  if (bag.do === "dig") return true;
  if (bag.do === "draw" || bag.do === "mill" || typeof bag.would === "string")
    return bag.who === undefined ? undefined : bag.who === "you";
  if (bag.ref !== undefined) return bag.ref === "it" || bag.ref === "them" ? undefined : bag.ref === "this";
  if (bag.count === undefined) return undefined;
  const { side, zone, among } = bag.what as {
    side?: string;
    zone?: { whose?: string; what?: unknown };
    among?: unknown;
  };
  if (among !== undefined) return undefined;
  return side === "yours" || zone?.whose === "you" || isThis(zone?.what);
}

/** A text without its "your"; undefined where that is said of a card that is not. */
export function withoutMine<T extends { trigger?: unknown; worksIn?: unknown }>(text: T): T | undefined {
  let yours = text.worksIn !== undefined || isThis((text.trigger as Bag | undefined)?.what);
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    const { mine, ...bag } = node as Bag;
    const walked = Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, walk(value)]));
    if (mine && !yours) throw new Theirs();
    yours = areYours(bag) ?? yours;
    return walked;
  };
  try {
    return walk(text) as T;
  } catch (error) {
    if (error instanceof Theirs) return undefined;
    throw error;
  }
}
