/** What answers, to whom, and how. */
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser, ORIGIN, PASSWORD, SAFE, SECRET, type Town, town } from "../../test/people.ts";
import { OPEN, OPEN_WITH_PASSKEYS } from "./door.ts";
import { BASE, libraryOptions } from "./library.ts";
import { passkeyHooks } from "./passkeys.ts";
import { libraryHashing } from "./passwords.ts";

let place: Town;
beforeAll(async () => {
  place = await town();
});
afterAll(() => place.end());

/** The library with passkeys and nothing of ours. */
const library = () => {
  const hooks = passkeyHooks({
    ...{ db: place.db, belongings: [], passkeys: true, hashing: libraryHashing, now: () => 0 },
    count: { count: async () => 0, forgive: async () => {} },
    ...{ signedOut() {}, left() {}, gone() {}, changed() {} },
  });
  const given = { db: place.db, secret: SECRET, publicUrl: SAFE, origins: [SAFE], now: () => 0 };
  return libraryOptions(given, { id: "none" }, hooks);
};

test("the library finds all tables as it wants them", async () => {
  const { runMigrations, compileMigrations, ...wanted } = await getMigrations(library());
  expect(Object.values(wanted).flat()).toEqual([]);
});

test("what is open", () => {
  expect(Object.keys({ ...OPEN, ...OPEN_WITH_PASSKEYS })).toEqual([
    "GET /me",
    "POST /guest",
    "POST /account",
    "POST /sign-in",
    "POST /sign-out",
    "POST /sign-out-everywhere",
    "POST /name",
    "POST /language",
    "POST /password",
    "GET /ways-in",
    "POST /drop-passkey",
    "GET /export",
    "POST /delete",
    "POST /operator",
    "GET /passkey/generate-register-options",
    "POST /passkey/verify-registration",
    "GET /passkey/generate-authenticate-options",
    "POST /passkey/verify-authentication",
  ]);
});

test("every other route of the library is closed, with passkeys and without", async () => {
  const paths = Object.values(betterAuth(library()).api).flatMap((one) =>
    "path" in one && typeof one.path === "string" ? [one.path] : [],
  );
  expect(paths).toContain("/sign-up/email");
  expect(paths).toContain("/passkey/verify-registration");
  expect(paths.length).toBeGreaterThan(30);
  for (const passkeys of [false, true]) {
    const origin = passkeys ? SAFE : ORIGIN;
    const people = place.another({ publicUrl: passkeys ? SAFE : null });
    const somebody = browser(people, { origin });
    await somebody.guest("Closed");
    const open: Record<string, unknown> = passkeys ? { ...OPEN, ...OPEN_WITH_PASSKEYS } : OPEN;
    for (const path of paths)
      for (const method of ["GET", "POST"]) {
        if (`${method} ${path}` in open) continue;
        const { status } = await (method === "GET" ? somebody.get(path) : somebody.post(path));
        expect(status, `${method} ${path}`).toBe(404);
      }
  }
});

test.each([
  ["GET", "/api/auth"],
  ["GET", "/api/auth/"],
  ["GET", "/api/auth/me/"],
  ["GET", "/api/auth//me"],
  ["GET", "/api/authx/me"],
  ["HEAD", "/api/auth/me"],
  ["PUT", "/api/auth/name"],
  ["OPTIONS", "/api/auth/me"],
  ["GET", "/api/auth/toString"],
  ["GET", "/api/auth/sign-out"],
])("%s %s is nothing", async (method, path) => {
  const response = await place.people.handler(new Request(`${ORIGIN}${path}`, { method }), "192.0.2.9");
  expect(response.status).toBe(404);
});

test("who does not come from here is turned away, signed in or not", async () => {
  const somebody = browser(place.people);
  for (const origin of ["https://elsewhere.example", "null", "http://localhost", `${ORIGIN}.example`, ""])
    expect((await somebody.post("/guest", { name: "Kiku", language: "en" }, { origin })).status).toBe(403);
  await somebody.guest("Kiku");
  const turned = await somebody.post("/name", { name: "Ran" }, { origin: "https://elsewhere.example" });
  expect(turned).toMatchObject({ status: 403, body: { code: "wrong_origin" } });
  expect((await somebody.get("/me")).body).toMatchObject({ person: { name: "Kiku" } });
  const { people } = place;
  expect([ORIGIN, "https://elsewhere.example", "null", undefined].map(people.trusts)).toEqual([
    ...[true, false, false, false],
  ]);
});

