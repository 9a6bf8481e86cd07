/**
 * Small positions near the end of a game, made out of rulings: as these lay them out, with little left to lose, and with
 * few cards in hands and decks that chance takes from those that the ruling names.
 */
import { Chance, type Game, MachineFault, type Placed, WordsError } from "@tefuda/kernel";
import { begin } from "@tefuda/referee/moment";
import type { Start } from "@tefuda/referee/position";
import type { Bound } from "@tefuda/referee/scenario";

/** What a seat must not lose: a number of it, or the cards of a zone. */
const LIVES: Readonly<Record<string, { number?: string; zone?: string; most: number }>> = {
  ttcg: { number: "points", most: 3 },
  trails: { number: "bond", most: 6 },
  tails: { number: "base", most: 3 },
  sangoku: { zone: "forts", most: 1 },
  dew: { number: "bloom", most: 3 },
};

/** Cards in a hand that nobody else sees, and in a deck. */
const HAND = 2;
const DECK = 3;

/** A position of that sort as a match; undefined where there is none. */
export function smallPosition(
  { start, pack, game }: Bound,
  seed: number,
): ReturnType<typeof begin> | undefined {
  const chance = new Chance();
  chance.seed(seed, 1);
  const small = shrink(start, game, chance);
  try {
    return begin(small, game, pack.layout);
  } catch (error) {
    // not every position that is put together so can be laid out
    if (error instanceof MachineFault || error instanceof WordsError) return undefined;
    throw error;
  }
}

function shrink(start: Start, game: Game, chance: Chance): Start {
  const deck = game.shape.zones[game.startZone]!.id;
  const lives = LIVES[game.id] ?? { most: 0 };
  const lists = start.lists.map((list) => [...list]);
  const seats = start.position.seats.map((seat, n) => {
    const cards = Object.values(seat.zones ?? {}).flatMap((placed) => placed.map(({ card }) => card));
    const named = [...new Set(cards.length > 0 ? cards : [start.filler])];
    const any = (most: number): Placed[] =>
      Array.from({ length: chance.below(most + 1) }, () => ({ card: named[chance.below(named.length)]! }));
    const zones: Record<string, readonly Placed[]> = { ...seat.zones, [deck]: any(DECK) };
    const hand = zones.hand ?? [];
    zones.hand = [...hand.slice(0, HAND), ...any(HAND - Math.min(HAND, hand.length))];
    if (lives.zone) zones[lives.zone] = (zones[lives.zone] ?? []).slice(0, chance.below(lives.most + 1));
    // what lies now was not all in the list
    lists[n]!.push(...zones[deck]!.map(({ card }) => card), ...zones.hand.map(({ card }) => card));
    const numbers = lives.number
      ? { ...seat.numbers, [lives.number]: 1 + chance.below(lives.most) }
      : { ...seat.numbers };
    return { ...seat, numbers, zones };
  });
  return { ...start, lists, position: { ...start.position, seats } };
}
