import { expect, test } from "vitest";
import { screenOf } from "./screen.ts";

test("an address names a screen; what names none is told as it stands, and breaks nothing", () => {
  expect(screenOf("")).toEqual({ at: "start" });
  expect(screenOf("#start")).toEqual({ at: "start" });
  expect(screenOf("#table")).toEqual({ at: "table" });
  expect(screenOf("#rule-tails-4.2")).toEqual({ at: "rules", game: "tails", rule: "tails-4.2" });
  expect(screenOf("#rules-tails")).toEqual({ at: "rules", game: "tails", rule: null });
  expect(screenOf("#cards-a%20b")).toEqual({ at: "cards", game: "a b" });
  expect(screenOf("#how-dew")).toEqual({ at: "how", game: "dew" });
  expect(screenOf("#%E0%A4%A")).toEqual({ at: "nowhere", address: "%E0%A4%A" });
  expect(screenOf("#cards-")).toEqual({ at: "nowhere", address: "cards-" });
  expect(screenOf("#__proto__")).toEqual({ at: "nowhere", address: "__proto__" });
});
