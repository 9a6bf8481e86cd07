import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

const folders = withToy();
const json = async (argv: string[], input: string[] = []) =>
  JSON.parse((await tefuda([...argv, "--json"], input)).out);

test("simulate tells its figures", async () => {
  const { code, out } = await tefuda(["simulate", "toy", "--games", "300", "--workers", "1"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^games +300, open seeds from 1$/m);
  expect(out).toMatch(/^first player won +\d+ of \d+, \d+\.\d % \(95 %: /m);
  expect(out).toMatch(/^failed +0$/m);
  expect(out).toMatch(/^hash +[0-9a-f]{8}$/m);
});

test("rules that were applied are counted", async () => {
  const { applied } = await json(["simulate", "toy", "--games", "20", "--rules"]);
  expect(applied["toy-1"]).toBeGreaterThan(20);
  const { out } = await tefuda(["simulate", "toy", "--games", "20", "--rules"]);
  expect(out).toMatch(/^rules applied +\d of 8; never: .*toy-5/m);
});

test("the same seeds give the same games", async () => {
  const one = await json(["simulate", "toy", "--games", "60", "--seed", "5", "--workers", "1"]);
  const two = await json(["simulate", "toy", "--games", "60", "--seed", "5", "--workers", "1"]);
  const other = await json(["simulate", "toy", "--games", "60", "--seed", "6", "--workers", "1"]);
  expect(two.hash).toBe(one.hash);
  expect(other.hash).not.toBe(one.hash);
});

test("greedy wins more than random, on either side", async () => {
  const a = await json(["simulate", "toy", "--games", "40", "--bots", "greedy,random"]);
  const b = await json(["simulate", "toy", "--games", "40", "--bots", "random,greedy"]);
  expect(a.seats[0].wins).toBeGreaterThan(26);
  expect(b.seats[1].wins).toBeGreaterThan(26);
});

test("all decks meet one another on both sides", async () => {
  const result = await json(["simulate", "toy", "--games", "60", "--decks", "all"]);
  expect(result.decks.map((d: { id: string; games: number }) => [d.id, d.games])).toEqual([
    ["big", 40],
    ["small", 40],
    ["third", 40],
  ]);
});

test("a run that is stopped tells what was played", async () => {
  let stop = (): void => {};
  const run = tefuda(["simulate", "toy", "--games", "10000000", "--workers", "1", "--json"], [], {
    errTty: true,
    err: (text) => {
      if (Number(/\d+(?= of)/.exec(text)) > 10) stop();
    },
    onInterrupt: (told) => {
      stop = told;
      return () => {};
    },
  });
  const result = JSON.parse((await run).out);
  expect(result.stopped).toBe(true);
  expect(result.games).toBeGreaterThan(10);
});

test("what nothing was learned for cannot be examined by", async () => {
  const { code, err } = await tefuda(["exam", "toy"]);
  expect(code).toBe(2);
  expect(err).toContain("tefuda learn toy");
});

test("a game can be played with numbers and words, taken back, asked about, saved and gone on with", async () => {
  const file = join(folders.work, "game.json");
  const { code, out } = await tefuda(
    ["play", "toy", "--seed", "3", "--seats", "human,human", "--decks", "big,big", "--save", file],
    [
      "help",
      "why hit Ant > player",
      "why fly",
      "hint",
      "99",
      "1 2",
      "look",
      "log all",
      "look bee",
      "look Ben",
      "1",
      "undo",
      "redo",
      "undo",
      "undo",
      "log 3",
      "table",
      "pass",
      "1",
      "quit",
    ],
  );
  expect(code).toBe(0);
  expect(out).toContain("Toy, open seed 3");
  expect(out).toContain("take the option with that number");
  expect(out).toContain('"fly" is not understood');
  // a hint has the numbers of the list
  const [, number, best] = /^ ?(\d+) {2}((?:play|hit|pass).*?) {2}\(best\)\n {4}(?:won|A: )/m.exec(out)!;
  expect(out).toMatch(new RegExp(`^ .*\\b${number} ${best}`, "m"));
  expect(out).toMatch(/There are \d options here: type a number from 1 to \d, or the words of an option/);
  expect(out).toContain("Only one option can be taken here: type one number.");
  expect(out).toContain("look at what? For example: look Ant");
  expect(out).toContain("how many lines of the log? For example: log 10");
  expect(out).toContain("might 2");
  expect(out).toContain('There is no card "Ben". Did you mean Bee?');
  expect(out).toContain("There is nothing to take back.");
  expect(out).toContain("(pick 1)");
  expect(out).toContain(`Saved to ${file}.`);
  const saved = JSON.parse(readFileSync(file, "utf8"));
  expect(saved.choices).toHaveLength(2);
  const again = await tefuda(
    ["play", "toy", "--seats", "human,human", "--resume", file, "--save", file],
    ["give up"],
  );
  expect(again.out).toMatch(/[AB] wins \(toy-8\)\./);
  expect((await tefuda(["replay", file])).out).toContain("verified: 3 answers, played to its end");
});

test("a match is gone on with by who sat there, and only as a match of its own game", async () => {
  const file = join(folders.work, "seats.json");
  await tefuda(["play", "toy", "--seed", "3", "--seats", "human,random", "--save", file], ["quit"]);
  const on = await tefuda(["play", "toy", "--resume", file, "--json"], ["give up"]);
  expect(JSON.parse(on.out).record.programs).toEqual([null, expect.stringMatching(/^random /)]);
  const other = await tefuda(["play", "ttcg", "--resume", file]);
  expect([other.code, other.err]).toEqual([
    2,
    expect.stringContaining(`that is a match of toy: tefuda play toy --resume ${file}`),
  ]);
});

test("a game among programs runs to its end without a word typed", async () => {
  const result = await json(["play", "toy", "--seats", "greedy,random", "--seed", "1"]);
  expect(result.over).toHaveProperty("winner");
  expect(result.record.choices.length).toBeGreaterThan(5);
});

test("without a seed chance is secret until the game is over, and its hash is told first", async () => {
  const file = join(folders.work, "secret.json");
  const seats = ["--seats", "human,human", "--decks", "big,big"];
  const begun = await tefuda(["play", "toy", ...seats, "--save", file], ["quit"]);
  const [, hash] = /SHA-256 of its secret is ([0-9a-f]{64})/.exec(begun.out)!;
  const { seed } = JSON.parse(readFileSync(file, "utf8"));
  expect(createHash("sha256").update(Buffer.from(seed.secret, "hex")).digest("hex")).toBe(hash);
  expect(begun.out).not.toContain(seed.secret);
  const on = await tefuda(
    ["play", "toy", ...seats.slice(0, 2), "--resume", file, "--save", file],
    ["give up"],
  );
  expect(on.out).toContain(`The secret of chance was ${seed.secret}`);
  expect((await tefuda(["replay", file])).out).toContain("verified");
  const other = await tefuda(["play", "toy", ...seats], ["quit"]);
  expect(other.out).not.toContain(hash);
});

test("a replay is stepped through", async () => {
  const file = join(folders.work, "step.json");
  await tefuda(["play", "toy", "--seats", "random,random", "--seed", "2", "--save", file]);
  const { out } = await tefuda(["replay", file, "--step", "--as", "A"], ["", "", "b", "5", "q"]);
  const at = [...out.matchAll(/answer (\d+) of/g)].map((m) => Number(m[1]));
  expect(at).toEqual([0, 1, 2, 1, 5]);
  // what the other chose is told by the log, as far as this seat saw it
  const all = await tefuda(["replay", file, "--step", "--as", "A"], ["99", "q"]);
  expect(all.out).toMatch(/^A: /m);
  expect(all.out).not.toMatch(/^B: /m);
  const there = await json(["replay", file, "--at", "5", "--as", "B"]);
  expect(there.at).toBe(5);
  expect(there.view.observer).toBe(1);
});

test("scenarios count what passed", async () => {
  const { code, out } = await tefuda([
    "scenario",
    join(folders.game, "scenarios"),
    "--way",
    "all",
    "--game",
    "toy",
  ]);
  expect([code, out]).toEqual([0, "16 passed, 0 failed\n"]);
});

test("rules are read and checked", async () => {
  expect((await tefuda(["rules", "toy"])).out).toContain("toy-3        Topic of toy-3\n");
  expect((await tefuda(["rules", "toy", "3"])).out).toContain("scenarios\n  ");
  expect((await tefuda(["rules", "toy", "4"])).out).toContain("code\n  It is a word.\n");
  const { code, out } = await tefuda(["rules", "toy", "--check"]);
  expect(code).toBe(1);
  expect(out).toContain("toy-5        Topic of toy-5: no scenario or measured bound\n");
  expect(out).toContain("toy-6        Topic of toy-6: no code and no scenario or measured bound\n");
  expect(out).toContain(
    "toy: 8 rules; 3 cited by the program, 2 with a reason why none can be; 4 shown by scenarios\n",
  );
  expect(out).toMatch(/^23 passed, 4 failed$/m);
});

test.each([
  [],
  ["play"],
  ["simulate"],
  ["scenario"],
  ["rules"],
  ["cards"],
  ["cards", "check"],
  ["cards", "read"],
  ["cards", "list"],
  ["replay"],
  ["bench"],
])("help of %s shows examples", async (...verb) => {
  const { code, out } = await tefuda([...verb, "--help"]);
  expect(code).toBe(0);
  expect(out).toContain("Examples:\n  $ tefuda");
});
