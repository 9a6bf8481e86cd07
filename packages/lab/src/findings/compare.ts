/** Two trees held against each other: whether one says the same as the other, or the same and more of what is good. */
import { type Boons, type Gain, gainOf, gainOfText } from "./gain.ts";
import { type Bag, fieldsOf, isBag, sideOf, written } from "./trees.ts";

/** `apart`: neither is certainly as good as the other. */
export type Compared = "same" | "better" | "worse" | "apart";

/** What several comparisons come to together. */
export function together(all: readonly Compared[]): Compared {
  if (all.includes("apart")) return "apart";
  const [better, worse] = [all.includes("better"), all.includes("worse")];
  if (better && worse) return "apart";
  return better ? "better" : worse ? "worse" : "same";
}

export const turned = (one: Compared): Compared =>
  one === "better" ? "worse" : one === "worse" ? "better" : one;

/** By numbers of which more is good, bad, or neither. */
function byNumber(a: number, b: number, more: Gain): Compared {
  if (a === b) return "same";
  if (more === 0) return "apart";
  return a > b === more > 0 ? "better" : "worse";
}

/** A text against another, each as its player may use it. */
export function compareTexts(a: Bag, b: Bag, atWill: boolean, boons: Boons): Compared {
  if (written(a) === written(b)) return "same";
  if (a.kind !== b.kind) return "apart";
  const good = gainOfText(a, atWill, boons) === 1 && gainOfText(b, atWill, boons) === 1;
  const keys = [...new Set([...fieldsOf(a), ...fieldsOf(b)])];
  return together(
    keys.map((key): Compared => {
      const [one, other] = [a[key], b[key]];
      if (written(one) === written(other)) return "same";
      if (key === "times" || key === "oncePerTurn" || key === "cost" || key === "if" || key === "condition") {
        if (!good) return "apart";
        // whatever it asks for or binds it to is worse than nothing
        if (one === undefined) return "better";
        if (other === undefined) return "worse";
        if (key === "cost") return compareCosts(one, other);
        return key === "if" || key === "condition" ? compareConditions(one, other) : "apart";
      }
      if (key === "keywords") return compareSets(one, other, (word) => (boons.has(word) ? 1 : 0));
      if (key === "what" && Array.isArray(one) && Array.isArray(other))
        return one.length === other.length
          ? together(one.map((part, i) => compareNodes(part, other[i], boons)))
          : compareSets(one, other, (part) => gainOf(part, boons));
      return compareNodes(one, other, boons);
    }),
  );
}

/** One list is the other and more. */
function compareSets(a: unknown, b: unknown, gain: (extra: unknown) => Gain): Compared {
  if (!Array.isArray(a) || !Array.isArray(b)) return "apart";
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const left = long.map(written);
  for (const part of short.map(written)) {
    const at = left.indexOf(part);
    if (at < 0) return "apart";
    left.splice(at, 1);
  }
  const extra = long.filter((part) => left.includes(written(part)));
  if (!extra.every((part) => gain(part) === 1)) return "apart";
  return long === a ? "better" : "worse";
}

function compareCosts(a: unknown, b: unknown): Compared {
  if (!Array.isArray(a) || !Array.isArray(b)) return "apart";
  if (a.length !== b.length) return turned(compareSets(a, b, () => 1));
  return together(a.map((part, i) => compareLess(part, b[i])));
}

/** The same node with other plain numbers in it, of which less is better. */
function compareLess(a: unknown, b: unknown): Compared {
  if (typeof a === "number" && typeof b === "number") return byNumber(a, b, -1);
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return together(a.map((part, i) => compareLess(part, b[i])));
  if (!isBag(a) || !isBag(b) || String(fieldsOf(a)) !== String(fieldsOf(b)))
    return written(a) === written(b) ? "same" : "apart";
  return together(
    fieldsOf(a).map((key) =>
      NUMBERED.has(key)
        ? compareLess(a[key], b[key])
        : written(a[key]) === written(b[key])
          ? "same"
          : "apart",
    ),
  );
}
/** Fields of a cost that lead to how much it is. */
const NUMBERED: ReadonlySet<string> = new Set(["n", "what", "count", "exactly"]);

/** A looser condition of something good is better. */
function compareConditions(a: unknown, b: unknown): Compared {
  if (!isBag(a) || !isBag(b) || typeof a.n !== "number" || typeof b.n !== "number") return "apart";
  if (written({ ...a, n: 0 }) !== written({ ...b, n: 0 })) return "apart";
  return compareBound(a.how, a.n, b.n);
}
function compareBound(how: unknown, a: number, b: number): Compared {
  if (how === "atLeast" || how === "moreThan") return byNumber(a, b, -1);
  return how === "atMost" || how === "lessThan" ? byNumber(a, b, 1) : a === b ? "same" : "apart";
}

/** Parts of a text: actions and statements, whose numbers are good or bad by what they are numbers of. */
function compareNodes(a: unknown, b: unknown, boons: Boons): Compared {
  if (written(a) === written(b)) return "same";
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length ? together(a.map((part, i) => compareNodes(part, b[i], boons))) : "apart";
  if (!isBag(a) || !isBag(b) || a.do !== b.do || a.is !== b.is || a.on !== undefined) return "apart";
  const keys = [...new Set([...fieldsOf(a), ...fieldsOf(b)])];
  const gain = gainOf(a, boons);
  return together(
    keys.map((key): Compared => {
      const [one, other] = [a[key], b[key]];
      if (written(one) === written(other)) return "same";
      if (typeof one === "number" && typeof other === "number" && key === "n")
        return byNumber(one, other, gain);
      if (key === "by") return compareAmounts(one, other, a);
      if (STRUCTURE.has(key)) return compareNodes(one, other, boons);
      return "apart";
    }),
  );
}
/** Fields that lead from an action to another that it does as it stands. */
const STRUCTURE: ReadonlySet<string> = new Set(["of", "then", "act", "do"]);

/** A change of values: on one's own cards more is better, on those of the other less, and of one's choice what is further. */
function compareAmounts(a: unknown, b: unknown, { is, who, what }: Bag): Compared {
  if (is !== "bonus" && what === undefined) return "apart";
  if (is !== "bonus") return "apart";
  const side = sideOf(who);
  const more = (n: number): Gain =>
    side === "own" ? 1 : side === "theirs" ? -1 : side === "any" ? (n < 0 ? -1 : 1) : 0;
  return compareBy(a, b, more);
}
function compareBy(a: unknown, b: unknown, more: (n: number) => Gain): Compared {
  if (typeof a === "number" && typeof b === "number")
    return Math.sign(a) * Math.sign(b) < 0 && more(1) !== more(-1) ? "apart" : byNumber(a, b, more(a || b));
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return together(a.map((part, i) => compareBy(part, b[i], more)));
  if (!isBag(a) || !isBag(b) || String(fieldsOf(a)) !== String(fieldsOf(b))) return "apart";
  return together(
    fieldsOf(a).map((key) =>
      written(a[key]) === written(b[key]) ? "same" : compareBy(a[key], b[key], more),
    ),
  );
}
