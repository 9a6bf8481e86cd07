/** `tefuda levels`: spaces the levels of a game out, so that each plays better than the one below it by as much. */
import { doubtsIn } from "@tefuda/bots";
import { type Io, Misuse, outJson } from "../io.ts";
import { Gang } from "../learn/gang.ts";
import { climb, spaced } from "../learn/levels.ts";
import { Workplace, type WorkplaceOptions } from "../learn/workplace.ts";
import { percent } from "../simulate/share.ts";
import { terminalWords } from "../words/index.ts";

export interface LevelsOptions extends WorkplaceOptions {
  pairs: number;
  seed: number;
}

export async function levels(id: string, options: LevelsOptions, io: Io): Promise<void> {
  const at = await Workplace.open(id, options, io);
  const { loaded, lists, workers, file } = at;
  const { ahead } = loaded.pack;
  if (!ahead?.playouts) throw new Misuse((w) => w.notAhead(id));
  const { learn, levels: w } = terminalWords(options.lang);
  const seats = loaded.game.seats.min;
  // the same deck in all seats, so that the deck decides nothing
  const deals = Array.from({ length: options.pairs }, (_, n) => ({
    lists: Array.from({ length: seats }, () => lists[n % lists.length]!),
    seed: options.seed + n,
  }));
  const before = doubtsIn(ahead).toReversed();
  const games = (before.length - 1) * deals.length * seats;
  const gang = new Gang(loaded, workers);
  const climbed = await climb(gang, ahead, deals, (done) => at.moving(learn.trying(done, games))).finally(
    () => gang.end(),
  );
  const doubtsOf = (rungs: NonNullable<typeof climbed>): number[] => spaced(before, rungs).toReversed();
  const rungs = at.keep(climbed, (rungs) => ({ ...ahead, doubts: doubtsOf(rungs) }));
  for (const { above, below, won } of rungs) at.line(w.won(above, below, percent(won.share)));
  at.line(w.spaced(doubtsOf(rungs), file));
  if (options.json) outJson(io, { game: id, rungs, before: doubtsIn(ahead), doubts: doubtsOf(rungs), file });
}
