/**
 * Nothing that comes in from outside breaks anything: eight hundred inputs, and a million in a deep run. That a fault
 * would be found is shown by a door that has all of them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { Dice } from "../src/fuzz/dice.ts";
import { doors } from "../src/fuzz/doors/index.ts";
import { PLANTED, doors as planted } from "../src/fuzz/planted.ts";
import { everything, fuzz, shares } from "../src/fuzz/run.ts";
import { again } from "../src/fuzz/task.ts";
import { worldOf } from "../src/fuzz/world.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const INPUTS = deep ? 1_000_000 : 800;

test(`${INPUTS} hostile inputs: no crash, no wait, no partial effect, words for people`, {
  timeout: 3 * 3_600_000,
}, async () => {
  const report = await fuzz({ ...everything(), inputs: INPUTS, seed: 1, processes: 2 }, { asked: false });
  expect(report.faults.map((fault) => `${fault.what}\n  ${again(fault)}`)).toEqual([]);
  for (const door of report.doors) {
    expect(door.inputs, door.door).toBeGreaterThan(0);
    expect(door.inputs, door.door).toBe(door.accepted + door.refused);
    // A door that takes everything, or nothing, has not been tried.
    if (door.inputs >= 50) {
      expect(door.accepted, door.door).toBeGreaterThan(0);
      expect(door.refused, door.door).toBeGreaterThan(0);
    }
  }
});

test("every fault that a door can have is found, and the inputs behind it are still tried", async () => {
  // The last ends its process as the one before it does, only otherwise.
  const faults = deep ? PLANTED : PLANTED.slice(0, -1);
  const report = await fuzz(
    {
      games: [games[0]!.id],
      doors: planted,
      list: new URL("../src/fuzz/planted.ts", import.meta.url).href,
      // patient enough for a machine that others keep busy to fill this memory
      limits: { patience: 8000, memory: 1000 },
      inputs: faults.length,
      seed: 1,
      processes: 1,
    },
    { asked: false },
  );
  expect(report.inputs).toBe(faults.length);
  for (const [i, { says }] of faults.entries()) {
    const found = report.faults.filter(({ seed }) => seed === i + 1).map(({ what }) => what);
    if (says) expect(found[0], `number ${i + 1}`).toMatch(says);
    else expect(found, `number ${i + 1}`).toEqual([]);
  }
});

test("an input hangs on its door and its number alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-hostile-"));
  try {
    const world = await worldOf(games[0]!.id, folder);
    for (const door of doors) {
      const open = await door.open(world);
      const input = (seed: number): string => open.show(open.make(new Dice(seed, door.name)));
      const seeds = Array.from({ length: 20 }, (_, n) => n + 1);
      const there = seeds.map(input);
      // On the way back every input has others before it than on the way there.
      expect(seeds.toReversed().map(input).toReversed(), door.name).toEqual(there);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("inputs are shared out as the doors ask, and every door has one", () => {
  const counts = shares(doors, 1_000_000);
  expect(counts.reduce((n, count) => n + count)).toBeCloseTo(1_000_000, -2);
  expect(shares(doors, 1)).toEqual(doors.map(() => 1));
});
