import { expect, test } from "vitest";
import { mayChange } from "./offline.ts";
import { languageOf } from "./settings.ts";

const kept = { state: "kept", id: "1" } as const;

test("a new version is offered where no game is taken from under anybody", () => {
  expect(mayChange({ at: "start" }, null)).toBe(true);
  expect(mayChange({ at: "cards", game: "x", card: null }, kept)).toBe(true);
  expect(mayChange({ at: "table" }, kept)).toBe(false);
  expect(mayChange({ at: "packs" }, kept)).toBe(false);
  expect(mayChange({ at: "start" }, { ...kept, state: "failed" })).toBe(false);
});

test("the page begins in the language of the browser", () => {
  expect(["ja", "ja-JP", "en-GB", "de", "jam"].map(languageOf)).toEqual(["ja", "ja", "en", "en", "en"]);
});
