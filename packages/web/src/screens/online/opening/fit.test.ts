import { expect, test } from "vitest";
import { fit } from "./fit.ts";

test("cards are as large as the room lets them be, and no smaller than can be read", () => {
  expect(fit(8, { width: 336, height: 560 }, 80, 220)).toEqual({ columns: 3, width: 105 });
  expect(fit(8, { width: 560, height: 330 }, 80, 220)).toEqual({ columns: 4, width: 98 });
  expect(fit(2, { width: 1200, height: 700 }, 80, 220)).toEqual({ columns: 2, width: 220 });
  expect(fit(90, { width: 336, height: 560 }, 80, 220)).toEqual({ columns: 3, width: 105 });
});
