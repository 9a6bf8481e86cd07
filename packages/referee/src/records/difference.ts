/**
 * What is different between two pieces of plain data, as plain data itself: a record holds what was seen as the first
 * view and, for every answer, what it changed.
 */
import { type Data, type DataMap, isDataMap, sameData } from "@tefuda/kernel";

/**
 * What becomes of a value: it goes (of a part with a name), another stands there, a list has so many of its entries from
 * a place on taken out and others put in, or parts of it change, by name or by number.
 */
export type Patch =
  | readonly []
  | readonly [Data]
  | readonly [from: number, many: number, instead: readonly Data[]]
  | { readonly [part: string]: Patch };

/** Undefined where nothing is. */
export function difference(before: Data, after: Data): Patch | undefined {
  if (sameData(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return shorter(inList(before, after), [after]);
  if (isDataMap(before) && isDataMap(after)) return shorter(inParts(before, after), [after]);
  return [after];
}

const shorter = (one: Patch, other: Patch): Patch =>
  JSON.stringify(one).length < JSON.stringify(other).length ? one : other;

function inParts(before: DataMap, after: DataMap): Patch {
  const patch: Record<string, Patch> = {};
  for (const part of Object.keys(before)) if (!Object.hasOwn(after, part)) patch[part] = [];
  for (const [part, value] of Object.entries(after)) {
    const changed = Object.hasOwn(before, part) ? difference(before[part]!, value) : ([value] as const);
    if (changed) patch[part] = changed;
  }
  return patch;
}

/** What both begin with and what both end with stays. */
function inList(before: readonly Data[], after: readonly Data[]): Patch {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && sameData(before[from], after[from])) from++;
  let behind = 0;
  while (behind < most - from && sameData(before.at(-1 - behind), after.at(-1 - behind))) behind++;
  const spliced: Patch = [from, before.length - behind - from, after.slice(from, after.length - behind)];
  if (before.length !== after.length) return spliced;
  return shorter(inParts(byPlace(before), byPlace(after)), spliced);
}

const byPlace = (list: readonly Data[]): DataMap => Object.fromEntries(list.entries());

/** The value with the change made; throws where it does not fit. */
export function changed(before: Data, patch: Patch): Data {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0] as Data;
    if (patch.length === 3 && Array.isArray(before)) return spliced(before, ...(patch as Splice));
    throw new Error("a change does not fit what it changes");
  }
  const parts = Object.entries(patch as { readonly [part: string]: Patch });
  if (Array.isArray(before)) {
    const list: Data[] = [...before];
    for (const [part, own] of parts) list[placeIn(list, Number(part))] = changed(list[Number(part)]!, own);
    return list;
  }
  if (!isDataMap(before)) throw new Error("a change does not fit what it changes");
  const gone = parts.filter(([, own]) => Array.isArray(own) && own.length === 0).map(([part]) => part);
  const kept = Object.entries(before).filter(([part]) => !gone.includes(part));
  const other = parts.filter(([part]) => !gone.includes(part));
  return Object.fromEntries([
    ...kept,
    ...other.map(
      ([part, own]) => [part, changed(Object.hasOwn(before, part) ? before[part]! : null, own)] as const,
    ),
  ]);
}

type Splice = [from: number, many: number, instead: readonly Data[]];
function spliced(list: readonly Data[], from: number, many: number, instead: readonly Data[]): Data {
  if (!(many >= 0 && from >= 0 && from + many <= list.length))
    throw new Error("a change lies outside of its list");
  return [...list.slice(0, from), ...instead, ...list.slice(from + many)];
}

function placeIn(list: readonly Data[], place: number): number {
  if (!(Number.isInteger(place) && place >= 0 && place < list.length))
    throw new Error("a change lies outside of its list");
  return place;
}
