import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readFormat } from "../src/rules/02-formats.ts";
import { SHAPE } from "../src/schema.ts";

const own = (name: string) => {
  const path = `${import.meta.dirname}/../formats/${name}.yaml`;
  return readFormat({ path, text: readFileSync(path, "utf8") });
};
const read = (text: string) => readFormat({ path: "mine.yaml", text });
const wrong = (text: string) => read(text).problems.map(({ line, message }) => `${line}: ${message.en}`);

describe("A format (sangoku-2.10)", () => {
  test("called default is every parameter as it is anyway", () => {
    expect(own("default")).toEqual({
      format: { id: "default", name: { en: "Default", ja: "標準" }, settings: {} },
      problems: [],
    });
  });
  test("called classic switches on what the printed game had besides", () => {
    expect(own("classic").format?.settings).toEqual({
      resourceCap: 10,
      faceDownDraw: 1,
      musouHeals: 1,
      summonTurnsResource: 1,
    });
  });
  test("may set every parameter, and none where that means something", () => {
    const numbers = ["deckMin", "copyLimit", "openingHand", "forts", "handLimit", "resourcesPerTurn"];
    const flags = ["firstPlayerMulligan", "firstTurnDraw", "firstTurnAttack", "faceDownDraw", "musouHeals"];
    const text = [
      "name: { en: Small, ja: 小 }",
      ...numbers.map((name) => `${name}: 3`),
      ...flags.map((name) => `${name}: false`),
      "summonTurnsResource: true",
      "deckMax: none",
      "resourceCap: none",
      "turnLimit: none",
    ].join("\n");
    const { format, problems } = read(text);
    expect(problems).toEqual([]);
    expect(Object.keys(format!.settings).sort()).toEqual(Object.keys(SHAPE.settings).sort());
    expect(format!.settings).toMatchObject({
      forts: 3,
      deckMax: -1,
      resourceCap: -1,
      turnLimit: 0,
      faceDownDraw: 0,
    });
    expect(format!.id).toBe("mine");
  });
  test("names no parameter that there is not, and says which was meant", () => {
    expect(wrong("name: { en: A, ja: あ }\nresourceCapp: 10")).toEqual([
      '2: a format has no parameter "resourceCapp" (sangoku-2.10)',
    ]);
    expect(read("name: { en: A, ja: あ }\nresourceCapp: 10").problems[0]?.didYouMean).toEqual([
      "resourceCap",
    ]);
  });
  test("gives each parameter what it may be", () => {
    expect(wrong("name: { en: A, ja: あ }\nforts: none\nhandLimit: -1\nmusouHeals: 1\ndeckMin: 2.5")).toEqual(
      [
        "2: forts is a whole number up to 999 (sangoku-2.10)",
        "3: handLimit is a whole number up to 999 (sangoku-2.10)",
        "4: musouHeals is true or false (sangoku-2.10)",
        "5: deckMin is a whole number up to 999 (sangoku-2.10)",
      ],
    );
  });
  test("has a name in both languages", () => {
    expect(wrong("forts: 5")).toEqual(["1: a format has a name"]);
    expect(wrong("name: { en: A }")).toEqual([
      "1: the name of a format stands in both languages: { en: …, ja: … }",
    ]);
    expect(wrong("- 3")).toEqual([
      "1: a format has a name and parameters, such as resourceCap: 10 (sangoku-2.10)",
    ]);
  });
});
