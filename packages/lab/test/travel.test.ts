/** A run that travels is what it was, with sets of one's own and the words that they bring. */
import { WordsError } from "@tefuda/kernel";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { readSet } from "@tefuda/referee/own-set";
import { expect, test } from "vitest";
import { playBatch } from "../src/batch.ts";
import { batchText } from "../src/batch-file.ts";
import { editionOf } from "../src/edition.ts";
import { Player } from "../src/index.ts";
import { batchOf, idOf, runIn, type SentRun } from "../src/jobs/travel.ts";
import { meetingPlan } from "../src/meeting-plan.ts";

const OWN = `
name: { en: Night Garden, ja: 夜の庭 }
game: dew
keywords:
  - { name: { en: Quiet, ja: 静寂 }, text: { en: "When this critter enters the meadow, you may discard a card. If you do, draw a card." } }
cards:
  - name: { en: Gate Owl, ja: 門の梟 }
    type: Critter
    kin: [Moth]
    cost: 2
    bite: 2
    shell: 1
    texts: ["【Quiet】"]
    flavour: { en: "Who?", ja: "誰？" }
`;

async function sent(): Promise<{ run: SentRun; text: string }> {
  const set = readSet("night", ["dew"], { path: "night.yaml", text: OWN });
  const loaded = await loadGame("dew", [set]);
  const plan = meetingPlan(loaded, loadLists(loaded), "random", 1);
  const run = { plan, games: 20, atATime: 10, edition: editionOf(loaded), first: [1, 2] };
  return { run, text: JSON.stringify(run) };
}

const wrong = (text: string): string => {
  try {
    runIn({ run: text }, idOf(text));
  } catch (error) {
    if (error instanceof WordsError) return error.message;
    throw error;
  }
  return "taken";
};

test("rules and cards are the same there, with the cards and words of a set", async () => {
  const { run, text } = await sent();
  const came = runIn({ run: text }, idOf(text));
  expect(came).toEqual(run);
  const there = await loadGame(came.plan.game, came.plan.sets);
  expect(editionOf(there)).toBe(run.edition);
  expect(there.game.byName.has("Gate Owl")).toBe(true);
});

test("what is no run, is too large or not what it is called is not taken", async () => {
  const { run, text } = await sent();
  const changed = (plan: object, more: object = {}): string =>
    wrong(JSON.stringify({ ...run, ...more, plan: { ...run.plan, ...plan } }));
  const NONE = /is none, or is larger than a run may be/;
  expect(wrong(text)).toBe("taken");
  expect(wrong(`${text}]`)).toMatch(NONE);
  expect(changed({ limit: 1e9 })).toMatch(NONE);
  expect(changed({}, { games: 1e9 })).toMatch(NONE);
  expect(changed({ pairs: [[0, 10_000]] })).toMatch(NONE);
  expect(changed({ pairs: [[0]] })).toMatch(NONE);
  expect(changed({ bots: [] })).toMatch(NONE);
  expect(changed({ shell: "rm" })).toMatch(NONE);
  expect(changed({ lists: [{ id: "long", cards: new Array(1001).fill("Gate Owl") }] })).toMatch(NONE);
  expect(() => runIn({ run: text }, idOf("another"))).toThrow(/under a name that is not its own/);
});

test("a batch that comes back has the numbers of its games, and no others", async () => {
  const loaded = await loadGame("dew");
  const player = new Player(meetingPlan(loaded, loadLists(loaded), "random", 1), loaded);
  const first = playBatch(player, 0, 1);
  const text = batchText(playBatch(player, 10, 10));
  expect(batchOf(text, 10, 10, first)?.results).toHaveLength(10 * first.results.length);
  expect(batchOf(text, 20, 10, first)).toBeUndefined();
  expect(batchOf(text, 10, 9, first)).toBeUndefined();
  expect(batchOf(text.slice(1), 10, 10, first)).toBeUndefined();
});
