/** What strangers try against two honest people at a match: it is refused and counted, and nothing else happens. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withCookies } from "./attacks/cookies.ts";
import { courses } from "./attacks/courses.ts";
import { type Ground, goOn, makeGround, nameOf, refusalsIn, stranger, writtenOf } from "./attacks/ground.ts";
import { status } from "./attacks/raw.ts";
import { atMatch, atTables, type Who } from "./attacks/requests.ts";
import { overHttp } from "./attacks/web.ts";
import { type Attack, onWire, texts } from "./attacks/wire.ts";
import { testDatabase } from "./database.ts";

let database: { url: string; end(): Promise<void> };
let ground: Ground;
beforeAll(async () => {
  database = await testDatabase();
  ground = await makeGround(database.url);
});
afterAll(async () => {
  await ground.end();
  await database.end();
});

const userOf = (who: Who): string =>
  who === "outside" ? "Mallory" : nameOf(ground, who === "asked" ? ground.asked : ground.waits);

/** Tries something: what comes of it, and whether that was counted, while nothing of the match has changed. */
async function tried(
  at: Attack["at"],
  run: () => Promise<string>,
  counts: (came: string) => string | null = (came) => (ANSWERED.has(came) ? null : came),
): Promise<{ came: string; counted: boolean | null }> {
  const before = await writtenOf(ground);
  const refused = await refusalsIn(ground[at]);
  const came = await run();
  expect(await writtenOf(ground)).toEqual(before);
  await goOn(ground);
  const why = counts(came);
  if (why === null) return { came, counted: null };
  return { came, counted: ((await refusalsIn(ground[at])).get(why) ?? 0) > (refused.get(why) ?? 0) };
}
/** What is answered and no refusal. */
const ANSWERED = new Set(["done", "ruled"]);

describe("at a match and at tables", () => {
  test.each([...atMatch, ...atTables])("$name", async ({ who, request, comes }) => {
    const somebody = await stranger(ground.machine, userOf(who));
    const { came, counted } = await tried("machine", () => somebody.ask(request(ground)));
    expect(comes).toContain(came);
    expect(counted).not.toBe(false);
    await somebody.close();
  });
});

describe("a message that is", () => {
  test.each(texts)("%s", async (_, text, id) => {
    const somebody = await stranger(ground.machine, "Mallory");
    const { came, counted } = await tried("machine", () => somebody.say(text, id));
    expect([came, counted]).toEqual(["notUnderstood", true]);
    expect(await somebody.ask({ ask: "mine" })).toBe("done");
    await somebody.close();
  });
});

describe("on the wire", () => {
  test.each([...onWire, ...withCookies, ...courses])("$name", async ({ at, comes, counts, run }) => {
    const { came, counted } = await tried(
      at,
      () => run(ground),
      () => counts,
    );
    expect([came, counted]).toEqual([comes, counts === null ? null : true]);
  });
});

describe("over HTTP", () => {
  test.each(overHttp)("$name", async ({ bytes, comes }) => {
    const { port } = ground.machine;
    expect(comes).toContain((await tried("machine", () => status(port, bytes(port)))).came);
  });
});
