/** The game that a browser keeps: read, changed, and laid out from a position as if somebody had left it there. */
import type { Page } from "@playwright/test";
import { Match, type MatchRecord, type Placed, type Position } from "@tefuda/kernel";
import { loadGame } from "@tefuda/referee/games";
import { advance } from "@tefuda/referee/moment";

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

/** Where a game stands when the page opens it. */
export interface Laid {
  game: string;
  /** The first moment of this turn and phase in which this seat is the one that the turn is about, and is asked. */
  turn: number;
  phase?: number;
  player: number;
  /** The cards of each seat by zones. */
  sides: readonly Readonly<Partial<Record<string, readonly (string | Placed)[]>>>[];
  /** What their decks consist of besides. */
  filler: string;
  players: readonly string[];
  /** What is answered from there on, each by the seat that is asked. */
  answers: readonly string[];
}

/** Opens the table where a game stands as it was laid out. */
export async function openLaid(page: Page, laid: Laid): Promise<void> {
  const { game, pack } = await loadGame(laid.game);
  const placed = (card: string | Placed): Placed => (typeof card === "string" ? { card } : card);
  const seats = laid.sides.map((side) => ({
    zones: Object.fromEntries(
      Object.entries(side).map(([zone, cards]) => [zone, (cards ?? []).map(placed)] as const),
    ),
  }));
  const position: Position = { seats };
  const lists = seats.map(({ zones }) => [
    ...Object.values(zones).flatMap((cards) => cards.map(({ card }) => card)),
    ...Array.from({ length: 24 }, () => laid.filler),
  ]);
  for (let seed = 1; seed < 64; seed++) {
    const dealt = new Match(game, { seed, lists });
    if (!advance(dealt, pack.layout, laid.turn, laid.phase)) throw new Error("the moment does not come");
    if (dealt.asked !== laid.player) continue;
    const match = new Match(game, { seed, lists, opening: { after: dealt.length, position } });
    for (const { seat, say } of dealt.choices) match.answer(seat, say);
    for (const say of laid.answers) {
      const answered = match.answer(match.asked!, say);
      if (!answered.done) throw new Error(`"${say}" is no answer here`);
    }
    const held = match.choices.map(() => false);
    await page.goto("/");
    await keep(page, { record: match.record(), players: laid.players, held });
    await page.goto("/#table");
    return;
  }
  throw new Error("no seed lets this player be the one who is asked");
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
