/** What goes between the process that hands out inputs and those that try them: plain data. */

/** Inputs of one door, by number. */
export interface Task {
  game: string;
  door: string;
  /** Address of the file that lists the doors. */
  doors: string;
  from: number;
  count: number;
}

/** An input that broke a law of the doors. */
export interface Fault {
  game: string;
  door: string;
  seed: number;
  what: string;
  input: string;
}

export interface Tried {
  inputs: number;
  accepted: number;
  /** How often each sort of message was said. */
  sorts: Record<string, number>;
  /** The processor's own time, and the input that took most of it. */
  ms: number;
  slowest: { seed: number; ms: number };
  /** The most memory that the process has held so far, in megabytes. */
  memory: number;
  faults: Fault[];
  /** Of a task with a single input: the input and what became of it. */
  shown?: string;
}

/** Milliseconds of the processor's own time that one input may take. */
export const TIME = 2000;

/** When a process is ended from outside. */
export interface Limits {
  /** Milliseconds of the processor's own time after which an input counts as one without an end. */
  patience: number;
  /** Megabytes that a process may hold: what games need, and room for one input. */
  memory: number;
}
export const LIMITS: Limits = { patience: 20_000, memory: 1400 };
/** Megabytes of objects that a process may hold, which it looks after itself. */
export const HEAP = 600;

/** The command that tries one input again. */
export const again = ({ game, door, seed }: Pick<Fault, "game" | "door" | "seed">): string =>
  `npm run prove -- fuzz ${game} --door ${door} --seed ${seed}`;
