/** Tournaments in a real database, with matches that end as it is written: what is there after every step, and after none. */
import { newNumber } from "@tefuda/host/drawn";
import { hashOf } from "@tefuda/kernel";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tournamentPlan } from "../../test/page.ts";
import { deck, type Room, tournamentRoom } from "../../test/tournament-room.ts";
import { chanceOf, numberOf, secretOf } from "./chance.ts";
import { nextRound } from "./next.ts";
import { tournamentOf, type Whole } from "./rows.ts";
import type { Ratings } from "./start.ts";
import type { Tournaments } from "./tournaments.ts";
import { shownOf, viewFor } from "./view.ts";

let room: Room;
beforeAll(async () => {
  room = await tournamentRoom();
}, 60_000);
beforeEach(() => room.next());
afterAll(() => room.end());

const names = ({ entrants }: Whole, of: readonly { id: string; place: number }[]): string =>
  of.map(({ id, place }) => `${place}:${entrants.findIndex((one) => one.id === id)}`).join(" ");

function ranking(whole: Whole): string {
  const { next } = shownOf(whole);
  return next.step === "over" ? names(whole, next.ranking) : next.step;
}

describe("a tournament", () => {
  test("is eliminated by five: byes are recorded, the best are seeded apart", async () => {
    const rated: Ratings = async (_, __, users) => new Map(users.map((user, i) => [user, 2000 - i]));
    const id = await room.filled(5);
    await room.on(room.db, rated).start(id, (await room.person(0)).user);
    const first = await room.read(id);
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
    const last = await room.playOut(id);
    expect(pairs(last, 2)).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(pairs(last, 3)).toEqual([[0, 1]]);
    expect(ranking(last)).toBe("1:0 2:1 3:2 3:3 5:4");
    expect(await room.tournaments.advance(id)).toEqual({ changed: false, begun: [] });
  });

  test("comes from its secret and the numbers of its entrants, which are opened at the end", async () => {
    const id = await room.filled(6, { form: { form: "swiss", rounds: 3, cut: 2 } });
    await room.tournaments.start(id, (await room.person(0)).user);
    expect(shownOf(await room.read(id)).opened).toBeNull();
    const over = await room.playOut(id);
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
      const { setup } = await room.db
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
    const id = await room.filled(3);
    const { user } = await room.person(0);
    await room.on(room.db, rated).start(id, user);
    const mine = async () => {
      const whole = await room.read(id);
      return viewFor(shownOf(whole), whole, user).mine.match;
    };
    expect(await mine()).toBeNull();
    await room.endAll(id);
    const { begun } = await room.tournaments.advance(id);
    expect(await mine()).toBe(begun[0]);
    expect(await room.tournaments.withdraw(id, user)).toEqual({ match: begun[0], seat: 0 });
  });

  test("is played again where a drawn match says so", async () => {
    const id = await room.filled(2, {
      form: { form: "elimination", knockout: { thirdPlace: false, drawn: "rematch" } },
    });
    await room.tournaments.start(id, (await room.person(0)).user);
    const before = await room.read(id);
    await room.endAll(id, true);
    const { begun } = await room.tournaments.advance(id);
    expect(begun).toHaveLength(1);
    expect(await room.tournaments.advance(id)).toEqual({ changed: false, begun: [] });
    const again = await room.read(id);
    const [{ first, second }] = before.pairings as [Whole["pairings"][0]];
    expect(again.pairings).toMatchObject([{ again: 1, match: begun[0], first: second, second: first }]);
    expect(ranking(await room.playOut(id))).toBe("1:0 2:1");
  });

  test("starts at its time, or is called off where there is nobody to start with", async () => {
    const starts = Date.now() + 3_600_000;
    const full = await room.filled(2, { starts });
    const empty = await room.filled(1, { starts });
    const at = async (now: number) =>
      (await room.tournaments.overdue(now)).filter((id) => [full, empty].includes(id));
    expect(await at(starts - 1)).toEqual([]);
    expect((await at(starts)).sort()).toEqual([full, empty].sort());
    // by the clock of the database it is not time yet
    expect(await room.tournaments.advance(full)).toEqual({ changed: false, begun: [] });
    await room.db
      .updateTable("tournaments")
      .set({ plan: JSON.stringify({ ...tournamentPlan, starts: 1 }) })
      .where("id", "in", [full, empty])
      .execute();
    expect((await room.tournaments.advance(full)).begun).toHaveLength(1);
    expect((await room.tournaments.advance(empty)).changed).toBe(true);
    expect((await room.read(full)).row.state).toBe("running");
    expect((await room.read(empty)).row.state).toBe("cancelled");
  });

  test("is begun and goes on whole or not at all, wherever a machine dies", async () => {
    const id = await room.filled(5, { form: { form: "swiss", rounds: 2, cut: null } });
    const { user } = await room.person(0);
    const steps = async (run: (on: Tournaments) => Promise<unknown>): Promise<number> => {
      const before = await room.written(id);
      for (let query = 1; ; query++) {
        const { database, reached } = room.breakingAt(query);
        const done = await run(room.on(database)).then(
          () => true,
          (error: Error) => {
            expect(error.message).toBe("died here");
            return false;
          },
        );
        expect(done).toBe(!reached());
        if (done) return query - 1;
        expect(await room.written(id)).toBe(before);
      }
    };
    expect(await steps((broken) => broken.start(id, user))).toBeGreaterThan(15);
    await room.endAll(id);
    expect(await steps((broken) => broken.advance(id))).toBeGreaterThan(15);
    const { pairings } = await room.read(id);
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
    const id = await room.filled(8, { form: { form: "swiss", rounds: 3, cut: null } });
    const { user } = await room.person(0);
    const started = await Promise.allSettled([1, 2, 3].map(() => room.tournaments.start(id, user)));
    expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await room.endAll(id);
    const done = await Promise.all([1, 2, 3, 4].map(() => room.tournaments.advance(id)));
    expect(done.map(({ begun }) => begun.length).sort()).toEqual([0, 0, 0, 4]);
    expect((await room.read(id)).pairings).toHaveLength(8);
  });

  test("can be played by its judge, once they judge it no more", async () => {
    const id = await room.filled(2, { most: 3 });
    const judge = await room.person(99);
    await room.tournaments.judgeNot(id, judge.user);
    await room.tournaments.enter(id, judge, deck, newNumber());
    const { row, entrants } = await room.read(id);
    expect([row.judge, row.judge_name]).toEqual([null, ""]);
    expect(entrants.at(-1)?.user).toBe(judge.user);
    await room.tournaments.start(id, row.host ?? "");
    await expect(room.tournaments.judgeNot(id, judge.user)).rejects.toThrow("playing");
  });

  test("is full with as many as its plan says, and closed to guests, its judge, and decks that may not be played", async () => {
    const id = await room.filled(2, { most: 3, rated: true });
    const enter = async (number: number, guest = false, with_: Parameters<Tournaments["enter"]>[2] = deck) =>
      room.tournaments.enter(id, await room.person(number, guest), with_, newNumber());
    await expect(enter(2, true)).rejects.toThrow("guests");
    await expect(enter(99)).rejects.toThrow("judge");
    await expect(room.tournaments.judgeNot(id, (await room.person(1)).user)).rejects.toThrow("notYours");
    await expect(enter(3, false, { list: "nothing" })).rejects.toThrow("deck");
    await expect(enter(3, false, { cards: ["Bee"] })).rejects.toThrow("deck");
    await expect(enter(3, false, null)).rejects.toThrow("deck");
    await enter(3);
    await expect(enter(4)).rejects.toThrow("full");
    // once more is no other entrant
    await enter(3, false, { list: "heavy-shells" });
    const { row, entrants } = await room.read(id);
    expect(entrants.map(({ deck: with_ }) => with_)).toEqual([deck, deck, { list: "heavy-shells" }]);
    const host = row.host ?? "";
    await expect(room.tournaments.enterProgram(id, host, "random")).rejects.toThrow("plan");
    await expect(room.tournaments.start(id, entrants[1]?.user ?? "")).rejects.toThrow("notHost");
    await room.tournaments.start(id, host);
    await expect(enter(5)).rejects.toThrow("playing");
    await expect(room.tournaments.cancel(id, host)).rejects.toThrow("playing");
    const cards = (await room.read(id)).entrants.map(
      ({ deck: with_ }) => with_ && "cards" in with_ && with_.cards.length,
    );
    expect(cards).toEqual([cards[0], cards[0], cards[0]]);
    expect(cards[0]).toBeGreaterThan(9);
  });

  test("is opened by accounts alone, not too often, and by a plan that can be played", async () => {
    const host = await room.person(0);
    const open = (plan: Partial<typeof tournamentPlan>) =>
      room.tournaments.open({ ...tournamentPlan, ...plan }, host);
    await expect(room.tournaments.open(tournamentPlan, await room.person(1, true))).rejects.toThrow("guests");
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
    const mine = (await room.tournaments.list()).filter((one) => one.host === host.name);
    expect(mine).toHaveLength(5);
    expect(mine[0]).toMatchObject({ state: "open", entrants: 0, rounds: 0 });
    await room.tournaments.cancel(mine[0]?.id ?? "", host.user);
    expect((await room.tournaments.list()).filter((one) => one.host === host.name)).toHaveLength(4);
  });
});
