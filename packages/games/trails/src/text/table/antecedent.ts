/** What "it" and "that UNIT" mean before any card was chosen or moved: the card that the text spoke of first. */
import type { Description, Reference } from "../tree.ts";

type Bag = Record<string, unknown>;

/** Actions after which "it" is a card that they brought up, though they name none. */
const bringUp: readonly unknown[] = ["draw", "mill", "dig"];

/** Where players stand that are meant by a card spoken of before. */
const players: readonly string[] = ["who", "whose", "hand", "chosenBy"];

/**
 * The card that a trigger spoke of, called what it is: "that ITEM". Only what is printed and what was just read tells
 * these apart.
 */
export const thatOf = (noun: Description["noun"]): string => (noun === "unit" ? "trigger" : `that ${noun}`);
const isThat = (ref: unknown): boolean => typeof ref === "string" && ref.startsWith("that ");

/** A part of a text as it is printed after a trigger that spoke of such a card. */
export function called<T>(part: T, noun: Description["noun"]): T {
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const at = referring(bag);
    return Object.fromEntries(
      Object.entries(bag).map(([key, inner]) => [
        key,
        key === at && inner === "trigger" ? thatOf(noun) : walk(inner),
      ]),
    );
  }
  return walk(part) as T;
}

/** Where a node has a reference to a card. */
function referring(bag: Bag): string | undefined {
  return "ref" in bag ? "ref" : bag.if === "is" ? "what" : "value" in bag ? "of" : undefined;
}

/** The players that a node speaks of as doing something or having it, for "they" behind it. */
function playerIn(bag: Bag): unknown {
  const named = players.map((key) => bag[key]).find((who) => who === "opponent" || who === "both");
  return named ?? (bag.side === "opponents" ? "opponent" : undefined);
}

/** Whether "it" after a node is what that node brought up. */
function settling(bag: Bag): boolean {
  return "ref" in bag || "count" in bag || bringUp.includes(bag.do);
}

/** Whether the card that a node brings up is yours; undefined where it brings up none. `sure`: by where it lies. */
function yours(bag: Bag, sure: boolean): boolean | undefined {
  if (bringUp.includes(bag.do)) return bag.who === "you" || bag.do === "dig";
  if ("count" in bag) {
    const { side, zone } = bag.what as Description;
    return zone?.whose === "you" || (!sure && side === "yours");
  }
  if (!("ref" in bag) || bag.ref === "it" || bag.ref === "them") return undefined;
  return !sure && bag.ref === "this";
}

/**
 * "Put it into your hand" said of a card that is yours by where it lay; of others their owner is spoken of. The mark
 * "mine" stands only in what is printed and in what was just read.
 */
export function marked<T>(part: T): T {
  let mine = false;

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const spoken = (bag.what as { ref?: Reference } | undefined)?.ref;
    const marks = bag.do === "move" && mine && (spoken === "it" || spoken === "them");
    const walked = Object.fromEntries(Object.entries(bag).map(([key, inner]) => [key, walk(inner)]));
    mine = yours(bag, true) ?? mine;
    return marks ? { ...walked, mine: true } : walked;
  }

  return walk(part) as T;
}

/**
 * A part of a text with each "it" that nothing before it explains put in plain words.
 * @param first what it means there; with none such a text means nothing, and the result is undefined
 * @param standing whether the text only holds: then nothing is chosen, and every "it" is meant
 * @param spoken what is known of it: whether it is yours, and of which player was spoken
 */
export function explained<T>(
  part: T,
  first: Reference | undefined,
  standing = false,
  spoken: { mine?: boolean; player?: unknown } = {},
): T | undefined {
  let meaning = first;
  let known = false;
  let refused = false;
  let mine = spoken.mine ?? first === "this";
  let { player } = spoken;

  /** What a reference stands for; "trigger" is another word for what a trigger named itself. */
  function meant(said: unknown): unknown {
    const ref = isThat(said) ? "trigger" : said;
    if (ref === "trigger" && first !== undefined) return first;
    if (ref === "them" ? known : ref !== "it" && ref !== "trigger") return ref;
    if (known) return "it";
    if (meaning === undefined || ref === "them") refused = true;
    return meaning ?? ref;
  }

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    if (bag.do === "choose") {
      const before = known;
      const of = (bag.of as unknown[]).map((option) => {
        known = before;
        return walk(option);
      });
      return { ...bag, of };
    }
    const walked: Bag = {};
    const ref = referring(bag);
    if ((bag.mine && !mine) || bag.side === "each") refused = true;
    if (bag.they && (bag.they === "both") !== (player === "both")) refused = true;
    player = playerIn(bag) ?? player;
    if (players.some((key) => bag[key] === "owner" || bag[key] === "its") && !known && meaning === undefined)
      refused = true;
    if (ref !== undefined) {
      walked[ref] = meant(bag[ref]);
      if (bag.if === "is" && !known && meaning === undefined) meaning = walked[ref] as Reference;
    }
    for (const [key, inner] of Object.entries(bag))
      if (key !== ref && key !== "mine" && key !== "they") walked[key] = walk(inner);
    if (settling(bag) && !standing) known = true;
    mine = yours(bag, false) ?? mine;
    return walked;
  }

  const whole = walk(part) as T;
  return refused ? undefined : whole;
}

/** The other way round: a card that was spoken of first, as "it" until another is brought up. */
export function spokenAgain<T>(part: T, first: Reference): T {
  let known = false;

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const at = referring(bag);
    const walked: Bag = {};
    for (const [key, inner] of Object.entries(bag)) {
      walked[key] = key === at && inner === first && !known ? "it" : walk(inner);
    }
    if (settling(bag)) known = true;
    return walked;
  }

  return walk(part) as T;
}
