/** Tables in the database: each change is one transaction, so that two people never sit on one chair. */
import { checkOwnDecks } from "@tefuda/host/decks";
import type { MatchPlan, PlayerKind } from "@tefuda/host/host";
import type { DeckChoice, LobbyEntry, TablePlan } from "@tefuda/host/online/table-schemas";
import { checkPlan, setupOf } from "@tefuda/host/preparing";
import { sql, type Transaction } from "kysely";
import { checkMember, checkOwned } from "../circles/playing.ts";
import { type Database, NOW, timeOf } from "../database/database.ts";
import type { Tables as Rows } from "../database/tables.ts";
import type { Games } from "../games.ts";
import { dueOf } from "../match/due.ts";
import type { Head } from "../match/head.ts";
import { Play } from "../match/play.ts";
import { createMatch } from "../match/postgres.ts";
import { holdUsers } from "../people/belongings.ts";
import { NEWCOMER } from "../rating/rating.ts";
import { strengths } from "../rating/ratings.ts";
import { areApart } from "../talk/relations.ts";
import { sitsDown } from "./room.ts";
import {
  absentLeave,
  begun,
  entryOf,
  FREE,
  isComplete,
  isFree,
  ready,
  type Sitter,
  seatsOfMatch,
  setProgram,
  sit,
  stand,
  type Table,
  TableError,
  type TableSeat,
} from "./table.ts";

/** On which machines hear of tables: the id. */
export const TABLE_CHANNEL = "tefuda_table";

/** How long a chair is kept for whoever goes away from a table of the lobby. Milliseconds. */
const AWAY = 120_000;

/** A table of the lobby at which nothing has begun. */
const WAITS = sql<boolean>`not closed and rounds = 0 and (plan ->> 'open')::boolean`;

/** So many the lobby tells of. */
const MOST_TOLD = 200;

/** What comes from outside. */
export interface Drawn {
  id(): string;
  number(): string;
  secret(): { secret: string; hash: string };
}

export class Tables {
  private readonly db: Database;
  private readonly games: Games;
  private readonly engine: string;
  private readonly drawn: Drawn;
  private readonly busy: () => boolean;

  /** `busy` says whether programs have so much to think about that no further match should begin with one. */
  constructor(db: Database, games: Games, engine: string, drawn: Drawn, busy = (): boolean => false) {
    this.db = db;
    this.games = games;
    this.engine = engine;
    this.drawn = drawn;
    this.busy = busy;
  }

  async open(plan: TablePlan, host: Sitter): Promise<Table> {
    this.check(plan);
    const seats = Array.from({ length: plan.seats }, () => FREE);
    const fresh = { id: this.drawn.id(), plan, seats, ...this.drawn.secret() };
    return await this.db.transaction().execute(async (trx) => {
      await checkMember(trx, plan, host.user);
      const now = await sitsDown(trx, host.user);
      const table = sit(
        { ...fresh, match: null, rounds: 0, opened: now, touched: now, closed: false },
        host,
        0,
        now,
      );
      await trx.insertInto("tables").values(written(table)).execute();
      await tell(trx, table.id);
      return table;
    });
  }

  /** Sits down at an open table for the same, with whoever is nearest in strength; opens one where there is none. */
  async quick(plan: TablePlan, sitter: Sitter): Promise<Table> {
    this.check(plan);
    for (const id of await this.fitting(plan, sitter.user)) {
      try {
        return await this.sit(id, sitter, null);
      } catch (error) {
        // taken by somebody else in this moment, or by somebody who keeps away
        if (!(error instanceof TableError) || error.why === "guests") throw error;
      }
    }
    return await this.open({ ...plan, open: true }, sitter);
  }

