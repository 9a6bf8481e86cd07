/** Decks of limited play, as the rulebook of the house has them: made of a pool, of which some cards are left aside. */
import type { Book, CardInfo, LimitedPlay, SourceFile } from "@tefuda/kernel";
import type { DeckForm, DeckLine } from "./deckfile.ts";
import { type PackForm, readPackFile } from "./packfile.ts";
import { LIMITED } from "./words/lists.ts";

/** What holds of such a deck in a game; `more` is what the game's own decks ask for and goes on holding. */
export const limitedDeck = (
  play: LimitedPlay,
  { example, ...more }: Pick<DeckForm, "example" | "known" | "field" | "find">,
): DeckForm => ({
  example,
  ...more,
  size: { ...play.size, rule: "limited-1.6" },
  copies: { most: () => play.cards * play.packs.sealed, often: LIMITED.often, rule: "limited-1.7" },
  opened: {
    // what was picked of a round of a draft stands in place of a pack
    packs: [...new Set([play.packs.sealed, play.packs.draft])],
    cards: play.cards,
    rule: "limited-1.5",
    pack: "limited-1.1",
    aside: true,
  },
  check: (lines) => checkCamps(play, lines),
});

/** Cards of so many camps go together, the ones that the deck has most of, and those of none. */
function checkCamps({ camps, partOf }: LimitedPlay, lines: readonly DeckLine[]): void {
  if (camps === undefined) return;
  const counts = new Map<string, number>();
  for (const { card, n } of lines) {
    const { camp } = partOf(card);
    if (camp !== undefined) counts.set(camp, (counts.get(camp) ?? 0) + n);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1]).map(([camp]) => camp);
  const own = new Set(most.slice(0, camps));
  for (const { card, tell } of lines) {
    const { camp } = partOf(card);
    if (camp !== undefined && !own.has(camp)) tell(LIMITED.camp(card.name, camp, camps, "limited-1.8"));
  }
}

/** Reads how the packs of a game are filled that has no packs in its own book. */
export const limitedPacks =
  ({ cards }: Pick<LimitedPlay, "cards">, sortOf: PackForm["sortOf"], equal?: string) =>
  (file: SourceFile, book: Book): ReturnType<typeof readPackFile> =>
    readPackFile(file, book, { cards, rule: "limited-1.1", sortOf, ...(equal ? { equal } : {}) });

/** A detail of a card as a word. */
export const detailIn = (card: CardInfo, id: string): string | undefined => {
  const value = card.details?.find((detail) => detail.id === id)?.value;
  return value === undefined || value === "" ? undefined : String(value);
};
