/** A batch of games, as it is played anywhere: in a worker of a terminal, or of a page. */
import { COURSE_FIELDS } from "./course.ts";
import { type Fault, FIELDS, type Player } from "./play.ts";

export interface Batch {
  from: number;
  results: Int32Array;
  course: Int32Array;
  faults: Fault[];
  trace: Uint32Array;
  cards: Uint32Array;
  held: Uint32Array;
  thought: Float64Array;
}

/** The games of a player's plan from one on. */
export function playBatch(player: Player, from: number, count: number): Batch {
  const { plan } = player;
  player.faults.length = 0;
  player.trace.fill(0);
  player.thought.fill(0);
  player.cards?.clear();
  const results = new Int32Array(count * FIELDS);
  const course = new Int32Array(plan.course ? count * COURSE_FIELDS : 0);
  const held = new Uint32Array(count * player.heldSize);
  for (let i = 0; i < count; i++) player.play(from + i, results, i, course, held);
  return {
    from,
    results,
    course,
    faults: [...player.faults],
    trace: player.trace.slice(),
    thought: player.thought.slice(),
    cards: plan.cards ? player.cards!.counts.slice() : new Uint32Array(0),
    held,
  };
}
