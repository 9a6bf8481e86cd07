/** Every game, played at random through its notation. */
import { below, Match, seedWords, type View } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { games, type LoadedGame, loadLists, sharedGame } from "../src/games.ts";

const GAMES = process.env.TEFUDA_DEEP ? 60 : 6;
const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);

function chance(seed: number): (n: number) => number {
  const words = new Uint32Array(4);
  seedWords(words, seed);
  return (n) => below(words, n);
}

function anyAnswer(view: View, random: (n: number) => number): string | string[] {
  const q = view.question!;
  const words = q.options.map((option) => option.notation);
  if (q.shape !== "some") return words[random(words.length)]!;
  const most = Math.min(q.max, words.length);
  const n = q.min + random(most - q.min + 1);
  return Array.from({ length: n }, () => words.splice(random(words.length), 1)[0]!);
}

function begin(loaded: LoadedGame, seed: number): Match {
  const lists = loadLists(loaded);
  const list = (n: number): readonly string[] => lists[(seed + n) % lists.length]!.cards;
  return new Match(loaded.game, { seed, lists: [list(0), list(1)], settings: { ...loaded.pack.simulation } });
}

/** Plays at random, looking at the match before every answer. */
function play(match: Match, seed: number, look: (match: Match, n: number) => void): void {
  const random = chance(seed + 1000);
  for (let n = 0; n < 5000 && !match.over; n++) {
    look(match, n);
    const seat = match.asked!;
    const answer = anyAnswer(match.view(seat), random);
    const given = match.answer(seat, answer);
    if (!given.done)
      throw new Error(
        `${JSON.stringify(answer)} was offered and is not taken: ${JSON.stringify(given.verdict)}`,
      );
  }
  expect(match.over).toBe(true);
}

describe.each(games.map((game) => [game.id] as const))("%s", (id) => {
  const loaded = sharedGame(id);

  test.each(seeds)("every option has a notation of its own, and is taken by it (seed %i)", async (seed) => {
    play(begin(await loaded, seed), seed, (match, n) => {
      const view = match.view(match.asked!);
      const words = view.question!.options.map((option) => option.notation);
      if (view.question!.shape !== "some") expect(words.length).toBeGreaterThan(0);
      expect(new Set(words).size, words.join(", ")).toBe(words.length);
      if (n % 7 > 0) return;
      for (const word of words) expect(match.why(match.asked!, word), word).toEqual({ verdict: "allowed" });
    });
  });

  test("two games put together from the same files do not disturb each other", async () => {
    const { pack, cardFiles, game } = await loaded;
    const before = begin(await loaded, 1);
    play(before, 1, () => {});
    const few = pack.assemble(cardFiles.slice(0, 1));
    expect(few.problems).toEqual([]);
    const after = begin(await loaded, 1);
    play(after, 1, () => {});
    expect(after.hash()).toBe(before.hash());
    expect(after.game).toBe(game);
  });
});
