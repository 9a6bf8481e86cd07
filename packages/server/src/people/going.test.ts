/** People change, and go. */
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
  usersNamed,
} from "../../test/people.ts";

let place: Town;
beforeAll(async () => {
  place = await town({ limits: OFTEN });
});
afterAll(() => place.end());

const here = () => browser(place.people);

describe("changing", () => {
  test("the name changes what one signs in by", async () => {
    const ran = here();
    const id = await ran.account("Ran");
    await place.people.who(ran.headers());
    expect((await ran.post("/name", { name: "Ran 蘭" })).status).toBe(200);
    expect(await place.people.who(ran.headers())).toMatchObject({ id, name: "Ran 蘭" });
    expect((await here().post("/sign-in", signIn("Ran"))).status).toBe(401);
    expect((await here().post("/sign-in", signIn("ran 蘭"))).status).toBe(200);
    expect((await ran.post("/name", { name: "RAN 蘭" })).status).toBe(200);
    expect((await ran.post("/name", { name: "Tefuda" })).status).toBe(400);
    await here().guest("Ran");
  });

  test("the password wants the old one, and signs out the others", async () => {
    const [one, two] = [here(), here()];
    await one.account("Changing");
    await two.post("/sign-in", signIn("Changing"));
    const old = one.headers();
    const next = "another password";
    for (const wrong of [null, "", "not this one"])
      expect((await one.post("/password", { old: wrong, password: next })).status).toBe(401);
    expect((await one.post("/password", { old: PASSWORD, password: next })).status).toBe(200);
    expect(await place.people.who(one.headers())).toMatchObject({ name: "Changing" });
    expect(await place.people.who(old)).toBeNull();
    expect(await place.people.who(two.headers())).toBeNull();
    expect((await here().post("/sign-in", signIn("Changing"))).status).toBe(401);
    expect((await here().post("/sign-in", signIn("Changing", next))).status).toBe(200);
  });

  test("the password at the same time as somebody signs in with the old one leaves no session of theirs", async () => {
    const before = here();
    const id = await before.account("Racing");
    const people = place.another({ hashing: together(place.hashing, 6) });
    const thieves = Array.from({ length: 5 }, () => browser(people));
    const owner = browser(people);
    for (const [name, value] of before.cookies) owner.cookies.set(name, value);
    const [changed] = await Promise.all([
      owner.post("/password", { old: PASSWORD, password: "another password" }),
      ...thieves.map((thief) => thief.post("/sign-in", signIn("Racing"))),
    ]);
    expect(changed.status).toBe(200);
    expect(await sessionsOf(place.db, id)).toBe(1);
    expect((await place.people.who(owner.headers()))?.id).toBe(id);
  });

  test("the password twice at the same time is done once", async () => {
    const people = place.another({ hashing: together(place.hashing, 2) });
    const before = here();
    const id = await before.account("Twice");
    const two = ["one password", "two passwords"].map((password) => {
      const one = browser(people);
      for (const [name, value] of before.cookies) one.cookies.set(name, value);
      return one.post("/password", { old: PASSWORD, password });
    });
    const answers = await Promise.all(two);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await sessionsOf(place.db, id)).toBe(1);
  });

  test("the language", async () => {
    const one = here();
    await one.guest("Speaking");
    expect((await one.post("/language", { language: "ja" })).status).toBe(200);
    expect((await one.get("/me")).body).toMatchObject({ language: "ja" });
    expect((await one.post("/language", { language: "xx" })).status).toBe(400);
  });
});

describe("going away", () => {
  test("takes out all that is kept of somebody, and nothing secret", async () => {
    const one = here();
    const id = await one.account("Exported");
    await place.people.putDeck(id, deckOf("d"));
    const match = await playedBy(place.db, "somebody else", id);
    const { status, body } = await one.get("/export");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { id, name: "Exported", guest: false, role: "player", language: "en" },
      sessions: [{ began: expect.any(String) }],
      waysIn: { password: true, passkeys: [] },
      matches: [{ id: match, game: "dew", seat: 1, name: `name of ${id}`, list: ["card 1"], entries: [] }],
      decks: [deckOf("d")],
    });
    const rows = [
      ...(await place.db
        .selectFrom("sessions")
        .select("token as secret")
        .where("user_id", "=", id)
        .execute()),
      ...(await place.db
        .selectFrom("credentials")
        .select("password as secret")
        .where("user_id", "=", id)
        .execute()),
      ...(await place.db.selectFrom("users").select("email as secret").where("id", "=", id).execute()),
    ];
    expect(rows).toHaveLength(3);
    for (const { secret } of rows) {
      expect(secret).toBeTruthy();
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    expect(JSON.stringify(body)).not.toContain("somebody else");
    expect(await place.people.exportMine(id)).toEqual(body);
    expect(await place.people.exportMine("nobody")).toBeNull();
  });

  test("leaves matches without the name, and nothing else", async () => {
    const one = here();
    const id = await one.account("Deleted");
    await place.people.putDeck(id, deckOf("d"));
    const match = await playedBy(place.db, id, "somebody else");
    const old = one.headers();
    await place.people.who(old);
    expect((await one.post("/delete", { password: "not this one" })).status).toBe(401);
    expect((await one.post("/delete", { password: PASSWORD })).status).toBe(200);
    expect(one.cookies.size).toBe(0);
    expect(await place.people.who(old)).toBeNull();
    expect(place.signedOut.at(-1)).toBe(id);
    expect(place.moved.at(-1)).toEqual([id, null]);
    expect(await seatsOf(place.db, match)).toEqual([
      { user: null, name: "", kind: "person" },
      { user: "somebody else", name: "name of somebody else", kind: "person" },
    ]);
    expect(await place.people.decksOf(id)).toEqual([]);
    expect(await place.people.exportMine(id)).toBeNull();
    expect(await place.people.deleteMine(id)).toBe(false);
    expect((await here().post("/sign-in", signIn("Deleted"))).status).toBe(401);
    await here().account("Deleted");
  });

  test("of a guest takes no password", async () => {
    const one = here();
    await one.guest("Going Guest");
    expect((await one.post("/delete", { password: null })).status).toBe(200);
    expect(await usersNamed(place.db, "Going Guest")).toEqual([]);
  });

  test("at the same time as signing in, with a guest, leaves nobody half", async () => {
    for (let i = 0; i < 10; i++) {
      const people = place.another({ hashing: together(place.hashing, 2) });
      const owner = browser(people);
      const before = here();
      const id = await before.account(`Meeting ${i}x`);
      for (const [name, value] of before.cookies) owner.cookies.set(name, value);
      const guest = browser(people);
      const from = await guest.guest("Meeting");
      const match = await playedBy(place.db, from);
      const [deleted, came] = await Promise.all([
        owner.post("/delete", { password: PASSWORD }),
        guest.post("/sign-in", signIn(`Meeting ${i}x`)),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 401]).toContain(came.status);
      expect(await sessionsOf(place.db, id)).toBe(0);
      // the guest either went along with the account, or is still there
      const [seat] = await seatsOf(place.db, match);
      expect(seat?.user).toBe(came.status === 200 ? null : from);
      expect((await place.people.who(guest.headers()))?.id ?? null).toBe(came.status === 200 ? null : from);
    }
  });
});

test("nothing went wrong", () => {
  expect(place.reported.map(String)).toEqual([]);
});
