/** Attacks of several steps: what is sent again and again, what comes of offers, and more of everything than there may be. */
import { newNumber } from "@tefuda/host/drawn";
import { withSession } from "../../src/embedded/session.ts";
import type { Server } from "../../src/server.ts";
import { Page, playOn } from "../page.ts";
import { type Ground, nameOf, refusalsIn, type Stranger, stranger } from "./ground.ts";
import { frame, openRaw, PING, TEXT } from "./raw.ts";
import type { Attack } from "./wire.ts";

const course = (
  name: string,
  comes: string,
  run: Attack["run"],
  { at = "machine", counts = comes === "done" ? null : comes }: Partial<Pick<Attack, "at" | "counts">> = {},
): Attack => ({ name, comes, run, at, counts });

/** Does something as somebody, who goes after it. */
async function as<T>(server: Server, user: string, run: (somebody: Stranger) => Promise<T>): Promise<T> {
  const somebody = await stranger(server, user);
  try {
    return await run(somebody);
  } finally {
    await somebody.close();
  }
}

/** The last of many requests that are sent one after the other, or the first that comes to `until`. */
async function many(n: number, until: string, send: (i: number) => Promise<string>): Promise<string> {
  let word = "";
  for (let i = 0; i < n && word !== until; i++) word = await send(i);
  return word;
}

const plan = {
  ...{ game: "dew", seats: 2, format: null, sealed: false, rated: false, watch: null },
  ...{ clock: null, language: "en", open: true },
};

/** Two of other names at a match of their own, which is given up at the end. */
async function aside(
  { machine }: Ground,
  its: { rated?: boolean; watch?: number },
  run: (match: string, one: Page, other: Page) => Promise<string>,
): Promise<string> {
  const one = await Page.open(machine.port, "Chiyo");
  const other = await Page.open(machine.port, "Dora");
  const table = await one.openTable({ game: "dew", ...its });
  for (const page of [one, other]) await page.join(table, "heavy-shells");
  const match = await one.until(({ table: seen }) => seen?.match);
  for (const page of [one, other]) await page.ask({ ask: "match", match, on: true });
  const came = await run(match, one, other);
  await one.ask({ ask: "do", match, command: "up", move: { kind: "resign" } }).catch(() => {});
  for (const page of [one, other]) {
    await page.ask({ ask: "stand", table });
    await page.close();
  }
  return came;
}

