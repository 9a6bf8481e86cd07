import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  below,
  findOption,
  type Group,
  judge,
  knows,
  listOptions,
  Machine,
  Match,
  plainSay,
  SPECTATOR,
  seedWords,
  viewOf,
} from "../src/index.ts";
import { begin, playOn, seedsUpTo } from "./play.ts";
import { HAND, STACK, toy } from "./toy.ts";
import { erased, world } from "./worlds.ts";

const seeds = seedsUpTo(10);

describe("notation", () => {
  test.each(seeds)(
    "no two options of a question are written alike, and each is understood (seed %i)",
    (seed) => {
      playOn(begin(seed), seed, 100, (match) => {
        if (match.over) return;
        const seat = match.asked!;
        const words = match.view(seat).question!.options.map((o) => o.notation);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect(judge(match.machine, seat, word)).toEqual({ verdict: "allowed" });
          expect(judge(match.machine, seat, ` ${word.toUpperCase()}  `)).toEqual({ verdict: "allowed" });
        }
      });
    },
  );
});

describe("equal cards", () => {
  const from = (zone: number, seat: number): Group => ({
    verb: "",
    form: "card",
    from: (m, out) => {
      let n = 0;
      for (let c = m.first(m.zoneOf(zone, seat)); c >= 0; c = m.next(c)) out[n++] = c;
      return n;
    },
  });
  const count = (zone: number, seat: number): number => {
    const match = new Match(toy, {
      seed: 1,
      lists: [Array<string>(8).fill("Ant"), Array<string>(8).fill("Ant")],
    });
    const m = match.machine;
    m.seat = 0;
    return listOptions(m, {
      shape: "one",
      who: () => 0,
      prompt: "",
      rule: "toy-1",
      groups: [from(zone, seat)],
    });
  };

  test("are one option where the seat knows them", () => {
    expect(count(HAND, 0)).toBe(1);
  });
  test("are told apart where it does not, or their number would tell", () => {
    expect(count(HAND, 1)).toBeGreaterThan(1);
    expect(count(STACK, 0)).toBeGreaterThan(1);
  });
  test("can each be picked where several are, by the same words every time", () => {
    const ants = Array<string>(8).fill("Ant");
    const m = new Match(toy, { seed: 1, lists: [ants, ants] }).machine;
    m.seat = 0;
    const some = (max: number): AskSpec => ({
      shape: "some",
      who: () => 0,
      prompt: "",
      rule: "toy-1",
      min: () => max,
      max: () => max,
      groups: [from(HAND, 0)],
    });
    expect(listOptions(m, some(1))).toBe(1);
    const spec = some(2);
    const n = listOptions(m, spec);
    expect(n).toBe(m.count(m.zoneOf(HAND, 0)));
    expect(findOption(m, spec, n, "Ant")).toBe(0);
    expect(findOption(m, spec, n, "Ant", [0])).toBe(1);
    expect(findOption(m, spec, n, "Bee")).toBe(-1);
  });
});

describe("the judge", () => {
  test("an answer out of turn is refused with the reason", () => {
    const match = begin(1);
    const idle = 1 - match.asked!;
    const given = match.answer(idle, "pass");
    expect(given.done).toBe(false);
    const name = match.view(idle).seats[idle]!.zones.hand!.cards![0]!.name;
    const verdict = match.why(idle, `play ${name}`);
    expect(verdict.verdict).toBe("forbidden");
    if (verdict.verdict !== "forbidden") return;
    expect(verdict.reasons.map((r) => r.rule)).toContain("toy-2");
  });

  test("what the words do not name is said, with what is known", () => {
    const match = begin(1);
    const seat = match.asked!;
    expect(match.why(seat, "fly Ant")).toMatchObject({ verdict: "not understood", part: "fly Ant" });
    expect(match.why(seat, "play Elk")).toMatchObject({ verdict: "not understood" });
    const known = match.why(seat, "play Elk");
    const hand = match.view(seat).seats[seat]!.zones.hand!.cards!.map((c) => c!.name);
    if (known.verdict === "not understood") expect(known.known).toEqual([...new Set(hand)].sort());
  });

  test("a refusal leaves everything as it was", () => {
    const match = playOn(begin(2), 2, 9);
    const before = match.hash();
    const seat = match.asked!;
    for (const say of ["", "nonsense", "play Elk", "hit Ant > player > Bee", "#1", "play", ["a", "b"]]) {
      expect(match.answer(seat, say).done).toBe(false);
      expect(match.hash()).toBe(before);
    }
  });
});

describe("views", () => {
  test.each(seeds)("what an observer may not know changes nothing in what it is shown (seed %i)", (seed) => {
    const random = new Uint32Array(4);
    seedWords(random, seed);
    playOn(begin(seed), seed, 60, (match) => {
      const m = match.machine;
      const twin = new Machine(m.game, 2, m.layout.cards);
      for (const observer of [0, 1, SPECTATOR]) {
        twin.s.set(m.s);
        twin.resume();
        for (let card = 0; card < m.layout.cards; card++) {
          if (!knows(m, observer, card)) twin.s[m.layout.definition + card] = below(random, 4);
        }
        expect(viewOf(twin, observer)).toEqual(viewOf(m, observer));
      }
    });
  });

  test("a spectator sees no question and no hand", () => {
    const view = begin(1).view(SPECTATOR);
    expect(view.question).toBeNull();
    for (const seat of view.seats)
      expect(seat.zones.hand).toEqual({ count: view.asked === seat.seat ? 4 : 3 });
  });

  test("what was drawn is named in the log of its player alone", () => {
    const match = begin(1);
    const seat = match.asked!;
    const lines = (observer: number) =>
      match.log(observer).flatMap((e) => (e.kind === "line" && e.message === "draws" ? [e.text] : []));
    expect(lines(seat)[0]).toMatch(/draws (Ant|Bee|Cat|Dodo)/);
    expect(lines(1 - seat)[0]).toMatch(/draws a card/);
    expect(lines(SPECTATOR)[0]).toMatch(/draws a card/);
  });
});

describe("imagined worlds", () => {
  test.each(seeds)(
    "what is known is as it is, and games alike to the observer give the same worlds (seed %i)",
    (seed) => {
      const match = playOn(begin(seed), seed, 25);
      if (match.over) return;
      const m = match.machine;
      const seat = match.asked!;
      expect(viewOf(world(m, seat, 5, { pool: [0, 1, 2, 3] }), seat)).toEqual(viewOf(m, seat));
      const twin = new Machine(m.game, 2, m.layout.cards);
      twin.s.set(m.s);
      twin.resume();
      for (let c = 0; c < m.layout.cards; c++) if (!knows(m, seat, c)) twin.s[m.layout.definition + c] = 3;
      seedWords(twin.words, 12345);
      expect(erased(twin, seat).s).toEqual(erased(m, seat).s);
      expect(world(twin, seat, 5, { pool: [0, 1, 2, 3] }).s).toEqual(
        world(m, seat, 5, { pool: [0, 1, 2, 3] }).s,
      );
    },
  );
});

test("the plain answer is always one that is taken", () => {
  const match = begin(8);
  for (let i = 0; i < 60 && !match.over; i++) {
    const seat = match.asked!;
    expect(match.answer(seat, plainSay(match.view(seat).question!, ["pass", "no"]))).toEqual({ done: true });
  }
});
