/** What a program goes by when it makes a deck of a pool or picks a card: of each kind its part in a deck, and its worth. */
import type { CardInfo, LimitedPart, LimitedPlay } from "@tefuda/kernel";

/** A kind of card, as programs see it. */
export interface Kind extends LimitedPart {
  name: string;
  /** Its place in the card list, by which what is equally good is told apart. */
  place: number;
  worth: number;
}

export interface PoolSense {
  play: LimitedPlay;
  kinds: ReadonlyMap<string, Kind>;
}

/** A card of which nothing is known is worth one; none is worth less than a trifle, as any card can be laid somewhere. */
const PLAIN = 1;
const LEAST = 0.05;

/** Of a game and its cards, once for all pools: what was found out of them by play is the game's unless another is given. */
export function senseOf(
  play: LimitedPlay,
  cards: readonly CardInfo[],
  worth: Readonly<Record<string, number>> = play.worth ?? {},
): PoolSense {
  const kinds = cards.map((card, place): Kind => {
    const known = Object.hasOwn(worth, card.name) ? worth[card.name]! : 0;
    return { name: card.name, place, worth: Math.max(LEAST, PLAIN + known), ...play.partOf(card) };
  });
  return { play, kinds: new Map(kinds.map((kind) => [kind.name, kind])) };
}

/** The kinds of a pool's cards, in the order of the card list: whatever order they were opened in counts for nothing. */
export function kindsIn({ kinds }: PoolSense, pool: readonly string[]): Kind[] {
  return pool
    .map((name) => {
      const kind = kinds.get(name);
      if (!kind) throw new RangeError(`there is no card "${name}"`);
      return kind;
    })
    .sort((a, b) => a.place - b.place);
}
