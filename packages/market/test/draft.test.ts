/** The draft: who picks what when, what becomes of the cards, what a seat sees of it, and who picks for whom. */
import { Chance, type PackInfo } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import {
  atRandom,
  beginDraft,
  cardsOf,
  DraftError,
  type DraftState,
  draftAmong,
  isOver,
  openPacks,
  packChance,
  pick,
  pickForAway,
  poolsOf,
  timeIsUp,
  viewOfDraft,
  withAway,
} from "../src/index.ts";

const names = (letter: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${letter}${i}`);
const set: PackInfo = {
  id: "set",
  name: { en: "Set" },
  slots: [
    { cards: 3, sorts: [{ id: "c", weight: 1, names: names("c", 9) }] },
    { cards: 1, sorts: [{ id: "r", weight: 1, names: names("r", 4) }] },
  ],
};
const first = ({ pack }: { pack: string[] }): string => pack[0]!;
const step = (state: DraftState): DraftState => timeIsUp(state, first).state;
const ruleOf = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof DraftError) return error.rule;
    throw error;
  }
  return undefined;
};
const chanceOf = (seed: number): Chance => {
  const chance = new Chance();
  chance.open(seed);
  return chance;
};

describe("a table", () => {
  test("limited-2.1: has two to eight seats", () => {
    const seats = [1, 2, 8, 9, 2.5];
    expect(seats.map((n) => ruleOf(() => beginDraft(set, n, 1, 1)))).toEqual([
      "limited-2.1",
      undefined,
      undefined,
      "limited-2.1",
      "limited-2.1",
    ]);
    expect(ruleOf(() => pick(beginDraft(set, 2, 1, 1), 2, "c0"))).toBe("limited-2.1");
  });
  test("limited-2.2: opens a round when all of the one before is picked, everybody at the same moment", () => {
    expect(ruleOf(() => beginDraft(set, 2, 0, 1))).toBe("limited-2.2");
    let state = beginDraft(set, 3, 2, 5);
    const opened = state.closed.map(([next]) => next);
    for (let n = 0; n < cardsOf(set); n++) {
      expect([state.round, state.before.map((pack) => pack.length)]).toEqual([0, [4 - n, 4 - n, 4 - n]]);
      state = step(state);
    }
    expect([state.round, state.before, state.by]).toEqual([1, opened, "limited-2.2"]);
  });
  test("the same seed makes the same draft", () => {
    const run = () => draftAmong(beginDraft(set, 4, 3, 7), Array(4).fill(atRandom(chanceOf(3))));
    expect(run()).toEqual(run());
  });
});

describe("a pick", () => {
  test("limited-2.3: stands, and nobody picks twice before all have picked", () => {
    const state = beginDraft(set, 2, 1, 1);
    const [card, other] = viewOfDraft(state, 0).pack;
    const after = pick(state, 0, card!);
    expect(after.picked).toEqual([card, null]);
    expect(ruleOf(() => pick(after, 0, other!))).toBe("limited-2.3");
    // the state before is as it was
    expect(state.picked).toEqual([null, null]);
  });
  test("limited-2.6: is a card of the pack before the seat, one copy at a time", () => {
    const state = {
      ...beginDraft(set, 2, 1, 1),
      before: [
        ["c1", "c1", "c2"],
        ["c3", "c4", "c5"],
      ],
    };
    expect(ruleOf(() => pick(state, 0, "c3"))).toBe("limited-2.6");
    const passed = pick(pick(state, 0, "c1"), 1, "c3");
    expect(passed.before).toEqual([
      ["c4", "c5"],
      ["c1", "c2"],
    ]);
  });
  test("limited-2.4: the rest goes to the left, in the next round to the right, and so on", () => {
    let state = beginDraft(set, 3, 3, 2);
    for (const by of [1, 2, 1]) {
      const rest = state.before.map((pack, seat) => {
        const taken = first(viewOfDraft(state, seat));
        return pack.toSpliced(pack.indexOf(taken), 1);
      });
      expect([0, 1, 2].map((seat) => viewOfDraft(state, seat).givesTo)).toEqual(
        [0, 1, 2].map((seat) => (seat + by) % 3),
      );
      state = step(state);
      expect(state.by).toBe("limited-2.4");
      for (const [seat, pack] of rest.entries()) expect(state.before[(seat + by) % 3]).toEqual(pack);
      const { round } = state;
      while (state.round === round && !isOver(state)) state = step(state);
    }
    expect(isOver(state)).toBe(true);
  });
});

test("limited-2.9: every card of all packs is in exactly one pool, and pools are equally large", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const seats = 2 + (seed % 7);
    const begun = beginDraft(set, seats, 3, seed);
    expect(ruleOf(() => poolsOf(begun))).toBe("limited-2.9");
    const state = draftAmong(begun, Array(seats).fill(atRandom(chanceOf(seed))));
    const pools = poolsOf(state);
    const all = Array.from({ length: seats }, (_, seat) => openPacks(set, 3, packChance(seed, seat)));
    expect(pools.flat(2).sort()).toEqual(all.flat(2).sort());
    for (const pool of pools) expect(pool.map((round) => round.length)).toEqual([4, 4, 4]);
    expect(ruleOf(() => pick(state, 0, "c0"))).toBe("limited-2.9");
  }
});

/** Another draft that a seat cannot tell from this one: whatever it does not see is another thing. */
function unseenChanged(state: DraftState, seat: number, chance: Chance): DraftState {
  const any = (): string => state.kinds[chance.below(state.kinds.length)]!;
  const other = <T>(list: readonly T[], of: (one: T) => T): T[] =>
    list.map((one, i) => (i === seat ? one : of(one)));
  const stirred = [...state.before[seat]!];
  for (let i = stirred.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [stirred[i], stirred[j]] = [stirred[j]!, stirred[i]!];
  }
  return {
    ...state,
    closed: state.closed.map((packs) => packs.map((pack) => pack.map(any))),
    before: other(state.before, (pack) => pack.map(any)).with(seat, stirred),
    picked: other(state.picked, (card) => (card === null ? null : any())),
    picks: other(state.picks, (rounds) => rounds.map((own) => own.map(any))),
    away: state.away.map(() => chance.below(2) === 1),
  };
}

test("limited-2.5: two drafts that differ only in what a seat may not see give it the same bytes", () => {
  const chance = chanceOf(11);
  for (let seed = 1; seed <= 40; seed++) {
    let state = beginDraft(set, 4, 2, seed);
    while (!isOver(state)) {
      // somewhere in the middle of a step
      for (const seat of [0, 1, 2].slice(0, chance.below(4)))
        state = pick(state, seat, first(viewOfDraft(state, seat)));
      for (let seat = 0; seat < 4; seat++) {
        const seen = JSON.stringify(viewOfDraft(state, seat));
        for (let n = 0; n < 3; n++)
          expect(JSON.stringify(viewOfDraft(unseenChanged(state, seat, chance), seat))).toBe(seen);
      }
      state = step(state);
    }
  }
  expect(ruleOf(() => viewOfDraft(beginDraft(set, 4, 2, 1), 4))).toBe("limited-2.5");
});

describe("the program picks", () => {
  test("limited-2.7: when time is up, for every seat that has not, and leaves what was picked", () => {
    const state = beginDraft(set, 3, 1, 4);
    const mine = viewOfDraft(state, 1).pack[2]!;
    const { state: after, made } = timeIsUp(pick(state, 1, mine), first);
    expect(made.map(({ seat, rule }) => [seat, rule])).toEqual([
      [0, "limited-2.7"],
      [2, "limited-2.7"],
    ]);
    expect(after.picks.map(([own]) => own!.length)).toEqual([1, 1, 1]);
    expect(after.picks[1]).toEqual([[mine]]);
  });
  test("limited-2.8: for who is away, at once; nobody waits for them, and who is back picks again", () => {
    const all = [0, 1, 2].reduce((state, seat) => withAway(state, seat, true), beginDraft(set, 3, 2, 4));
    expect(isOver(pickForAway(all, first).state)).toBe(true);
    const { state, made } = pickForAway(withAway(beginDraft(set, 3, 2, 4), 2, true), first);
    expect([made.map(({ seat, rule }) => [seat, rule]), state.picked[0]]).toEqual([
      [[2, "limited-2.8"]],
      null,
    ]);
    const back = withAway(step(state), 2, false);
    expect(pickForAway(back, first)).toEqual({ state: back, made: [] });
    expect(back.picks[2]![0]!.length).toBe(1);
  });
});
