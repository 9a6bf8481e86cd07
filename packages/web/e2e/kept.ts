/** The game that a browser keeps: read, changed, and laid out from a position as if somebody had left it there. */
import type { Page } from "@playwright/test";
import type { MatchRecord } from "@tefuda/kernel";
import { type Laid, layOut } from "@tefuda/referee/laid";

interface Kept {
  record: MatchRecord;
  players: readonly string[];
  held: readonly boolean[];
}

/** Puts a game where the table finds it. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  await shelf(page, JSON.stringify(kept));
}

export const keptGame = async (page: Page): Promise<Kept> => JSON.parse(await shelf(page));

/** What lies in the browser's store, and what lies there from now on. */
function shelf(page: Page, text?: string): Promise<string> {
  return page.evaluate(
    (next) =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
        opening.onsuccess = () => {
          const work = opening.result.transaction("keyval", "readwrite");
          const reading = work.objectStore("keyval").get("tefuda.match");
          if (next !== undefined) work.objectStore("keyval").put(next, "tefuda.match");
          work.oncomplete = () => {
            opening.result.close();
            done(String(reading.result));
          };
        };
      }),
    text,
  );
}

/** Opens the table where a game stands as it was laid out. */
export async function openLaid(page: Page, laid: Laid & { players: readonly string[] }): Promise<void> {
  const match = await layOut(laid);
  const held = match.choices.map(() => false);
  await page.goto("/");
  await keep(page, { record: match.record(), players: laid.players, held });
  await page.goto("/#table");
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
