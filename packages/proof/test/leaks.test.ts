/**
 * Nothing leaks (law 6): pairs of games that differ only in what an observer may not know are played in lockstep, and
 * until something lawfully tells them apart the observer is given the same of both, byte for byte. That this would find a
 * leak is shown in planted.test.ts.
 */
import { LIST, toyPackage } from "@tefuda/kernel/test/toy";
import { games } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { type Arena, arenaOf } from "../src/leaks/arena.ts";
import { DIFFERENCES } from "../src/leaks/disguise.ts";
import { lockstep } from "../src/leaks/lockstep.ts";
import { parlour } from "../src/leaks/parlour/index.ts";
import { type Summary, summaryOf, summaryText } from "../src/leaks/summary.ts";
import { share } from "./share.ts";

const deep = process.env.TEFUDA_DEEP === "1";

async function played(arena: Arena, matches: number): Promise<Summary> {
  const report = await lockstep(arena, { first: 0, matches, pairLength: 60, matchLength: 500 });
  return summaryOf(arena.id, report);
}

/** No leak, and not because every pair came apart at once. */
function keepsItsSecrets(summary: Summary, matches: number): void {
  expect(summary.leaks, summaryText(summary)).toEqual([]);
  expect(summary.pairs).toBeGreaterThan(2 * matches);
  expect(summary.decisions).toBeGreaterThan(40 * matches);
  expect(summary.median).toBeGreaterThanOrEqual(5);
  expect(summary.longest).toBeGreaterThanOrEqual(40);
  // whatever the twin differs in, it is followed for a while
  for (const difference of DIFFERENCES)
    expect(summary.differences[difference], difference).toBeGreaterThan(2 * matches);
}

test("the parlour, which hides in every way there is, leaks nothing", { timeout: 600_000 }, async () => {
  const matches = deep ? 1000 : 12;
  keepsItsSecrets(await played(parlour, matches), matches);
});

test("the toy leaks nothing", { timeout: 600_000 }, async () => {
  const book = toyPackage.assemble([]).book!;
  const settings = { turnLimit: 60 };
  const toy: Arena = { id: "toy", pack: toyPackage, book, lists: [LIST, LIST.slice(4)], settings };
  const matches = deep ? 1000 : 12;
  keepsItsSecrets(await played(toy, matches), matches);
});

for (const { id } of games) {
  test(`${id} leaks nothing`, { timeout: 1_200_000 }, async () => {
    const matches = share(40, 400);
    keepsItsSecrets(await played(await arenaOf(id), matches), matches);
  });
}
