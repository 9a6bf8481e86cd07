import { expect, test } from "vitest";
import type { Action } from "../text/tree.ts";
import { partWords } from "./parts.ts";

test("a part of a choice that counters something has words of its own", () => {
  const counter: Action = {
    do: "counter",
    what: "effect",
    of: { what: { bounds: [{ of: "rank", how: "exactly", n: 1 }], noun: "unit" } },
  };
  expect(partWords(counter, "en")).toBe("Counter the effect of a rank 1 unit.");
});
