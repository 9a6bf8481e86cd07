/**
 * The number of a card means nothing (law 6): games and rulings are played on two machines, and in one of them the cards
 * get other numbers again and again. By either back end nothing else may ever differ.
 */
import { join } from "node:path";
import { type Game, generateCode } from "@tefuda/kernel";
import { games, packageFolder } from "@tefuda/referee/games";
import { runScenario } from "@tefuda/referee/scenario";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { describe, expect, test } from "vitest";
import type { Arena } from "../src/leaks/arena.ts";
import { hidingToy } from "../src/leaks/hiding-toy/index.ts";
import { playRenamed, replayRenamed } from "../src/renamed/play.ts";
import { arenas, toy } from "./arenas.ts";

const deep = process.env.TEFUDA_DEEP === "1";

/** How many games of each are played: of the small ones more. */
const GAMES = 6;
const LONGEST = 250;

/** Does something by one back end, and leaves the game to whoever comes next as it was. */
function by(backEnd: string, game: Game, run: () => void): void {
  const { runs, lists } = game.code;
  const before = [[...runs], [...lists]] as const;
  if (backEnd === "codegen") generateCode(game);
  try {
    run();
  } finally {
    runs.splice(0, runs.length, ...before[0]);
    lists.splice(0, lists.length, ...before[1]);
  }
}

describe.each(["interpreter", "codegen"])("by %s", (backEnd) => {
  test.each(arenas)("$id is played the same", { timeout: 600_000 }, async ({ arena: arenaFor, small }) => {
    const arena = await arenaFor();
    const count = deep ? 1000 : small ? GAMES : 1;
    by(backEnd, arena.book.game, () => {
      let answers = 0;
      for (let n = 0; n < count; n++) {
        const played = playRenamed(arena, n, deep ? 1000 : LONGEST);
        expect(played.differs, `${arena.id}, game ${n}, after ${played.answers} answers`).toBeUndefined();
        answers += played.answers;
      }
      expect(answers).toBeGreaterThan(100);
    });
  });
});

test.each(games)("the rulings of $id come out the same", { timeout: 600_000 }, async ({ id }) => {
  const files = scenarioFiles([join(packageFolder(id), "scenarios")]);
  const suite = await loadScenarios(
    files.filter((_, n) => deep || n % Math.min(FILES, Math.ceil(files.length / 3)) === 0),
    id,
  );
  let answers = 0;
  for (const bound of suite.bound) {
    const { match } = runScenario(bound, 1);
    if (!match) continue;
    const played = replayRenamed(match.game, match.record());
    expect(played.differs, `${bound.scenario.title}, after ${played.answers} answers`).toBeUndefined();
    answers += played.answers;
  }
  expect(answers).toBeGreaterThan(20);
});
/** One file of rulings in so many is gone through, or three if there are few, if not all are. */
const FILES = 12;

describe("what is not said to be a card is found", () => {
  const found = (arena: Arena): boolean =>
    Array.from({ length: 8 }, (_, n) => playRenamed(arena, n, 200).differs).some(
      (what) => what !== undefined,
    );
  // the last place of the hiding toy is empty again before anybody is asked
  const places = [toy, hidingToy].flatMap((arena) =>
    arena.book.game.code.frames.flatMap(({ cards }) =>
      cards.slice(0, 3).map((place) => ({ arena, cards, place })),
    ),
  );

  test.each(places)("in a program: place $place of $arena.id", ({ arena, cards, place }) => {
    const before = [...cards];
    cards.splice(cards.indexOf(place), 1);
    const missed = !found(arena);
    cards.splice(0, cards.length, ...before);
    expect(missed).toBe(false);
  });

  test("among the numbers of a game", () => {
    const { game } = hidingToy.book;
    const without = { ...game, shape: { ...game.shape, cardNumbers: [] } };
    expect(found({ ...hidingToy, book: { ...hidingToy.book, game: without } })).toBe(true);
  });
});
