/**
 * A kind that cannot win - a type, a faction, a colour: decks made at random, half of cards of the kind, against such decks of the
 * other kinds. Each deck is one observation, since a kind is judged by what can be made of it and not by one list.
 */

import type { Loaded } from "../../loaded.ts";
import { meanEstimate, twoSided } from "../../statistics.ts";
import type { Figure } from "./finding.ts";
import { type Games, played } from "./games.ts";

/** A word that more of the cards bear than this tells no kind from the rest. */
const MOST = 0.6;
/** So many kinds are compared at most, the largest first. */
const MOST_KINDS = 10;

/** The kinds of a set by name, each with its cards: words that a card's type line or its open words say. */
export function kindsOf(loaded: Loaded): Map<string, Set<string>> {
  const { pack, book, game } = loaded;
  const found = new Map<string, Set<string>>();
  for (const card of book.cards) {
    const open = pack.openWords?.(card).flatMap(({ words }) => words) ?? [];
    for (const word of new Set([card.type, ...card.subtypes, ...open].map((one) => one.toLowerCase())))
      found.set(word, (found.get(word) ?? new Set()).add(card.name));
  }
  const half = pack.forms!.deck.size.min / 2;
  const room = (names: Set<string>): number =>
    [...names].reduce((sum, name) => sum + Math.min(4, game.byName.get(name)?.copies ?? 4), 0);
  const seen = new Set<string>();
  const kinds = [...found].filter(([, names]) => {
    const key = [...names].sort().join("\n");
    if (seen.has(key) || room(names) < half || names.size > MOST * book.cards.length) return false;
    seen.add(key);
    return true;
  });
  return new Map(kinds.sort((a, b) => b[1].size - a[1].size).slice(0, MOST_KINDS));
}

/** `kinds`: of each of the plan's lists, the kind that it leans on. */
export function kindFigures(games: Games, kinds: readonly string[], beyond: number): Figure[] {
  const points = kinds.map(() => 0);
  const seats = kinds.map(() => 0);
  for (const { decks, points: of } of played(games))
    for (const [seat, deck] of decks.entries()) {
      points[deck]! += of[seat]!;
      seats[deck]!++;
    }
  return [...new Set(kinds)].flatMap((kind): Figure[] => {
    const own = kinds.flatMap((one, deck) => (one === kind && seats[deck]! > 0 ? [deck] : []));
    if (own.length < 6) return [];
    const { value, low, high } = meanEstimate(
      own.map((deck) => points[deck]! / seats[deck]! - 1 / games.plan.bots.length),
    );
    const error = (high - low) / (2 * 1.959964);
    const z = (-value - beyond) / error;
    const of = own.reduce((sum, deck) => sum + seats[deck]!, 0);
    return [
      {
        ...{ kind: "kind-cannot-win", about: [kind], figure: value, low, high, games: of, error },
        p: z > 0 ? twoSided(z) / 2 : 1 - twoSided(z) / 2,
      },
    ];
  });
}
