/** People who talk, in tests: with accounts or without, on two machines that share a database. */
import type { Place } from "@tefuda/host/online/talk-schemas";
import { withSession } from "../src/embedded/session.ts";
import { headersOf } from "../src/http/people.ts";
import type { Server } from "../src/server.ts";
import { testDatabase } from "./database.ts";
import { startMachine } from "./machine.ts";
import { Page } from "./page.ts";
import { type Browser, browser, DAY } from "./people.ts";

/** Of a person; no test runs long enough to begin them anew. */
export const LIMITS = { says: { most: 30, per: DAY }, reports: { most: 4, per: DAY } };

export interface Somebody {
  id: string;
  name: string;
  browser: Browser;
  /** Opens a page on a machine. */
  page(machine: Server): Promise<Page>;
}

export interface Talkers {
  url: string;
  one: Server;
  other: Server;
  account(name: string): Promise<Somebody>;
  guest(name: string): Promise<Somebody>;
  /** Breaks the connections over which machines hear of each other. */
  breakLines(): Promise<void>;
  closePages(): Promise<void>;
  end(): Promise<void>;
}

async function startReal(url: string): Promise<Server> {
  const machine: Server = await startMachine(url, {
    talk: LIMITS,
    who: ({ headers }) => machine.people.who(headersOf(headers)),
  });
  return machine;
}

export async function talkers(): Promise<Talkers> {
  const database = await testDatabase();
  const one = await startReal(database.url);
  const other = await startReal(database.url);
  const pages: Page[] = [];
  let comers = 0;
  async function come(name: string, how: "account" | "guest"): Promise<Somebody> {
    const origin = `http://127.0.0.1:${one.port}`;
    const own = browser(one.people, { origin, address: `192.0.2.${++comers}` });
    const id = await own[how](name);
    const page = async (machine: Server): Promise<Page> => {
      const opened = await Page.open(machine.port, "", { cookie: own.headers().get("cookie") ?? "" });
      pages.push(opened);
      return opened;
    };
    return { id, name, browser: own, page };
  }
  return {
    ...{ url: database.url, one, other },
    account: (name) => come(name, "account"),
    guest: (name) => come(name, "guest"),
    async breakLines() {
      const ends = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'";
      await withSession(database.url, (session) => session.query(`${ends} and datname = current_database()`));
    },
    async closePages() {
      await Promise.all(pages.splice(0).map((page) => page.close()));
    },
    async end() {
      await one.close();
      await other.close();
      await database.end();
    },
  };
}

/** All sit down at a new table and follow what is said at it. */
export async function tableOf(...pages: Page[]): Promise<Place> {
  const [host, ...others] = pages;
  if (!host) throw new Error("nobody is there");
  const id = await host.openTable({ game: "dew" });
  for (const page of others) await page.ask({ ask: "sit", table: id, seat: null });
  const place: Place = { kind: "table", id };
  await listen(place, ...pages);
  return place;
}

/** Two begin a match and follow what is said at it. */
export async function matchOf(mine: Page, theirs: Page): Promise<Place> {
  const table = await mine.openTable({ game: "dew" });
  await mine.join(table, "bees-in-a-hurry");
  await theirs.join(table, "heavy-shells");
  const id = await mine.until((page) => page.table?.id === table && page.table.match);
  const place: Place = { kind: "match", id };
  await listen(place, mine, theirs);
  return place;
}

export async function listen(place: Place, ...pages: Page[]): Promise<void> {
  for (const page of pages) await page.ask({ ask: "talk", place, since: 0, on: true });
}

/** What a page was told of a place, in the order in which it was told. */
export const heard = (page: Page, { id }: Place) =>
  page.messages.flatMap((one) => ("talk" in one && one.talk.place.id === id ? one.talk.said : []));

/** Until a page was told so much. */
export const hearing = (page: Page, place: Place, number: number) =>
  page.until((one) => heard(one, place).find((said) => said.number === number));
