import { Chance, firstOf, knows, Machine, Match, Sight, seedWords } from "@tefuda/kernel";
import { LIST, setup, toy, toyPackage } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";
import { botNamed, Host } from "../src/index.ts";
import { aheadOf, policyOf } from "../src/policy/learned.ts";
import { Policy } from "../src/policy/policy.ts";
import { answerAtRandom } from "../src/random.ts";
import { race } from "../src/search/race.ts";

const kinds = LIST.map((name) => toy.byName.get(name)!.id);

/** A machine at each of a number of questions of games played at random. */
function* questions(games: number): Generator<Machine> {
  const m = new Machine(toy, 2, LIST.length * 2);
  const chance = new Chance();
  for (let seed = 1; seed <= games; seed++) {
    chance.seed(seed, 0);
    m.start(seed, [kinds, kinds], { turnLimit: 40 });
    for (let n = 0; n < 400 && !m.over; n++) {
      yield m;
      answerAtRandom(m, chance);
    }
  }
}

/** How likely each option of the waiting question is, of all together 1. */
function shares(policy: Policy, m: Machine): number[] {
  const spec = m.asking()!;
  const count = m.list();
  const likely = [...policy.weigh(m, spec, count).subarray(0, count)];
  const sum = likely.reduce((a, b) => a + b, 0);
  return likely.map((x) => x / sum);
}

