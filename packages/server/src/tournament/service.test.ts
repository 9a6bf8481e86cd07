/** What a machine does with tournaments, with matches that only pretend to be some. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Room, tournamentRoom } from "../../test/tournament-room.ts";
import type { Database } from "../database/database.ts";
import type { LiveMatch, Playing } from "../match/live.ts";
import type { Play } from "../match/play.ts";
import { TournamentService } from "./service.ts";

let room: Room;
beforeAll(async () => {
  room = await tournamentRoom();
}, 60_000);
beforeEach(() => room.next());
afterAll(() => room.end());

test("what a judge looks at is shown once it is written, and not where that fails", async () => {
  const id = await room.filled(2);
  const judge = await room.person(99);
  const [match = ""] = await room.tournaments.start(id, (await room.person(0)).user);
  const shown: number[] = [];
  const live: Partial<LiveMatch> = {
    look: async (see) => see({ head: { seats: [0, 1] } } as unknown as Play, {} as Playing),
    async follow({ observer }) {
      shown.push(observer);
      return () => {};
    },
  };
  const watcher = { language: "en", show: () => {} };
  const look = (database: Database) =>
    new TournamentService(
      database,
      room.tournaments,
      { of: () => live as LiveMatch },
      { now: () => 0 },
      () => {},
    ).look(judge.user, { tournament: id, match, seat: null }, watcher);
  const looks = () => room.db.selectFrom("looks").selectAll().where("match", "=", match).execute();
  for (let query = 1; ; query++) {
    const { database, reached } = room.breakingAt(query);
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
  const [stuck, well] = [await room.filled(2), await room.filled(2)];
  const { user } = await room.person(0);
  for (const id of [stuck, well]) {
    await room.tournaments.start(id, user);
    await room.endAll(id);
  }
  const broken = room.on(room.db);
  const reported: unknown[] = [];
  const service = new TournamentService(
    room.db,
    Object.assign(broken, {
      overdue: async () => [stuck, well],
      advance: (id: string) => (id === stuck ? Promise.reject("stuck") : room.tournaments.advance(id)),
    }),
    { of: () => ({}) as LiveMatch },
    { now: () => 0 },
    (error) => reported.push(error),
  );
  await service.sweep();
  expect(reported).toEqual(["stuck"]);
  expect((await room.read(well)).row.state).toBe("over");
});
