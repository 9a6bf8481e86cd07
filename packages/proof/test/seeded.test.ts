/** Leaks put into the program on purpose, one at a time, are all found. TEFUDA_DEEP=1 looks for every one of them. */
import { expect, test } from "vitest";
import { allSeeded, seededText } from "../src/leaks/seeded/leak.ts";
import { search } from "../src/leaks/seeded/search.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const leaks = allSeeded();

test("there are leaks of every kind, each at a place that is there exactly once", () => {
  expect(leaks.length).toBeGreaterThanOrEqual(60);
  expect(new Set(leaks.map((leak) => leak.id)).size).toBe(leaks.length);
  for (const leak of leaks) {
    expect(seededText(leak), leak.id).toContain(leak.replace);
    expect(leak.replace).not.toBe(leak.find);
  }
});

test("a leak whose place is gone is told by its id, its file and the text that is not there", () => {
  const leak = { ...leaks[0]!, find: "text that stands nowhere" };
  expect(() => seededText(leak)).toThrow(
    `leak "${leak.id}": the text "text that stands nowhere" stands in ${leak.file} 0 times, not once`,
  );
});

// one of each kind in the hiding toy; the games take longer to be put together
const count = new Map<string, number>();
const wanted = leaks.filter(({ kind, game }) => {
  const n = (count.get(kind) ?? 0) + 1;
  count.set(kind, n);
  return deep || (game === "hiding" && n === 1);
});
const harmless = {
  ...leaks[0]!,
  find: "const count = m.count(zone);",
  replace: "const count = 0 + m.count(zone);",
};

test(`${deep ? "all leaks" : "leaks of every kind"} are found, and a change that tells nobody anything is not`, {
  timeout: 1_200_000,
}, async () => {
  expect(new Set(wanted.map((leak) => leak.kind)).size).toBe(12);
  const [none, ...searches] = await search([harmless, ...wanted], 2);
  expect(none!.wrong).toMatch(/^nothing in [\d]{3,} decisions$/);
  expect(
    searches.filter((one) => one.wrong !== undefined).map(({ leak, wrong }) => [leak.id, wrong]),
  ).toEqual([]);
});
