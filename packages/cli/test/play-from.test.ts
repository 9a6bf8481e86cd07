/** A game at the terminal that begins where a ruling does. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const into = mkdtempSync(join(tmpdir(), "tefuda-from-"));
afterAll(() => rmSync(into, { recursive: true, force: true }));
const RULINGS = join(into, "rulings.yaml");
writeFileSync(
  RULINGS,
  ["Errand Bee", "Lamp Moth"]
    .map((card) => `- title: ${card}\n  start: { A: { hand: [${card}] } }\n`)
    .join(""),
);
const play = (from: string, ...more: string[]) =>
  tefuda(["play", "dew", "--from", from, "--seats", "random,random", ...more]);

test("it begins at the ruling that is named, with its cards, and is played to its end", async () => {
  const [first, second] = await Promise.all([play(RULINGS, "--json"), play(`${RULINGS}#2`, "--json")]);
  const [one, two] = [first, second].map(({ out }) => JSON.parse(out));
  expect([one.over, two.over]).not.toContain(null);
  const hand = ({ record }: typeof one) => record.opening.position.seats[0].zones.hand;
  expect([hand(one), hand(two)]).toEqual([[{ card: "Errand Bee" }], [{ card: "Lamp Moth" }]]);
});

test("what cannot be is said: a number that no ruling has, a file of nothing, a seed beside it", async () => {
  expect((await play(`${RULINGS}#99`)).err).toMatch(/has rulings #1 to #2/);
  expect((await play("no-such-file.yaml")).err).not.toBe("");
  expect((await play(RULINGS, "--seed", "1")).err).toMatch(/its chance from there/);
});
