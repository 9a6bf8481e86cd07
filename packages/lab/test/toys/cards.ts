/** The cards of the toys. */
import type { Deck, Toy } from "./toys.ts";

export interface Critter {
  name: string;
  kin?: string;
  cost: number;
  bite: number;
  shell: number;
  texts?: readonly string[];
}

const critter = ({ name, kin, cost, bite, shell, texts = [] }: Critter): object => ({
  name: { en: name, ja: name },
  type: "Critter",
  ...(kin === undefined ? {} : { kin: [kin] }),
  ...{ cost, bite, shell },
  ...(texts.length > 0 ? { texts } : {}),
  flavour: { en: "A toy.", ja: "おもちゃ。" },
});

export const KINS = ["Bee", "Beetle", "Moth", "Spider"] as const;
/** What the ten critters of a deck cost, and how strong they are: three copies of each are thirty cards. */
const COSTS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6];
export const COPIES = 3;

const KINDS = COSTS.map((_, i) => i);
export const nameOf = (deck: number, kind: number | string): string => `${KINS[deck % 4]} ${kind}`;

/** The same in all decks, so that they are equally strong: what a critter is like hangs on its place in the deck alone. */
export const plain = (deck: number, kind: number): Critter => {
  const cost = COSTS[kind]!;
  return { name: nameOf(deck, kind), kin: KINS[deck]!, cost, bite: cost, shell: cost };
};

/** Four decks of ten kinds, each of a kin, as they are but for what `change` makes of a critter. */
export function dewToy(
  change: (critter: Critter, deck: number, kind: number) => Partial<Critter> = () => ({}),
  more: Partial<Toy> = {},
): Toy {
  const cards = KINS.flatMap((_, deck) =>
    KINDS.map((kind) => {
      const one = plain(deck, kind);
      return critter({ ...one, ...change(one, deck, kind) });
    }),
  );
  return { game: "dew", cards, decks: decksOf((deck) => KINDS.map((kind) => nameOf(deck, kind))), ...more };
}

/** Decks of so many copies of the cards that each holds. */
export const decksOf = (
  cards: (deck: number) => readonly string[],
  copies: (place: number) => number = () => COPIES,
): Deck[] =>
  KINS.map((kin, deck) => ({
    id: kin,
    cards: cards(deck).flatMap((name, place) => Array.from({ length: copies(place) }, () => name)),
  }));

export const kindsOf = (deck: number, kinds: readonly number[] = KINDS): string[] =>
  kinds.map((kind) => nameOf(deck, kind));
export const critters = (all: readonly Critter[]): object[] => all.map(critter);
export const allPlain = (): Critter[] => KINS.flatMap((_, deck) => KINDS.map((kind) => plain(deck, kind)));
export { KINDS };

/** Four decks of forty units of the first rank, all alike, which say something. */
export function ttcgToy(texts: readonly string[]): Toy {
  const units = Array.from({ length: 20 }, (_, n) => ({
    name: { en: `Unit ${n}`, ja: `ユニット${n}` },
    ...{ type: "Fire", subtypes: ["Warrior"], level: 1, attack: 300, defense: 300, effects: texts },
    flavour: { en: "A toy.", ja: "おもちゃ。" },
  }));
  const cards = Array.from({ length: 40 }, (_, n) => `Unit ${n % 20}`);
  return { game: "ttcg", cards: units, decks: KINS.map((id) => ({ id, cards })) };
}
