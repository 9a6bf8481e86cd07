/** Which of many names a text says: whole words only, and of names within one another the longest. */
export function namesIn(names: readonly string[]): (text: string) => string[] {
  if (names.length === 0) return () => [];
  const longestFirst = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => [...new Set(text.match(any))];
}
