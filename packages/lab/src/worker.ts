/** A worker of the terminal: plays batches of a plan. */
import { loadGame } from "@tefuda/referee/games";
import { type Batch, playBatch } from "./batch.ts";
import { type Plan, Player } from "./play.ts";

export interface Task {
  plan: Plan;
  from: number;
  count: number;
}

let ready: { plan: string; player: Player } | undefined;

export default async function work({ plan, from, count }: Task): Promise<Batch> {
  const key = JSON.stringify(plan);
  if (ready?.plan !== key)
    ready = { plan: key, player: new Player(plan, await loadGame(plan.game, plan.sets, plan.changed)) };
  return playBatch(ready.player, from, count);
}
