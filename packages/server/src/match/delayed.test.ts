/** A match that is watched, while another build takes it over. */
import { hashOf, SPECTATOR } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { Ledger } from "../../test/simulated/ledger.ts";
import { engine } from "../engine/own.ts";
import { openGame } from "../games.ts";
import { DelayedMatch } from "./delayed.ts";
import type { Deed } from "./entry.ts";
import type { Head } from "./head.ts";

const secret = "ab".repeat(32);

test("whoever looks on when another build takes a match over is shown the rest by that one", async () => {
  const { data } = await openGame("dew");
  const head: Head = {
    ...{ id: "m", game: "dew", engine: "before", clock: null, rated: false, watch: 0, began: 1 },
    setup: {
      seed: { secret, hash: hashOf(secret), numbers: ["00".repeat(16), "11".repeat(16)] },
      lists: [data.lists[0]!.cards, data.lists[1]!.cards],
    },
    seats: ["u", "v"].map((user) => ({ user, name: user, kind: "person" as const })),
  };
  const ledger = new Ledger();
  ledger.add(head);
  const write = (deed: Deed): void => {
    const number = ledger.logs.get("m")!.length + 1;
    ledger.append("m", { number, command: `c${number}`, deed, used: 0, lag: 0, at: 1 });
  };
  const asked: string[] = [];
  const shown: number[] = [];
  let later = (): void => {};
  const match = new DelayedMatch("m", 0, {
    engineOf: async (build) => {
      asked.push(build);
      return engine;
    },
    store: {
      load: async (id) => ledger.load(id),
      since: async (id, number) => ledger.since(id, number),
      append: async (id, entry) => ledger.append(id, entry),
      numberOf: async () => null,
      keep: async () => {},
    },
    time: {
      now: () => 5,
      between: (from, to) => to - from,
      after: (_, run) => {
        later = run;
        return () => {};
      },
    },
  });
  write({ kind: "offer", seat: 0, offered: { what: "draw" } });
  await match.follow({ observer: SPECTATOR, language: "en", show: ({ number }) => shown.push(number) });
  ledger.heads.set("m", { ...head, engine: "after" });
  write({ kind: "build", engine: "after" });
  write({ kind: "refuse", seat: 1 });
  later();
  // what is asked for next comes after what was planned
  await match.hide(0);
  expect(shown).toEqual([1, 2, 3]);
  expect(asked).toEqual(["before", "after"]);
});
