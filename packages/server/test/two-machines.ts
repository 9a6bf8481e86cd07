/** Two machines on one database for the tests of a file, and pages that are closed after each test. */
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Server } from "../src/server.ts";
import { testDatabase } from "./database.ts";
import { startMachine } from "./machine.ts";
import { Page } from "./page.ts";

export interface TwoMachines {
  /** Of the database. */
  readonly url: string;
  readonly one: Server;
  readonly other: Server;
  /** A page of somebody at a machine. */
  open(machine: Server, user: string): Promise<Page>;
}

export function twoMachines(): TwoMachines {
  let database: { url: string; end(): Promise<void> };
  let one: Server;
  let other: Server;
  const pages: Page[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    one = await startMachine(database.url);
    other = await startMachine(database.url);
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await database.end();
  });
  return {
    get url() {
      return database.url;
    },
    get one() {
      return one;
    },
    get other() {
      return other;
    },
    async open(machine, user) {
      const page = await Page.open(machine.port, user);
      pages.push(page);
      return page;
    },
  };
}
