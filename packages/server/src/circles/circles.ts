/** Circles in the database: who opens one, who is let in, and who goes. */
import type { CircleEntry, CirclePlan, Ways } from "@tefuda/host/online/circle-schemas";
import { sql } from "kysely";
import { timeOf } from "../database/database.ts";
import { accountNamed } from "../people/accounts.ts";
import { lockUsers, type Queries } from "../people/belongings.ts";
import type { Sitter } from "../tables/table.ts";
import { freeKept, retire } from "./copies.ts";
import { change, type Ground, type Held, shelfOf, tell } from "./ground.ts";
import { endTrades, setMember } from "./members.ts";
import { CircleError } from "./refusal.ts";
import { dropFromRound, nextRound } from "./rounds.ts";
import type { Circle, Member } from "./rows.ts";

/** So many that are open one account may host, and be in; so many people are in a circle or ask, and so many the list tells of. */
const MOST_HOSTED = 5;
const MOST_JOINED = 50;
const MOST_MEMBERS = { in: 5000, asks: 500 } as const;
const MOST_TOLD = 200;

/** How somebody begins: they keep one of each, trade what lies over, and are asked about the rest. */
const BEGINNING: Ways = {
  aim: { decks: true, playset: false, set: true },
  consent: { dear: 1, over: "ask" },
  shows: { binder: true, hands: false },
};

/** The id of a new one, which its host is in. */
export async function openCircle(ground: Ground, plan: CirclePlan, host: Sitter): Promise<string> {
  if (host.guest) throw new CircleError("guests");
  shelfOf(ground, plan);
  const { db, drawn } = ground;
  return await db.transaction().execute(async (trx) => {
    const auditor = plan.auditor === null ? null : await accountNamed(trx, plan.auditor);
    if (auditor === undefined) throw new CircleError("noAccount");
    // one after another, so that the count holds
    if ((await lockUsers(trx, [host.user])).size === 0) throw new CircleError("gone");
    const hosted = await count(trx, sql<boolean>`host = ${host.user}`);
    if (hosted >= MOST_HOSTED) throw new CircleError("full");
    const [id, now] = [drawn.id(), await timeOf(trx)];
    const fresh = { id, host: host.user, auditor: auditor?.id ?? null, ...drawn.secret() };
    await trx
      .insertInto("circles")
      // the name of an account is kept nowhere but with it
      .values({ ...fresh, plan: JSON.stringify({ ...plan, auditor: null }), open: true, began: now })
      .execute();
    await addMember(trx, ground, { id, plan, count: 0 }, host, "in", now);
    await nextRound(trx, ground, { id, plan }, 1, now);
    await tell(trx, id);
    return id;
  });
}

