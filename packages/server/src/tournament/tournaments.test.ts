/** Tournaments in a real database, with matches that end as it is written: what is there after every step, and after none. */
import { newId, newNumber, newSecret } from "@tefuda/host/drawn";
import { hashOf } from "@tefuda/kernel";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { tournamentPlan } from "../../test/page.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import { type Games, openGame } from "../games.ts";
import type { LiveMatch } from "../match/live.ts";
import type { Ended, Play } from "../match/play.ts";
import { forgetUser } from "../people/accounts.ts";
import { lookOf } from "../people/names.ts";
import { seats } from "../people/seats.ts";
import { entries } from "./belongings.ts";
import { chanceOf, numberOf, secretOf } from "./chance.ts";
import { nextRound } from "./next.ts";
import { tournamentOf, type Whole } from "./rows.ts";
import { TournamentService } from "./service.ts";
import type { Ratings } from "./start.ts";
import { Tournaments } from "./tournaments.ts";
import { shownOf, viewFor } from "./view.ts";

let base: { url: string; end(): Promise<void> };
let db: Database;
let games: Games;
let tournaments: Tournaments;
const drawn = { id: newId, number: newNumber, secret: newSecret };
const on = (database: Database, ratings?: Ratings): Tournaments =>
  new Tournaments(database, { games, engine: "test" }, drawn, ratings);

beforeAll(async () => {
  base = await testDatabase();
  ({ db } = openDatabase(base.url));
  await migrate(db);
  games = new Map([["dew", await openGame("dew")]]);
  tournaments = on(db);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await base.end();
});

let people = 0;
beforeEach(() => {
  people += 100;
});

/** Somebody who is there; of the same number the same in one test. */
async function person(number: number, guest = false) {
  const id = `p${people + number}`;
  const at = new Date();
  await db
    .insertInto("users")
    .values({
      id,
      name: id,
      look: guest ? null : lookOf(id),
      guest,
      language: "en",
      image: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { user: id, name: id, guest };
}

const deck = { list: "bees-in-a-hurry" };

/** One with so many people, the first of whom is its host; another judges. */
async function filled(count: number, plan: Partial<typeof tournamentPlan> = {}): Promise<string> {
  const judge = await person(99);
  const id = await tournaments.open({ ...tournamentPlan, judge: judge.name, ...plan }, await person(0));
  for (let i = 0; i < count; i++) await tournaments.enter(id, await person(i), deck, newNumber());
  return id;
}

async function read(id: string): Promise<Whole> {
  const whole = await tournaments.read(id);
  if (!whole) throw new Error("there is no such tournament");
  return whole;
}

/** Ends the matches that run; whoever entered first wins, or as `how` has it. */
async function endAll(id: string, how?: (first: number, second: number) => Ended): Promise<void> {
  const { entrants, pairings } = await read(id);
  const place = (of: string | null): number => entrants.findIndex((one) => one.id === of);
  for (const { match, first, second, ended } of pairings) {
    if (match === null || ended) continue;
    const [one, other] = [place(first), place(second)];
    const as = how?.(one, other) ?? { how: "rules", winner: one < other ? 0 : 1 };
    await db
      .updateTable("matches")
      .set({ ended: JSON.stringify(as) })
      .where("id", "=", match)
      .execute();
  }
}

async function playOut(id: string): Promise<Whole> {
  for (let i = 0; i < 20; i++) {
    const whole = await read(id);
    if (whole.row.state !== "running") return whole;
    await endAll(id);
    await tournaments.advance(id);
  }
  throw new Error("it never ends");
}

/** All that is written of a tournament and of its matches. */
async function written(id: string): Promise<string> {
  const whole = await read(id);
  const { n } = await db
    .selectFrom("matches")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return JSON.stringify([whole, n]);
}

/** A database that breaks at a query, as it is when a machine dies there. */
function breakingAt(query: number): { database: Database; reached(): boolean } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (++count === query) throw new Error("died here");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: db.withPlugin(plugin), reached: () => count >= query };
}

const names = ({ entrants }: Whole, of: readonly { id: string; rank: number }[]): string =>
  of.map(({ id, rank }) => `${rank}:${entrants.findIndex((one) => one.id === id)}`).join(" ");

