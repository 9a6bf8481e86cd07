/** Nobody is a person whose account is closed, whichever way they come. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { authenticator } from "../../test/authenticator.ts";
import { PATIENCE } from "../../test/database.ts";
import { browser, DAY, SAFE, sessionsOf, signIn, type Town, town } from "../../test/people.ts";

let place: Town;
beforeAll(async () => {
  place = await town({ publicUrl: SAFE, trusted: [] });
}, PATIENCE);
afterAll(() => place.end());

async function ban(user: string, until: number): Promise<void> {
  const at = place.clock.now;
  const place_ = { kind: "table" as const, place: "somewhere", number: 1, entry: null };
  const nothing = { said: null, by: null, phrase: null, text: null, settled: at };
  await place.db
    .insertInto("reports")
    .values({ id: user, about: user, reason: "other", ...place_, ...nothing, said_at: at, at })
    .execute();
  await place.db
    .insertInto("sanctions")
    .values({ id: user, user, report: user, kind: "ban", until, at })
    .execute();
}

test("by a session, a password or a passkey, until the ban is over", async () => {
  const { people, clock, db } = place;
  const kiku = browser(people, { origin: SAFE });
  const id = await kiku.account("Kiku");
  const key = authenticator(SAFE);
  const { body } = await kiku.get("/passkey/generate-register-options");
  await kiku.post("/passkey/verify-registration", { response: key.register(body) });
  const show = async () => {
    const elsewhere = browser(people, { origin: SAFE });
    const options = await elsewhere.get("/passkey/generate-authenticate-options");
    return await elsewhere.post("/passkey/verify-authentication", { response: key.show(options.body) });
  };
  expect((await show()).status).toBe(200);
  await ban(id, clock.now + DAY);
  // as another machine, which remembers nobody
  const another = place.another();
  expect(await another.who(kiku.headers())).toBeNull();
  const refused = { status: 403, body: { code: "banned" } };
  expect(await browser(people, { origin: SAFE }).post("/sign-in", signIn("Kiku"))).toMatchObject(refused);
  const shown = await show();
  expect(shown).toMatchObject(refused);
  expect(shown.headers.getSetCookie().join()).not.toContain("session_token=");
  await another.endSessions(id);
  expect(await sessionsOf(db, id)).toBe(0);
  clock.now += DAY;
  expect((await show()).status).toBe(200);
  expect((await browser(people, { origin: SAFE }).post("/sign-in", signIn("Kiku"))).status).toBe(200);
});
