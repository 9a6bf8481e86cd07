/** Programs think in threads, and people take turns. */
import { hashOf } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { openGame } from "../games.ts";
import { Play } from "../match/play.ts";
import { Programs } from "./programs.ts";

const secret = "ef".repeat(32);
async function playOf(user: string, id: string): Promise<Play> {
  const { book, data } = await openGame("dew");
  return Play.begin(book.game, {
    ...{ id, game: "dew", engine: "test", clock: null, rated: false, watch: null, began: 1 },
    setup: {
      seed: { secret, hash: hashOf(secret), numbers: ["00".repeat(16), "11".repeat(16)] },
      lists: [data.lists[0]!.cards, data.lists[1]!.cards],
    },
    seats: [
      { user, name: user, kind: "random" },
      { user: null, name: "random", kind: "random" },
    ],
  });
}

describe("programs", () => {
  test("give answers that the match takes, also after something was taken back", async () => {
    const programs = new Programs(1);
    const play = await playOf("u", "one");
    for (let number = 1; number <= 6; number++) {
      const say = await programs.think(play);
      const deed = { kind: "answer" as const, seat: play.waitsFor!, say };
      expect(play.take({ number, command: `c${number}`, deed, used: 0, lag: 0, at: 1 })).toBeNull();
      if (number === 4) {
        play.match.undo();
        play.match.turnChance(4);
      }
    }
    await programs.close();
  });

  test("serve one person after the other, however many matches each has", async () => {
    const programs = new Programs(1);
    const served: string[] = [];
    const think = async (user: string, id: string): Promise<void> => {
      await programs.think(await playOf(user, id));
      served.push(user);
    };
    // the first is being thought about while the others come
    const all = [think("many", "m0")];
    for (let i = 1; i < 4; i++) all.push(think("many", `m${i}`));
    all.push(think("one", "o"));
    await Promise.all(all);
    expect(served.indexOf("one")).toBeLessThan(3);
    await programs.close();
  });

  test("say that they are busy when too much waits, and reject what waits for a thread that ends", async () => {
    const programs = new Programs(1);
    const play = await playOf("u", "one");
    const waiting = Array.from({ length: 25 }, () => programs.think(play));
    expect(programs.busy).toBe(true);
    await Promise.all(waiting);
    expect(programs.busy).toBe(false);
    await programs.close();
  });
});
