/** 1 Decks and cards: what a deck file has to be. */
import { type DeckForm, type DeckLine, readDeckFile } from "@tefuda/cardtext/deckfile";
import { limitedDeck } from "@tefuda/cardtext/limited";
import type { Book, CardInfo, ListInfo, Problem, SourceFile } from "@tefuda/kernel";
import { DECK as SAYS } from "../says.ts";
import { LIMITED } from "./01-limited.ts";
import { detailOf } from "./01-parts.ts";

export const DECK: DeckForm = {
  example: "2 Furrow Recruits",
  size: { min: 40, rule: "tails-1.1" },
  copies: { most: copiesOf, often: SAYS.often, rule: "tails-1.3" },
  find: findRun,
  check: oneFaction,
};

const POOLED = limitedDeck(LIMITED, DECK);

/** Reads and checks a deck; one that names its packs is one of limited play. */
export const readDeck = (file: SourceFile, book: Book): { list?: ListInfo; problems: Problem[] } =>
  readDeckFile(file, book, (has) => (has("packs") ? POOLED : DECK));

/** tails-1.3: each card says it itself. */
function copiesOf(card: CardInfo): number {
  const copies = detailOf(card, "copies");
  if (typeof copies !== "number")
    throw new Error(`"${card.name}" does not say how many copies a deck may hold`);
  return copies;
}

/** A line may name the print run; the card is the same one, and counts as such (tails-1.8). */
function findRun(words: string, named: (name: string) => CardInfo | undefined): CardInfo | undefined {
  const [, name, number] = /^(.+) \(([\dA-Z-]+)\)$/.exec(words) ?? [];
  const card = name === undefined ? undefined : named(name);
  const runs = card ? String(detailOf(card, "number")).split(", ") : [];
  return runs.includes(number ?? "") ? card : undefined;
}

const ONE_FACTION = "tails-1.2";
/** The faction is that of most of the deck's cards; those of none go with any, and those of another are named. */
function oneFaction(lines: readonly DeckLine[]): void {
  const counts = new Map<string, number>();
  const factionOf = (line: DeckLine): string => String(detailOf(line.card, "faction") ?? "");
  for (const line of lines) {
    const faction = factionOf(line);
    if (faction !== "") counts.set(faction, (counts.get(faction) ?? 0) + line.n);
  }
  const [own] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ["", 0]);
  for (const line of lines) {
    const faction = factionOf(line);
    if (faction !== "" && faction !== own) line.tell(SAYS.faction(line.card.name, faction, own, ONE_FACTION));
  }
}
