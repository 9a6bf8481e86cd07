/** What "it" and "that UNIT" mean before any card was chosen or moved: the card that the text spoke of first. */
import type { Reference } from "../tree.ts";

type Bag = Record<string, unknown>;

/** Actions after which "it" is a card that they brought up, though they name none. */
const bringUp: readonly unknown[] = ["draw", "mill", "dig"];

/** Where players stand that are meant by a card spoken of before. */
const players: readonly string[] = ["who", "whose", "hand", "chosenBy"];

/** Where a node has a reference to a card. */
function referring(bag: Bag): string | undefined {
  return "ref" in bag ? "ref" : bag.if === "is" ? "what" : "value" in bag ? "of" : undefined;
}

/** Whether "it" after a node is what that node brought up. */
function settling(bag: Bag): boolean {
  return "ref" in bag || "count" in bag || bringUp.includes(bag.do);
}

/**
 * A part of a text with each "it" that nothing before it explains put in plain words.
 * @param first what it means there; with none such a text means nothing, and the result is undefined
 * @param standing whether the text only holds: then nothing is chosen, and every "it" is meant
 */
export function explained<T>(part: T, first: Reference | undefined, standing = false): T | undefined {
  let meaning = first;
  let known = false;
  let refused = false;

  /** What a reference stands for; "trigger" is another word for what a trigger named itself. */
  function meant(ref: unknown): unknown {
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
    if (players.some((key) => bag[key] === "owner" || bag[key] === "its") && !known && meaning === undefined)
      refused = true;
    if (ref !== undefined) {
      walked[ref] = meant(bag[ref]);
      if (bag.if === "is" && !known && meaning === undefined) meaning = walked[ref] as Reference;
    }
    for (const [key, inner] of Object.entries(bag)) if (key !== ref) walked[key] = walk(inner);
    if (settling(bag) && !standing) known = true;
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
