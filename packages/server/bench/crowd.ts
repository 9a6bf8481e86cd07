/** Servers on one database that forgets nothing, and people who answer at a given pace, all on this machine. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { newNumber } from "@tefuda/host/drawn";
import { WebSocket } from "ws";
import { openGame } from "../src/games.ts";
import { portFor } from "../src/http/web.ts";

export interface CrowdPlan {
  game: string;
  /** So many matches of two at once. */
  pairs: number;
  /** Answers a second, over all of them. */
  rate: number;
  /** So long it is measured. */
  seconds: number;
  /** Servers on the database; the two of a match are at two of them, where there are more. One if it is not said. */
  machines?: number;
  /** So many look on at each match. None if it is not said. */
  watchers?: number;
}

export interface CrowdFound {
  /** Answers a second that were given. */
  rate: number;
  /** From sending an answer until both have been shown what came of it, in milliseconds: of half, of 99 and of 9,999 in so many. */
  shown: { half: number; most: number; all: number };
  /** What an answer cost the processors of all servers, without the database itself. Milliseconds. */
  cpu: number;
  /** Of a server, in the middle of all. Bytes. */
  memory: number;
}

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

  static async open(name: string, port: number): Promise<Light> {
    const origin = `http://127.0.0.1:${port}`;
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

/** Plays until all has been measured, and takes everything down again. */
export async function crowd(plan: CrowdPlan): Promise<CrowdFound> {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-load-"));
  const servers: ChildProcess[] = [];
  const kill = (): void => {
    for (const server of servers) server.kill("SIGKILL");
  };
  process.on("exit", kill);
  try {
    const ports: number[] = [];
    let where = folder;
    for (let i = 0; i < (plan.machines ?? 1); i++) {
      const port = await portFor("127.0.0.1", 0);
      const file = join(import.meta.dirname, "../test/server-process.ts");
      const server = spawn(process.execPath, [file, where, String(port), plan.game], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      servers.push(server);
      ports.push(port);
      const [said] = (await once(server.stdout!, "data")) as [Buffer];
      where = (JSON.parse(said.toString()) as { url: string }).url;
    }
    return await measure(plan, ports);
  } finally {
    // the first has the database, and goes last
    for (const server of servers.toReversed()) {
      server.kill("SIGTERM");
      await Promise.race([once(server, "exit"), setTimeout(2000)]);
    }
    kill();
    process.off("exit", kill);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(plan: CrowdPlan, ports: readonly number[]): Promise<CrowdFound> {
  const { pairs, seconds } = plan;
  const list = (await openGame(plan.game)).data.lists[0]!.id;
  const tally: Tally = { shown: [], counts: false, over: false };
  for (let i = 0; i < pairs; i++)
    pair({ plan, list, tally, ports: [ports[i % ports.length]!, ports[(i + 1) % ports.length]!], i }).catch(
      (error: unknown) => tally.over || console.error(error),
    );
  // until they all sit and play
  await setTimeout(5000 + pairs * 20);
  const cpu = (): Promise<number> => sum(ports, "process_cpu_seconds_total");
  const before = { cpu: await cpu(), at: performance.now() };
  tally.counts = true;
  await setTimeout(seconds * 1000);
  tally.counts = false;
  const spent = (await cpu()) - before.cpu;
  const took = (performance.now() - before.at) / 1000;
  const memory = (await sum(ports, "process_resident_memory_bytes")) / ports.length;
  tally.over = true;
  const shown = tally.shown.toSorted((a, b) => a - b);
  const at = (share: number): number => shown[Math.floor(shown.length * share)] ?? Number.NaN;
  return {
    rate: shown.length / took,
    shown: { half: at(0.5), most: at(0.99), all: at(0.9999) },
    cpu: (spent / shown.length) * 1000,
    memory,
  };
}

/** Over all servers. */
async function sum(ports: readonly number[], name: string): Promise<number> {
  const all = ports.map(async (port) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  });
  return (await Promise.all(all)).reduce((a, b) => a + b, 0);
}

interface Tally {
  /** How long each answer took that was counted. */
  shown: number[];
  counts: boolean;
  over: boolean;
}

interface PairPlan {
  plan: CrowdPlan;
  list: string;
  tally: Tally;
  ports: readonly [number, number];
  i: number;
}

/** Two people who play one match after the other, each answer at a moment of its own. */
async function pair({
  plan: { game, pairs, rate, watchers = 0 },
  list,
  tally,
  ports,
  i,
}: PairPlan): Promise<void> {
  const each = (pairs * 1000) / rate;
  const both = [await Light.open(`A${i}`, ports[0]), await Light.open(`B${i}`, ports[1])];
  const others: Light[] = [];
  for (let w = 0; w < watchers; w++) others.push(await Light.open(`W${i} ${w}`, ports[w % 2]!));
  while (!tally.over) {
    for (const one of both) {
      one.match = null;
      one.news = null;
    }
    const plan = {
      ...{ game, seats: 2, format: null, sealed: false, rated: false },
      ...{ watch: watchers > 0 ? 0 : null, clock: null, language: "en", open: false },
    };
    const { table } = (await both[0]!.ask({ ask: "open", plan })).result as { table: string };
    for (const one of both) {
      await one.ask({ ask: "table", table, on: true });
      await one.ask({ ask: "sit", table, seat: null });
      await one.ask({ ask: "ready", table, with: { deck: { list }, number: newNumber() } });
    }
    while (!both[0]!.match) await setTimeout(5);
    const match = both[0]!.match;
    for (const one of both) await one.ask({ ask: "match", match, on: true });
    for (const one of others) await one.ask({ ask: "watch", match, side: null, on: true });
    for (let due = performance.now() + Math.random() * each; ; due += each) {
      await setTimeout(Math.max(0, due - performance.now()));
      while (!both.some(({ news }) => news?.sight.view.question || news?.table.ended)) await setTimeout(2);
      const asked = both.find(({ news }) => news?.sight.view.question);
      if (!asked || tally.over) break;
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
      const move = { kind: "answer", say };
      const reply = asked.ask({ ask: "do", match, command: newNumber(), asked: question, move });
      if ((await reply).refused) continue;
      await seen;
      if (tally.counts) tally.shown.push(performance.now() - before);
    }
    for (const one of others) await one.ask({ ask: "watch", match, side: null, on: false });
    await both[0]!.ask({ ask: "stand", table });
    await both[1]!.ask({ ask: "stand", table });
  }
}
