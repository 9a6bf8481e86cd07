/**
 * Circles in which everything happens by chance from a seed: several people at once, on several machines, and machines that stop in
 * the middle of what they do. Whatever happens, every copy is somewhere once, and everything is wholly done or not begun.
 */
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { Chance } from "@tefuda/kernel";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveCircle } from "../../src/circles/circles.ts";
import { heldBy } from "../../src/circles/copies.ts";
import type { Ground } from "../../src/circles/ground.ts";
import { openPackOf, setShut } from "../../src/circles/own.ts";
import { CircleError } from "../../src/circles/refusal.ts";
import { answerRound, ring } from "../../src/circles/rounds.ts";
import { CircleService } from "../../src/circles/service.ts";
import { agreeTrade, counterTrade, endTrade, offerTrade } from "../../src/circles/trades.ts";
import { type CircleRoom, circleRoom } from "../circle-room.ts";
import { checkCircle } from "../circle-sound.ts";

/** TEFUDA_SEEDS=2501-5000 plays a part of what a deep run plays, so that it can be done in several. */
const [FROM, TO] = (process.env.TEFUDA_SEEDS?.split("-").map(Number) ?? [
  1,
  process.env.TEFUDA_DEEP === "1" ? 10_000 : 12,
]) as [number, number];
const STEPS = 12;
/** One query in so many is one in which a machine stops. */
const STOPS = 40;

let room: CircleRoom;
beforeAll(async () => {
  room = await circleRoom();
}, 60_000);
afterAll(() => room.end());

class Stopped extends Error {}

/** A machine that stops in the middle of some of what it does. */
function machine(chance: Chance): { ground: Ground; service: CircleService } {
  const stopping: KyselyPlugin = {
    transformQuery({ node }) {
      if (chance.below(STOPS) === 0) throw new Stopped();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ground = { ...room.ground, db: room.db.withPlugin(stopping) };
  return { ground, service: new CircleService(ground, { now: () => Date.now() }, () => {}) };
}

/** Something that one of the people does, by chance; nothing where there is nothing of that kind to be done. */
async function deed(
  view: CircleView,
  user: string,
  on: ReturnType<typeof machine>,
  chance: Chance,
): Promise<void> {
  const { ground, service } = on;
  const { id, mine, members, trades, round } = view;
  const any = <T>(of: readonly T[]): T | undefined => of[chance.below(Math.max(1, of.length))];
  const other = any(members.filter((one) => one.id !== mine?.member))?.id;
  const cardOf = async (member: string | undefined): Promise<string | undefined> =>
    any([...(member ? await heldBy(room.db, id, member) : new Map()).keys()]);
  /** What both have, or had until just now. */
  const lists = async () => {
    const [one, back] = [(await cardOf(mine?.member)) ?? room.cards[0]!, await cardOf(other)];
    const gets = back === undefined || back === one ? [] : [{ card: back, count: 1 }];
    return { gives: [{ card: one, count: 1 }], gets };
  };
  const trade = any(trades);
  const shown = trade && { trade: trade.id, version: trade.version, gives: trade.gives, gets: trade.gets };
  const question = any(round?.questions ?? []);
  const die = chance.below(20);
  if (die < 2) await openPackOf(ground, id, user, mine?.packs.opened ?? 0);
  else if (die < 8 && other) await offerTrade(ground, id, user, other, await lists());
  else if (die < 10 && shown) await counterTrade(ground, id, user, { ...shown, ...(await lists()) });
  else if (die < 14 && shown) await agreeTrade(ground, id, user, shown);
  else if (die === 14 && trade) await endTrade(ground, id, user, trade.id);
  else if (die === 15 && other) await setShut(ground, id, user, other, chance.below(2) === 0);
  else if (die === 16 && chance.below(4) === 0) await leaveCircle(ground, id, user);
  else if (question && round)
    await answerRound(ground, id, user, { ...question, round: round.number, yes: chance.below(2) === 0 });
  else if (mine?.host) await ring(ground, id, user);
  await service.advance(id);
}

async function play(seed: number): Promise<void> {
  room.next();
  const chance = new Chance();
  chance.seed(seed, 7);
  const people = 3 + chance.below(4);
  const circle = await room.filled(people, { gifts: chance.below(2) === 0 ? null : 2 });
  const drawn = (many: number) => Array.from({ length: many }, () => room.cards[chance.below(6)]!);
  for (let i = 0; i < people; i++) {
    await room.own(circle, i, drawn(3 + chance.below(4)));
    await room.consent(circle, i, 1 + chance.below(3), chance.below(2) === 0 ? "ask" : "keep");
    for (const card of new Set(drawn(4)))
      await room.keep(circle, i, card, chance.below(3), 1 + chance.below(4));
  }
  const machines = [machine(chance), machine(chance)];
  for (let step = 0; step < STEPS; step++) {
    const acting = Array.from({ length: 1 + chance.below(3) }, () => chance.below(people));
    const done = await Promise.allSettled(
      acting.map(async (number) => {
        const { user } = await room.person(number);
        const view = await room.view(circle, number);
        if (view.mine) await deed(view, user, machines[chance.below(2)]!, chance);
      }),
    );
    for (const one of done)
      if (one.status === "rejected" && !(one.reason instanceof CircleError || one.reason instanceof Stopped))
        throw one.reason;
    if (step % 4 === 3) await checkCircle(room.db, circle);
  }
}

test(`circles ${FROM} to ${TO} by chance keep every copy once`, { timeout: 4 * 3_600_000 }, async () => {
  for (let seed = FROM; seed <= TO; seed++)
    await play(seed).catch((error: unknown) => {
      throw new Error(`in the circle of seed ${seed}`, { cause: error });
    });
  const rounds = await room.db
    .selectFrom("trading_rounds")
    .select("result")
    .where("step", "=", "done")
    .execute();
  const rings = rounds.flatMap(({ result }) => result?.rings ?? []);
  const trades = await room.db.selectFrom("trades").select("id").where("state", "=", "done").execute();
  if (TO - FROM >= 100)
    console.log(
      `circles ${FROM} to ${TO}: ${trades.length} trades, ${rounds.length} rounds, ${rings.length} rings`,
    );
  // it would show nothing if nothing had happened
  expect([trades.length > 0, rings.length > 0]).toEqual([true, true]);
});
