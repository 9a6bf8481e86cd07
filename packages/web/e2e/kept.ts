/** The game that a browser keeps: read, changed, and laid out from a position as if somebody had left it there. */
import type { Page } from "@playwright/test";
import { Match, type MatchRecord, type Placed, type Position } from "@tefuda/kernel";
import { loadGame } from "@tefuda/referee/games";
import { advance } from "@tefuda/referee/position";

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

/** The cards of a seat by zones; Traps lie face down. */
type Lying = Readonly<Partial<Record<"units" | "traps", readonly string[]>>>;

const placed = (card: string, zone: string): Placed =>
  zone === "traps" ? { card, faceDown: true } : { card };

/**
 * Opens the table in the first turn of A, a program that has made these answers; B is the person at the screen. Nobody
 * holds any cards.
 */
export async function openAt(page: Page, a: Lying, b: Lying, answers: readonly string[]): Promise<void> {
  const { game, pack } = await loadGame("tails");
  const zonesOf = (lying: Lying) =>
    Object.entries(lying).map(([zone, cards]) => [zone, cards.map((card) => placed(card, zone))] as const);
  const position: Position = {
    seats: [a, b].map((lying) => ({ zones: Object.fromEntries(zonesOf(lying)) })),
  };
  const lists = [a, b].map((lying) => [
    ...Object.values(lying).flat(),
    ...Array.from({ length: 20 }, () => "Toad Mechanics"),
  ]);
  for (let seed = 1; seed < 64; seed++) {
    const dealt = new Match(game, { seed, lists });
    const reached = advance(dealt, pack.layout, 1, undefined);
    if (reached !== true) throw new Error(reached);
    if (dealt.asked !== 0) continue;
    const match = new Match(game, { seed, lists, opening: { after: dealt.length, position } });
    for (const { seat, say } of dealt.choices) match.answer(seat, say);
    for (const say of answers) match.answer(0, say);
    await page.goto("/");
    await keep(page, { record: match.record(), players: ["random", "person"], held: [] });
    await page.goto("/#table");
    return;
  }
  throw new Error("no seed lets A begin");
}
