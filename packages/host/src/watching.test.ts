/** Watching records of other rules and other cards at a desk. */
import { Worker } from "node:worker_threads";
import { type CardSource, type Choice, Match, type View } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import type { SavedRecord } from "@tefuda/referee/record";
import { bookOf } from "@tefuda/referee/records/cards";
import { seenOf } from "@tefuda/referee/records/seen";
import type { Trial } from "@tefuda/referee/records/trial";
import { expect, test } from "vitest";
import { library, table } from "../test/at-desk.ts";
import type { SavedMatch, Update } from "./host.ts";
import { memoryKeeper } from "./keeper.ts";

const { pack, book } = library.open("tails");
const lists = library
  .open("tails")
  .data.lists.slice(0, 2)
  .map(({ cards }) => cards);

/** A match played to its end, with other cards if there are any. */
function played(cards: readonly CardSource[] = [...book.game.sources!.values()]): Match {
  const own = bookOf(pack, book, { cards });
  return playOn(new Match(own.book.game, { seed: 5, lists }), 5, 10_000);
}

const whole = (match: Match): SavedRecord => {
  const record = match.record();
  return { ...record, end: match.end, seen: seenOf(match.game, record)! };
};

/** As a record of other rules would be: one answer is not possible any more. */
const PLANTED = 7;
const ofOtherRules = ({ choices, ...rest }: SavedRecord): SavedRecord => ({
  ...rest,
  choices: choices.map((choice, i): Choice => (i === PLANTED ? { ...choice, say: "fly" } : choice)),
});

const unasked = (view: View): View => ({ ...view, question: null });

const goTo = async (page: ReturnType<typeof table>, step: number): Promise<Update> => {
  await page.ask({ ask: "seek", step });
  return page.until((update) => update.step === step);
};

test("a record that cannot be played again is watched as every seat saw it, in the language of the table", async () => {
  const match = played();
  const { length } = match;
  const page = table(memoryKeeper());
  await page.ask({ ask: "watch", record: ofOtherRules(whole(match)) });
  const first = page.updates().at(-1)!;
  expect(first).toMatchObject({ step: 0, of: length, fresh: true, watched: true, people: [] });
  expect(first.since).toMatchObject({ asSeen: true, parts: PLANTED, cards: [] });
  expect(first.since!.broken!.ja).toContain("fly");
  for (const language of ["en", "ja"])
    for (const step of [length, PLANTED + 1, PLANTED + 2, 3]) {
      await page.ask({ ask: "configure", settings: { autoPass: true, language } });
      const { sights, fresh } = await goTo(page, step);
      while (match.length > step) match.undo();
      while (match.length < step) match.redo();
      for (const { seat, view, log } of sights) {
        expect(view).toEqual(unasked(match.view(seat, language)));
        expect(log).toEqual(fresh ? match.log(seat, language) : match.logSince(seat, step - 1, language));
      }
    }
  // nobody knows what would follow by the rules of then
  expect(await page.ask({ ask: "forecast", seat: 0, step: 3, say: null })).toBeNull();
});

test("a record that cannot be played again and holds nothing that was seen is refused in words", async () => {
  const { seen: _, ...record } = ofOtherRules(whole(played()));
  const page = table(memoryKeeper());
  await expect(page.ask({ ask: "watch", record })).rejects.toThrow(/fly/);
  await expect(page.ask({ ask: "watch", record: { ...record, edition: 99 } })).rejects.toThrow(
    /edition 99 of the rules/,
  );
  expect(page.updates()).toEqual([]);
});

test("what was seen is refused where it is no view, and the table stays as it is", async () => {
  const record = ofOtherRules(whole(played()));
  const { languages, steps } = record.seen!;
  const spoilt = (at: number): SavedRecord => ({
    ...record,
    seen: { languages, steps: steps.map((step, i) => (i === at ? { ...step, is: [3] } : step)) },
  });
  const page = table(memoryKeeper());
  await page.start("person", "random");
  const step = await page.answer();
  await expect(page.ask({ ask: "watch", record: spoilt(0) })).rejects.toThrow(/cannot be read/);
  expect(await page.answer()).toBeGreaterThan(step);
  const last = record.choices.length;
  await page.ask({ ask: "watch", record: spoilt(last) });
  await goTo(page, last - 1);
  await page.ask({ ask: "seek", step: last });
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(page.got).toContainEqual({ trouble: `what was seen after ${last} answers cannot be read` });
  // it still stands where it was
  const before = page.updates().length;
  await page.ask({ ask: "configure", settings: { autoPass: true, language: "ja" } });
  expect(page.updates().slice(before)).toMatchObject([{ step: last - 1, fresh: true }]);
});

test("what would end otherwise now is shown as it was seen, and told of", async () => {
  const page = table(memoryKeeper());
  await page.ask({ ask: "watch", record: { ...whole(played()), end: "0".repeat(64) } });
  expect(page.updates().at(-1)!.since).toMatchObject({ asSeen: true, otherEnd: true, broken: null });
});

