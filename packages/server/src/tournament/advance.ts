/**
 * A tournament goes on: results are taken from matches that have ended, and once a round has all of them the next is paired
 * and its matches begin. All of that is one transaction, which holds the row of the tournament: of two machines that do it
 * the second finds nothing left to do, and of one that dies in between nothing is there.
 */
import { sql } from "kysely";
import type { Queries } from "../people/belongings.ts";
import { beginMatch, type Ground } from "./begin.ts";
import { chanceOf, type Place } from "./chance.ts";
import { nextRound, nextStep } from "./next.ts";
import { unplayed } from "./owning.ts";
import { readWhole, tournamentOf, type Whole } from "./rows.ts";
import type { Pairing, Round } from "./tournament.ts";

/** What was done. */
export interface Advanced {
  changed: boolean;
  /** The matches that have begun. */
  begun: string[];
}

/** Does what a running tournament waits for. */
export async function advance(trx: Queries, ground: Ground, id: string, now: number): Promise<Advanced> {
  let changed = await takeResults(trx, id);
  const begun: string[] = [];
  for (;;) {
    const whole = await readWhole(trx, id);
    if (whole?.row.state !== "running") return { changed, begun };
    const tournament = tournamentOf(whole);
    const next = nextStep(tournament);
    if (next.step === "wait") {
      for (const table of next.rematches) begun.push(...(await playAgain(trx, ground, whole, table, now)));
      if (next.rematches.length === 0) return { changed, begun };
      // one of them may have been lost before it began, and with it the round be over
      changed = true;
      continue;
    }
    changed = true;
    if (next.step === "over") {
      await trx.updateTable("tournaments").set({ state: "over" }).where("id", "=", id).execute();
      return { changed, begun };
    }
    const round = nextRound(tournament, chanceOf(whole, next.number));
    if (!round) throw new Error(`round ${next.number} of tournament ${id} is not paired`);
    // a round of byes alone waits for nothing, and the next one follows
    begun.push(...(await beginRound(trx, ground, whole, round, now)));
  }
}

/** Whether there were any. */
async function takeResults(trx: Queries, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update pairings set result = jsonb_build_object('games', null, 'outcome',
      case ended->>'winner' when '0' then 'first' when '1' then 'second' else 'drawn' end)
    from matches
    where matches.id = pairings.match and tournament = ${id} and result is null and ended is not null`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}

async function beginRound(
  trx: Queries,
  ground: Ground,
  whole: Whole,
  { number, pairings }: Round,
  now: number,
): Promise<string[]> {
  const begun: string[] = [];
  for (const { table, players } of pairings) {
    const place = { tournament: whole.row.id, round: number, table, again: 0 };
    begun.push(...(await beginTable(trx, ground, whole, place, players, now)));
  }
  return begun;
}

/** The other one has the first seat then. */
async function playAgain(
  trx: Queries,
  ground: Ground,
  whole: Whole,
  table: number,
  now: number,
): Promise<string[]> {
  const last = whole.pairings.findLast((one) => one.table === table);
  if (!last || last.second === null) throw new Error(`table ${table} has no match to play again`);
  const { round, again, first, second } = last;
  const place = { tournament: whole.row.id, round, table, again: again + 1 };
  return await beginTable(trx, ground, whole, place, [second, first], now);
}

/** The match of a table, where one is played. */
async function beginTable(
  trx: Queries,
  ground: Ground,
  whole: Whole,
  place: Place,
  [first, second]: Pairing["players"],
  now: number,
): Promise<string[]> {
  const result = second === null ? null : await unplayed(trx, ground.games, whole, [first, second]);
  const match =
    second === null || result ? null : await beginMatch(trx, ground, whole, place, [first, second], now);
  await trx
    .insertInto("pairings")
    .values({ ...place, first, second, match, result: result && JSON.stringify(result) })
    .execute();
  return match === null ? [] : [match];
}
