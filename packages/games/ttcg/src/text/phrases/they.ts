/** "They" are read as the opponent and as both players: in this game they are the opponent (ttcg-14.7). */

type Bag = Readonly<Record<string, unknown>>;

/** Thrown where a reading takes "they" for somebody else. */
class Others extends Error {}

/** A text with "they" as whom it means; undefined where it is read as anybody else. */
export function theyIn<T extends object>(text: T): T | undefined {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    const { they, ...bag } = node as Bag;
    if (they !== undefined && they !== "opponent") throw new Others();
    return Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, walk(value)]));
  };
  try {
    return walk(text) as T;
  } catch (error) {
    if (error instanceof Others) return undefined;
    throw error;
  }
}
