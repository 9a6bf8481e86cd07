import { expect, test } from "vitest";
import { meantBy, readEffect } from "../text/index.ts";
import { partWords } from "./parts.ts";

test("a part of a choice that counters something has words of its own", () => {
  const read = readEffect("Counter: Choose one: counter the effect of a rank 1 unit; or draw a card.");
  if ("error" in read) throw new Error(read.error.message.en);
  const { act } = meantBy(read.effect);
  const words = act.do === "choose" ? act.of.map((part) => partWords(part, "en")) : [];
  expect(words).toEqual(["Counter the effect of a rank 1 unit.", "Draw a card."]);
});
