/** People at real sockets, on one machine and on two, with a real database behind them. */
import { newNumber } from "@tefuda/host/drawn";
import type { TablePlan } from "@tefuda/host/online/table-schemas";
import type { Message, Move } from "@tefuda/host/online/wire";
import { describe, expect, test } from "vitest";
import { loadGames } from "../src/games.ts";
import type { Server } from "../src/server.ts";
import { type Page, playOn } from "./page.ts";
import { twoMachines } from "./two-machines.ts";

const machines = twoMachines();
const open = (machine: Server, user: string): Promise<Page> => machines.open(machine, user);

/** Two people who have just begun a match. */
async function begin(ayame: Page, boris: Page, plan: Partial<TablePlan> = {}): Promise<string> {
  const id = await ayame.openTable({ game: "dew", ...plan });
  await ayame.join(id, "bees-in-a-hurry");
  await boris.join(id, "heavy-shells");
  const match = await ayame.until(({ table: its }) => its?.match);
  for (const page of [ayame, boris]) await page.ask({ ask: "match", match, on: true });
  return match;
}

describe("two people", () => {
  test.each([
    ["on one machine", () => [machines.one, machines.one] as const],
    ["on two machines", () => [machines.one, machines.other] as const],
  ])("play a match to its end %s, and both see how it ended", async (_, at) => {
    const [mine, theirs] = at();
    const ayame = await open(mine, "Ayame");
    const boris = await open(theirs, "Boris");
    const match = await begin(ayame, boris);
    await Promise.all([playOn(ayame, match), playOn(boris, match)]);
    expect(ayame.news!.table.ended).toMatchObject({ how: "rules" });
    expect(boris.news!.table).toEqual(ayame.news!.table);
    expect(boris.news!.number).toBe(ayame.news!.number);
    // the secret is opened at the end and not before
    const [secret] = ayame.bytes.join().match(/"secret":"[0-9a-f]{64}"/) ?? [];
    expect(secret).toBeDefined();
    const told = [...ayame.bytes, ...boris.bytes].filter((bytes) => bytes.includes(secret!));
    expect(told.every((bytes) => bytes.includes('"ended":{'))).toBe(true);
  });

  test("see in the list of their matches how long they may still take, if they are asked", async () => {
    const dora = await open(machines.one, "Dora");
    const emil = await open(machines.one, "Emil");
    const clock = { kind: "bank" as const, bank: 60_000, increment: 0 };
    const match = await begin(dora, emil, { clock });
    const lefts = await Promise.all(
      [dora, emil].map(async (page) => (await page.ask({ ask: "mine" })).find(({ id }) => id === match)!),
    );
    const [asked, other] = lefts.toSorted((a, b) => Number(b.waitsForMe) - Number(a.waitsForMe));
    expect(asked!.left).toBeGreaterThan(30_000);
    expect(asked!.left).toBeLessThanOrEqual(60_500);
    expect(other!.left).toBeNull();
  });

  test("go on where they were when a page is opened again, on another machine too", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris);
    await Promise.all([playOn(ayame, match, 6), playOn(boris, match, 6)]);
    const { number, sight, table } = await boris.until(
      ({ news }) => news?.number === ayame.news!.number && news,
    );
    await boris.close();
    const again = await open(machines.other, "Boris");
    const desktop = await open(machines.one, "Boris");
    for (const page of [again, desktop]) {
      await page.ask({ ask: "match", match, on: true });
      expect(page.news).toMatchObject({
        number,
        fresh: true,
        sight: { view: sight.view },
        table: { names: table.names },
      });
    }
    expect(await again.ask({ ask: "mine" })).toMatchObject([{ id: match, names: ["Ayame", "Boris"] }]);
    await Promise.all([playOn(ayame, match), playOn(again, match)]);
    await desktop.until(({ news }) => news?.number === again.news!.number && news);
  });

  test("answer once, however often it is sent, and not what is no question any more", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.other, "Boris");
    const match = await begin(ayame, boris);
    const asked = await Promise.race(
      [ayame, boris].map((page) => page.until(({ news }) => news?.sight.view.question && page)),
    );
    const elsewhere = await open(
      asked === ayame ? machines.other : machines.one,
      asked === ayame ? "Ayame" : "Boris",
    );
    const { asked: question, sight } = asked.news!;
    const say = sight.view.question!.options[0]!.notation;
    const answer = {
      ask: "do",
      match,
      command: "twice",
      asked: question,
      move: { kind: "answer", say },
    } as const;
    const replies = await Promise.all([asked, asked, elsewhere].map((page) => page.ask(answer)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ done: true });
    await expect(asked.ask({ ...answer, command: "again" })).rejects.toThrow("late");
    const unasked = { ...answer, command: "unasked", asked: undefined };
    await expect(asked.ask(unasked)).rejects.toThrow("late");
  });

  test("agree on going back, on a draw, or do not; one gives up", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const match = await begin(ayame, boris);
    await Promise.all([playOn(ayame, match, 8), playOn(boris, match, 8)]);
    const { step } = ayame.news!;
    const act = (page: Page, move: Move) =>
      page.ask({ ask: "do", match, command: JSON.stringify([move, page.bytes.length]), move });
    await act(ayame, { kind: "offer", what: "back" });
    await expect(act(ayame, { kind: "agree" })).rejects.toThrow("offer");
    await boris.until(({ news }) => news?.table.offer);
    await act(boris, { kind: "agree" });
    const back = await ayame.until(({ news }) => news && news.step < step && news);
    expect(back).toMatchObject({ fresh: true, table: { offer: null } });
    expect(back.sight.view.question).not.toBeNull();
    await act(boris, { kind: "offer", what: "draw" });
    await act(ayame, { kind: "refuse" });
    await expect(act(ayame, { kind: "agree" })).rejects.toThrow("offer");
    await act(ayame, { kind: "resign" });
    const { table } = await boris.until(({ news }) => news?.table.ended && news);
    expect(table.names[table.ended!.winner!]).toBe("Boris");
    await expect(act(boris, { kind: "resign" })).rejects.toThrow("over");
  });

  test("play once more with seats swapped", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.other, "Boris");
    const first = await begin(ayame, boris);
    const { id } = ayame.table!;
    await expect(ayame.join(id, "heavy-shells")).rejects.toThrow("playing");
    const names = ayame.news!.table.names;
    await ayame.ask({ ask: "do", match: first, command: "up", move: { kind: "resign" } });
    await ayame.join(id, "heavy-shells");
    await boris.join(id, "heavy-shells");
    const second = await boris.until(({ table }) => table?.match !== first && table?.match);
    await boris.ask({ ask: "match", match: second, on: true });
    expect(boris.news!.table.names).toEqual(names.toReversed());
  });
});

