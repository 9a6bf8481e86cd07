/** Requirements are all met together: "or" stands only in what one card is. */
import { expect, test } from "vitest";
import { readRequirement } from "./index.ts";

test("of two requirements none is to be chosen", () => {
  expect(readRequirement("Discard a Troop or Vehicle.")).toHaveProperty("requirement");
  expect(readRequirement("Discard two cards or a Vehicle.")).toMatchObject({
    error: { column: 19, message: { en: expect.stringContaining('know no "or"') } },
  });
  expect(readRequirement("Discard flarbs or a Vehicle.")).toMatchObject({ error: { column: 9 } });
});
