/** Hands out the files of the page, with what a browser may do with them. */
import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** No script but from here, none written into a page; pictures that the page draws itself; nobody else's frame. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // places of cards are written at them
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // the workshop frames the table on which its cards are tried; nobody else frames anything of this page
  "frame-ancestors 'self'",
].join("; ");

const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** Files called by what is in them never become others. */
const FOR_GOOD = /[\\/]assets[\\/]/;

export async function servePages(app: FastifyInstance, folder: string | null): Promise<void> {
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(HEADERS);
  });
  if (folder === null || !existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders(response, path) {
      response.header(
        "cache-control",
        FOR_GOOD.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
}
