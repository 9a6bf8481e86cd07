import { Chance, knows, Machine, Match, Sight, seedWords } from "@tefuda/kernel";
import { HAND, LIST, setup, toy, toyPackage } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";
import { Bank } from "../src/bank.ts";
import { answerAtRandom, type Bot, botNamed, bots, Host, signOf } from "../src/index.ts";

function host(name: string, seed: number, seat: number): Host {
  const made = new Host(toyPackage, botNamed(name)!);
  made.begin(seed, seat);
  return made;
}

/** A whole game between two bots; gives the winner. */
function play(names: readonly string[], seed: number): { match: Match; winner: number | null } {
  const match = new Match(toy, { ...setup(seed), settings: { turnLimit: 60 } });
  const hosts = names.map((name, seat) => host(name, seed, seat));
  for (let i = 0; i < 2000 && !match.over; i++) {
    const seat = match.asked!;
    const given = match.answer(seat, hosts[seat]!.answer(match.sight(seat)));
    expect(given).toEqual({ done: true });
  }
  return { match, winner: match.view(0).over!.winner };
}

describe.each(bots.map((bot) => [bot.name, bot] as const))("%s", (name) => {
  test("plays whole games with nothing but answers that are taken, the same ones every time", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const once = play([name, name], seed);
      const twice = play([name, name], seed);
      expect(once.match.over).toBe(true);
      expect(twice.match.record()).toEqual(once.match.record());
    }
  });

  test("answers the same in two games that differ only in what it may not know", () => {
    for (let seed = 1; seed <= 8; seed++) {
      const match = new Match(toy, setup(seed));
      const other = host("random", seed, 5);
      for (let i = 0; i < 14 && !match.over; i++)
        match.answer(match.asked!, other.answer(match.sight(match.asked!)));
      if (match.over) continue;
      const m = match.machine;
      const seat = match.asked!;
      const twin = new Machine(toy, 2, m.layout.cards);
      twin.s.set(m.s);
      twin.resume();
      // of its own cards it knows the list, and not where each of them lies
      const own = [...m.s.keys()]
        .slice(0, m.layout.cards)
        .filter((c) => !knows(m, seat, c) && m.owner(c) === seat);
      own.forEach((c, i) => {
        twin.s[m.layout.definition + c] = m.definition(own.at(-1 - i)!);
      });
      for (let c = 0; c < m.layout.cards; c++)
        if (!knows(m, seat, c) && m.owner(c) !== seat) twin.s[m.layout.definition + c] = 2;
      seedWords(twin.words, 999);
      expect(host(name, 3, seat).answer(new Sight(twin, seat))).toEqual(
        host(name, 3, seat).answer(match.sight(seat)),
      );
    }
  });

  test("leaves the match as it was", () => {
    const match = new Match(toy, setup(2));
    const before = match.hash();
    const world = match.machine.s.slice();
    host(name, 1, match.asked!).answer(match.sight(match.asked!));
    expect(match.hash()).toBe(before);
    expect(match.machine.s).toEqual(world);
  });
});

test("greedy beats random", () => {
  let won = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const greedyAt = seed % 2;
    if (play(greedyAt === 0 ? ["greedy", "random"] : ["random", "greedy"], seed).winner === greedyAt) won++;
  }
  expect(won).toBeGreaterThan(28);
});

test("a bot is handed a world, never the match", () => {
  const match = new Match(toy, setup(2));
  let handed: Machine | undefined;
  const nosy: Bot = {
    name: "nosy",
    version: 1,
    answer(seen) {
      handed = seen.determinize();
      expect(Object.values(seen)).not.toContain(match.machine);
      return "pass";
    },
  };
  const nosyHost = new Host(toyPackage, nosy);
  nosyHost.begin(1, 0);
  nosyHost.answer(match.sight(match.asked!));
  expect(handed).not.toBe(match.machine);
  expect(handed!.s.buffer).not.toBe(match.machine.s.buffer);
  expect(handed!.words).not.toEqual(match.machine.words);
});

test("random play without words ends every game and is the same for the same seed", () => {
  const m = new Machine(toy, 2, LIST.length * 2);
  const kinds = LIST.map((name) => toy.byName.get(name)!.id);
  const results = [1, 2].map(() => {
    const ends: number[][] = [];
    for (let seed = 1; seed <= 50; seed++) {
      const chance = new Chance();
      chance.seed(seed, 0);
      m.start(seed, [kinds, kinds], { turnLimit: 100 });
      let n = 0;
      for (; n < 5000 && !m.over; n++) answerAtRandom(m, chance);
      expect(m.over).toBe(true);
      ends.push([m.s[9]!, n]);
    }
    return ends;
  });
  expect(results[0]).toEqual(results[1]);
});

test("a bot that would act for ever passes after sixty answers in a turn, and has its patience back in the next game", () => {
  const match = new Match(toy, setup(1));
  while (
    !match.view(match.asked!).question!.options.some((o) => toyPackage.layout.passes.includes(o.notation))
  )
    match.answer(match.asked!, match.view(match.asked!).question!.options[0]!.notation);
  const restless = new Host(toyPackage, { name: "restless", version: 1, answer: () => "again" });
  restless.begin(1, match.asked!);
  const answers = Array.from({ length: 61 }, () => restless.answer(match.sight(match.asked!)));
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => "again"));
  expect(toyPackage.layout.passes).toContain(answers[60]);
  restless.begin(1, match.asked!);
  expect(restless.answer(match.sight(match.asked!))).toBe("again");
});

test("what a game has foreseen is answered for the other as it looks best to them, and passed otherwise", () => {
  const match = new Match(toy, setup(2));
  // both are glad of every card in a hand that the other knows: asked to show one, one would
  const score = (m: Machine): number => {
    let known = 0;
    for (const seat of [0, 1])
      for (let c = m.first(m.zoneOf(HAND, seat)); c >= 0; c = m.next(c)) if (knows(m, 1 - seat, c)) known++;
    return known;
  };
  const answers = (foreseen: readonly string[]): string | string[] => {
    const made = new Host({ ...toyPackage, score, foreseen }, botNamed("greedy")!);
    made.begin(1, match.asked!);
    return made.answer(match.sight(match.asked!));
  };
  expect(answers([])).toBe("pass");
  expect(answers(["show"])).toBe("guess");
});

test("a program signs with its version, and what looks ahead with its data", () => {
  const ahead = { playouts: 5, turns: 1, plans: 0, scale: 1, weights: "" };
  const [greedy, master] = [botNamed("greedy")!, botNamed("master")!];
  expect(signOf(greedy, { ...toyPackage, ahead })).toBe(`greedy ${greedy.version}`);
  const sign = signOf(master, { ...toyPackage, ahead });
  expect(sign).toMatch(/^master \d+ [0-9a-f]{16}$/);
  expect(signOf(master, { ...toyPackage, ahead: { ...ahead, playouts: 6 } })).not.toBe(sign);
});

test("with a clock a program takes a second for a decision at most, and five for a turn", () => {
  let now = 0;
  const bank = new Bank(() => now);
  const decide = (turn: number, wanted: number): number => {
    const from = now;
    bank.open(turn);
    while (!bank.spent && now - from < wanted) now += 100;
    bank.close();
    return now - from;
  };
  expect([1, 2, 3, 4, 5, 6, 7].map(() => decide(1, 900))).toEqual([900, 900, 900, 900, 900, 500, 0]);
  expect(decide(2, 300)).toBe(300);
  expect(decide(2, 9000)).toBe(1000);
  // where there are no turns, each decision is by itself
  for (let n = 0; n < 20; n++) expect(decide(0, 900)).toBe(900);
});
