/** The two lists of a trade as they are put together. */
import type { Binder, Bundle, Collection } from "@tefuda/host/online/circle-schemas";

export interface Lists {
  gives: Bundle;
  gets: Bundle;
}

export const EMPTY: Lists = { gives: [], gets: [] };

export const countIn = (bundle: readonly { card: string; count: number }[], card: string): number =>
  bundle.find((line) => line.card === card)?.count ?? 0;

/** One copy more or less on a side; nobody gives a card and gets it. */
export function stepped(lists: Lists, side: keyof Lists, card: string, step: 1 | -1): Lists {
  const other = side === "gives" ? "gets" : "gives";
  const n = countIn(lists[side], card) + step;
  const here = n > 0 ? { card, count: n } : null;
  const was = lists[side].some((line) => line.card === card);
  const stepped = was
    ? lists[side].flatMap((line) => (line.card === card ? (here ?? []) : line))
    : [...lists[side], ...(here ? [here] : [])];
  return { ...lists, [side]: stepped, [other]: lists[other].filter((line) => line.card !== card) };
}

/**
 * As many copies on both sides, of what each gives and the other wishes: what is least dear for what is wished most, and nothing
 * that is dearer than somebody gives without being asked.
 */
export function fairLists(
  mine: Pick<Collection, "wishes" | "gives">,
  theirs: Pick<Binder, "wishes" | "gives">,
  dear = 10,
): Lists {
  const gives = meeting(
    mine.gives.filter(({ rank }) => rank <= dear).toSorted((a, b) => a.rank - b.rank),
    theirs.wishes,
  );
  const gets = meeting(
    mine.wishes.toSorted((a, b) => b.rank - a.rank),
    theirs.gives,
  );
  const total = (bundle: Bundle): number => bundle.reduce((sum, { count }) => sum + count, 0);
  const n = Math.min(total(gives), total(gets));
  return { gives: first(n, gives), gets: first(n, gets) };
}

/** What stands in both, so many copies of it. */
const meeting = (lines: Bundle, others: Bundle): Bundle =>
  lines.flatMap(({ card, count }) => {
    const both = Math.min(count, countIn(others, card));
    return both > 0 ? [{ card, count: both }] : [];
  });

function first(n: number, bundle: Bundle): Bundle {
  let left = n;
  return bundle.flatMap(({ card, count }) => {
    const taken = Math.min(left, count);
    left -= taken;
    return taken > 0 ? [{ card, count: taken }] : [];
  });
}

/** Cards whose number of copies on a side is another than it was. */
export const changedIn = (before: Bundle, after: Bundle): ReadonlySet<string> =>
  new Set(after.filter(({ card, count }) => countIn(before, card) !== count).map(({ card }) => card));
