/** Tournaments of limited play in a real database: packs are opened or go round, decks are made of them, and matches are played. */
import { newNumber } from "@tefuda/host/drawn";
import type { TournamentPlan } from "@tefuda/host/online/tournament-schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Room, tournamentRoom } from "../../test/tournament-room.ts";
import { shownOf, viewFor } from "../tournament/view.ts";

let room: Room;
beforeAll(async () => {
  room = await tournamentRoom();
}, 60_000);
beforeEach(() => room.next());
afterAll(() => room.end());

const limited = { form: "draft", pick: 60, build: 10 } as const;

/** One with so many people and programs, the first of whom is its host. */
async function filled(people: number, programs: number, plan: Partial<TournamentPlan> = {}): Promise<string> {
  const judge = await room.person(99);
  const host = await room.person(0);
  const id = await room.openLike({ judge: judge.name, limited, ...plan }, host);
  for (let i = 0; i < people; i++) await room.tournaments.enter(id, await room.person(i), null, newNumber());
  for (let i = 0; i < programs; i++) await room.tournaments.enterProgram(id, host.user, "random");
  return id;
}

const user = async (number: number): Promise<string> => (await room.person(number)).user;
async function see(id: string, number: number) {
  const whole = await room.read(id);
  return viewFor(shownOf(whole), whole, await user(number));
}

/** Picks the first card of the pack before somebody. */
async function pickFirst(id: string, number: number): Promise<void> {
  const { draft } = (await see(id, number)).mine;
  const { round, pick, pack } = draft!;
  await room.tournaments.pick(id, await user(number), { round, number: pick, card: pack[0]! });
}

async function timeIsUp(id: string): Promise<void> {
  await room.db.updateTable("tournaments").set({ due: 1 }).where("id", "=", id).execute();
  await room.tournaments.advance(id);
}

describe("a draft", () => {
  test("of people and programs goes to its last pick, and its decks are played", async () => {
    const id = await filled(2, 3);
    await room.tournaments.start(id, await user(0));
    let view = await see(id, 0);
    expect(view).toMatchObject({ state: "drafting", mine: { draft: { round: 1, pick: 1 }, pool: null } });
    const { rounds, pack } = view.mine.draft!;
    await expect(
      room.tournaments.pick(id, await user(0), { round: 1, number: 1, card: "No such card" }),
    ).rejects.toThrow("cannot");
    await expect(
      room.tournaments.pick(id, await user(7), { round: 1, number: 1, card: pack[0]! }),
    ).rejects.toThrow("notSeated");
    await pickFirst(id, 0);
    const picked = (await see(id, 0)).mine.draft!;
    expect(picked.picked).toBe(pack[0]);
    expect((await see(id, 0)).limited?.seats.filter(({ ready }) => ready)).toHaveLength(4);
    await expect(pickFirst(id, 0)).rejects.toThrow("cannot");
    await pickFirst(id, 1);
    await expect(
      room.tournaments.pick(id, await user(0), { round: 1, number: 1, card: pack[1]! }),
    ).rejects.toThrow("late");
    while ((await see(id, 0)).state === "drafting") for (const i of [0, 1]) await pickFirst(id, i);
    view = await see(id, 0);
    expect(view.state).toBe("building");
    expect(view.mine.pool).toHaveLength(rounds);
    expect(view.limited?.seats.filter(({ ready }) => ready)).toHaveLength(3);
    const pool = view.mine.pool!.flat();
    await expect(room.tournaments.handIn(id, await user(0), pool.slice(0, 5))).rejects.toThrow("deck");
    await expect(room.tournaments.handIn(id, await user(0), [...pool, pool[0]!])).rejects.toThrow("deck");
    for (const i of [0, 1])
      await room.tournaments.handIn(id, await user(i), await room.tournaments.suggest(id, await user(i)));
    view = await see(id, 0);
    expect([view.state, view.rounds.length]).toEqual(["running", 1]);
    const whole = await room.read(id);
    for (const { deck } of whole.entrants) expect(deck && "cards" in deck && deck.cards.length).toBe(30);
    const last = await room.playOut(id);
    expect(last.row.state).toBe("over");
  });

  test("waits for nobody whose time is over, nor for whoever has left", async () => {
    const id = await filled(3, 0);
    await room.tournaments.start(id, await user(0));
    await pickFirst(id, 0);
    await timeIsUp(id);
    expect((await see(id, 0)).mine.draft).toMatchObject({ round: 1, pick: 2, picked: null });
    await room.tournaments.withdraw(id, await user(1));
    const gone = await user(2);
    // the last that is waited for deletes their account
    await pickFirst(id, 0);
    expect((await see(id, 0)).mine.draft).toMatchObject({ pick: 2 });
    await room.db.transaction().execute((trx) => room.entries.forgetUser(trx, gone));
    expect((await see(id, 0)).mine.draft).toMatchObject({ pick: 3 });
    while ((await see(id, 0)).state === "drafting") await pickFirst(id, 0);
    await timeIsUp(id);
    // nobody is left to play with
    expect((await see(id, 0)).state).toBe("cancelled");
  });

  test("shows nobody what another has, and lots say who sits where", async () => {
    const id = await filled(2, 2);
    await room.tournaments.start(id, await user(0));
    const [mine, other] = [await see(id, 0), await see(id, 1)];
    expect(other.mine.draft).not.toEqual(mine.mine.draft);
    expect({ ...other, mine: null }).toEqual({ ...mine, mine: null });
    expect((await see(id, 99)).mine).toMatchObject({ draft: null, pool: null, deck: null });
  });
});

test("sealed: everybody opens packs, and the program makes the deck of whoever hands in none", async () => {
  const id = await filled(2, 0, { limited: { ...limited, form: "sealed" } });
  await room.tournaments.start(id, await user(0));
  const view = await see(id, 0);
  expect([view.state, view.mine.pool?.length, view.mine.draft]).toEqual(["building", 5, null]);
  expect((await see(id, 1)).mine.pool).not.toEqual(view.mine.pool);
  await room.tournaments.handIn(id, await user(0), await room.tournaments.suggest(id, await user(0)));
  expect((await see(id, 0)).state).toBe("building");
  await timeIsUp(id);
  expect((await see(id, 0)).state).toBe("running");
  await room.playOut(id);
});

test("nobody brings a deck, and no draft has more seats than a table", async () => {
  const id = await filled(1, 0);
  await expect(
    room.tournaments.enter(id, await room.person(1), { list: "bees-in-a-hurry" }, newNumber()),
  ).rejects.toThrow("deck");
  await expect(filled(0, 0, { most: 9 })).rejects.toThrow("plan");
});
