/** Arguments of the command line as values that can be trusted. */
import { InvalidArgumentError } from "commander";

/** A whole number within bounds. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const n = /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (Number.isNaN(n)) throw new InvalidArgumentError(`"${text}" is not a whole number.`);
    if (n < min || n > max) throw new InvalidArgumentError(`It has to be from ${min} to ${max}.`);
    return n;
  };
}

/** Names separated by commas. */
export function names(text: string): string[] {
  const found = text.split(",").map((name) => name.trim());
  if (found.some((name) => name === ""))
    throw new InvalidArgumentError("It is a list of names with commas between.");
  return found;
}

/** One of a few words. */
export function oneOf(words: readonly string[]): (text: string) => string {
  return (text) => {
    if (!words.includes(text)) throw new InvalidArgumentError(`It is one of ${words.join(", ")}.`);
    return text;
  };
}

export const SEED_MAX = 2_000_000_000;
