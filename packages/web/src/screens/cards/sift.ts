/** Which cards are shown, and in which order. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { called, typeLook } from "@tefuda/print/look";
import { z } from "zod";
import { says, soughtIn } from "../rules/search.ts";
import { numberOf, typeOf, wordsOf } from "./traits.ts";

/** What somebody wants to see. */
export const sift = z.object({
  text: z.string().catch(""),
  /** The kinds of cards, by their English words; none for all. */
  types: z.array(z.string()).catch([]),
  /** By facet the word that is wanted. */
  words: z.record(z.string(), z.string()).catch({}),
  /** The number that has bounds; the main one of the game where none is named. */
  measure: z.string().catch(""),
  least: z.number().nullable().catch(null),
  most: z.number().nullable().catch(null),
  /** A set of somebody's own by its id, or {@link OF_GAME}. */
  set: z.string().catch(""),
  sort: z.string().catch(""),
});
export type Sift = z.infer<typeof sift>;

export const ALL: Sift = sift.parse({});

/** The cards of the game itself. No folder and no file is called that. */
export const OF_GAME = "/";
/** What they can stand by that is no number. */
export const BY_NAME = "name";

export interface Shelf {
  cards: readonly CardInfo[];
  look: Look;
  /** The id of the set that a card comes from; undefined for the game's own. */
  setOf: (card: CardInfo) => string | undefined;
  /** The number that bounds are for where none is named. */
  main: string;
  language: string;
}

export function sifted({ cards, look, setOf, main, language }: Shelf, wanted: Sift): CardInfo[] {
  const sought = soughtIn(wanted.text);
  const { types, words, least, most, set } = wanted;
  const measure = wanted.measure || main;
  const within = (card: CardInfo): boolean => {
    if (least === null && most === null) return true;
    const n = numberOf(card, measure, look);
    return n !== undefined && n >= (least ?? n) && n <= (most ?? n);
  };
  const found = cards.filter(
    (card) =>
      (types.length === 0 || types.includes(typeOf(look, card))) &&
      Object.entries(words).every(([facet, word]) => wordsOf(card, facet).includes(word)) &&
      within(card) &&
      (set === "" || (setOf(card) ?? OF_GAME) === set) &&
      (sought.length === 0 || says(textOf(card, look), sought)),
  );
  return sorted(found, wanted.sort, look, language);
}

/** In the order of the set where nothing else is wanted; what has no such number comes last. */
function sorted(cards: CardInfo[], by: string, look: Look, language: string): CardInfo[] {
  if (by === "") return cards;
  const name = (card: CardInfo): string => card.names?.[language] ?? card.name;
  const names = new Intl.Collator(language);
  if (by === BY_NAME) return cards.toSorted((a, b) => names.compare(name(a), name(b)));
  const number = (card: CardInfo): number => numberOf(card, by, look) ?? Number.POSITIVE_INFINITY;
  return cards.toSorted((a, b) => {
    const [one, other] = [number(a), number(b)];
    return one === other ? names.compare(name(a), name(b)) : one - other;
  });
}

const texts = new WeakMap<CardInfo, string>();
/** All that can be sought in a card, in every language. */
function textOf(card: CardInfo, look: Look): string {
  const before = texts.get(card);
  if (before !== undefined) return before;
  const text = [
    card.name,
    ...Object.values(card.names ?? {}),
    card.type,
    ...Object.values(typeLook(look, card.type).says),
    ...card.subtypes.flatMap((word) => [word, ...Object.values(called(look, word))]),
    ...card.texts.flatMap(({ words }) => Object.values(words)),
    ...Object.values(card.flavour ?? {}),
    ...(card.details ?? []).map(({ value }) => value),
  ].join("\n");
  texts.set(card, text);
  return text;
}

/** How much is wanted besides a text and an order. */
export const wishesIn = ({ types, words, least, most, set }: Sift): number =>
  types.length + Object.keys(words).length + (least !== null || most !== null ? 1 : 0) + (set ? 1 : 0);
