/** Games of more than two, and what became of the cards. */

import { availableParallelism } from "node:os";
import { answerAtRandom } from "@tefuda/bots";
import { Chance, Machine, OUTCOME } from "@tefuda/kernel";
import { CardTally, cardsReport, FIELDS, meetings, wilson } from "@tefuda/lab";
import type { Batch } from "@tefuda/lab/batch";
import { BATCH, Total } from "@tefuda/lab/total";
import { textParts } from "@tefuda/referee/card-watch";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const simulate = (...more: string[]) => tefuda(["simulate", "tails", "--workers", "1", ...more]);
const json = async (...more: string[]) => JSON.parse((await simulate(...more, "--json")).out);

describe("workers", () => {
  const cores = availableParallelism();
  test.each([
    [256, 10, 1, "1 batch"],
    [200, 2 * BATCH + 1, Math.min(3, cores), "3 batches"],
  ])(
    "%i are bound to cores and batches, and what was used is told",
    async (asked, games, used, batches) => {
      const argv = ["--games", `${games}`, "--turn-limit", "1", "--workers", `${asked}`];
      const { out } = await simulate(...argv);
      expect(out).toMatch(
        new RegExp(
          `^at a time +${used} of the ${asked} asked for: ${cores} cores?, ${batches} of 250 games$`,
          "m",
        ),
      );
      expect(await json(...argv)).toMatchObject({ workers: used, games });
      expect((await simulate("--games", "3")).out).toMatch(/^at a time +1$/m);
    },
    60_000,
  );
});

