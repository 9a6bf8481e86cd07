/** Somebody who plays on whatever happens to the server: comes again, and sends again what was not answered. */
import { setTimeout } from "node:timers/promises";
import { newNumber } from "@tefuda/host/drawn";
import { Page } from "./page.ts";

/** What a server has confirmed. */
export interface Confirmed {
  match: string;
  command: string;
  number: number;
}

/** It was told to stop while it waited for a server. */
class Stopped extends Error {}

/** Tries again after so long. Milliseconds. */
const PAUSE = 50;

export class Player {
  readonly name: string;
  readonly confirmed: Confirmed[] = [];
  /** Matches that were played to their end. */
  ended = 0;
  /** When something was last confirmed, and the longest time between two confirmations. Milliseconds. */
  last = performance.now();
  longest = 0;
  private readonly ports: readonly number[];
  private readonly cookie: string;
  private page: Page | null = null;
  private stopped = false;

  private constructor(name: string, ports: readonly number[], cookie: string) {
    this.name = name;
    this.ports = ports;
    this.cookie = cookie;
  }

  /** Comes in as a guest, or with an account where a password is given. */
  static async enter(name: string, ports: readonly number[], password?: string): Promise<Player> {
    const origin = `http://127.0.0.1:${ports[0]}`;
    const post = async (path: string, body: object, cookie = ""): Promise<string> => {
      const response = await fetch(`${origin}/api/auth/${path}`, {
        method: "POST",
        headers: { origin, cookie, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const [given] = response.headers.getSetCookie();
      if (!given) throw new Error(`no cookie: ${response.status} ${await response.text()}`);
      return given.split(";")[0]!;
    };
    const guest = await post("guest", { name, language: "en" });
    return new Player(name, ports, password ? await post("account", { name, password }, guest) : guest);
  }

  /** No more is begun. */
  stop(): void {
    this.stopped = true;
  }

  /** Does something on a page that is open, and again until it is done. */
  async surely<T>(run: (page: Page) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await run(await this.current());
      } catch (error) {
        const why = error instanceof Error ? error.message : "";
        if (this.stopped) throw new Stopped();
        // the wire broke, or the database is away: anything else is a fault
        if (!/^closed|^unavailable|^no server/.test(why)) throw error;
        await setTimeout(PAUSE);
      }
    }
  }

  private async current(): Promise<Page> {
    if (this.page && this.page.socket.readyState === this.page.socket.OPEN) return this.page;
    for (const port of this.ports) {
      try {
        this.page = await Page.open(port, "", { cookie: this.cookie });
        return this.page;
      } catch {}
    }
    throw new Error("no server");
  }

  /** Opens a table for somebody else; null where it was stopped before. */
  async openTable(): Promise<string | null> {
    return await this.unlessStopped(
      (): Promise<string | null> => this.surely((page) => page.openTable({ game: "dew", open: false })),
    );
  }

  private async unlessStopped<T>(run: () => Promise<T | null>): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Stopped) return null;
      throw error;
    }
  }

  /** Sits down at it and plays to the end; true where that was reached, false where it was stopped before. */
  async play(table: string): Promise<boolean> {
    return (await this.unlessStopped(() => this.playOn(table))) ?? false;
  }

  private async playOn(table: string): Promise<boolean> {
    const number = newNumber();
    const match = await this.surely(async (page) => {
      const { match: begun } = await page.ask({ ask: "table", table, on: true });
      if (begun) return begun;
      try {
        await page.ask({ ask: "sit", table, seat: null });
        await page.ask({ ask: "ready", table, with: { deck: { list: "heavy-shells" }, number } });
      } catch (error) {
        // it was done before the wire broke, and the match has begun
        if (!(error instanceof Error && error.message === "playing")) throw error;
      }
      return await page.until((its) => its.table?.id === table && its.table.match);
    });
    // a page follows so many things and no more
    await this.surely((page) => page.ask({ ask: "table", table, on: false }));
    for (let done = -1; !this.stopped; ) {
      const news = await this.surely(async (page) => {
        if (page.news?.number === undefined || page.followed !== match) {
          await page.ask({ ask: "match", match, on: true });
          page.followed = match;
        }
        const isDue = (its: Page) =>
          its.news &&
          its.matchOf === match &&
          (its.news.table.ended || (its.news.sight.view.question && its.news.number > done));
        return await page.until((its) => isDue(its) && its.news);
      });
      if (news.table.ended) {
        await this.surely((page) => page.ask({ ask: "match", match, on: false }));
        this.ended++;
        return true;
      }
      const { options, shape, min } = news.sight.view.question!;
      const words = options.map(({ notation }) => notation);
      const say = shape === "some" ? words.slice(0, min) : words[Math.floor(Math.random() * words.length)]!;
      const command = newNumber();
      const move = { kind: "answer", say } as const;
      const reply = await this.surely((page) =>
        page.ask({ ask: "do", match, command, asked: news.asked, move }),
      ).catch((error: Error) => {
        // a program of the server, or this player on another page, was quicker
        if (error.message === "late") return null;
        throw error;
      });
      done = news.number;
      if (!reply) continue;
      if (!reply.done) throw new Error(`refused: ${JSON.stringify(reply.verdict)}`);
      this.confirmed.push({ match, command, number: reply.number });
      const now = performance.now();
      this.longest = Math.max(this.longest, now - this.last);
      this.last = now;
    }
    return false;
  }

  async close(): Promise<void> {
    await this.page?.close();
  }
}
