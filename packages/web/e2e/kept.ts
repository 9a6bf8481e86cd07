/** The game that a browser keeps: read, changed, and laid out from a position as if somebody had left it there. */
import type { Page } from "@playwright/test";
import { Match, type MatchRecord } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import { loadLists, sharedGame } from "@tefuda/referee/games";
import { type Laid, layOut } from "@tefuda/referee/laid";

interface Kept {
  record: MatchRecord;
  players: readonly string[];
  held: readonly boolean[];
}

/** Puts a game where the table finds it: over another one, or as the latest of all. */
export async function keep(page: Page, kept: Kept, id = "laid", at?: number): Promise<void> {
  await keepText(page, JSON.stringify(kept), id, at);
}

export const keepText = (page: Page, text: string, id: string, at = Date.now()): Promise<void> =>
  inRows(page, { key: `match/${id}`, row: { at, text } }).then(() => {});

interface Row {
  id: string;
  at: number;
  text: string;
}

/** All that is kept, the latest first. */
export async function shelf(page: Page): Promise<Row[]> {
  return (await inRows(page)).sort((a, b) => b.at - a.at);
}

/** The game that was written last. */
export async function keptGame(page: Page): Promise<Kept & { id: string }> {
  const latest = (await shelf(page))[0]!;
  return { ...JSON.parse(latest.text), id: latest.id };
}

/** What lies in the browser's store, after something has been put there. */
function inRows(page: Page, put?: { key: string; row: unknown }): Promise<Row[]> {
  return page.evaluate(
    (put) =>
      new Promise<Row[]>((done, fail) => {
        const opening = indexedDB.open("tefuda");
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
        opening.onsuccess = () => {
          const work = opening.result.transaction("rows", "readwrite");
          const rows = work.objectStore("rows");
          if (put) rows.put(put.row, put.key);
          const range = IDBKeyRange.bound("match/", "match/\uffff");
          const keys = rows.getAllKeys(range);
          const all = rows.getAll(range);
          work.oncomplete = () => {
            opening.result.close();
            done(
              keys.result.map((key, i) => ({
                ...(all.result[i] as { at: number; text: string }),
                id: String(key).slice("match/".length),
              })),
            );
          };
        };
      }),
    put,
  );
}

/**
 * Opens the table where a game stands as it was laid out. A page that is open already lives on, with all it has loaded: it
 * goes on with the game from its list.
 */
export async function openLaid(page: Page, laid: Laid & { players: readonly string[] }): Promise<void> {
  const match = await layOut(laid);
  await openKept(page, {
    record: match.record(),
    players: laid.players,
    held: match.choices.map(() => false),
  });
}

async function openKept(page: Page, kept: Kept): Promise<void> {
  if (page.url() === "about:blank") {
    await page.goto("/#credits"); // where no game is put together yet
    await keep(page, kept);
    await page.goto("/#table");
    return;
  }
  await page.goto("/#credits");
  const soon = Date.now() + 60_000; // the first of the list, whatever is written meanwhile
  await keep(page, kept, `laid-${soon}`, soon);
  await page.goto("/#start");
  await page.locator(".kept-game").first().getByRole("button").first().click();
  await page.waitForURL("/#table");
}

/** Opens the table where a person has a few answers left of a game that was played at random with the first ready deck. */
export async function openNearEnd(page: Page, id: string, seed: number, left: number): Promise<void> {
  const loaded = await sharedGame(id);
  const { game } = loaded;
  const lists = loadLists(loaded)
    .slice(0, 2)
    .map(({ cards }) => cards);
  const { choices } = playOn(new Match(game, { seed, lists }), seed, 10_000);
  const match = new Match(game, { seed, lists });
  match.follow(
    choices.slice(
      0,
      choices.findLastIndex(({ seat }, i) => seat === 0 && i <= choices.length - left),
    ),
  );
  await openKept(page, {
    record: match.record(),
    players: ["person", "random"],
    held: match.choices.map(() => false),
  });
}

/** The cards of a seat by zones; Traps lie face down. */
type Lying = Readonly<Partial<Record<"units" | "traps", readonly string[]>>>;

/**
 * Opens the table in the first turn of A, a program that has made these answers; B is the person at the screen. Nobody
 * holds any cards.
 */
export async function openAt(page: Page, a: Lying, b: Lying, answers: readonly string[]): Promise<void> {
  const lying = ({ units = [], traps = [] }: Lying) => ({
    units,
    traps: traps.map((card) => ({ card, faceDown: true })),
  });
  await openLaid(page, {
    game: "tails",
    turn: 1,
    player: 0,
    sides: [lying(a), lying(b)],
    filler: "Toad Mechanics",
    players: ["random", "person"],
    answers,
  });
}
