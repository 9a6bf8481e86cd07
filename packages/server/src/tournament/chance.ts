/**
 * The chance of a tournament. All of it comes from one secret, whose hash was told before anybody entered, and from the
 * numbers that the entrants added: nobody can choose who meets whom, nor what is drawn in a match. When the secret is
 * opened at the end all of it can be verified.
 */
import {
  hashOf,
  hex,
  hmac,
  NUMBER_DIGITS,
  type SecretSeed,
  secretChance,
  sha256,
  unhex,
  utf8,
} from "@tefuda/kernel";
import type { Whole } from "./rows.ts";
import type { Chance } from "./tournament.ts";

/** Which match it is. */
export interface Place {
  tournament: string;
  round: number;
  table: number;
  /** How often the table has played before in this round. */
  again: number;
}

const nameOf = ({ tournament, round, table, again }: Place): string =>
  `${tournament} ${round} ${table} ${again}`;

/** Of the lots that are drawn before the first round, which is 0, and of the pairing of a round. */
export function chanceOf({ row, entrants }: Whole, round: number): Chance {
  const seed = { secret: row.secret, hash: row.hash, numbers: entrants.map(({ number }) => number) };
  const chance = secretChance(seed, `match ${round}`);
  return (below) => chance.below(below);
}

/** The secret of one match, which is opened at its end and tells nothing of any other. */
export function secretOf(secret: string, place: Place): Pick<SecretSeed, "secret" | "hash"> {
  const own = hex(hmac(unhex(secret), utf8(`tefuda tournament ${nameOf(place)}`)));
  return { secret: own, hash: hashOf(own) };
}

/** What an entrant adds to the chance of one match: made from their number, which itself is used for nothing else. */
export const numberOf = (number: string, place: Place): string =>
  hex(sha256(utf8(`${number} ${nameOf(place)}`))).slice(0, NUMBER_DIGITS);
