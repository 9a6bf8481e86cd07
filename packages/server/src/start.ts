/**
 * Starts what `npm start` and `npm run serve` start: the table for one screen, and with a database, which comes along, people
 * on other screens.
 */

import { hostname, networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { WordsError } from "@tefuda/kernel";
import { pino } from "pino";
import { openDatabase } from "./database/database.ts";
import { migrate } from "./database/migrations.ts";
import { assertDurable } from "./embedded/durable.ts";
import { type Embedded, startEmbedded } from "./embedded/embedded.ts";
import { FolderHeld, NoDatabase } from "./embedded/errors.ts";
import { withSession } from "./embedded/session.ts";
import { engineOf } from "./engine/digest.ts";
import { loadGames } from "./games.ts";
import type { WebOptions } from "./http/web.ts";
import { createWeb, portFor } from "./http/web.ts";
import { startServer } from "./server.ts";

export interface StartOptions {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Where things lie that are kept, unless another place is named. */
  folder: string;
  /** The files of the page; null where there are none. */
  pages: string | null;
  first?: WebOptions["first"];
  log: (line: string) => void;
}

/** What is running; `stop` ends it with everything written. */
export interface Started {
  port: number;
  /** Where others on the local network reach it; none where it is not open to them, or nobody else can play. */
  addresses: string[];
  stop(): Promise<void>;
}

/** Of the repository. */
const root = join(import.meta.dirname, "../../..");

/** What went wrong and nobody foresaw, a line of JSON each, where errors go. */
const faults = pino({ name: "tefuda" }, pino.destination({ dest: 2, sync: true }));

const USAGE =
  "Usage: npm start -- [--lan] [--public-url https://…] [--port 5173] [--host 127.0.0.1] [--data folder] [--with my-set] …";

/** Something in the command line that is not understood, in words. */
class Misuse extends Error {}

interface Settings {
  lan: boolean;
  publicUrl: string | null;
  port: number | undefined;
  data: string | undefined;
  /** The address to listen at. */
  host: string | undefined;
  /** Only as a server of people: without a database it does not start. */
  server: boolean;
}

/** Throws a {@link Misuse} in words. */
function readSettings(args: readonly string[], env: StartOptions["env"]): Settings {
  let values: {
    lan?: boolean;
    "public-url"?: string;
    port?: string;
    data?: string;
    host?: string;
    server?: boolean;
  };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        lan: { type: "boolean" },
        "public-url": { type: "string" },
        port: { type: "string" },
        data: { type: "string" },
        host: { type: "string" },
        server: { type: "boolean" },
      },
    }));
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  if (values.lan && values["public-url"] !== undefined)
    throw new Misuse(
      "--lan is for plain http, --public-url for https: people who come by the one could not sign in by the other. Give one of them.",
    );
  const said = values.port ?? env.PORT;
  const port = said === undefined ? undefined : Number(said);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536))
    throw new Misuse(`A port has to be a number from 1 to 65535; it is "${said}".`);
  return {
    lan: values.lan ?? false,
    publicUrl: publicUrlFrom(values["public-url"]),
    port,
    // npm itself goes to the folder of the package
    data: values.data === undefined ? undefined : resolve(env.INIT_CWD ?? process.cwd(), values.data),
    host: values.host,
    server: values.server ?? false,
  };
}

function publicUrlFrom(said: string | undefined): string | null {
  if (said === undefined) return null;
  const url = URL.canParse(said) ? new URL(said) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new Misuse(`The public address has to be like https://cards.example; it is "${said}".`);
  return url.origin;
}

/** The names under which this machine is reached. */
function namesOf({ lan, publicUrl }: Settings): string[] {
  const names = ["localhost", "127.0.0.1", "[::1]"];
  if (publicUrl !== null) names.push(new URL(publicUrl).hostname);
  if (!lan) return names;
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  const own = addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));
  return [...new Set([...names, ...own, hostname(), `${hostname()}.local`])];
}

/** Whether a command line can be started with; throws in words where it cannot, before anything is made for it. */
export function checkArguments({ args, env }: Pick<StartOptions, "args" | "env">): void {
  readSettings(args, env);
}

export async function start({ args, env, folder, pages, first, log }: StartOptions): Promise<Started> {
  const settings = readSettings(args, env);
  const { lan, publicUrl, port } = settings;
  const names = namesOf(settings);
  // what ends TLS for the world is on this machine, unless it is said otherwise
  const host = settings.host ?? (lan ? "0.0.0.0" : "127.0.0.1");
  const web = { host, names, pages, ...(port === undefined ? {} : { port }), ...(first ? { first } : {}) };
  let database: { url: string; stop(): Promise<void> };
  try {
    database = await databaseFor(env.DATABASE_URL, settings.data ?? folder, log);
  } catch (error) {
    const none = error instanceof NoDatabase || error instanceof FolderHeld;
    if (!none || settings.server) throw error;
    log(error instanceof WordsError ? error.words.en : String(error));
    log("People on other screens cannot join; everything on this screen works.");
    return await startAlone(web);
  }
  try {
    const server = await startServer({
      ...web,
      url: database.url,
      engine: engineOf(root),
      builds: { root, folder: join(settings.data ?? folder, "builds") },
      games: await loadGames(),
      publicUrl,
      addresses: (at) => (publicUrl !== null ? [publicUrl] : lan ? addressesOf(at) : []),
      threads: 1,
      log: (line, error) => (error === undefined ? log(line) : faults.error(error, line)),
    });
    if (lan || publicUrl !== null) await tellOperator(server.people, log);
    return {
      port: server.port,
      addresses: lan ? addressesOf(server.port) : [],
      async stop() {
        await server.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** A foreign database by its address, or the one that comes along. */
async function databaseFor(
  url: string | undefined,
  folder: string,
  log: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (url !== undefined) {
    try {
      await withSession(url, assertDurable);
    } catch (error) {
      if (error instanceof WordsError) throw error;
      throw new Misuse(
        `The database that DATABASE_URL names is not reached: ${error instanceof Error ? error.message : error}`,
      );
    }
    return { url, stop: async () => {} };
  }
  const embedded: Embedded = await startEmbedded({ folder, log, migrate: migrated });
  return embedded;
}

async function migrated(url: string, schema: string): Promise<void> {
  const { db } = openDatabase(url, 1);
  try {
    if (schema !== "") await migrate(db, schema);
  } finally {
    await db.destroy();
  }
}

async function startAlone(web: {
  host: string;
  names: string[];
  pages: string | null;
  port?: number;
}): Promise<Started> {
  const doors = { hosts: new Set(web.names) };
  const app = await createWeb({ ...web, doors });
  const port = await portFor(web.host, web.port);
  await app.listen({ host: web.host, port });
  return { port, addresses: [], stop: async () => void (await app.close()) };
}

async function tellOperator(
  people: { operatorCode(): Promise<string | null> },
  log: (line: string) => void,
): Promise<void> {
  const code = await people.operatorCode();
  if (code === null) return;
  log(`Whoever makes an account and gives this code there is the first operator: ${code}`);
}

/** The addresses under which others on the local network reach a port. */
function addressesOf(port: number): string[] {
  const all = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return all.flatMap(({ address, family, internal }) =>
    internal || family !== "IPv4" ? [] : [`http://${address}:${port}`],
  );
}
