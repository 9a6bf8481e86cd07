/** A circle as somebody is shown it, put together from what they may see. */
import type { CircleTrade, CircleView, PastRound } from "@tefuda/host/online/circle-schemas";
import { hashOf } from "@tefuda/kernel";
import { sql } from "kysely";
import { timeOf } from "../database/database.ts";
import type { Queries } from "../people/belongings.ts";
import { giftsIn, giftsLeft } from "./gifts.ts";
import { type Ground, keyOf, setOf, shelfOf } from "./ground.ts";
import { packsOf } from "./own.ts";
import { CircleError } from "./refusal.ts";
import { type Circle, type Member, type Questions, readCircle, type Trade } from "./rows.ts";
import { endedTrades, openTrades, turned } from "./trades.ts";
import { decksAfter, type Side, sideOf, wished } from "./wanting.ts";

/** So many past rounds are told of. */
const MOST_ROUNDS = 30;

/** A state of the circle, and whose eyes see it. */
interface Seeing {
  db: Queries;
  circle: Circle;
  members: readonly Member[];
  own: Member | undefined;
  now: number;
}

export function circleFor(ground: Ground, id: string, user: string): Promise<CircleView> {
  // one state of it, however many queries that takes
  return ground.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (db) => {
      const found = await readCircle(db, id);
      if (!found) throw new CircleError("gone");
      const { circle, members } = found;
      const own = members.find((one) => one.user === user && one.state !== "left");
      return await viewOf(ground, { db, circle, members, own, now: await timeOf(db) });
    });
}

async function viewOf(ground: Ground, seeing: Seeing): Promise<CircleView> {
  const { circle, members, own } = seeing;
  const inside = own?.state === "in";
  const { id, open, began } = circle;
  const key = own && keyOf(circle, own.id);
  const auditor = circle.auditor === null ? null : await nameOf(seeing.db, circle.auditor);
  return {
    ...{ id, open, began, plan: { ...circle.plan, auditor } },
    hash: key === undefined ? null : hashOf(key),
    host: members.find(({ user }) => user !== null && user === circle.host)?.name ?? "",
    secret: open ? null : (key ?? null),
    count: members.filter(({ state }) => state === "in").length,
    mine: mineOf(seeing),
    members: inside ? await membersFor(seeing, own) : [],
    trades: inside ? await tradesFor(ground, seeing, own) : [],
    ended: inside ? await endedFor(seeing, own) : [],
    round: inside ? await roundFor(seeing, own) : null,
    rounds: inside ? await pastFor(seeing, own) : [],
    gifts: inside ? await giftsIn(seeing.db, id, members) : [],
  };
}

function mineOf({ circle, own, now }: Seeing): CircleView["mine"] {
  if (!own || own.state === "left") return null;
  return {
    ...{
      member: own.id,
      host: own.user === circle.host,
      state: own.state,
      region: own.region,
      ways: own.ways,
    },
    packs: packsOf(circle, own, now),
    gifts: giftsLeft(circle, own),
  };
}

/** Whoever asks to be let in is the host's to see. */
async function membersFor({ db, circle, members }: Seeing, own: Member): Promise<CircleView["members"]> {
  const rows = await db
    .selectFrom("shut")
    .select("other")
    .where("circle", "=", circle.id)
    .where("member", "=", own.id)
    .execute();
  const shut = new Set(rows.map(({ other }) => other));
  const isHost = own.user === circle.host;
  return members
    .filter(({ state }) => state === "in" || (state === "asks" && isHost))
    .map(({ id, name, state, user, ways }) => ({
      ...{ id, name, state },
      host: user !== null && user === circle.host,
      binder: state === "in" && ways.shows.binder,
      shut: shut.has(id),
    }));
}

async function tradesFor(ground: Ground, seeing: Seeing, own: Member): Promise<CircleTrade[]> {
  const { db, circle, members } = seeing;
  const trades = await openTrades(db, circle.id, own.id);
  if (trades.length === 0) return [];
  const set = setOf(shelfOf(ground, circle.plan));
  const mine = await sideOf(db, circle, own, set);
  const told: CircleTrade[] = [];
  // one query after the other: they share a connection
  for (const trade of trades) {
    const other = members.find(({ id }) => id === (trade.first === own.id ? trade.second : trade.first))!;
    const theirs = other.ways.shows.binder ? await sideOf(db, circle, other, set) : null;
    told.push(tradeFor(trade, own, other, mine, theirs));
  }
  return told;
}

