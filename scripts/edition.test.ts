import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editionFile, editionOf, gameIds } from "./edition.ts";

test.each(gameIds())("the edition of %s is up to date (npm run edition)", (id) => {
  expect(readFileSync(editionFile(id), "utf8")).toBe(editionOf(id));
});
