/**
 * A card that is too strong: what it adds to winning that somebody draws it, rather than another card of the same deck. Which cards are
 * drawn of a deck is chance, so comparing the games of one table of decks with each other leaves the decks out of it; that whoever draws
 * more wins more is left out by reckoning with all that was drawn at once, and by asking how much better than its peers a card is.
 */
import { twoSided } from "../../statistics.ts";
import type { Figure } from "./finding.ts";
import { type Games, played } from "./games.ts";
import { contrast, leastSquares, type Row } from "./regression.ts";

/** Of a card that was held in fewer seats than this nothing is said. */
const FEWEST = 200;
/** With fewer games for each card than this the errors of so many figures at once are themselves too uncertain. */
const GAMES_A_CARD = 20;
/** `beyond`: how much better than its peers a card may be. */
export function cardFigures(games: Games, beyond: number): Figure[] {
  const { definitions } = games.loaded.game;
  const seats = new Uint32Array(definitions.length);
  for (const { held } of played(games)) for (const kind of held.flat()) seats[kind]!++;
  const kinds = [...seats.keys()].filter((kind) => seats[kind]! >= FEWEST);
  if (kinds.length < 3) return [];
  const unknown = new Map(kinds.map((kind, i) => [kind, i]));
  const rows = [...played(games)].map(({ decks, table, points, held }): Row => {
    const at: number[] = [];
    const by: number[] = [];
    for (const seat of decks.keys())
      for (const kind of held[seat]!) {
        const i = unknown.get(kind);
        if (i === undefined) continue;
        at.push(i);
        by.push(seat === 0 ? 1 : -1 / (decks.length - 1));
      }
    return { at, by, y: points[0]!, group: table };
  });
  if (rows.length < GAMES_A_CARD * kinds.length) return [];
  const fit = leastSquares(rows, kinds.length);
  const peers = -1 / (kinds.length - 1);
  return kinds.map((kind, i): Figure => {
    const weights = kinds.map((_, j) => (i === j ? 1 : peers));
    const { value, error } = contrast(fit, weights);
    const z = (value - beyond) / error;
    return {
      ...{ kind: "card-too-strong", about: [definitions[kind]!.name], figure: value, error },
      ...{ low: value - 1.959964 * error, high: value + 1.959964 * error, games: seats[kind]! },
      p: z > 0 ? twoSided(z) / 2 : 1 - twoSided(z) / 2,
    };
  });
}
