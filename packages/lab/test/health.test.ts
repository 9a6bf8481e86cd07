/**
 * The bounds of measures/health.yaml: they hold for the game's set when it is played anew, and not where the set has lost what a
 * measure is of.
 */
import { loadGame, loadLists } from "@tefuda/referee/games";
import { loadBounds } from "@tefuda/referee/measures";
import { beforeAll, expect, test } from "vitest";
import { brokenBounds } from "../src/bounds.ts";
import { examine, type Run } from "../src/examine.ts";
import { isMeasured, type LabReport, MEASURES, type Plan, reportOf, Study } from "../src/index.ts";
import { meetingPlan } from "../src/meeting-plan.ts";
import { type Outcome, runHere } from "../src/run.ts";

/** Not the seed that the bounds were stated with, and fewer games. */
const SEED = 1001;
const GAMES = process.env.TEFUDA_DEEP === "1" ? 240 : 80;

const never = { asked: false, whenAsked: new Promise<void>(() => {}) };
const { bounds, test: path } = loadBounds("ttcg", "health")!;

let loaded: Awaited<ReturnType<typeof loadGame>>;
let report: LabReport;
const runs = new Map<Run["name"], { plan: Plan; outcome: Outcome }>();

beforeAll(async () => {
  loaded = await loadGame("ttcg");
  const play = async ({ name, plan, games }: Run) => {
    const outcome = await runHere(plan, games, loaded, never, () => {});
    runs.set(name, { plan, outcome });
    return outcome;
  };
  const plan = meetingPlan(loaded, loadLists(loaded), "greedy", SEED);
  report = (await examine(loaded, plan, GAMES, play)).report;
}, 600_000);

/** Sets are compared, and the game has one. */
const UNBOUND = ["power-creep"];

test("every other measure has a bound, of its rule", () => {
  const all = MEASURES.map(({ id }) => id);
  expect(bounds.map(({ measure }) => measure)).toEqual(all.filter((id) => !UNBOUND.includes(id)));
  expect(report.measures.filter((one) => !isMeasured(one.measured)).map(({ id }) => id)).toEqual([
    "power-creep",
  ]);
  for (const { id, rule } of MEASURES) {
    const bound = bounds.find(({ measure }) => measure === id);
    if (bound && rule) expect(bound.rule).toBe(rule);
  }
  expect(path).toBe("packages/lab/test/health.test.ts");
});

test("all bounds hold", () => {
  expect(report.broken).toBe(0);
  expect(brokenBounds(report, bounds)).toEqual([]);
});

test("what is not so good breaks the bounds that it is about", () => {
  const { plan, outcome } = runs.get("meeting")!;
  const study = (name: Run["name"]): Study => {
    const { plan, outcome } = runs.get(name)!;
    return new Study(loaded, plan, outcome);
  };
  const meeting = study("meeting");
  const beside = { lapsing: [study("lapsing-0"), study("lapsing-1")] };
  const broken = (study: Study, more = beside): string[] =>
    brokenBounds(reportOf(study, "", new Uint32Array(0), more), bounds).map(({ measure }) => measure);
  const nothing = { results: new Int32Array(0), course: new Int32Array(0) };
  // no games, no figures
  expect(broken(new Study(loaded, plan, nothing))).toContain("first-player");
  // a player who lapses does not win as often as one who does not
  const [one, other] = beside.lapsing as [Study, Study];
  expect(broken(meeting, { lapsing: [other, one] })).toContain("depth");
  // everybody comes with the same cards
  const same = { ...plan, lists: plan.lists.map(({ id }) => ({ id, cards: plan.lists[0]!.cards })) };
  expect(broken(new Study(loaded, same, outcome))).toEqual(
    expect.arrayContaining(["deck-diversity", "staples"]),
  );
});
