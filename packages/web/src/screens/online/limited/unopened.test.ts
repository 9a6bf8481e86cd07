import { expect, test } from "vitest";
import { unopenedOf } from "./unopened.ts";

test("packs of a sealed pool are opened in their order, each once noted, and nothing of them is new", async () => {
  const noted: number[] = [];
  const pool = [["a", "b"], ["b"]];
  const packs = unopenedOf(
    pool,
    0,
    () => 0,
    (n) => noted.push(n),
  );
  expect([packs.given, packs.opened]).toEqual([2, 0]);
  expect(await packs.openPack(0)).toEqual({ cards: ["a", "b"], opened: 1 });
  expect(await packs.openPack(1)).toEqual({ cards: ["b"], opened: 2 });
  expect(noted).toEqual([1, 2]);
  expect(packs.standing.owned.get("b")).toBe(2);
});
