/** A release takes over what comes out the same, and leaves the rest. */
import { hashOf } from "@tefuda/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import { engine } from "../engine/own.ts";
import { openGame } from "../games.ts";
import type { Head } from "./head.ts";
import { Play } from "./play.ts";
import { createMatch, postgresMatches } from "./postgres.ts";
import { takeOver } from "./takeover.ts";

const secret = "cd".repeat(32);
let database: { url: string; end(): Promise<void> };
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  ({ db } = openDatabase(database.url));
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await database.end();
});

/** A match of an earlier build after some answers, with a snapshot after the third. */
async function begun(id: string, change: { end?: string; say?: string } = {}): Promise<void> {
  const { book, data } = await openGame("dew");
  const head: Head = {
    ...{ id, game: "dew", engine: "before", clock: null, rated: false, watch: null, began: 1 },
    setup: {
      seed: { secret, hash: hashOf(secret), numbers: ["00".repeat(16), "11".repeat(16)] },
      lists: [data.lists[0]!.cards, data.lists[1]!.cards],
    },
    seats: [
      { user: "u", name: "U", kind: "person" },
      { user: "v", name: "V", kind: "person" },
    ],
  };
  const store = postgresMatches(db);
  await createMatch(db, head, { waitsFor: 0, due: null });
  const play = Play.begin(book.game, head);
  for (let number = 1; number <= 5; number++) {
    const seat = play.waitsFor!;
    const { shape, min, options } = play.match.view(seat).question!;
    const words = options.map(({ notation }) => notation);
    const say = shape === "some" ? words.slice(0, min) : words[0]!;
    const entry = {
      number,
      command: `c${number}`,
      deed: { kind: "answer" as const, seat, say },
      used: 0,
      lag: 0,
      at: 2,
    };
    expect(play.take(entry)).toBeNull();
    const written =
      change.say && number === 5 ? { ...entry, deed: { ...entry.deed, say: change.say } } : entry;
    await store.append(id, written, { waitsFor: 0, due: null, ended: null });
    if (number === 3)
      await store.keep(id, "before", { ...play.snapshot(), ...(change.end ? { end: change.end } : {}) });
  }
}

describe("a new build", () => {
  test("takes over what comes out the same; the rest stays with the build that it began with", async () => {
    await begun("same");
    await begun("other", { end: "another digest" });
    await begun("refused", { say: "what no rule knows" });
    const store = postgresMatches(db);
    const { taken, left } = await takeOver({
      db,
      store,
      build: "now",
      engineOf: async (id: string) => (id === "now" ? engine : null),
    });
    expect(taken).toEqual(["same"]);
    expect(left.map(({ match, engine }) => [match, engine]).toSorted()).toEqual([
      ["other", "before"],
      ["refused", "before"],
    ]);
    expect((await store.load("same"))!.head.engine).toBe("now");
    // asked again, and by another machine at once, nothing is another
    const again = await Promise.all(
      [1, 2].map(() =>
        takeOver({ db, store, build: "now", engineOf: async (id: string) => (id === "now" ? engine : null) }),
      ),
    );
    expect(again.map((one) => [one.taken, one.left.length])).toEqual([
      [[], 2],
      [[], 2],
    ]);
  });
});
