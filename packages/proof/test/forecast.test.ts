/**
 * A forecast that hangs on nothing comes true: in games at random, whatever is answered, if everybody then passes who can,
 * what was foretold is what happens till another part of the turn begins, line for line and number for number.
 */
import { answerAtRandom } from "@tefuda/bots";
import {
  answerPlainly,
  Chance,
  Enough,
  type Forecast,
  forecast,
  type GamePackage,
  Machine,
  notations,
  overOf,
  partsOf,
  readLines,
  type SeatView,
  seatsOf,
} from "@tefuda/kernel";
import { LIST, toyPackage } from "@tefuda/kernel/test/toy";
import { games } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { type Arena, arenaOf, setupOf } from "../src/leaks/arena.ts";
import { share } from "./share.ts";

interface Counted {
  asked: number;
  certain: number;
}

/** Plays a game at random, and at one question in a few looks ahead at an option, or at going on. */
function played(
  { pack, book: { game } }: Arena,
  lists: readonly (readonly string[])[],
  seed: number,
): Counted {
  const found: Counted = { asked: 0, certain: 0 };
  const kinds = lists.map((list) => list.map((name) => game.byName.get(name)!.id));
  const m = new Machine(game, kinds.length, kinds.flat().length);
  const copy = new Machine(game, kinds.length, kinds.flat().length);
  const chance = new Chance();
  chance.seed(seed, 0);
  m.start(seed, kinds, { ...pack.simulation });
  for (let n = 0; n < 250 && !m.over; n++) {
    const seat = m.asking()!.who(m);
    for (let i = 0; i < 3; i++) {
      const count = m.list();
      const option = chance.below(count + 1);
      const answer =
        m.asking()!.shape === "some" || option === count ? null : notations(m, m.asking()!, count)[option]!;
      const foretold = forecast(m, seat, answer, pack);
      found.asked++;
      if (!foretold || foretold.hangsOn.length > 0) continue;
      found.certain++;
      copy.s.set(m.s);
      copy.resume();
      copy.journal.clear();
      copy.journal.ends = partsOf(game, pack);
      m.list();
      comesTrue(copy, seat, answer === null ? null : m.options[option]!, pack, foretold, answer);
    }
    answerAtRandom(m, chance);
  }
  return found;
}

function comesTrue(
  m: Machine,
  seat: number,
  option: number | null,
  { begins, layout }: GamePackage,
  foretold: Forecast,
  answer: string | null,
): void {
  const before = seatsOf(m, seat);
  try {
    if (option !== null) m.choose(option);
    while (m.asking() && !begins!.includes(m.asking()!.prompt)) answerPlainly(m, layout.passes);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const happened = {
    // in which order cards lie that somebody else holds is not known, and so neither in which they are named
    lines: readLines(m, seat, "en")
      .map(({ text }) => text)
      .sort(),
    numbers: changes(before, seatsOf(m, seat)),
    over: overOf(m),
  };
  const { lines, seats, over } = foretold;
  const said = {
    lines: lines.map(({ text }) => text).sort(),
    numbers: seats.flatMap(({ seat, numbers, zones }) => [
      ...Object.entries(numbers).map(([id, { was, now }]) => `${seat} ${id} ${was} ${now}`),
      ...Object.entries(zones).map(([id, { was, now }]) => `${seat} ${id} ${was} ${now}`),
    ]),
    over,
  };
  expect(said, `${answer}`).toEqual(happened);
  expect(lines.every(({ sure }) => sure)).toBe(true);
}

function changes(before: readonly SeatView[], after: readonly SeatView[]): string[] {
  return before.flatMap(({ seat, numbers, zones }) => {
    const then = after[seat]!;
    return [
      ...Object.entries(numbers).map(([id, was]) => ({ id, was, now: then.numbers[id]! })),
      ...Object.entries(zones).map(([id, { count }]) => ({ id, was: count, now: then.zones[id]!.count })),
    ]
      .filter(({ was, now }) => was !== now)
      .map(({ id, was, now }) => `${seat} ${id} ${was} ${now}`);
  });
}

/** So many games; of the forecasts there are many that hang on nothing. */
function keepsItsWord(arena: Arena, count: number): void {
  const all: Counted = { asked: 0, certain: 0 };
  for (let n = 0; n < count; n++) {
    const { asked, certain } = played(arena, setupOf(arena, n).lists, n + 1);
    all.asked += asked;
    all.certain += certain;
  }
  expect(all.certain).toBeGreaterThan(10 * count);
}

test("what the toy foretells comes true", () => {
  const book = toyPackage.assemble([]).book!;
  keepsItsWord({ id: "toy", pack: toyPackage, book, lists: [LIST, LIST.slice(4)], settings: {} }, 10);
});

for (const { id } of games) {
  test(`the lines before which forecasts of ${id} end are lines of it`, async () => {
    const { pack, book } = await arenaOf(id);
    expect(partsOf(book.game, pack).size).toBe(pack.parts?.length);
  });
  test(`what ${id} foretells comes true`, { timeout: 600_000 }, async () => {
    keepsItsWord(await arenaOf(id), share(24, 40));
  });
}
