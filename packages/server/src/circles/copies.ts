/**
 * Copies and the ledger of a circle. Every copy is with one person, or retired; the ledger says how each came to where it is, and
 * only grows. Nothing else writes to these tables, and only while the circle's row is held.
 */
import type { MoveReason } from "@tefuda/host/online/circle-schemas";
import { sql } from "kysely";
import type { Queries } from "../people/belongings.ts";
import { CircleError } from "./refusal.ts";

/** Copies that go from somebody to somebody. */
export interface Move {
  copy: number;
  from: string;
  to: string | null;
}

/** Begins an entry; its number. */
async function entry(
  trx: Queries,
  circle: string,
  reason: MoveReason,
  of: string | null,
  at: number,
): Promise<number> {
  const { number } = await trx
    .insertInto("ledger")
    .values({
      ...{ circle, at, reason, of },
      number: sql<number>`(select coalesce(max(number), 0) + 1 from ledger where circle = ${circle})`,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

/** Prints a copy of each of these cards for somebody. */
export async function print(
  trx: Queries,
  {
    circle,
    holder,
    cards,
    of,
    at,
  }: { circle: string; holder: string; cards: readonly string[]; of: string; at: number },
): Promise<void> {
  const number = await entry(trx, circle, "packs", of, at);
  await sql`
    with given as (
      select card, ord, row_number() over (partition by card order by ord) as nth
      from unnest(${cards}::text[]) with ordinality as given (card, ord)
    ), before as (
      select coalesce(max(id), 0) as id from copies where circle = ${circle}
    ), printed as (
      insert into copies (circle, id, card, number, holder, kept)
      select ${circle}, before.id + ord, card,
        nth + coalesce((select max(number) from copies where circle = ${circle} and copies.card = given.card), 0),
        ${holder}, null
      from given, before returning id
    )
    insert into moves (circle, entry, copy, "from", "to")
    select ${circle}, ${number}, id, null, ${holder} from printed`.execute(trx);
}

/** Moves copies, all or none: throws where one of them is not with whom it should be, or is kept back by another round than `kept`. */
export async function move(
  trx: Queries,
  given: {
    circle: string;
    reason: MoveReason;
    of: string | null;
    at: number;
    kept: number | null;
    moves: readonly Move[];
  },
): Promise<void> {
  const { circle, reason, of, at, kept, moves } = given;
  if (moves.length === 0) return;
  const number = await entry(trx, circle, reason, of, at);
  for (const part of inParts(moves)) await movePart(trx, { circle, number, kept, moves: part });
}

async function movePart(
  trx: Queries,
  {
    circle,
    number,
    kept,
    moves,
  }: { circle: string; number: number; kept: number | null; moves: readonly Move[] },
): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    with given as (
      select * from unnest(
        ${moves.map(({ copy }) => copy)}::integer[], ${moves.map(({ from }) => from)}::text[], ${moves.map(({ to }) => to)}::text[]
      ) as given (copy, "from", "to")
    ), moved as (
      update copies set holder = given."to", kept = null from given
      -- rounds begin at 1. Said of the column itself, the planner would take what it last counted for true: that hardly any copy
      -- is kept back; and go through all that are for each that is given
      where circle = ${circle} and id = given.copy and holder = given."from" and coalesce(kept, 0) = ${kept ?? 0}::integer
      returning id, given."from", given."to"
    ), written as (
      insert into moves (circle, entry, copy, "from", "to")
      select ${circle}, ${number}, id, "from", "to" from moved returning copy
    )
    select count(*)::integer as n from written`.execute(trx);
  if (rows[0]?.n !== moves.length) throw new CircleError("copies");
}

/** So many copies of a card that somebody would give. */
export interface Offer {
  holder: string;
  card: string;
  count: number;
}

/** So many lines, or copies, are written by one statement: none may take longer than the server waits. */
const AT_ONCE = 5000;
const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) =>
    all.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );

/** Keeps copies back for a round, those printed last first; there are as many as are offered. */
export async function keepBack(
  trx: Queries,
  circle: string,
  round: number,
  offers: readonly Offer[],
): Promise<void> {
  for (const part of inParts(offers))
    await sql`
      update copies set kept = ${round} from (
        select id, row_number() over (partition by copies.holder, copies.card order by number desc) as nth, count
        from copies join unnest(
          ${part.map(({ holder }) => holder)}::text[], ${part.map(({ card }) => card)}::text[],
          ${part.map(({ count }) => count)}::integer[]
        ) as offered (holder, card, count) on copies.holder = offered.holder and copies.card = offered.card
        where circle = ${circle}
      ) as own
      where copies.circle = ${circle} and copies.id = own.id and own.nth <= own.count`.execute(trx);
}

/** No round keeps anything back any more. */
export async function freeKept(trx: Queries, circle: string): Promise<void> {
  const held = await trx
    .selectFrom("copies")
    .select("id")
    .where("circle", "=", circle)
    .where("kept", "is not", null)
    .execute();
  for (const part of inParts(held))
    await trx
      .updateTable("copies")
      .set({ kept: null })
      .where("circle", "=", circle)
      .where((is) => is("id", "=", is.fn.any(is.val(part.map(({ id }) => id)))))
      .execute();
}

/** How many copies of each card somebody has, and how many of them a round keeps back. */
export type Holding = Map<string, { count: number; held: number }>;

export async function heldBy(db: Queries, circle: string, member: string): Promise<Holding> {
  return (await heldIn(db, circle, [member])).get(member) ?? new Map();
}

/** The same of many. */
export async function heldIn(
  db: Queries,
  circle: string,
  members: readonly string[],
): Promise<Map<string, Holding>> {
  const rows = await db
    .selectFrom("copies")
    .select(({ fn }) => [
      "holder",
      "card",
      fn.countAll<number>().as("count"),
      fn.count<number>("kept").as("held"),
    ])
    .where("circle", "=", circle)
    .where((is) => is("holder", "=", is.fn.any(is.val([...members]))))
    .groupBy(["holder", "card"])
    .orderBy("card")
    .execute();
  const all = new Map<string, Holding>();
  for (const { holder, card, count, held } of rows) {
    const own = all.get(holder!) ?? new Map();
    all.set(holder!, own.set(card, { count, held }));
  }
  return all;
}

/**
 * So many copies of each card that somebody can give, those printed last first; throws where there are not enough: `kept` where
 * a round keeps the rest back, or `copies` as well where whoever asks is not to know that.
 */
export async function pick(
  trx: Queries,
  circle: string,
  member: string,
  bundle: readonly { card: string; count: number }[],
  told: "kept" | "copies" = "kept",
): Promise<number[]> {
  if (bundle.length === 0) return [];
  const rows = await trx
    .selectFrom("copies")
    .select(["id", "card", "kept"])
    .where("circle", "=", circle)
    .where("holder", "=", member)
    .where(
      "card",
      "in",
      bundle.map(({ card }) => card),
    )
    .orderBy("number", "desc")
    .execute();
  const byCard = Map.groupBy(rows, ({ card }) => card);
  return bundle.flatMap(({ card, count }) => {
    const own = byCard.get(card) ?? [];
    const free = own.filter(({ kept }) => kept === null).slice(0, count);
    if (free.length < count) throw new CircleError(own.length >= count ? told : "copies");
    return free.map(({ id }) => id);
  });
}

/** Retires all that somebody has: they go, and their copies with them. */
export async function retire(trx: Queries, circle: string, member: string, at: number): Promise<void> {
  await trx
    .updateTable("copies")
    .set({ kept: null })
    .where("circle", "=", circle)
    .where("holder", "=", member)
    .execute();
  const own = await trx
    .selectFrom("copies")
    .select("id")
    .where("circle", "=", circle)
    .where("holder", "=", member)
    .execute();
  const moves = own.map(({ id }): Move => ({ copy: id, from: member, to: null }));
  await move(trx, { circle, reason: "gone", of: null, at, kept: null, moves });
}

/**
 * Copies whose ledger does not say that they are where they are: each must have been printed once, have gone on from where it
 * was, and be where it went last. None, always; who runs a server, and every test of circles, can ask.
 */
export async function astray(db: Queries, circle: string): Promise<number[]> {
  const { rows } = await sql<{ copy: number }>`
    with ways as (
      select copy, "from", "to",
        lag("to") over way as before, row_number() over way as nth, lead(entry) over way as next
      from moves where circle = ${circle} window way as (partition by copy order by entry)
    ), told as (
      select copy, bool_or("from" is distinct from before or (nth = 1) <> ("from" is null)) as broken,
        max("to") filter (where next is null) as last
      from ways group by copy
    )
    select id as copy from copies left join told on copy = id
    where circle = ${circle} and (copy is null or broken or holder is distinct from last)
    order by id`.execute(db);
  return rows.map(({ copy }) => copy);
}
