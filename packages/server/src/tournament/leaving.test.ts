/** Whoever leaves a tournament, or goes for good, or comes back as an account. */
import { newNumber } from "@tefuda/host/drawn";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deck, type Room, tournamentRoom } from "../../test/tournament-room.ts";
import { forgetUser } from "../people/accounts.ts";
import { seats } from "../people/seats.ts";
import { shownOf, viewFor } from "./view.ts";

let room: Room;
beforeAll(async () => {
  room = await tournamentRoom();
}, 60_000);
beforeEach(() => room.next());
afterAll(() => room.end());

describe("whoever goes", () => {
  test("before the start leaves nothing, later no further round", async () => {
    const id = await room.filled(6, { form: { form: "swiss", rounds: 3, cut: null } });
    const [host, one, two, three] = await Promise.all([0, 1, 2, 3].map((n) => room.person(n)));
    expect(await room.tournaments.withdraw(id, one!.user)).toBeNull();
    await expect(room.tournaments.withdraw(id, one!.user)).rejects.toThrow("notSeated");
    await room.tournaments.start(id, host!.user);
    const before = await room.read(id);
    expect(before.entrants).toHaveLength(5);
    const playing = before.pairings.find(({ match }) => match !== null);
    const leaver = before.entrants.find((entrant) => entrant.id === playing?.second);
    const left = await room.tournaments.withdraw(id, leaver?.user ?? "");
    expect(left).toEqual({ match: playing?.match, seat: 1 });
    await expect(room.tournaments.withdraw(id, leaver?.user ?? "")).rejects.toThrow("over");
    // the host does not judge
    const other = [two, three].find((of) => of?.user !== leaver?.user)!;
    const entrant = before.entrants.find(({ user }) => user === other.user)?.id ?? "";
    await expect(room.tournaments.remove(id, host!.user, entrant)).rejects.toThrow("notYours");
    await room.tournaments.remove(id, (await room.person(99)).user, entrant);
    const over = await room.playOut(id);
    for (const gone of [leaver?.id, entrant])
      expect(
        over.pairings.filter(({ first, second }) => first === gone || second === gone).length,
      ).toBeLessThan(2);
    expect(over.entrants.filter(({ dropped }) => dropped === 1)).toHaveLength(2);
  });

  test("is without a name where they have gone for good, in matches too", async () => {
    const id = await room.filled(4, { form: { form: "swiss", rounds: 2, cut: null } });
    const [host, one, two] = await Promise.all([0, 1, 2].map((n) => room.person(n)));
    await forgetUser(room.db, [seats, room.entries], one!.user);
    expect((await room.read(id)).entrants).toHaveLength(3);
    await expect(room.tournaments.enter(id, one!, deck, newNumber())).rejects.toThrow("gone");
    await room.tournaments.start(id, host!.user);
    for (const gone of [host!, two!, await room.person(99)])
      await forgetUser(room.db, [seats, room.entries], gone.user);
    const { row, entrants } = await room.read(id);
    expect(row).toMatchObject({ host: null, host_name: "", judge: null, judge_name: "", state: "running" });
    expect(entrants.map(({ user, dropped }) => [user !== null, dropped])).toEqual([
      [false, 1],
      [false, 1],
      [true, null],
    ]);
    const over = JSON.stringify([
      await room.playOut(id),
      await room.db.selectFrom("matches").select("seats").execute(),
    ]);
    for (const { user } of [host!, two!]) expect(over).not.toContain(`"${user}"`);
    const open = await room.filled(0);
    await forgetUser(room.db, [seats, room.entries], (await room.person(0)).user);
    expect((await room.read(open)).row.state).toBe("cancelled");
  });

  test("at the same time as matches begin is in none of them by name", async () => {
    for (let i = 0; i < 5; i++) {
      room.next();
      const id = await room.filled(4);
      const host = await room.person(0);
      const gone = await room.person(1);
      await Promise.all([
        room.tournaments.start(id, host.user),
        forgetUser(room.db, [seats, room.entries], gone.user),
      ]);
      const rows = await room.db.selectFrom("matches").select("seats").execute();
      expect(JSON.stringify([rows, await room.read(id)])).not.toContain(`"${gone.user}"`);
    }
  });

  test("as a guest takes part as the account from then on, but not twice, nor where they judge", async () => {
    const guest = await room.person(50, true);
    const account = await room.person(51);
    const [plain, twice, judged] = [
      await room.filled(2),
      await room.filled(1),
      await room.filled(0, { judge: account.name }),
    ];
    for (const id of [plain, twice, judged]) await room.tournaments.enter(id, guest, deck, newNumber());
    await room.tournaments.enter(twice, account, deck, newNumber());
    await room.tournaments.start(plain, (await room.person(0)).user);
    await room.db.transaction().execute((trx) => room.entries.moveUser(trx, guest.user, account.user));
    const users = async (id: string) => (await room.read(id)).entrants.map(({ user }) => user);
    expect(await users(plain)).toEqual([
      (await room.person(0)).user,
      (await room.person(1)).user,
      account.user,
    ]);
    expect(await users(twice)).toEqual([(await room.person(0)).user, account.user]);
    expect(await users(judged)).toEqual([]);
    const whole = await room.read(plain);
    expect(viewFor(shownOf(whole), whole, account.user).mine.entrant).not.toBeNull();
    const mine = await room.entries.exportUser(room.db, account.user);
    expect(mine).toMatchObject({ entered: [{ deck: { cards: expect.any(Array) } }, { tournament: twice }] });
  });
});
