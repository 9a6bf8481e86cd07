/** Tournaments of people at real sockets and of programs in threads, on two machines with a real database behind them. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { newNumber } from "@tefuda/host/drawn";
import type { MatchNews } from "@tefuda/host/online/match-schemas";
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { hashOf } from "@tefuda/kernel";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../src/database/database.ts";
import type { Server } from "../src/server.ts";
import { testDatabase } from "./database.ts";
import { startMachine } from "./machine.ts";
import { Page, playOn } from "./page.ts";
import { settle } from "./tournament-room.ts";

let database: { url: string; end(): Promise<void> };
let db: Database;
let one: Server;
let other: Server;
const pages: Page[] = [];
const processes: ChildProcess[] = [];

beforeAll(async () => {
  database = await testDatabase();
  ({ db } = openDatabase(database.url));
  one = await startMachine(database.url);
  other = await startMachine(database.url);
}, 60_000);
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()));
  for (const child of processes.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  await one.close();
  await other.close();
  await db.destroy();
  await database.end();
});

/** A page of somebody who is in the database as well. */
async function open({ port }: { port: number }, name: string): Promise<Page> {
  await settle(db, { user: `id of ${name}`, name, guest: name.startsWith("guest ") });
  const page = await Page.open(port, name);
  pages.push(page);
  return page;
}

/** Plays every match that it is paired for, until the tournament is over or `until`. */
async function takePart(
  page: Page,
  play: (page: Page, match: string) => Promise<void>,
  until: (view: TournamentView) => boolean = ({ state }) => state === "over",
): Promise<TournamentView> {
  const played = new Set<string>();
  const isNext = (view: TournamentView): boolean => view.mine.match !== null && !played.has(view.mine.match);
  for (;;) {
    const view = await page.until(({ tournament: its }) => its && (until(its) || isNext(its)) && its);
    const { match } = view.mine;
    if (until(view) || match === null) return view;
    played.add(match);
    await page.ask({ ask: "match", match, on: true });
    await play(page, match);
  }
}

const giveUp = (page: Page, match: string): Promise<unknown> =>
  page.ask({ ask: "do", match, command: `up ${match}`, move: { kind: "resign" } });

/** A few moves, and then no more. */
async function playALittle(page: Page, match: string): Promise<void> {
  await playOn(page, match, 6);
  if (page.news?.table.ended === null) await giveUp(page, match).catch(() => {});
}

const nameOf = ({ entrants }: TournamentView, id: string | null | undefined): string | undefined =>
  entrants.find((entrant) => entrant.id === id)?.name;

const wonBy = ({ next }: TournamentView): string | undefined =>
  next.step === "over" ? next.ranking.find(({ place }) => place === 1)?.id : undefined;

