/** What games come to that are played in batches, put together as they come in. */
import type { Batch } from "./batch.ts";
import { COURSE_FIELDS } from "./course.ts";
import { type Fault, FIELDS, MOST_FAULTS } from "./play.ts";

/** Games that a worker plays at a time, where they are not slow ones. */
export const BATCH = 250;

export interface Outcome {
  /** Numbers of the games played, FIELDS each, in the order of the games. */
  results: Int32Array;
  /** How each of them went, COURSE_FIELDS numbers; empty unless the plan asks for it. */
  course: Int32Array;
  faults: Fault[];
  /** How often each rule was applied; empty unless the plan asks for it. */
  trace: Uint32Array;
  /** What became of the cards, to be read by `cardsReport`; empty unless the plan asks for it. */
  cards: Uint32Array;
  /** Which kinds of cards each seat of each game had in hand; empty unless the plan asks for it. */
  held: Uint32Array;
  /** By seat: milliseconds that its program thought in all, and in how many decisions; those at random are not counted. */
  thought: Float64Array;
  seconds: number;
  /** Whether somebody stopped it before all games were played. */
  stopped: boolean;
}

/**
 * What all batches come to, put together as they come in: of many games only their numbers are kept. After a stop only what
 * is complete from the first game on counts, so that the same games always give the same.
 */
export class Total {
  readonly results: Int32Array;
  readonly course: Int32Array;
  trace: Uint32Array = new Uint32Array(0);
  cards: Uint32Array = new Uint32Array(0);
  thought: Float64Array = new Float64Array(0);
  /** Of each batch in turn. */
  readonly held: Uint32Array[] = [];
  readonly faults: Fault[] = [];
  /** Batches that are complete from the first on. */
  whole = 0;
  private readonly ahead = new Map<number, Batch>();
  private readonly games: number;
  private readonly atATime: number;

  constructor(games: number, atATime = BATCH, course = false) {
    this.games = games;
    this.atATime = atATime;
    this.results = new Int32Array(games * FIELDS);
    this.course = new Int32Array(course ? games * COURSE_FIELDS : 0);
  }

  add(n: number, batch: Batch): void {
    this.ahead.set(n, batch);
    for (let next = this.ahead.get(this.whole); next; next = this.ahead.get(this.whole)) {
      this.results.set(next.results, this.whole * this.atATime * FIELDS);
      if (this.course.length > 0) this.course.set(next.course, this.whole * this.atATime * COURSE_FIELDS);
      this.trace = sum(this.trace, next.trace);
      this.cards = sum(this.cards, next.cards);
      this.held.push(next.held);
      this.thought = sum(this.thought, next.thought);
      this.faults.push(...next.faults.slice(0, MOST_FAULTS - this.faults.length));
      this.ahead.delete(this.whole++);
    }
  }

  /** What is complete from the first game on. */
  outcome(seconds: number): Outcome {
    const { games, results, course, trace, cards, held, faults, thought, whole, atATime } = this;
    const played = Math.min(games, whole * atATime);
    return {
      results: results.subarray(0, played * FIELDS),
      course: course.length === 0 ? course : course.subarray(0, played * COURSE_FIELDS),
      trace,
      cards,
      held: joined(held),
      faults,
      thought,
      seconds,
      stopped: played < games,
    };
  }
}

/** A row added to what there is so far; the first is all that there is. */
function sum<T extends Uint32Array | Float64Array>(total: T, row: T): T {
  if (total.length === 0) return row.slice() as T;
  for (let i = 0; i < row.length; i++) total[i]! += row[i]!;
  return total;
}

/** One row behind the other. */
function joined(rows: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(rows.reduce((n, row) => n + row.length, 0));
  let at = 0;
  for (const row of rows) {
    all.set(row, at);
    at += row.length;
  }
  return all;
}