test("what is too long is not read, and nothing is hashed for it", async () => {
  const { counts } = place.hashing;
  const before = { ...counts };
  const somebody = browser(place.people);
  const password = "x".repeat(1_000_000);
  expect((await somebody.post("/sign-in", { name: "Kiku", password })).status).toBe(413);
  await somebody.guest("Long");
  expect((await somebody.post("/account", { name: "Long", password })).status).toBe(413);
  const short = "x".repeat(257);
  expect((await somebody.post("/account", { name: "Long", password: short })).status).toBe(400);
  expect((await somebody.post("/sign-in", { name: "Kiku", password: short })).status).toBe(401);
  expect(counts).toEqual(before);
});

test.each([
  ["no JSON", "{", {}, 400],
  ["a form", "name=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["text", `{"name":"A","language":"en"}`, { "content-type": "text/plain" }, 415],
  ["nothing", "", {}, 400],
  ["a list", "[]", {}, 400],
  ["null", "null", {}, 400],
  ["too little", { name: "A" }, {}, 400],
  ["too much", { name: "A", language: "en", role: "operator" }, {}, 400],
  ["what cannot be kept", { name: "A\0", language: "en" }, {}, 400],
  ["half a letter", `{"name":"A\\ud83d","language":"en"}`, {}, 400],
  ["another kind", { name: ["A"], language: "en" }, {}, 400],
] as const)("%s is refused in both languages", async (_, body, headers, status) => {
  const answer = await browser(place.people).post("/guest", body, headers);
  expect(answer).toMatchObject({
    status,
    body: { words: { en: expect.any(String), ja: expect.any(String) } },
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("what goes wrong inside is reported, and told to nobody", async () => {
  const broken = new Error("the inside");
  const reported: unknown[] = [];
  const people = place.another({
    hashing: { hash: () => Promise.reject(broken), verify: () => Promise.reject(broken) },
    report: (error) => reported.push(error),
  });
  const answer = await browser(people).post("/sign-in", { name: "Nobody", password: PASSWORD });
  expect(answer).toMatchObject({ status: 500, body: { code: "status_500" } });
  expect(JSON.stringify(answer.body)).not.toContain("inside");
  expect(reported).toEqual([broken]);
});

test("addresses are counted apart, and are not kept", async () => {
  const people = place.another({ limits: { guests: { most: 2, per: 60_000 } } });
  const from = (address: string) => browser(people, { address }).guest("Many");
  await from("203.0.113.7");
  await from("203.0.113.7");
  const third = await browser(people, { address: "203.0.113.7" }).post("/guest", {
    name: "Many",
    language: "en",
  });
  expect(third).toMatchObject({ status: 429, body: { code: "too_many" } });
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  await from("203.0.113.8");
  // somebody has all of these
  await from("2001:db8:0:1::1");
  await from("2001:db8:0:1::2");
  await expect(from("2001:db8:0:1:ffff::3")).rejects.toThrow("too_many");
  expect(JSON.stringify(await place.db.selectFrom("limits").selectAll().execute())).not.toContain("203.0");
  place.clock.now += 60_000;
  await from("203.0.113.7");
});

test.each([
  [null, ["HttpOnly", "SameSite=Strict", "Path=/"], "tefuda.session_token"],
  [SAFE, ["HttpOnly", "SameSite=Strict", "Path=/", "Secure"], "__Host-tefuda.session_token"],
] as const)("the cookie at %s", async (publicUrl, wanted, name) => {
  const people = place.another({ publicUrl });
  const somebody = browser(people, { origin: publicUrl ?? ORIGIN });
  const { headers } = await somebody.post("/guest", { name: "Cookie", language: "ja" });
  const [set = "", ...more] = headers.getSetCookie();
  expect(more).toEqual([]);
  expect(set.split("=")[0]).toBe(name);
  const attributes = set.split("; ").slice(1);
  expect(attributes.filter((one) => !one.startsWith("Max-Age")).sort()).toEqual([...wanted].sort());
  expect(headers.get("cache-control")).toBe("no-store");
  expect(BASE).toBe("/api/auth");
});
