/** Those who look on, who is there, and what a rated match does. */

import { setTimeout } from "node:timers/promises";
import { newNumber } from "@tefuda/host/drawn";
import { Match, SPECTATOR } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { openGame } from "../src/games.ts";
import type { Server } from "../src/server.ts";
import { type Page, playOn } from "./page.ts";
import { twoMachines } from "./two-machines.ts";

const machines = twoMachines();
const open = (machine: Server, user: string): Promise<Page> => machines.open(machine, user);

async function begin(
  ayame: Page,
  boris: Page,
  plan: { watch?: number | null; rated?: boolean },
): Promise<string> {
  const id = await ayame.openTable({ game: "dew", ...plan });
  for (const page of [ayame, boris]) await page.join(id, "heavy-shells");
  const match = await ayame.until(({ table: its }) => its?.match);
  for (const page of [ayame, boris]) await page.ask({ ask: "match", match, on: true });
  return match;
}
const hereOf = (page: Page): boolean[] | undefined => {
  const last = page.messages.findLast((told) => "here" in told);
  return last && "here" in last ? last.here : undefined;
};

describe("at a match", () => {
  test("each sees whether the others are there, on whichever machine", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.other, "Boris");
    await begin(ayame, boris, {});
    for (const page of [ayame, boris]) await page.until((its) => hereOf(its)?.every(Boolean) && its);
    await boris.close();
    await ayame.until((its) => hereOf(its)?.filter(Boolean).length === 1 && its);
  });
});

describe("whoever looks on", () => {
  test("sees what everybody may see, and from a side only with its player's leave", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris, { watch: 0 });
    const chiyo = await open(machines.other, "Chiyo");
    expect((await chiyo.ask({ ask: "running" })).map(({ id }) => id)).toContain(match);
    const look = (side: number | null) => chiyo.ask({ ask: "watch", match, side, on: true });
    await look(null);
    expect(chiyo.news!.sight.seat).toBe(SPECTATOR);
    const mine = ayame.news!.seat!;
    await expect(look(mine)).rejects.toThrow("notYours");
    await ayame.ask({ ask: "show", match, on: true });
    await look(mine);
    expect(chiyo.news!.sight.view.seats[mine]).toEqual(ayame.news!.sight.view.seats[mine]);
    expect(chiyo.news!.sight.view.question).toBeNull();
    await ayame.ask({ ask: "show", match, on: false });
    await chiyo.until(({ news }) => news?.sight.seat === SPECTATOR && news);
    await expect(look(mine)).rejects.toThrow("notYours");
    // never for whoever plays against them
    await expect(boris.ask({ ask: "watch", match, side: mine, on: true })).rejects.toThrow("notYours");
    await expect(chiyo.ask({ ask: "match", match, on: true })).rejects.toThrow("notYours");
    const resign = { ask: "do", match, command: newNumber(), move: { kind: "resign" } } as const;
    await expect(chiyo.ask(resign)).rejects.toThrow("notYours");
    await Promise.all([playOn(ayame, match), playOn(boris, match)]);
    const end = ayame.news!.number;
    await chiyo.until(({ news }) => news?.number === end && news.table.ended);
    // how it went may be known now, by those who could have seen its end too
    for (const page of [ayame, chiyo])
      expect(await page.ask({ ask: "course", match, measure: null })).toMatchObject({
        steps: expect.any(Array),
      });
    const saved = await ayame.ask({ ask: "record", match });
    expect(await chiyo.ask({ ask: "record", match })).toEqual(saved);
    const again = Match.replay((await openGame("dew")).book.game, saved.record);
    expect(again.end).toBe(saved.record.end);
    expect(again.length).toBe(ayame.news!.step);
  });

  test("is told in another language from the side that they look from", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris, { watch: 0 });
    const mine = ayame.news!.seat!;
    expect(await ayame.ask({ ask: "show", match, on: null })).toEqual({ watched: true, on: false });
    expect(await ayame.ask({ ask: "show", match, on: true })).toEqual({ watched: true, on: true });
    const chiyo = await open(machines.other, "Chiyo");
    const watch = { ask: "watch", match, side: mine, on: true } as const;
    expect(await chiyo.ask(watch)).toEqual({ late: 0, sides: [mine] });
    const before = chiyo.news!;
    await chiyo.ask({ ask: "wish", wishes: { language: "ja", autoPass: true } });
    expect(chiyo.news).not.toBe(before);
    expect(chiyo.news!.sight.seat).toBe(mine);
    expect(chiyo.news!.sight.log).not.toEqual(before.sight.log);
  });

  test("sees nothing of what happened since so long ago", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris, { watch: 3_600_000 });
    await Promise.all([playOn(ayame, match, 6), playOn(boris, match, 6)]);
    const chiyo = await open(machines.one, "Chiyo");
    await chiyo.ask({ ask: "watch", match, side: null, on: true });
    expect(chiyo.news!.number).toBe(0);
    expect((await chiyo.ask({ ask: "running" })).map(({ id }) => id)).not.toContain(match);
    await ayame.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
    const historyFor = async (page: Page) =>
      (await page.ask({ ask: "profile", user: "id of Ayame" })).matches.map(({ id }) => id);
    expect(await historyFor(chiyo)).not.toContain(match);
    for (const page of [ayame, boris]) expect(await historyFor(page)).toContain(match);
    // whoever played may have all of it, and nobody else yet
    expect((await boris.ask({ ask: "record", match })).record.choices.length).toBeGreaterThan(0);
    for (const ask of ["record", "course"] as const) {
      const asked = ask === "record" ? { ask, match } : { ask, match, measure: null };
      await expect(chiyo.ask(asked)).rejects.toThrow("notYours");
    }
  });

  test("is given nothing of a match that is not over, and neither are its players", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris, { watch: 0 });
    await expect(ayame.ask({ ask: "record", match })).rejects.toThrow("cannot");
    const chiyo = await open(machines.one, "Chiyo");
    await expect(chiyo.ask({ ask: "record", match })).rejects.toThrow("notYours");
  });

  test("looks at no match that is not to be looked at", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris, {});
    const chiyo = await open(machines.one, "Chiyo");
    for (const id of [match, "nothing"])
      await expect(chiyo.ask({ ask: "watch", match: id, side: null, on: true })).rejects.toThrow("notYours");
  });
});

