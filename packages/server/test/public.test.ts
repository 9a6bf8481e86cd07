/** Behind something that speaks https for it, as the page for clubs says. */
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openGame } from "../src/games.ts";
import { type Server, startServer } from "../src/server.ts";
import { testDatabase } from "./database.ts";

const WORLD = "https://cards.example";
let database: { url: string; end(): Promise<void> };
let server: Server;
/** What Caddy does of it: passes everything on, with the name and where it came from. */
const proxy = createServer((asked, answer) => {
  const headers = { ...asked.headers, "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
  const on = request({ port: server.port, path: asked.url, method: asked.method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 500, got.headers);
    got.pipe(answer);
  });
  asked.pipe(on);
});
proxy.on("upgrade", (asked, stream, head) => {
  const headers = { ...asked.headers, "x-forwarded-for": "203.0.113.9" };
  const on = request({ port: server.port, path: asked.url, headers });
  on.on("upgrade", (got, there) => {
    const lines = Object.entries(got.headers).map(([name, value]) => `${name}: ${value}`);
    stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    stream.write(head);
    there.pipe(stream).pipe(there);
  });
  on.on("response", ({ statusCode }) => stream.end(`HTTP/1.1 ${statusCode} \r\n\r\n`));
  on.end();
});
const port = (): number => (proxy.address() as AddressInfo).port;

beforeAll(async () => {
  database = await testDatabase();
  server = await startServer({
    url: database.url,
    engine: "test",
    games: new Map([["dew", await openGame("dew")]]),
    host: "127.0.0.1",
    port: 0,
    names: ["localhost", "127.0.0.1", "cards.example"],
    publicUrl: WORLD,
    pages: null,
    threads: 1,
    log: () => {},
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  proxy.close();
  await server.close();
  await database.end();
});

/** A request of a page that the world sees under the public name. */
function ask(
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port: port(), path, method: body ? "POST" : "GET", headers: { host: "cards.example", ...headers } },
      (got) => {
        got.resume();
        got.on("end", () =>
          resolve({ status: got.statusCode ?? 0, cookies: got.headers["set-cookie"] ?? [] }),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body && JSON.stringify(body));
  });
}

describe("a server that the world reaches by https", () => {
  test("lets people in with cookies for safe connections alone, and to its socket", async () => {
    const json = { "content-type": "application/json", origin: WORLD };
    const entered = await ask("/api/auth/guest", json, { name: "Ayame", language: "en" });
    expect(entered.status).toBe(200);
    expect(entered.cookies[0]).toMatch(/^__Host-tefuda\.[^;]+;.*HttpOnly/i);
    expect(entered.cookies[0]).toMatch(/Secure/i);
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/api/socket`, {
      headers: { host: "cards.example", origin: WORLD, cookie: entered.cookies[0]!.split(";")[0]! },
    });
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    socket.terminate();
  });

  test("answers to no other name, no other page, and tells its measures to nobody outside", async () => {
    expect((await ask("/health", {})).status).toBe(200);
    expect((await ask("/health", { host: "evil.example" })).status).toBe(421);
    expect((await ask("/metrics", {})).status).toBe(404);
    const other = { "content-type": "application/json", origin: "https://evil.example" };
    expect((await ask("/api/auth/guest", other, { name: "Boris", language: "en" })).status).toBe(403);
  });
});
