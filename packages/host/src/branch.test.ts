/** Playing on from a place in a record, and what a desk tells of how a match went. */
import { Match } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import { seenOf } from "@tefuda/referee/records/seen";
import { expect, test } from "vitest";
import { library, table } from "../test/at-desk.ts";
import type { Course } from "./course.ts";
import type { PlayerKind, SavedMatch } from "./host.ts";
import { memoryKeeper } from "./keeper.ts";

const { book, data } = library.open("tails");
const lists = data.lists.slice(0, 2).map(({ cards }) => cards);
const match = playOn(new Match(book.game, { seed: 5, lists }), 5, 10_000);
const record = match.record();
/** Where A is asked, somewhere in the middle. */
const STEP = record.choices.findIndex(({ seat }, i) => seat === 0 && i > record.choices.length / 2);
const players: PlayerKind[] = ["person", "random"];

const watching = async () => {
  const page = table(memoryKeeper());
  await page.ask({ ask: "watch", record, players: ["novice", "master"] });
  return page;
};

test("who sat there is told where it is known", async () => {
  const page = await watching();
  expect(page.updates().at(-1)).toMatchObject({ players: ["novice", "master"], people: [], watched: true });
});

test("a branch stands where the record stood, is kept once somebody decides, and says what it is", async () => {
  const page = await watching();
  await page.ask({ ask: "branch", branch: { step: STEP, players } });
  const first = await page.asked();
  expect(first).toMatchObject({
    step: STEP,
    people: [0],
    players,
    branch: STEP,
    watched: false,
    canUndo: false,
  });
  const there = Match.replay(book.game, record, STEP);
  expect(first.sights[0]!.view.seats).toEqual(there.view(0).seats);
  // what the person at the screen cannot see is not shown
  expect(first.sights).toHaveLength(1);
  expect(await page.answer()).toBeGreaterThan(STEP);
  const [kept] = await page.kept();
  expect(kept!.match).toMatchObject({ branch: STEP, players, over: false });
  const saved = (await page.ask({ ask: "save" })) as SavedMatch;
  expect(saved.branch).toBe(STEP);
  expect(saved.record.choices.slice(0, STEP)).toEqual(record.choices.slice(0, STEP));
  expect(saved.record).not.toHaveProperty("end");
  expect(saved.record.programs).toEqual([null, expect.stringContaining("random")]);
  // it is taken back to where it parted, and no further
  await page.ask({ ask: "undo" });
  const back = await page.until(({ step }) => step === STEP);
  expect(back.canUndo).toBe(false);
});

test("a branch that nobody decides anything in is not kept", async () => {
  const page = await watching();
  await page.ask({ ask: "branch", branch: { step: STEP, players } });
  await page.asked();
  await page.ask({ ask: "leave" });
  expect(await page.kept()).toEqual([]);
});

test("nothing is played on from where the match is over, from beyond it, or with a seat too few", async () => {
  const page = await watching();
  for (const branch of [
    { step: record.choices.length + 1, players },
    { step: 3, players: players.slice(1) },
  ])
    await expect(page.ask({ ask: "branch", branch })).rejects.toThrow();
  await page.ask({ ask: "seek", step: record.choices.length });
  await expect(
    page.ask({ ask: "branch", branch: { step: record.choices.length, players } }),
  ).rejects.toThrow();
  // it is watched as before
  await page.ask({ ask: "seek", step: 3 });
  await page.until(({ step }) => step === 3);
});

test("the course of a record is told from anywhere, and leaves it where it is shown", async () => {
  const page = await watching();
  await page.ask({ ask: "seek", step: STEP });
  const course = (await page.ask({ ask: "course", measure: { number: "base" } })) as Course;
  expect(course.steps).toHaveLength(record.choices.length + 1);
  expect(course.winner).toBe(match.view(0).over!.winner);
  expect(await page.ask({ ask: "hint", step: STEP })).not.toBeNull();
  // the same of what was only seen, but for who was thought to be ahead
  const seen = seenOf(book.game, record)!;
  await page.ask({ ask: "watch", record: { ...record, end: "0".repeat(64), seen } });
  const then = (await page.ask({ ask: "course", measure: { number: "base" } })) as Course;
  expect(then).toEqual({ ...course, steps: course.steps.map((step) => ({ ...step, ahead: null })) });
  await expect(page.ask({ ask: "branch", branch: { step: 3, players } })).rejects.toThrow();
  await expect(page.ask({ ask: "part", step: 3 })).rejects.toThrow();
});

test("a part of a record says how things stand there, and whoever plays it again sees if they do", async () => {
  const page = await watching();
  const part = (await page.ask({ ask: "part", step: STEP })) as SavedMatch;
  expect(part.record.choices).toEqual(record.choices.slice(0, STEP));
  expect(part.record.end).toBe(Match.replay(book.game, record, STEP).end);
  await page.ask({ ask: "watch", record: part.record });
  expect(page.updates().at(-1)).not.toHaveProperty("since");
  await page.ask({ ask: "watch", record: { ...part.record, end: "0".repeat(64) } });
  expect(page.updates().at(-1)!.since).toMatchObject({ otherEnd: true });
});

test("how a match goes is not told before it is over", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "random");
  await page.asked();
  await expect(page.ask({ ask: "course", measure: null })).rejects.toThrow(/over/);
  await page.ask({ ask: "answer", seat: 0, say: "give up" });
  await page.until(({ sights }) => sights[0]!.view.over !== null);
  const course = (await page.ask({ ask: "course", measure: null })) as Course;
  expect(course.winner).toBe(1);
  expect(course.hands).toHaveLength(2);
  expect(course.steps.every(({ values }) => values.length === 0)).toBe(true);
});
