/** Leaks put into the program on purpose, one at a time, are all found. TEFUDA_DEEP=1 looks for every one of them. */
import { expect, test } from "vitest";
import { allPlants, plantedText } from "../src/leaks/plants/plant.ts";
import { search } from "../src/leaks/plants/search.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const plants = allPlants();

test("there are plants of every kind, each at a place that is there exactly once", () => {
  expect(plants.length).toBeGreaterThanOrEqual(60);
  expect(new Set(plants.map((plant) => plant.id)).size).toBe(plants.length);
  for (const plant of plants) {
    expect(plantedText(plant), plant.id).toContain(plant.replace);
    expect(plant.replace).not.toBe(plant.find);
  }
});

test("a plant whose place is gone is told by its id, its file and the text that is not there", () => {
  const plant = { ...plants[0]!, find: "text that stands nowhere" };
  expect(() => plantedText(plant)).toThrow(
    `plant "${plant.id}": the text "text that stands nowhere" stands in ${plant.file} 0 times, not once`,
  );
});

test("a change that tells nobody anything is not found", { timeout: 300_000 }, async () => {
  const harmless = {
    ...plants[0]!,
    find: "const count = m.count(zone);",
    replace: "const count = 0 + m.count(zone);",
  };
  const [done] = await search([harmless], 1);
  expect(done!.wrong).toMatch(/^nothing in [\d]{3,} decisions$/);
});

test(`${deep ? "all plants" : "plants of every kind"} are found`, { timeout: 1_200_000 }, async () => {
  // one of each kind in the parlour; the games take longer to be put together
  const count = new Map<string, number>();
  const wanted = plants.filter(({ kind, game }) => {
    const n = (count.get(kind) ?? 0) + 1;
    count.set(kind, n);
    return deep || (game === "parlour" && n === 1);
  });
  expect(new Set(wanted.map((plant) => plant.kind)).size).toBe(12);
  const searches = await search(wanted, 2);
  expect(
    searches.filter((one) => one.wrong !== undefined).map(({ plant, wrong }) => [plant.id, wrong]),
  ).toEqual([]);
});
