/** Slips of every kind are found in what texts do, and the second reading notices one. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSync } from "vite";
import { afterAll, expect, test } from "vitest";
import { RULES } from "../src/slips/rules.ts";
import { drawn, trySlips } from "../src/slips/run.ts";
import { allSlips, KINDS, slipped } from "../src/slips/slip.ts";
import { ROOT } from "../src/slips/source.ts";

const all = allSlips(RULES);
const into = mkdtempSync(join(tmpdir(), "tefuda-slips-"));
afterAll(() => rmSync(into, { recursive: true, force: true }));

test("there are slips of every kind, as many drawn of each, and what is written still is a program", () => {
  for (const kind of KINDS) expect(all.filter((slip) => slip.kind === kind).length).toBeGreaterThan(50);
  const some = drawn(all, { seed: 1, count: 160 });
  for (const kind of KINDS) expect(some.filter((slip) => slip.kind === kind)).toHaveLength(20);
  for (const slip of some) {
    const { errors } = parseSync(slip.file, slipped(readFileSync(join(ROOT, slip.file), "utf8"), slip));
    expect(errors, `${slip.file}:${slip.line} ${slip.was} => ${slip.by}`).toEqual([]);
  }
});

test("your opponent for you is noticed, and what nobody comes by is not tried", async () => {
  const who = all.filter(({ file, was }) => file.endsWith("lowering/who.ts") && was === "s === seat");
  const later = all.filter(({ file }) => file.startsWith("packages/games/tails/")).slice(0, 1);
  const results = await trySlips([...who, ...later], {
    ...{ seed: 1, count: 2, pool: 40, cases: 40, processes: 2, games: ["dew"], into },
    stop: () => false,
    told: () => {},
  });
  expect(results.map(({ slip: { file }, came }) => `${file.split("/").at(-1)} ${came}`).sort()).toEqual([
    `${later[0]!.file.split("/").at(-1)} unreached`,
    "who.ts found",
  ]);
});
