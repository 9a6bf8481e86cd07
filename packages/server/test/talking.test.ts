/** People talk at real sockets, on two machines, with a real database behind them. */
import type { Place, Saying } from "@tefuda/host/online/talk-schemas";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { blocksAmong } from "../src/talk/relations.ts";
import { PATIENCE } from "./database.ts";
import type { Page } from "./page.ts";
import { heard, hearing, LIMITS, listen, matchOf, type Talkers, tableOf, talkers } from "./talking.ts";

let town: Talkers;
beforeAll(async () => {
  town = await talkers();
}, PATIENCE);
afterEach(() => town.closePages());
afterAll(() => town.end());

const say = async (page: Page, place: Place, says: Saying): Promise<number> =>
  (await page.ask({ ask: "say", place, says })).number;

/** Two people with accounts, each on a machine of their own. */
async function pair(a: string, b: string) {
  const [mine, theirs] = [await town.account(a), await town.account(b)];
  return { mine, theirs, ayame: await mine.page(town.one), boris: await theirs.page(town.other) };
}

describe("set phrases", () => {
  test("are told at a table on whichever machine, by guests too", async () => {
    const ayame = await (await town.account("Ayame")).page(town.one);
    const boris = await (await town.guest("Boris")).page(town.other);
    const place = await tableOf(ayame, boris);
    expect(await say(ayame, place, { phrase: "hello" })).toBe(1);
    const said = { number: 1, entry: null, seat: 0, name: "Ayame", says: { phrase: "hello" } };
    expect(await hearing(boris, place, 1)).toMatchObject({ ...said, mine: false });
    expect(await hearing(ayame, place, 1)).toMatchObject({ ...said, mine: true });
    expect(await say(boris, place, { phrase: "goodLuck" })).toBe(2);
    expect(await hearing(ayame, place, 2)).toMatchObject({ seat: 1, name: "Boris", mine: false });
    await expect(say(boris, place, { phrase: "nonsense" as "hello" })).rejects.toThrow("notUnderstood");
  });
});

describe("free text", () => {
  test("is told at a match with where it stood, in one form of its letters", async () => {
    const { ayame, boris } = await pair("Ayame A", "Boris A");
    const place = await matchOf(ayame, boris);
    await ayame.ask({ ask: "match", match: place.id, on: true });
    await say(ayame, place, { text: " Cafe\u0301? " });
    const first = await hearing(boris, place, 1);
    expect(first).toMatchObject({ seat: 0, says: { text: "Caf\u00e9?" } });
    await ayame.ask({ ask: "do", match: place.id, command: "up", move: { kind: "resign" } });
    const { number } = await ayame.until(({ news }) => news?.table.ended && news);
    await say(boris, place, { text: "Thank you for the match" });
    const last = await hearing(ayame, place, 2);
    expect(last.entry).toBe(number);
    expect(first.entry).toBeLessThan(number);
  });

  test("is refused where it may not be as it is", async () => {
    const { ayame, boris } = await pair("Ayame B", "Boris B");
    const place = await tableOf(ayame, boris);
    for (const text of ["", "a\u202eb", "a\nb", "see www.cards.example", "x".repeat(201)])
      await expect(say(ayame, place, { text })).rejects.toThrow("text");
    expect(await boris.ask({ ask: "talk", place, since: 0, on: false })).toEqual([]);
  });

  test("is not for guests: they are told why, and are not spoken to freely", async () => {
    const ayame = await (await town.account("Ayame C")).page(town.one);
    const guest = await (await town.guest("Guest C")).page(town.other);
    const place = await tableOf(ayame, guest);
    await expect(say(guest, place, { text: "hello" })).rejects.toThrow("guestText");
    await expect(say(ayame, place, { text: "hello" })).rejects.toThrow("unheard");
  });

  test("is not told where either has switched it off, which is kept", async () => {
    const { mine, ayame, boris } = await pair("Ayame D", "Boris D");
    const place = await tableOf(ayame, boris);
    await ayame.ask({ ask: "wishText", on: false });
    await expect(say(ayame, place, { text: "hello" })).rejects.toThrow("textOff");
    await expect(say(boris, place, { text: "hello" })).rejects.toThrow("unheard");
    await say(boris, place, { phrase: "hello" });
    await hearing(ayame, place, 1);
    const again = await mine.page(town.other);
    expect(await again.ask({ ask: "standing" })).toMatchObject({ text: false, open: true, silent: null });
    await again.ask({ ask: "wishText", on: true });
    expect(await say(boris, place, { text: "hello" })).toBe(2);
    await hearing(ayame, place, 2);
  });

  test("is told to those at a table of four who want it, and to nobody else there", async () => {
    const { ayame, boris } = await pair("Ayame E", "Boris E");
    const chiyo = await (await town.account("Chiyo E")).page(town.other);
    const id = await ayame.openTable({ game: "tails", seats: 4 });
    for (const page of [boris, chiyo]) await page.ask({ ask: "sit", table: id, seat: null });
    const place: Place = { kind: "table", id };
    await listen(place, ayame, boris, chiyo);
    await chiyo.ask({ ask: "wishText", on: false });
    await say(ayame, place, { text: "only for one" });
    await say(ayame, place, { phrase: "hello" });
    await hearing(boris, place, 2);
    await hearing(chiyo, place, 2);
    expect(heard(boris, place).map(({ number }) => number)).toEqual([1, 2]);
    expect(chiyo.bytes.join()).not.toContain("only for one");
  });
});

