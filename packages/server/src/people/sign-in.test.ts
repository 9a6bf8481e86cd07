/** People come back, and sign out; and their cookies. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  browser,
  DAY,
  deckOf,
  OFTEN,
  PASSWORD,
  playedBy,
  seatsOf,
  sessionsOf,
  signIn,
  type Town,
  town,
  usersNamed,
} from "../../test/people.ts";
import { leaveBefore } from "./accounts.ts";
import type { Present } from "./sessions.ts";

let place: Town;
beforeAll(async () => {
  place = await town({ limits: OFTEN });
});
afterAll(() => place.end());

const here = () => browser(place.people);

describe("signing in", () => {
  test("as a guest brings along what the guest had, and the guest is gone", async () => {
    const account = await here().account("Home");
    await place.people.putDeck(account, deckOf("both", 5));
    await place.people.putDeck(account, deckOf("later", 9));
    const away = here();
    const guest = await away.guest("Away");
    await place.people.putDeck(guest, { ...deckOf("both", 7), name: "newer" });
    await place.people.putDeck(guest, { ...deckOf("later", 8), name: "older" });
    await place.people.putDeck(guest, deckOf("own"));
    const match = await playedBy(place.db, guest, account);
    const old = away.headers();
    expect((await away.post("/sign-in", signIn("Home"))).status).toBe(200);
    expect(await place.people.who(old)).toBeNull();
    expect(await usersNamed(place.db, "Away")).toEqual([]);
    expect(place.moved.at(-1)).toEqual([guest, account]);
    expect(place.signedOut).toContain(guest);
    expect(await seatsOf(place.db, match)).toEqual([
      { user: account, name: `name of ${guest}`, kind: "person" },
      { user: account, name: `name of ${account}`, kind: "person" },
    ]);
    const decks = await place.people.decksOf(account);
    expect(decks.map(({ id, name }) => [id, name])).toEqual([
      ["later", "later"],
      ["both", "newer"],
      ["own", "own"],
    ]);
  });

  test("moves all or nothing", async () => {
    const broken = new Error("cannot be moved");
    const people = place.another({
      belongings: [
        {
          name: "broken",
          moveUser: () => Promise.reject(broken),
          exportUser: async () => null,
          forgetUser: () => Promise.reject(broken),
        },
      ],
    });
    const account = await here().account("Whole");
    const guest = browser(people);
    const id = await guest.guest("Kept");
    await people.putDeck(id, deckOf("d"));
    const match = await playedBy(place.db, id);
    expect((await guest.post("/sign-in", signIn("Whole"))).status).toBe(500);
    expect((await people.who(guest.headers()))?.id).toBe(id);
    expect(await seatsOf(place.db, match)).toMatchObject([{ user: id }]);
    expect(await people.decksOf(id)).toHaveLength(1);
    expect(await people.decksOf(account)).toEqual([]);
    await expect(people.deleteMine(id)).rejects.toThrow(broken);
    expect(await seatsOf(place.db, match)).toMatchObject([{ user: id }]);
    expect(await usersNamed(place.db, "Kept")).toHaveLength(1);
  });

  test("to another account leaves the one before, with nothing moved", async () => {
    const first = here();
    const id = await first.account("First");
    const old = first.headers();
    const match = await playedBy(place.db, id);
    await here().account("Second");
    await first.post("/sign-in", signIn("Second"));
    expect((await place.people.who(first.headers()))?.name).toBe("Second");
    expect(await place.people.who(old)).toBeNull();
    expect(await seatsOf(place.db, match)).toMatchObject([{ user: id }]);
    expect(await usersNamed(place.db, "First")).toHaveLength(1);
  });

  test("gives a session of its own to whoever came with another's", async () => {
    await here().account("Victim");
    const attacker = here();
    await attacker.guest("Fixing");
    const victim = here();
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await victim.post("/sign-in", signIn("Victim"));
    expect((await place.people.who(victim.headers()))?.name).toBe("Victim");
    expect(await place.people.who(attacker.headers())).toBeNull();
  });

  test("is refused alike, with as much work, whether there is such a name or not", async () => {
    await here().account("Known");
    const { counts } = place.hashing;
    const done: number[] = [];
    const answers = [];
    for (const [name, password] of [
      ["Known", "not this one"],
      ["Unknown", "not this one"],
      ["?!", "not this one"],
      ["x".repeat(5000), "not this one"],
    ] as const) {
      const before = counts.hash + counts.verify;
      const { status, body } = await here().post("/sign-in", { name, password });
      answers.push(JSON.stringify({ status, body }));
      done.push(counts.hash + counts.verify - before);
    }
    expect(done).toEqual([1, 1, 1, 1]);
    expect(new Set(answers).size).toBe(1);
  });

  test("is tried so often for an account, known or not, and works again later", async () => {
    await here().account("Guessed");
    for (const name of ["Guessed", "Not there"]) {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++)
        statuses.push((await here().post("/sign-in", signIn(name, `guess number ${i}`))).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    }
    expect((await here().post("/sign-in", signIn("Guessed"))).status).toBe(429);
    // the other machine counts with this one
    expect((await browser(place.another()).post("/sign-in", signIn("GUESSED"))).status).toBe(429);
    place.clock.now += 15 * 60_000;
    expect((await here().post("/sign-in", signIn("Guessed"))).status).toBe(200);
  });

  test("rightly is tried as often as one likes", async () => {
    await here().account("Forgetful");
    for (let i = 0; i < 30; i++) {
      const right = i % 6 === 5;
      const { status } = await here().post(
        "/sign-in",
        signIn("Forgetful", right ? undefined : "not this one"),
      );
      expect(status).toBe(right ? 200 : 401);
    }
  });

  test("is tried no more often by many at the same time", async () => {
    await here().account("Rushed");
    const before = place.hashing.counts.verify;
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => here().post("/sign-in", signIn("Rushed", `guess number ${i}`))),
    );
    expect(place.hashing.counts.verify - before).toBe(10);
  });
});

describe("whoever was found right", () => {
  /** Somebody whose password is found right, and who goes on once something else has happened. */
  async function slowly(name: string, meanwhile: () => Promise<unknown>) {
    const found = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const { hash, verify } = place.hashing;
    const people = place.another({
      hashing: {
        hash,
        async verify(checked) {
          const right = await verify(checked);
          found.resolve();
          await done.promise;
          return right;
        },
      },
    });
    const slow = browser(people);
    const answer = slow.post("/sign-in", signIn(name));
    await found.promise;
    await meanwhile();
    done.resolve();
    return { ...(await answer), cookies: slow.cookies };
  }

  test("is not let in once the password is another", async () => {
    const owner = here();
    const id = await owner.account("Quick");
    const late = await slowly("Quick", () =>
      owner.post("/password", { old: PASSWORD, password: "another one" }),
    );
    expect(late).toMatchObject({ status: 401, cookies: new Map() });
    expect(await sessionsOf(place.db, id)).toBe(1);
  });

  test("is not let in once the account is gone", async () => {
    const owner = here();
    await owner.account("Vanishing");
    const late = await slowly("Vanishing", () => owner.post("/delete", { password: PASSWORD }));
    expect(late).toMatchObject({ status: 401, cookies: new Map() });
  });

  test("comes to nobody where there is nobody", async () => {
    const guest = here();
    await guest.guest("Staying");
    const person = await place.people.who(guest.headers());
    if (!person) throw new Error("there is nobody");
    const before: Present = { person, language: "en", session: "none", began: 0 };
    const left = place.db.transaction().execute((trx) => leaveBefore(trx, [], "nobody", before));
    await expect(left).rejects.toThrow("not right");
    expect(await usersNamed(place.db, "Staying")).toHaveLength(1);
  });
});

