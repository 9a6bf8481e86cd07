/** What was seen of a match, as differences: put together again it is what everybody saw, word for word. */
import { type Data, Match, MatchError, observersOf } from "@tefuda/kernel";
import { chance, playOn } from "@tefuda/kernel/test/play";
import { setup, toy, toyPackage } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";
import { type SavedRecord, record as shape } from "../src/record.ts";
import { changed, difference, type Patch } from "../src/records/difference.ts";
import { join, split } from "../src/records/joint.ts";
import { readMatch } from "../src/records/reading.ts";
import { Seen, seenOf } from "../src/records/seen.ts";
import { readsInTime, tryOne } from "../src/records/trial.ts";
import { watch } from "../src/records/watched.ts";

/** Any data, as deep as that. */
function anyData(random: (n: number) => number, depth: number): Data {
  const sort = random(depth > 0 ? 6 : 4);
  if (sort === 0) return null;
  if (sort === 1) return random(3);
  if (sort === 2) return "abc"[random(3)]!;
  if (sort === 3) return random(2) === 0;
  const parts = Array.from({ length: random(5) }, () => anyData(random, depth - 1));
  return sort === 4 ? parts : Object.fromEntries(parts.map((part) => ["abcdef"[random(6)]!, part]));
}

describe("a difference", () => {
  test("leads from the one to the other, whatever both are, and is itself plain data", () => {
    const random = chance(5);
    let none = 0;
    for (let i = 0; i < 3000; i++) {
      const [one, other] = [anyData(random, 3), anyData(random, 3)];
      const patch = difference(one, other);
      if (!patch) {
        none++;
        expect(one).toEqual(other);
      } else expect(changed(one, JSON.parse(JSON.stringify(patch)) as Patch)).toEqual(other);
    }
    expect(none).toBeGreaterThan(10);
    expect(none).toBeLessThan(1000);
  });
  test("is small where little is another", () => {
    const row = (n: number): Data =>
      Array.from({ length: n }, (_, i) => ({ name: `card ${i}`, turned: false }));
    expect(difference({ row: row(9), turn: 4 }, { row: row(9), turn: 5 })).toEqual({ turn: [5] });
    expect(difference(row(9), (row(9) as Data[]).toSpliced(4, 1))).toEqual([4, 1, []]);
    expect(difference({ a: 1, b: { c: 2 } }, { b: { c: 2 } })).toEqual({ a: [] });
    const turned = (row(9) as Data[]).with(3, { name: "card 3", turned: true });
    expect(difference(row(9), turned)).toEqual({ 3: { turned: [true] } });
  });
  test("that does not fit is refused", () => {
    const wrong: [Data, unknown][] = [
      [1, { a: [2] }],
      ["text", [0, 1, []]],
      [[1], [0, 2, []]],
      [[1], [-1, 1, []]],
      [[1], [0, -1, []]],
      [[1], { 1: [2] }],
      [[1], { length: [0] }],
      [[1], []],
      [[1], [1, 2]],
    ];
    for (const [data, patch] of wrong) expect(() => changed(data, patch as Patch)).toThrow("a change");
  });
  test("names no part of an object that it does not hold", () => {
    const made = changed({}, JSON.parse('{"__proto__": [{"x": 1}], "constructor": [1]}') as Patch) as object;
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(Object.keys(made).sort()).toEqual(["__proto__", "constructor"]);
  });
});

test("several in one are taken apart again", () => {
  const random = chance(8);
  for (let i = 0; i < 500; i++) {
    const base = anyData(random, 3);
    const all = [base, random(3) > 0 ? base : anyData(random, 3), random(3) > 0 ? base : anyData(random, 3)];
    const joined = join(all, "each:");
    expect(all.map((_, n) => split(joined, "each:", n))).toEqual(all);
  }
  expect(join([{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }], "said:")).toEqual({
    a: [1, { b: { "said:": [2, 3] } }],
  });
});

describe("what was seen", () => {
  const played = (seed: number): Match => playOn(new Match(toy, setup(seed)), seed, 60);

  test("is what everybody saw and was told, before every answer, in every language", () => {
    for (const seed of [1, 2, 3]) {
      const match = played(seed);
      const record = JSON.parse(
        JSON.stringify({ ...match.record(), seen: seenOf(toy, match.record()) }),
      ) as unknown;
      const seen = new Seen(shape.parse(record).seen!, 2);
      const again = watch(match);
      expect(seen.length).toBe(again.length);
      for (let step = 0; step <= seen.length; step++)
        for (const observer of observersOf(2))
          for (const language of ["en", "ja"]) {
            expect(seen.view(step, observer, language)).toEqual(again.view(step, observer, language));
            expect(seen.log(step, observer, language)).toEqual(again.log(step, observer, language));
            const from = Math.max(0, step - 3);
            expect(seen.log(step, observer, language, from)).toEqual(
              again.log(step, observer, language, from),
            );
          }
    }
  });

  test("where it parts from the match played again is found", () => {
    const match = played(1);
    const record: SavedRecord = { ...match.record(), end: match.end, seen: seenOf(toy, match.record())! };
    expect(readMatch(toyPackage, toyPackage.assemble([]).book!, record)).toMatchObject({ end: "same" });
    const choices = record.choices.map((choice, i) => (i === 7 ? { ...choice, say: "fly" } : choice));
    const broken = readMatch(toyPackage, toyPackage.assemble([]).book!, { ...record, choices });
    expect([broken.broken!.step, broken.parts, broken.match!.length]).toEqual([7, 7, 7]);
    const steps = record.seen!.steps.map((step, i) =>
      i === 5 ? { ...step, is: { ...step.is, numbers: { turn: [99] } } as Patch } : step,
    );
    const other = readMatch(toyPackage, toyPackage.assemble([]).book!, {
      ...record,
      end: "0".repeat(64),
      seen: { ...record.seen!, steps },
    });
    expect([other.end, other.parts, other.match!.length]).toEqual(["other", 5, match.length]);
  });

  test("of a foreign file is refused where it is no view", () => {
    const match = played(1);
    const { languages, steps } = seenOf(toy, match.record())!;
    const spoilt = (is: unknown, told: unknown) =>
      new Seen({ languages, steps: [{ is, told } as (typeof steps)[0], ...steps.slice(1)] }, 2);
    expect(() => spoilt([{ game: "toy" }], []).view(0, 0)).toThrow(MatchError);
    expect(() => spoilt(steps[0]!.is, [{ kind: "line", parts: 3 }]).log(0, 0)).toThrow("after 0 answers");
    expect(() => spoilt({ a: [1] }, [])).toThrow("what was seen after 0 answers cannot be read");
  });
});

test("a worker has so long from when it is ready", async () => {
  const match = playOn(new Match(toy, setup(1)), 1, 20);
  const { book } = toyPackage.assemble([]);
  /** Two ends of a line; what is sent arrives later. */
  const line = () => {
    const ears: ((message: unknown) => void)[] = [];
    const end = (mine: number) => ({
      send: (message: unknown) => void setTimeout(() => ears[1 - mine]?.(message)),
      hear: (take: (message: unknown) => void) => {
        ears[mine] = take;
      },
    });
    return [end(0), end(1)] as const;
  };
  const [host, worker] = line();
  const read = readsInTime(host, match.record(), 1_000);
  // getting ready takes as long as it takes
  await new Promise((resolve) => setTimeout(resolve, 30));
  tryOne(worker, toyPackage, book!);
  expect(await read).toBe(true);
  const [other, hung] = line();
  const never = readsInTime(other, match.record(), 20);
  hung.hear(() => {});
  hung.send("ready");
  expect(await never).toBe(false);
});