  private async fitting(plan: TablePlan, user: string): Promise<string[]> {
    const wanted = {
      game: plan.game,
      seats: plan.seats,
      format: plan.format,
      sealed: plan.sealed,
      rated: plan.rated,
      clock: plan.clock,
      ...(plan.circle === undefined ? {} : { circle: plan.circle }),
    };
    const { rows } = await sql<{ id: string; seats: Table["seats"] }>`
      select id, seats from tables
      where ${WAITS} and plan @> ${JSON.stringify(wanted)}::jsonb
        and (plan ->> 'circle') is not distinct from ${plan.circle ?? null}
        and not seats @> ${JSON.stringify([{ user }])}::jsonb
      order by opened limit ${MOST_TOLD}`.execute(this.db);
    const free = rows.filter(({ seats }) => seats.some(isFree));
    const people = [
      ...new Set([user, ...free.flatMap(({ seats }) => seats.flatMap((seat) => seat.user ?? []))]),
    ];
    const strong = await strengths(this.db, plan.game, people);
    const of = (one: string): number => strong.get(one) ?? NEWCOMER.rating;
    const far = ({ seats }: (typeof free)[number]): number =>
      Math.max(
        0,
        ...seats.flatMap((seat) => (seat.user === null ? [] : [Math.abs(of(seat.user) - of(user))])),
      );
    return free.toSorted((a, b) => far(a) - far(b)).map(({ id }) => id);
  }

  /** Null where there is none, or none any more. */
  async read(id: string): Promise<Table | null> {
    return (await this.db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
  }

  /** The tables with a free seat that are open to everybody, the newest first. */
  async lobby(): Promise<LobbyEntry[]> {
    const rows = await this.db
      .selectFrom("tables")
      .selectAll()
      .where(WAITS)
      .orderBy("opened", "desc")
      .limit(MOST_TOLD)
      .execute();
    return rows.flatMap((table) => entryOf(table) ?? []);
  }

  sit(id: string, sitter: Sitter, wanted: number | null): Promise<Table> {
    return this.change(id, async (table, trx) => {
      const others = table.seats.flatMap(({ user }) => user ?? []);
      if (await areApart(trx, sitter.user, others)) throw new TableError("apart");
      if (others.includes(sitter.user)) return table;
      await checkMember(trx, table.plan, sitter.user);
      return sit(table, sitter, wanted, await sitsDown(trx, sitter.user));
    });
  }

  stand(id: string, user: string): Promise<Table> {
    return this.change(id, (table) => stand(table, user));
  }

  program(id: string, user: string, seat: number, kind: PlayerKind | null): Promise<Table> {
    return this.change(id, (table) => {
      // a program owns nothing
      if (table.plan.circle !== undefined && kind !== null && kind !== "person") throw new TableError("plan");
      const { lists } = this.games.get(table.plan.game)!.data;
      const deck = table.plan.sealed ? null : { list: lists[seat % lists.length]!.id };
      return setProgram(table, user, seat, kind, deck);
    });
  }

  /** With everybody ready the match begins. */
  ready(id: string, user: string, with_: { deck: DeckChoice; number: string } | null): Promise<Table> {
    return this.change(id, async (table, trx) => {
      if (with_ && !table.plan.sealed) this.checkDeck(table, with_.deck);
      if (with_) await checkOwned(trx, this.games, table.plan, user, with_.deck);
      return ready(table, user, with_);
    });
  }

  /** These people are here: at the tables of the lobby their chairs are kept for them. */
  async areHere(users: readonly string[]): Promise<void> {
    if (users.length === 0) return;
    await sql`
      update tables set seats = (
        select jsonb_agg(
          case when seat->>'user' = any(${users}::text[]) then seat || jsonb_build_object('seen', ${NOW}) else seat end
          order by at)
        from jsonb_array_elements(seats) with ordinality as all_seats (seat, at)
      )
      where ${WAITS} and exists (
        select from jsonb_array_elements(seats) as seat where seat->>'user' = any(${users}::text[]))`.execute(
      this.db,
    );
  }

  /** Whoever was away for longer than they may leaves the tables of the lobby, where strangers would wait for them. */
  async absentLeave(): Promise<void> {
    const before = sql<number>`${NOW} - ${AWAY}::bigint`;
    const { rows } = await sql<{ id: string; before: number }>`
      select id, ${before} as before from tables where ${WAITS} and exists (
        select from jsonb_array_elements(seats) as seat where (seat->>'seen')::bigint < ${before})`.execute(
      this.db,
    );
    for (const { id, before } of rows) {
      await this.change(id, (table) => absentLeave(table, before)).catch((error: unknown) => {
        // it was closed, or began, in this moment
        if (!(error instanceof TableError)) throw error;
      });
    }
  }

  private check(plan: TablePlan): void {
    const shelf = this.games.get(plan.game);
    const { seats } = shelf?.data ?? {};
    if (!shelf || !seats || plan.seats < seats.min || plan.seats > seats.max) throw new TableError("plan");
    try {
      const list = shelf.data.lists[0]!.id;
      checkPlan(shelf.data, planOf(plan, Array(plan.seats).fill({ ...FREE, deck: { list } })));
    } catch {
      throw new TableError("plan");
    }
  }

  private checkDeck({ plan }: Table, deck: DeckChoice): void {
    const shelf = this.games.get(plan.game)!;
    try {
      const asked = planOf(plan, [{ ...FREE, deck }]);
      checkPlan(shelf.data, asked);
      checkOwnDecks(shelf, asked);
    } catch {
      throw new TableError("deck");
    }
  }

  private async change(
    id: string,
    how: (table: Table, trx: Transaction<Rows>) => Table | Promise<Table>,
  ): Promise<Table> {
    return await this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("tables")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (!row || row.closed) throw new TableError("gone");
      await this.mayChange(trx, row);
      const changed = await how(row, trx);
      if (changed === row) return row;
      const table = isComplete(changed) ? await this.begin(trx, changed) : changed;
      const now = await timeOf(trx);
      await trx
        .updateTable("tables")
        .set({ ...written(table), touched: now })
        .where("id", "=", id)
        .execute();
      await tell(trx, id);
      return table;
    });
  }

  /** While they play nobody comes or goes. */
  private async mayChange(trx: Transaction<Rows>, { match }: Table): Promise<void> {
    if (match === null) return;
    const row = await trx.selectFrom("matches").select("ended").where("id", "=", match).executeTakeFirst();
    if (row && row.ended === null) throw new TableError("playing");
  }

  private async begin(trx: Transaction<Rows>, table: Table): Promise<Table> {
    const { plan, secret, hash } = table;
    if (table.seats.some(({ kind }) => kind !== "person") && this.busy()) throw new TableError("busy");
    const { data, book } = this.games.get(plan.game)!;
    const seats = seatsOfMatch(table);
    const numbers = seats.map(({ number }) => number ?? this.drawn.number());
    const seed = { secret, hash, numbers };
    const setup = setupOf(data, { tefuda: "prepared", plan: planOf(plan, seats), seed, seen: 0 });
    const now = await timeOf(trx);
    const head: Head = {
      id: this.drawn.id(),
      game: plan.game,
      engine: this.engine,
      setup,
      seats: seats.map(({ user, name, kind }) => ({ user, name: name ?? "", kind })),
      clock: plan.clock,
      rated: plan.rated,
      watch: plan.watch,
      began: now,
    };
    // somebody may be going in this moment, or become another
    const there = await holdUsers(
      trx,
      seats.flatMap(({ user }) => user ?? []),
    );
    if (seats.some(({ user }) => user !== null && !there.has(user))) throw new TableError("notSeated");
    const play = Play.begin(book.game, head);
    await createMatch(trx, head, { waitsFor: play.waitsFor, due: dueOf(play) });
    return begun(table, head.id, this.drawn.secret());
  }
}

