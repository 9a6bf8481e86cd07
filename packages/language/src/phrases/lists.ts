/** Rows of something: "a or b". */
import type { Production } from "@tefuda/cardtext/types";
import { both } from "@tefuda/cardtext/write";

/** All ways to cut a list in two, the longest beginning first. */
export function cuts<T>(list: readonly T[]): { a: T[]; rest: T[] }[] {
  return list.slice(1).map((_, i) => {
    const at = list.length - 1 - i;
    return { a: list.slice(0, at), rest: list.slice(at) };
  });
}

/** The ways in which items are joined to the next; the first is printed. */
export interface Joins {
  en: readonly string[];
  /** Where more than one follows; left out: as the last. */
  more?: readonly string[];
  ja: readonly string[];
  /** What stands for the rest, if not such a list itself: then one item alone is none. */
  rest?: string;
  /** A feature that an item takes in Japanese where another follows. */
  before?: string;
}

/** A symbol that stands for a list of what another stands for. */
export function series(
  makes: string,
  item: string,
  { en, more, ja, before = "", rest }: Joins,
): Production[] {
  const joined = (joins: readonly string[], fits: (length: number) => boolean): Production =>
    both(
      makes,
      // Nothing is named twice.
      ({ a, rest }) =>
        typeof a === "string" && (rest as unknown[]).includes(a) ? undefined : [a, ...(rest as unknown[])],
      (list: readonly unknown[]) => (fits(list.length) ? { a: list[0], rest: list.slice(1) } : undefined),
      joins.map((join) => `{a:${item}}${join} {rest:${rest ?? makes}}`),
      ja.map((join) => `{a:${item}${before}}${join}{rest:${rest ?? makes}}`),
    );
  const alone = both(
    makes,
    ({ a }) => [a],
    (list: readonly unknown[]) => (list.length === 1 ? { a: list[0] } : undefined),
    `{a:${item}}`,
    `{a:${item}}`,
  );
  return [
    ...(rest === undefined ? [alone] : []),
    ...(more ? [joined(more, (n) => n > 2)] : []),
    joined(en, (n) => (more ? n === 2 : n > 1)),
  ];
}
