/** What circles stand on: their game, the chance of their packs, and the one way to change one. */
import type { CirclePlan } from "@tefuda/host/online/circle-schemas";
import type { Shelf } from "@tefuda/host/shelf";
import { hashOf, hex, hmac, type PackInfo, secretChance, unhex, utf8 } from "@tefuda/kernel";
import { equalPrinting, openPack, regional } from "@tefuda/market";
import { sql } from "kysely";
import { type Database, timeOf } from "../database/database.ts";
import type { Games } from "../games.ts";
import { holdUsers, type Queries } from "../people/belongings.ts";
import type { Drawn } from "../tables/tables.ts";
import { CircleError } from "./refusal.ts";
import { type Circle, type Member, readCircle } from "./rows.ts";

export interface Ground {
  db: Database;
  games: Games;
  drawn: Drawn;
}

/** On which machines hear of circles: the id. */
export const CIRCLE_CHANNEL = "tefuda_circle";

export interface Held {
  trx: Queries;
  circle: Circle;
  members: Member[];
  now: number;
}

export function shelfOf({ games }: Pick<Ground, "games">, { game }: Pick<CirclePlan, "game">): Shelf {
  const shelf = games.get(game);
  if (!shelf) throw new CircleError("plan");
  return shelf;
}

/** Every card of the set, with how many copies a deck may hold; cards that a deck may hold any number of count as this many. */
const PLAYSET = 4;
export function setOf({ book }: Shelf): Map<string, number> {
  return new Map(
    book.cards.map(({ name }) => [name, Math.min(PLAYSET, book.game.byName.get(name)?.copies ?? PLAYSET)]),
  );
}

/** How the packs of a region are filled: a matter of the set and of the circle's plan alone (ttcg-16.3, 16.6). */
export function printingOf({ packs }: Shelf, { printing, regions }: CirclePlan, region: number): PackInfo {
  const [set] = packs;
  if (!set) throw new CircleError("plan");
  if (printing === "book") return set;
  return regions === 1 ? equalPrinting(set) : regional(set, regions)[region]!;
}

/** What somebody's packs come from: nobody else's can be told by it, and its hash is told them when they come. */
export const keyOf = ({ secret }: Pick<Circle, "secret">, member: string): string =>
  hex(hmac(unhex(secret), utf8(`tefuda circle ${member}`)));

/** What lies in somebody's pack: settled when they came, and nothing that happens in the circle changes it. */
export const packOf = (set: PackInfo, key: string, number: number): string[] =>
  openPack(set, secretChance({ secret: key, hash: hashOf(key), numbers: [] }, `packs ${number}`));

export async function tell(trx: Queries, id: string): Promise<void> {
  await sql`select pg_notify(${CIRCLE_CHANNEL}, ${id})`.execute(trx);
}

/** The circle, which nobody else changes until the end of the transaction. */
export async function hold(trx: Queries, id: string): Promise<Held> {
  await trx.selectFrom("circles").select("id").where("id", "=", id).forUpdate().execute();
  const found = await readCircle(trx, id);
  if (!found) throw new CircleError("gone");
  return { trx, ...found, now: await timeOf(trx) };
}

/** One change of a circle, whole or not at all, with these users kept from going away; whoever follows it is told. */
export function change<T>(
  { db }: Pick<Ground, "db">,
  id: string,
  users: readonly string[],
  how: (held: Held) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    // whoever goes away holds themselves first and circles after that, and so does this
    if ((await holdUsers(trx, users)).size < users.length) throw new CircleError("gone");
    const done = await how(await hold(trx, id));
    await tell(trx, id);
    return done;
  });
}
