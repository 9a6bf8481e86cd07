/** What can be said and never be is refused, in words for players. */
import { expect, test } from "vitest";
import { compileText } from "../src/effects/compile.ts";
import { sangokuWorld } from "../src/effects/world.ts";
import { readText } from "../src/text/index.ts";

const world = sangokuWorld(() => 0);

function refused(words: string): string {
  const read = readText(words, { language: "en" });
  if (!("text" in read)) throw new Error(`${words}: not read`);
  try {
    compileText(read.text, { en: words }, 0, world, false);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

test.each([
  ["When one of your tapped generals attacks, draw a card.", "only a standing general attacks"],
  ["When one of your dancing generals intercepts, draw a card.", "only a standing general attacks"],
  ["When an attacking opposing general intercepts, draw a card.", "had no part in the battle"],
  ["When one of your generals attacks a standing opposing general, draw a card.", "only a tapped general"],
  ["When one of your standing generals is attacked, draw a card.", "only a tapped general is attacked"],
  ["When one of your tapped generals is tapped, draw a card.", "not tapped again"],
  ["When one of your standing generals stands, draw a card.", "does not stand up again"],
  ["When a damaged opposing general enters the battlefield, draw a card.", "damaged as it enters"],
  ["When an equipped opposing general enters the battlefield, draw a card.", "equipped as it enters"],
  ["When one of your equipped generals is equipped, draw a card.", "not equipped with another"],
])("%s", (words, why) => {
  expect(refused(`【Activate】 ${words}`)).toContain(`this never happens: `);
  expect(refused(`【Activate】 ${words}`)).toContain(why);
});

test.each([
  ["Stand a standing general.", "does not stand up again"],
  ["Tap a tapped general.", "not tapped again"],
  ["Tap each dancing general.", "not tapped again"],
  ["Turn a face-up resource face-up.", "not turned face-up again"],
])("%s", (words, why) => {
  expect(refused(words)).toContain("this does nothing: ");
  expect(refused(words)).toContain(why);
});

test.each([
  "【Attack Fort Success】 The general fighting this general gets -500 this turn.",
  "【Declaration of Attack】 The general fighting this general gets -500 this turn.",
  "【Activate】 When this general attacks, retire the general fighting this general.",
])("%s", (words) => expect(refused(words)).toContain("nothing fights this general then"));

test.each([
  "【Activate】 When one of your tapped generals stands, draw a card.",
  "【Activate】 When one of your standing generals attacks, draw a card.",
  "【Activate】 When a damaged opposing general takes damage, draw a card.",
  "【Battle Occurs】 The general fighting this general gets -500 this turn.",
])("%s", (words) => expect(refused(words)).toBe(""));
