/**
 * Digging is no action of its own in this game: the top cards are looked at, some are taken, the rest goes where it is put
 * (ttcg-15.6), each of which may be said alone.
 */
type Bag = Readonly<Record<string, unknown>>;

const REST = { count: "all", what: { noun: "card", among: "rest" } };

function parts({ n, take, to, rest }: Bag): Bag[] {
  const taken = take as { what: object };
  const what = { ...taken, what: { ...taken.what, among: "it" } };
  return [
    {
      do: "look",
      who: "you",
      what: { count: "all", what: { noun: "card", zone: { in: "deck", whose: "you", top: n } } },
    },
    to === "played" ? { do: "play", who: "you", what } : { do: "move", what, to },
    { do: "move", what: REST, to: rest },
  ];
}

const isDig = (node: unknown): node is Bag =>
  typeof node === "object" && node !== null && (node as Bag).do === "dig";

/** A text in which every dig is said by its parts. */
export function dugOut<T>(node: T): T {
  if (Array.isArray(node)) return node.flatMap((one) => (isDig(one) ? parts(one) : [dugOut(one)])) as T;
  if (typeof node !== "object" || node === null) return node;
  if (isDig(node)) return { do: "seq", of: parts(node) } as T;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dugOut(value as unknown)])) as T;
}
