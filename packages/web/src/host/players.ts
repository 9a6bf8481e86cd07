/** The programs that can sit at a table. */
import { Host as BotHost, botNamed } from "@tefuda/bots";
import type { Choice, GamePackage, Match } from "@tefuda/kernel";
import type { Advice, PlayerKind } from "./host.ts";

/** Answers the question that waits. */
export type Player = (match: Match) => Choice["say"];

/** People wait for what plays here. */
const clock = (): number => performance.now();

/** A player of a kind. */
export function playerOf(kind: PlayerKind, pack: GamePackage): Player {
  const bot = botNamed(kind);
  if (!bot) throw new Error(`there is no player called "${kind}"`);
  const host = new BotHost(pack, bot, clock);
  return (match) => host.play(match);
}

/** Tells what the strongest program would do in the place of who is asked in a match. */
export type Adviser = (match: Match, language: string) => Advice;

export function adviserOf(pack: GamePackage): Adviser {
  const host = new BotHost(pack, botNamed("master")!, clock);
  return (match, language) => {
    const seat = match.asked!;
    return { seat, question: match.view(seat, language).question!, ...host.hint(match) };
  };
}
