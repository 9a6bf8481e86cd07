/**
 * Several pieces of data in one, which differ in little: what each observer of a match sees, in each language. Where all
 * say the same it stands once; where they do not, what each of them says stands in a list under a sign.
 */
import { type Data, isDataMap, sameData } from "@tefuda/kernel";

/** No part of a view is called so. */
export type Sign = "each:" | "said:";

export function join(all: readonly Data[], sign: Sign): Data {
  const [first] = all as readonly [Data];
  if (all.every((one) => sameData(one, first))) return first;
  if (all.every((one) => Array.isArray(one)) && all.every((one) => one.length === (first as Data[]).length))
    return (first as Data[]).map((_, i) =>
      join(
        all.map((one) => one[i] as Data),
        sign,
      ),
    );
  if (all.every(isDataMap)) {
    const parts = Object.keys(first as object);
    const alike = all.every(
      (one) => Object.keys(one).length === parts.length && parts.every((part) => Object.hasOwn(one, part)),
    );
    if (alike)
      return Object.fromEntries(
        parts.map((part) => [
          part,
          join(
            all.map((one) => one[part]!),
            sign,
          ),
        ]),
      );
  }
  return { [sign]: all };
}

/** What the one of that number says. */
export function split(joined: Data, sign: Sign, number: number): Data {
  if (Array.isArray(joined)) return joined.map((one: Data) => split(one, sign, number));
  if (!isDataMap(joined)) return joined;
  const own = Object.hasOwn(joined, sign) ? joined[sign] : undefined;
  if (Array.isArray(own)) return (own[number] ?? null) as Data;
  return Object.fromEntries(Object.entries(joined).map(([part, one]) => [part, split(one, sign, number)]));
}
