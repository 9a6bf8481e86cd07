/** Arguments of the command line as values that can be trusted. */
import { InvalidArgumentError } from "commander";
import { type TerminalWords, terminalWords } from "./words/index.ts";

type Says = TerminalWords["args"];
const english = terminalWords("en").args;

/** A whole number within bounds. */
export function whole(min: number, max: number, says: Says = english): (text: string) => number {
  return (text) => {
    const n = /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (Number.isNaN(n)) throw new InvalidArgumentError(says.notWhole(text));
    if (n < min || n > max) throw new InvalidArgumentError(says.bounds(min, max));
    return n;
  };
}

/** Names separated by commas. */
export function names(says: Says = english): (text: string) => string[] {
  return (text) => {
    const found = text.split(",").map((name) => name.trim());
    if (found.some((name) => name === "")) throw new InvalidArgumentError(says.notNames);
    return found;
  };
}

/** Whole numbers within bounds, separated by commas. */
export function wholes(min: number, max: number, says: Says = english): (text: string) => number[] {
  const one = whole(min, max, says);
  return (text) => names(says)(text).map(one);
}

/** A value of an option that may stand several times. */
export const severally = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** One of a few words. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  says: Says = english,
): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new InvalidArgumentError(says.notOneOf(words));
    return found;
  };
}

export const SEED_MAX = 2_000_000_000;
