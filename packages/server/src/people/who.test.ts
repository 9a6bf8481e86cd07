/** Who somebody is, remembered for a few seconds. */
import { expect, test } from "vitest";
import type { Person } from "./sessions.ts";
import { remembering } from "./who.ts";

const kiku: Person = { id: "k", name: "Kiku", guest: true, role: "player" };

function memory() {
  const clock = { now: 0, asked: 0 };
  const known = remembering(() => clock.now);
  const recall = (person: Person | null = kiku) =>
    known.recall("cookie", async () => {
      clock.asked++;
      return person;
    });
  return { clock, known, recall };
}

test("somebody is looked up once in five seconds", async () => {
  const { clock, recall } = memory();
  expect([await recall(), await recall()]).toEqual([kiku, kiku]);
  clock.now = 4_999;
  await recall();
  expect(clock.asked).toBe(1);
  clock.now = 5_000;
  await recall();
  expect(clock.asked).toBe(2);
});

test("that there is nobody is not remembered", async () => {
  const { recall } = memory();
  expect([await recall(null), await recall()]).toEqual([null, kiku]);
});

test("whoever is forgotten is looked up again, and nobody else", async () => {
  const { clock, known, recall } = memory();
  await recall();
  known.forget("another");
  await recall();
  expect(clock.asked).toBe(1);
  known.forget("k");
  await recall();
  expect(clock.asked).toBe(2);
});

test("what was looked up while somebody was forgotten is not remembered", async () => {
  const { known, recall } = memory();
  const found = Promise.withResolvers<Person>();
  const first = known.recall("cookie", () => found.promise);
  known.forget("k");
  found.resolve(kiku);
  expect(await first).toEqual(kiku);
  expect(await recall({ ...kiku, name: "Ran" })).toMatchObject({ name: "Ran" });
});
