/** What the reader asks while it reads: the same that the engine has to ask at that moment. */
import type { Thing } from "./world.ts";

export type Question =
  /** Cards out of some; `ordered`: the order in which they are named counts. */
  | { about: "cards"; who: number; from: readonly Thing[]; min: number; max: number }
  /** Whether somebody does what they may do. */
  | { about: "may"; who: number }
  /** Which of so many parts of a text. */
  | { about: "part"; who: number; parts: readonly number[] }
  /** How much, of so much at least and at most. */
  | { about: "number"; who: number; min: number; max: number }
  /** Not asked of anybody: in which order chance lays a pile, and which cards it takes out of some. */
  | { about: "shuffle"; seat: number; zone: string }
  | { about: "random"; from: readonly Thing[]; n: number }
  /** What a coin or a die shows, from 0. */
  | { about: "roll"; sides: number };

export type Answer = readonly Thing[] | boolean | number;
export type Asking<T> = Generator<Question, T, Answer>;

export function* askCards(who: number, from: readonly Thing[], min: number, max: number): Asking<Thing[]> {
  return [...((yield { about: "cards", who, from, min, max }) as readonly Thing[])];
}

/** Something that a card text says and that this reader has no meaning for. */
export class Unread extends Error {
  readonly node: string;
  constructor(node: string) {
    super(`the reader has no meaning for ${node}`);
    this.node = node;
  }
}