test("of a record that goes as it went nothing is told, and what would follow can be asked", async () => {
  const page = table(memoryKeeper());
  const record = whole(played());
  await page.ask({ ask: "watch", record });
  expect(page.updates().at(-1)).not.toHaveProperty("since");
  const said: unknown[] = [];
  for (const [step, { seat, say }] of record.choices.slice(0, 20).entries()) {
    await goTo(page, step);
    if (typeof say === "string") said.push(await page.ask({ ask: "forecast", seat, step, say }));
  }
  expect(said.some((told) => told !== null)).toBe(true);
  expect(((await page.ask({ ask: "save" })) as SavedMatch).record).toEqual(record);
  await page.ask({ ask: "watch", record: { ...record, edition: 0 } });
  const { since } = page.updates().at(-1)!;
  expect(since).toMatchObject({ edition: 0, now: book.game.editions.length, asSeen: false, parts: null });
  expect(since!.changes[0]).toEqual({ edition: 1, says: book.game.editions[0] });
});

const CHANGED = "Toad Mechanics";
/** The cards of the game, one with more health and the others with other words. */
const otherCards = (): CardSource[] =>
  [...book.game.sources!.values()].map((card) =>
    (card.name as { en: string }).en === CHANGED
      ? { ...card, health: 4 }
      : { ...card, flavour: "Once it was otherwise." },
  );
const healthOf = (cards: Update["cards"]): number | undefined =>
  cards.find(({ name }) => name === CHANGED)?.values.find(({ id }) => id === "health")?.value;

/** Whatever card is told of has been seen up to then. */
function toldWhenSeen(updates: readonly Update[]): void {
  let seen = "";
  for (const { cards, sights } of updates) {
    seen += JSON.stringify(sights);
    for (const { name } of cards) expect(seen).toContain(name);
  }
}

test("cards that the game has otherwise now are told as the match has them, once they have been seen", async () => {
  const match = played(otherCards());
  const page = table(memoryKeeper());
  await page.ask({ ask: "watch", record: whole(match) });
  const { since } = page.updates().at(-1)!;
  expect(since).toMatchObject({ broken: null, asSeen: false });
  expect(since!.cards).toContainEqual({ name: CHANGED, now: "other" });
  const last = await goTo(page, match.length);
  expect(healthOf(last.cards)).toBe(4);
  toldWhenSeen(page.updates());
});

test("of a card that cannot be read any more nothing is shown that the game has by its name now", async () => {
  const record = whole(played());
  const cards = record.cards!.map((card) =>
    (card.name as { en: string }).en === CHANGED ? { ...card, kind: "Nonesuch" } : card,
  );
  const page = table(memoryKeeper());
  await page.ask({ ask: "watch", record: { ...record, cards } });
  expect(page.updates().at(-1)!.since).toMatchObject({
    asSeen: true,
    cards: [{ name: CHANGED, now: "other" }],
  });
  const last = await goTo(page, record.choices.length);
  expect(last.cards).toEqual([expect.objectContaining({ name: CHANGED, values: [], texts: [] })]);
});

test("whoever goes on with a match of other cards is told of them when they are seen, and not before", async () => {
  const { choices, ...record } = played(otherCards()).record();
  const page = table(memoryKeeper());
  for (let step = 1; step < 60; step += 10) {
    const saved = { record: { ...record, choices: choices.slice(0, step) }, held: [] };
    await page.ask({ ask: "resume", saved: { ...saved, players: ["person", "random"] } });
    await page.ask({ ask: "leave" });
  }
  toldWhenSeen(page.updates());
  const last = page.updates().at(-1)!;
  expect(healthOf(last.cards)).toBe(4);
  // some of the other's cards have been seen, and not all
  const theirs = new Set(lists[1]);
  const told = last.cards.filter(({ name }) => theirs.has(name)).length;
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(theirs.size);
});

test("a match that is over is handed out with what was seen of it", async () => {
  const page = table(memoryKeeper());
  await page.start("random", "random");
  await page.until(({ sights }) => sights[0]!.view.over !== null);
  const { record } = (await page.ask({ ask: "save" })) as SavedMatch;
  expect(record.end).toMatch(/^[0-9a-f]{64}$/);
  expect(record.seen).toEqual(JSON.parse(JSON.stringify(seenOf(book.game, record))));
  await page.ask({ ask: "watch", record: ofOtherRules(record) });
  expect((await goTo(page, record.choices.length)).sights[0]!.view.over).not.toBeNull();
});

/** A worker that is ready, and then never comes back from the record that it is sent. */
function hanging(ended: (code: number) => void): Trial {
  const worker = new Worker(
    `const { parentPort } = require("node:worker_threads");
     parentPort.on("message", () => { for (;;); });
     parentPort.postMessage("ready");`,
    { eval: true },
  );
  worker.once("exit", ended);
  return {
    send: (message) => worker.postMessage(message),
    hear: (take) => worker.on("message", take),
    broke: (tell) => worker.once("error", tell),
    end: () => worker.terminate(),
  };
}

test("what hangs while a record of other cards is read is ended and told of, and the table goes on", async () => {
  let ended = 0;
  const page = table(memoryKeeper(), () => hanging(() => ended++));
  const record = whole(played(otherCards()));
  await page.start("person", "random");
  const step = await page.answer();
  await page.ask({ ask: "configure", settings: { autoPass: true, language: "ja" } });
  await expect(page.ask({ ask: "watch", record })).rejects.toThrow("5秒以内に読み込めませんでした");
  const saved: SavedMatch = { record, players: ["person", "person"], held: [] };
  await expect(page.ask({ ask: "resume", saved })).rejects.toThrow("5秒以内に");
  expect(ended).toBe(2);
  expect(await page.answer()).toBeGreaterThan(step);
  // what the game has itself is not tried
  await page.ask({ ask: "watch", record: whole(played()) });
  expect(ended).toBe(2);
});