function ranking(whole: Whole): string {
  const { next } = shownOf(whole);
  return next.step === "over" ? names(whole, next.ranking) : next.step;
}

describe("a tournament", () => {
  test("is eliminated by five: byes are recorded, the best are seeded apart", async () => {
    const rated: Ratings = async (_, __, users) => new Map(users.map((user, i) => [user, 2000 - i]));
    const id = await filled(5);
    await on(db, rated).start(id, (await person(0)).user);
    const first = await read(id);
    const pairs = ({ pairings, entrants }: Whole, round: number) =>
      pairings
        .filter((one) => one.round === round)
        .map(({ first, second }) => [first, second].map((of) => entrants.findIndex((one) => one.id === of)));
    expect(pairs(first, 1)).toEqual([
      [0, -1],
      [3, 4],
      [1, -1],
      [2, -1],
    ]);
    expect(first.pairings.map(({ match }) => match !== null)).toEqual([false, true, false, false]);
    const last = await playOut(id);
    expect(pairs(last, 2)).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(pairs(last, 3)).toEqual([[0, 1]]);
    expect(ranking(last)).toBe("1:0 2:1 3:2 3:3 5:4");
    expect(await tournaments.advance(id)).toEqual({ changed: false, begun: [] });
  });

  test("comes from its secret and the numbers of its entrants, which are opened at the end", async () => {
    const id = await filled(6, { form: { form: "swiss", rounds: 3, cut: 2 } });
    await tournaments.start(id, (await person(0)).user);
    expect(shownOf(await read(id)).opened).toBeNull();
    const over = await playOut(id);
    const shown = shownOf(over);
    const { secret, numbers } = shown.opened ?? { secret: "", numbers: [] };
    expect(hashOf(secret)).toBe(shown.hash);
    // the pairings come out again, and so does the chance of every match
    const all = tournamentOf(over);
    for (const [i, round] of all.rounds.entries()) {
      const again = nextRound({ ...all, rounds: all.rounds.slice(0, i) }, chanceOf(over, round.number));
      expect(again?.pairings.map(({ players }) => players)).toEqual(
        round.pairings.map(({ players }) => players),
      );
    }
    const added: string[] = [];
    for (const { match, round, table, first, second } of over.pairings) {
      if (match === null) continue;
      const place = { tournament: id, round, table, again: 0 };
      const { setup } = await db
        .selectFrom("matches")
        .select("setup")
        .where("id", "=", match)
        .executeTakeFirstOrThrow();
      const own = [first, second].map((of) => {
        return numberOf(numbers[over.entrants.findIndex((one) => one.id === of)] ?? "", place);
      });
      expect(setup.seed).toEqual({ secret: "", hash: secretOf(secret, place).hash, numbers: own });
      added.push(...own);
    }
    expect(added).toHaveLength(20);
    expect(new Set(added).size).toBe(20);
  });

  test("gives whoever had a bye a match in the next round, which they can leave", async () => {
    const rated: Ratings = async (_, __, users) => new Map(users.map((user, i) => [user, 2000 - i]));
    const id = await filled(3);
    const { user } = await person(0);
    await on(db, rated).start(id, user);
    const mine = async () => {
      const whole = await read(id);
      return viewFor(shownOf(whole), whole, user).mine.match;
    };
    expect(await mine()).toBeNull();
    await endAll(id);
    const { begun } = await tournaments.advance(id);
    expect(await mine()).toBe(begun[0]);
    expect(await tournaments.withdraw(id, user)).toEqual({ match: begun[0], seat: 0 });
  });

  test("is played again where a drawn match says so", async () => {
    const id = await filled(2, {
      form: { form: "elimination", knockout: { thirdPlace: false, drawn: "rematch" } },
    });
    await tournaments.start(id, (await person(0)).user);
    const before = await read(id);
    await endAll(id, () => ({ how: "draw", winner: null }));
    const { begun } = await tournaments.advance(id);
    expect(begun).toHaveLength(1);
    expect(await tournaments.advance(id)).toEqual({ changed: false, begun: [] });
    const again = await read(id);
    const [{ first, second }] = before.pairings as [Whole["pairings"][0]];
    expect(again.pairings).toMatchObject([{ again: 1, match: begun[0], first: second, second: first }]);
    expect(ranking(await playOut(id))).toBe("1:0 2:1");
  });

  test("starts at its time, or is called off where there is nobody to start with", async () => {
    const starts = Date.now() + 60_000;
    const full = await filled(2, { starts });
    const empty = await filled(1, { starts });
    const at = async (now: number) =>
      (await tournaments.overdue(now)).filter((id) => [full, empty].includes(id));
    expect(await at(starts - 1)).toEqual([]);
    expect((await at(starts)).sort()).toEqual([full, empty].sort());
    // by the clock of the database it is not time yet
    expect(await tournaments.advance(full)).toEqual({ changed: false, begun: [] });
    await db
      .updateTable("tournaments")
      .set({ plan: JSON.stringify({ ...tournamentPlan, starts: 1 }) })
      .where("id", "in", [full, empty])
      .execute();
    expect((await tournaments.advance(full)).begun).toHaveLength(1);
    expect((await tournaments.advance(empty)).changed).toBe(true);
    expect((await read(full)).row.state).toBe("running");
    expect((await read(empty)).row.state).toBe("cancelled");
  });

  test("is begun and goes on whole or not at all, wherever a machine dies", async () => {
    const id = await filled(5, { form: { form: "swiss", rounds: 2, cut: null } });
    const { user } = await person(0);
    const steps = async (run: (on: Tournaments) => Promise<unknown>): Promise<number> => {
      const before = await written(id);
      for (let query = 1; ; query++) {
        const { database, reached } = breakingAt(query);
        const done = await run(on(database)).then(
          () => true,
          (error: Error) => {
            expect(error.message).toBe("died here");
            return false;
          },
        );
        expect(done).toBe(!reached());
        if (done) return query - 1;
        expect(await written(id)).toBe(before);
      }
    };
    expect(await steps((broken) => broken.start(id, user))).toBeGreaterThan(15);
    await endAll(id);
    expect(await steps((broken) => broken.advance(id))).toBeGreaterThan(15);
    const { pairings } = await read(id);
    expect(pairings.map(({ round, result, match }) => [round, result !== null, match !== null])).toEqual([
      [1, true, true],
      [1, true, true],
      [1, false, false],
      [2, false, true],
      [2, false, true],
      [2, false, false],
    ]);
  });

  test("is paired once, however many machines do it at the same time", async () => {
    const id = await filled(8, { form: { form: "swiss", rounds: 3, cut: null } });
    const { user } = await person(0);
    const started = await Promise.allSettled([1, 2, 3].map(() => tournaments.start(id, user)));
    expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await endAll(id);
    const done = await Promise.all([1, 2, 3, 4].map(() => tournaments.advance(id)));
    expect(done.map(({ begun }) => begun.length).sort()).toEqual([0, 0, 0, 4]);
    expect((await read(id)).pairings).toHaveLength(8);
  });

  test("is full with as many as its plan says, and closed to guests, its judge, and decks that may not be played", async () => {
    const id = await filled(2, { most: 3, rated: true });
    const enter = async (number: number, guest = false, with_: Parameters<Tournaments["enter"]>[2] = deck) =>
      tournaments.enter(id, await person(number, guest), with_, newNumber());
    await expect(enter(2, true)).rejects.toThrow("guests");
    await expect(enter(99)).rejects.toThrow("judge");
    await expect(enter(3, false, { list: "nothing" })).rejects.toThrow("deck");
    await expect(enter(3, false, { cards: ["Bee"] })).rejects.toThrow("deck");
    await expect(enter(3, false, null)).rejects.toThrow("deck");
    await enter(3);
    await expect(enter(4)).rejects.toThrow("full");
    // once more is no other entrant
    await enter(3, false, { list: "heavy-shells" });
    const { row, entrants } = await read(id);
    expect(entrants.map(({ deck: with_ }) => with_)).toEqual([deck, deck, { list: "heavy-shells" }]);
    const host = row.host ?? "";
    await expect(tournaments.enterProgram(id, host, "random")).rejects.toThrow("plan");
    await expect(tournaments.start(id, entrants[1]?.user ?? "")).rejects.toThrow("notHost");
    await tournaments.start(id, host);
    await expect(enter(5)).rejects.toThrow("playing");
    await expect(tournaments.cancel(id, host)).rejects.toThrow("playing");
    const cards = (await read(id)).entrants.map(
      ({ deck: with_ }) => with_ && "cards" in with_ && with_.cards.length,
    );
    expect(cards).toEqual([cards[0], cards[0], cards[0]]);
    expect(cards[0]).toBeGreaterThan(9);
  });

  test("is opened by accounts alone, not too often, and by a plan that can be played", async () => {
    const host = await person(0);
    const open = (plan: Partial<typeof tournamentPlan>) =>
      tournaments.open({ ...tournamentPlan, ...plan }, host);
    await expect(tournaments.open(tournamentPlan, await person(1, true))).rejects.toThrow("guests");
    for (const plan of [
      { game: "nothing" },
      { format: "nothing" },
      { sealed: true },
      { most: 4, form: { form: "swiss", rounds: 3, cut: 8 } as const },
      { starts: 1 },
    ])
      await expect(open(plan)).rejects.toThrow("plan");
    await expect(open({ judge: "nobody" })).rejects.toThrow("judge");
    for (let i = 0; i < 5; i++) await open({});
    await expect(open({})).rejects.toThrow("full");
    const mine = (await tournaments.list()).filter((one) => one.host === host.name);
    expect(mine).toHaveLength(5);
    expect(mine[0]).toMatchObject({ state: "open", entrants: 0, rounds: 0 });
    await tournaments.cancel(mine[0]?.id ?? "", host.user);
    expect((await tournaments.list()).filter((one) => one.host === host.name)).toHaveLength(4);
  });
});

