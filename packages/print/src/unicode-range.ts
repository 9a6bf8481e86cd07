/** Each list is read once. */
const read = new Map<string, readonly (readonly [from: number, to: number])[]>();

/** Which letters a file of type has, as style sheets say it: "U+0-FF, U+131". */
export function holds(ranges: string, code: number): boolean {
  let bounds = read.get(ranges);
  if (!bounds) {
    bounds = ranges.split(",").map((range) => {
      const [from, to = from] = range.trim().replace(/^U\+/i, "").split("-");
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const;
    });
    read.set(ranges, bounds);
  }
  return bounds.some(([from, to]) => code >= from && code <= to);
}