async function count(trx: Queries, where: ReturnType<typeof sql<boolean>>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from circles where open and ${where}`.execute(trx);
  return rows[0]?.n ?? 0;
}

async function addMember(
  trx: Queries,
  { drawn }: Pick<Ground, "drawn">,
  circle: { id: string; plan: CirclePlan; count: number },
  { user }: Pick<Sitter, "user">,
  state: "asks" | "in",
  now: number,
): Promise<void> {
  await trx
    .insertInto("members")
    .values({
      ...{ circle: circle.id, id: drawn.id(), user, state, joined: now, opened: 0, gained: 0 },
      // one after the other, so that regions are equally large
      region: circle.count % circle.plan.regions,
      ways: JSON.stringify(BEGINNING),
    })
    .execute();
}

/** Those that are open and listed, and one's own; the newest first. */
export async function listCircles(db: Queries, user: string): Promise<CircleEntry[]> {
  const { rows } = await sql<Circle & { name: string; members: number; mine: "asks" | "in" | null }>`
    select circles.*, own.state as mine, coalesce((select name from users where users.id = circles.host), '') as name,
      (select count(*)::integer from members where circle = circles.id and state = 'in') as members
    from circles left join members own on own.circle = circles.id and own."user" = ${user} and own.state <> 'left'
    where (circles.open and (circles.plan ->> 'listed')::boolean) or own.state is not null
    order by (own.state is null), circles.began desc limit ${MOST_TOLD}`.execute(db);
  return rows.map(({ id, plan, name: host, members, open, mine }) => {
    return { id, plan, host, members, open, mine: mine ?? "none" };
  });
}

/** Asks the host to be let in. Whoever comes back is asked about again, and has no further packs for it. */
export async function join(ground: Ground, id: string, sitter: Sitter): Promise<void> {
  if (sitter.guest) throw new CircleError("guests");
  await change(ground, id, [sitter.user], async ({ trx, circle, members, now }) => {
    if (!circle.open) throw new CircleError("over");
    const before = members.find((one) => one.user === sitter.user);
    if (before && before.state !== "left") throw new CircleError("seated");
    const mine = await count(
      trx,
      sql<boolean>`exists (select from members where circle = circles.id and "user" = ${sitter.user} and state <> 'left')`,
    );
    if (mine >= MOST_JOINED || isFull(members, "asks") || isFull(members, "in"))
      throw new CircleError("full");
    const state = circle.host === sitter.user ? "in" : "asks";
    if (before) await setMember(trx, before, { state });
    else await addMember(trx, ground, { id, plan: circle.plan, count: members.length }, sitter, state, now);
  });
}

/** Whether there is no room for one more who is in, or asks: whoever has left takes nobody's place. */
export const isFull = (members: readonly Pick<Member, "state">[], state: "in" | "asks"): boolean =>
  members.filter((one) => one.state === state).length >= MOST_MEMBERS[state];

/** The host lets somebody in, sends away who asks, or ends a membership. */
export function admit(ground: Ground, id: string, user: string, member: string, yes: boolean): Promise<void> {
  return change(ground, id, [], async (held) => {
    const { trx, circle, members } = held;
    if (circle.host !== user) throw new CircleError("notHost");
    if (!circle.open) throw new CircleError("over");
    const other = members.find((one) => one.id === member && one.state !== "left");
    if (!other || other.user === user) throw new CircleError("unknown");
    if (yes && other.state === "asks" && isFull(members, "in")) throw new CircleError("full");
    if (yes) await setMember(trx, other, { state: "in" });
    else await goes(held, other);
  });
}

export function leaveCircle(ground: Ground, id: string, user: string): Promise<void> {
  return change(ground, id, [], async (held) => {
    const own = held.members.find((one) => one.user === user && one.state !== "left");
    if (!own) throw new CircleError("notSeated");
    await goes(held, own);
  });
}

/**
 * Their copies are retired, their trades ended, and a round that is under way goes on without them. The circle of a host who goes
 * is the next one's, who has been in it longest; without any it is closed.
 */
export async function goes({ trx, circle, members, now }: Held, member: Member): Promise<void> {
  await retire(trx, circle.id, member.id, now);
  await endTrades(trx, circle.id, now, [member.id]);
  if (member.state === "in") await dropFromRound(trx, circle.id, member.id);
  await setMember(trx, member, { state: "left" });
  if (member.user === null || member.user !== circle.host) return;
  const next = members.find(({ id, state }) => id !== member.id && state === "in");
  await trx
    .updateTable("circles")
    .set({ host: next?.user ?? null })
    .where("id", "=", circle.id)
    .execute();
  if (!next) await close(trx, circle.id, now);
}

/** Nothing moves in it any more, and everybody is told the secret of their packs. */
export function closeCircle(ground: Ground, id: string, user: string): Promise<void> {
  return change(ground, id, [], async ({ trx, circle, now }) => {
    if (circle.host !== user) throw new CircleError("notHost");
    await close(trx, id, now);
  });
}

export async function close(trx: Queries, id: string, now: number): Promise<void> {
  await trx.updateTable("circles").set({ open: false }).where("id", "=", id).execute();
  await endTrades(trx, id, now, []);
  await trx
    .updateTable("trading_rounds")
    .set({ step: "ended", ended: now, questions: "{}", input: null })
    .where("circle", "=", id)
    .where("step", "in", ["waits", "works", "asks"])
    .execute();
  await freeKept(trx, id);
}
