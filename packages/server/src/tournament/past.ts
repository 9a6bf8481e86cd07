/** What each entrant has behind them: whom they met, where they sat, what it was worth. */
import { isOpen, type Pairing, type Round } from "./tournament.ts";

/** What a match is worth in the standings. */
export const POINTS = { win: 3, draw: 1, loss: 0 } as const;

/** A match as one of the two has it behind them. */
export interface Met {
  readonly opponent: string;
  /** The number of the round. */
  readonly round: number;
  readonly points: number;
  /** Whether they had the first seat. */
  readonly first: boolean;
  /** Games won, and all that were played. A game that was drawn is worth a third, as a drawn match is. */
  readonly won: number;
  readonly played: number;
}

/** What one entrant has played. */
export interface Past {
  /** Matches that have a result. */
  readonly met: Met[];
  byes: number;
}

/** With the points of a bye, which counts as a match that was won. */
export const pointsOf = ({ met, byes }: Past): number =>
  met.reduce((sum, { points }) => sum + points, byes * POINTS.win);

/** Of each of these, whether they have played or not. */
export function pastOf(ids: readonly string[], rounds: readonly Round[]): Map<string, Past> {
  const past = new Map(ids.map((id): [string, Past] => [id, { met: [], byes: 0 }]));
  for (const { number, pairings } of rounds)
    for (const pairing of pairings) {
      const [first, second] = pairing.players;
      if (second === null) {
        const own = past.get(first);
        if (own) own.byes++;
      } else if (!isOpen(pairing)) {
        past.get(first)?.met.push({ opponent: second, round: number, first: true, ...worth(pairing, 0) });
        past.get(second)?.met.push({ opponent: first, round: number, first: false, ...worth(pairing, 1) });
      }
    }
  return past;
}

/** What a pairing with a result was worth to one of its two players. */
function worth({ result }: Pairing, place: 0 | 1): Pick<Met, "points" | "won" | "played"> {
  const mine = place === 0 ? "first" : "second";
  const outcome = result?.outcome;
  const points = outcome === mine ? POINTS.win : outcome === "drawn" ? POINTS.draw : POINTS.loss;
  const games = result?.games;
  // where no game is told of, or none came to its end, the match stands for one
  if (!games || games[0] + games[1] === 0) return { points, won: points / POINTS.win, played: 1 };
  return { points, won: games[place], played: games[0] + games[1] };
}
