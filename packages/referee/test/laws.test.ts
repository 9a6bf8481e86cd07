/** The laws of the house, held against every game while it is played at random. */
import {
  below,
  knows,
  Machine,
  Match,
  type MatchRecord,
  readJournal,
  SPECTATOR,
  seedWords,
  type View,
  viewOf,
} from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { games, type LoadedGame, loadGame, loadLists } from "../src/games.ts";

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
  const loaded = loadGame(id);

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

  test.each(seeds)("what may not be known changes nothing in what is shown (seed %i)", async (seed) => {
    const random = chance(seed);
    const match = begin(await loaded, seed);
    const m = match.machine;
    const twin = new Machine(m.game, m.layout.seats, m.layout.cards);
    play(match, seed, (_, n) => {
      if (n % 5 > 0) return;
      for (const observer of [0, 1, SPECTATOR]) {
        twin.s.set(m.s);
        twin.resume();
        // Of the same kinds, dealt out anew: what is hidden stays as likely as it was.
        const hidden: number[] = [];
        for (let card = 0; card < m.layout.cards; card++) if (!knows(m, observer, card)) hidden.push(card);
        const kinds = hidden.map((card) => m.kind(card));
        for (const card of hidden) twin.s[m.layout.kind + card] = kinds.splice(random(kinds.length), 1)[0]!;
        seedWords(twin.words, random(60000));
        expect(viewOf(twin, observer)).toEqual(viewOf(m, observer));
      }
    });
  });

  test.each(seeds.slice(0, 3))("every answer can be taken back and given again (seed %i)", async (seed) => {
    const seen = (match: Match): unknown => [
      match.hash(),
      [0, 1, SPECTATOR].map((o) =>
        readJournal(match.machine, o, "en", match.journalAt(Math.max(0, match.length - 3))),
      ),
    ];
    play(begin(await loaded, seed), seed, (match) => {
      if (match.length === 0) return;
      const now = seen(match);
      match.undo();
      match.redo();
      expect(seen(match)).toEqual(now);
    });
  });

  test.each(seeds)("a game plays again from its record (seed %i)", async (seed) => {
    const match = begin(await loaded, seed);
    play(match, seed, () => {});
    const record = JSON.parse(JSON.stringify(match.record())) as MatchRecord;
    const again = Match.replay(match.game, record);
    expect(again.hash()).toBe(match.hash());
    for (const observer of [0, 1, SPECTATOR]) expect(again.log(observer)).toEqual(match.log(observer));
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
