/** Going first decides: whoever does wins more or less than a fair share of the games that somebody wins, by more than may be. */
import { twoSided } from "../../statistics.ts";
import type { Figure } from "./finding.ts";
import { type Games, played } from "./games.ts";

export function firstFigures(games: Games, beyond: number): Figure[] {
  let [won, of] = [0, 0];
  for (const { first, decided, points } of played(games)) {
    if (!decided || first < 0) continue;
    of++;
    won += points[first]!;
  }
  if (of < 30) return [];
  const share = won / of;
  const figure = share - 1 / games.plan.bots.length;
  const error = Math.sqrt((share * (1 - share)) / of);
  const z = (Math.abs(figure) - beyond) / error;
  return [
    {
      ...{ kind: "first-decides", about: [], figure, error, games: of },
      ...{ low: figure - 1.959964 * error, high: figure + 1.959964 * error },
      p: z > 0 ? twoSided(z) : 1,
    },
  ];
}