/** Of what a page asks: "done", or why not. */
const word = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const atMatches: readonly Attack[] = [
  course("a command that was done, with another answer", "done", async (ground) => {
    let came = "";
    await aside(ground, {}, async (match, one, other) => {
      await Promise.all([playOn(one, match, 2), playOn(other, match, 2)]);
      const asked = await Promise.race(
        [one, other].map((page) => page.until((its) => its.news?.sight.view.question && its)),
      );
      const { asked: question, sight, number } = asked.news!;
      const say = sight.view.question!.options[0]!.notation;
      const deed = {
        ask: "do",
        match,
        command: "mine",
        asked: question,
        move: { kind: "answer", say },
      } as const;
      await asked.ask(deed);
      const again = await asked.ask({ ...deed, move: { kind: "resign" } });
      came = again.done && again.number === number + 1 ? "done" : "done anew";
      const { table } = asked.news!;
      if (table.ended) came = "given up";
      return came;
    });
    return came;
  }),
  course(
    "a command that is called as the other's",
    "ruled",
    (ground) =>
      as(ground.machine, nameOf(ground, ground.waits), async (somebody) => {
        const { news } = ground.asked;
        const seat = news!.seat;
        const { notation } = news!.sight.view.question!.options[0]!;
        const names = [`${seat} x`, "auto 0", `time ${news!.number}`, `program ${news!.number}`];
        return await many(names.length, "done", (i) =>
          somebody.ask({
            ...{ ask: "do", match: ground.match, command: names[i], asked: news!.asked },
            move: { kind: "answer", say: notation },
          }),
        );
      }),
    { counts: null },
  ),
  course("an offer twice", "offer", (ground) =>
    aside(ground, {}, async (match, one) => {
      const offer = () =>
        word(one.ask({ ask: "do", match, command: newNumber(), move: { kind: "offer", what: "draw" } }));
      await offer();
      return await offer();
    }),
  ),
  course("an offer in place of the other's", "offer", (ground) =>
    aside(ground, {}, async (match, one, other) => {
      const offer = (page: Page) =>
        word(page.ask({ ask: "do", match, command: newNumber(), move: { kind: "offer", what: "draw" } }));
      await offer(one);
      return await offer(other);
    }),
  ),
  course("agreeing to an offer of one's own", "offer", (ground) =>
    aside(ground, {}, async (match, one) => {
      const act = (move: object) => word(one.ask({ ask: "do", match, command: newNumber(), move } as never));
      await act({ kind: "offer", what: "draw" });
      return await act({ kind: "agree" });
    }),
  ),
  course("taking back where it counts", "cannot", (ground) =>
    aside(ground, { rated: true }, async (match, one, other) => {
      await Promise.all([playOn(one, match, 4), playOn(other, match, 4)]);
      return await word(
        one.ask({ ask: "do", match, command: newNumber(), move: { kind: "offer", what: "back" } }),
      );
    }),
  ),
  course("how a match went, again and again", "tooMuch", (ground) =>
    aside(ground, {}, async (match, one) => {
      await one.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
      return await many(1000, "tooMuch", () => word(one.ask({ ask: "course", match, measure: null })));
    }),
  ),
  course("watching from a side without leave", "notYours", (ground) =>
    aside(ground, { watch: 0 }, (match) =>
      as(ground.machine, "Mallory", (somebody) => somebody.ask({ ask: "watch", match, side: 0, on: true })),
    ),
  ),
  course("answering what one watches", "notYours", (ground) =>
    aside(ground, { watch: 0 }, (match) =>
      as(ground.machine, "Mallory", async (somebody) => {
        await somebody.ask({ ask: "watch", match, side: null, on: true });
        return await somebody.ask({
          ...{ ask: "do", match, command: "x", asked: 0 },
          move: { kind: "answer", say: "pass" },
        });
      }),
    ),
  ),
  course("watching from the side of a player who does not want it any more", "notYours", (ground) =>
    aside(ground, { watch: 0 }, (match, one) =>
      as(ground.machine, "Mallory", async (somebody) => {
        const { seat } = one.news!;
        await one.ask({ ask: "show", match, on: true });
        const first = await somebody.ask({ ask: "watch", match, side: seat, on: true });
        await one.ask({ ask: "show", match, on: false });
        return first === "done" ? await somebody.ask({ ask: "watch", match, side: seat, on: true }) : first;
      }),
    ),
  ),
];

/** How many pages a machine has dropped for being too slow. */
const slowAt = async (server: Server): Promise<number> => (await refusalsIn(server)).get("slow") ?? 0;

const open = (somebody: Stranger) => somebody.ask({ ask: "open", plan });

/** How many chairs somebody has. */
const chairsOf = async (url: string, user: string): Promise<number> =>
  await withSession(url, async (session) => {
    const query = "select 1 from tables where not closed and seats @> $1::jsonb";
    return (await session.query(query, [JSON.stringify([{ user: `id of ${user}` }])])).rows.length;
  });