describe("eight entrants, six of them programs", () => {
  test("play three Swiss rounds and a final on two machines, and everybody sees who won", async () => {
    const hana = await open(one, "Hana");
    const ayame = await open(one, "Ayame");
    const boris = await open(other, "guest Boris");
    const id = await hana.openTournament({ form: { form: "swiss", rounds: 3, cut: 2 } });
    await hana.ask({ ask: "tournament", tournament: id, on: true });
    await expect(boris.ask({ ask: "enterProgram", tournament: id, kind: "random" })).rejects.toThrow(
      "notHost",
    );
    for (let i = 0; i < 6; i++) await hana.ask({ ask: "enterProgram", tournament: id, kind: "random" });
    await ayame.enter(id);
    await boris.enter(id, "heavy-shells");
    // who judges does not play
    const with_ = { deck: { list: "heavy-shells" }, number: newNumber() };
    await expect(hana.ask({ ask: "enter", tournament: id, with: with_ })).rejects.toThrow("judge");
    await expect(ayame.ask({ ask: "startTournament", tournament: id })).rejects.toThrow("notHost");
    expect(await boris.ask({ ask: "tournaments" })).toMatchObject([
      { id, entrants: 8, rounds: 0, host: "Hana" },
    ]);
    await hana.ask({ ask: "startTournament", tournament: id });
    const views = await Promise.all([
      takePart(ayame, playALittle),
      takePart(boris, playALittle),
      hana.until(({ tournament: its }) => its?.state === "over" && its),
    ]);
    const [seen] = views;
    for (const view of views) expect({ ...view, mine: null }).toEqual({ ...seen, mine: null });
    expect(views.map(({ mine }) => mine.host)).toEqual([false, false, true]);
    expect(seen.rounds.map(({ part, pairings }) => [part, pairings.length])).toEqual([
      ["swiss", 4],
      ["swiss", 4],
      ["swiss", 4],
      ["elimination", 1],
    ]);
    const pairings = seen.rounds.flatMap((round) => round.pairings);
    expect(pairings.every(({ result }) => result !== null)).toBe(true);
    expect(new Set(pairings.map(({ match }) => match)).size).toBe(13);
    const met = pairings.slice(0, 12).map(({ players }) => players.toSorted().join());
    expect(new Set(met).size).toBe(12);
    // who won the final is the winner, and stood among the first two
    const final = pairings.at(-1);
    const winner = wonBy(seen);
    expect(final?.players).toContain(winner);
    expect(seen.standings.slice(0, 2).map((row) => row.id)).toContain(winner);
    expect(seen.bracket?.rounds).toMatchObject([[{ winner }]]);
    expect(seen.standings.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(23);
    expect(hashOf(seen.opened?.secret ?? "")).toBe(seen.hash);
    // nobody was told a deck, nor the secret before the end
    const told = [ayame, boris, hana]
      .flatMap(({ bytes }) => bytes)
      .filter((text) => text.includes('"tournament":'));
    expect(told.filter((text) => text.includes("bees") || text.includes("shells"))).toEqual([]);
    const early = told
      .filter((text) => text.includes(seen.opened?.secret ?? ""))
      .map((text) => text.includes('"state":"over"'));
    expect(early.every((isOver) => isOver)).toBe(true);
    expect(await boris.ask({ ask: "tournaments" })).toEqual([]);
  });

  test("go on without one who leaves in the middle, whose match is given up", async () => {
    const hana = await open(other, "Hana");
    const ayame = await open(one, "Ayame");
    const boris = await open(other, "guest Boris");
    const id = await hana.openTournament({ form: { form: "swiss", rounds: 3, cut: 2 } });
    for (let i = 0; i < 6; i++) await hana.ask({ ask: "enterProgram", tournament: id, kind: "random" });
    await ayame.enter(id);
    await boris.enter(id);
    await hana.ask({ ask: "startTournament", tournament: id });
    const rest = takePart(ayame, playALittle);
    await takePart(boris, playALittle, ({ rounds }) => rounds.length === 2);
    await boris.ask({ ask: "withdraw", tournament: id });
    await expect(boris.ask({ ask: "withdraw", tournament: id })).rejects.toThrow("over");
    const over = await rest;
    const gone = over.entrants.find(({ name }) => name === "guest Boris");
    expect(gone?.dropped).toBe(2);
    const theirs = over.rounds.map(({ pairings }) =>
      pairings.find(({ players }) => players.includes(gone?.id ?? "")),
    );
    expect(theirs.map((pairing) => pairing !== undefined)).toEqual([true, true, false, false]);
    const second = theirs[1];
    expect(second?.result?.outcome).toBe(second?.players[0] === gone?.id ? "second" : "first");
    // seven are left: one of them has a bye, and no match
    const byes = over.rounds[2]?.pairings.filter(({ players }) => players[1] === null);
    expect(byes).toMatchObject([{ match: null, result: null }]);
    expect(over.standings.find((row) => row.id === byes?.[0]?.players[0])?.byes).toBe(1);
  });
});

test("five play an elimination to its end", async () => {
  const hana = await open(one, "Hana");
  const names = ["Ayame", "Boris", "Chiyo", "Dora", "Emil"];
  const five = await Promise.all(names.map((name, i) => open(i % 2 ? one : other, name)));
  const knockout = { thirdPlace: true, drawn: "higherSeed" } as const;
  const id = await hana.openTournament({ form: { form: "elimination", knockout }, rated: true });
  for (const page of five) await page.enter(id);
  await hana.ask({ ask: "startTournament", tournament: id });
  const views = await Promise.all(five.map((page) => takePart(page, playALittle)));
  const [seen] = views as [TournamentView];
  expect(seen.rounds.map(({ pairings }) => pairings.map(({ match }) => match !== null))).toEqual([
    [false, true, false, false],
    [true, true],
    [true, true],
  ]);
  expect(wonBy(seen)).toBe(seen.bracket?.rounds.at(-1)?.[0]?.winner);
  expect(names).toContain(nameOf(seen, wonBy(seen)));
  expect(seen.next).toMatchObject({
    step: "over",
    ranking: [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 }, { place: 5 }],
  });
});

