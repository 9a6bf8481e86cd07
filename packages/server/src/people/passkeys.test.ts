/** Passkeys, shown by something that keeps them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Authenticator, authenticator } from "../../test/authenticator.ts";
import {
  type Browser,
  browser,
  DAY,
  PASSWORD,
  playedBy,
  SAFE,
  seatsOf,
  type Town,
  town,
} from "../../test/people.ts";

let place: Town;
beforeAll(async () => {
  const often = { most: 1000, per: DAY };
  place = await town({ publicUrl: SAFE, trusted: [], limits: { signIns: often, accounts: often } });
});
afterAll(() => place.end());

const here = () => browser(place.people, { origin: SAFE });

async function register(who: Browser, key: Authenticator, name?: string) {
  const options = await who.get("/passkey/generate-register-options");
  expect(options.status).toBe(200);
  return await who.post("/passkey/verify-registration", { response: key.register(options.body), name });
}
async function show(who: Browser, key: Authenticator) {
  const options = await who.get("/passkey/generate-authenticate-options");
  expect(options.status).toBe(200);
  return await who.post("/passkey/verify-authentication", { response: key.show(options.body) });
}
const passkeysOf = async (who: Browser) => {
  const { body } = await who.get("/ways-in");
  return body as unknown as { password: boolean; passkeys: { id: string; name: string | null }[] };
};

test("a guest becomes an account by a passkey, and comes back by it elsewhere", async () => {
  const kiku = here();
  const id = await kiku.guest("Kiku");
  const match = await playedBy(place.db, id);
  const old = kiku.headers();
  const key = authenticator(SAFE);
  const { status, body } = await register(kiku, key, "My phone");
  expect({ status, body }).toEqual({ status: 200, body: { id } });
  expect(await place.people.who(old)).toBeNull();
  expect(await place.people.who(kiku.headers())).toEqual({ id, name: "Kiku", guest: false, role: "player" });
  expect(await seatsOf(place.db, match)).toMatchObject([{ user: id }]);
  expect(await passkeysOf(kiku)).toMatchObject({ password: false, passkeys: [{ name: "My phone" }] });
  const elsewhere = here();
  expect((await show(elsewhere, key)).body).toEqual({ id });
  expect((await place.people.who(elsewhere.headers()))?.id).toBe(id);
  const sessions = await place.db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
  expect(sessions).toHaveLength(2);
  for (const session of sessions) {
    expect(session).toMatchObject({ ip_address: null, user_agent: null });
    expect(session.expires_at.getTime()).toBe(place.clock.now + 30 * DAY);
  }
  expect((await here().post("/guest", { name: "KIKU", language: "en" })).status).toBe(409);
  // there is no password to it
  const { hash, verify } = place.hashing.counts;
  expect((await here().post("/sign-in", { name: "Kiku", password: PASSWORD })).status).toBe(401);
  expect(place.hashing.counts).toEqual({ hash: hash + 1, verify });
});

test("the name is shown where the passkey is made, and nothing that the library asks for", async () => {
  const ran = here();
  await ran.guest("Ran");
  const { body } = await ran.get("/passkey/generate-register-options");
  expect(body).toMatchObject({
    rp: { id: "cards.example", name: "Tefuda" },
    user: { name: "Ran", displayName: "Ran" },
    authenticatorSelection: { residentKey: "required" },
  });
});

test("a guest who comes back by a passkey brings all along, and is gone", async () => {
  const home = here();
  const account = await home.account("Home");
  const key = authenticator(SAFE);
  await register(home, key);
  const away = here();
  const guest = await away.guest("Away");
  const match = await playedBy(place.db, guest);
  const old = away.headers();
  expect((await show(away, key)).status).toBe(200);
  expect((await place.people.who(away.headers()))?.id).toBe(account);
  expect(await place.people.who(old)).toBeNull();
  expect(await place.people.exportMine(guest)).toBeNull();
  expect(await seatsOf(place.db, match)).toMatchObject([{ user: account }]);
  expect(place.moved).toContainEqual([guest, account]);
});

test("an account has a password and passkeys, and keeps one way in", async () => {
  const both = here();
  await both.account("Both");
  const old = both.headers();
  await register(both, authenticator(SAFE));
  expect(await place.people.who(old)).toBeNull();
  const { passkeys } = await passkeysOf(both);
  expect((await both.post("/drop-passkey", { id: passkeys[0]?.id })).status).toBe(200);
  expect(await passkeysOf(both)).toEqual({ password: true, passkeys: [] });

  const only = here();
  await only.guest("Only");
  await register(only, authenticator(SAFE));
  const [one] = (await passkeysOf(only)).passkeys;
  expect((await only.post("/drop-passkey", { id: one?.id })).body).toMatchObject({ code: "last_way" });
  // nor of anybody else
  expect((await both.post("/drop-passkey", { id: one?.id })).status).toBe(200);
  expect((await passkeysOf(only)).passkeys).toHaveLength(1);
  expect((await only.post("/password", { old: null, password: PASSWORD })).status).toBe(200);
  expect((await here().post("/sign-in", { name: "Only", password: PASSWORD })).status).toBe(200);
  expect((await only.post("/drop-passkey", { id: one?.id })).status).toBe(200);
});

test("where the name is taken while the passkey is made nothing happens", async () => {
  const [first, second] = [here(), here()];
  await first.guest("Late");
  const id = await second.guest("Late");
  const { body } = await second.get("/passkey/generate-register-options");
  await first.post("/account", { name: "Late", password: PASSWORD });
  const early = await second.get("/passkey/generate-register-options");
  expect(early).toMatchObject({ status: 409, body: { code: "name_taken" } });
  const answer = { response: authenticator(SAFE).register(body) };
  expect(await second.post("/passkey/verify-registration", answer)).toMatchObject({
    status: 409,
    body: { code: "name_taken" },
  });
  expect(await place.people.who(second.headers())).toMatchObject({ id, guest: true });
  const rows = place.db.selectFrom("passkeys").select("id").where("user_id", "=", id);
  expect(await rows.execute()).toEqual([]);
});

test("many guests want one name at the same time, and one has it", async () => {
  const many = Array.from({ length: 20 }, here);
  const bodies: object[] = [];
  for (const one of many) {
    await one.guest("Pair");
    bodies.push((await one.get("/passkey/generate-register-options")).body);
  }
  const answers = await Promise.all(
    many.map((one, n) =>
      one.post("/passkey/verify-registration", { response: authenticator(SAFE).register(bodies[n]) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(answers.filter(({ body }) => body.code === "name_taken")).toHaveLength(19);
  const people = await Promise.all(many.map(async (one) => await place.people.who(one.headers())));
  expect(people.filter((one) => one?.guest === false)).toHaveLength(1);
});

test("what was not shown for this is refused", async () => {
  const one = here();
  await one.guest("Refused");
  const key = authenticator(SAFE);
  const old = (await one.get("/passkey/generate-register-options")).body;
  const answer = { response: key.register(old) };
  const elsewhere = authenticator("https://elsewhere.example");
  const options = (await one.get("/passkey/generate-register-options")).body;
  expect(
    (await one.post("/passkey/verify-registration", { response: elsewhere.register(options) })).status,
  ).not.toBe(200);
  // a challenge is good once, and the last one alone
  expect((await one.post("/passkey/verify-registration", answer)).status).toBe(400);
  expect((await place.people.who(one.headers()))?.guest).toBe(true);
  await register(one, key);
  const stranger = here();
  expect((await show(stranger, authenticator(SAFE))).status).toBe(401);
  for (const response of [{}, { id: 1 }, { id: "a\0" }, { id: { ne: "" } }, { id: "" }])
    expect((await stranger.post("/passkey/verify-authentication", { response })).status).toBe(400);
  expect(stranger.cookies.has("__Host-tefuda.session_token")).toBe(false);
});

test("a passkey of somebody who went away opens nothing", async () => {
  const one = here();
  await one.guest("Gone");
  const key = authenticator(SAFE);
  await register(one, key);
  await one.post("/delete", { password: null });
  expect((await show(here(), key)).status).toBe(401);
});
