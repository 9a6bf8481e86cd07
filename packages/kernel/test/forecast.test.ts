/** What would follow from an answer: played on in worlds that are made up, and told as differences. */
import { describe, expect, test } from "vitest";
import {
  act,
  ask,
  assemble,
  EVERYBODY,
  type Forecast,
  type ForecastRules,
  forecast,
  type Group,
  loop,
  Match,
  message,
  type Position,
  program,
  say,
  show,
} from "../src/index.ts";
import { LIST, STACK, setup, toy, toyPackage } from "./toy.ts";

/** A match in the first turn of A, with these cards in rows and hands. */
function laid(position: Position): Match {
  for (let seed = 1; ; seed++) {
    const match = new Match(toy, { ...setup(seed), opening: { after: 0, position } });
    if (match.asked === 0) return match;
  }
}
const row = (...cards: string[]) => ({ row: cards.map((card) => ({ card })) });
const told = (found: Forecast | null) => found?.lines.map(({ text, sure }) => (sure ? text : `? ${text}`));
const foretold = (match: Match, answer: string | null, observer = 0): Forecast | null =>
  forecast(match.machine, observer, answer, toyPackage);

describe("of an answer", () => {
  test("are told the lines it writes, what becomes of cards, and the numbers and zones of seats", () => {
    const match = laid({ seats: [{ zones: row("Bee") }, { zones: row("Ant", "Cat") }] });
    const found = foretold(match, "hit Bee > Ant")!;
    expect(found.hangsOn).toEqual([]);
    expect(found.lines).toEqual([
      { message: "hits", named: [{ card: "Bee" }, { card: "Ant" }], text: "Bee hits Ant", sure: true },
    ]);
    expect(found.cards).toEqual([
      { card: "Bee", at: { zone: "row", seat: 0, place: 0 }, turned: true, counts: {} },
      { card: "Ant", at: { zone: "row", seat: 1, place: 0 }, to: { zone: "heap", seat: null }, counts: {} },
    ]);
    expect(found.seats).toEqual([{ seat: 1, numbers: {}, zones: { row: { was: 2, now: 1 } } }]);
    expect(found.over).toBeNull();
    // what is too strong stays
    expect(foretold(match, "hit Bee > Cat")!.cards.map(({ card }) => card)).toEqual(["Bee"]);
  });

  test("is told who wins by it", () => {
    const match = laid({ seats: [{ zones: row("Cat") }, { numbers: { hearts: 3 } }] });
    const found = foretold(match, "hit Cat > player")!;
    expect(found.over).toEqual({ winner: 0, rule: "toy-4" });
    expect(found.seats).toEqual([{ seat: 1, numbers: { hearts: { was: 3, now: 0 } }, zones: {} }]);
  });

  test("nothing is done to the match itself", () => {
    const match = laid({ seats: [{ zones: row("Bee") }, { zones: row("Ant") }] });
    const before = [match.hash(), match.machine.journal.length, match.length];
    foretold(match, "hit Bee > Ant");
    expect([match.hash(), match.machine.journal.length, match.length]).toEqual(before);
  });

  test("what hangs on a choice that nobody can pass is told as possible, whatever follows from each as sure", () => {
    const match = laid({ seats: [{}, {}] });
    const found = foretold(match, "guess")!;
    expect(found.hangsOn).toEqual(["choice"]);
    expect(told(found)).toEqual(["? A guesses 1", "? A guesses 2", "? A guesses 3"]);
    match.answer(0, "guess");
    expect(told(foretold(match, "2"))).toEqual(["A guesses 2"]);
  });

  test("it goes on till something new can be begun, and does not say what others draw", () => {
    const match = laid({ seats: [{}, {}] });
    const found = foretold(match, "pass")!;
    expect(told(found)).toEqual(["Turn 2: B", "B draws a card"]);
    expect(found.seats.find(({ seat }) => seat === 1)!.zones.hand).toEqual({ was: 0, now: 1 });
  });

  test("it ends before another part of the turn, which comes by itself", () => {
    const match = laid({ seats: [{}, {}] });
    const found = forecast(match.machine, 0, "pass", { ...toyPackage, parts: ["turn"] })!;
    expect([found.lines, found.seats, found.hangsOn]).toEqual([[], [], []]);
    // and what was stopped in one look ahead goes on in the next
    expect(told(foretold(match, "pass"))).toEqual(["Turn 2: B", "B draws a card"]);
  });

  test("of several ways to pick as few cards as one must, each is tried", () => {
    const held = ["Ant", "Bee", "Cat", "Dodo"].map((card) => ({ card }));
    const match = laid({ seats: [{ zones: { hand: held } }, {}] });
    const found = foretold(match, "pass")!;
    expect(found.hangsOn).toEqual(["choice"]);
    expect(found.cards.filter(({ to }) => to)).toEqual([]);
    // which of them goes is not sure, that one does is
    expect(found.seats.find(({ seat }) => seat === 0)!.zones.hand).toEqual({ was: 4, now: 3 });
  });
});

