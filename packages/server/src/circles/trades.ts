/**
 * A trade of two: one offers, the other agrees or puts other lists on the table, and what both have agreed to is done at once or
 * not at all. Whoever agrees says what was shown to them: if that is not what lies there, nothing is done.
 */
import type { Bundle } from "@tefuda/host/online/circle-schemas";
import type { Queries } from "../people/belongings.ts";
import { move, pick } from "./copies.ts";
import { countGifts } from "./gifts.ts";
import { change, type Ground, type Held, setOf, shelfOf } from "./ground.ts";
import { areShut, memberIn } from "./members.ts";
import { CircleError } from "./refusal.ts";
import type { Member, Trade } from "./rows.ts";

/** So many trades somebody has begun that lie open, with one person, and with all; so many others have begun with them. */
const MOST_TRADES = 50;
const MOST_OF_TWO = 5;
const MOST_COMING = 200;

export interface Lists {
  gives: Bundle;
  gets: Bundle;
}

/** Lists as the other of both sees them. */
export const turned = ({ gives, gets }: Lists): Lists => ({ gives: gets, gets: gives });

/** Each card once, in one order; throws for lists of which nobody could know what is meant. */
function checked(set: ReadonlyMap<string, number>, lists: Lists): Lists {
  const names = [...lists.gives, ...lists.gets].map(({ card }) => card);
  if (names.length === 0 || new Set(names).size < names.length || names.some((card) => !set.has(card)))
    throw new CircleError("plan");
  return ordered(lists);
}

const ordered = ({ gives, gets }: Lists): Lists => {
  const sorted = (bundle: Bundle): Bundle =>
    bundle
      .map(({ card, count }) => ({ card, count }))
      .toSorted((a, b) => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0));
  return { gives: sorted(gives), gets: sorted(gets) };
};

const written = (lists: Lists): { gives: string; gets: string } => ({
  gives: JSON.stringify(lists.gives),
  gets: JSON.stringify(lists.gets),
});

/** Whoever offers has agreed. The id of the trade. */
export function offerTrade(
  ground: Ground,
  id: string,
  user: string,
  other: string,
  lists: Lists,
): Promise<string> {
  return change(ground, id, [], async (held) => {
    const { trx, circle, members, now } = held;
    const own = memberIn(held, user);
    const with_ = members.find((one) => one.id === other);
    if (with_?.state !== "in" || with_.id === own.id) throw new CircleError("unknown");
    if (await areShut(trx, id, own.id, other)) throw new CircleError("shut");
    const begun = (await openTrades(trx, id, own.id)).filter(({ first }) => first === own.id);
    const coming = (await openTrades(trx, id, other)).length;
    const ofTwo = begun.filter(({ second }) => second === other).length;
    if (begun.length >= MOST_TRADES || ofTwo >= MOST_OF_TWO || coming >= MOST_COMING)
      throw new CircleError("full");
    const clean = checked(setOf(shelfOf(ground, circle.plan)), lists);
    await pick(trx, id, own.id, clean.gives);
    const trade = ground.drawn.id();
    await trx
      .insertInto("trades")
      .values({
        ...{ circle: id, id: trade, first: own.id, second: other, ...written(clean) },
        ...{ version: 1, by: own.id, agreed: own.id, state: "open", touched: now },
      })
      .execute();
    return trade;
  });
}

export const openTrades = (db: Queries, circle: string, member: string): Promise<Trade[]> =>
  db
    .selectFrom("trades")
    .selectAll()
    .where("circle", "=", circle)
    .where("state", "=", "open")
    .where((is) => is.or([is("first", "=", member), is("second", "=", member)]))
    .orderBy("touched", "desc")
    .orderBy("id")
    .execute();

/** So many that lie open no more are told of. */
const MOST_ENDED = 20;
export const endedTrades = (db: Queries, circle: string, member: string): Promise<Trade[]> =>
  db
    .selectFrom("trades")
    .selectAll()
    .where("circle", "=", circle)
    .where("state", "<>", "open")
    .where((is) => is.or([is("first", "=", member), is("second", "=", member)]))
    .orderBy("touched", "desc")
    .orderBy("id")
    .limit(MOST_ENDED)
    .execute();