describe("a rated match", () => {
  test("changes what is known of both, once, and stands in their history", async () => {
    const ayame = await open(machines.one, "Dora");
    const boris = await open(machines.other, "Emil");
    const match = await begin(ayame, boris, { rated: true });
    const back = { ask: "do", match, command: newNumber(), move: { kind: "offer", what: "back" } } as const;
    await expect(ayame.ask(back)).rejects.toThrow("cannot");
    await ayame.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
    const of = (name: string) => ayame.ask({ ask: "profile", user: `id of ${name}` });
    const rated = async (name: string) => {
      for (;;) {
        const profile = await of(name);
        if (profile.ratings.length > 0) return profile;
        await setTimeout(50);
      }
    };
    const [dora, emil] = [await rated("Dora"), await rated("Emil")];
    expect(dora.ratings).toMatchObject([{ game: "dew", many: false, matches: 1 }]);
    expect(dora.ratings[0]!.rating).toBeLessThan(1500);
    expect(emil.ratings[0]!.rating).toBeGreaterThan(1500);
    expect(emil.matches).toMatchObject([
      { id: match, rated: true, names: expect.arrayContaining(["Dora", "Emil"]) },
    ]);
    expect(emil.matches[0]!.change).toBeCloseTo(emil.ratings[0]!.rating - 1500);
    // of one match nobody is known well enough for a list
    expect(await ayame.ask({ ask: "leaders", game: "dew", many: false })).toEqual([]);
    await expect(of("nobody")).rejects.toThrow("gone");
  });
});