test("what a judge looks at is shown once it is written, and not where that fails", async () => {
  const id = await filled(2);
  const judge = await person(99);
  const [match = ""] = await tournaments.start(id, (await person(0)).user);
  const shown: number[] = [];
  const live: Partial<LiveMatch> = {
    look: async (see) => see({ head: { seats: [0, 1] } } as unknown as Play),
    async follow({ observer }) {
      shown.push(observer);
      return () => {};
    },
  };
  const watcher = { language: "en", show: () => {} };
  const look = (database: Database) =>
    new TournamentService(
      database,
      tournaments,
      { of: () => live as LiveMatch },
      { now: () => 0 },
      () => {},
    ).look(judge.user, { tournament: id, match, seat: null }, watcher);
  const looks = () => db.selectFrom("looks").selectAll().where("match", "=", match).execute();
  for (let query = 1; ; query++) {
    const { database, reached } = breakingAt(query);
    const done = await look(database).then(
      () => true,
      () => false,
    );
    expect(done).toBe(!reached());
    if (done) break;
    expect(shown).toEqual([]);
    expect(await looks()).toEqual([]);
  }
  expect(shown).toEqual([0, 1]);
  expect(await looks()).toMatchObject([{ who: judge.user, seat: null }]);
});

test("one tournament that does not go on keeps no other from it, and is told of", async () => {
  const [stuck, well] = [await filled(2), await filled(2)];
  const { user } = await person(0);
  for (const id of [stuck, well]) {
    await tournaments.start(id, user);
    await endAll(id);
  }
  const broken = on(db);
  const reported: unknown[] = [];
  const service = new TournamentService(
    db,
    Object.assign(broken, {
      overdue: async () => [stuck, well],
      advance: (id: string) => (id === stuck ? Promise.reject("stuck") : tournaments.advance(id)),
    }),
    { of: () => ({}) as LiveMatch },
    { now: () => 0 },
    (error) => reported.push(error),
  );
  await service.sweep();
  expect(reported).toEqual(["stuck"]);
  expect((await read(well)).row.state).toBe("over");
});

