/** The numbers on a card, by where they stand in its entry. */

/** A number and its place: "bite", "stats.troop#2", "texts.0#1" - the nth of several in one value. */
export interface CardNumber {
  field: string;
  value: number;
}

/** Whole numbers in a text, with where they begin. */
export const numbersIn = (text: string): { from: number; to: number; value: number }[] =>
  [...text.matchAll(/\d+/g)].map(({ index, 0: digits }) => ({
    ...{ from: index, to: index + digits.length, value: Number(digits) },
  }));

/** Of an entry as plain fields, in their order. */
export function numbersOn(value: unknown, path: readonly string[] = []): CardNumber[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => numbersOn(inner, [...path, key]));
  const found = numbersIn(String(value ?? ""));
  const field = path.join(".");
  return found.map((one, n) => ({
    field: found.length === 1 ? field : `${field}#${n + 1}`,
    value: one.value,
  }));
}
