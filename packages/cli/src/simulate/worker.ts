/** A worker of `tefuda simulate`: plays batches of a plan. */
import { loadGame } from "@tefuda/referee/games";
import { type Fault, FIELDS, type Plan, Player } from "./play.ts";

export interface Task {
  plan: Plan;
  from: number;
  count: number;
}
export interface Batch {
  from: number;
  results: Int32Array;
  faults: Fault[];
  trace: Uint32Array;
  cards: Uint32Array;
  thought: Float64Array;
}

let ready: { plan: string; player: Player } | undefined;

export default async function work({ plan, from, count }: Task): Promise<Batch> {
  const key = JSON.stringify(plan);
  if (ready?.plan !== key) {
    ready = { plan: key, player: new Player(plan, await loadGame(plan.game, plan.sets)) };
  }
  const { player } = ready;
  player.faults.length = 0;
  player.trace.fill(0);
  player.thought.fill(0);
  player.cards?.clear();
  const results = new Int32Array(count * FIELDS);
  for (let i = 0; i < count; i++) player.play(from + i, results, i * FIELDS);
  return {
    from,
    results,
    faults: [...player.faults],
    trace: player.trace.slice(),
    thought: player.thought.slice(),
    cards: player.cards?.counts.slice() ?? new Uint32Array(0),
  };
}
