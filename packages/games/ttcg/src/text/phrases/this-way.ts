/**
 * What was dealt with, called again by what it is and by what was done: "for each unit milled this way" is each of them where
 * all were units, and else those units among them; where nothing was milled it is no text. And cards that are chosen right behind a look into a hand: whether out of it or on the field is
 * not said, so such a text is none.
 */
type Bag = Readonly<Record<string, unknown>>;

const isBag = (node: unknown): node is Bag => typeof node === "object" && node !== null;

/** Thrown where a text calls cards what they need not be, or leaves open where they lie. */
class Unsaid extends Error {}

/** What the cards are called that an action deals with; "card" where they may be of any sort. */
function nounOf({ do: act, what }: Bag): string | undefined {
  if (act === "draw" || act === "mill") return "card";
  if (!isBag(what)) return undefined;
  const described = isBag(what.what) ? what.what.noun : undefined;
  return typeof described === "string" ? described : undefined;
}

/** Whether a node does one of these, or something in it. */
const does = (node: unknown, acts: readonly string[]): boolean =>
  Array.isArray(node)
    ? node.some((one) => does(one, acts))
    : isBag(node) && (acts.includes(node.do as string) || Object.values(node).some((one) => does(one, acts)));

const looksIntoHand = (node: Bag): boolean =>
  (node.do === "look" || node.do === "reveal") && isBag(node.what) && "hand" in node.what;

/** What is done to cards of a hand as well as to those on the field. */
const OUT_OF_HAND: ReadonlySet<string> = new Set(["move", "discard", "play", "place", "enter"]);

/** Whether one or several cards are chosen of which it is not said where they lie. */
function isPlaceless({ do: act, what }: Bag): boolean {
  if (!isBag(what) || !isBag(what.what) || !OUT_OF_HAND.has(act as string)) return false;
  const { side, zone, among } = what.what;
  return isBag(what.count) && side === undefined && zone === undefined && among === undefined;
}

export function saidThisWay<T extends object>(text: T): T | undefined {
  const { trigger } = text as { trigger?: Bag };
  // what waits for points knows how many there were
  let before: Bag | undefined = trigger?.on === "points" ? { do: "points" } : undefined;
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isBag(node)) return node;
    if (node.done === true && Array.isArray(node.by)) {
      const { by, ...rest } = node;
      if (before && before.do !== "points" && !does(before, by as string[])) throw new Unsaid();
      return walk(rest);
    }
    if (node.done === true && node.noun !== undefined) {
      const { noun, times = 1, ...rest } = node;
      const was = before && nounOf(before);
      if (was === noun) return times === 1 ? rest : { ...rest, times };
      if (was !== "card") throw new Unsaid();
      return { each: { noun, among: "it" }, times };
    }
    if (node.done === true && before?.do === "points") return { ...node, points: true };
    if (node.done === true && node.points) throw new Unsaid();
    const action = typeof node.do === "string" && node.do !== "seq";
    if (action && before && looksIntoHand(before) && isPlaceless(node)) throw new Unsaid();
    const walked = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
    if (action) before = node;
    return walked;
  };
  try {
    return walk(text) as T;
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
}
