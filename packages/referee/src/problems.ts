/** Saying what is wrong with a file, so that the person who wrote it finds the place and knows what would be right. */
import { lookalike, whatDiffers } from "@tefuda/cardtext/looks";
import { LOOKS } from "@tefuda/cardtext/words/sets";
import { inLanguage, type Problem, shown, type Words, WordsError } from "@tefuda/kernel";
import { visible } from "@tefuda/kernel/letters";
import { NO_SUCH, type Thing } from "./says.ts";

/** Files that cannot be used, with everything that is wrong in them. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.problems = problems;
  }
}

/** A problem in one language, as programs read it. */
export const problemIn = (
  problem: Problem,
  language: keyof Words,
): Omit<Problem, "message" | "expected"> & { message: string; expected?: readonly string[] } => {
  const { message, expected, ...place } = problem;
  const said = { ...place, message: message[language] };
  return expected ? { ...said, expected: expected.map((one) => inLanguage(one, language)) } : said;
};

/** How a problem is put together in a language; some messages say in their own words what could stand there. */
const FORM: Readonly<
  Record<
    keyof Words,
    {
      saysExpected: RegExp;
      saysMeant: RegExp;
      expected: (words: readonly string[]) => string;
      meant: (words: readonly string[]) => string;
    }
  >
> = {
  en: {
    saysExpected: /expected/i,
    saysMeant: /did you mean|in its place/i,
    expected: (words) => `; expected ${either(words)}`,
    meant: (words) => `; did you mean ${either(words.map((word) => `"${word}"`))}?`,
  },
  ja: {
    saysExpected: /ここに置けるもの/,
    saysMeant: /ではありませんか|代わりに「/,
    expected: (words) =>
      `（候補：${words.slice(0, LISTED_MOST).join("、")}${words.length > LISTED_MOST ? "など" : ""}）`,
    meant: (words) => `。${words.map((word) => `「${word}」`).join("か")}のことですか？`,
  },
};

/** `message; expected x, y or z; did you mean "w"?`, in a language. */
export function sayProblem(problem: Problem, language: keyof Words): string {
  const { message, expected = [], didYouMean = [] } = problemIn(problem, language);
  const form = FORM[language];
  const known = expected.length > 0 && !form.saysExpected.test(message) ? form.expected(expected) : "";
  const meant = didYouMean.length > 0 && !form.saysMeant.test(message) ? form.meant(didYouMean) : "";
  return visible(`${message}${known}${meant}`);
}

/** The same behind its place, `file:line:column: message`. */
export const formatIn =
  (language: keyof Words) =>
  (problem: Problem): string =>
    `${visible(`${problem.file}:${problem.line}:${problem.column}`)}: ${sayProblem(problem, language)}`;
/** The same for programs, which are told in English. */
export const formatProblem = formatIn("en");

const TOLD_MOST = 12;
/** Any list that is closed has fewer words, and is told whole. */
const LISTED_MOST = 40;
/** Possibilities as words. */
export function either(words: readonly string[]): string {
  const shown = words.slice(0, LISTED_MOST);
  const more = words.length - shown.length;
  if (more > 0) return `${shown.join(", ")} or ${more} more`;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}

/** What somebody wrote is none of the words that could stand there; these are told in full, or by the command that lists them. */
export class NoSuch extends WordsError {
  readonly more: Pick<Problem, "expected" | "didYouMean">;
  constructor(what: Thing, word: string, known: readonly string[], listedBy?: string) {
    const didYouMean = near(word, known);
    const few = known.length <= TOLD_MOST;
    const told = didYouMean.length > 0 || few;
    const no = NO_SUCH.thing(what, shown(word));
    const all = listedBy === undefined ? NO_SUCH.all(known) : NO_SUCH.listedBy(listedBy);
    const twin = lookalike(word, known);
    const parts = [
      no,
      ...(twin === undefined ? [] : [LOOKS.butLooks(twin, whatDiffers(word, twin))]),
      ...(told ? [] : [all]),
    ];
    super({ en: parts.map(({ en }) => en).join(""), ja: parts.map(({ ja }) => ja).join("") });
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
export const problemAt = (file: string, message: Words, more: Partial<Problem> = {}): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  ...more,
});
