/** Rows of something: "Lantern Guild or Amber Order". */
import type { Production } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";

/** All ways to cut a list in two, the longest beginning first. */
export function cuts<T>(list: readonly T[]): { a: T[]; rest: T[] }[] {
  return list.slice(1).map((_, i) => {
    const at = list.length - 1 - i;
    return { a: list.slice(0, at), rest: list.slice(at) };
  });
}

/**
 * A symbol that stands for a list of what another stands for.
 * @param en how two are joined in English; the first is printed
 * @param ja the same in Japanese
 * @param before a feature that the item takes in Japanese where another follows
 */
export function series(
  makes: string,
  item: string,
  en: readonly string[],
  ja: readonly string[],
  before = "",
): Production[] {
  return [
    both(
      makes,
      ({ a }) => [a],
      (list: readonly unknown[]) => (list.length === 1 ? { a: list[0] } : undefined),
      `{a:${item}}`,
      `{a:${item}}`,
    ),
    both(
      makes,
      ({ a, rest }) => [a, ...(rest as unknown[])],
      (list: readonly unknown[]) => (list.length > 1 ? { a: list[0], rest: list.slice(1) } : undefined),
      en.map((join) => `{a:${item}}${join} {rest:${makes}}`),
      ja.map((join) => `{a:${item}${before}}${join}{rest:${makes}}`),
    ),
  ];
}
