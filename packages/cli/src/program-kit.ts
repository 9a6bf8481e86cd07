/** What the verbs of `tefuda` are put together with, in a language: their arguments, the flags that many have, their examples. */
import type { Command } from "commander";
import * as args from "./args.ts";
import { LANGUAGES, type Language, terminalWords } from "./words/index.ts";

export type Kit = ReturnType<typeof kitOf>;

export function kitOf(language: Language) {
  const words = terminalWords(language);
  const w = words.program;
  const whole = (min: number, max: number) => args.whole(min, max, words.args);
  const oneOf = (known: readonly string[]) => args.oneOf(known, words.args);
  const names = args.names(words.args);
  const examples = (...lines: string[]): string =>
    `\n${w.examples}\n${lines.map((line) => `  $ ${line}`).join("\n")}\n`;
  const JSON_FLAG = ["--json", w.json] as const;
  const LANG_FLAG = ["--lang <language>", w.lang, oneOf(LANGUAGES), language] as const;
  const WITH_FLAG = ["--with <set>", w.with, args.severally] as const;
  /** A verb that writes through `io` and leaves ending the process to whoever called. */
  const add = (parent: Command, name: string, about: string): Command =>
    parent.command(name).description(about).allowExcessArguments(false).helpCommand(false);
  return { words, w, whole, oneOf, names, examples, add, JSON_FLAG, LANG_FLAG, WITH_FLAG };
}
