/** What a new card of a set begins with of what only a printed card needs: a rarity, a number or a code that nobody has. */
import type { MadeUp } from "@tefuda/kernel";
import { cardIn } from "./draft.ts";

/** `own`: the cards of the set as they are written, behind the last of which numbers go on; `others`: the game's files. */
export function freshFields(
  made: MadeUp,
  own: readonly string[],
  others: readonly string[],
): Record<string, string | number> {
  const cards = own.map(cardIn);
  const isTaken = (value: string | number): boolean =>
    [...others, ...own].some((text) => text.includes(String(value)));
  return Object.fromEntries(
    Object.entries(made).map(([field, value]) => {
      if (typeof value !== "function") return [field, value];
      const last = cards.findLast((card) => card?.[field] !== undefined)?.[field];
      let next = last === undefined ? value(1) : following(String(last));
      for (let n = 2; isTaken(next); n++) next = last === undefined ? value(n) : following(String(next));
      return [field, next];
    }),
  );
}

/** A number or a code that is one higher: where it has several figures in it, the longest of them. */
function following(code: string): string {
  const longest = [...code.matchAll(/\d+/g)].sort((a, b) => a[0].length - b[0].length).at(-1);
  if (!longest) return `${code}-1`;
  const { 0: figure, index } = longest;
  const next = String(Number(figure) + 1).padStart(figure.length, "0");
  return code.slice(0, index) + next + code.slice(index + figure.length);
}
