/** `tefuda cards changes`: two versions of a set on disk, compared. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const place = mkdtempSync(join(tmpdir(), "tefuda-changes-"));
const [old, now] = [join(place, "before"), join(place, "after")];
const change = (from: string, to: string): void => {
  const file = join(now, "cards", "cards.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
};
beforeAll(async () => {
  await tefuda(["new", old, "--game", "dew"]);
  cpSync(old, now, { recursive: true });
});
afterAll(() => rmSync(place, { recursive: true }));

test("tells nothing, wordings and changes, in either language and for programs", async () => {
  expect((await tefuda(["cards", "changes", old, now])).out).toBe("nothing has changed\n");
  change(
    "you may discard a card. If you do, draw a card.",
    "you may discard 1 card. If you do, draw one card.",
  );
  const { out } = await tefuda(["cards", "changes", old, now]);
  expect(out).toMatch(/^Cards\n {2}Pantry Moth says the same in other words\n/);
  expect(out).toMatch(/nothing has changed but words that say the same\n$/);
  change("bite: 2", "bite: 3");
  expect((await tefuda(["cards", "changes", old, now, "--lang", "ja"])).out).toContain(
    "食料庫の蛾が変わりました\n    bite：2 → 3",
  );
  const { out: json } = await tefuda(["cards", "changes", old, now, "--json"]);
  expect(JSON.parse(json)).toMatchObject({
    cards: [{ sort: "changed", fields: [{ field: "bite", from: "2", to: "3" }] }],
  });
});

test("refuses what is no set, and sets of two games", async () => {
  const none = await tefuda(["cards", "changes", old, join(place, "none")]);
  expect(none).toMatchObject({ code: 2, err: expect.stringContaining("there is no such file or folder") });
  const other = join(place, "other");
  await tefuda(["new", other, "--game", "tails"]);
  expect((await tefuda(["cards", "changes", old, other])).err).toContain(
    "this set is for dew, not for tails",
  );
});
