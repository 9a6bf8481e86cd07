/** What goes over the socket tells nobody what they may not know: what differs only in that is told alike. */
import { newNumber } from "@tefuda/host/drawn";
import type { Message } from "@tefuda/host/online/wire";
import { SPECTATOR } from "@tefuda/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadGames } from "../src/games.ts";
import type { Server } from "../src/server.ts";
import { testDatabase } from "./database.ts";
import { type Evening, evening, MATCH, type Observer, seed } from "./leaks/evening.ts";
import { hiddenNames } from "./leaks/names.ts";
import { atTable } from "./leaks/table.ts";
import { twinOf } from "./leaks/twin.ts";
import { startMachine } from "./machine.ts";

const ENTRIES = 40;

/** Who may not tell two evenings apart, by whose eyes see the same. */
const PAIRS: readonly [observers: readonly Observer[], eyes: readonly number[]][] = [
  [
    ["Ayame", "a watcher from Ayame's side"],
    [0, SPECTATOR],
  ],
  [["Boris"], [1, SPECTATOR]],
  [["a neutral watcher"], [SPECTATOR]],
];

describe.each(["dew", "ttcg"])("at a match of %s", (game) => {
  let real: Evening;
  const plan = async () => {
    const { data, book } = (await loadGames()).get(game)!;
    const lists = [data.lists[0]!, data.lists.at(-1)!].map(({ cards }) => cards);
    const names = [...new Set(lists.flat())];
    return { game: book.game, setup: { seed, lists, settings: {} }, names };
  };
  beforeAll(async () => {
    const { setup, names } = await plan();
    real = await evening(game, setup, { names, entries: ENTRIES });
  });

  test.each(PAIRS)("%s read the same, whatever they may not know", async (observers, eyes) => {
    const { game: its, setup, names } = await plan();
    const twin = twinOf(its, setup, real.choices, eyes);
    // enough is other to be seen, where it is told
    expect(twin.cards).toBeGreaterThan(10);
    expect(twin.moments).toBeGreaterThan(ENTRIES / 2);
    const other = await evening(game, twin.setup, { names, entries: ENTRIES, given: real.choices });
    expect(other.choices).toEqual(real.choices);
    for (const observer of observers) {
      expect(real.told[observer].length).toBeGreaterThan(ENTRIES);
      expect(other.told[observer], observer).toEqual(real.told[observer]);
    }
  });

  test.each(PAIRS)(
    "%s read no name of what they have not come upon, and no secret",
    async (observers, eyes) => {
      const { game: its, setup, names } = await plan();
      const hidden = hiddenNames(its, setup, real.choices, eyes);
      expect(hidden.at(-1)!.size).toBeGreaterThan(3);
      for (const observer of observers) {
        let step = 0;
        for (const bytes of real.told[observer]) {
          const told = JSON.parse(bytes) as Message;
          if ("news" in told) step = told.news.step;
          const said = names.filter((name) => hidden[step]!.has(name) && bytes.includes(name));
          expect(said, `${observer}, after ${step} answers: ${bytes}`).toEqual([]);
          if (typeof seed !== "number") expect(bytes).not.toContain(seed.secret);
        }
        expect(real.told[observer].some((bytes) => bytes.includes(MATCH))).toBe(true);
      }
    },
  );
});

describe("at a table", () => {
  let database: { url: string; end(): Promise<void> };
  let machine: Server;
  beforeAll(async () => {
    database = await testDatabase();
    machine = await startMachine(database.url);
  });
  afterAll(async () => {
    await machine.close();
    await database.end();
  });

  test.each(["dew", "ttcg"])("of %s nobody reads with what another plays", async (game) => {
    const { data } = (await loadGames()).get(game)!;
    const [first, second] = [data.lists[0]!, data.lists.at(-1)!];
    const owns = [
      [
        { deck: { list: first.id }, number: newNumber() },
        { deck: { cards: [...second.cards] }, number: newNumber() },
      ],
      [
        { deck: { cards: [...first.cards] }, number: newNumber() },
        { deck: { list: second.id }, number: newNumber() },
      ],
    ];
    const [one, two] = [
      await atTable(machine.port, game, owns[0]!),
      await atTable(machine.port, game, owns[1]!),
    ];
    expect(two.drawn).toEqual(one.drawn);
    const secret = [first, second].flatMap(({ id, cards }) => [id, ...cards]);
    for (const [i, { told }] of [one, two].entries())
      for (const bytes of [told.seated, told.follower, told.lobby].flat()) {
        const numbers = owns[i]!.map(({ number }) => number);
        expect([...secret, ...numbers].filter((one) => bytes.includes(one))).toEqual([]);
      }
    expect(one.told.seated.length).toBeGreaterThan(5);
  });
});
