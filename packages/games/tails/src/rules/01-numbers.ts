/** 1.8 Cards / number and rarity: which cards are one, and which cannot be. */
import { look } from "@tefuda/cardtext/looks";
import { nameTaken } from "@tefuda/cardtext/set";
import type { Problem, Words } from "@tefuda/kernel";
import { CARD } from "../says.ts";
import type { CardData } from "./01-cards.ts";

/** tails-1.8 */
export interface CardNumber {
  series: number;
  run: number;
  card: number;
  /** A figure, the lower the rarer, or a Roman numeral: printed that often. */
  rarity: string;
}

const ROMAN = "(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})";
const NUMBER = new RegExp(`^(\\d\\d)-(\\d\\d)-(\\d{3})-([1-9]|${ROMAN})$`);

/** A card's number as people write it; undefined if it is none. */
export function numberFrom(words: string): CardNumber | undefined {
  const [, series, run, card, rarity] = NUMBER.exec(words) ?? [];
  if (series === undefined || run === undefined || card === undefined || rarity === undefined)
    return undefined;
  return { series: Number(series), run: Number(run), card: Number(card), rarity };
}

/** series-run-number-rarity, as it is printed. */
export function numberText({ series, run, card, rarity }: CardNumber): string {
  const figures = (n: number, width: number): string => String(n).padStart(width, "0");
  return `${figures(series, 2)}-${figures(run, 2)}-${figures(card, 3)}-${rarity}`;
}

const sameCard = ({ series, card }: CardNumber): string => `${series}-${card}`;

/** What cannot be said of a card again in another print run: by it two of them would be played differently. */
const played = (card: CardData): string =>
  JSON.stringify([
    [card.kind, card.faction, card.type, card.types, card.health, card.attacks, card.spread],
    [card.attack, card.defense, card.bonus, card.requirement, card.texts.map((t) => t.text), card.copies],
  ]);

/**
 * The cards of a set, of all its files: series and card number make the card (tails-1.8). A name has one number, a
 * number one name; a further print run says the same as the first.
 */
export function checkNumbers(cards: readonly CardData[]): Problem[] {
  const problems: Problem[] = [];
  const byName = new Map<string, CardData>();
  const byNumber = new Map<string, CardData>();
  const printed = new Map<string, CardData>();
  for (const card of cards) {
    const { file, line, name, number } = card;
    const tell = (message: Words): void => {
      problems.push({ file, line, column: 1, message });
    };
    const first = byNumber.get(sameCard(number));
    const twin = byName.get(look(name));
    const copy = printed.get(numberText(number));
    const at = (other: CardData): string => `${other.file}:${other.line}`;
    if (twin && twin.name.toLowerCase() !== name.toLowerCase()) problems.push(nameTaken(card, twin));
    else if (first && first.name.toLowerCase() !== name.toLowerCase())
      tell(CARD.sameNumber(name, first.name, at(first), numberText(number)));
    else if (copy) tell(CARD.copied(name, numberText(number), at(copy)));
    else if (twin && sameCard(twin.number) !== sameCard(number)) problems.push(nameTaken(card, twin));
    else if (first && played(first) !== played(card)) tell(CARD.notTheSame(name, at(first)));
    if (!twin) byName.set(look(name), card);
    if (!first) byNumber.set(sameCard(number), card);
    if (!copy) printed.set(numberText(number), card);
  }
  return problems;
}

/** Each card once, with all its print runs (tails-1.8); of cards in which `checkNumbers` finds nothing wrong. */
export function joinRuns(cards: readonly CardData[]): CardData[] {
  const joined = new Map<string, CardData>();
  for (const card of cards) {
    const first = joined.get(sameCard(card.number));
    joined.set(sameCard(card.number), first ? { ...first, runs: [...first.runs, ...card.runs] } : card);
  }
  return [...joined.values()];
}
