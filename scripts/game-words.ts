/**
 * Names and keywords of games, as each says them of itself. None of them may occur in the kernel (law 1), not even inside an
 * identifier or in a comment: what two games need is said there in the kernel's own terms. Plurals are found without being
 * listed. Words of the whole genre (deck, hand, mulligan, discard, tap, attack, damage) may: whoever knows such games knows
 * them. Words that every program needs (base, item, counter, dispatch, support) are left out, whatever games mean by them.
 */
import { games } from "@tefuda/referee/registry";

/** The ids of all games. */
export const gameNames: ReadonlySet<string> = new Set(games.map(({ id }) => id));

/** Each word with what it is to games. */
export const gameWords: ReadonlyMap<string, string> = new Map([
  ...games.flatMap(({ words }) =>
    Object.entries(words).flatMap(([what, list]) =>
      list.split(" ").map((word) => [word, `${what} of a game`] as const),
    ),
  ),
  ...[...gameNames].map((name) => [name, "a game's name"] as const),
]);
