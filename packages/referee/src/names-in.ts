/** Which of many names a text says: whole words only, and of names within one another the longest. */
export function namesIn(names: readonly string[]): (text: string) => string[] {
  if (names.length === 0) return () => [];
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(names)})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => [...new Set(text.match(any))];
}

/** What finds any of these texts as it is written, as the source of a pattern; where one begins another, the longer. */
export const anyOf = (texts: readonly string[]): string =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("|");