test("with sealed packs everybody opens new ones in each match", async () => {
  const hana = await open(one, "Hana");
  const three = await Promise.all(["Ayame", "Boris", "guest Chiyo"].map((name) => open(other, name)));
  const form = { form: "swiss", rounds: 3, cut: null } as const;
  const id = await hana.openTournament({ game: "trails", sealed: true, form });
  const with_ = { deck: null, number: newNumber() };
  for (const page of three) {
    const enter = { ask: "enter", tournament: id } as const;
    await expect(page.ask({ ...enter, with: { ...with_, deck: { cards: ["A"] } } })).rejects.toThrow("deck");
    await page.ask({ ...enter, with: with_ });
    await page.ask({ ask: "tournament", tournament: id, on: true });
  }
  await hana.ask({ ask: "startTournament", tournament: id });
  const [over] = await Promise.all(three.map((page) => takePart(page, playALittle)));
  const matches = (over?.rounds ?? []).flatMap(({ pairings }) =>
    pairings.flatMap(({ match }) => match ?? []),
  );
  expect(matches).toHaveLength(3);
  const rows = await db.selectFrom("matches").select("setup").where("id", "in", matches).execute();
  const lists = rows.flatMap(({ setup }) => setup.lists.map((list) => list.join()));
  expect(new Set(lists).size).toBe(6);
});

test("where the machine is killed that everybody is at, the others go on", async () => {
  const script = fileURLToPath(new URL("./machine-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, database.url], { stdio: ["ignore", "pipe", "inherit"] });
  processes.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).once("line", (line) => resolve(Number(line)));
    child.once("exit", () => reject(new Error("the machine has not come up")));
  });
  const hana = await open({ port }, "Hana");
  const names = ["Ayame", "Boris", "Chiyo", "Dora"];
  const four = await Promise.all(names.map((name) => open({ port }, name)));
  const id = await hana.openTournament({ form: { form: "swiss", rounds: 3, cut: null } });
  for (const page of four) await page.enter(id);
  await hana.ask({ ask: "startTournament", tournament: id });
  await Promise.all(
    four.map(async (page) => {
      const match = await page.until(({ tournament: its }) => its?.mine.match);
      await page.ask({ ask: "match", match, on: true });
      await playALittle(page, match);
    }),
  );
  // the round may have been paired by now, or not
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
  const again = await Promise.all(names.map((name, i) => open(i % 2 ? one : other, name)));
  const views = await Promise.all(
    again.map(async (page) => {
      const view = await page.ask({ ask: "tournament", tournament: id, on: true });
      page.messages.push({ tournament: view });
      return await takePart(page, playALittle);
    }),
  );
  const met = (views[0]?.rounds ?? []).flatMap(({ pairings }) =>
    pairings.map(({ players }) => players.toSorted().join()),
  );
  expect(met).toHaveLength(6);
  expect(new Set(met).size).toBe(6);
});