describe("what is said", () => {
  test("reaches no third person, whatever they ask for", async () => {
    const { ayame, boris } = await pair("Ayame F", "Boris F");
    const chiyo = await (await town.account("Chiyo F")).page(town.other);
    const place = await matchOf(ayame, boris);
    await expect(listen(place, chiyo)).rejects.toThrow("notYours");
    await expect(say(chiyo, place, { phrase: "hello" })).rejects.toThrow("notYours");
    await say(ayame, place, { text: "between us" });
    await say(ayame, place, { phrase: "oops" });
    await hearing(boris, place, 2);
    expect(await chiyo.ask({ ask: "talk", place, since: 0, on: false })).toEqual([]);
    const report = { ask: "report", place, number: 1, reason: "other" } as const;
    await expect(chiyo.ask(report)).rejects.toThrow("unknown");
    const relate = { ask: "relate", to: { place, number: 1 }, muted: true, blocked: false } as const;
    await expect(chiyo.ask(relate)).rejects.toThrow("unknown");
    await expect(chiyo.ask({ ...relate, to: { place, seat: 0 } })).rejects.toThrow("notYours");
    expect(chiyo.bytes.join()).not.toMatch(/between us|oops/);
  });

  test("at a table is not told to whoever sits down later, nor to whoever has left", async () => {
    const { ayame, boris } = await pair("Ayame G", "Boris G");
    const chiyo = await (await town.account("Chiyo G")).page(town.other);
    const place = await tableOf(ayame, boris);
    await say(ayame, place, { text: "before" });
    await boris.ask({ ask: "stand", table: place.id });
    await chiyo.ask({ ask: "sit", table: place.id, seat: null });
    await listen(place, chiyo);
    await say(ayame, place, { text: "after" });
    await hearing(chiyo, place, 2);
    expect(await boris.ask({ ask: "talk", place, since: 0, on: false })).toMatchObject([{ number: 1 }]);
    expect(chiyo.bytes.join()).not.toContain("before");
    expect(boris.bytes.join()).not.toContain("after");
  });

  test("is read after a page was away, from a number on", async () => {
    const { theirs, ayame, boris } = await pair("Ayame H", "Boris H");
    const place = await tableOf(ayame, boris);
    await say(ayame, place, { text: "one" });
    await hearing(boris, place, 1);
    await boris.close();
    await say(ayame, place, { text: "two" });
    await say(ayame, place, { phrase: "moment" });
    const again = await theirs.page(town.one);
    const missed = await again.ask({ ask: "talk", place, since: 1, on: true });
    expect(missed.map(({ number, says }) => [number, says])).toEqual([
      [2, { text: "two" }],
      [3, { phrase: "moment" }],
    ]);
    await say(ayame, place, { text: "four" });
    await hearing(again, place, 4);
    expect(heard(again, place)).toHaveLength(1);
  });

  test("is told when a machine hears of others again", async () => {
    const { ayame, boris } = await pair("Ayame I", "Boris I");
    const place = await tableOf(ayame, boris);
    await town.breakLines();
    await say(ayame, place, { text: "missed" });
    await hearing(boris, place, 1);
    await say(ayame, place, { text: "not missed" });
    await hearing(boris, place, 2);
    expect(heard(boris, place).map(({ number }) => number)).toEqual([1, 2]);
  });

  test("has numbers without gaps in the order in which it is told, however many speak at once", async () => {
    const { ayame, boris } = await pair("Ayame J", "Boris J");
    const place = await tableOf(ayame, boris);
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => say(i % 2 ? ayame : boris, place, { text: `number ${i}` })),
    );
    const all = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(all);
    for (const page of [ayame, boris]) {
      await hearing(page, place, 20);
      expect(heard(page, place).map(({ number }) => number)).toEqual(all);
    }
  });

  test("is so much and no more of one person, over all machines", async () => {
    const { mine, ayame, boris } = await pair("Ayame K", "Boris K");
    const elsewhere = await mine.page(town.other);
    const place = await tableOf(ayame, boris);
    const tries = Array.from({ length: LIMITS.says.most + 6 }, (_, i) =>
      say(i % 2 ? ayame : elsewhere, place, { phrase: "hello" }),
    );
    const done = await Promise.allSettled(tries);
    const refused = done.filter(({ status }) => status === "rejected");
    expect(done.length - refused.length).toBe(LIMITS.says.most);
    expect(refused.map((one) => one.status === "rejected" && one.reason.message)).toEqual(
      Array(6).fill("tooMuch"),
    );
    expect(await say(boris, place, { phrase: "hello" })).toBe(LIMITS.says.most + 1);
  });
});

