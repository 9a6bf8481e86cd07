import { expect, test } from "vitest";
import { isUnfetched } from "./unfetched.ts";

test.each([
  "Failed to fetch dynamically imported module: https://example.org/assets/tails-1.js",
  "error loading dynamically imported module: https://example.org/assets/tails-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/Decks-1.css",
])("a browser says that something could not be fetched: %s", (message) => {
  expect(isUnfetched(new TypeError(message))).toBe(true);
});

test("another fault is another", () => {
  expect(isUnfetched(new TypeError("x is not a function"))).toBe(false);
});
