/**
 * What a page costs that waits, and what 20 programs that think do to everybody else:
 * `node packages/server/bench/waiting.ts [connections]`. The server and its database run on this machine.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { newNumber } from "@tefuda/host/drawn";
import { WebSocket } from "ws";
import { portFor } from "../src/http/web.ts";

const CONNECTIONS = Number(process.argv[2] ?? 1000);
const THINKING = 20;
const folder = mkdtempSync(join(tmpdir(), "tefuda-waiting-"));
const port = await portFor("127.0.0.1", 0);
const server = spawn(
  process.execPath,
  ["--expose-gc", join(import.meta.dirname, "../test/server-process.ts"), folder, String(port), "ttcg"],
  { stdio: ["ignore", "pipe", "inherit"] },
);
process.on("exit", () => server.kill("SIGKILL"));
await new Promise((resolve) => server.stdout.once("data", resolve));
const origin = `http://127.0.0.1:${port}`;

const measured = async (name: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
};

async function enter(name: string): Promise<string> {
  const headers = { origin, "content-type": "application/json" };
  const body = JSON.stringify({ name, language: "en" });
  const entered = await fetch(`${origin}/api/auth/guest`, { method: "POST", headers, body });
  return entered.headers.getSetCookie()[0]!.split(";")[0]!;
}
async function open(cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { origin, cookie } });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return socket;
}
let asked = 0;
function ask(socket: WebSocket, request: object): Promise<Record<string, unknown>> {
  const id = ++asked;
  return new Promise((resolve) => {
    const hear = (data: Buffer): void => {
      const told = JSON.parse(String(data)) as { id?: number; result?: Record<string, unknown> };
      if (told.id !== id) return;
      socket.off("message", hear);
      resolve(told.result ?? {});
    };
    socket.on("message", hear);
    socket.send(JSON.stringify({ id, request }));
  });
}

// everybody has a session of their own, in the lobby
const warm = await Promise.all(
  Array.from({ length: 20 }, async (_, i) => await open(await enter(`Warm ${i}`))),
);
await setTimeout(2000);
const before = await measured("process_resident_memory_bytes");
const cookies: string[] = [];
for (let i = 0; i < 40; i++) cookies.push(await enter(`Waiting ${i}`));
const sockets: WebSocket[] = [];
for (let i = 0; i < CONNECTIONS; i++) sockets.push(await open(cookies[i % 40]!));
for (const socket of sockets) await ask(socket, { ask: "lobby", on: true });
await setTimeout(5000);
const after = await measured("process_resident_memory_bytes");
console.log(
  `${CONNECTIONS} pages that wait in the lobby: ${((after - before) / CONNECTIONS / 1000).toFixed(1)} KB each`,
);
for (const socket of sockets) socket.terminate();

// tables at which the strongest program plays itself but for one seat, whose player gives whatever comes first
const plan = {
  game: "ttcg",
  seats: 2,
  format: null,
  sealed: false,
  rated: false,
  watch: null,
  clock: null,
  language: "en",
  open: false,
};
for (let i = 0; i < THINKING; i++) {
  const socket = await open(await enter(`Player ${i}`));
  const { table } = (await ask(socket, { ask: "open", plan })) as { table: string };
  await ask(socket, { ask: "table", table, on: true });
  await ask(socket, { ask: "program", table, seat: 1, kind: "master" });
  socket.on("message", (data) => {
    const told = JSON.parse(String(data)) as {
      match?: string;
      news?: News;
      table?: { match: string | null };
    };
    if (told.table?.match) void ask(socket, { ask: "match", match: told.table.match, on: true });
    const question = told.news?.sight.view.question;
    if (!told.news || !told.match || !question) return;
    const words = question.options.map(({ notation }) => notation);
    const say = question.shape === "some" ? words.slice(0, question.min) : words.at(-1)!;
    const move = { kind: "answer", say };
    void ask(socket, { ask: "do", match: told.match, command: newNumber(), asked: told.news.asked, move });
  });
  await ask(socket, { ask: "ready", table, with: { deck: { list: "ash-and-bone" }, number: newNumber() } });
}
interface News {
  asked: number;
  sight: { view: { question: { shape: string; min: number; options: { notation: string }[] } | null } };
}
await setTimeout(5000);
const delays: number[] = [];
let thinking = 0;
for (let i = 0; i < 300; i++) {
  const at = performance.now();
  await ask(warm[i % warm.length]!, { ask: "mine" });
  delays.push(performance.now() - at);
  thinking = Math.max(thinking, await measured("tefuda_thinking"));
  await setTimeout(20);
}
delays.sort((a, b) => a - b);
console.log(
  `${thinking} programs think or wait: the event loop is late by ${((await measured("nodejs_eventloop_lag_p99_seconds")) * 1000).toFixed(1)} ms in 1 of 100;`,
);
console.log(
  `   a page is answered after ${delays[150]!.toFixed(1)} ms, 99 in 100 after ${delays[297]!.toFixed(1)} ms`,
);
server.kill("SIGKILL");
await setTimeout(300);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
