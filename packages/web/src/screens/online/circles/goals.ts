/** The decks that somebody collects for, beside those that they have built in this browser. */
import type { Bundle, Collection } from "@tefuda/host/online/circle-schemas";
import { counted } from "@tefuda/referee/deck-text";
import type { OwnDeck } from "../../../state/decks.ts";
import { countIn } from "./lists.ts";

export type KeptDeck = Pick<Collection["decks"][number], "id" | "name" | "cards" | "changed">;

/** Those of one's own that are other than they were kept. Where clocks differ, what is the same is not newer. */
export const changedSince = (own: readonly OwnDeck[], kept: readonly KeptDeck[]): OwnDeck[] =>
  own.filter((deck) => {
    const before = kept.find(({ id }) => id === deck.id);
    return before !== undefined && deck.changed > before.changed && contentOf(deck) !== contentOf(before);
  });

const contentOf = ({ name, cards }: Pick<KeptDeck, "name" | "cards">): string =>
  JSON.stringify([name.trim(), cards]);

/** What somebody lacks of a deck, of whose cards they own so many. */
export function lackedOf(cards: readonly string[], owned: ReadonlyMap<string, number>): Bundle {
  return [...counted(cards)].flatMap(([card, needs]) => {
    const count = needs - (owned.get(card) ?? 0);
    return count > 0 ? [{ card, count }] : [];
  });
}

/** Whether everything that is lacked and can be had in the circle is wished. */
export const isWished = (
  lacked: Bundle,
  { wishes }: Pick<Collection, "wishes">,
  isPrinted: (card: string) => boolean,
): boolean => lacked.every(({ card, count }) => !isPrinted(card) || countIn(wishes, card) >= count);
