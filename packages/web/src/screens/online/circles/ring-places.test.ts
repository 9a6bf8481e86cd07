import { expect, test } from "vitest";
import { ringPlaces } from "./ring-places.ts";

test("in a ring of two one is above and one below, and their cards go round between them", () => {
  const [one, two] = ringPlaces(2).map(({ person, card }) =>
    [person, card].map(({ x, y }) => [x, y].map(Math.round)),
  );
  expect(one).toEqual([
    [50, 13],
    [87, 50],
  ]);
  expect(two).toEqual([
    [50, 87],
    [13, 50],
  ]);
});
