/** Games that were played, as measures read them. */
import type { LoadedGame } from "@tefuda/referee/games";
import { COURSE, COURSE_FIELDS, type CourseField } from "./course.ts";
import { BROKEN, FIELDS, HOW, type Plan, WINNER, WON } from "./play.ts";

export interface Outcome {
  results: Int32Array;
  course: Int32Array;
}

export class Study {
  readonly loaded: Pick<LoadedGame, "pack" | "book" | "game" | "sets">;
  readonly plan: Plan;
  /** Numbers of the games that did not break off. */
  readonly games: readonly number[];
  /** How many did. */
  readonly broken: number;
  private readonly outcome: Outcome;

  constructor(loaded: Study["loaded"], plan: Plan, outcome: Outcome) {
    this.loaded = loaded;
    this.plan = plan;
    this.outcome = outcome;
    const all = Array.from({ length: outcome.results.length / FIELDS }, (_, g) => g);
    this.games = all.filter((g) => this.of(g, HOW) !== BROKEN);
    this.broken = all.length - this.games.length;
  }

  /** A number of a game, by its place (`play.ts`). */
  of(game: number, field: number): number {
    return this.outcome.results[game * FIELDS + field]!;
  }

  /** How a game went; throws where nobody noted that. */
  course(game: number, field: CourseField): number {
    if (this.outcome.course.length === 0) throw new Error("nobody noted how these games went");
    return this.outcome.course[game * COURSE_FIELDS + COURSE.indexOf(field)]!;
  }

  /** One number of the course of each game. */
  courses(field: CourseField, games = this.games): number[] {
    return games.map((game) => this.course(game, field));
  }

  /** A sketch of the cards that were played in a game. */
  sketch(game: number): Int32Array {
    const from = game * COURSE_FIELDS + COURSE.length;
    return this.outcome.course.subarray(from, (game + 1) * COURSE_FIELDS);
  }

  /** The deal that a game was played from, counted from 0: games of one deal hang together. */
  deal(game: number): number {
    return this.plan.paired ? game >> 1 : game;
  }

  /** What says how a game was dealt. */
  seed(game: number): number {
    return this.plan.seed + this.deal(game);
  }

  /** Seats of a game by the decks that sat there, numbers of the plan's lists; nothing where no lists met. */
  decks(game: number): readonly number[] {
    const { pairs } = this.plan;
    return pairs.length === 0 ? [] : pairs[game % pairs.length]!;
  }

  /** What a game was worth to a seat: 1 won, 0 lost, and as much as to everybody where nobody won. */
  points(game: number, seat: number): number {
    if (this.of(game, HOW) !== WON) return 1 / this.plan.bots.length;
    return this.of(game, WINNER) === seat ? 1 : 0;
  }
}
