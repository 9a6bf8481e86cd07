/** Sets that people keep on a server: sent, found by their hash, listed, deleted, taken down, and refused. */
import { hex, type SourceFile, sha256, utf8 } from "@tefuda/kernel";
import { jpeg, segment } from "@tefuda/print/test/jpegs";
import { filesIn, packageFolder, readSource } from "@tefuda/referee/games";
import { games } from "@tefuda/referee/registry";
import { identityOf } from "@tefuda/workshop/identity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PATIENCE, testDatabase } from "../../test/database.ts";
import { startMachine } from "../../test/machine.ts";
import { type Database, openDatabase } from "../database/database.ts";
import type { Server } from "../server.ts";
import { keptSets, LARGEST_SET, MOST_SETS, takeSetDown } from "./sets.ts";

const ids = games.map(({ id }) => id);
const folder = `${packageFolder("dew")}/starter`;
const starter: SourceFile[] = filesIn(folder, ".yaml").map((path) => ({
  path: `my-set/${path.slice(folder.length + 1)}`,
  text: readSource(path).text,
}));
const named = (name: string): SourceFile[] => [
  { path: "my-set/set.yaml", text: `name: ${name}\ngame: dew\nauthor: Ada\n` },
  ...starter,
];
const small = (name: string): SourceFile[] => [
  { path: "s.yaml", text: `name: ${name}\ngame: dew\ncards: [{ name: Moth }]\n` },
];

let database: Awaited<ReturnType<typeof testDatabase>>;
let machine: Server;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url).db;
  machine = await startMachine(database.url, { sets: { keepSet: { most: 200, per: 3_600_000 } } });
}, PATIENCE);
afterAll(async () => {
  await machine.close();
  await db.destroy();
  await database.end();
});

