/** What is served over HTTP: the files of the page, and what else is put beside them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { type Doors, isOurs } from "./doors.ts";
import { servePages } from "./pages.ts";

export interface WebOptions {
  doors: Doors;
  /** The files of the page; null where none are handed out. */
  pages: string | null;
  /** Answers a request before anything else does; false where it does not. */
  first?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The largest body of a request. Bytes. */
const LARGEST = 64 * 1024;
/** So long a request may take to come in. Milliseconds. */
const LONGEST = 60_000;

export async function createWeb({ doors, pages, first }: WebOptions): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: LARGEST, requestTimeout: LONGEST });
  app.addHook("onRequest", async (request, reply) => {
    // under another name it may be a trap of somebody's
    if (!isOurs(doors, request.headers)) return await reply.code(421).send();
    if (first?.(request.raw, reply.raw)) reply.hijack();
  });
  await servePages(app, pages);
  return app;
}

/** A port to listen on: the one that is asked for, or else the next that is free from 5173 on. */
export async function portFor(host: string, asked: number | undefined): Promise<number> {
  for (let port = asked ?? FIRST; ; port++) {
    try {
      return await tried(host, port);
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (taken && asked !== undefined)
        throw new Error(
          `Another program listens on port ${port}: stop that one, or give --port another number.`,
        );
      if (!taken || port >= FIRST + MOST) throw error;
    }
  }
}
const FIRST = 5173;
const MOST = 100;

function tried(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}
