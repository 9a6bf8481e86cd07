/** Rows of something: "Troop, Position or Vehicle". */
import type { Production } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";

/** All ways to cut a list in two, the longest beginning first. */
export function cuts<T>(list: readonly T[]): { a: T[]; rest: T[] }[] {
  const all: { a: T[]; rest: T[] }[] = [];
  for (let k = list.length - 1; k >= 1; k--) all.push({ a: list.slice(0, k), rest: list.slice(k) });
  return all;
}

/**
 * A symbol that stands for a list of what another stands for: "a", "a or b", "a, b or c".
 * @param last how the last two are joined; the first is printed
 */
export function row(
  makes: string,
  item: string,
  last: readonly string[],
  only?: Production["only"],
): Production[] {
  const two = last.map((word) => `{a:${item}} ${word} {rest:${makes}}`);
  const make = ({ a, rest = [] }: Record<string, unknown>) => [a, ...(rest as unknown[])];
  const take = (fits: (length: number) => boolean) => (list: readonly unknown[]) => {
    if (!Array.isArray(list) || !fits(list.length)) return undefined;
    return { a: list[0], ...(list.length > 1 && { rest: list.slice(1) }) };
  };
  return [
    both(
      makes,
      make,
      take((n) => n === 1),
      `{a:${item}}`,
      undefined,
      only,
    ),
    both(
      makes,
      make,
      take((n) => n === 2),
      two,
      undefined,
      only,
    ),
    both(
      makes,
      make,
      take((n) => n > 2),
      `{a:${item}}, {rest:${makes}}`,
      undefined,
      only,
    ),
  ];
}

/**
 * A symbol that stands for a list of what another stands for, each joined to the next in the same way.
 * @param joins how two are joined; the first is printed
 */
export function series(makes: string, item: string, joins: readonly string[]): Production[] {
  return [
    both(
      makes,
      ({ a }) => [a],
      (list: readonly unknown[]) => (list.length === 1 ? { a: list[0] } : undefined),
      `{a:${item}}`,
    ),
    both(
      makes,
      ({ a, rest }) => [a, ...(rest as unknown[])],
      (list: readonly unknown[]) => (list.length > 1 ? { a: list[0], rest: list.slice(1) } : undefined),
      joins.map((join) => `{a:${item}}${join} {rest:${makes}}`),
    ),
  ];
}
