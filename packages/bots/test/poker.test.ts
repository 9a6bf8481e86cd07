/** How far programs can be exploited, measured exactly in two games of poker that are small enough for it. */
import { Chance, Machine, Sight, Worlds } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { botNamed } from "../src/index.ts";
import { exploitability, type Mixed } from "./poker/exploit.ts";
import { strategyOf } from "./poker/played.ts";
import { HAND, KUHN, LEDUC, poker, thinkingIn } from "./poker/poker.ts";

const evenly = (_: string, words: readonly string[]): Mixed =>
  Object.fromEntries(words.map((word) => [word, 1 / words.length]));

describe("exploitability", () => {
  test("of playing evenly at random is what is known of both games", () => {
    // NashConv 11/12 and 4.747222, of both seats together
    expect(exploitability(KUHN, evenly)).toBeCloseTo(11 / 24, 10);
    expect(exploitability(LEDUC, evenly)).toBeCloseTo(4.747222 / 2, 5);
  });

  test.each([0, 1 / 6, 1 / 3])("of each of Kuhn's equilibria is nothing (%d)", (a) => {
    const raises: Record<string, number> = {
      ...{ "Jack - ": a, "Queen - ": 0, "King - ": 3 * a },
      ...{ "Jack - c": 1 / 3, "Queen - c": 0, "King - c": 1 },
    };
    const calls: Record<string, number> = {
      ...{ "Jack - r": 0, "Queen - r": 1 / 3, "King - r": 1 },
      ...{ "Jack - cr": 0, "Queen - cr": a + 1 / 3, "King - cr": 1 },
    };
    const equilibrium = (info: string): Mixed => {
      const raise = raises[info];
      if (raise !== undefined) return { raise, check: 1 - raise };
      return { call: calls[info]!, fold: 1 - calls[info]! };
    };
    expect(exploitability(KUHN, equilibrium)).toBeCloseTo(0, 10);
  });
});

describe("programs", () => {
  test("play as they are measured: at random comes out near what playing evenly is", () => {
    const random = strategyOf(botNamed("random")!, poker(KUHN).pack, 400);
    expect(exploitability(KUHN, random)).toBeCloseTo(11 / 24, 1);
  });

  test("looking ahead leaves less to exploit than chance does, in both games", () => {
    const left = (rules: typeof KUHN, playouts: number, times: number): number =>
      exploitability(rules, strategyOf(botNamed("master")!, thinkingIn(poker(rules), playouts), times));
    expect(left(KUHN, 64, 60)).toBeLessThan(11 / 24);
    expect(left(LEDUC, 32, 6)).toBeLessThan(4.747222 / 2);
  });

  test("think of no card that they hold themselves, and of every other as likely", () => {
    const { game, list } = poker(KUHN);
    const m = new Machine(game, 2, 3);
    m.start(5, [list.map((name) => game.byName.get(name)!.id), []]);
    const chance = new Chance();
    chance.seed(1, 1);
    const counts = [0, 0, 0];
    const known = new Sight(m, 1).known();
    const into = new Machine(game, 2, 3);
    const worlds = new Worlds(known, { lists: [undefined, []], pool: [0, 1, 2], most: () => 1 });
    for (let n = 0; n < 3000; n++) {
      worlds.deal(into, chance);
      counts[into.definition(into.first(into.zoneOf(HAND, 0)))]!++;
    }
    expect(counts[m.definition(m.first(m.zoneOf(HAND, 1)))]).toBe(0);
    for (const count of counts) if (count > 0) expect(count).toBeGreaterThan(1400);
  });
});