describe("seats", () => {
  test.each([3, 4])(
    "%i play, and every deck sits in every seat",
    async (seats) => {
      const result = await json("--seats", `${seats}`, "--games", "12", "--decks", "all");
      expect(result.faults).toEqual([]);
      expect(result.bots).toEqual(Array(seats).fill("random"));
      expect(result.seats).toHaveLength(seats);
      expect(result.players).toMatchObject([{ bot: "random", seats, wins: { share: 1 } }]);
      const won = result.games - result.draws - result.unfinished;
      const sum = (shares: { wins: number }[]) => shares.reduce((n, { wins }) => n + wins, 0);
      expect(won).toBeGreaterThan(0);
      expect(sum(result.seats)).toBe(won);
      expect(sum(result.decks.map((deck: { wins: { wins: number } }) => deck.wins))).toBe(won);
      expect(result.decks.map(({ games }: { games: number }) => games)).toEqual(Array(12).fill(seats));
    },
    60_000,
  );

  test("without saying how many, as few play as can", async () => {
    expect((await json("--games", "1")).bots).toHaveLength(2);
  });

  test("the same seeds give the same games", async () => {
    const hash = async (seed: string) =>
      (await json("--seats", "3", "--games", "3", "--decks", "all", "--seed", seed)).hash;
    expect(await hash("5")).toBe(await hash("5"));
    expect(await hash("6")).not.toBe(await hash("5"));
  });

  test("wins are told by player, and games at the turn limit", async () => {
    const argv = ["--seats", "3", "--bots", "random,greedy,random", "--games", "2", "--turn-limit", "1"];
    const result = await json(...argv);
    expect(result.players.map((p: { bot: string; seats: number }) => [p.bot, p.seats])).toEqual([
      ["random", 2],
      ["greedy", 1],
    ]);
    expect([result.draws, result.atTurnLimit]).toEqual([2, 2]);
    const { out } = await simulate(...argv);
    expect(out).toMatch(/^C \(random\) won +0 of 0/m);
    expect(out).toMatch(/^greedy won +0 of 0/m);
    expect(out).toMatch(/^draws +2, 2 at the turn limit$/m);
  });

  test.each([
    ["--seats 5", "tails is played by 2 to 4, and --seats asks for 5"],
    ["--seats 1", "tails is played by 2 to 4, and --seats asks for 1"],
    ["--seats two", '"two" is not a whole number.'],
    [
      "--bots greedy,random,random",
      "2 seats are played, and --bots names 3 players: name 2, or one for all of them; for 3 add --seats 3",
    ],
    [
      "--seats 4 --bots greedy,random",
      "4 seats are played, and --bots names 2 players: name 4, or one for all of them",
    ],
    ["--decks committee-work,everybody-up,running-repairs", "3 decks for 2 seats"],
    ["--decks all,everybody-up", "--decks all names every deck already"],
  ])("%s is refused", async (argv, message) => {
    const { code, err } = await simulate("--games", "1", ...argv.split(" "));
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

test("no share of wins is less than none or more than all", () => {
  expect(wilson(971, 971).high).toBe(1);
  for (let of = 1; of < 2000; of++) {
    expect(wilson(0, of).low).toBeGreaterThanOrEqual(0);
    expect(wilson(of, of).high).toBeLessThanOrEqual(1);
  }
});

describe("meetings", () => {
  /** How often each list sat in each seat, and met each other list between each two seats: fewest and most. */
  function spread(lists: number, seats: number): { sat: number[]; met: number[] } {
    const sat = new Map<string, number>();
    const met = new Map<string, number>();
    for (let a = 0; a < lists; a++)
      for (let s = 0; s < seats; s++) {
        sat.set(`${a} ${s}`, 0);
        for (let b = 0; b < lists; b++)
          for (let t = 0; t < s; t++) if (a !== b) met.set(`${b} ${t} ${a} ${s}`, 0);
      }
    for (const table of meetings(lists, seats)) {
      expect(table).toHaveLength(seats);
      table.forEach((a, s) => {
        sat.set(`${a} ${s}`, sat.get(`${a} ${s}`)! + 1);
        table.slice(0, s).forEach((b, t) => {
          const key = `${b} ${t} ${a} ${s}`;
          if (a !== b) met.set(key, met.get(key)! + 1);
        });
      });
    }
    const range = (counts: Map<string, number>) => [
      Math.min(...counts.values()),
      Math.max(...counts.values()),
    ];
    return { sat: range(sat), met: range(met) };
  }

  test("two meet as every pair, both ways round", () => {
    expect(meetings(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ]);
  });

  test.each([
    [12, 3],
    [12, 4],
    [14, 4],
    [5, 3],
    [4, 4],
  ])("%i lists in %i seats: each in each seat as often, and each pair within one of it", (lists, seats) => {
    const { sat, met } = spread(lists, seats);
    expect(sat).toEqual([4 * (lists - 1), 4 * (lists - 1)]);
    expect(met[0]).toBeGreaterThanOrEqual(3);
    expect(met[1]).toBeLessThanOrEqual(5);
    for (const table of meetings(lists, seats)) expect(new Set(table).size).toBe(seats);
  });

  test("fewer lists than seats come again once all have sat down", () => {
    for (const table of meetings(2, 3)) expect(new Set(table).size).toBe(2);
    const { sat } = spread(3, 4);
    expect(sat).toEqual([8, 8]);
  });
});

describe("cards", () => {
  interface Figures {
    name: string;
    games: number;
    drawn: number;
    played: number;
    by: Record<string, number>;
    texts: number;
    carriedOut: number;
  }

  test("the games are the same, also with other workers", async () => {
    // short ones, and more than a batch for one of the workers
    const argv = ["--games", `${2 * BATCH + 10}`, "--decks", "all", "--turn-limit", "1"];
    const plain = await json(...argv);
    const watched = await json(...argv, "--cards");
    const workers = await json(...argv, "--cards", "--workers", "2");
    expect(plain.cards).toBeUndefined();
    expect(watched.hash).toBe(plain.hash);
    expect(workers.cards).toEqual(watched.cards);
  });

  test("only what is complete from the first game on counts, whatever comes in first", () => {
    const total = new Total(3 * BATCH);
    const batch = (n: number): Batch => ({
      from: n * BATCH,
      course: new Int32Array(0),
      results: new Int32Array(BATCH * FIELDS).fill(n + 1),
      faults: [{ game: n * BATCH, seed: 1, message: `${n}` }],
      trace: Uint32Array.of(1, n),
      thought: Float64Array.of(n, 1),
      cards: new Uint32Array(0),
      held: new Uint32Array(0),
    });
    total.add(2, batch(2));
    expect(total.whole).toBe(0);
    total.add(0, batch(0));
    expect(total).toMatchObject({ whole: 1, trace: Uint32Array.of(1, 0) });
    total.add(1, batch(1));
    expect(total).toMatchObject({ whole: 3, trace: Uint32Array.of(3, 3) });
    expect(total.faults.map(({ message }) => message)).toEqual(["0", "1", "2"]);
    expect([0, 1, 2].map((n) => total.results[n * BATCH * FIELDS])).toEqual([1, 2, 3]);
  });

  test("what was never drawn cannot have been played, and every list adds up", async () => {
    const { cards: all, games } = await json("--games", "20", "--cards");
    const cards: Figures[] = all.cards;
    for (const card of cards) {
      expect(card.games).toBe(games);
      expect(card.drawn).toBeLessThanOrEqual(card.games);
      expect(card.played).toBeLessThanOrEqual(card.drawn);
      expect(Object.keys(card.by).length > 0).toBe(card.played > 0);
      // what is asked of cards in play is nothing played
      expect(Object.keys(card.by)).not.toContain("attack");
      expect(card.carriedOut).toBeLessThanOrEqual(card.texts);
    }
    const named = (test: (card: Figures) => boolean) => cards.filter(test).map(({ name }) => name);
    expect(all.neverDrawn).toEqual(named(({ drawn }) => drawn === 0));
    expect(all.neverPlayed).toEqual(named(({ played }) => played === 0));
    expect(all.neverPlayed).toEqual(expect.arrayContaining(all.neverDrawn));
    expect(all.texts).toBe(all.carriedOut + all.neverCarriedOut.length);
    expect(all.texts).toBe(cards.reduce((n, { texts }) => n + texts, 0));
    expect(all.carriedOut).toBe(cards.reduce((n, { carriedOut }) => n + carriedOut, 0));
    // an Event does what it says when it is played
    const events = cards.filter(({ by }) => by.play !== undefined);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ texts, carriedOut }) => carriedOut < texts)).toEqual([]);
  });

  test("what is laid on its face is played when it is turned up", async () => {
    const asked = ["simulate", "trails", "--workers", "1", "--games", "20", "--cards", "--json"];
    const { cards }: { cards: { cards: Figures[] } } = JSON.parse((await tefuda(asked)).out);
    const turned = cards.cards.filter(({ by }) => by["turn up"] !== undefined);
    expect(turned.length).toBeGreaterThan(0);
    for (const { played, drawn } of turned) {
      expect(played).toBeGreaterThan(0);
      expect(played).toBeLessThanOrEqual(drawn);
    }
  });

  test("what a player thinks up in another machine does not count", async () => {
    const loaded = await loadGame("tails");
    const { game, pack } = loaded;
    const lists = loadLists(loaded).slice(0, 2);
    const kinds = lists.map((list) => list.cards.map((name) => game.byName.get(name)!.id));
    const [played, imagined] = [0, 1].map(() => new Machine(game, 2, kinds.flat().length)) as [
      Machine,
      Machine,
    ];
    const tally = new CardTally(pack, game);
    const chance = new Chance();
    const play = (m: Machine): void => {
      chance.seed(1, 0);
      m.start(1, kinds, pack.simulation);
      while (!m.over) {
        answerAtRandom(m, chance);
        if (m === played) tally.look(m);
      }
      if (m === played) tally.over(m.s[OUTCOME]!);
    };
    tally.follow(played);
    tally.begin(played, kinds);
    play(imagined);
    expect(cardsReport(game, lists, tally.counts)).toMatchObject({ drawn: 0, played: 0, carriedOut: 0 });
    play(played);
    const { drawn, played: asked, carriedOut } = cardsReport(game, lists, tally.counts);
    for (const n of [drawn, asked, carriedOut]) expect(n).toBeGreaterThan(10);
    // who won had one list, who lost the other
    const winner = played.s[OUTCOME]!;
    for (const { name, wonDrawn, wonPlayed } of cardsReport(game, lists, tally.counts).cards) {
      const holders = lists.flatMap(({ cards }, seat) => (cards.includes(name) ? [seat] : []));
      expect(wonPlayed.of).toBeLessThanOrEqual(wonDrawn.of);
      if (holders.length === 1) expect(wonDrawn.wins).toBe(holders[0] === winner ? wonDrawn.of : 0);
    }
    tally.clear();
    tally.begin(played, kinds);
    play(played);
    expect(cardsReport(game, lists, tally.counts)).toMatchObject({ drawn, played: asked, carriedOut });
    tally.end();
  });

  test("a text is carried out once all of it was", async () => {
    const { game, pack } = await loadGame("ttcg");
    const parts = textParts(game);
    const { ability, definition } = parts.find((part, n) => parts[n + 1]?.ability === part.ability)!;
    const own = parts.flatMap((part, n) => (part.ability === ability ? [n] : []));
    const { counts } = new CardTally(pack, game);
    const lists = [{ cards: [definition.name] }];
    const text = `${definition.name}, text ${ability.index + 1}`;
    for (const part of own) {
      expect(cardsReport(game, lists, counts).neverCarriedOut).toContain(text);
      counts[counts.length - parts.length + part] = 1;
    }
    expect(cardsReport(game, lists, counts).neverCarriedOut).not.toContain(text);
  });

  test("people are told what never was", async () => {
    const { out } = await simulate("--games", "1", "--turn-limit", "2", "--cards");
    expect(out).toMatch(/^cards drawn +\d+ of \d+; never: .+; .+$/m);
    expect(out).toMatch(/^cards played +\d+ of \d+; never: .+; .+$/m);
    expect(out).toMatch(/^out of hands +\w+ \d+/m);
    expect(out).toMatch(/^texts carried out +\d+ of \d+; never: .+, text 1/m);
  });
});
