import { describe, expect, test } from "vitest";
import { Match, MatchError, type MatchRecord, type Opening, plainSay, SPECTATOR } from "../src/index.ts";
import { begin, playOn, seedsUpTo } from "./play.ts";
import { toy } from "./toy.ts";

const seeds = seedsUpTo(12);
const copy = (record: MatchRecord): MatchRecord => JSON.parse(JSON.stringify(record)) as MatchRecord;
const seen = (match: Match): string =>
  JSON.stringify([0, 1, SPECTATOR].map((observer) => [match.view(observer), match.log(observer)]));

test("the same seed gives the same game, another seed another", () => {
  expect(playOn(begin(5), 1, 80).hash()).toBe(playOn(begin(5), 1, 80).hash());
  expect(begin(5).hash()).not.toBe(begin(6).hash());
});

describe("undo and redo", () => {
  test.each(seeds)("every answer can be taken back and given again (seed %i)", (seed) => {
    const match = begin(seed);
    playOn(match, seed, 120, (m) => {
      const after = [m.hash(), seen(m)];
      expect(m.undo()).toBe(true);
      expect(m.canRedo).toBe(true);
      expect(m.redo()).toBe(true);
      expect([m.hash(), seen(m)]).toEqual(after);
    });
  });

  test("all the way back and forth", () => {
    const match = begin(3);
    const start = [match.hash(), seen(match)];
    playOn(match, 3, 60);
    const end = [match.hash(), seen(match), match.length];
    while (match.undo());
    expect([match.hash(), seen(match), match.length]).toEqual([...start, 0]);
    while (match.redo());
    expect([match.hash(), seen(match), match.length]).toEqual(end);
  });

  test("another answer ends what could be given again", () => {
    const match = playOn(begin(3), 3, 5);
    match.undo();
    const seat = match.asked!;
    match.answer(seat, plainSay(match.view(seat).question!, ["pass", "no"]));
    expect(match.canRedo).toBe(false);
    expect(match.redo()).toBe(false);
  });

  test("what came to light makes taking back less than innocent", () => {
    const match = begin(3);
    const seat = match.asked!;
    const card = match.view(seat).seats[seat]!.zones.hand!.cards![0]!.name;
    match.answer(seat, `play ${card}`);
    // Playing a card shows it to everybody.
    expect(match.undoIsInnocent(1)).toBe(false);
    expect(match.stepsBack(seat)).toBe(1);
    expect(match.stepsBack(1 - seat)).toBe(0);
  });
});

describe("records", () => {
  test.each(seeds)("a record plays the same game again (seed %i)", (seed) => {
    const match = playOn(begin(seed), seed + 100, 150);
    const again = Match.replay(toy, copy(match.record()));
    expect([again.hash(), seen(again)]).toEqual([match.hash(), seen(match)]);
    expect(again.record()).toEqual(match.record());
  });

  test("a record can be played up to any answer", () => {
    const match = begin(4);
    const hashes = [match.hash()];
    playOn(match, 4, 40, (m) => hashes.push(m.hash()));
    const record = copy(match.record());
    hashes.forEach((hash, i) => {
      expect(Match.replay(toy, record, i).hash()).toBe(hash);
    });
  });

  test("giving up is part of it", () => {
    const match = playOn(begin(4), 4, 7);
    const seat = match.asked!;
    expect(match.answer(seat, "Give up")).toEqual({ done: true });
    expect(match.over).toBe(true);
    expect(match.view(0).over).toEqual({ winner: 1 - seat, rule: "toy-8" });
    const again = Match.replay(toy, copy(match.record()));
    expect(again.view(0).over).toEqual({ winner: 1 - seat, rule: "toy-8" });
    match.undo();
    expect(match.over).toBe(false);
  });

  test.each<[string, (r: MatchRecord) => void, RegExp]>([
    ["another game's", (r) => (r.game = "other"), /a match of "other"/],
    ["with an unknown card", (r) => (r.lists[1]![2] = "Elk"), /no card named "Elk"/],
    ["with too many seats", (r) => r.lists.push([]), /played by 2, not by 3/],
    [
      "with an answer nobody could give",
      (r) => (r.choices[4] = { seat: 0, say: "fly" }),
      /choice 5, "A: fly"/,
    ],
    ["with an answer of the wrong seat", (r) => (r.choices[0]!.seat = 1 - r.choices[0]!.seat), /choice 1/],
  ])("a record %s is refused", (_, spoil, message) => {
    const record = copy(playOn(begin(4), 4, 20).record());
    spoil(record);
    expect(() => Match.replay(toy, record)).toThrow(MatchError);
    expect(() => Match.replay(toy, record)).toThrow(message);
  });
});

describe("positions", () => {
  const opening = (after: number): Opening => ({
    after,
    position: {
      numbers: { player: 0 },
      seats: [
        {
          numbers: { hearts: 2 },
          zones: {
            hand: [{ card: "Ant" }, { card: "Cat" }],
            row: [
              { card: "Bee", turned: true, under: [{ card: "Bee" }, { card: "Ant" }], numbers: { hits: 2 } },
              { card: "Dodo" },
            ],
            stack: [{ card: "Dodo" }, { card: "Cat" }],
          },
        },
        { zones: { row: [{ card: "Ant", owner: 0, host: "Bee" }] } },
      ],
      shared: { heap: [{ card: "Cat" }] },
    },
  });
  const laid = (after: number): Match =>
    new Match(toy, {
      seed: 2,
      lists: [Array(4).fill(["Ant", "Bee", "Cat", "Dodo"]).flat() as string[], ["Dodo"]].map((l) => [
        ...l,
        ..."Dodo ".repeat(5).trim().split(" "),
      ]),
      opening: opening(after),
    });

  test("everything lies where it is said to lie", () => {
    const match = laid(0);
    expect(match.asked).toBe(0);
    const view = match.view(0);
    const [a, b] = view.seats;
    expect(a!.numbers.hearts).toBe(2);
    expect(a!.zones.hand!.cards!.map((c) => c!.name)).toEqual(["Ant", "Cat"]);
    expect(a!.zones.row!.cards!.map((c) => [c!.name, c!.turned, c!.under.map((u) => u.name)])).toEqual([
      ["Bee", true, ["Bee", "Ant"]],
      ["Dodo", false, []],
    ]);
    expect(b!.zones.row!.cards!.map((c) => [c!.name, c!.host])).toEqual([
      ["Ant", { zone: "row", seat: 0, place: 0 }],
    ]);
    expect(view.shared.heap!.count).toBe(1);
    const m = match.machine;
    expect(m.definitionOf(m.first(m.zoneOf(0, 0))).name).toBe("Dodo");
    expect(m.definitionOf(m.next(m.first(m.zoneOf(0, 0)))).name).toBe("Cat");
  });

  test.each([0, 1, 3])(
    "a match from a position %i answers in can be taken back, saved and played again",
    (after) => {
      const match = laid(after);
      playOn(match, 9, 30, (m) => {
        const now = [m.hash(), seen(m)];
        m.undo();
        m.redo();
        expect([m.hash(), seen(m)]).toEqual(now);
        const again = Match.replay(toy, copy(m.record()));
        expect([again.hash(), seen(again)]).toEqual(now);
      });
    },
  );
});
