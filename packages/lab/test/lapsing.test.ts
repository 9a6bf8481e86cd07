/** A program that lapses plays otherwise than it would, whichever program it is. */
import { loadGame, loadLists } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { playBatch } from "../src/batch.ts";
import { lapsingPlans } from "../src/beside.ts";
import { meetingPlan } from "../src/meeting-plan.ts";
import { HABIT, Player } from "../src/play.ts";

test.each([HABIT, "greedy"])("%s", async (player) => {
  const loaded = await loadGame("dew");
  const lists = loadLists(loaded).slice(0, 2);
  const [better] = lapsingPlans(meetingPlan(loaded, lists, player, 1));
  const results = (plan: typeof better): number[] => [...playBatch(new Player(plan!, loaded), 0, 10).results];
  const steady = { ...better!, lapses: [0, 0] };
  expect(results(better)).not.toEqual(results(steady));
  expect(results(steady)).toEqual(results(steady));
});
