/** Servers and their database are killed while people trade: every copy is somewhere exactly once, and each round whole or not begun. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { portFor } from "../src/http/web.ts";
import { checkCircle } from "./circle-sound.ts";
import { KeptServer } from "./kept-server.ts";
import { Trader } from "./trader.ts";

/** So many things are done between two kills. */
const ACTS = 20;
const deep = process.env.TEFUDA_DEEP === "1";
const KILLS = deep ? 100 : 2;
const TRADERS = deep ? 6 : 4;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Everybody in one circle, with marks by which much is dear and much is wished. */
async function gathered(port: number): Promise<{ traders: Trader[]; circle: string }> {
  const traders: Trader[] = [];
  for (let i = 0; i < TRADERS; i++) traders.push(await Trader.enter(`Trader ${i}`, port));
  const [host, ...others] = traders as [Trader, ...Trader[]];
  const circle = await host.openCircle();
  for (const { player } of others) {
    await player.surely((page) => page.ask({ ask: "join", circle }));
    const { members } = await host.see(circle);
    const member = members.find(({ state }) => state === "asks")!.id;
    await host.player.surely((page) => page.ask({ ask: "admit", circle, member, yes: true }));
  }
  const ways = {
    aim: { decks: false, playset: false, set: true },
    consent: { dear: 1, over: "ask" as const },
    shows: { binder: true, hands: true },
  };
  for (const { player } of traders) await player.surely((page) => page.ask({ ask: "ways", circle, ways }));
  return { traders, circle };
}

test("what is killed while people trade comes again with every copy once", {
  timeout: 3_600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-kills-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await portFor("127.0.0.1", 0);
  const server = new KeptServer(folder, port);
  ends.push(() => server.end());
  await server.ready;
  const { traders, circle } = await gathered(port);
  let stopped = false;
  let acts = 0;
  const trading = Promise.all(
    traders.map(async (trader) => {
      while (!stopped) {
        await trader.act(circle);
        acts++;
      }
    }),
  );
  trading.catch(() => {});
  const goOn = async (many: number): Promise<void> => {
    const before = acts;
    while (acts < before + many) await Promise.race([trading, setTimeout(20)]);
  };
  await goOn(2 * ACTS);
  for (let kill = 0; kill < KILLS; kill++) {
    await setTimeout(Math.random() * 400);
    if (kill % 2 === 0) await server.kill();
    else server.killDatabase();
    await server.ready;
    await goOn(ACTS);
    await look(server.url, circle, async () => {});
  }
  stopped = true;
  await trading;
  await look(server.url, circle, async (db) => {
    const states = await db
      .selectFrom("trades")
      .select(["id", "state"])
      .where("circle", "=", circle)
      .execute();
    const confirmed = traders.flatMap(({ done }) => done);
    for (const id of confirmed) expect(states.find((one) => one.id === id)?.state).toBe("done");
    const rounds = await db
      .selectFrom("trading_rounds")
      .select("step")
      .where("circle", "=", circle)
      .execute();
    const done = rounds.filter(({ step }) => step === "done").length;
    expect(confirmed.length).toBeGreaterThan(0);
    if (deep) console.log(`${KILLS} kills: ${acts} acts, ${confirmed.length} trades and ${done} rounds done`);
  });
  for (const { player } of traders) player.stop();
  await Promise.all(traders.map(({ player }) => player.close()));
});

/** Looks at the circle in a state that nobody changes meanwhile. */
async function look(
  url: string,
  circle: string,
  more: (db: ReturnType<typeof openDatabase>["db"]) => Promise<void>,
): Promise<void> {
  const { db } = openDatabase(url);
  try {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        await checkCircle(trx, circle);
        await more(trx);
      });
  } finally {
    await db.destroy();
  }
}
