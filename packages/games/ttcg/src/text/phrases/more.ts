/**
 * "One more point": of what would be gained or lost it is said beside that number, anywhere else it is so many.
 */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";

type Bag = Readonly<Record<string, unknown>>;

/** Thrown where so much less is said of nothing. */
class LessThanNothing extends Error {}

const isBag = (node: unknown): node is Bag => typeof node === "object" && node !== null;

function settledIn<T>(text: T): T {
  const walk = (node: unknown, replaces: boolean): unknown => {
    if (Array.isArray(node)) return node.map((one) => walk(one, replaces));
    if (!isBag(node)) return node;
    if (node.more !== undefined) {
      if (replaces) return { plus: { done: true }, n: node.more };
      if ((node.more as number) < 0) throw new LessThanNothing();
      return node.more;
    }
    const inside = replaces || (node.do === "instead" && ofPoints(node.of as Bag));
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value, inside)]));
  };
  return walk(text, false) as T;
}

const ofPoints = ({ would }: Bag): boolean => would === "losePoints" || would === "gainPoints";

/** A text in which so many more are a number; undefined where something is less of nothing. */
export function moreIn<T>(text: T): T | undefined {
  try {
    return settledIn(text);
  } catch (error) {
    if (error instanceof LessThanNothing) return undefined;
    throw error;
  }
}

/** Whether a part says so much more or less. */
export const saysMore = (node: unknown): boolean =>
  isBag(node) && (node.more !== undefined || Object.values(node).some(saysMore));

const points = "(point|points)";

export const more: Production[] = [
  read("PointsN", { more: "$n" }, [`{n:#} (more|additional|extra) ${points}`, `{n:#} ${points} more`]),
  read("PointsN", { more: "$n" }, [], "(さらに|追加で|余分に){n:#}ポイント"),
  read("PointsN", { more: 1 }, ["a (additional|extra) point"]),
  read("PointsN", ({ n }: Slots) => ({ more: -(n as number) }), [
    `{n:#} (less|fewer) ${points}`,
    `{n:#} ${points} (less|fewer)`,
  ]),
  // Beside what would happen.
  ...([1, -1] as const).map((sign) =>
    both(
      "PointsN",
      ({ n }) => ({ plus: { done: true }, n: sign * (n as number) }),
      (it: { plus?: unknown; n?: number }) =>
        it.plus !== undefined && it.n! * sign > 0 ? { n: it.n! * sign } : undefined,
      [`that many points ${sign > 0 ? "plus" : "minus"} {n:#}`],
      [sign > 0 ? "その数に{n:#}を加えたポイント" : "その数から{n:#}を引いたポイント"],
    ),
  ),
];
