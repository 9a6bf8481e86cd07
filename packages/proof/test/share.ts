/** What is searched in `npm test` is shared by all games, so that a further one does not make everybody wait longer. */
import { games } from "@tefuda/referee/games";

/** The share of one game in so many over all games; a deep run gives `whole` to each. */
export const share = (overall: number, whole: number): number =>
  process.env.TEFUDA_DEEP === "1" ? whole : Math.ceil(overall / games.length);
