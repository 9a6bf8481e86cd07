/** Reports, and what moderators and operators do, at real sockets on two machines. */
import type { Outcome, Place, ReportView, Saying } from "@tefuda/host/online/talk-schemas";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { sweepTalk, TALK_LASTS } from "../src/talk/sweep.ts";
import { PATIENCE } from "./database.ts";
import type { Page } from "./page.ts";
import { PASSWORD, signIn } from "./people.ts";
import {
  heard,
  hearing,
  LIMITS,
  listen,
  matchOf,
  type Somebody,
  type Talkers,
  tableOf,
  talkers,
} from "./talking.ts";

let town: Talkers;
let olga: Somebody;
let mia: Somebody;
let boss: Page;
let judge: Page;
beforeAll(async () => {
  town = await talkers();
  olga = await town.account("Olga");
  mia = await town.account("Mia");
  const code = await town.one.people.operatorCode();
  expect((await olga.browser.post("/operator", { code })).status).toBe(200);
}, PATIENCE);
afterAll(() => town.end());

const opened = (): Promise<void> =>
  Promise.all([olga.page(town.one), mia.page(town.other)]).then(async ([one, other]) => {
    [boss, judge] = [one, other];
    await boss.ask({ ask: "appoint", name: "mia", moderator: true });
  });
afterEach(() => town.closePages());

const say = async (page: Page, place: Place, says: Saying): Promise<number> =>
  (await page.ask({ ask: "say", place, says })).number;

const report = (page: Page, place: Place, number: number) =>
  page.ask({ ask: "report", place, number, reason: "insult" });

const reportsAt = async (page: Page, { id }: Place, settled = false): Promise<ReportView[]> =>
  (await page.ask({ ask: "reports", settled })).filter(({ place }) => place.id === id);

const settle = (page: Page, of: { id: string } | undefined, outcome: Outcome) =>
  page.ask({ ask: "settle", report: of?.id ?? "", outcome });

/** Two at a table, of whom the first has said something that the second reports; moderators are there. */
async function insulted(a: string, b: string) {
  await opened();
  const [mine, theirs] = [await town.account(a), await town.account(b)];
  const [ayame, boris] = [await mine.page(town.one), await theirs.page(town.other)];
  const place = await tableOf(ayame, boris);
  await say(ayame, place, { text: `bad words of ${a}` });
  await hearing(boris, place, 1);
  await report(boris, place, 1);
  const [found] = await reportsAt(judge, place);
  return { mine, theirs, ayame, boris, place, found };
}