describe("signing out", () => {
  test("ends this session at once, and no other", async () => {
    const [one, two] = [here(), here()];
    const id = await one.account("Leaving");
    await two.post("/sign-in", signIn("Leaving"));
    const old = one.headers();
    expect(await place.people.who(old)).not.toBeNull();
    expect((await one.post("/sign-out")).status).toBe(200);
    expect(one.cookies.size).toBe(0);
    expect(await place.people.who(old)).toBeNull();
    expect((await place.people.who(two.headers()))?.id).toBe(id);
    expect(place.signedOut.at(-1)).toBe(id);
    expect((await one.post("/sign-out")).status).toBe(200);
  });

  test("everywhere ends them all", async () => {
    const [one, two] = [here(), here()];
    const id = await one.account("Gone All");
    await two.post("/sign-in", signIn("Gone All"));
    await place.people.who(two.headers());
    expect((await one.post("/sign-out-everywhere")).status).toBe(200);
    expect(await place.people.who(two.headers())).toBeNull();
    expect((await two.get("/ways-in")).body).toMatchObject({ code: "signed_out" });
    expect(await sessionsOf(place.db, id)).toBe(0);
    expect(place.signedOut.at(-1)).toBe(id);
  });

  test("is noticed by another machine within seconds", async () => {
    const other = place.another();
    const one = here();
    await one.account("Far");
    const old = one.headers();
    await other.who(old);
    await one.post("/sign-out");
    place.clock.now += 5_000;
    expect(await other.who(old)).toBeNull();
  });
});

describe("a cookie", () => {
  test("that was not signed here shows nobody", async () => {
    const one = here();
    await one.guest("Signed");
    const [[name = "", value = ""] = []] = [...one.cookies];
    const token = decodeURIComponent(value).split(".")[0] ?? "";
    const other = value.at(-12) === "A" ? "B" : "A";
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${"A".repeat(43)}=`,
      `${value.slice(0, -12)}${other}${value.slice(-11)}`,
      `x${value}`,
      "",
      "%",
      "%00",
      `${value.replace(token, `${token}'`)}`,
    ]) {
      const headers = new Headers({ cookie: `${name}=${forged}` });
      expect(await place.people.who(headers), forged).toBeNull();
      one.cookies.set(name, forged);
      expect((await one.get("/me")).body.person, forged).toBeNull();
    }
    const stranger = place.another({ secret: "another secret that is long enough for it" });
    expect(await stranger.who(new Headers({ cookie: `${name}=${value}` }))).toBeNull();
    expect(await place.people.who(new Headers({ cookie: `${name}=${value}` }))).not.toBeNull();
  });

  test("is given again before the browser throws it away, and seldom", async () => {
    const one = here();
    await one.guest("Keeping");
    let given = 0;
    for (let day = 0; day < 310; day += 10) {
      place.clock.now += 10 * DAY;
      const { body, headers } = await one.get("/me");
      expect(body.person).not.toBeNull();
      given += headers.getSetCookie().length;
    }
    expect(given).toBe(1);
    expect(await place.people.who(one.headers())).not.toBeNull();
  });

  test("is good for 30 days after it was used last", async () => {
    const one = here();
    await one.guest("Lasting");
    for (let i = 0; i < 3; i++) {
      place.clock.now += 29 * DAY;
      expect(await place.people.who(one.headers())).not.toBeNull();
    }
    place.clock.now += 30 * DAY;
    expect(await place.people.who(one.headers())).toBeNull();
    expect((await one.get("/me")).body.person).toBeNull();
    expect((await one.post("/name", { name: "Late" })).status).toBe(401);
  });
});

test("nothing went wrong but what was made to", () => {
  expect(place.reported.map(String)).toEqual(["Error: cannot be moved"]);
});
