/** Tournaments in the database: each change is one transaction that holds the row of its tournament. */
import type { PlayerKind } from "@tefuda/host/host";
import type { DeckChoice } from "@tefuda/host/online/table-schemas";
import type { TournamentEntry, TournamentPlan } from "@tefuda/host/online/tournament-schemas";
import { sql } from "kysely";
import { checkMember, checkOwned } from "../circles/playing.ts";
import { type Database, timeOf } from "../database/database.ts";
import {
  beginLimited,
  handIn,
  isBuilt,
  type LimitedGame,
  limitedGame,
  lockDecks,
  pickIn,
  picksAreDue,
  suggested,
  withoutThem,
} from "../limited/playing.ts";
import { accountNamed } from "../people/accounts.ts";
import { holdUsers, type Queries } from "../people/belongings.ts";
import type { Sitter } from "../tables/table.ts";
import type { Drawn } from "../tables/tables.ts";
import { type Advanced, advance } from "./advance.ts";
import { checkDeck, checkTournament, deckOfProgram, type Ground, shelfFor } from "./begin.ts";
import { type Left, leave } from "./leaving.ts";
import { isAbandoned, listed, overdue } from "./lists.ts";
import { TournamentError } from "./refusal.ts";
import { readWhole, type Whole } from "./rows.ts";
import { newcomers, type Ratings, start } from "./start.ts";

/** On which machines hear of tournaments: the id. */
export const TOURNAMENT_CHANNEL = "tefuda_tournament";

/** So many that are not over one account may host. */
const MOST_HOSTED = 5;
/** So far ahead one may be told to start. Milliseconds. */
const AHEAD = 90 * 86_400_000;

export class Tournaments {
  private readonly db: Database;
  private readonly ground: Ground;
  private readonly drawn: Drawn;
  private readonly ratings: Ratings;

  constructor(db: Database, ground: Omit<Ground, "newId">, drawn: Drawn, ratings: Ratings = newcomers) {
    this.db = db;
    this.ground = { ...ground, newId: () => drawn.id() };
    this.drawn = drawn;
    this.ratings = ratings;
  }

  /** The id of a new one. */
  async open(plan: TournamentPlan, host: Sitter): Promise<string> {
    if (host.guest) throw new TournamentError("guests");
    checkTournament(this.ground, plan);
    return await this.db.transaction().execute(async (trx) => {
      const now = await timeOf(trx);
      if (plan.starts !== null && (plan.starts < now || plan.starts > now + AHEAD))
        throw new TournamentError("plan");
      await checkMember(trx, plan, host.user);
      const judge = plan.judge === null ? { id: host.user, name: host.name } : await judgeOf(trx, plan.judge);
      const there = await holdUsers(trx, [host.user, judge.id]);
      if (!there.has(host.user) || !there.has(judge.id)) throw new TournamentError("gone");
      const { n } = await trx
        .selectFrom("tournaments")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .where("host", "=", host.user)
        .where("state", "in", ["open", "drafting", "building", "running"])
        .executeTakeFirstOrThrow();
      if (n >= MOST_HOSTED) throw new TournamentError("full");
      const id = this.drawn.id();
      await trx
        .insertInto("tournaments")
        .values({
          // the name of an account is kept nowhere but with it
          ...{
            id,
            plan: JSON.stringify({ ...plan, judge: null }),
            ...this.drawn.secret(),
            state: "open",
            opened: now,
          },
          ...{ host: host.user, host_name: host.name, judge: judge.id, judge_name: judge.name },
        })
        .execute();
      return id;
    });
  }