const ofEverything: readonly Attack[] = [
  course("10,000 tables", "full", ({ machine }) =>
    as(machine, "Opener", (somebody) => many(10_000, "full", () => open(somebody))),
  ),
  course("tables from many pages at once", "full", async ({ machine, url }) => {
    const pages = await Promise.all(Array.from({ length: 12 }, () => stranger(machine, "Racer")));
    const words = await Promise.all([...pages, ...pages, ...pages].map(open));
    await Promise.all(pages.map((page) => page.close()));
    const chairs = await chairsOf(url, "Racer");
    return chairs > 12 ? `${chairs} chairs` : (words.find((one) => one !== "done") ?? "done");
  }),
  course("a chair at every table of others", "full", async ({ machine, url }) => {
    await as(machine, "Host one", (somebody) => many(12, "full", () => open(somebody)));
    await as(machine, "Host two", (somebody) => many(12, "full", () => open(somebody)));
    const tables = await withSession(url, async (session) =>
      (await session.query("select id from tables where seats->0->>'name' like 'Host%'")).rows.map(
        ({ id }) => id,
      ),
    );
    return await as(machine, "Sitter", (somebody) =>
      many(tables.length, "full", (i) => somebody.ask({ ask: "sit", table: tables[i], seat: null })),
    );
  }),
  course("a chair for a person as if they were a program", "plan", async ({ machine, url }) => {
    const page = await Page.open(machine.port, "Namer");
    const table = await page.openTable({ game: "dew" });
    const came = await word(page.ask({ ask: "program", table, seat: 1, kind: "person" }));
    await page.ask({ ask: "stand", table });
    await page.close();
    return (await chairsOf(url, "Namer")) > 0 ? "still there" : came;
  }),
  course("sitting down twice", "done", async ({ machine, url }) => {
    const page = await Page.open(machine.port, "Twice");
    const table = await page.openTable({ game: "dew" });
    const came = await word(page.ask({ ask: "sit", table, seat: 1 }));
    const { seats } = await page.ask({ ask: "table", table, on: false });
    await page.ask({ ask: "stand", table });
    await page.close();
    return seats[1]!.name === null && (await chairsOf(url, "Twice")) === 0 ? came : "two chairs";
  }),
  course("more followed than there may be", "tooMuch", ({ machine }) =>
    as(machine, "Mallory", (somebody) =>
      many(10_000, "tooMuch", (i) => somebody.ask({ ask: "table", table: `no table ${i}`, on: true })),
    ),
  ),
  course("matches that are not there, without end", "unknown", ({ machine }) =>
    as(machine, "Mallory", (somebody) =>
      many(500, "done", (i) => somebody.ask({ ask: "match", match: `no match ${i}`, on: true })),
    ),
  ),
  course(
    "a flood of messages",
    "socket 4008",
    ({ strict }) =>
      as(strict, "Mallory", (somebody) => many(1000, "socket 4008", () => somebody.ask({ ask: "mine" }))),
    { at: "strict", counts: "tooMuch" },
  ),
  course(
    "a flood of messages that nobody waits for",
    "socket 4008",
    async ({ strict }) => {
      const { socket, closed } = await openRaw(strict.port);
      const message = frame(Buffer.from('{"id":1,"request":{"ask":"running"}}'), { first: TEXT });
      socket.write(Buffer.concat(Array(5000).fill(message)));
      return await closed;
    },
    { at: "strict", counts: "tooMuch" },
  ),
  course(
    "a flood of pings",
    "socket 1006",
    async ({ strict }) => {
      const { socket, closed } = await openRaw(strict.port);
      socket.write(Buffer.concat(Array(5000).fill(frame(Buffer.alloc(125), { first: PING }))));
      return await closed;
    },
    { at: "strict", counts: "tooMuch" },
  ),
  course(
    "more pages than somebody may have",
    "upgrade 429",
    ({ strict }) => pagesUntilRefused(strict, 3, () => "Mallory"),
    { at: "strict" },
  ),
  course(
    "more pages than an address may have, which say nothing",
    "upgrade 429",
    ({ strict }) => pagesUntilRefused(strict, 7, (i) => `Mallory ${i}`),
    { at: "strict" },
  ),
  course("a page that never reads, and comes again", "done", async (ground) => {
    const user = nameOf(ground, ground.waits);
    const before = await slowAt(ground.machine);
    const { socket } = await openRaw(ground.machine.port, { "x-user": user });
    socket.pause();
    const request = { ask: "match", match: ground.match, on: true };
    const message = frame(Buffer.from(JSON.stringify({ id: 1, request })), { first: TEXT });
    while ((await slowAt(ground.machine)) === before && !socket.destroyed)
      await new Promise<void>((resolve) =>
        socket.write(Buffer.concat(Array(50).fill(message)), () => resolve()),
      );
    socket.destroy();
    if ((await slowAt(ground.machine)) === before) return "never dropped";
    return await as(ground.machine, user, (somebody) => somebody.ask(request));
  }),
];

/** Opens pages that say nothing until one is refused, and closes all. */
async function pagesUntilRefused(server: Server, n: number, user: (i: number) => string): Promise<string> {
  const pages: Stranger[] = [];
  try {
    return await many(n, "refused", async (i) => {
      const came = await word(stranger(server, user(i)).then((page) => pages.push(page)));
      return came;
    });
  } finally {
    await Promise.all(pages.map((page) => page.close()));
  }
}

export const courses: readonly Attack[] = [...atMatches, ...ofEverything];
