/** Every word of the vocabulary has something behind it; one that has nothing is told by its name. */
import { worldOf } from "@tefuda/language/standard/index";
import { expect, test } from "vitest";
import { vocabulary } from "../src/words.ts";
import { WORLD } from "../src/world.ts";

const without = (part: "verbs" | "deeds" | "happenings", name: string) => () => {
  const { [name]: _, ...rest } = WORLD[part] as Record<string, never>;
  return worldOf(vocabulary, { ...WORLD, [part]: rest });
};

test("the world is whole", () => {
  expect(worldOf(vocabulary, WORLD)).toBe(WORLD);
});
test.each([
  ["verbs", "lull"],
  ["deeds", "attack"],
  ["happenings", "enters"],
] as const)("without %s.%s it is not", (part, name) => {
  expect(without(part, name)).toThrow(`${part}.${name}`);
});
