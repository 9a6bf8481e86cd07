/** Plain data, as JSON has it: whether two pieces of it are the same. */

export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };
/** Data with names for its parts. */
export type DataMap = { readonly [key: string]: Data };

export const isDataMap = (data: Data | undefined): data is DataMap =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** Whether both say the same, in whatever order their parts are named. */
export function sameData(one: Data | undefined, other: Data | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part: Data, i) => sameData(part, other[i] as Data));
  if (!isDataMap(one) || !isDataMap(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameData(one[key], other[key]))
  );
}