function tradeFor(trade: Trade, own: Member, other: Member, mine: Side, theirs: Side | null): CircleTrade {
  const { gives, gets } = trade.first === own.id ? trade : turned(trade);
  const copies = gives.reduce((sum, { count }) => sum + count, 0);
  return {
    ...{ id: trade.id, gives, gets, version: trade.version, touched: trade.touched },
    with: { member: other.id, name: other.name },
    mine: trade.by === own.id,
    agreed: { me: trade.agreed === own.id, they: trade.agreed === other.id },
    does: {
      decks: decksAfter(mine, gives, gets),
      theirs: theirs && { wished: wished(theirs, gives), copies },
    },
  };
}

async function endedFor({ db, circle, members }: Seeing, own: Member): Promise<CircleView["ended"]> {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (await endedTrades(db, circle.id, own.id)).map((trade) => {
    const { gives, gets } = trade.first === own.id ? trade : turned(trade);
    const member = trade.first === own.id ? trade.second : trade.first;
    const { id, state, touched: at } = trade;
    return { id, gives, gets, at, done: state === "done", with: { member, name: names.get(member) ?? "" } };
  });
}

async function nameOf(db: Queries, user: string): Promise<string | null> {
  const found = await db.selectFrom("users").select("name").where("id", "=", user).executeTakeFirst();
  return found?.name ?? null;
}

async function roundFor({ db, circle, members }: Seeing, own: Member): Promise<CircleView["round"]> {
  // without what went into it, which may be much
  const round = await db
    .selectFrom("trading_rounds")
    .select(["number", "hash", "step", "bell", "until", "questions"])
    .where("circle", "=", circle.id)
    .where("step", "in", ["waits", "works", "asks"])
    .executeTakeFirst();
  if (!round || (round.step !== "waits" && round.step !== "works" && round.step !== "asks")) return null;
  const { number, hash, step, bell, until, questions } = round;
  const others = members.filter(({ id, state }) => state === "in" && id !== own.id);
  const waits = step === "asks" ? waitedFor(questions, others) : null;
  return { number, hash, step, bell, until, questions: questions[own.id] ?? [], waits };
}

/**
 * Of how many others an answer is waited for. Who is asked would be in a ring, so that nobody may know of another that they are: it is
 * counted no further than to half of them, from where on it would be more likely of each that they are asked than not.
 */
function waitedFor(questions: Questions, others: readonly Member[]): { people: number; more: boolean } {
  const most = Math.floor(others.length / 2);
  const asked = others.filter(({ id }) => questions[id] !== undefined).length;
  return { people: Math.min(asked, most), more: asked >= most };
}

/** Papers name nobody, but whoever is in a ring knows others in it by name and card: so its auditor alone has them. */
export const mayRead = ({ auditor }: Circle, { user }: Member): boolean =>
  auditor !== null && auditor === user;

async function pastFor({ db, circle }: Seeing, own: Member): Promise<PastRound[]> {
  const rows = await db
    .selectFrom("trading_rounds")
    .select(["number", "hash", "secret", "summary", "ended"])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom("moves")
            .innerJoin("ledger", (on) =>
              on
                .onRef("ledger.circle", "=", "moves.circle")
                .onRef("ledger.number", "=", "moves.entry")
                .on("ledger.reason", "=", "round"),
            )
            .select("moves.copy")
            .where("moves.circle", "=", circle.id)
            .where("moves.from", "=", own.id)
            .where((has) => has("ledger.of", "=", sql<string>`trading_rounds.number::text`)),
        )
        .as("mine"),
    )
    .where("trading_rounds.circle", "=", circle.id)
    .where("step", "=", "done")
    .orderBy("number", "desc")
    .limit(MOST_ROUNDS)
    .execute();
  const papers = mayRead(circle, own);
  return rows.flatMap(({ number, hash, secret, summary, ended, mine }) => {
    if (!summary || ended === null) return [];
    // what it was worth tells how much somebody wished: that is the auditor's to know
    const worth = papers ? summary.worth : null;
    return { number, at: ended, hash, secret, ...summary, worth, papers, mine: Boolean(mine) };
  });
}
