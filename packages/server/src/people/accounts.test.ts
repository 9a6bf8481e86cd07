/** People come, and become accounts. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  browser,
  deckOf,
  OFTEN,
  PASSWORD,
  playedBy,
  seatsOf,
  sessionsOf,
  signIn,
  type Town,
  together,
  town,
} from "../../test/people.ts";
import { libraryHashing } from "./passwords.ts";
import { NAMES, PASSWORDS } from "./words.ts";

let place: Town;
beforeAll(async () => {
  place = await town({ limits: OFTEN });
});
afterAll(() => place.end());

const here = () => browser(place.people);

describe("a guest", () => {
  test("is here at once, and is known by the cookie", async () => {
    const kiku = here();
    expect((await kiku.get("/me")).body).toEqual({ person: null, language: null, passkeys: false });
    const id = await kiku.guest("  Kiku ");
    const person = { id, name: "Kiku", guest: true, role: "player" };
    expect((await kiku.get("/me")).body).toEqual({ person, language: "en", passkeys: false });
    expect(await place.people.who(kiku.headers())).toEqual(person);
    expect((await kiku.post("/guest", { name: "Again", language: "en" })).body).toMatchObject({
      code: "signed_in",
    });
  });

  test("has no name that may not be, and is told why", async () => {
    for (const [name, words] of [
      ["", NAMES.empty],
      ["a\u202eb", NAMES.hidden],
      ["Moderator", NAMES.official],
    ] as const)
      expect(await here().post("/guest", { name, language: "en" })).toMatchObject({
        status: 400,
        body: { code: "wrong_name", words },
      });
  });

  test("may have another guest's name, and no account's", async () => {
    await here().guest("Twin");
    await here().guest("Twin");
    await here().account("Alice");
    for (const name of ["Alice", "ALICE", "AIice", "ａｌｉｃｅ"])
      expect(await here().post("/guest", { name, language: "en" })).toMatchObject({
        status: 409,
        body: { code: "name_taken", words: NAMES.taken },
      });
    const bob = here();
    await bob.guest("Bob");
    expect((await bob.post("/name", { name: "Aiice" })).status).toBe(409);
    expect((await bob.post("/account", { name: "aIice", password: PASSWORD })).status).toBe(409);
  });

  test("signs in with nothing, and changes no password", async () => {
    const guest = here();
    await guest.guest("Passwordless");
    expect((await here().post("/sign-in", signIn("Passwordless"))).status).toBe(401);
    const change = { old: null, password: PASSWORD };
    expect(await guest.post("/password", change)).toMatchObject({ status: 403, body: { code: "guest" } });
  });
});

describe("becoming an account", () => {
  test("keeps the id, the games and the decks, and gives another cookie", async () => {
    const mina = here();
    const id = await mina.guest("Mina");
    await place.people.putDeck(id, deckOf("d"));
    const match = await playedBy(place.db, id);
    const old = mina.headers();
    expect((await mina.post("/account", signIn("Mina"))).status).toBe(200);
    expect(mina.headers().get("cookie")).not.toBe(old.get("cookie"));
    expect(await place.people.who(old)).toBeNull();
    expect(await place.people.who(mina.headers())).toEqual({
      id,
      name: "Mina",
      guest: false,
      role: "player",
    });
    expect(await place.people.decksOf(id)).toHaveLength(1);
    expect(await seatsOf(place.db, match)).toMatchObject([{ user: id }]);
    expect(await sessionsOf(place.db, id)).toBe(1);
    const elsewhere = here();
    expect((await elsewhere.post("/sign-in", signIn("mINA"))).status).toBe(200);
    expect((await place.people.who(elsewhere.headers()))?.id).toBe(id);
    expect((await mina.post("/account", signIn("Other"))).body).toMatchObject({ code: "is_account" });
  });

  test("takes no password that is too short, too long, or the name", async () => {
    const guest = here();
    await guest.guest("Password One");
    for (const [password, words] of [
      ["seven77", PASSWORDS.tooShort(8)],
      ["x".repeat(257), PASSWORDS.tooLong(256)],
      ["PASSWORD one", PASSWORDS.likeName],
    ] as const)
      expect(await guest.post("/account", { name: "Password One", password })).toMatchObject({
        status: 400,
        body: { code: "wrong_new_password", words },
      });
    expect((await place.people.who(guest.headers()))?.guest).toBe(true);
  });

  test("happens once, however often it is asked for at the same time", async () => {
    const guest = browser(place.another({ hashing: together(place.hashing, 4) }));
    const id = await guest.guest("Doubled");
    const answers = await Promise.all(
      ["Doubled", "Doubled", "Doubled B", "Doubled C"].map((name) => guest.post("/account", signIn(name))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const credentials = place.db.selectFrom("credentials").select("id").where("user_id", "=", id);
    expect(await credentials.execute()).toHaveLength(1);
    expect(await sessionsOf(place.db, id)).toBe(1);
  });

  test("gives a name to one of those who want it at the same time", async () => {
    const people = place.another({ hashing: together(place.hashing, 3) });
    const guests = await Promise.all(
      [1, 2, 3].map(async (n) => {
        const one = browser(people);
        await one.guest(`Wanting ${n}`);
        return one;
      }),
    );
    const answers = await Promise.all(
      guests.map((one, n) => one.post("/account", signIn(["Prize", "PRIZE", "Prlze"][n] ?? ""))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ body }) => body.code === "name_taken")).toHaveLength(2);
  });
});

test("a password is kept as the library keeps it", async () => {
  const people = place.another({ hashing: libraryHashing });
  await browser(people).account("Hashed");
  const found = await place.db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "user_id")
    .select("password")
    .where("users.name", "=", "Hashed")
    .executeTakeFirst();
  expect(found?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect((await browser(people).post("/sign-in", signIn("Hashed"))).status).toBe(200);
  expect((await browser(people).post("/sign-in", signIn("Hashed", "not this one"))).status).toBe(401);
});

test("nothing went wrong", () => {
  expect(place.reported.map(String)).toEqual([]);
});
