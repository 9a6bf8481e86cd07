/** Sending what one plays with, together with what one adds to the chance of the match. */
import { newNumber } from "@tefuda/host/drawn";
import type { DeckChoice, TableView } from "@tefuda/host/online/table-schemas";
import { room } from "../../online/room.ts";
import { ownDecks } from "../../state/decks.ts";
import { getSettings } from "../../state/settings.ts";

/** The deck by its id, one of somebody's own with its cards. */
export function deckOf(list: string): DeckChoice {
  const own = ownDecks.get().find(({ id }) => id === list);
  return own ? { cards: [...own.cards] } : { list };
}

/** `view` has told the hash of the secret: only then is a number added. Throws what the socket throws. */
export async function getReady({ id, plan }: TableView, list: string): Promise<void> {
  const deck = plan.sealed ? null : deckOf(list);
  await room.socket.ask({ ask: "ready", table: id, with: { deck, number: newNumber() } });
}

/** For another match at the same table, with the deck of the last. */
export async function readyAgain(table: string): Promise<void> {
  const view = await room.socket.ask({ ask: "table", table, on: false });
  const list = getSettings().decks[view.plan.game];
  if (view.mine !== null && (list !== undefined || view.plan.sealed)) await getReady(view, list ?? "");
}
