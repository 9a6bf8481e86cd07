/**
 * A server with a database that forgets nothing, and people who answer at a given pace, all on this machine:
 * `node packages/server/bench/load.ts [game] [pairs] [answers a second] [seconds]`. Prints how long it takes from sending
 * an answer until both have been shown what came of it, and what that cost the server's processor.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { newNumber } from "@tefuda/host/drawn";
import { WebSocket } from "ws";
import { portFor } from "../src/http/web.ts";

const [game = "dew", pairs = "40", rate = "300", seconds = "20"] = process.argv.slice(2);
const PAIRS = Number(pairs);
const EACH = (PAIRS * 1000) / Number(rate);
const folder = mkdtempSync(join(tmpdir(), "tefuda-load-"));
const port = await portFor("127.0.0.1", 0);
const server = spawn(
  process.execPath,
  [join(import.meta.dirname, "../test/server-process.ts"), folder, String(port), game],
  {
    stdio: ["ignore", "pipe", "inherit"],
  },
);
process.on("exit", () => server.kill("SIGKILL"));
await new Promise((resolve) => server.stdout.once("data", resolve));
const origin = `http://127.0.0.1:${port}`;

interface News {
  number: number;
  asked: number;
  sight: { view: { question: { shape: string; min: number; options: { notation: string }[] } | null } };
  table: { ended: unknown };
}

/** A page that reads no more than it needs. */
class Light {
  readonly socket: WebSocket;
  news: News | null = null;
  match: string | null = null;
  private readonly waiting = new Map<number, (answer: { result?: unknown; refused?: string }) => void>();
  private next = 1;
  onNews = (_: News): void => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      const told = JSON.parse(data.toString());
      if ("id" in told) {
        this.waiting.get(told.id)?.(told);
        this.waiting.delete(told.id);
      } else if ("news" in told) {
        this.news = told.news as News;
        this.onNews(this.news);
      } else if ("table" in told) this.match = told.table.match;
    });
  }

  static async open(name: string): Promise<Light> {
    const headers = { origin, "content-type": "application/json" };
    const entered = await fetch(`${origin}/api/auth/guest`, {
      method: "POST",
      headers,
      body: JSON.stringify({ name, language: "en" }),
    });
    const [cookie] = entered.headers.getSetCookie();
    if (!cookie) throw new Error(await entered.text());
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { origin, cookie: cookie.split(";")[0]! },
    });
    await new Promise((resolve) => socket.once("open", resolve));
    return new Light(socket);
  }

  ask(request: object): Promise<{ result?: unknown; refused?: string }> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, request }));
    });
  }
}

const shown: number[] = [];
let answers = 0;
let counting = false;

/** Two people who play one match after the other, each answer at a moment of its own. */
async function pair(i: number): Promise<void> {
  const both = [await Light.open(`A${i}`), await Light.open(`B${i}`)];
  for (;;) {
    for (const one of both) {
      one.match = null;
      one.news = null;
    }
    const plan = {
      game,
      seats: 2,
      format: null,
      sealed: false,
      rated: false,
      watch: null,
      clock: null,
      language: "en",
      open: false,
    };
    const { table } = (await both[0]!.ask({ ask: "open", plan })).result as { table: string };
    for (const one of both) {
      await one.ask({ ask: "table", table, on: true });
      await one.ask({ ask: "sit", table, seat: null });
      await one.ask({ ask: "ready", table, with: { deck: { list: LIST }, number: newNumber() } });
    }
    while (!both[0]!.match) await setTimeout(5);
    const match = both[0]!.match;
    for (const one of both) await one.ask({ ask: "match", match, on: true });
    for (let due = performance.now() + Math.random() * EACH; ; due += EACH) {
      await setTimeout(Math.max(0, due - performance.now()));
      while (!both.some(({ news }) => news?.sight.view.question || news?.table.ended)) await setTimeout(2);
      const asked = both.find(({ news }) => news?.sight.view.question);
      if (!asked) break;
      const { number, asked: question, sight } = asked.news!;
      const { shape, min, options } = sight.view.question!;
      const words = options.map(({ notation }) => notation);
      const say = shape === "some" ? words.slice(0, min) : words[Math.floor(Math.random() * words.length)]!;
      const before = performance.now();
      const seen = Promise.all(
        both.map(
          (one) =>
            new Promise<void>((resolve) => {
              one.onNews = (news) => news.number > number && resolve();
            }),
        ),
      );
      const reply = asked.ask({
        ask: "do",
        match,
        command: newNumber(),
        asked: question,
        move: { kind: "answer", say },
      });
      if ((await reply).refused) continue;
      await seen;
      if (counting) {
        shown.push(performance.now() - before);
        answers++;
      }
    }
    await both[0]!.ask({ ask: "stand", table });
    await both[1]!.ask({ ask: "stand", table });
  }
}

const measured = async (name: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
};
const { openGame } = await import("../src/games.ts");
const LIST = (await openGame(game)).data.lists[0]!.id;
for (let i = 0; i < PAIRS; i++) void pair(i).catch((error: unknown) => console.error(error));
await setTimeout(5000);
const before = { cpu: await measured("process_cpu_seconds_total"), at: performance.now() };
counting = true;
await setTimeout(Number(seconds) * 1000);
counting = false;
const cpu = (await measured("process_cpu_seconds_total")) - before.cpu;
const took = (performance.now() - before.at) / 1000;
shown.sort((a, b) => a - b);
const at = (share: number): string => (shown[Math.floor(shown.length * share)] ?? 0).toFixed(1);
console.log(`${game}: ${PAIRS} pairs, ${(answers / took).toFixed(0)} answers a second`);
console.log(
  `   shown to both after ${at(0.5)} ms, of 99 in 100 after ${at(0.99)} ms, of all after ${at(0.9999)} ms`,
);
console.log(
  `   ${((cpu / answers) * 1000).toFixed(3)} ms of the server's processor an answer, the database's share left out`,
);
console.log(`   ${((await measured("process_resident_memory_bytes")) / 1e6).toFixed(0)} MB`);
server.kill("SIGTERM");
await setTimeout(500);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
