/** Where attacks are tried: two honest people at a match, machines with what is usual of limits, and strangers. */
import { message } from "@tefuda/host/online/wire";
import { WebSocket } from "ws";
import { withSession } from "../../src/embedded/session.ts";
import { headersOf } from "../../src/http/people.ts";
import type { Server } from "../../src/server.ts";
import { startMachine } from "../machine.ts";
import { Page } from "../page.ts";

export interface Ground {
  url: string;
  /** Where the honest ones are. */
  machine: Server;
  /** With few connections and with as many messages as is usual. */
  strict: Server;
  /** Where people are known by their cookies. */
  cookies: Server;
  ayame: Page;
  boris: Page;
  match: string;
  table: string;
  /** Whoever is asked, and the other. */
  asked: Page;
  waits: Page;
  end(): Promise<void>;
}

/** The people at the match by the page. */
export const nameOf = (ground: Ground, page: Page): string => (page === ground.ayame ? "Ayame" : "Boris");

export async function makeGround(url: string): Promise<Ground> {
  const machine = await startMachine(url);
  const strict = await startMachine(url, {
    connections: { person: 2, address: 6 },
    messages: { most: 60, each: 20 },
  });
  const cookies: Server = await startMachine(url, {
    who: ({ headers }) => cookies.people.who(headersOf(headers)),
  });
  const ayame = await Page.open(machine.port, "Ayame");
  const boris = await Page.open(machine.port, "Boris");
  const ground: Ground = {
    ...{ url, machine, strict, cookies, ayame, boris, match: "", table: "", asked: ayame, waits: boris },
    async end() {
      await Promise.all([ayame.close(), boris.close()]);
      for (const server of [machine, strict, cookies]) await server.close();
    },
  };
  await beginAnew(ground);
  return ground;
}

async function beginAnew(ground: Ground): Promise<void> {
  const { ayame, boris } = ground;
  const before = ayame.table?.match ?? null;
  if (before === null) ground.table = await ayame.openTable({ game: "dew" });
  for (const page of [ayame, boris]) await page.join(ground.table, "heavy-shells");
  ground.match = await ayame.until(({ table }) => table?.match !== before && table?.match);
  for (const page of [ayame, boris]) await page.ask({ ask: "match", match: ground.match, on: true });
  await settle(ground);
}

/** Until one of them is asked, and both know as much. */
async function settle(ground: Ground): Promise<void> {
  const { ayame, boris, match } = ground;
  const isAsked = (page: Page): boolean =>
    page.matchOf === match && (page.news?.sight.view.question ?? null) !== null;
  ground.asked = await Promise.race([ayame, boris].map((page) => page.until(() => isAsked(page) && page)));
  ground.waits = ground.asked === ayame ? boris : ayame;
  await ground.waits.until(
    (page) => page.matchOf === match && page.news?.number === ground.asked.news?.number && page,
  );
}

/** Both go on as if nothing had been: whoever is asked answers, both see it, and both are answered. */
export async function goOn(ground: Ground): Promise<void> {
  const { ayame, boris, asked, match } = ground;
  const { number, sight } = asked.news!;
  const { shape, min, options } = sight.view.question!;
  const words = options.map(({ notation }) => notation);
  if (!(await asked.answer(match, shape === "some" ? words.slice(0, min) : words[0]!)))
    throw new Error("an honest answer came too late");
  for (const page of [ayame, boris]) {
    await page.until(({ news }) => news && news.number > number && news);
    await page.ask({ ask: "mine" });
  }
  const over = await Promise.race(
    [ayame, boris].map((page) =>
      page.until(({ news }) => {
        if (news?.table.ended) return "over";
        return news && news.number > number && news.sight.view.question !== null && "asked";
      }),
    ),
  );
  if (over === "over") await beginAnew(ground);
  else await settle(ground);
}

/** All that is written of the honest match and its table. */
export async function writtenOf({ url, match, table }: Ground): Promise<unknown> {
  return await withSession(url, async (session) => {
    const of = async (query: string, id: string) => (await session.query(query, [id])).rows;
    return [
      await of("select * from entries where match = $1 order by number", match),
      await of("select id, seats, ended, waits_for, setup, watch, clock from matches where id = $1", match),
      await of("select plan, seats, hash, secret, closed, rounds, match from tables where id = $1", table),
    ];
  });
}

/** How often a machine has refused something, by the reason. */
export async function refusalsIn({ port }: Server): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.matchAll(/^tefuda_refused_total\{why="([^"]*)"\} (\d+)$/gm);
  return new Map(Array.from(lines, ([, why = "", many]) => [why, Number(many)]));
}

/** Somebody who sends what no page sends. */
export interface Stranger {
  socket: WebSocket;
  /** Sends text as it is; what comes back with that number, as one word: a refusal, "done" or "ruled". */
  say(text: string | Buffer, id?: number): Promise<string>;
  /** As a request. */
  ask(request: unknown): Promise<string>;
  /** "socket" and the code with which it was closed. */
  closed: Promise<string>;
  close(): Promise<void>;
}

export async function stranger(
  { port }: Server,
  user: string,
  headers: Record<string, string> = {},
): Promise<Stranger> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
    headers: { origin: `http://127.0.0.1:${port}`, "x-user": user, ...headers },
  });
  const closed = new Promise<string>((resolve) => socket.on("close", (code) => resolve(`socket ${code}`)));
  const waiting = new Map<number, (word: string) => void>();
  socket.on("message", (data) => {
    const read = message.parse(JSON.parse(data.toString()));
    if ("id" in read) waiting.get(read.id)?.(wordOf(read));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_, { statusCode }) => reject(new Error(`upgrade ${statusCode}`)));
    socket.once("error", reject);
  });
  let next = 1;
  const say = (text: string | Buffer, id = -1): Promise<string> => {
    const answered = new Promise<string>((resolve) => waiting.set(id, resolve));
    socket.send(text);
    return Promise.race([answered, closed]);
  };
  return {
    ...{ socket, closed, say },
    ask(request) {
      const id = next++;
      return say(JSON.stringify({ id, request }), id);
    },
    async close() {
      socket.close();
      await closed;
    },
  };
}

function wordOf(read: { refused: string } | { result?: unknown }): string {
  if ("refused" in read) return read.refused;
  const { result } = read;
  return typeof result === "object" && result !== null && "verdict" in result ? "ruled" : "done";
}
