/** Cards whose names are like one that no card has. */
import type { CardInfo } from "@tefuda/kernel";

const MOST = 6;
/** As much as two names must have in common. */
const LEAST = 0.34;

/** The likeliest first, by their names in any language. */
export function nearCards(cards: readonly CardInfo[], name: string): CardInfo[] {
  const likeness = (card: CardInfo): number =>
    Math.max(...namesOf(card).map((one) => alike(one.toLowerCase(), name.toLowerCase())));
  return cards
    .map((card) => ({ card, like: likeness(card) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST)
    .map(({ card }) => card);
}

/** The card of a name, in whichever language and case. */
export function cardNamed(cards: readonly CardInfo[], name: string): CardInfo | undefined {
  const low = name.toLowerCase();
  return (
    cards.find((card) => card.name === name) ??
    cards.find((card) => namesOf(card).some((one) => one.toLowerCase() === low))
  );
}

const namesOf = ({ name, names, short }: CardInfo): string[] => [
  ...new Set([name, ...Object.values(names ?? {}), ...Object.values(short ?? {})]),
];

/** How much two words have in common, from 0 to 1: the pairs of letters that stand in both, or that one is part of the other. */
function alike(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = a.filter((pair) => b.includes(pair)).length + b.filter((pair) => a.includes(pair)).length;
  const common = shared / Math.max(1, a.length + b.length);
  const part = other.length > 1 && one.includes(other);
  return part ? Math.max(common, 0.8) : common;
}

const pairsOf = (word: string): string[] => {
  const letters = [...` ${word} `];
  return letters.slice(1).map((letter, i) => letters[i]! + letter);
};
