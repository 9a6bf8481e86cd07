/** What would follow is told of an effect as of a fight, before it is confirmed. */
import { forecast } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { sharedGame } from "@tefuda/referee/games";
import { layOut } from "@tefuda/referee/laid";
import { expect, test } from "vitest";
import { followsOf } from "./follows.ts";

test("an effect's consequences are told, and not the deed itself", async () => {
  const { pack } = await sharedGame("ttcg");
  const match = await layOut({
    ...{ game: "ttcg", turn: 3, phase: 2, player: 0, filler: "Kiln Imp" },
    sides: [{ units: ["Wick Novice"] }, { units: ["Wick Novice"] }],
  });
  const foretold = forecast(match.machine, 0, "use Wick Novice 1", pack)!;
  expect(foretold.lines.map(({ message }) => message)).toEqual(["uses", "taps", "resolves", "gains"]);
  expect(followsOf(lookOf("ttcg", pack.layout), foretold, "over")).toEqual({
    sure: ["A gains 1 point (now 21)."],
    hangs: false,
  });
});

test("what another step or the next turn brings does not follow from what is done before it", async () => {
  const { pack } = await sharedGame("trails");
  const match = await layOut({
    ...{ game: "trails", turn: 2, phase: 3, player: 0, filler: "Sapling Scholar" },
    sides: [{ hand: ["Sapling Scholar"], homebase: Array(6).fill("Sapling Scholar") }, {}],
  });
  const look = lookOf("trails", pack.layout);
  for (const [say, lines] of [
    ["art Sapling Scholar", ["playsArt", "actions", "gainsEp"]],
    ["energy Sapling Scholar@A.homebase.1", ["actions", "gainsEp"]],
  ] as const) {
    const foretold = forecast(match.machine, 0, say, pack)!;
    expect(foretold.lines.map(({ message }) => message)).toEqual(lines);
    expect(followsOf(look, foretold, "over")).toEqual({ sure: [], hangs: false });
  }
});

test("nothing is said to be sure of what hangs on what is hidden", async () => {
  const { pack } = await sharedGame("ttcg");
  const match = await layOut({
    ...{ game: "ttcg", turn: 3, phase: 3, player: 0, filler: "Kiln Imp" },
    sides: [{ units: ["Wick Novice"] }, { units: ["Wick Novice"] }],
  });
  const [attack] = match.view(0).question!.options.filter(({ verb }) => verb === "attack");
  const { sure, hangs } = followsOf(
    lookOf("ttcg", pack.layout),
    forecast(match.machine, 0, attack!.notation, pack)!,
    "over",
  );
  expect(hangs).toBe(false);
  expect(sure.length).toBeGreaterThan(0);
});