/** A table at which nothing has happened for so long, and nobody plays, is closed. Milliseconds. */
const LEFT_AFTER = 2 * 3_600_000;

/** Closes tables that were left; how many that were. */
export async function closeLeft(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update tables set closed = true
    where not closed and touched < ${NOW} - ${LEFT_AFTER}::bigint
      and not exists (select from matches where matches.id = tables.match and matches.ended is null)
    returning id, pg_notify(${TABLE_CHANNEL}, id)`.execute(db);
  return rows.length;
}

/** As the plan of a match on one screen, which is made by the same means. */
export function planOf(
  { game, format, sealed }: Pick<TablePlan, "game" | "format" | "sealed">,
  seats: readonly Pick<TableSeat, "kind" | "deck">[],
): MatchPlan {
  return {
    game,
    players: seats.map(({ kind, deck }) => ({
      kind,
      list: deck && "list" in deck ? deck.list : "",
      ...(deck && "cards" in deck ? { cards: deck.cards } : {}),
    })),
    ...(format === null ? {} : { format }),
    ...(sealed ? { sealed } : {}),
  };
}

const written = ({ plan, seats, ...rest }: Table) => ({
  ...rest,
  plan: JSON.stringify(plan),
  seats: JSON.stringify(seats),
});

async function tell(trx: Transaction<Rows>, id: string): Promise<void> {
  await sql`select pg_notify(${TABLE_CHANNEL}, ${id})`.execute(trx);
}
