/**
 * Nothing is dropped in silence (law 4): a text's tree is compiled through a watch on it, and a part that no rule has
 * looked at by the end means that the text says something the rules do not know.
 */

const origin = new WeakMap<object, object>();

/** The tree itself, for looks at it as a whole that do not count as giving a part its meaning. */
export function plain<T>(tree: T): T {
  return typeof tree === "object" && tree !== null ? ((origin.get(tree) as T | undefined) ?? tree) : tree;
}

/** The keys that lead to a part of a tree. */
export type Path = readonly string[];

export interface Audit<T> {
  /** The tree to compile from; equal parts are the same object each time they are looked at. */
  tree: T;
  /** Where the parts are that nobody has looked at. */
  unread(): Path[];
}

export function audit<T extends object>(tree: T): Audit<T> {
  const read = new Map<object, Set<string>>();
  const watched = new WeakMap<object, object>();
  const watch = (node: object): object => {
    const known = watched.get(node);
    if (known) return known;
    const seen = new Set<string>();
    read.set(node, seen);
    const proxy = new Proxy(node, {
      get(target, key) {
        if (typeof key === "string") seen.add(key);
        const value = Reflect.get(target, key) as unknown;
        return typeof value === "object" && value !== null ? watch(value) : value;
      },
    });
    watched.set(node, proxy);
    origin.set(proxy, node);
    return proxy;
  };
  const unread = (node: object, path: Path): Path[] => {
    const seen = read.get(node);
    return Object.entries(node).flatMap(([key, value]) => {
      const here = [...path, key];
      if (value === undefined || IGNORED.has(key)) return [];
      if (!seen?.has(key)) return [here];
      return typeof value === "object" && value !== null ? unread(value as object, here) : [];
    });
  };
  return { tree: watch(tree) as T, unread: () => unread(tree, []) };
}

/** Parts that say how a text is worded and nothing more. */
const IGNORED: ReadonlySet<string> = new Set(["joined", "marked", "said"]);

/** The whole of a small part at once, read: for what is looked at again while the game runs. */
export function taken<T>(part: T): T {
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(
      Object.keys(node).map((key) => [key, copy((node as Record<string, unknown>)[key])]),
    );
  };
  return copy(part) as T;
}
