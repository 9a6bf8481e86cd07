/** A worker of `tefuda learn`: plays one game of a plan at a time. */
import { generateCode } from "@tefuda/kernel";
import { type LoadedGame, loadGame } from "@tefuda/referee/games";
import type { OwnSet } from "@tefuda/referee/own-set";
import { type Played, type Player, playNoted } from "./played.ts";

export interface Task {
  game: string;
  sets: readonly OwnSet[];
  players: readonly Player[];
  lists: readonly number[][];
  seed: number;
}

let loaded: Promise<LoadedGame> | undefined;

export default async function work({ game, sets, players, lists, seed }: Task): Promise<Played> {
  loaded ??= loadGame(game, sets).then((ready) => {
    generateCode(ready.game);
    return ready;
  });
  return playNoted(await loaded, players, lists, seed);
}
