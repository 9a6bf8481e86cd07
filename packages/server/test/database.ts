/** Databases for tests. */
import { randomBytes } from "node:crypto";
import { connect as dial } from "node:net";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import { z } from "zod";
import { withSession } from "../src/embedded/session.ts";

const told = z.union([z.strictObject({ url: z.string() }), z.strictObject({ error: z.string() })]);

/** So long may take what comes before the tests of a file: this only ends what hangs. Milliseconds. */
export const PATIENCE = 300_000;

/** A fresh empty database on the cluster of this run; `end` throws it away, whoever is still connected. */
export async function testDatabase(): Promise<{ url: string; end(): Promise<void> }> {
  const answer = told.parse(JSON.parse(await text(dial(inject("clusterPort"), "127.0.0.1"))));
  if ("error" in answer) throw new Error(answer.error);
  const name = `test_${randomBytes(8).toString("hex")}`;
  await withSession(answer.url, (session) => session.query(`create database ${name}`));
  const url = new URL(answer.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async end() {
      await withSession(answer.url, (session) => session.query(`drop database ${name} with (force)`));
    },
  };
}