async function tradeOf({ trx, circle }: Held, own: Member, id: string): Promise<Trade> {
  const trade = await trx
    .selectFrom("trades")
    .selectAll()
    .where("circle", "=", circle.id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!trade || (trade.first !== own.id && trade.second !== own.id)) throw new CircleError("unknown");
  if (trade.state !== "open") throw new CircleError("over");
  return trade;
}

async function setTrade(
  trx: Queries,
  { circle, id }: Trade,
  values: { state?: Trade["state"]; agreed?: string | null; touched: number } & Partial<
    ReturnType<typeof written> & Pick<Trade, "version" | "by" | "given">
  >,
): Promise<void> {
  await trx.updateTable("trades").set(values).where("circle", "=", circle).where("id", "=", id).execute();
}

/** Other lists in place of those that lie there; whoever puts them there has agreed to them. */
export function counterTrade(
  ground: Ground,
  id: string,
  user: string,
  given: { trade: string; version: number } & Lists,
): Promise<void> {
  return change(ground, id, [], async (held) => {
    const { trx, circle, now } = held;
    const own = memberIn(held, user);
    const trade = await tradeOf(held, own, given.trade);
    if (trade.version !== given.version) throw new CircleError("otherList");
    const clean = checked(setOf(shelfOf(ground, circle.plan)), given);
    await pick(trx, id, own.id, clean.gives);
    const seen = trade.first === own.id ? clean : turned(clean);
    await setTrade(trx, trade, {
      ...{ ...written(seen), version: trade.version + 1, by: own.id, agreed: own.id, touched: now },
    });
  });
}

/** Whether it is done now. */
export function agreeTrade(
  ground: Ground,
  id: string,
  user: string,
  given: { trade: string; version: number } & Lists,
): Promise<boolean> {
  return change(ground, id, [], async (held) => {
    const { trx, now } = held;
    const own = memberIn(held, user);
    const trade = await tradeOf(held, own, given.trade);
    const shown = ordered(trade.first === own.id ? given : turned(given));
    const lies = ordered(trade);
    if (trade.version !== given.version || JSON.stringify(shown) !== JSON.stringify(lies))
      throw new CircleError("otherList");
    const other = trade.first === own.id ? trade.second : trade.first;
    if (trade.agreed !== other) {
      await setTrade(trx, trade, { agreed: own.id, touched: now });
      return false;
    }
    await carryOut(held, trade, own.id);
    return true;
  });
}

async function carryOut({ trx, circle, members, now }: Held, trade: Trade, by: string): Promise<void> {
  const { first, second, gives, gets } = trade;
  if (await areShut(trx, circle.id, first, second)) throw new CircleError("shut");
  const of = (id: string): Member => members.find((one) => one.id === id)!;
  const given = await countGifts(trx, circle, trade, [of(first), of(second)]);
  // what a round keeps back of the other's is not told
  const told = (side: string) => (side === by ? "kept" : "copies");
  const there = await pick(trx, circle.id, first, gives, told(first));
  const back = await pick(trx, circle.id, second, gets, told(second));
  const isGift = gives.length === 0 || gets.length === 0 || given !== null;
  await move(trx, {
    ...{ circle: circle.id, reason: isGift ? "gift" : "trade", of: trade.id, at: now, kept: null },
    moves: [
      ...there.map((copy) => ({ copy, from: first, to: second })),
      ...back.map((copy) => ({ copy, from: second, to: first })),
    ],
  });
  await setTrade(trx, trade, { state: "done", touched: now, given });
}

export function endTrade(ground: Ground, id: string, user: string, trade: string): Promise<void> {
  return change(ground, id, [], async (held) => {
    const found = await tradeOf(held, memberIn(held, user), trade);
    await setTrade(held.trx, found, { state: "ended", touched: held.now });
  });
}
