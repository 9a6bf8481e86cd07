/** Whole games noted answer by answer, and what a policy learns from them. */

import { type Bot, botNamed, give, Host, type Policy, type Step } from "@tefuda/bots";
import {
  type Ahead,
  firstOf,
  type Game,
  type GamePackage,
  Machine,
  NONE,
  OUTCOME,
  Sight,
} from "@tefuda/kernel";
import { packed } from "@tefuda/lab";
import type { LoadedGame } from "@tefuda/referee/games";

/** Answers after which a game is left as it is. */
const LIMIT = 5000;

export interface Played {
  lists: readonly number[][];
  seed: number;
  answers: Step[];
  /** The seat that won, or NONE. */
  winner: number;
}

/** A program by its name, and by what it looks ahead if not by what lies beside the game; plain data for a worker. */
export interface Player {
  bot: string;
  ahead?: Ahead;
}

/** Plays a game between programs under an open seed. */
export function playNoted(
  { game, pack }: Pick<LoadedGame, "game" | "pack">,
  players: readonly Player[],
  lists: readonly number[][],
  seed: number,
): Played {
  const hosts = players.map(({ bot, ahead }, seat) => {
    const host = new Host(ahead ? { ...pack, ahead } : pack, botNamed(bot) as Bot);
    host.begin(seed, seat);
    return host;
  });
  const remembers = hosts.some(({ bot }) => bot.remembers === true);
  const m = begun(game, pack, { lists, seed }, remembers);
  const answers: Step[] = [];
  while (answers.length < LIMIT && !m.over) {
    const seat = m.asking()!.who(m);
    const answer = packed(m, hosts[seat]!.answer(new Sight(m, seat)));
    answers.push(answer);
    give(m, answer);
  }
  return { lists, seed, answers, winner: m.over ? m.s[OUTCOME]! : NONE };
}

/** `keepsLog` where somebody plays who remembers. */
function begun(
  game: Game,
  pack: GamePackage,
  { lists, seed }: Pick<Played, "lists" | "seed">,
  keepsLog: boolean,
): Machine {
  const m = new Machine(
    game,
    lists.length,
    lists.reduce((n, list) => n + list.length, 0),
  );
  m.journal.on = keepsLog;
  m.start(seed, lists, pack.simulation);
  return m;
}

/** Goes once through games, a step towards each answer; gives the share of answers that were the likeliest before. */
export function learnFrom(
  policy: Policy,
  game: Game,
  pack: GamePackage,
  games: readonly Played[],
  rate: number,
): number {
  let right = 0;
  let all = 0;
  for (const played of games) {
    const m = begun(game, pack, played, false);
    for (const answer of played.answers) {
      const spec = m.asking()!;
      const count = m.list();
      const chosen = placesOf(m, count, answer);
      if (spec.shape === "some" ? spec.min!(m) < count && spec.max!(m) > 0 : count > 1) {
        all++;
        if (policy.learn(m, spec, count, chosen, rate)) right++;
      }
      give(m, answer);
    }
  }
  return all === 0 ? 0 : right / all;
}

/** The places of an answer among the options that are listed. */
function placesOf(m: Machine, count: number, answer: Step): number[] {
  const options = Array.from(m.options.subarray(0, count));
  if (typeof answer === "number") return [options.indexOf(answer)];
  return answer.map((card) => options.findIndex((option) => firstOf(option) === card));
}