interface Answer {
  status: number;
  body: {
    about?: { hash: string };
    sets?: { about: { name: unknown } }[];
    words?: { en: string; ja: string };
  };
}
async function ask(
  user: string | null,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const origin = `http://127.0.0.1:${machine.port}`;
  const headers = {
    ...(user === null ? {} : { "x-user": user }),
    ...(method === "GET" ? {} : { origin }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...more,
  };
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(`${origin}/api/sets${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: sent }),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}
const keep = (user: string, files: readonly SourceFile[]) => ask(user, "POST", "", { files });

test("a set is kept by its hash, for anybody who has that, and once however many keep it", async () => {
  const files = named("Shared");
  const { hash } = identityOf(files, ids);
  const more = [...files, { path: "my-set/README.md", text: "not kept" }];
  expect(await keep("Ada", more)).toMatchObject({
    status: 200,
    body: { about: { hash, author: "Ada", game: "dew", cards: 3 }, leftOut: ["my-set/README.md"] },
  });
  expect((await keep("Bea", files)).status).toBe(200);
  const got = await ask(null, "GET", `/${hash}`);
  expect(got).toMatchObject({ status: 200, body: { about: { hash }, files } });
  expect(JSON.stringify(got.body)).not.toContain("not kept");
  expect((await ask("Bea", "GET", "")).body.sets).toMatchObject([{ about: { hash } }]);
  // whoever keeps it still has it when another does no longer
  expect((await ask("Ada", "DELETE", `/${hash}`)).status).toBe(200);
  expect((await ask("Ada", "DELETE", `/${hash}`)).status).toBe(404);
  expect((await ask(null, "GET", `/${hash}`)).status).toBe(200);
  expect((await ask("Bea", "DELETE", `/${hash}`)).status).toBe(200);
  expect(await ask(null, "GET", `/${hash}`)).toMatchObject({
    status: 404,
    body: { words: { ja: expect.any(String) } },
  });
});

test("a moderator takes a set down, and it does not come back", async () => {
  const files = small("Rude");
  const { hash } = identityOf(files, ids);
  await keep("Cleo", files);
  expect((await ask("Cleo", "DELETE", `/${hash}/all`)).status).toBe(403);
  expect((await ask("Dora", "DELETE", `/${hash}`)).status).toBe(404);
  const dora = { id: "id of Dora", name: "Dora", guest: false, role: "moderator" as const };
  const hers = await startMachine(database.url, { who: async () => dora });
  const origin = `http://127.0.0.1:${hers.port}`;
  const down = () => fetch(`${origin}/api/sets/${hash}/all`, { method: "DELETE", headers: { origin } });
  expect((await down()).status).toBe(200);
  expect((await down()).status).toBe(404);
  await hers.close();
  expect((await ask(null, "GET", `/${hash}`)).status).toBe(410);
  expect((await keep("Cleo", files)).body.words!.en).toContain("moderator has taken this set down");
  expect((await ask("Cleo", "GET", "")).body.sets).toEqual([]);
});

test("what is kept moves with somebody, is shown to them, and goes with them", async () => {
  const files = small("Mine");
  const { hash } = identityOf(files, ids);
  await keep("Eve", files);
  await keep("Fay", small("Hers"));
  await keptSets.moveUser(db, "id of Eve", "id of Fay");
  expect(await keptSets.exportUser(db, "id of Fay")).toHaveLength(2);
  expect(await keptSets.exportUser(db, "id of Eve")).toEqual([]);
  await keptSets.forgetUser(db, "id of Fay");
  expect((await ask(null, "GET", `/${hash}`)).status).toBe(404);
});

describe("pictures", () => {
  const letters = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
  const called = (bytes: Uint8Array): string => `${hex(sha256(bytes)).slice(0, 32)}.jpg`;
  const pictured = (name: string, bytes: Uint8Array): SourceFile[] => [
    {
      path: "s.yaml",
      text: `name: ${name}\ngame: dew\npictures: [{ card: Moth, file: ${called(bytes)} }]\ncards: [{ name: Moth }]\n`,
    },
  ];
  const seen = jpeg(640, 480);
  const fetched = async (hash: string, name: string) => {
    const address = `http://127.0.0.1:${machine.port}/api/sets/${hash}/pictures/${name}`;
    const answer = await fetch(address);
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const there = async (): Promise<number> =>
    (await db.selectFrom("pictures").select("name").execute()).length;

  test("that a set names come with it, byte for byte, once for all its sets, and go with the last", async () => {
    const [one, two] = [pictured("One", seen), pictured("Two", seen)];
    const [first, second] = [identityOf(one, ids).hash, identityOf(two, ids).hash];
    const pictures = [letters(seen), letters(jpeg(10, 10))];
    for (const files of [one, two])
      expect((await ask("Kim", "POST", "", { files, pictures })).status).toBe(200);
    // of one that the set does not name nothing is kept
    expect(await there()).toBe(1);
    expect((await ask(null, "GET", `/${first}`)).body).toMatchObject({ pictures: [called(seen)] });
    const { answer, bytes } = await fetched(first, called(seen));
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(bytes).toEqual(seen);
    for (const name of ["x.jpg", "..%2F..%2Fetc", "%00", called(jpeg(10, 10))])
      expect((await fetched(first, name)).answer.status, name).toBe(404);
    await ask("Kim", "DELETE", `/${first}`);
    expect((await fetched(first, called(seen))).answer.status).toBe(404);
    expect((await fetched(second, called(seen))).answer.status).toBe(200);
    // whoever takes out what is kept of them is told where their pictures are
    const [mine] = (await keptSets.exportUser(db, "id of Kim")) as { pictures: string[] }[];
    const where = mine!.pictures.map((address) => `http://127.0.0.1:${machine.port}${address}`);
    expect(where).toHaveLength(1);
    expect(new Uint8Array(await (await fetch(where[0]!)).arrayBuffer())).toEqual(seen);
    await keptSets.forgetUser(db, "id of Kim");
    expect(await there()).toBe(0);
  });

  test("go when a moderator takes their set down", async () => {
    const files = pictured("Down", seen);
    await ask("Lea", "POST", "", { files, pictures: [letters(seen)] });
    await takeSetDown(db, "id of Lea", identityOf(files, ids).hash, 1);
    expect(await there()).toBe(0);
  });

  test.each<[string, unknown]>([
    ["a drawing that could run", letters(utf8("<svg onload='alert(1)'/>"))],
    ["one that tells where it was taken", letters(jpeg(640, 480, segment(0xe1, "Exif\0\0 at home")))],
    ["no letters of bytes", "?"],
    ["a number", 7],
    ["one that is too large", letters(new Uint8Array(300_000).fill(255))],
  ])("%s is refused, and with it the set", async (_, picture) => {
    const files = pictured("Refused", seen);
    const answer = await ask("Max", "POST", "", { files, pictures: [letters(seen), picture] });
    expect([answer.status, typeof answer.body.words?.ja]).toEqual([400, "string"]);
    expect((await ask(null, "GET", `/${identityOf(files, ids).hash}`)).status).toBe(404);
    expect(await there()).toBe(0);
  });
});

describe("is refused", () => {
  test("to whoever is nobody, a guest, or on another site", async () => {
    const body = { files: small("x") };
    expect((await ask(null, "POST", "", body)).status).toBe(401);
    expect((await ask("guest Gil", "POST", "", body)).body.words!.en).toContain("Only an account");
    expect((await ask("Ada", "POST", "", body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await ask(null, "GET", "")).status).toBe(401);
  });

  test.each<[string, unknown, number]>([
    ["no JSON", "{", 400],
    ["no files", {}, 400],
    ["none at all", { files: [] }, 400],
    ["something more", { files: small("x"), user: "y" }, 400],
    ["a letter that cannot be kept", { files: [{ path: "s.yaml", text: "a\0" }] }, 400],
    ["half a letter", { files: [{ path: "s.yaml", text: "\ud800" }] }, 400],
    ["a long path", { files: [{ path: "s".repeat(301), text: "" }] }, 400],
    ["a set that is none", { files: [{ path: "s.yaml", text: "- [" }] }, 400],
    ["a set of no game", { files: [{ path: "s.yaml", text: "name: x\ngame: chess\ncards: []\n" }] }, 400],
    ["a set without cards", { files: [{ path: "set.yaml", text: "name: x\ngame: dew\n" }] }, 400],
    ["another's prototype", '{"files":[{"path":"s.yaml","text":"x","__proto__":{"a":1}}]}', 400],
    [
      "a set that is too large",
      { files: [1, 2, 3].map((n) => ({ path: `${n}.yaml`, text: "x".repeat(70_000 + n) })) },
      413,
    ],
    ["a body that is too large", { files: [{ path: "a.yaml", text: "x".repeat(2 * LARGEST_SET) }] }, 413],
  ])("%s", async (_, body, status) => {
    const answer = await ask("Hal", "POST", "", body);
    expect(answer.status).toBe(status);
    expect(answer.body.words!.ja).not.toBe("");
  });

  test.each(["0", "../secret", "0123456789ABCDEF", "0123456789abcdef0", "%00", "__proto__"])(
    "the hash %s",
    async (hash) => {
      expect((await ask(null, "GET", `/${encodeURIComponent(hash)}`)).status).toBe(404);
    },
  );

  test("the set for which there is no room, however they come", async () => {
    for (let i = 0; i < MOST_SETS; i++)
      await db
        .insertInto("sets")
        .values({
          hash: i.toString(16).padStart(16, "0"),
          about: "{}",
          files: "[]",
          at: 1,
          taken_by: null,
          taken_at: null,
        })
        .execute();
    await ask("Ivy", "GET", "");
    await db
      .insertInto("set_keepers")
      .values(
        Array.from({ length: MOST_SETS - 1 }, (_, i) => ({
          hash: i.toString(16).padStart(16, "0"),
          user: "id of Ivy",
          at: 1,
        })),
      )
      .execute();
    const last = await Promise.all(["a", "b"].map((name) => keep("Ivy", small(name))));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("whoever keeps many waits", async () => {
  const other = await startMachine(database.url, { sets: { keepSet: { most: 1, per: 3_600_000 } } });
  const origin = `http://127.0.0.1:${other.port}`;
  const send = () =>
    fetch(`${origin}/api/sets`, {
      method: "POST",
      headers: { origin, "x-user": "Joy", "content-type": "application/json" },
      body: JSON.stringify({ files: small("x") }),
    });
  expect((await send()).status).toBe(200);
  const second = await send();
  expect([second.status, Number(second.headers.get("retry-after")) > 0]).toEqual([429, true]);
  await other.close();
});