describe("a table", () => {
  test("for four is played on when one gives up, with programs at free seats", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.other, "Boris");
    const id = await ayame.openTable({ game: "tails", seats: 4 });
    await expect(boris.ask({ ask: "program", table: id, seat: 2, kind: "random" })).rejects.toThrow(
      "notHost",
    );
    for (const seat of [2, 3]) await ayame.ask({ ask: "program", table: id, seat, kind: "random" });
    const [list] = (await loadGames()).get("tails")!.data.lists;
    await boris.join(id, list!.id);
    await ayame.join(id, list!.id);
    const match = await ayame.until(({ table }) => table?.match);
    for (const page of [ayame, boris]) await page.ask({ ask: "match", match, on: true });
    await Promise.all([playOn(ayame, match, 6), playOn(boris, match, 6)]);
    await boris.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
    await playOn(ayame, match, 20);
    expect(ayame.news!.table.ended).toBeNull();
    await ayame.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
  });

  test("is in the lobby until it is full, and only if it is for everybody", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.other, "Boris");
    await boris.ask({ ask: "lobby", on: true });
    const shown = await ayame.openTable({ game: "dew" });
    const hidden = await ayame.openTable({ game: "dew", open: false });
    const entryOf = (id: string) => (page: Page) =>
      page.messages.findLast((one) => "lobby" in one && one.lobby.id === id) as
        | Extract<Message, { lobby: object }>
        | undefined;
    expect(await boris.until(entryOf(shown))).toMatchObject({ lobby: { entry: { names: ["Ayame", null] } } });
    expect((await ayame.ask({ ask: "lobby", on: true })).map(({ id }) => id)).toContain(shown);
    expect((await ayame.ask({ ask: "lobby", on: true })).map(({ id }) => id)).not.toContain(hidden);
    await boris.ask({ ask: "sit", table: shown, seat: null });
    await boris.until((page) => entryOf(shown)(page)?.lobby.entry === null && "gone");
    await expect(
      (await open(machines.one, "Chiyo")).ask({ ask: "sit", table: shown, seat: null }),
    ).rejects.toThrow("full");
    for (const id of [shown, hidden]) await ayame.ask({ ask: "stand", table: id });
  });

  test("is played with what lies in packs, where there are any", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.one, "Boris");
    const id = await ayame.openTable({ game: "trails", sealed: true });
    await ayame.join(id, null);
    await boris.join(id, null);
    const match = await ayame.until(({ table }) => table?.match);
    for (const page of [ayame, boris]) await page.ask({ ask: "match", match, on: true });
    await Promise.all([playOn(ayame, match, 6), playOn(boris, match, 6)]);
    await ayame.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
    await expect(ayame.openTable({ game: "dew", sealed: true })).rejects.toThrow("plan");
  });

  test("is not for guests where it is rated, nor for a deck that may not be played", async () => {
    const ayame = await open(machines.one, "Ayame");
    const guest = await open(machines.one, "guest Boris");
    const id = await ayame.openTable({ game: "dew", rated: true });
    await expect(guest.ask({ ask: "sit", table: id, seat: null })).rejects.toThrow("guests");
    await expect(guest.openTable({ game: "dew", rated: true })).rejects.toThrow("guests");
    const ready = { ask: "ready", table: id } as const;
    const number = newNumber();
    for (const deck of [{ list: "nothing" }, { cards: ["Bee", "Bee"] }, null])
      await expect(ayame.ask({ ...ready, with: { deck, number } })).rejects.toThrow("deck");
    await expect(ayame.ask({ ask: "program", table: id, seat: 1, kind: "random" })).rejects.toThrow("plan");
    await ayame.ask({ ask: "stand", table: id });
    await expect(ayame.ask({ ...ready, with: null })).rejects.toThrow("gone");
  });

  test("is found at once by whoever wants to play the same, else opened", async () => {
    const ayame = await open(machines.one, "Ayame");
    const boris = await open(machines.other, "Boris");
    const plan = {
      ...{ game: "dew", seats: 2, format: null, sealed: false, rated: false },
      ...{ watch: null, clock: { kind: "turn" as const, turn: 123_000 }, open: true },
    };
    const quick = (page: Page, game = "dew") =>
      page.ask({ ask: "quick", plan: { ...plan, game, language: "en" } }).then(({ table }) => table);
    const first = await quick(ayame);
    const another = await quick(boris, "ttcg");
    expect(another).not.toBe(first);
    expect(await quick(boris)).toBe(first);
    // full by now
    const third = await quick(await open(machines.one, "Chiyo"));
    expect(third).not.toBe(first);
    for (const [page, id] of [
      [ayame, first],
      [boris, first],
      [boris, another],
    ] as const)
      await page.ask({ ask: "stand", table: id });
  });
});