describe("there is none", () => {
  const match = laid({ seats: [{ zones: row("Bee") }, { zones: row("Ant") }] });
  test("where nothing is under way, for what is no answer, and for who is not asked", () => {
    expect(foretold(match, null)).toBeNull();
    expect(foretold(match, "hit Bee > Cat")).toBeNull();
    expect(foretold(match, "pass", 1)).toBeNull();
  });
  test("where several cards are picked, where somebody else has to choose, and in a game that gives none", () => {
    const held = ["Ant", "Bee", "Cat", "Dodo"].map((card) => ({ card }));
    const picks = laid({ seats: [{ zones: { hand: held } }, {}] });
    picks.answer(0, "pass");
    expect(foretold(picks, "Ant")).toBeNull();
    expect(foretold(picks, null)!.hangsOn).toEqual(["choice"]);
    expect(foretold(picks, null, 1)).toBeNull();
    const { layout } = toyPackage;
    expect(forecast(match.machine, 0, "hit Bee > Ant", { layout })).toBeNull();
  });
});

describe("what is not known", () => {
  const rolls = message("rolls", ["number"], { en: "It shows {0}" });
  const shows = message("shows", ["card"], { en: "{0} is shown" });
  const group = (verb: string, body: Group["body"]): Group => ({ verb, form: "word", ...(body && { body }) });
  const game = assemble({
    ...toy,
    messages: [rolls, shows],
    main: program("drawing", () =>
      loop(
        () => true,
        ask({
          shape: "one",
          who: () => 0,
          prompt: "turn",
          rule: "toy-1",
          groups: [
            group(
              "roll",
              act((m) => say(m, rolls, m.random(1000))),
            ),
            group(
              "roll in vain",
              act((m) => {
                m.random(2);
              }),
            ),
            group(
              "peek",
              act((m) => {
                const card = m.first(m.zoneOf(STACK, 0));
                show(m, card, EVERYBODY);
                say(m, shows, card);
              }),
            ),
            group(
              "ask about it",
              // it is read and not shown
              act((m) => {
                const card = m.first(m.zoneOf(STACK, 1));
                if (m.definitionOf(card).printed[0]! > 1) m.setSeatNumber(0, 0, 9);
              }),
            ),
          ],
        }),
      ),
    ),
  });
  const rules: ForecastRules = toyPackage;
  const match = new Match(game, { seed: 1, lists: [LIST, LIST] });
  const found = (answer: string): Forecast => forecast(match.machine, 0, answer, rules)!;

  test("chance is no ground for anything that is told, and is said to be in it", () => {
    expect(found("roll")).toMatchObject({ lines: [], seats: [] });
    expect(found("roll").hangsOn).toContain("chance");
    expect(found("roll in vain").hangsOn).toEqual(["chance"]);
  });
  test("a card that comes to light is not named", () => {
    expect(found("peek")).toMatchObject({ hangsOn: ["hidden"], lines: [] });
  });
  test("a card that is only asked about is not guessed at", () => {
    expect(found("ask about it")).toMatchObject({ hangsOn: ["hidden"], seats: [] });
  });
  test("matches that differ in it have the same forecasts", () => {
    const other = new Match(game, { seed: 2, lists: [LIST, [...LIST].reverse()] });
    for (const answer of ["roll", "roll in vain", "peek", "ask about it"])
      expect(forecast(other.machine, 0, answer, rules)).toEqual(found(answer));
  });
});
