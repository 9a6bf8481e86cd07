/** A game of a run as a record: the same game, answer by answer, in every game. */
import { Match, OUTCOME } from "@tefuda/kernel";
import { games, loadGame, loadLists } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { meetingPlan } from "../src/meeting-plan.ts";
import { DECISIONS, FIELDS, HABIT, HOW, Player, WINNER, WON } from "../src/play.ts";
import { recordOf } from "../src/watched.ts";

test.each(
  games.flatMap(({ id }) => [
    [id, HABIT],
    [id, "random"],
  ]),
)("%s, played by %s", async (id, bot) => {
  const loaded = await loadGame(id);
  const plan = { ...meetingPlan(loaded, loadLists(loaded), bot, 7), cards: true, limit: 2000 };
  const player = new Player(plan, loaded);
  const [row, course] = [new Int32Array(FIELDS), new Int32Array(1000)];
  for (const g of [0, 1, 5]) {
    player.play(g, row, 0, course);
    const record = recordOf(plan, loaded, g);
    expect(record.choices).toHaveLength(row[DECISIONS]!);
    const again = Match.replay(loaded.game, record);
    expect(again.over).toBe(row[HOW] !== 2);
    if (row[HOW] === WON) expect(again.machine.s[OUTCOME]).toBe(row[WINNER]);
  }
});
