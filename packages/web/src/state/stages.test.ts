import { Match, type View } from "@tefuda/kernel";
import { anyAnswer, chance } from "@tefuda/kernel/test/play";
import { lookOf } from "@tefuda/print/looks";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { games } from "@tefuda/referee/registry";
import { describe, expect, test } from "vitest";
import { changesOf } from "./changes.ts";
import { type Stage, stagesOf } from "./stages.ts";
import { nothingTracked, track, zoneId } from "./track.ts";

/** Steps of a game played at random, each cut into its stages as A sees them. */
async function stepsOf(
  id: string,
  seed: number,
  answers: number,
): Promise<{ after: View; stages: Stage[] }[]> {
  const loaded = await loadGame(id);
  const { pack, book } = loaded;
  const lists = loadLists(loaded).slice(0, 2);
  const match = new Match(book.game, { seed, lists: lists.map(({ cards }) => cards) });
  const random = chance(seed);
  const look = lookOf(id, pack.layout);
  let from = { view: match.view(0), tracked: track(nothingTracked, null, match.view(0)) };
  const steps: { after: View; stages: Stage[] }[] = [];
  for (let i = 0; i < answers && !match.over; i++) {
    const before = match.length;
    const seat = match.asked!;
    match.answer(seat, anyAnswer(match.view(seat), random));
    const after = match.view(0);
    const stages = stagesOf(
      from,
      { view: after, log: match.logSince(0, before, "en"), act: null },
      look,
      pack.layout,
    );
    steps.push({ after, stages });
    from = { view: after, tracked: stages.at(-1)!.tracked };
  }
  return steps;
}

describe.each(games.map(({ id }) => id))("the stages of a step of %s", (id) => {
  test("lead to the table after it, and every table on the way is whole", async () => {
    const steps = await stepsOf(id, 4, 150);
    expect(steps.some(({ stages }) => stages.length > 1)).toBe(true);
    for (const { after, stages } of steps) {
      expect(stages.at(-1)!.view).toEqual({ ...after, question: null });
      for (const { view, tracked } of stages) {
        expect(view.question).toBeNull();
        const all = view.seats.flatMap(({ seat, zones }) =>
          Object.entries(zones).map(([zone, shown]) => ({ id: zoneId(zone, seat), shown })),
        );
        const keys = all.flatMap(({ id, shown }) => {
          const held = tracked.zones.get(id) ?? [];
          expect([id, held.length]).toEqual([id, shown.count]);
          if (shown.cards) expect(shown.cards).toHaveLength(shown.count);
          return held.map(({ key }) => key);
        });
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});

test("what changes with a later deed has not changed before it", async () => {
  const look = lookOf("ttcg");
  const { pack } = await loadGame("ttcg");
  const steps = await stepsOf("ttcg", 4, 150);
  const losing = steps.filter(
    ({ stages }) => stages.length > 1 && stages.slice(1).some(({ deed }) => deed?.kind === "lose"),
  );
  expect(losing.length).toBeGreaterThan(0);
  for (const { stages } of losing) {
    const at = stages.findIndex(({ deed }) => deed?.kind === "lose");
    const { struck } = stages[at]!.deed!;
    const changes = changesOf(stages[at - 1]!, stages[at]!, look, pack.layout);
    expect(changes).toContainEqual({ at: { seat: struck, number: "points" }, by: expect.any(Number) });
  }
});
