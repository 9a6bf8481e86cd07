/** What is said is followed over a wire that breaks, and counted until it is looked at. */
import type { Place, Said } from "@tefuda/host/online/talk-schemas";
import type { Message, Request } from "@tefuda/host/online/wire";
import { beforeEach, describe, expect, test } from "vitest";
import type { Connection, Socket } from "./socket.ts";
import { Talk } from "./talk.ts";

const place: Place = { kind: "match", id: "m" };
const line = (number: number, mine = false): Said => ({
  ...{ number, entry: null, seat: mine ? 0 : 1, name: mine ? "Ayame" : "Boris", mine, at: 0 },
  says: { phrase: "hello" },
});

/** A server that has these lines, and a wire that can break. */
function server() {
  const listeners: ((message: Message) => void)[] = [];
  const watchers: (() => void)[] = [];
  const asked: Request[] = [];
  const there = { said: [] as Said[] };
  const ask = async (request: Request): Promise<unknown> => {
    asked.push(request);
    if (request.ask === "talk") return there.said.filter(({ number }) => number > request.since);
    return request.ask === "standing" ? { text: true, open: true, silent: null, warnings: [] } : null;
  };
  const wire = {
    connection: "open" as Connection,
    ask: ask as Socket["ask"],
    hear: (listener: (message: Message) => void) => {
      listeners.push(listener);
      return () => {};
    },
    watch: (watcher: () => void) => {
      watchers.push(watcher);
      return () => {};
    },
  };
  return {
    ...{ wire, asked, there },
    tell(said: Said[], at = place) {
      for (const listener of listeners) listener({ talk: { place: at, said } });
    },
    turn(connection: Connection) {
      wire.connection = connection;
      for (const watcher of watchers) watcher();
    },
  };
}

let far: ReturnType<typeof server>;
let marks: Map<string, number>;
let talk: Talk;
beforeEach(() => {
  far = server();
  marks = new Map();
  talk = new Talk(far.wire, {
    readUpTo: ({ id }) => marks.get(id) ?? 0,
    noteRead: ({ id }, number) => marks.set(id, number),
  });
});
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const numbers = (): number[] => talk.get().said.map(({ number }) => number);

describe("a place", () => {
  test("is read from its beginning, and what was there before has not just been said", async () => {
    far.there.said = [line(1), line(2, true), line(3)];
    talk.enter(place);
    await settled();
    expect(numbers()).toEqual([1, 2, 3]);
    expect(talk.get()).toMatchObject({ fresh: 2, latest: null });
  });

  test("is told live, once and in order, and nothing of another", async () => {
    talk.enter(place);
    await settled();
    far.tell([line(2)]);
    far.tell([line(1), line(2)]);
    far.tell([line(3)], { kind: "table", id: "m" });
    expect(numbers()).toEqual([1, 2]);
    expect(talk.get().latest?.number).toBe(1);
  });

  test("is asked after a break for what was missed", async () => {
    far.there.said = [line(1)];
    talk.enter(place);
    await settled();
    far.turn("connecting");
    far.there.said = [line(1), line(2)];
    far.turn("open");
    await settled();
    const since = far.asked.flatMap((one) => (one.ask === "talk" ? [one.since] : []));
    expect(since).toEqual([0, 1]);
    expect(numbers()).toEqual([1, 2]);
    expect(talk.get().latest?.number).toBe(2);
  });

  test("that was left is followed no more", async () => {
    const leave = talk.enter(place);
    await settled();
    leave();
    far.tell([line(1)]);
    expect(talk.get()).toMatchObject({ place: null, said: [], fresh: 0 });
    expect(far.asked.at(-1)).toMatchObject({ ask: "talk", on: false });
  });
});

describe("lines", () => {
  test("are new until they are looked at, also at another visit", async () => {
    far.there.said = [line(1), line(2)];
    const leave = talk.enter(place);
    await settled();
    talk.seen();
    expect(talk.get().fresh).toBe(0);
    leave();
    far.there.said.push(line(3), line(4, true));
    talk.enter(place);
    await settled();
    expect(talk.get().fresh).toBe(1);
  });

  test("of somebody who is muted are gone", async () => {
    far.there.said = [line(1), line(2, true)];
    talk.enter(place);
    await settled();
    far.there.said = [line(2, true)];
    await talk.relate(1, true, false);
    expect(numbers()).toEqual([2]);
    expect(far.asked).toContainEqual({
      ...{ ask: "relate", muted: true, blocked: false },
      to: { place, number: 1 },
    });
  });
});
