/**
 * How far the levels of a game misjudge, so that each plays as much better than the one below it as any other does: found
 * out by letting each play the one above it.
 */
import { levelNames } from "@tefuda/bots";
import type { Ahead } from "@tefuda/kernel";
import type { Gang, ToldDone } from "./gang.ts";
import { type Deal, trialsOf, type Won, wonIn } from "./trials.ts";

/** A level wins so much against the one below at least, where the lowest can be made to play that badly. */
const STEP = 0.69;
/** No level misjudges by more than so many times as much as the lowest did that was measured. */
const FARTHER = 2;

/** A level against the one below it. */
export interface Rung {
  above: string;
  below: string;
  won: Won;
}

/** Plays each level against the one below it, the strongest first; undefined when it was stopped. */
export async function climb(
  gang: Gang,
  ahead: Ahead,
  deals: readonly Deal[],
  told: ToldDone,
): Promise<Rung[] | undefined> {
  const rungs: Rung[] = [];
  for (let level = levelNames.length - 1; level > 0; level--) {
    const [above, below] = [levelNames[level]!, levelNames[level - 1]!];
    const fixtures = trialsOf(deals, { bot: above, ahead }, { bot: below, ahead });
    const before = rungs.length * fixtures.length;
    const games = await gang.play(fixtures, (done) => told(before + done));
    if (!games) return undefined;
    rungs.push({ above, below, won: wonIn(games, deals.length) });
  }
  return rungs;
}

/**
 * How far each level should misjudge, the strongest first, by how far they did and by what each of them won against the one
 * below it. Strength is taken for the logarithm of the odds, as in Bradley and Terry (1952), and for a straight line between
 * two levels.
 */
export function spaced(doubts: readonly number[], rungs: readonly Pick<Rung, "won">[]): number[] {
  const behind = [0];
  for (const { won } of rungs) behind.push(behind.at(-1)! + Math.max(0.05, logit(won)));
  const steps = rungs.length;
  const whole = Math.max(behind.at(-1)!, steps * Math.log(STEP / (1 - STEP)));
  return doubts.map((_, level) => {
    const wanted = (whole * level) / steps;
    const to = behind.findIndex((at) => at >= wanted);
    const end = to < 0 ? steps : Math.max(1, to);
    const share = (wanted - behind[end - 1]!) / (behind[end]! - behind[end - 1]!);
    const doubt = doubts[end - 1]! + share * (doubts[end]! - doubts[end - 1]!);
    return Math.round(Math.min(doubt, FARTHER * doubts[steps]!) * 100) / 100;
  });
}

/** The logarithm of the odds; whoever won all of a few games is not infinitely better. */
function logit({ share, pairs }: Won): number {
  const near = (share * pairs + 0.5) / (pairs + 1);
  return Math.log(near / (1 - near));
}
