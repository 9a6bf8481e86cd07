import { expect, test } from "vitest";
import { scaleOf } from "./worth-scale.ts";

test("all worths with their uncertainty lie within the line", () => {
  const scale = scaleOf([
    { worth: 1, error: 2 },
    { worth: 4, error: 1 },
  ]);
  expect([-1, 5].map(scale)).toEqual([4, 96]);
  expect(scaleOf([])(0)).toBe(4);
});
