/** Whose session has ended is sent away, and nobody else: what is told late says nothing of pages that were opened since. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { withSession } from "../src/embedded/session.ts";
import { type Talkers, talkers } from "./talking.ts";

let town: Talkers;
beforeAll(async () => {
  town = await talkers();
}, 120_000);
afterAll(() => town.end());

test("an account that was just made keeps its pages, on every machine, however late the guest's end is told", async () => {
  const ayame = await town.guest("Ayame");
  const before = await Promise.all([town.one, town.other].map((machine) => ayame.page(machine)));
  const closed = before.map(({ socket }) => new Promise((resolve) => socket.once("close", resolve)));
  const made = await ayame.browser.post("/account", { name: "Ayame", password: "a long enough pass phrase" });
  expect(made.status).toBe(200);
  expect(await Promise.all(closed)).toEqual([4001, 4001]);
  const since = await Promise.all([town.one, town.other].map((machine) => ayame.page(machine)));
  await withSession(town.url, (session) => session.query("select pg_notify('tefuda_out', $1)", [ayame.id]));
  // whatever is told afterwards is heard afterwards
  await withSession(town.url, (session) => session.query("select pg_sleep(0.5)"));
  for (const page of since) await page.ask({ ask: "standing" });
});
