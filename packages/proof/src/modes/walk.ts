/** A whole game given answer by answer once more, in one of four modes that must all come to the same. */
import type { Match, MatchRecord } from "@tefuda/kernel";
import type { Mode, Reload } from "@tefuda/referee/scenario";
import { type Account, accountOf, stampOf } from "../modes/account.ts";

/** What was seen on the way: a stamp before the first answer and after each, and everything in the end. */
export interface Trace {
  stamps: readonly number[];
  account: Account;
}

/** As it is: what the other modes are held against. */
export function walkPlainly(match: Match, choices: MatchRecord["choices"]): Trace {
  const stamps = [stampOf(match)];
  for (const choice of choices) {
    give(match, choice);
    stamps.push(stampOf(match));
  }
  return { stamps, account: accountOf(match) };
}

/** Goes through a game in a way, and throws where it is no longer the one that was walked plainly. */
export function walk(
  begin: () => Match,
  record: MatchRecord,
  plain: Trace,
  mode: Mode,
  reload: Reload,
): Account {
  switch (mode) {
    case 1:
      return walkPlainly(begin(), record.choices).account;
    case 2:
      return walkBackAndForth(begin(), record, plain);
    case 3:
      return walkThroughDoors(begin(), record, plain, reload);
    case 4:
      return walkFromRecord(begin(), record, plain, reload);
  }
}

function walkBackAndForth(match: Match, { choices }: MatchRecord, plain: Trace): Account {
  for (const [n, choice] of choices.entries()) {
    give(match, choice);
    match.undo();
    check(match, plain, n, "taken back");
    match.redo();
    check(match, plain, n + 1, "given again");
  }
  allTheWay(match, plain);
  return accountOf(match);
}

function walkThroughDoors(begun: Match, { choices }: MatchRecord, plain: Trace, reload: Reload): Account {
  let match = begun;
  for (const [n, choice] of choices.entries()) {
    give(match, choice);
    if (n >= ONE_BY_ONE && n % SELDOM !== 0 && n < choices.length - 1) continue;
    match = reload(match);
    check(match, plain, n + 1, "saved and loaded");
  }
  return accountOf(match);
}
/**
 * A match is loaded by playing it again, so loading a long one after each answer takes the square of its length: behind
 * the first answers it is done after some of them only. A deep run, and every ruling, does it after each.
 */
const ONE_BY_ONE = process.env.TEFUDA_DEEP === "1" ? Number.POSITIVE_INFINITY : 60;
const SELDOM = 9;

/** Played again from its record, which also holds all that lies before its end. */
function walkFromRecord(match: Match, { choices }: MatchRecord, plain: Trace, reload: Reload): Account {
  for (const choice of choices) give(match, choice);
  const again = reload(match);
  check(again, plain, choices.length, "played from the record");
  allTheWay(again, plain);
  return accountOf(again);
}

/** Back to the first question and forth again. */
function allTheWay(match: Match, plain: Trace): void {
  const last = plain.stamps.length - 1;
  for (let answers = last - 1; answers >= 0; answers--) {
    match.undo();
    check(match, plain, answers, "taken back");
  }
  for (let answers = 1; answers <= last; answers++) {
    match.redo();
    check(match, plain, answers, "given again");
  }
}

function give(match: Match, { seat, say }: MatchRecord["choices"][number]): void {
  const given = match.answer(seat, say);
  if (!given.done) throw new Error(`answer ${match.length + 1}, ${JSON.stringify(say)}, is not taken`);
}

function check(match: Match, plain: Trace, answers: number, what: string): void {
  if (match.length !== answers) throw new Error(`${what} at answer ${answers}, it stands at ${match.length}`);
  if (stampOf(match) !== plain.stamps[answers])
    throw new Error(`${what} at answer ${answers}, it is not what it was there`);
}
