import type { MatchNews, TableState } from "@tefuda/host/online/match-schemas";
import type { Message, Request } from "@tefuda/host/online/wire";
import { expect, test } from "vitest";
import { OnlineMatch } from "./match-link.ts";
import { Broken, type Connection, Refused, type Socket } from "./socket.ts";

type Answer = (request: Request) => unknown;

/** A wire in memory: what is asked is noted and answered by `answer`. */
function wire(answer: Answer) {
  const asked: Request[] = [];
  const hearers = new Set<(message: Message) => void>();
  const watchers = new Set<() => void>();
  const socket = {
    connection: "open" as Connection,
    async ask(request: Request) {
      asked.push(request);
      return answer(request);
    },
    hear: (hearer: (message: Message) => void) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  return {
    asked,
    socket: socket as unknown as Socket,
    tell: (message: Message) => {
      for (const hearer of hearers) hearer(message);
    },
    turn: (connection: Connection) => {
      socket.connection = connection;
      for (const watcher of watchers) watcher();
    },
  };
}

const table: TableState = {
  names: ["Ayame", "Boris"],
  players: ["person", "person"],
  rated: false,
  clock: null,
  offer: null,
  paused: false,
  ended: null,
};
const news = (number: number, fresh = false): MatchNews =>
  ({
    ...{ number, asked: number, seat: 0, step: number, fresh, act: null, table, chance: { open: 1 } },
    sight: { seat: 0, view: { over: null }, log: [] },
  }) as unknown as MatchNews;

const deeds = (asked: readonly Request[]) => asked.filter((one) => one.ask === "do");

test("what broke on its way is sent again under the same name, once the wire is open", async () => {
  let broken = true;
  const { socket, asked, turn } = wire(({ ask }) => {
    if (ask !== "do") return null;
    if (broken) {
      turn("connecting");
      throw new Broken();
    }
    return { done: true, number: 3 };
  });
  const match = new OnlineMatch(socket, "m", () => {});
  const done = match.answer(0, "pass");
  await Promise.resolve();
  broken = false;
  expect(deeds(asked)).toHaveLength(1);
  turn("open");
  expect(await done).toEqual({ done: true });
  const [first, second] = deeds(asked);
  expect(second).toEqual(first);
  // and the match is followed anew
  expect(asked.filter((one) => one.ask === "match")).toHaveLength(2);
});

test("an answer that came too late is no fault, any other refusal is", async () => {
  let code: "late" | "paused" = "late";
  const { socket } = wire(({ ask }) => {
    if (ask === "do") throw new Refused(code);
    return null;
  });
  const match = new OnlineMatch(socket, "m", () => {});
  expect(await match.answer(0, "pass")).toEqual({ done: true });
  code = "paused";
  await expect(match.answer(0, "pass")).rejects.toThrow("paused");
});

test("what is told twice is shown once, and what is told anew always", () => {
  const { socket, tell } = wire(() => null);
  const shown: number[] = [];
  new OnlineMatch(socket, "m", ({ step }) => shown.push(step));
  for (const [number, fresh] of [
    [1, true],
    [2, false],
    [2, false],
    [2, true],
    [3, false],
  ] as const)
    tell({ match: "m", news: news(number, fresh) });
  tell({ match: "other", news: news(9, true) });
  expect(shown).toEqual([1, 2, 2, 3]);
});

test("who is there is known once it is told", () => {
  const { socket, tell } = wire(() => null);
  const match = new OnlineMatch(socket, "m", () => {});
  expect(match.getHere()).toEqual([]);
  tell({ match: "m", here: [true, false] });
  expect(match.getHere()).toEqual([true, false]);
});

test("time that has run out is seen from how the clock stood", () => {
  const { socket, tell } = wire(() => null);
  const match = new OnlineMatch(socket, "m", () => {});
  const plan = { kind: "each" as const, each: 60_000, reserve: 0 };
  const clock = { plan, left: [0, 0], runs: { seat: 1, since: 59_000, stands: false } };
  tell({ match: "m", news: { ...news(1, true), table: { ...table, clock } } });
  expect(match.getLate()).toBeNull();
  const ended = { how: "rules" as const, winner: 0 };
  tell({ match: "m", news: { ...news(2), table: { ...table, clock: { ...clock, runs: null }, ended } } });
  expect(match.getLate()).toBe(1);
});

test("whoever looks on is asked nothing, and stays where they were if a side is not shown", async () => {
  const { socket, asked, tell } = wire((request) => {
    if (request.ask === "watch" && request.side === 1) throw new Refused("notYours");
    return request.ask === "watch" && request.on ? { late: 60_000, sides: [0] } : null;
  });
  const people: (readonly number[])[] = [];
  const match = new OnlineMatch(socket, "m", (update) => people.push(update.people), {
    as: "onlooker",
    side: null,
  });
  await match.lookFrom(0);
  tell({ match: "m", news: news(1, true) });
  expect(people).toEqual([[]]);
  expect(match.getLooking()).toEqual({ late: 60_000, sides: [0] });
  await expect(match.lookFrom(1)).rejects.toThrow();
  expect(match.getEyes()).toEqual({ as: "onlooker", side: 0 });
  match.close();
  expect(asked.map((one) => one.ask === "watch" && [one.side, one.on])).toEqual([
    [null, true],
    [0, true],
    [1, true],
    [0, false],
  ]);
});
