/** What is told of a match that is over: its line, its turns, the moments that decided it, and how it ended. */

import { aheadIn, type Course, courseOf, type ToldLine } from "@tefuda/host/course";
import { library } from "@tefuda/host/test/at-desk";
import { Match } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import { looks } from "@tefuda/print/looks";
import { watch } from "@tefuda/referee/records/watched";
import { expect, test } from "vitest";
import {
  lastOf,
  lineOf,
  measureOf,
  momentsOf,
  turnAfter,
  turnAt,
  turnBefore,
  turnsOf,
  withMarks,
} from "./course.ts";

const { layout } = library.open("tails").pack;
const look = { ...looks.tails!, lines: { turn: "heading", pays: "quiet" } as const };

const line = (message: string, card?: string): ToldLine => ({
  kind: "line",
  message,
  text: message,
  parts: card === undefined ? [{ text: message }] : [{ card }, { text: message }],
});

/** A step in a turn of a player, at which it stands like this. */
const step = (
  turn: number,
  values: number[],
  ahead: number | null = null,
  ...lines: ToldLine[]
): Course["steps"][number] => ({ turn, player: turn === 0 ? null : turn % 2, values, ahead, lines });

const course = (steps: Course["steps"], winner: number | null = 0): Course => ({ steps, hands: [], winner });

const whole = course([
  step(0, [0, 0]),
  step(1, [20, 20], 1, line("turn")),
  step(1, [20, 20], null, line("attacks", "Owl"), line("pays", "Coin")),
  step(1, [20, 12], null, line("loses")),
  step(2, [20, 12], 0, line("turn")),
  step(2, [18, 12], null, line("attacks", "Fox")),
  step(3, [18, 6], 0, line("turn")),
  step(3, [18, 6], null, line("attacks", "Owl")),
  step(4, [18, 6], 0, line("turn")),
  step(5, [18, 0], null, line("loses"), line("pays", "Coin"), line("wins")),
]);

test("the number that decides is that of the walls, or the first that does not come and go", () => {
  const id = (n: string) => ({ id: n, name: { en: n } });
  const plain = { ...looks.tails! };
  expect(measureOf({ ...layout, seatNumbers: [id("cp"), id("bond")] }, { ...plain, pools: ["cp"] })).toEqual({
    number: "bond",
  });
  expect(measureOf({ ...layout, seatNumbers: [] }, plain)).toBeNull();
  const walls = { zone: "forts", of: "forts", says: { en: "Forts" } };
  expect(measureOf(layout, { ...plain, walls })).toEqual({ zone: "forts" });
});

test("turns have whose they are, what tells most of them, and how they changed things; what began a turn counts to it", () => {
  const turns = turnsOf(whole, look);
  expect(turns.map(({ step, turn, player }) => [step, turn, player])).toEqual([
    [0, 0, null],
    [1, 1, 1],
    [4, 2, 0],
    [6, 3, 1],
    [8, 4, 0],
    [9, 5, 1],
  ]);
  // the line with a card before the answer that moved most, and none that says little
  expect(turns[1]!.line!.message).toBe("attacks");
  expect(turns[1]).toMatchObject({ before: [20, 20], values: [20, 12] });
  expect(turns[3]).toMatchObject({ before: [18, 12], values: [18, 6] });
  expect(turnAt(turns, 5)).toBe(2);
  expect(turnAt(turns, 0)).toBe(0);
  expect(turnAt([], 5)).toBe(0);
  expect([turnBefore(turns, 5), turnBefore(turns, 4), turnBefore(turns, 0)]).toEqual([4, 1, undefined]);
  expect([turnAfter(turns, 5), turnAfter(turns, 4), turnAfter(turns, 9)]).toEqual([6, 6, undefined]);
});

test("a turn in which several act belongs to none", () => {
  const shared = course([step(1, []), { ...step(1, []), player: 0 }]);
  expect(turnsOf(shared, look)).toMatchObject([{ turn: 1, player: null }]);
});