describe("a judge", () => {
  /** A tournament of two people, judged by another, with its match begun. */
  async function begun(names: readonly [string, string], judge: string) {
    const judging = await open(other, judge);
    const two = await Promise.all(names.map((name) => open(one, name)));
    const id = await judging.openTournament();
    for (const page of two) await page.enter(id);
    await judging.ask({ ask: "startTournament", tournament: id });
    const matches = await Promise.all(
      two.map((page) => page.until(({ tournament: its }) => its?.mine.match)),
    );
    const [match] = matches as [string];
    for (const page of two) await page.ask({ ask: "match", match, on: true });
    const [first, second] = two as [Page, Page];
    await Promise.all([playOn(first, match, 6), playOn(second, match, 6)]);
    return { id, match, judging, first, second };
  }

  const newsOf = ({ messages }: Page): MatchNews[] =>
    messages.flatMap((one) => ("news" in one ? one.news : []));
  const looksAt = (match: string) =>
    db
      .selectFrom("looks")
      .select(["who", "tournament", "match", "seat"])
      .where("match", "=", match)
      .orderBy("id")
      .execute();

  test("looks at a match from one seat or all, and all of it is written down", async () => {
    const { id, match, judging, first, second } = await begun(["Ayame", "Boris"], "Judith");
    const [table, ...more] = await judging.ask({ ask: "judging", tournament: id });
    expect(more).toEqual([]);
    expect(table).toMatchObject({ round: 1, table: 1, match, names: first.news?.table.names });
    const look = { ask: "look", tournament: id, match, on: true } as const;
    await judging.ask({ ...look, seat: 1 });
    expect(newsOf(judging).map(({ seat }) => seat)).toEqual([1]);
    await judging.ask({ ...look, seat: null });
    const [, zero, one_] = newsOf(judging);
    const [left, right] = first.news?.seat === 0 ? [first, second] : [second, first];
    expect(zero).toMatchObject({ seat: 0, sight: { view: left.news?.sight.view } });
    expect(one_).toMatchObject({ seat: 1, sight: { view: right.news?.sight.view } });
    // it goes on as it is played, until the judge looks away
    const { number } = left.news ?? { number: 0 };
    await Promise.all([playOn(first, match, number + 1), playOn(second, match, number + 1)]);
    await judging.until((page) => newsOf(page).filter((news) => news.number > number).length >= 2 && page);
    await judging.ask({ ...look, seat: null, on: false });
    await expect(judging.ask({ ...look, seat: 3 })).rejects.toThrow("cannot");
    const mine = { who: "id of Judith", tournament: id, match };
    expect(await looksAt(match)).toEqual([
      { ...mine, seat: 1 },
      { ...mine, seat: null },
    ]);
  });

  test("sets a match back and ends it, and the tournament goes by that", async () => {
    const { id, match, judging, first, second } = await begun(["Chiyo", "Dora"], "Judith");
    const rule = { ask: "rule", tournament: id, match } as const;
    const { number, step } = first.news ?? { number: 0, step: 0 };
    await expect(judging.ask({ ...rule, command: "nothing" })).rejects.toThrow("cannot");
    const back = await judging.ask({ ...rule, command: "back", back: 1 });
    expect(back.number).toBeGreaterThan(number);
    // sent twice it is done once
    expect(await judging.ask({ ...rule, command: "back", back: 1 })).toEqual(back);
    const set = await first.until(({ news }) => news && news.number >= back.number && news);
    expect(set.step).toBeLessThan(step);
    await judging.ask({ ...rule, command: "end", end: { winner: 1 } });
    const over = await second.until(({ tournament: its }) => its?.state === "over" && its);
    expect(second.news?.table.ended ?? first.news?.table.ended).toEqual({ how: "ruling", winner: 1 });
    expect(over.rounds[0]?.pairings[0]).toMatchObject({ result: { outcome: "second" } });
    expect(wonBy(over)).toBe(over.rounds[0]?.pairings[0]?.players[1]);
    await expect(judging.ask({ ...rule, command: "late", back: 0 })).rejects.toThrow("over");
  });

  test("sends somebody away, who loses the match that they play", async () => {
    const { id, judging, first, second } = await begun(["Emil", "Fumi"], "Judith");
    const entrant = first.tournament?.mine.entrant ?? "";
    await expect(second.ask({ ask: "remove", tournament: id, entrant })).rejects.toThrow("notYours");
    await judging.ask({ ask: "remove", tournament: id, entrant });
    const over = await second.until(({ tournament: its }) => its?.state === "over" && its);
    expect(wonBy(over)).toBe(second.tournament?.mine.entrant);
    expect(over.entrants.find((one_) => one_.id === entrant)?.dropped).toBe(1);
  });

  test("can do nothing in another tournament, and who plays can judge nothing", async () => {
    const mine = await begun(["Goro", "Hiro"], "Judith");
    const theirs = await begun(["Ines", "Jana"], "Kenji");
    const tries = async (page: Page, tournament: string, match: string) => {
      await expect(page.ask({ ask: "look", tournament, match, seat: 0, on: true })).rejects.toThrow(
        "notYours",
      );
      const end = { winner: 0 };
      await expect(page.ask({ ask: "rule", tournament, match, command: "c", end })).rejects.toThrow(
        "notYours",
      );
    };
    await tries(mine.judging, theirs.id, theirs.match);
    // not under the name of their own either
    await tries(mine.judging, mine.id, theirs.match);
    await tries(mine.first, mine.id, mine.match);
    await tries(mine.second, theirs.id, theirs.match);
    for (const page of [mine.first, theirs.judging])
      await expect(page.ask({ ask: "judging", tournament: mine.id })).rejects.toThrow("notYours");
    await expect(mine.judging.ask({ ask: "match", match: mine.match, on: true })).rejects.toThrow("notYours");
    const entrant = theirs.first.tournament?.mine.entrant ?? "";
    await expect(mine.judging.ask({ ask: "remove", tournament: theirs.id, entrant })).rejects.toThrow(
      "notYours",
    );
    expect(newsOf(mine.judging)).toEqual([]);
    expect(await looksAt(theirs.match)).toEqual([]);
    expect(await looksAt(mine.match)).toEqual([]);
    expect(theirs.first.news?.table.ended).toBeNull();
  });
});
