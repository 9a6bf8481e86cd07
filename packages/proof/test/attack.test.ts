/**
 * Nobody can work out what lies hidden by trying seeds: the attack that reads the others' hands under an open seed, and
 * under a secret drawn from too little, finds nothing under one that is whole.
 */
import { createHash, randomBytes } from "node:crypto";
import { isOpen, keyFor, Machine, type Seed } from "@tefuda/kernel";
import { openPacks, packChance, sealedDeal } from "@tefuda/market";
import { games, loadLists, loadPacks, sharedGame } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import {
  attack,
  begin,
  hidden,
  openSeeds,
  shortSecret,
  shortSecrets,
  type Table,
  told,
} from "../src/attack/search.ts";

const TRIES = 1500;
/** Which of the tries is the right one, where one is. */
const RIGHT = 1234;

const whole = (): string => randomBytes(32).toString("hex");

describe.each(games.map(({ id }) => id))("what the others hold in %s", async (id) => {
  const loaded = await sharedGame(id);
  const lists = loadLists(loaded).slice(0, loaded.game.seats.min);
  const table = (seed: Seed): Table => {
    const setup = { seed, lists: lists.map(({ cards }) => cards), settings: loaded.pack.simulation };
    const cards = setup.lists.reduce((n, list) => n + list.length, 0);
    const machine = new Machine(loaded.game, lists.length, cards);
    begin(machine, isOpen(seed) ? seed : keyFor(seed, "match"), setup, loaded.pack.layout.passes);
    return { pack: loaded.pack, setup, machine };
  };

  test("can be read under an open seed, as is said of it", () => {
    const played = table(RIGHT);
    const found = attack(played, 0, openSeeds(TRIES));
    expect(found.fitting).toBe(1);
    expect(found.hidden).toEqual(hidden(played.machine, 0));
    expect(found.hidden!.length).toBeGreaterThan(5);
  });

  test("could be read under a secret that is drawn from too little", () => {
    const { secret, ...open } = told(shortSecret(RIGHT), lists.length);
    const played = table({ secret, ...open });
    const found = attack(played, 0, shortSecrets(TRIES, open));
    expect(found).toEqual({ fitting: 1, hidden: hidden(played.machine, 0) });
  });

  test("cannot be read under a whole one, neither by open seeds nor by short secrets", () => {
    const { secret, ...open } = told(whole(), lists.length);
    const played = table({ secret, ...open });
    // one in some thousands may look alike by chance; it knows nothing of what the others hold
    for (const tries of [openSeeds(TRIES), shortSecrets(TRIES, open)]) {
      const found = attack(played, 0, tries);
      expect(found.fitting).toBeLessThanOrEqual(1);
      expect(found.hidden).not.toEqual(hidden(played.machine, 0));
    }
  });
});

describe("what the others open", async () => {
  const sold = await Promise.all(games.map(async ({ id }) => sharedGame(id))).then((all) =>
    all.filter(({ pack }) => pack.sealed),
  );
  const tries = Array.from({ length: TRIES }, (_, n) => n);

  test.each(sold.map((loaded) => [loaded.pack.id, loaded] as const))("of %s", (_, loaded) => {
    const set = loadPacks(loaded)[0]!;
    const packs = loaded.pack.sealed!;
    const own = (seed: Seed): string => JSON.stringify(openPacks(set, packs, packChance(seed, 0)));
    const fitting = (seed: Seed, guess: (n: number) => Seed): number[] => {
      const seen = own(seed);
      return tries.filter((n) => own(guess(n)) === seen);
    };
    const short = (n: number): Seed => told(shortSecret(n), 2);
    expect(fitting(RIGHT, (n) => n)).toEqual([RIGHT]);
    expect(fitting(short(RIGHT), short)).toEqual([RIGHT]);
    const secret = told(whole(), 2);
    expect(fitting(secret, (n) => n)).toEqual([]);
    expect(fitting(secret, short)).toEqual([]);
    // what one opens says nothing of what another opens
    const { packs: opened } = sealedDeal(set, packs, secret, 2);
    expect(opened[1]).not.toEqual(opened[0]);
  });
});

test("what is told of a secret before it is opened is its SHA-256", () => {
  const secret = whole();
  expect(told(secret, 2).hash).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
});
