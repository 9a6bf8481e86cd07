/** A number of a card is changed where the card is written; what two decks come to at each of its values, and where they are even. */
import { Chance } from "@tefuda/kernel";
import { loadGame } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { numberAt, numberFields, withNumber, withNumbers } from "../src/index.ts";
import { evenAt } from "../src/number.ts";

describe("changing a number", () => {
  test("only that number of that card is another", async () => {
    const loaded = await loadGame("dew");
    const place = { card: "Errand Bee", field: "bite" };
    expect(numberAt(loaded, place)).toBe(1);
    const { sets, changed } = withNumber(loaded, place, 3);
    expect(changed).toHaveLength(1);
    const other = await loadGame("dew", sets, changed);
    expect(numberAt(other, place)).toBe(3);
    const values = ({ book }: typeof loaded) => book.cards.map(({ name, values }) => [name, values]);
    const differing = values(other).filter(
      (row, i) => JSON.stringify(row) !== JSON.stringify(values(loaded)[i]),
    );
    expect(differing.map(([name]) => name)).toEqual(["Errand Bee"]);
  });

  test("a number among others, in a text, and in several cards", async () => {
    const tails = await loadGame("tails");
    const place = { card: "Furrow Recruits", field: "stats.troop#2" };
    expect(numberAt(tails, place)).toBe(2);
    expect(numberFields(tails, "Furrow Recruits")).toContain("stats.troop#2");
    const dew = await loadGame("dew");
    const text = { card: "Clover Patch", field: "texts.0" };
    const { sets, changed } = withNumbers(dew, [
      { ...text, value: 2 },
      { card: "Errand Bee", field: "shell", value: 2 },
      { card: "Errand Bee", field: "bite", value: 12 },
    ]);
    const other = await loadGame("dew", sets, changed);
    expect(numberAt(other, text)).toBe(2);
    expect(numberAt(other, { card: "Errand Bee", field: "shell" })).toBe(2);
    expect(other.book.cards.find(({ name }) => name === "Clover Patch")!.texts[0]!.words.en).toContain(
      "2 bloom",
    );
  });

  test("where there is none it is said where there are some", async () => {
    const dew = await loadGame("dew");
    expect(() => numberAt(dew, { card: "Errand Bee", field: "power" })).toThrow(/cost, bite, shell/);
    expect(() => numberAt(dew, { card: "Errand Wasp", field: "bite" })).toThrow(/no card "Errand Wasp"/);
  });
});

describe("the number that makes even", () => {
  const VALUES = [100, 150, 200, 250, 300, 350, 400];
  /** Deals whose share rises by the number: an eighth of a point each, and a half at `even`. */
  function dealt(chance: Chance, even: number, falls = 1) {
    return VALUES.map((value) =>
      Array.from({ length: 500 }, () => {
        const p = 0.5 + ((value - even) / 800) * falls;
        const won = (): number => (chance.below(32_768) < p * 32_768 ? 1 : 0);
        return { points: won() + won(), seats: 2 };
      }),
    );
  }

  test("its interval holds it in about 95 of 100, whether the curve rises or falls", {
    timeout: 60_000,
  }, () => {
    const chance = new Chance();
    chance.seed(101, 0);
    const runs = process.env.TEFUDA_DEEP === "1" ? 300 : 40;
    let held = 0;
    for (let n = 0; n < runs; n++) {
      const at = 200 + chance.below(120);
      const even = evenAt(VALUES, dealt(chance, at, n % 2 === 0 ? 1 : -1))!;
      if ((even.low ?? 0) <= at && (even.high ?? 1000) >= at) held++;
    }
    expect(held).toBeGreaterThanOrEqual(runs * 0.88);
  });

  test("none where one deck is better at all of them", () => {
    const chance = new Chance();
    chance.seed(102, 0);
    expect(evenAt(VALUES, dealt(chance, -100))).toBeUndefined();
    expect(evenAt(VALUES, dealt(chance, 700))).toBeUndefined();
  });
});
