/** One evening of a pair: a match that is made by hand, two who play it, two who look on, and all that each is sent. */
import { chanceNumber } from "@tefuda/host/online/table-schemas";
import { Chance, type Choice, hashOf, NUMBER_DIGITS, SECRET_DIGITS, type Setup } from "@tefuda/kernel";
import { openDatabase } from "../../src/database/database.ts";
import { withSession } from "../../src/embedded/session.ts";
import { loadGames } from "../../src/games.ts";
import { type Deed, deed } from "../../src/match/entry.ts";
import type { Head } from "../../src/match/head.ts";
import { Play } from "../../src/match/play.ts";
import { createMatch } from "../../src/match/postgres.ts";
import { testDatabase } from "../database.ts";
import { startMachine } from "../machine.ts";
import { Page } from "../page.ts";

export const MATCH = "the match";
const SECRET = "5".repeat(SECRET_DIGITS);

/** Chance whose secret is the same on every evening. */
export const seed: Setup["seed"] = {
  secret: SECRET,
  hash: hashOf(SECRET),
  numbers: ["1", "2"].map((digit) => chanceNumber.parse(digit.repeat(NUMBER_DIGITS))),
};

const OBSERVERS = ["Ayame", "Boris", "a neutral watcher", "a watcher from Ayame's side"] as const;
export type Observer = (typeof OBSERVERS)[number];

export interface Evening {
  /** What went to each, message by message, without what is of the clock. */
  told: Readonly<Record<Observer, readonly string[]>>;
  /** The answers that were given, with those that came by themselves. */
  choices: readonly Choice[];
}

/** Whatever is of the clock alone; ids are the same on every evening. */
const TIMES = /"(began|at|since)":\d+/g;

/** Plays `setup` for so many entries, by chance or with the answers of another evening; `names` are asked about. */
export async function evening(
  game: string,
  setup: Setup,
  { entries, names, given }: { entries: number; names: readonly string[]; given?: readonly Choice[] },
): Promise<Evening> {
  const database = await testDatabase();
  const machine = await startMachine(database.url);
  const pages: Page[] = [];
  const open = async (user: string): Promise<Page> => {
    const page = await Page.open(machine.port, user);
    pages.push(page);
    return page;
  };
  try {
    await begin(database.url, game, setup);
    const neutral = await open("Chiyo");
    const side = await open("Dora");
    const players = [await open("Ayame"), await open("Boris")] as const;
    await neutral.ask({ ask: "watch", match: MATCH, side: null, on: true });
    await side.ask({ ask: "watch", match: MATCH, side: 0, on: true });
    for (const page of players) await page.ask({ ask: "match", match: MATCH, on: true });
    for (const page of players) await page.until(isHere);
    const number = await playOn(players, entries, given, names);
    for (const page of [neutral, side]) {
      await page.until(({ news }) => news?.number === number && news);
      await askAround(page, names);
    }
    const told = OBSERVERS.map((observer, i) => [
      observer,
      [...players, neutral, side][i]!.bytes.map((bytes) => bytes.replace(TIMES, '"$1":0')),
    ]);
    return { told: Object.fromEntries(told), choices: await choicesIn(database.url) };
  } finally {
    await Promise.all(pages.map((page) => page.close()));
    await machine.close();
    await database.end();
  }
}

async function begin(url: string, game: string, setup: Setup): Promise<void> {
  const { book } = (await loadGames()).get(game)!;
  const head: Head = {
    ...{ id: MATCH, game, engine: "test", setup, clock: null, rated: false, watch: 0, began: Date.now() },
    seats: ["Ayame", "Boris"].map((name, seat) => ({
      ...{ user: `id of ${name}`, name, kind: "person" as const },
      ...(seat === 0 ? { shown: true } : {}),
    })),
  };
  const { waitsFor } = Play.begin(book.game, head);
  const { db } = openDatabase(url, 1);
  await createMatch(db, head, { waitsFor, due: null });
  await db.destroy();
}

const isHere = (page: Page): Page | null =>
  page.messages.some((told) => "here" in told && told.here.every(Boolean)) ? page : null;

/** Plays until there are so many entries; the number of the last. */
async function playOn(
  players: readonly [Page, Page],
  entries: number,
  given: readonly Choice[] | undefined,
  names: readonly string[],
): Promise<number> {
  const chance = new Chance();
  chance.seed(7, 7);
  for (let last = -1; ; ) {
    const [asked, number] = await settled(players, last);
    if (asked === null || number >= entries) return number;
    last = number;
    if (number % 6 === 0) for (const page of players) await askAround(page, names);
    const { step, sight } = asked.news!;
    const { shape, min, options } = sight.view.question!;
    const words = options.map(({ notation }) => notation);
    const drawn = shape === "some" ? words.slice(0, min) : words[chance.below(words.length)]!;
    const say = given === undefined ? drawn : given[step]?.say;
    if (say === undefined || !(await asked.answer(MATCH, say))) throw new Error(`no answer ${step}`);
  }
}

/** Whoever is asked after an entry, nobody where it is over, when both know of it; and the number of that entry. */
async function settled(players: readonly [Page, Page], last: number): Promise<[Page | null, number]> {
  const stands = ({ news }: Page) =>
    news && news.number > last && (news.sight.view.question !== null || news.table.ended !== null);
  const first = await Promise.race(players.map((page) => page.until((its) => stands(its) && page)));
  const { number, table } = first.news!;
  for (const page of players) await page.until(({ news }) => news?.number === number && news);
  return [table.ended ? null : first, number];
}

/** Asks for what is refused, and why what cannot be done cannot be. Each evening the same is asked. */
async function askAround(page: Page, names: readonly string[]): Promise<void> {
  const asked = page.news!.asked;
  const answer = (say: string, command: string, question: number | undefined) =>
    ({ ask: "do", match: MATCH, command, asked: question, move: { kind: "answer", say } }) as const;
  const move = (kind: "agree" | "refuse" | "resume") =>
    ({ ask: "do", match: MATCH, command: `${kind} ${asked}`, move: { kind } }) as const;
  const some = names.filter((_, i) => i % 3 === asked % 3);
  const requests = [
    ...some.map((name) => ({ ask: "why", match: MATCH, say: `play ${name}` }) as const),
    ...some.map((name) => ({ ask: "why", match: MATCH, say: name }) as const),
    answer("nothing like that", `wrong ${asked}`, asked),
    answer(`play ${some[0]}`, `late ${asked}`, asked - 1),
    ...some.map((name) => answer(`play ${name}`, `unasked ${asked} ${name}`, undefined)),
    // of whoever is asked these would be taken
    ...(page.news!.sight.view.question === null ? some : []).map((name) =>
      answer(`play ${name}`, `out of turn ${asked} ${name}`, asked),
    ),
    move("agree"),
    move("refuse"),
    move("resume"),
    { ask: "course", match: MATCH, measure: null },
    { ask: "watch", match: MATCH, side: 1, on: true },
    { ask: "mine" },
    { ask: "running" },
    { ask: "lobby", on: false },
    { ask: "profile", user: "id of Boris" },
    { ask: "profile", user: "id of Ayame" },
  ] as const;
  for (const request of requests) await page.ask(request).catch(() => {});
}

async function choicesIn(url: string): Promise<Choice[]> {
  const rows = await withSession(url, async (session) => {
    const { rows: all } = await session.query("select deed from entries where match = $1 order by number", [
      MATCH,
    ]);
    return all;
  });
  const deeds = rows.map((row): Deed => deed.parse(row.deed));
  return deeds.flatMap((one) => (one.kind === "answer" ? [{ seat: one.seat, say: one.say }] : []));
}