describe("whoever goes", () => {
  test("before the start leaves nothing, later no further round", async () => {
    const id = await filled(6, { form: { form: "swiss", rounds: 3, cut: null } });
    const [host, one, two, three] = await Promise.all([0, 1, 2, 3].map((n) => person(n)));
    expect(await tournaments.withdraw(id, one!.user)).toBeNull();
    await expect(tournaments.withdraw(id, one!.user)).rejects.toThrow("notSeated");
    await tournaments.start(id, host!.user);
    const before = await read(id);
    expect(before.entrants).toHaveLength(5);
    const playing = before.pairings.find(({ match }) => match !== null);
    const leaver = before.entrants.find((entrant) => entrant.id === playing?.second);
    const left = await tournaments.withdraw(id, leaver?.user ?? "");
    expect(left).toEqual({ match: playing?.match, seat: 1 });
    await expect(tournaments.withdraw(id, leaver?.user ?? "")).rejects.toThrow("over");
    // the host does not judge
    const other = [two, three].find((of) => of?.user !== leaver?.user)!;
    const entrant = before.entrants.find(({ user }) => user === other.user)?.id ?? "";
    await expect(tournaments.remove(id, host!.user, entrant)).rejects.toThrow("notYours");
    await tournaments.remove(id, (await person(99)).user, entrant);
    const over = await playOut(id);
    for (const gone of [leaver?.id, entrant])
      expect(
        over.pairings.filter(({ first, second }) => first === gone || second === gone).length,
      ).toBeLessThan(2);
    expect(over.entrants.filter(({ dropped }) => dropped === 1)).toHaveLength(2);
  });

  test("is without a name where they have gone for good, in matches too", async () => {
    const id = await filled(4, { form: { form: "swiss", rounds: 2, cut: null } });
    const [host, one, two] = await Promise.all([0, 1, 2].map((n) => person(n)));
    await forgetUser(db, [seats, entries], one!.user);
    expect((await read(id)).entrants).toHaveLength(3);
    await expect(tournaments.enter(id, one!, deck, newNumber())).rejects.toThrow("gone");
    await tournaments.start(id, host!.user);
    for (const gone of [host!, two!, await person(99)]) await forgetUser(db, [seats, entries], gone.user);
    const { row, entrants } = await read(id);
    expect(row).toMatchObject({ host: null, host_name: "", judge: null, judge_name: "", state: "running" });
    expect(entrants.map(({ user, dropped }) => [user !== null, dropped])).toEqual([
      [false, 1],
      [false, 1],
      [true, null],
    ]);
    const over = JSON.stringify([
      await playOut(id),
      await db.selectFrom("matches").select("seats").execute(),
    ]);
    for (const { user } of [host!, two!]) expect(over).not.toContain(`"${user}"`);
    const open = await filled(0);
    await forgetUser(db, [seats, entries], (await person(0)).user);
    expect((await read(open)).row.state).toBe("cancelled");
  });

  test("at the same time as matches begin is in none of them by name", async () => {
    for (let i = 0; i < 5; i++) {
      people += 100;
      const id = await filled(4);
      const host = await person(0);
      const gone = await person(1);
      await Promise.all([tournaments.start(id, host.user), forgetUser(db, [seats, entries], gone.user)]);
      const rows = await db.selectFrom("matches").select("seats").execute();
      expect(JSON.stringify([rows, await read(id)])).not.toContain(`"${gone.user}"`);
    }
  });

  test("as a guest takes part as the account from then on, but not twice, nor where they judge", async () => {
    const guest = await person(50, true);
    const account = await person(51);
    const [plain, twice, judged] = [
      await filled(2),
      await filled(1),
      await filled(0, { judge: account.name }),
    ];
    for (const id of [plain, twice, judged]) await tournaments.enter(id, guest, deck, newNumber());
    await tournaments.enter(twice, account, deck, newNumber());
    await tournaments.start(plain, (await person(0)).user);
    await db.transaction().execute((trx) => entries.moveUser(trx, guest.user, account.user));
    const users = async (id: string) => (await read(id)).entrants.map(({ user }) => user);
    expect(await users(plain)).toEqual([(await person(0)).user, (await person(1)).user, account.user]);
    expect(await users(twice)).toEqual([(await person(0)).user, account.user]);
    expect(await users(judged)).toEqual([]);
    const whole = await read(plain);
    expect(viewFor(shownOf(whole), whole, account.user).mine.entrant).not.toBeNull();
    const mine = await entries.exportUser(db, account.user);
    expect(mine).toMatchObject({ entered: [{ deck: { cards: expect.any(Array) } }, { tournament: twice }] });
  });
});
