import type { Update } from "@tefuda/host/host";
import type { LogEntry, Look, TableLayout, View } from "@tefuda/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cutterOf } from "./cutter.ts";
import { TableStore } from "./table.ts";

const look: Look = {
  types: {},
  subtypes: {},
  values: {},
  turned: { en: "turned" },
  kinds: {},
  lines: {},
  deeds: { play: ["plays"], lose: ["loses"] },
};
const layout: TableLayout = { rows: [], seatNumbers: [], phases: [], verbs: {}, buttons: {}, passes: [] };

const view = (points: number, asked = false): View => ({
  game: "g",
  observer: 0,
  numbers: { turn: 1, player: 1 },
  seats: [0, 1].map((seat) => ({ seat, numbers: { points: seat === 0 ? points : 9 }, zones: {} })),
  shared: {},
  links: [],
  asked: asked ? 0 : 1,
  question: asked
    ? { seat: 0, prompt: "p", words: "?", shape: "yes", min: 1, max: 1, rule: "", source: null, options: [] }
    : null,
  over: null,
});
const line = (message: string, seat: number): LogEntry => ({
  kind: "line",
  message,
  text: `${seat} ${message}`,
  parts: [{ seat }, { text: message }],
});
const update = (step: number, seen: View, log: LogEntry[] = [], fresh = false): Update => ({
  step,
  of: step,
  fresh,
  act: null,
  sights: [{ seat: 0, view: seen, log }],
  people: [0],
  players: ["person", "random"],
  format: null,
  canUndo: false,
  canRedo: false,
  watched: false,
  cards: [],
  chance: { open: 1 },
  kept: { state: "kept", id: null },
});

let store: TableStore;
const now = () => store.get()!;
const deed = () => now().deed?.kind ?? null;
const points = () => now().view.seats[0]!.numbers.points;

beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore();
  store.cutter = cutterOf(look, layout);
  store.receive(update(1, view(20), [], true));
  // The other plays something, and it costs one's own points; then one is asked.
  store.receive(update(2, view(18, true), [line("plays", 1), line("loses", 0)]));
});
afterEach(() => void vi.useRealTimers());

describe("an update is shown one deed after the other", () => {
  test("and what is asked then stands behind them", () => {
    vi.advanceTimersByTime(300);
    expect([deed(), points(), now().view.question]).toEqual(["play", 20, null]);
    vi.advanceTimersByTime(1600);
    expect([deed(), points(), now().view.question]).toEqual(["lose", 18, null]);
    vi.advanceTimersByTime(1200);
    expect([deed(), now().view.question?.prompt, store.busy]).toEqual([null, "p", false]);
    expect(now().lines.map(({ entry }) => entry.message)).toEqual(["plays", "loses"]);
  });

  test("the next comes at a press, and all that waits when it is skipped", () => {
    vi.advanceTimersByTime(300);
    store.next();
    expect(deed()).toBe("lose");
    store.skip();
    expect([now().view.question?.prompt, points(), store.busy]).toEqual(["p", 18, false]);
    expect(now().lines).toHaveLength(2);
  });

  test("at once nothing of it is paced, and no line is lost", () => {
    store.speed = "instant";
    store.skip();
    expect([deed(), points(), now().view.question?.prompt]).toEqual([null, 18, "p"]);
    expect(now().news).toHaveLength(2);
  });
});

test("what just happened is shown once more, also where it was not shown before", () => {
  store.speed = "instant";
  store.skip();
  const { lines } = now();
  expect(store.again()).toBe(true);
  expect([points(), now().again, store.busy]).toEqual([20, { at: 0, of: 2 }, true]);
  vi.advanceTimersByTime(500);
  expect([deed(), now().again?.at]).toEqual(["play", 1]);
  store.turnTo(2);
  expect([deed(), points()]).toEqual(["lose", 18]);
  vi.advanceTimersByTime(60_000);
  expect(now().again?.at).toBe(2);
  store.next();
  expect([now().again, now().view.question?.prompt, store.busy]).toEqual([null, "p", false]);
  expect(now().lines).toBe(lines);
  // Another match has no past.
  store.begin();
  expect(store.again()).toBe(false);
});
