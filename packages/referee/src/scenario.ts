/** Running a scenario, in four ways that must all come to the same. */

import { Match, type MatchRecord, SPECTATOR, type Words, WordsError, wordsOf } from "@tefuda/kernel";
import { chanceLeft } from "./chance.ts";
import { FOUND } from "./findings.ts";
import { begin } from "./moment.ts";
import type { Start } from "./position.ts";
import type { Scenario } from "./scenario-file.ts";
import type { Binding, Step } from "./steps.ts";
import { said } from "./steps.ts";
import { type Table, tableOf } from "./table-facts.ts";
import { told } from "./told.ts";

/** 1: as it is; 2: every answer is taken back and given again; 3: saved and loaded after every answer; 4: from its record. */
export type Mode = 1 | 2 | 3 | 4;
export const MODES: readonly Mode[] = [1, 2, 3, 4];
export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  1: "as it is",
  2: "with undo and redo after every answer",
  3: "saved and loaded after every answer",
  4: "played again from its record before every look",
};

/** A scenario whose names have all been found. */
export interface Bound extends Binding {
  start: Start;
  steps: readonly Step[];
}

export interface ScenarioResult {
  scenario: Scenario;
  mode: Mode;
  /** What went wrong, as `file:line: what`. */
  failures: Words[];
  /** What went well and says nothing, told in the same form. */
  notes: Words[];
  /** The match as it stood at the end; undefined where it could not be run that far. */
  match?: Match;
}

/** Saves a match and gives it as it is loaded again. */
export type Reload = (match: Match) => Match;
const asRecord: Reload = (match) =>
  Match.replay(match.game, JSON.parse(JSON.stringify(match.record())) as MatchRecord);

/** Runs a scenario in one way; where a match is saved and loaded, `through` says how. */
export function runScenario(bound: Bound, mode: Mode, through: Reload = asRecord): ScenarioResult {
  const { scenario, pack, game, naming, start, steps } = bound;
  const result: ScenarioResult = { scenario, mode: mode, failures: [], notes: [] };
  const { failures } = result;
  const shownNumbers = pack.layout.seatNumbers.map(({ id }) => id);
  const at = (line: number, { en, ja }: Words): Words => ({
    en: `${scenario.file}:${line}: ${en}`,
    ja: `${scenario.file}:${line}: ${ja}`,
  });
  const fail = (line: number, what: Words): void => {
    failures.push(at(line, what));
  };
  try {
    const begun = begin(start, game, pack.layout);
    if (!("match" in begun)) {
      fail(scenario.line, FOUND.startUnreached(begun));
      return result;
    }
    const { from } = begun;
    let { match } = begun;
    const reload = (): void => {
      const before = fingerprintOf(match);
      match = through(match);
      if (fingerprintOf(match) !== before) throw new WordsError(FOUND.replayedOtherwise);
    };
    const give = (seat: number, say: string | string[]): Words | undefined => {
      const given = match.answer(seat, say);
      if (!given.done) return FOUND.notTaken(said(naming, seat, say), told(match, given.verdict, naming));
      if (mode === 2) backAndForth(match);
      if (mode === 3) reload();
      return undefined;
    };
    let before: Table | undefined;
    let last: Step["kind"] = "look";
    for (const step of steps) {
      if (step.kind === "look" && mode === 4) reload();
      if (step.kind === "do" && last === "look") before = tableOf(match.machine, shownNumbers);
      last = step.kind;
      const note = (what: Words): void => {
        result.notes.push(at(step.line, what));
      };
      const wrong =
        step.kind === "do" ? step.run(() => match, give, note) : step.check(match, { from, before });
      if (wrong !== undefined) fail(step.line, wrong);
      // What follows a step that could not be done would only repeat it.
      if (wrong !== undefined && step.kind === "do") break;
    }
    const left = failures.length === 0 ? chanceLeft(match) : undefined;
    if (left !== undefined) fail(scenario.line, left);
    if (mode === 2) allTheWay(match);
    result.match = match;
  } catch (error) {
    fail(scenario.line, wordsOf(error));
  }
  return result;
}

/** The state and what everybody sees of it. */
function fingerprintOf(match: Match): string {
  return `${match.hash()} ${match.asked} ${JSON.stringify(match.log(SPECTATOR))}`;
}

function backAndForth(match: Match): void {
  const after = fingerprintOf(match);
  match.undo();
  match.redo();
  if (fingerprintOf(match) !== after) throw new WordsError(FOUND.redoneOtherwise);
}

/** Back to the beginning and forth again. */
function allTheWay(match: Match): void {
  const after = fingerprintOf(match);
  while (match.undo());
  while (match.redo());
  if (fingerprintOf(match) !== after) throw new WordsError(FOUND.allRedoneOtherwise);
}
