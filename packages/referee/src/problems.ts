/** Saying what is wrong with a file, so that the person who wrote it finds the place and knows what would be right. */
import { lookalike, whatDiffers } from "@tefuda/cardtext/looks";
import { type Problem, shown } from "@tefuda/kernel";
import { visible } from "@tefuda/kernel/letters";

/** Files that cannot be used, with everything that is wrong in them. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.problems = problems;
  }
}

/** `file:line:column: message; expected x, y or z; did you mean "w"?` */
export function formatProblem(p: Problem): string {
  let text = `${p.file}:${p.line}:${p.column}: ${p.message}`;
  // Some messages say it in their own words.
  if (p.expected && p.expected.length > 0 && !/expected/i.test(p.message))
    text += `; expected ${either(p.expected)}`;
  if (p.didYouMean && p.didYouMean.length > 0 && !/did you mean/i.test(p.message)) {
    text += `; did you mean ${either(p.didYouMean.map((word) => `"${word}"`))}?`;
  }
  return visible(text);
}

const TOLD_MOST = 12;
/** At most a dozen possibilities as words. */
export function either(words: readonly string[]): string {
  const shown = words.slice(0, TOLD_MOST);
  const more = words.length - shown.length;
  if (more > 0) return `${shown.join(", ")} or ${more} more`;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}

/** What somebody wrote is none of the words that could stand there; these are told in full, or by the command that lists them. */
export class NoSuch extends Error {
  readonly more: Pick<Problem, "expected" | "didYouMean">;
  constructor(what: string, word: string, known: readonly string[], listedBy?: string) {
    const didYouMean = near(word, known);
    const few = known.length <= TOLD_MOST;
    const told = didYouMean.length > 0 || few;
    const all = listedBy === undefined ? `; there is ${known.join(", ")}` : `; \`${listedBy}\` lists them`;
    const twin = lookalike(word, known);
    const differs = twin === undefined ? "" : `; it looks like "${twin}", but ${whatDiffers(word, twin)}`;
    super(`there is no ${what} "${shown(word)}"${differs}${told ? "" : all}`);
    this.more = didYouMean.length > 0 ? { didYouMean } : few ? { expected: known } : {};
  }
}

/** A longer one was no word that somebody mistyped. */
const LONGEST_WORD = 80;

/** The names that somebody who wrote `text` may have meant, the likeliest first. */
export function near(text: string, names: Iterable<string>): string[] {
  if (text.length > LONGEST_WORD) return [];
  const wanted = text.toLowerCase();
  const limit = wanted.length < 3 ? 0 : Math.max(1, Math.floor(wanted.length / 3));
  const found: { name: string; far: number }[] = [];
  for (const name of names) {
    const lower = name.toLowerCase();
    const begins =
      Math.min(wanted.length, lower.length) > 2 && (lower.startsWith(wanted) || wanted.startsWith(lower));
    const far = begins ? 1 : distance(wanted, lower, limit);
    if (far <= limit) found.push({ name, far });
  }
  return found
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map((f) => f.name);
}

/** Letters to add, drop, change or swap to come from one word to another; anything beyond `limit` is just more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, row[j]! + 1, next[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

/** Something wrong with a file as a whole. */
export const problemAt = (file: string, message: string, more: Partial<Problem> = {}): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  ...more,
});
