/** What a password may be, and how it is kept. */
import type { Words } from "@tefuda/kernel";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { lookOf } from "./names.ts";
import { PASSWORDS } from "./words.ts";

/** Both take about the same time. */
export interface Hashing {
  hash(password: string): Promise<string>;
  verify(checked: { hash: string; password: string }): Promise<boolean>;
}
export const libraryHashing: Hashing = { hash: hashPassword, verify: verifyPassword };

const SHORTEST = 8;
const LONGEST = 256;

/** Whether it could be anybody's; others are not reckoned with at all. */
export const isPossible = (password: string): boolean => password.length <= LONGEST;

/** What is wrong with a new password; undefined where it can be taken. */
export function wrongPassword(password: string, name: string): Words | undefined {
  if ([...password].length < SHORTEST) return PASSWORDS.tooShort(SHORTEST);
  if (!isPossible(password)) return PASSWORDS.tooLong(LONGEST);
  return lookOf(password) === lookOf(name) ? PASSWORDS.likeName : undefined;
}
