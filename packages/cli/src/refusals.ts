/** What commander finds wrong with a command line, in our words: its own sentences never reach a person. */
import type { TerminalWords } from "./words/index.ts";

type Say = (words: TerminalWords, ...parts: string[]) => string;

const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [/^unknown command '(.*)'$/s, (w, name) => w.program.refused.noCommand(name!)],
  [/^unknown option '(.*)'$/s, (w, flag) => w.program.refused.noOption(flag!)],
  [/^missing required argument '(.*)'$/s, (w, name) => w.program.refused.noArgument(name!)],
  [/^required option '(.*)' not specified$/s, (w, flags) => w.program.refused.needed(flags!)],
  [/^option '(.*)' argument missing$/s, (w, flags) => w.program.refused.noValue(flags!)],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
    (w, flags, value, why) => w.program.refused.badValue(flags!, value!, inFull(why!, w)),
  ],
  [
    /^too many arguments.*Expected (\d+) .*?but got (\d+)/s,
    (w, most) => w.program.refused.tooMany(Number(most)),
  ],
];

/** Why an option does not take a value is said by us, but for the choices that are listed. */
const inFull = (why: string, { args }: TerminalWords): string => {
  const [, choices] = /^Allowed choices are (.*)\.$/s.exec(why) ?? [];
  return choices === undefined ? why : args.notOneOf(choices.split(", "));
};

/** A sentence of commander's; what cannot be made out is told without it. */
export function refusal(sentence: string, words: TerminalWords): string {
  const [, said = "", near] =
    /^error: (.*?)\n*(?:\n\(Did you mean (?:one of )?(.*)\?\))?\n*$/s.exec(sentence) ?? [];
  const { refused } = words.program;
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(said);
    if (found) return say(words, ...found.slice(1)) + refused.meant(near?.split(", ") ?? []);
  }
  return refused.unclear;
}
