/**
 * The proof that games are the same everywhere: that it finds whatever differs, and, in small, that both back ends of the
 * kernel agree. The browser has a step of its own in `npm test`: `npm run prove -- platforms`.
 */
import { generateCode } from "@tefuda/kernel";
import { games, loadGame, loadLists } from "@tefuda/referee/games";
import { beforeAll, describe, expect, test } from "vitest";
import { hashOf } from "../src/hash.ts";
import { compare } from "../src/platforms/compare.ts";
import { HashedGames, listsOf, type Plan } from "../src/platforms/play.ts";
import { here, type Side } from "../src/platforms/sides.ts";
import { share } from "./share.ts";

const GAMES = share(80, 1_000);

async function sideOf(id: string, prepared: boolean): Promise<{ side: Side; plan: Plan }> {
  const loaded = await loadGame(id);
  if (prepared) generateCode(loaded.game);
  const plan: Plan = {
    game: id,
    lists: loadLists(loaded).map((list) => list.cards),
    seats: loaded.game.seats.min,
    settings: loaded.pack.simulation,
    seed: 1_000,
  };
  return { side: here(prepared ? "codegen" : "interpreter", new HashedGames(loaded.game, plan)), plan };
}

describe.each(games.map((game) => game.id))("%s", (id) => {
  test(`${GAMES} games are the same by both back ends`, async () => {
    const { side: interpreter, plan } = await sideOf(id, false);
    const { side: codegen } = await sideOf(id, true);
    const result = await compare([interpreter, codegen], plan, GAMES);
    expect(result.parting).toBeUndefined();
    expect(result.games).toBe(GAMES);
    expect(result.answers).toBeGreaterThan(GAMES);
  });
});

describe("what differs is found", () => {
  let plan: Plan;
  let side: Side;
  beforeAll(async () => {
    ({ side, plan } = await sideOf(games[0]!.id, false));
  });

  /** The same side, but one game goes otherwise from an answer on. */
  const parted = (name: string, game: number, answer: number): Side => ({
    ...side,
    name,
    async play(from, count) {
      const played = await side.play(from, count);
      if (from <= game && game < from + count) played.hashes[game - from]! ^= 1;
      return played;
    },
    steps: async (g) => (await side.steps(g)).map((hash, i) => (g === game && i >= answer ? hash ^ 1 : hash)),
    state: async (g, at) => (await side.state(g, at)).map((n, i) => (g === game && i === 100 ? n + 1 : n)),
  });

  test("by game, seed, lists, answer and place", async () => {
    const { parting, games: same } = await compare([side, side, parted("odd", 57, 20)], plan, 70);
    const [before] = await Promise.all([side.state(57, 20)]);
    expect(same).toBe(57);
    expect(parting).toEqual({
      game: 57,
      seed: 1_057,
      lists: listsOf(57, plan.lists.length, plan.seats),
      answer: 20,
      sides: ["interpreter", "odd"],
      places: [{ place: 100, values: [before[100], before[100]! + 1] }],
    });
  });

  test("the earliest of several", async () => {
    const { parting } = await compare([side, parted("late", 9, 5), parted("early", 4, 0)], plan, 20);
    expect(parting).toMatchObject({ game: 4, answer: 0, sides: ["interpreter", "early"] });
  });

  test("also where a game goes otherwise only because of those before it", async () => {
    const { parting } = await compare([side, { ...parted("odd", 3, 0), steps: side.steps }], plan, 10);
    expect(parting).toMatchObject({ game: 3, answer: undefined, places: [] });
  });

  test("in any place of the state, and whichever state came before", async () => {
    const state = Int32Array.from(await side.state(0, 12));
    const hash = hashOf(state, 7);
    for (let place = 0; place < state.length; place++) {
      for (const bit of [1, 1 << 31]) {
        state[place]! ^= bit;
        expect(hashOf(state, 7)).not.toBe(hash);
        state[place]! ^= bit;
      }
    }
    expect(hashOf(state, 7)).toBe(hash);
    expect(hashOf(state, 8)).not.toBe(hash);
  });

  test("a game that breaks is named", async () => {
    const broken = new HashedGames((await loadGame(plan.game)).game, { ...plan, settings: { "no such": 1 } });
    await expect(here("broken", broken).play(5, 1)).rejects.toThrow(
      /^game 5 of .* \(seed 1005\) broke: .*no such/,
    );
  });
});

test("every list meets every other and itself, on every side", () => {
  const meetings = Array.from({ length: 9 }, (_, g) => listsOf(g, 3, 2).join());
  expect(new Set(meetings).size).toBe(9);
  expect(listsOf(9, 3, 2)).toEqual(listsOf(0, 3, 2));
});