describe("race", () => {
  test("finds the best in noise that all share, with no more trials than it may have", () => {
    const chance = new Chance();
    chance.open(1);
    const luck = Array.from({ length: 200 }, () => chance.below(1000));
    const worth = [3, 1, 4, 1, 5, 9, 2, 6];
    let trials = 0;
    const standings = race(worth.length, 64, (option, world) => {
      trials++;
      return worth[option]! + luck[world]!;
    });
    expect(standings[0]).toEqual({ option: 5, behind: 0 });
    // in the same worlds luck cancels out, so what they are worth less is known to the point
    for (const { option, behind } of standings) expect(behind).toBe(9 - worth[option]!);
    expect(standings).toHaveLength(worth.length);
    expect(trials).toBeLessThanOrEqual(64);
  });

  test("every option is tried in the same worlds as those it is compared with", () => {
    const tried = Array.from({ length: 5 }, () => new Set<number>());
    race(5, 60, (option, world) => {
      tried[option]!.add(world);
      return option;
    });
    const most = tried.reduce((a, b) => (a.size > b.size ? a : b));
    for (const worlds of tried) expect([...worlds]).toEqual([...most].slice(0, worlds.size));
  });

  test("ends where time is up, once all that are left have been tried in the same worlds", () => {
    const tried = new Map<number, number>();
    const count = (option: number): number => {
      tried.set(option, (tried.get(option) ?? 0) + 1);
      return option;
    };
    const standings = race(8, 800, count, () => true);
    expect(standings[0]!.option).toBe(7);
    expect([...tried.values()]).toEqual(Array(8).fill(1));
  });

  test("of equally good ones the first is taken", () => {
    expect(race(6, 30, () => 0).map(({ option }) => option)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(race(1, 30, () => 0)).toEqual([{ option: 0, behind: 0 }]);
  });
});

describe("a policy", () => {
  test("that has learned nothing takes each kind of option as often as any other", () => {
    const policy = new Policy(toy);
    for (const m of questions(2)) {
      if (m.asking()!.shape !== "one") continue;
      const all = shares(policy, m);
      const groups = Map.groupBy(all.keys(), (i) => m.options[i]! >> 20);
      for (const of of groups.values())
        expect(of.reduce((sum, i) => sum + all[i]!, 0)).toBeCloseTo(1 / groups.size, 6);
    }
  });

  test("foresees what it was shown, in positions it has not seen", () => {
    const policy = new Policy(toy);
    // whoever was to be learned from takes the option whose card has the name that comes first
    const namedAt = (m: Machine, i: number): string => {
      const card = firstOf(m.options[i]!);
      return card >= 0 && knows(m, m.asking()!.who(m), card) ? m.definitionOf(card).name : "~";
    };
    const TAUGHT = 1500;
    let right = 0;
    let all = 0;
    for (const m of questions(120)) {
      const spec = m.asking()!;
      const count = m.list();
      if (spec.shape !== "one" || count < 2) continue;
      const names = Array.from({ length: count }, (_, i) => namedAt(m, i));
      const first = names.toSorted()[0]!;
      if (names.indexOf(first) !== names.lastIndexOf(first)) continue;
      const foreseen = policy.learn(m, spec, count, [names.indexOf(first)], all < TAUGHT ? 0.2 : 0);
      if (all++ >= TAUGHT && foreseen) right++;
    }
    expect(all).toBeGreaterThan(TAUGHT + 300);
    expect(right / (all - TAUGHT)).toBeGreaterThan(0.9);
  });

  test("sees nothing of what the seat that is asked may not know", () => {
    const policy = new Policy(toy);
    policy.weights.forEach((_, i) => {
      policy.weights[i] = ((i * 2654435761) % 1000) / 1000;
    });
    let compared = 0;
    for (const m of questions(6)) {
      const seat = m.asking()!.who(m);
      const twin = new Machine(toy, 2, m.layout.cards);
      twin.s.set(m.s);
      twin.resume();
      for (let card = 0; card < m.layout.cards; card++)
        if (!knows(m, seat, card)) twin.s[m.layout.definition + card] = kinds[card % kinds.length]!;
      seedWords(twin.words, 999);
      if (twin.list() !== m.list()) continue; // what may be chosen hangs on its own hidden cards there
      expect(shares(policy, twin)).toEqual(shares(policy, m));
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test("is the same once it was written down and read again, but for what a byte cannot hold", () => {
    const policy = new Policy(toy);
    policy.weights.forEach((_, i) => {
      policy.weights[i] = Math.sin(i);
    });
    const ahead = aheadOf(policy, { playouts: 10, turns: 2, plans: 0 });
    expect(JSON.stringify(ahead).length).toBeLessThan(50_000);
    const read = policyOf(toy, JSON.parse(JSON.stringify(ahead)));
    read.weights.forEach((weight, i) => {
      expect(Math.abs(weight - policy.weights[i]!)).toBeLessThanOrEqual(ahead.scale / 2 + 1e-6);
    });
    expect(() => policyOf(toy, { ...ahead, weights: btoa("short") })).toThrow("weights");
  });
});

describe("master", () => {
  const play = (names: readonly string[], seed: number): number | null => {
    const match = new Match(toy, { ...setup(seed), settings: { turnLimit: 60 } });
    const hosts = names.map((name, seat) => {
      const host = new Host(toyPackage, botNamed(name)!);
      host.begin(seed, seat);
      return host;
    });
    for (let i = 0; i < 2000 && !match.over; i++)
      match.answer(match.asked!, hosts[match.asked!]!.answer(match.sight(match.asked!)));
    return match.view(0).over!.winner;
  };

  test("beats random without having learned anything", () => {
    let won = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const at = seed % 2;
      if (play(at === 0 ? ["master", "random"] : ["random", "master"], seed) === at) won++;
    }
    expect(won).toBeGreaterThan(14);
  });

  test("plays as greedy does where looking ahead has won nothing", () => {
    const ahead = aheadOf(new Policy(toy), { playouts: 0, turns: 1, plans: 0 });
    const answer = (name: string): string | string[] => {
      const match = new Match(toy, setup(4));
      const host = new Host({ ...toyPackage, ahead }, botNamed(name)!);
      host.begin(1, match.asked!);
      return host.answer(new Sight(match.machine, match.asked!));
    };
    expect(answer("master")).toEqual(answer("greedy"));
  });
});