describe("somebody who is muted", () => {
  test("is not told to whoever muted them, until that is undone", async () => {
    const { theirs, ayame, boris } = await pair("Ayame Q", "Boris Q");
    const place = await tableOf(ayame, boris);
    await boris.ask({ ask: "relate", to: { place, seat: 0 }, muted: true, blocked: false });
    const [relation] = await (await theirs.page(town.one)).ask({ ask: "relations" });
    expect(relation).toMatchObject({ name: "Ayame Q", muted: true, blocked: false });
    await say(ayame, place, { text: "not to be read" });
    await say(ayame, place, { phrase: "wow" });
    await say(boris, place, { phrase: "thanks" });
    await hearing(boris, place, 3);
    expect(boris.bytes.join()).not.toMatch(/not to be read|wow/);
    expect(await boris.ask({ ask: "talk", place, since: 0, on: true })).toHaveLength(1);
    // whoever is muted is not told so
    await hearing(ayame, place, 3);
    expect(heard(ayame, place).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await ayame.ask({ ask: "relations" })).toEqual([]);
    const to = { relation: relation?.id ?? "" };
    await expect(ayame.ask({ ask: "relate", to, muted: false, blocked: false })).rejects.toThrow("unknown");
    await boris.ask({ ask: "relate", to, muted: false, blocked: false });
    expect(await boris.ask({ ask: "relations" })).toEqual([]);
    await say(ayame, place, { text: "to be read" });
    await hearing(boris, place, 4);
  });
});

describe("somebody who is blocked", () => {
  test("does not sit down at the other's tables, nor the other at theirs", async () => {
    const { mine, theirs, ayame, boris } = await pair("Ayame M", "Boris M");
    const place = await tableOf(ayame, boris);
    await boris.ask({ ask: "relate", to: { place, seat: 0 }, muted: false, blocked: true });
    await say(ayame, place, { text: "not to be read" });
    await boris.ask({ ask: "stand", table: place.id });
    const sit = (page: Page, table: string) => page.ask({ ask: "sit", table, seat: null });
    await expect(sit(boris, place.id)).rejects.toThrow("apart");
    const own = await boris.openTable({ game: "dew" });
    await expect(sit(ayame, own)).rejects.toThrow("apart");
    expect(boris.bytes.join()).not.toContain("not to be read");
    const { db } = openDatabase(town.url, 1);
    const users = [mine.id, "somebody else", theirs.id];
    expect(await blocksAmong(db, users)).toEqual([[theirs.id, mine.id]]);
    const [relation] = await boris.ask({ ask: "relations" });
    const to = { relation: relation?.id ?? "" };
    await boris.ask({ ask: "relate", to, muted: false, blocked: false });
    expect(await blocksAmong(db, users)).toEqual([]);
    await db.destroy();
    await sit(ayame, own);
  });
});