describe("a report", () => {
  test("is seen by moderators, with what was said around it and where that was", async () => {
    await opened();
    const [mine, theirs] = [await town.account("Ayame A"), await town.account("Boris A")];
    const [ayame, boris] = [await mine.page(town.one), await theirs.page(town.other)];
    const place = await matchOf(ayame, boris);
    await say(ayame, place, { phrase: "hello" });
    await say(ayame, place, { text: "bad words" });
    await say(boris, place, { text: "please stop" });
    const { entry } = await hearing(boris, place, 2);
    for (const reason of ["hate", "insult"] as const)
      await boris.ask({ ask: "report", place, number: 2, reason });
    await expect(report(ayame, place, 2)).rejects.toThrow("unknown");
    const shown = await reportsAt(judge, place);
    expect(shown).toMatchObject([
      {
        ...{ reason: "hate", place, number: 2, entry, says: { text: "bad words" } },
        ...{ by: "Boris A", about: "Ayame A", settled: null },
        around: [{ says: { phrase: "hello" } }, { number: 2, name: "Ayame A" }, { name: "Boris A" }],
      },
    ]);
    for (const ask of [{ ask: "reports", settled: false }, { ask: "deeds" }, { ask: "moderators" }] as const)
      await expect(boris.ask(ask)).rejects.toThrow("notModerator");
    await expect(settle(boris, shown[0], { kind: "nothing" })).rejects.toThrow("notModerator");
    await settle(judge, shown[0], { kind: "nothing" });
    await expect(settle(boss, shown[0], { kind: "warn" })).rejects.toThrow("late");
    expect(await reportsAt(judge, place)).toEqual([]);
    expect(await reportsAt(boss, place, true)).toMatchObject([
      { settled: { outcome: { kind: "nothing" }, by: "Mia" } },
    ]);
  });

  test("is made so often a day and no more, over all machines, by guests too", async () => {
    const ayame = await (await town.account("Ayame B")).page(town.one);
    const guest = await town.guest("Guest B");
    const pages = [await guest.page(town.one), await guest.page(town.other)];
    const place = await tableOf(ayame, ...pages.slice(0, 1));
    const numbers: number[] = [];
    for (let i = 0; i < LIMITS.reports.most + 2; i++)
      numbers.push(await say(ayame, place, { phrase: "oops" }));
    const done = await Promise.allSettled(numbers.map((n, i) => report(pages[i % 2] ?? ayame, place, n)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(LIMITS.reports.most);
    const reasons = done.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
    expect(reasons).toEqual(["tooMuch", "tooMuch"]);
  });
});

describe("a moderator", () => {
  test("warns: that is told until it was read", async () => {
    const { mine, ayame, found } = await insulted("Ayame C", "Boris C");
    await settle(judge, found, { kind: "warn" });
    await ayame.close();
    const again = await mine.page(town.other);
    const { warnings } = await again.ask({ ask: "standing" });
    expect(warnings).toMatchObject([{ reason: "insult", text: "bad words of Ayame C" }]);
    const warning = warnings[0]?.id ?? "";
    await judge.ask({ ask: "seen", warning });
    expect((await again.ask({ ask: "standing" })).warnings).toHaveLength(1);
    await again.ask({ ask: "seen", warning });
    expect((await again.ask({ ask: "standing" })).warnings).toEqual([]);
  });

  test("silences: phrases are left, until that is lifted", async () => {
    const { ayame, boris, place, found } = await insulted("Ayame D", "Boris D");
    await settle(judge, found, { kind: "silence", days: 3 });
    await expect(say(ayame, place, { text: "hello" })).rejects.toThrow("silenced");
    expect(await say(ayame, place, { phrase: "sorry" })).toBe(2);
    const { silent } = await ayame.ask({ ask: "standing" });
    expect(silent).toBeGreaterThan(found?.reported ?? Number.POSITIVE_INFINITY);
    const lift = { ask: "lift", report: found?.id ?? "" } as const;
    await expect(boris.ask(lift)).rejects.toThrow("notModerator");
    await judge.ask(lift);
    await expect(judge.ask(lift)).rejects.toThrow("cannot");
    expect(await say(ayame, place, { text: "hello" })).toBe(3);
  });

  test("bans: pages on all machines are closed, and nobody comes back before it is lifted", async () => {
    const { mine, ayame, found } = await insulted("Ayame E", "Boris E");
    const elsewhere = await mine.page(town.other);
    const closed = [ayame, elsewhere].map(
      ({ socket }) => new Promise((resolve) => socket.once("close", resolve)),
    );
    await settle(judge, found, { kind: "ban", days: 7 });
    expect(await Promise.all(closed)).toEqual([4001, 4001]);
    expect((await mine.browser.get("/me")).body).toMatchObject({ person: null });
    for (const machine of [town.one, town.other]) await expect(mine.page(machine)).rejects.toThrow("401");
    const refused = await mine.browser.post("/sign-in", signIn("Ayame E"));
    expect(refused).toMatchObject({ status: 403, body: { code: "banned" } });
    await judge.ask({ ask: "lift", report: found?.id ?? "" });
    expect((await mine.browser.post("/sign-in", signIn("Ayame E"))).status).toBe(200);
    await (await mine.page(town.other)).ask({ ask: "standing" });
  });

  test("bans where a machine did not hear of it at that moment as well", async () => {
    const { mine, found } = await insulted("Ayame V", "Boris V");
    const elsewhere = await mine.page(town.other);
    const closed = new Promise((resolve) => elsewhere.socket.once("close", resolve));
    await town.breakLines();
    await settle(judge, found, { kind: "ban", days: 7 });
    expect(await closed).toBe(4001);
  });

  test("settles nothing of which they are a part, and nothing against their like", async () => {
    const { ayame, found, place } = await insulted("Ayame F", "Boris F");
    await boss.ask({ ask: "appoint", name: "Ayame F", moderator: true });
    // the one who is reported
    expect(await reportsAt(ayame, place)).toEqual([]);
    await expect(settle(ayame, found, { kind: "nothing" })).rejects.toThrow("party");
    // another moderator
    await expect(settle(judge, found, { kind: "ban", days: 1 })).rejects.toThrow("notModerator");
    // the one who reports
    const theirs = await town.account("Chiyo F");
    const chiyo = await theirs.page(town.one);
    const there = await tableOf(judge, chiyo);
    await say(chiyo, there, { text: "bad words" });
    await hearing(judge, there, 1);
    await report(judge, there, 1);
    expect(await reportsAt(judge, there)).toEqual([]);
    const [own] = await reportsAt(boss, there);
    await expect(settle(judge, own, { kind: "warn" })).rejects.toThrow("party");
    await expect(judge.ask({ ask: "lift", report: own?.id ?? "" })).rejects.toThrow("party");
    await settle(boss, found, { kind: "warn" });
  });
});

describe("an operator", () => {
  test("makes and unmakes moderators, and all of it is written down", async () => {
    const { boris, place, found } = await insulted("Ayame G", "Boris G");
    const appoint = { ask: "appoint", name: "BORIS G", moderator: true } as const;
    for (const page of [boris, judge]) await expect(page.ask(appoint)).rejects.toThrow("notModerator");
    await expect(boss.ask({ ...appoint, name: "Nobody" })).rejects.toThrow("unknown");
    await expect(boss.ask({ ...appoint, name: "Olga", moderator: false })).rejects.toThrow("cannot");
    await boss.ask(appoint);
    expect(await boss.ask({ ask: "moderators" })).toContain("Boris G");
    expect(await boris.ask({ ask: "reports", settled: true })).not.toEqual([]);
    expect(await reportsAt(boris, place)).toEqual([]);
    await boss.ask({ ...appoint, moderator: false });
    await expect(boris.ask({ ask: "reports", settled: true })).rejects.toThrow("notModerator");
    await settle(judge, found, { kind: "silence", days: 2 });
    const [last, before, first] = await boss.ask({ ask: "deeds" });
    const { id } = found ?? {};
    expect(last).toMatchObject({ who: "Mia", what: "silence", about: "Ayame G", report: id, days: 2 });
    expect(before).toMatchObject({ who: "Olga", what: "dismiss", about: "Boris G", report: null });
    expect(first).toMatchObject({ who: "Olga", what: "appoint", about: "Boris G" });
  });

  test("switches free text off for all, and on again", async () => {
    const { ayame, place } = await insulted("Ayame H", "Boris H");
    await expect(judge.ask({ ask: "openText", on: false })).rejects.toThrow("notModerator");
    await boss.ask({ ask: "openText", on: false });
    await expect(say(ayame, place, { text: "hello" })).rejects.toThrow("textClosed");
    expect(await ayame.ask({ ask: "standing" })).toMatchObject({ text: true, open: false });
    expect(await say(ayame, place, { phrase: "hello" })).toBe(2);
    await boss.ask({ ask: "openText", on: true });
    expect(await say(ayame, place, { text: "hello" })).toBe(3);
  });
});

describe("what is kept", () => {
  test("is given to whoever said it, and goes with them but for what waits for a moderator", async () => {
    const { mine, ayame, boris, place, found } = await insulted("Ayame K", "Boris K");
    await say(ayame, place, { text: "words of no harm" });
    await say(ayame, place, { phrase: "bye" });
    await ayame.ask({ ask: "relate", to: { place, seat: 1 }, muted: true, blocked: false });
    const { body } = await mine.browser.get("/export");
    expect(body.talk).toMatchObject({
      said: [{ text: "bad words of Ayame K" }, { text: "words of no harm" }, { phrase: "bye" }],
      relations: [{ name: "Boris K", muted: true }],
    });
    expect((await mine.browser.post("/delete", { password: PASSWORD })).status).toBe(200);
    const left = await boris.ask({ ask: "talk", place, since: 0, on: false });
    expect(left).toMatchObject([
      { number: 1, name: "", says: { text: "bad words of Ayame K" } },
      { number: 3, name: "", says: { phrase: "bye" } },
    ]);
    expect(await reportsAt(judge, place)).toMatchObject([{ about: null, says: left[0]?.says }]);
    await expect(settle(judge, found, { kind: "warn" })).rejects.toThrow("gone");
    await settle(judge, found, { kind: "nothing" });
    const { db } = openDatabase(town.url, 1);
    await sweepTalk(db, Date.now());
    await db.destroy();
    expect(await boris.ask({ ask: "talk", place, since: 0, on: false })).toMatchObject([{ number: 3 }]);
    expect(await reportsAt(judge, place, true)).toMatchObject([{ says: null, about: null }]);
  });

  test("is kept for its time, and longer only while a report of it is open", async () => {
    const { boris, place, found } = await insulted("Ayame M", "Boris M");
    await say(boris, place, { text: "words of no harm" });
    const { db } = openDatabase(town.url, 1);
    const texts = async () =>
      (await boris.ask({ ask: "talk", place, since: 0, on: false })).map(({ says }) => says);
    const now = Math.max(...heard(boris, place).map(({ at }) => at));
    await sweepTalk(db, now + TALK_LASTS - 60_000);
    expect(await texts()).toHaveLength(2);
    await sweepTalk(db, Date.now() + TALK_LASTS + 60_000);
    expect(await texts()).toEqual([{ text: "bad words of Ayame M" }]);
    await settle(judge, found, { kind: "nothing" });
    await sweepTalk(db, Date.now() + TALK_LASTS + 60_000);
    await db.destroy();
    expect(await texts()).toEqual([]);
    expect(await reportsAt(judge, place, true)).toMatchObject([{ says: null, about: "Ayame M" }]);
  });

  test("comes along when a guest comes back to an account", async () => {
    const account = await town.account("Ayame N");
    const guest = await town.guest("Guest N");
    const boris = await (await town.account("Boris N")).page(town.other);
    const page = await guest.page(town.one);
    const place = await tableOf(page, boris);
    await say(page, place, { phrase: "hello" });
    await say(boris, place, { phrase: "goodLuck" });
    await page.ask({ ask: "relate", to: { place, seat: 1 }, muted: false, blocked: true });
    await boris.ask({ ask: "relate", to: { place, seat: 0 }, muted: true, blocked: false });
    expect((await guest.browser.post("/sign-in", signIn("Ayame N"))).status).toBe(200);
    const ayame = await account.page(town.other);
    expect(await ayame.ask({ ask: "relations" })).toMatchObject([{ name: "Boris N", blocked: true }]);
    expect(await boris.ask({ ask: "relations" })).toMatchObject([{ name: "Ayame N", muted: true }]);
    await listen(place, ayame);
    const own = await ayame.ask({ ask: "talk", place, since: 0, on: false });
    expect(own).toMatchObject([{ number: 1, mine: true, name: "Guest N" }]);
  });
});
