/** The programs that can sit at a table. */
import { Host as BotHost, botNamed } from "@tefuda/bots";
import type { Choice, GamePackage, Match } from "@tefuda/kernel";
import type { Advice, PlayerKind } from "./host.ts";

/** Answers the question that waits. */
export type Player = (match: Match) => Choice["say"];

/** Counts milliseconds. */
export type Clock = () => number;

/** What plays at a table goes by this clock, as people wait for it. */
export const clock: Clock = () => performance.now();

/** A player of a kind; it takes its time where no clock is given. */
export function playerOf(kind: PlayerKind, pack: GamePackage, clock?: Clock): Player {
  const bot = botNamed(kind);
  if (!bot) throw new Error(`there is no player called "${kind}"`);
  const host = new BotHost(pack, bot, clock);
  return (match) => host.play(match);
}

/** Tells what the strongest program would do in the place of who is asked in a match. */
export type Adviser = (match: Match, language: string) => Advice;

export function adviserOf(pack: GamePackage, clock?: Clock): Adviser {
  const host = new BotHost(pack, botNamed("master")!, clock);
  return (match, language) => {
    const seat = match.asked!;
    return { seat, question: match.view(seat, language).question!, ...host.hint(match) };
  };
}
