/** What "it" means before any card was chosen or moved: the card that the text spoke of first. */
import type { Reference } from "../tree.ts";

type Bag = Record<string, unknown>;

/**
 * A part of a text with each "it" that nothing before it explains put in plain words.
 * @param it what it means there; with none such a text means nothing, and the result is undefined
 * @param standing whether the text only holds: then nothing is chosen, and every "it" is meant
 */
export function explained<T>(part: T, it: Reference | undefined, standing = false): T | undefined {
  let first = it;
  let known = false;
  let refused = false;

  function meant(): Reference {
    if (first === undefined) refused = true;
    return first ?? "it";
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
    const asked = bag.if === "is" && bag.what === "it" && !known;
    if (bag.if === "is" && !asked && !known) first = bag.what as Reference;
    const spoken = bag.ref === "it" && !known;
    const walked: Bag = {};
    for (const [key, inner] of Object.entries(bag)) walked[key] = walk(inner);
    if (asked) walked.what = meant();
    if (spoken) walked.ref = meant();
    const settles = "ref" in bag || "count" in bag || bag.do === "draw" || bag.do === "mill";
    if (settles && !standing) known = true;
    return walked;
  }

  const whole = walk(part) as T;
  return refused ? undefined : whole;
}
