/** A match on one machine, where the log is longer than what is known by heart. */
import { hashOf } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { Ledger } from "../../test/simulated/ledger.ts";
import { engineWith } from "../engine/engine.ts";
import { openGame } from "../games.ts";
import type { Head } from "./head.ts";
import { LiveMatch } from "./live.ts";

const secret = "ab".repeat(32);

test("what was done before a snapshot is done once, however often it is sent", async () => {
  const { book, pack, data } = await openGame("dew");
  const head: Head = {
    ...{ id: "m", game: "dew", engine: "e", clock: null, rated: false, watch: null, began: 1 },
    setup: {
      seed: { secret, hash: hashOf(secret), numbers: ["00".repeat(16), "11".repeat(16)] },
      lists: [data.lists[0]!.cards, data.lists[1]!.cards],
    },
    seats: [
      { user: "u", name: "U", kind: "person" },
      { user: "v", name: "V", kind: "person" },
    ],
  };
  const ledger = new Ledger();
  ledger.add(head);
  const live = new LiveMatch("m", {
    engineOf: async () => engineWith(() => ({ game: book.game, pack })),
    store: {
      load: async (id) => ledger.load(id),
      since: async (id, number) => ledger.since(id, number),
      append: async (id, entry) => ledger.append(id, entry),
      numberOf: async (id, command) =>
        ledger.logs.get(id)!.find((entry) => entry.command === command)?.number ?? null,
      keep: async (id, _, shot) => void ledger.shots.set(id, shot),
    },
    time: { now: () => 5, between: (from, to) => to - from, after: () => () => {} },
    think: async () => null,
  });
  const offer = { id: "offer", deed: { kind: "offer", seat: 0, offered: { what: "draw" } }, lag: 0 } as const;
  const first = await live.submit(offer);
  expect(first).toEqual({ done: true, number: 1 });
  await live.submit({ id: "no", deed: { kind: "refuse", seat: 1 }, lag: 0 });
  await live.rest();
  expect(ledger.shots.get("m")?.number).toBe(2);
  expect(await live.submit(offer)).toEqual(first);
  expect(ledger.logs.get("m")).toHaveLength(2);
});
