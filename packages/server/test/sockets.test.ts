/** Which pages are given up: those that are gone, and none because the machine was held up itself. */
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "../src/server.ts";
import { openRaw } from "./attacks/raw.ts";
import { PATIENCE, testDatabase } from "./database.ts";
import { startMachine } from "./machine.ts";
import { Page } from "./page.ts";

const PING = 500;

let database: Awaited<ReturnType<typeof testDatabase>>;
let machine: Server;
beforeAll(async () => {
  database = await testDatabase();
  machine = await startMachine(database.url, { ping: PING });
}, PATIENCE);
afterAll(async () => {
  await machine.close();
  await database.end();
});

test("a page stays that answers late because the machine was held up", async () => {
  const page = await Page.open(machine.port, "Ayame");
  let held = 0;
  // its answers are on the way when nothing is read for longer than from one question to the next
  page.socket.on("ping", () => {
    if (++held <= 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * PING);
  });
  while (held < 4 && page.socket.readyState === page.socket.OPEN) await setTimeout(PING);
  expect(await page.ask({ ask: "standing" })).toMatchObject({ silent: null });
  await page.close();
});

test("a page is given up that answers nothing", async () => {
  const { socket } = await openRaw(machine.port);
  const started = performance.now();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(performance.now() - started).toBeGreaterThan(1.5 * PING);
});
