/** The programs that can sit at a table. */
import { Host as BotHost, botNamed } from "@tefuda/bots";
import type { Choice, GamePackage, Match } from "@tefuda/kernel";
import type { PlayerKind } from "./host.ts";

/** Answers the question that waits. */
export type Player = (match: Match) => Choice["say"];

/** A player of a kind. */
export function playerOf(kind: PlayerKind, pack: GamePackage): Player {
  const bot = botNamed(kind);
  if (!bot) throw new Error(`there is no player called "${kind}"`);
  const host = new BotHost(pack, bot);
  return (match) => host.play(match);
}

/** Who tells a person what to do. */
export type Adviser = Pick<BotHost, "hint">;

export function adviserOf(pack: GamePackage): Adviser {
  return new BotHost(pack, botNamed("master")!);
}
