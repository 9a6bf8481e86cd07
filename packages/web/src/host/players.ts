/** The programs that can sit at a table. */
import { Host as BotHost, botNamed } from "@tefuda/bots";
import type { Choice, GamePackage, Match } from "@tefuda/kernel";
import type { PlayerKind } from "./host.ts";

/** Answers the question that a seat is asked. */
export type Player = (match: Match, seat: number) => Choice["say"];

/**
 * A player of a kind. What it decides hangs on the match's seed and the number of answers only - but for
 * the host's patience in a long turn - so that a position that is taken back or loaded again is played on as it was.
 */
export function playerOf(kind: PlayerKind, pack: GamePackage): Player {
  const bot = botNamed(kind);
  if (!bot) throw new Error(`there is no player called "${kind}"`);
  const host = new BotHost(pack, bot);
  return (match, seat) => {
    host.chance.seed(match.setup.seed + match.length * 977, seat);
    return host.answer(match.machine);
  };
}
