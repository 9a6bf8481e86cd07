/** Who goes away when nobody has been them for long. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser, DAY, playedBy, seatsOf, type Town, town } from "../../test/people.ts";

let place: Town;
beforeAll(async () => {
  place = await town();
});
afterAll(() => place.end());

test("guests whom nobody has been for 30 days go, and nobody else", async () => {
  const { people, clock, db } = place;
  const [idle, active, owner] = [browser(people), browser(people), browser(people)];
  const gone = await idle.guest("Idle");
  const kept = await active.guest("Active");
  const account = await owner.account("Account");
  await people.operatorCode();
  const match = await playedBy(db, gone, kept, account);
  clock.now += 29 * DAY;
  expect(await people.sweepGuests(clock.now)).toBe(0);
  expect(await people.who(active.headers())).not.toBeNull();
  clock.now += 2 * DAY;
  const fresh = await browser(people).guest("Fresh");
  // two machines may do it at the same time
  const swept = await Promise.all([people.sweepGuests(clock.now), place.another().sweepGuests(clock.now)]);
  expect(swept[0] + swept[1]).toBe(1);
  const users = await db.selectFrom("users").select("id").execute();
  expect(users.map(({ id }) => id).sort()).toEqual([kept, account, fresh].sort());
  expect(await seatsOf(db, match)).toMatchObject([
    { user: null, name: "" },
    { user: kept },
    { user: account },
  ]);
  expect(place.signedOut).toContain(gone);
  // what else has run out went as well
  expect(await db.selectFrom("operator_code").select("hash").execute()).toEqual([]);
  const left = await db.selectFrom("limits").select("until").execute();
  expect(left.every(({ until }) => until > clock.now)).toBe(true);
  const sessions = await db.selectFrom("sessions").select("user_id").execute();
  expect(sessions.map(({ user_id }) => user_id).sort()).toEqual([kept, fresh].sort());
  expect(await people.sweepGuests(clock.now)).toBe(0);
});