  /** Null where there is none. */
  read(id: string): Promise<Whole | null> {
    // one state of it, however many queries that takes
    return this.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => readWhole(trx, id));
  }

  /** Those that are open or running, the newest first. */
  list(): Promise<TournamentEntry[]> {
    return listed(this.db);
  }

  /** Once more before it starts: with another deck and number. */
  enter(id: string, { user, name, guest }: Sitter, deck: DeckChoice, number: string): Promise<void> {
    return this.change(id, [user], async (trx, whole, now) => {
      const { plan, judge } = opened(whole);
      if (plan.rated && guest) throw new TournamentError("guests");
      if (judge === user) throw new TournamentError("judge");
      const before = whole.entrants.find((one) => one.user === user);
      if (!before && whole.entrants.length >= plan.most) throw new TournamentError("full");
      checkDeck(this.ground, plan, deck);
      await checkOwned(trx, this.ground.games, plan, user, deck);
      const values = { name, deck: deck && JSON.stringify(deck), number };
      if (before)
        await trx
          .updateTable("entrants")
          .set(values)
          .where("tournament", "=", id)
          .where("id", "=", before.id)
          .execute();
      else await this.insert(trx, id, { user, kind: "person", ...values }, now);
    });
  }

  enterProgram(id: string, user: string, kind: PlayerKind): Promise<void> {
    return this.change(id, [], async (trx, whole, now) => {
      const { plan, host } = opened(whole);
      if (host !== user) throw new TournamentError("notHost");
      // a program owns nothing
      if (plan.rated || plan.circle !== undefined || kind === "person") throw new TournamentError("plan");
      if (whole.entrants.length >= plan.most) throw new TournamentError("full");
      const deck = deckOfProgram(this.ground, plan, whole.entrants.length);
      const same = whole.entrants.map(({ name }) => name);
      let place = 1;
      while (same.includes(`${kind} ${place}`)) place++;
      const values = { name: `${kind} ${place}`, deck: deck && JSON.stringify(deck) };
      await this.insert(trx, id, { user: null, kind, ...values, number: this.drawn.number() }, now);
    });
  }

  /** Before it starts nothing is left of it, later they are in no further round. What they still play, if anything. */
  withdraw(id: string, user: string): Promise<Left | null> {
    return this.change(id, [], async (trx, whole) => {
      const own = whole.entrants.find((one) => one.user === user);
      if (!own) throw new TournamentError("notSeated");
      return await this.goes(trx, whole, own.id);
    });
  }

  /** The same, by its host before it starts, or by its judge. */
  remove(id: string, user: string, entrant: string): Promise<Left | null> {
    return this.change(id, [], async (trx, whole) => {
      const { host, judge, state } = whole.row;
      if (judge !== user && host !== user) throw new TournamentError("notYours");
      if (judge !== user && state !== "open") throw new TournamentError("notYours");
      return await this.goes(trx, whole, entrant);
    });
  }

  private async goes(trx: Queries, whole: Whole, entrant: string): Promise<Left | null> {
    const left = await leave(trx, whole, entrant);
    await this.withoutThem(trx, whole.row.id);
    return left;
  }

  /** Nobody waits any more for the picks or the deck of somebody who has just left one that is held; whoever follows it is told. */
  async withoutThem(trx: Queries, id: string): Promise<void> {
    const whole = await readWhole(trx, id);
    if (whole?.row.plan.limited) {
      const now = await timeOf(trx);
      await withoutThem(trx, this.limitedIn(whole), whole, now);
      await this.afterOpening(trx, id, now);
    }
    await tell(trx, id);
  }

  /** Its judge would rather play. */
  judgeNot(id: string, user: string): Promise<void> {
    return this.change(id, [], async (trx, whole) => {
      opened(whole);
      if (whole.row.judge !== user) throw new TournamentError("notYours");
      await trx
        .updateTable("tournaments")
        .set({ judge: null, judge_name: "" })
        .where("id", "=", id)
        .execute();
    });
  }

  /** The matches that have begun. */
  start(id: string, user: string): Promise<string[]> {
    return this.change(id, [], async (trx, whole, now) => {
      if (opened(whole).host !== user) throw new TournamentError("notHost");
      return await this.begin(trx, whole, now);
    });
  }

  /** Its first round, or the packs that decks are made of before that. */
  private async begin(trx: Queries, whole: Whole, now: number): Promise<string[]> {
    if (!whole.row.plan.limited) return await start(trx, this.ground, this.ratings, whole, now);
    await beginLimited(trx, this.limitedIn(whole), whole, now);
    return await this.afterOpening(trx, whole.row.id, now);
  }

  private limitedIn({ row }: Whole): LimitedGame {
    return limitedGame(shelfFor(this.ground, row.plan));
  }

  /** Somebody's pick. */
  pick(id: string, user: string, pick: { round: number; number: number; card: string }): Promise<string[]> {
    return this.change(id, [], async (trx, whole, now) => {
      await pickIn(trx, this.limitedIn(whole), whole, { user, ...pick }, now);
      return await this.afterOpening(trx, id, now);
    });
  }

  /** The deck that somebody has made; the matches that have begun with the last one. */
  handIn(id: string, user: string, deck: readonly string[]): Promise<string[]> {
    return this.change(id, [], async (trx, whole, now) => {
      await handIn(trx, this.limitedIn(whole), whole, user, deck);
      return await this.afterOpening(trx, id, now);
    });
  }

  /** What a program would make of somebody's pool. */
  async suggest(id: string, user: string): Promise<string[]> {
    const whole = await this.read(id);
    if (!whole) throw new TournamentError("gone");
    return suggested(this.limitedIn(whole), whole, user);
  }

  /** Goes on with limited play as far as nobody is waited for. */
  private async afterOpening(trx: Queries, id: string, now: number): Promise<string[]> {
    for (;;) {
      const whole = await readWhole(trx, id);
      if (whole?.row.state === "building" && isBuilt(whole, now))
        return await this.firstRound(trx, whole, now);
      if (whole?.row.state !== "drafting" || !isDue(whole, now)) return [];
      await picksAreDue(trx, this.limitedIn(whole), whole, now);
    }
  }

  private async firstRound(trx: Queries, whole: Whole, now: number): Promise<string[]> {
    const { id } = whole.row;
    if (whole.entrants.filter(({ dropped }) => dropped === null).length < 2) {
      await cancel(trx, id);
      return [];
    }
    await lockDecks(trx, this.limitedIn(whole), whole);
    const locked = await readWhole(trx, id);
    return locked ? await start(trx, this.ground, this.ratings, locked, now) : [];
  }

  cancel(id: string, user: string): Promise<void> {
    return this.change(id, [], async (trx, whole) => {
      if (opened(whole).host !== user) throw new TournamentError("notHost");
      await cancel(trx, id);
    });
  }

  /** Those for which there is something to do, as far as is known without a look at each. */
  overdue(now: number): Promise<string[]> {
    return overdue(this.db, now);
  }

  /** Does what is to be done: its time to start has come, or results are there. Tells of it only where anything changed. */
  advance(id: string): Promise<Advanced> {
    return this.db.transaction().execute(async (trx) => {
      const { whole, now } = await locked(trx, id);
      const done = await this.goOn(trx, whole, now);
      if (done.changed) await tell(trx, id);
      return done;
    });
  }

  private async goOn(trx: Queries, whole: Whole, now: number): Promise<Advanced> {
    const { id, state, plan, opened } = whole.row;
    if (state === "running") return await advance(trx, this.ground, id, now);
    if (state === "drafting" || state === "building") {
      if (!isDue(whole, now)) return { changed: false, begun: [] };
      return { changed: true, begun: await this.afterOpening(trx, id, now) };
    }
    if (state !== "open") return { changed: false, begun: [] };
    const isTime = plan.starts !== null && plan.starts <= now;
    if (isTime && whole.entrants.length > 1)
      return { changed: true, begun: await this.begin(trx, whole, now) };
    if (!isTime && !isAbandoned(plan, opened, now)) return { changed: false, begun: [] };
    await cancel(trx, id);
    return { changed: true, begun: [] };
  }

  private async insert(
    trx: Queries,
    tournament: string,
    one: { user: string | null; name: string; kind: PlayerKind; deck: string | null; number: string },
    now: number,
  ): Promise<void> {
    const values = { tournament, id: this.drawn.id(), rating: 0, dropped: null, entered: now, ...one };
    await trx.insertInto("entrants").values(values).execute();
  }

  /** With these users kept from going away; whoever follows it is told. */
  private change<T>(
    id: string,
    users: readonly string[],
    how: (trx: Queries, whole: Whole, now: number) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction().execute(async (trx) => {
      // whoever goes away holds themselves first and tournaments after that, and so does this
      if ((await holdUsers(trx, users)).size < users.length) throw new TournamentError("gone");
      const { whole, now } = await locked(trx, id);
      const done = await how(trx, whole, now);
      await tell(trx, id);
      return done;
    });
  }
}

const isDue = ({ row }: Whole, now: number): boolean => row.due !== null && row.due <= now;

async function locked(trx: Queries, id: string): Promise<{ whole: Whole; now: number }> {
  await trx.selectFrom("tournaments").select("id").where("id", "=", id).forUpdate().execute();
  const whole = await readWhole(trx, id);
  if (!whole) throw new TournamentError("gone");
  return { whole, now: await timeOf(trx) };
}

async function tell(trx: Queries, id: string): Promise<void> {
  await sql`select pg_notify(${TOURNAMENT_CHANNEL}, ${id})`.execute(trx);
}

/** The row of one that has not begun. */
function opened({ row }: Whole): Whole["row"] {
  if (["drafting", "building", "running"].includes(row.state)) throw new TournamentError("playing");
  if (row.state !== "open") throw new TournamentError("gone");
  return row;
}

async function cancel(trx: Queries, id: string): Promise<void> {
  await trx.updateTable("tournaments").set({ state: "cancelled" }).where("id", "=", id).execute();
}

async function judgeOf(trx: Queries, name: string): Promise<{ id: string; name: string }> {
  const found = await accountNamed(trx, name);
  if (!found) throw new TournamentError("judge");
  return found;
}
