/** What others are told while somebody sits down at a table and says with what they play. */

import { newNumber } from "@tefuda/host/drawn";
import type { DeckChoice } from "@tefuda/host/online/table-schemas";
import { Page } from "../page.ts";

/** What somebody says that is theirs alone until all have said as much. */
export interface Own {
  deck: DeckChoice;
  number: string;
}

export interface Told {
  /** What went to whoever sits there, to one who follows the table, and to one who reads the lobby. */
  seated: readonly string[];
  follower: readonly string[];
  lobby: readonly string[];
}

/** Times, and ids and hashes that are drawn anew each time. */
const DRAWN = /"(began|at|since|opened)":\d+|[0-9a-f]{32,64}/g;

/**
 * One sits down, is ready, is not any more, and is ready again, with each of what is `own` in turn; all that is sent
 * until the other is ready, as it was and without what is drawn. The match that begins then is given up.
 */
export async function atTable(
  port: number,
  game: string,
  own: readonly Own[],
): Promise<{ told: Told; drawn: Told }> {
  const [ayame, boris, chiyo, dora] = (await Promise.all(
    ["Ayame", "Boris", "Chiyo", "Dora"].map((name) => Page.open(port, name)),
  )) as [Page, Page, Page, Page];
  const others = [ayame, chiyo, dora];
  await dora.ask({ ask: "lobby", on: true });
  const table = await ayame.openTable({ game });
  // each change is told before the next is made
  let changes = 1;
  const toldOf = (page: Page): number =>
    page.messages.filter((one) => "table" in one || ("lobby" in one && one.lobby.id === table)).length;
  await dora.until((page) => toldOf(page) === changes && page);
  for (const page of [ayame, boris, chiyo]) await page.ask({ ask: "table", table, on: true });
  const before = toldOf(chiyo);
  const change = async (asked: Promise<unknown>): Promise<void> => {
    await asked;
    changes++;
    await dora.until((page) => toldOf(page) === changes && page);
    for (const page of [ayame, chiyo]) await page.until((its) => toldOf(its) >= before + changes - 1 && its);
  };
  await change(boris.ask({ ask: "sit", table, seat: 1 }));
  for (const with_ of own) {
    await change(boris.ask({ ask: "ready", table, with: with_ }));
    await change(boris.ask({ ask: "ready", table, with: null }));
  }
  await change(boris.ask({ ask: "ready", table, with: own[0]! }));
  for (const page of [ayame, chiyo]) await page.ask({ ask: "table", table, on: true });
  await dora.ask({ ask: "running" });
  await chiyo.ask({ ask: "sit", table, seat: 1 }).catch(() => {});
  const [seated, follower, lobby] = others.map(({ bytes }) => [...bytes]) as [string[], string[], string[]];
  const told = { seated, follower, lobby };
  await ayame.ask({ ask: "ready", table, with: { deck: own[0]!.deck, number: newNumber() } });
  const match = await ayame.until(({ table: its }) => its?.match);
  await ayame.ask({ ask: "do", match, command: "up", move: { kind: "resign" } });
  for (const page of [ayame, boris]) await page.ask({ ask: "stand", table });
  for (const page of [ayame, boris, chiyo, dora]) await page.close();
  const without = (all: string[]) => all.map((bytes) => bytes.replace(DRAWN, "drawn"));
  return { told, drawn: { seated: without(seated), follower: without(follower), lobby: without(lobby) } };
}
