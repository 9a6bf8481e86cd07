/** What a grammar takes from those who read before, and what it reads all the same. */
import { expect, test } from "vitest";
import { OpenWords } from "../src/open-words.ts";
import { grammar, KITCHEN } from "./small.ts";

const EGG = "Fry one egg.";

test("what was read is written down, and taken instead of being read", () => {
  const first = grammar(KITCHEN);
  first.read("Fry two onions.");
  const end = first.record();
  first.read(EGG);
  first.read(EGG, "ja");
  first.read("Fry the cook.");
  const read = end();
  first.read("please fry two onions");
  // what was not understood is not among it, nor what was read before or after
  expect(Object.keys(read)).toEqual([`en ${EGG}`]);
  expect(end()).toEqual(read);

  const second = grammar(KITCHEN);
  second.learn({ [`en ${EGG}`]: "as it was packed" });
  expect(second.read(EGG)).toEqual({ tree: "as it was packed" });
  expect(second.read("Fry two onions.")).toEqual(first.read("Fry two onions."));
});

test("where cards bring words, texts are read anew", () => {
  const kitchen = grammar(KITCHEN);
  kitchen.learn({ [`en ${EGG}`]: "as it was packed" });
  const brought = new OpenWords([{ list: "spice", en: "saffron", ja: "サフラン" }]);
  expect(kitchen.read(EGG, "en", brought)).toEqual(grammar(KITCHEN).read(EGG));
  expect(kitchen.read(EGG, "en", new OpenWords([]))).toEqual({ tree: "as it was packed" });
});