test("the line begins where the first turn does, and a set-up is no part of it", () => {
  expect(lineOf(turnsOf(whole, look)).map(({ turn, values }) => [turn, values])).toEqual([
    [0, [20, 20]],
    [1, [20, 12]],
    [2, [18, 12]],
    [3, [18, 6]],
    [4, [18, 6]],
    [5, [18, 0]],
  ]);
  expect(lineOf(turnsOf(course([step(0, [1, 2])]), look))).toEqual([]);
});

test("moments are the turns that moved most by what was left, and the one from which the winner stayed ahead", () => {
  expect(momentsOf(whole, look)).toMatchObject([
    { step: 1, turn: 1, kind: "swing", seat: 1, was: 20, now: 12 },
    { step: 4, turn: 2, kind: "lead", seat: 0, line: { message: "attacks" } },
    { step: 6, turn: 3, kind: "swing", seat: 1, was: 12, now: 6 },
  ]);
  // who was ahead all along never came to be so, and a draw has nobody
  const always = course(whole.steps.map((one) => ({ ...one, ahead: one.ahead === null ? null : 0 })));
  expect(momentsOf(always, look).some(({ kind }) => kind === "lead")).toBe(false);
  expect(momentsOf({ ...whole, winner: null }, look).some(({ kind }) => kind === "lead")).toBe(false);
  // a game whose numbers do not move has none, and a small move beside a great one is none
  expect(momentsOf(course([step(1, []), step(2, [])]), look)).toEqual([]);
  const small = course([step(1, [20, 20]), step(2, [19, 20]), step(3, [19, 4]), step(4, [19, 0])]);
  expect(momentsOf(small, look).map(({ turn }) => turn)).toEqual([3]);
});

test("what was told last tells how it ended", () => {
  expect(lastOf(whole, look).map(({ message }) => message)).toEqual(["turn", "loses", "wins"]);
});

test("of a real match all is found, and the match that is looked through stays whole", () => {
  const { pack, book, data } = library.open("tails");
  const lists = data.lists.slice(0, 2).map(({ cards }) => cards);
  const match = playOn(new Match(book.game, { seed: 5, lists }), 5, 10_000);
  const { length, end } = match;
  const found = courseOf(
    watch(match),
    { measure: { number: "base" }, layout: pack.layout, language: "en" },
    () => aheadIn(match.machine, pack.score),
  );
  expect(found.steps).toHaveLength(length + 1);
  expect(match.length).toBe(length);
  expect(match.end).toBe(end);
  const { over, seats } = match.view(0);
  expect(found.winner).toBe(over!.winner);
  expect(found.steps.at(-1)!.values).toEqual(seats.map(({ numbers }) => numbers.base));
  expect(found.hands.map(({ cards }) => cards.length)).toEqual(seats.map(({ zones }) => zones.hand!.count));
  // both hands are open
  expect(found.hands.every(({ cards }) => cards.every(({ name }) => name !== ""))).toBe(true);
  const turns = turnsOf(found, looks.tails!);
  expect(turns.at(-1)!.turn).toBe(match.view(0).numbers.turn);
  expect(lastOf(found, looks.tails!).length).toBeGreaterThan(0);
});

test("what somebody marked stands among the moments in the order of the match, once, and only where it goes", () => {
  const said = line("plays", "Toad");
  const steps = [step(1, [20, 20]), step(1, [20, 20], null, said), step(2, [20, 12]), step(3, [20, 12])];
  const swing = { step: 2, turn: 2, line: null, kind: "swing", seat: 1, was: 20, now: 12 } as const;
  const found = withMarks([swing], [1, 9], course(steps), look);
  expect(found).toEqual([{ step: 1, turn: 1, kind: "marked", line: said }, swing]);
  expect(withMarks([swing], [2], course(steps), look).map(({ kind }) => kind)).toEqual(["marked"]);
});
