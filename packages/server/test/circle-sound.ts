/** What is true of a circle at any moment, whatever was killed: asked of the database, by other ways than those it is written by. */
import { expect } from "vitest";
import { astray } from "../src/circles/copies.ts";
import type { Database } from "../src/database/database.ts";

/** Every copy is somewhere exactly once; each trade and each round is wholly done, or not begun. */
export async function checkCircle(db: Database, circle: string): Promise<void> {
  expect(await astray(db, circle)).toEqual([]);
  const copies = await db.selectFrom("copies").selectAll().where("circle", "=", circle).execute();
  const cards = new Map(copies.map(({ id, card }) => [id, card]));
  const written = await db.selectFrom("moves").selectAll().where("circle", "=", circle).execute();
  const moves = Map.groupBy(written, ({ entry }) => entry);
  const entries = await db
    .selectFrom("ledger")
    .selectAll()
    .where("circle", "=", circle)
    .orderBy("number")
    .execute();
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
  const gone = (of: string | null, reasons: readonly string[]): string[] => {
    const own = entries.filter((one) => one.of === of && reasons.includes(one.reason));
    expect(own.length).toBeLessThanOrEqual(1);
    return own
      .flatMap(({ number }) => moves.get(number) ?? [])
      .map(({ copy, from, to }) => `${from} > ${to}: ${cards.get(copy)}`)
      .toSorted();
  };
  const trades = await db.selectFrom("trades").selectAll().where("circle", "=", circle).execute();
  for (const { id, state, first, second, gives, gets } of trades) {
    const way = (from: string, to: string, list: typeof gives) =>
      list.flatMap(({ card, count }) => Array<string>(count).fill(`${from} > ${to}: ${card}`));
    const whole = [...way(first, second, gives), ...way(second, first, gets)].toSorted();
    expect(gone(id, ["trade", "gift"])).toEqual(state === "done" ? whole : []);
  }
  const rounds = await db.selectFrom("trading_rounds").selectAll().where("circle", "=", circle).execute();
  for (const { number, step, result } of rounds) {
    const whole = (result?.rings ?? []).flatMap(({ steps, copies }) =>
      steps.flatMap(({ member, card }, i) =>
        Array<string>(copies).fill(`${member} > ${steps[(i + 1) % steps.length]!.member}: ${card}`),
      ),
    );
    expect(gone(`${number}`, ["round"])).toEqual(step === "done" ? whole.toSorted() : []);
  }
  // only the round that is under way keeps anything back
  const under = rounds.filter(({ step }) => step === "works" || step === "asks").map(({ number }) => number);
  for (const { kept, holder } of copies)
    if (kept !== null) expect([under.includes(kept), holder !== null]).toEqual([true, true]);
  await checkPacks(db, circle, copies.length);
}

/** As many copies were printed as lay in the packs that people have opened. */
async function checkPacks(db: Database, circle: string, copies: number): Promise<void> {
  const members = await db
    .selectFrom("members")
    .select(["id", "opened"])
    .where("circle", "=", circle)
    .execute();
  const packs = await db
    .selectFrom("ledger")
    .innerJoin("moves", (on) =>
      on.onRef("moves.circle", "=", "ledger.circle").onRef("moves.entry", "=", "ledger.number"),
    )
    .select(({ fn }) => ["ledger.number", "ledger.of", "reason", "to", fn.countAll<number>().as("cards")])
    .where("ledger.circle", "=", circle)
    // all that was ever printed: there is no other way to come by a copy
    .where("from", "is", null)
    .groupBy(["ledger.number", "ledger.of", "reason", "to"])
    .execute();
  for (const { reason } of packs) expect(reason).toBe("packs");
  for (const { id, opened } of members) {
    const own = packs.filter(({ to, of }) => to === id && of !== "test");
    expect(own.map(({ of }) => Number(of)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: opened }, (_, i) => i + 1),
    );
  }
  expect(packs.reduce((sum, { cards }) => sum + cards, 0)).toBe(copies);
}
