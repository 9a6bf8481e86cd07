/** `tefuda learn`: finds out by play how programs look ahead in a game. */
import { meetings } from "@tefuda/lab";
import { type Io, outJson } from "../io.ts";
import { learnGame, type Told, type Tried, type Way } from "../learn/rounds.ts";
import { Workplace, type WorkplaceOptions } from "../learn/workplace.ts";
import { percent } from "../simulate/share.ts";
import { type Language, type TerminalWords, terminalWords } from "../words/index.ts";

export interface LearnOptions extends WorkplaceOptions {
  games: number;
  pairs: number;
  rounds: number;
  playouts: number;
  seed: number;
  turns: number[];
}

export async function learn(id: string, options: LearnOptions, io: Io): Promise<void> {
  const at = await Workplace.open(id, options, io);
  const { loaded, lists, workers, file } = at;
  const seats = loaded.game.seats.min;
  const w = terminalWords(options.lang).learn;
  const told: Told = {
    playing: (done) => at.moving(w.playing(done, options.games)),
    trying: (done) => at.moving(w.trying(done, options.pairs * seats)),
    learned: ({ round, games, foreseen }) => at.line(w.learned(round, games, percent(foreseen))),
    tried: (one) => at.line(w.share(lookText(one, w), one.against, shareOf(one, options.lang))),
  };
  const tables = lists.length === 1 ? [[0, 0]] : meetings(lists.length, seats);
  const learned = await learnGame(loaded, { ...options, lists, tables, workers }, told);
  const { ahead, rounds } = at.keep(learned, ({ ahead }) => ahead);
  const { playouts, turns, plans } = ahead;
  at.line(playouts > 0 ? w.kept(lookText(ahead, w), file) : w.notAhead(file));
  if (options.json) outJson(io, { game: id, playouts, turns, plans, rounds, file });
}

const lookText = ({ turns, plans }: Way, w: TerminalWords["learn"]): string =>
  (turns === 0 ? w.toStage : w.toTurn(turns)) + (plans > 0 ? w.inPlans : "");

function shareOf({ won }: Tried, language: Language): string {
  const { duel } = terminalWords(language);
  return `${percent(won.share)}${won.low === undefined ? "" : duel.interval(percent(won.low), percent(won.high!))}`;
}
