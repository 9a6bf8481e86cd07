/** Chance from the machine that this runs on: the only place that asks it. Also where a page came over plain http. */
import { hashOf, NUMBER_DIGITS, SECRET_DIGITS, type SecretSeed } from "@tefuda/kernel";

/** So many hexadecimal digits that nobody can foresee. */
const digits = (many: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(many / 2)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** A name that nothing else has. */
export const newId = (): string => digits(32);

/** What a seat adds to the chance of a match. */
export const newNumber = (): string => digits(NUMBER_DIGITS);

/** The secret of a match to come, and what is told of it. */
export function newSecret(): Pick<SecretSeed, "secret" | "hash"> {
  const secret = digits(SECRET_DIGITS);
  return { secret, hash: hashOf(secret) };
}
