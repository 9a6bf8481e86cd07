/** Kept games: each under its own id, written by one table at a time, whole or not at all. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEAT, beatClaims, oneTable, PATIENCE } from "./claims.ts";
import { type Hold, KeepError, Keeper, MOST_KEPT, memoryKeeper } from "./keeper.ts";
import { memoryRows, type Rows } from "./rows.ts";

const never = (): void => {
  throw new Error("the game was taken away");
};
const texts = async (keeper: Keeper) =>
  Object.fromEntries((await keeper.list()).map(({ id, text }) => [id, text]));

test("a game never lies over another", async () => {
  const keeper = memoryKeeper();
  const one = (await keeper.hold("one", false, never))!;
  const two = (await keeper.hold("two", false, never))!;
  await one.write("1");
  await two.write("2");
  await one.write("11");
  expect(await texts(keeper)).toEqual({ one: "11", two: "2" });
  await two.erase();
  expect(await texts(keeper)).toEqual({ one: "11" });
});

test("what cannot be written leaves the game as it was, and says why", async () => {
  const rows = memoryRows();
  let full = false;
  const keeper = new Keeper(
    {
      change: (work) =>
        rows.change(async (open) => {
          const done = await work(open);
          if (full) throw new DOMException("no room", "QuotaExceededError");
          return done;
        }),
    },
    oneTable,
    "me",
  );
  const hold = (await keeper.hold("one", false, never))!;
  await hold.write("1");
  full = true;
  await expect(hold.write("2")).rejects.toMatchObject({ why: "full" });
  full = false;
  expect(await texts(keeper)).toEqual({ one: "1" });
  await hold.write("3");
  expect(await texts(keeper)).toEqual({ one: "3" });
});

test("one game too many is not kept, and is once another is thrown away", async () => {
  const keeper = memoryKeeper();
  const holds: Hold[] = [];
  for (let n = 0; n < MOST_KEPT; n++) {
    holds.push((await keeper.hold(`${n}`, false, never))!);
    await holds[n]!.write("here");
  }
  const last = (await keeper.hold("last", false, never))!;
  await expect(last.write("late")).rejects.toMatchObject({ why: "many" });
  await holds[3]!.write("one of those that are there");
  await holds[4]!.erase();
  await last.write("late");
  expect((await keeper.list()).length).toBe(MOST_KEPT);
});

test("after a game has been taken over the first table cannot write it, whoever comes first", async () => {
  const rows = memoryRows();
  const [first, second] = ["first", "second"].map((me) => new Keeper(rows, oneTable, me));
  const before = (await first!.hold("one", false, never))!;
  await before.write("1");
  const after = (await second!.hold("one", true, never))!;
  await expect(before.write("2")).rejects.toEqual(new KeepError("elsewhere"));
  await expect(before.erase()).rejects.toEqual(new KeepError("elsewhere"));
  await before.release();
  await after.write("3");
  expect(await texts(first!)).toEqual({ one: "3" });
});

const twoTables = (rows: Rows): Keeper[] =>
  ["first", "second"].map((me) => new Keeper(rows, beatClaims(rows, me), me));

// Without the browser's locks tables give signs of life.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a game is open at one table at a time, is free when that one is left, and can be taken over", async () => {
  const [first, second] = twoTables(memoryRows());
  const lost = vi.fn();
  const hold = (await first!.hold("one", false, lost))!;
  await hold.write("1");
  expect((await first!.list())[0]!.open).toBe("here");
  expect((await second!.list())[0]!.open).toBe("elsewhere");

  const refused = second!.hold("one", false, never);
  await vi.advanceTimersByTimeAsync(PATIENCE + 1);
  expect(await refused).toBeNull();

  await hold.release();
  const next = (await second!.hold("one", false, never))!;
  await next.release();

  const again = (await first!.hold("one", false, lost))!;
  expect(lost).not.toHaveBeenCalled();
  expect(await second!.hold("one", true, never)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(lost).toHaveBeenCalledOnce();
  await expect(again.write("2")).rejects.toEqual(new KeepError("elsewhere"));
});

test("a table that gives no sign of life any more has lost its game to the next that asks", async () => {
  const rows = memoryRows();
  const [, second] = twoTables(rows);
  await rows.change((open) => open.put("beat/one", { by: "a tab that crashed", at: Date.now() }));
  const asked = second!.hold("one", false, never);
  await vi.advanceTimersByTimeAsync(PATIENCE + 1);
  expect(await asked).not.toBeNull();
});
