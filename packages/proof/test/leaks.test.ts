/**
 * Nothing leaks (law 6): pairs of games that differ only in what an observer may not know are played in lockstep, and
 * until something lawfully tells them apart the observer is given the same of both, byte for byte. That this would find a
 * leak is shown in seeded.test.ts.
 */

import { Match } from "@tefuda/kernel";
import { LIST, toyPackage } from "@tefuda/kernel/test/toy";
import { games, type LoadedGame, loadGame } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { goldenGames } from "../src/golden/games.ts";
import { playGolden } from "../src/golden/write.ts";
import { shapeSays } from "../src/leaks/account.ts";
import { chosenBy } from "../src/leaks/answers.ts";
import { type Arena, arenaOf } from "../src/leaks/arena.ts";
import { DIFFERENCES } from "../src/leaks/disguise.ts";
import { hidingToy } from "../src/leaks/hiding-toy/index.ts";
import { lockstep, type Plan, planOf } from "../src/leaks/lockstep.ts";
import { SEATINGS } from "../src/leaks/seating.ts";
import { Ledger } from "../src/leaks/sight.ts";
import { type Summary, summaryOf, summaryText } from "../src/leaks/summary.ts";

const deep = process.env.TEFUDA_DEEP === "1";

async function played(arena: Arena, first = 0): Promise<Summary> {
  return summaryOf(arena.id, await lockstep(arena, { ...planOf(arena, deep), first }));
}

/** No leak, and not because every pair came apart at once. */
function keepsItsSecrets(summary: Summary, { matches }: Plan): void {
  expect(summary.leaks, summaryText(summary)).toEqual([]);
  expect(summary.pairs).toBeGreaterThan(2 * matches);
  expect(summary.decisions).toBeGreaterThan(40 * matches);
  expect(summary.median).toBeGreaterThanOrEqual(5);
  expect(summary.longest).toBeGreaterThanOrEqual(40);
  // whoever sits where, and whatever the twin differs in, it is followed for a while
  for (const difference of DIFFERENCES)
    expect(summary.differences[difference], difference).toBeGreaterThan(2 * matches);
  for (const table of new Set(SEATINGS)) expect(summary.tables[table], table).toBeGreaterThan(2 * matches);
}

test("the hiding toy, which hides in every way there is, leaks nothing", { timeout: 600_000 }, async () => {
  keepsItsSecrets(await played(hidingToy), planOf(hidingToy, deep));
});

test("the toy leaks nothing", { timeout: 600_000 }, async () => {
  const book = toyPackage.assemble([]).book!;
  const settings = { turnLimit: 60 };
  const toy: Arena = { id: "toy", pack: toyPackage, book, lists: [LIST, LIST.slice(4)], settings };
  // forty matches of so small a game may happen to be short ones, these are not
  keepsItsSecrets(await played(toy, 300), planOf(toy, deep));
});

for (const { id } of games) {
  // two tests go through the first of them, and programs take longer to play one than either takes to look at it
  const known: Match[] = [];
  const goldenOf = (loaded: LoadedGame, n: number): Match =>
    (known[n] ??= playGolden(loaded, goldenGames(loaded)[n]!));

  test(`${id} leaks nothing`, { timeout: 1_200_000 }, async () => {
    const arena = await arenaOf(id);
    keepsItsSecrets(await played(arena), planOf(arena, deep));
  });

  test(`${id} hides what its rulebook hides, zone by zone`, async () => {
    const { book, account } = await arenaOf(id);
    const said = Object.entries(account!.zones).map(([zone, { rules: _, ...sight }]) => [zone, sight]);
    expect(said).toEqual(book.game.shape.zones.map((zone) => [zone.id, shapeSays(zone)]));
    const lines = book.game.messages.map(({ name }) => name);
    const named = [...account!.told, ...account!.looks].flatMap((one) => ("line" in one && one.line) || []);
    for (const line of named) expect(lines).toContain(line);
    const rules = [...Object.values(account!.zones), ...account!.told, ...account!.looks].flatMap(
      (one) => one.rules,
    );
    for (const rule of rules) expect(book.game.rules).toContain(rule);
  });

  test(`in golden games of ${id} nobody comes to know what the rulebook does not tell`, async () => {
    const loaded = await loadGame(id);
    const { account } = await arenaOf(id);
    for (const [n, golden] of goldenGames(loaded).entries()) {
      const { setup, choices } = goldenOf(loaded, n);
      const match = new Match(loaded.game, setup);
      const ledger = new Ledger(match.machine, { account });
      for (const { seat, say } of choices) {
        const chosen = chosenBy(match.machine, say);
        match.answer(seat, say);
        ledger.follow(chosen);
        expect(ledger.takeUnlawful(), `golden game ${golden.seed}, answer ${match.length}`).toBeUndefined();
      }
    }
  });

  test(`in ${id} what is shown without a reason is told`, async () => {
    const loaded = await loadGame(id);
    const { account } = await arenaOf(id);
    const { setup, choices } = goldenOf(loaded, 0);
    const match = new Match(loaded.game, setup);
    const m = match.machine;
    const ledger = new Ledger(m, { account });
    const missed = { deck: 0, hand: 0 };
    let tried = 0;
    for (const { seat, say } of choices.slice(0, 60)) {
      const chosen = chosenBy(m, say);
      match.answer(seat, say);
      for (const zone of ["deck", "hand"] as const) {
        // the top card of a deck to its own player, a card of a hand to the next one
        const at = Array.from({ length: m.layout.zones }, (_, n) => n).find(
          (n) => m.zoneShape(n).id === zone,
        )!;
        const card = m.first(at);
        const seen = m.layout.seen + card;
        const was = m.s[seen]!;
        const bit = 1 << (zone === "deck" ? m.seatOf(at) : (m.seatOf(at) + 1) % m.layout.seats);
        if (card < 0 || (was & bit) !== 0) continue;
        m.s[seen] = was | bit;
        const trial = new Ledger(m, { account });
        trial.copy(ledger);
        trial.follow(chosen);
        m.s[seen] = was;
        tried++;
        if (trial.takeUnlawful() === undefined) missed[zone]++;
      }
      ledger.follow(chosen);
    }
    expect(tried).toBeGreaterThan(60);
    // now and then somebody does look there
    expect(missed.deck + missed.hand, JSON.stringify(missed)).toBeLessThan(tried / 10);
  });
}
