/** The terminal's own words by language. A language is a file of the same shape as English. */
import { en, type TerminalWords } from "./en.ts";
import { ja } from "./ja.ts";

export type { Command, TerminalWords } from "./en.ts";

const WORDS = { en, ja } satisfies Record<string, TerminalWords>;
export type Language = keyof typeof WORDS;
export const LANGUAGES = Object.keys(WORDS) as readonly Language[];

export const terminalWords = (language: Language): TerminalWords => WORDS[language];

/** The language that somebody's surroundings are set to, as programs on a terminal are told it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return set.startsWith("ja") ? "ja" : "en";
}

/** The language that a command line asks for, before it is read as a whole; undefined where it asks for none. */
export function languageAsked(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const asked = argv[at]?.slice("--lang=".length) || argv[at + 1];
  return at < 0 ? undefined : LANGUAGES.find((language) => language === asked);
}
