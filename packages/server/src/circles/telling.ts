/** What is told of a circle when somebody asks: their collection, a binder, the ledger, where a copy has been, a round's rings. */
import type { Binder, CircleRing, Collection, Copy, Ledger, Worth } from "@tefuda/host/online/circle-schemas";
import { sql } from "kysely";
import type { Queries } from "../people/belongings.ts";
import { type Ground, setOf, shelfOf } from "./ground.ts";
import { areShut, inside } from "./members.ts";
import { CircleError } from "./refusal.ts";
import { mayRead } from "./view.ts";
import { collectionOf, sideOf } from "./wanting.ts";
import { guideOf } from "./worth.ts";

/** So many entries of the ledger are told of. */
const MOST_ENTRIES = 200;

export async function collection(ground: Ground, id: string, user: string): Promise<Collection> {
  const { circle, own } = await inside(ground.db, id, user);
  return collectionOf(await sideOf(ground.db, circle, own, setOf(shelfOf(ground, circle.plan))));
}

/** What somebody shows: of what they have no more than what they would give. */
export async function binder(ground: Ground, id: string, user: string, member: string): Promise<Binder> {
  const { circle, members, own } = await inside(ground.db, id, user);
  const other = members.find((one) => one.id === member);
  if (other?.state !== "in") throw new CircleError("unknown");
  const closed =
    other.id !== own.id && (!other.ways.shows.binder || (await areShut(ground.db, id, own.id, member)));
  if (closed) throw new CircleError("notYours");
  const { wishes, gives } = await sideOf(ground.db, circle, other, setOf(shelfOf(ground, circle.plan)));
  const plain = ({ card, count }: { card: string; count: number }) => ({ card, count });
  return { member, name: other.name, wishes: wishes.map(plain), gives: gives.map(plain) };
}

/** For everybody who is in the circle: how many there are of each card, and what happened, without names. */
export async function ledger({ db }: Ground, id: string, user: string): Promise<Ledger> {
  await inside(db, id, user);
  const cards = await db
    .selectFrom("copies")
    .select(({ fn }) => [
      "card",
      fn.countAll<number>().as("printed"),
      sql<number>`count(*) filter (where holder is null)`.as("retired"),
    ])
    .where("circle", "=", id)
    .groupBy("card")
    .orderBy("card")
    .execute();
  const entries = await db
    .selectFrom("ledger")
    .select(["number", "at", "reason"])
    .select((is) =>
      is
        .selectFrom("moves")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .whereRef("moves.circle", "=", "ledger.circle")
        .whereRef("moves.entry", "=", "ledger.number")
        .as("copies"),
    )
    .where("circle", "=", id)
    .orderBy("number", "desc")
    .limit(MOST_ENTRIES)
    .execute();
  return { cards, entries: entries.map((one) => ({ ...one, copies: one.copies ?? 0 })) };
}

/** The copies of a card that somebody owns, and whose they were: by name where these show it. */
export async function copiesOf({ db }: Ground, id: string, user: string, card: string): Promise<Copy[]> {
  const { members, own } = await inside(db, id, user);
  const rows = await db
    .selectFrom("copies")
    .innerJoin("moves", (on) =>
      on.onRef("moves.circle", "=", "copies.circle").onRef("moves.copy", "=", "copies.id"),
    )
    .innerJoin("ledger", (on) =>
      on.onRef("ledger.circle", "=", "moves.circle").onRef("ledger.number", "=", "moves.entry"),
    )
    .select(["copies.number", "moves.to", "ledger.at", "ledger.reason"])
    .where("copies.circle", "=", id)
    .where("copies.holder", "=", own.id)
    .where("copies.card", "=", card)
    .orderBy("copies.number")
    .orderBy("moves.entry")
    .execute();
  const shown = new Map(
    members.map((one) => [one.id, one.id === own.id || one.ways.shows.hands ? one.name : null]),
  );
  return [...Map.groupBy(rows, ({ number }) => number)].map(([number, hands]) => ({
    number,
    hands: hands.map(({ to, at, reason }) => ({ name: shown.get(to ?? "") || null, at, reason })),
  }));
}

async function pastRound(db: Queries, circle: string, number: number) {
  const round = await db
    .selectFrom("trading_rounds")
    .selectAll()
    .where("circle", "=", circle)
    .where("number", "=", number)
    .where("step", "=", "done")
    .executeTakeFirst();
  if (!round?.result) throw new CircleError("unknown");
  return { round, result: round.result };
}

/** The rings of a round that somebody was in: nobody else is told of them. */
export async function ringsOf(
  { db }: Ground,
  id: string,
  user: string,
  number: number,
): Promise<CircleRing[]> {
  const { members, own } = await inside(db, id, user);
  const { result } = await pastRound(db, id, number);
  const names = new Map(members.map((one) => [one.id, one.name]));
  return result.rings
    .filter(({ steps }) => steps.some(({ member }) => member === own.id))
    .map(({ steps, copies }) => ({
      copies,
      steps: steps.map(({ member, card }) => {
        return { name: names.get(member) ?? "", me: member === own.id, card };
      }),
    }));
}

export async function papers({ db }: Ground, id: string, user: string, number: number): Promise<string> {
  const { circle, own } = await inside(db, id, user);
  const { round } = await pastRound(db, id, number);
  if (!mayRead(circle, own)) throw new CircleError("notYours");
  return round.papers ?? "";
}

/** What the cards that have been traded are worth, and how surely that is known. */
export async function guide(ground: Ground, id: string, user: string): Promise<Worth[]> {
  const { circle } = await inside(ground.db, id, user);
  return await guideOf(ground.db, ground, circle);
}
