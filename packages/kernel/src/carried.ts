/**
 * The cards that a record carries: all that its match can bring about, each as its file had it. They are found by their
 * names, in lists, in a position, in what was written down of chance, and in whatever the cards so found say: a text that
 * brings about a card has to name it. One that is only mentioned is carried as well, and does no harm.
 */
import { type DataMap, sameData } from "./data.ts";
import type { CardDefinition, Game } from "./game.ts";
import type { Setup } from "./setup.ts";
import type { SetWord } from "./words.ts";

/** A card as its file has it, as plain data: of these a card file can be made again. */
export type CardSource = DataMap;

/** In the order of the game's definitions; undefined where the game does not say what its files had. */
export function carriedCards(game: Game, { lists, opening, chance }: Setup): CardSource[] | undefined {
  const { sources } = game;
  if (!sources) return undefined;
  const wanted = new Set([
    ...lists.flat(),
    ...namedIn(game, JSON.stringify([opening ?? null, chance ?? []])),
  ]);
  // what is added on the way is gone through as well
  for (const name of wanted) for (const other of namedOn(game, sources.get(name))) wanted.add(other);
  return game.definitions.filter(({ name }) => wanted.has(name)).map(({ name }) => sources.get(name)!);
}

/** Of the words that sets bring, those that some cards say anywhere: without these their texts cannot be read. */
export function carriedWords({ words = [] }: Game, cards: readonly CardSource[]): SetWord[] {
  if (words.length === 0) return [];
  const said = JSON.stringify(cards).toLowerCase();
  return words.filter(({ en, ja }) => [en, ja].some((word) => said.includes(word.toLowerCase())));
}

const found = new WeakMap<CardSource, readonly string[]>();
/** The names of the cards that a card names. */
function namedOn(game: Game, source: CardSource | undefined): readonly string[] {
  if (!source) return [];
  let names = found.get(source);
  if (!names) {
    names = namedIn(game, JSON.stringify(source));
    found.set(source, names);
  }
  return names;
}

const namedIn = (game: Game, text: string): string[] =>
  game.definitions
    .filter((definition) => allNames(definition).some((name) => text.includes(name)))
    .map(({ name }) => name);

const allNames = ({ name, names }: CardDefinition): string[] => [name, ...Object.values(names ?? {})];

/** Whether the cards of a record are those of a game. */
export function hasCards({ sources }: Game, cards: readonly CardSource[]): boolean {
  if (!sources) return false;
  // a set may have thousands, and what has another name is another card
  const called = Map.groupBy(sources.values(), nameOf);
  return cards.every((card) => called.get(nameOf(card))?.some((own) => sameData(own, card)));
}
const nameOf = ({ name }: CardSource): string => JSON.stringify(name ?? null);
