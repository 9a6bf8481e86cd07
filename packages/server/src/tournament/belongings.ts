/** What somebody has in tournaments: an entrant moves along with a guest, and stays without a name when somebody goes. */
import { sql } from "kysely";
import type { Belongings, Queries } from "../people/belongings.ts";
import { seats } from "../people/seats.ts";
import type { Tournaments } from "./tournaments.ts";

/** Holds the tournaments that name somebody, in the order of ids, so that two never wait for each other. */
async function hold(trx: Queries, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tournaments where host = ${id} or judge = ${id}
      or id in (select tournament from entrants where "user" = ${id})
    order by id for update`.execute(trx);
  return rows.map((row) => row.id);
}

/** Whoever has entered goes: before the start altogether, later without a name, and into no further round. */
async function takeOut(trx: Queries, user: string, where: ReturnType<typeof sql<boolean>>): Promise<void> {
  await sql`
    delete from entrants using tournaments
    where tournaments.id = tournament and state in ('open', 'cancelled') and "user" = ${user} and ${where}`.execute(
    trx,
  );
  await sql`
    update entrants set "user" = null, name = '', dropped = coalesce(dropped,
      case when state in ('drafting', 'building', 'running') then (
        select coalesce(max(round), 0) from pairings where pairings.tournament = tournaments.id
      ) end)
    from tournaments where tournaments.id = tournament and "user" = ${user} and ${where}`.execute(trx);
}

/** The ids of tournaments in which somebody plays or judges, where nobody can enter a second time. */
const already = (user: string) => sql<boolean>`(judge = ${user} or exists (
  select 1 from entrants as own where own.tournament = tournaments.id and own."user" = ${user}))`;

/** `tournaments` is told where somebody was taken out, so that nobody waits for them there. */
export const entriesOf = (tournaments: Pick<Tournaments, "withoutThem">): Belongings => ({
  name: "tournaments",
  async moveUser(trx, from, to) {
    const held = await hold(trx, from);
    await takeOut(trx, from, already(to));
    await trx.updateTable("entrants").set({ user: to }).where("user", "=", from).execute();
    // a match may have begun while this waited
    await seats.moveUser(trx, from, to);
    for (const tournament of held) await tournaments.withoutThem(trx, tournament);
  },
  async forgetUser(trx, id) {
    const held = await hold(trx, id);
    await takeOut(trx, id, sql<boolean>`true`);
    await sql`
      update tournaments set state = 'cancelled'
      where host = ${id} and state = 'open' and plan->>'starts' is null`.execute(trx);
    await trx.updateTable("tournaments").set({ host: null, host_name: "" }).where("host", "=", id).execute();
    await trx
      .updateTable("tournaments")
      .set({ judge: null, judge_name: "" })
      .where("judge", "=", id)
      .execute();
    // what a judge has looked at stays written
    await trx.updateTable("looks").set({ who: null }).where("who", "=", id).execute();
    await seats.forgetUser(trx, id);
    for (const tournament of held) await tournaments.withoutThem(trx, tournament);
  },
  async exportUser(db, id) {
    const entered = await db
      .selectFrom("entrants")
      .select(["tournament", "name", "deck", "number", "rating", "dropped", "entered"])
      .where("user", "=", id)
      .orderBy("entered")
      .execute();
    const led = await db
      .selectFrom("tournaments")
      .select(["id", "plan", "state", "opened", "host_name", "judge_name"])
      .where((is) => is.or([is("host", "=", id), is("judge", "=", id)]))
      .orderBy("opened")
      .execute();
    const looks = await db
      .selectFrom("looks")
      .select(["tournament", "match", "seat", "at"])
      .where("who", "=", id)
      .orderBy("id")
      .execute();
    return { entered, led, looks };
  },
});
