/**
 * How long a program may think where somebody waits for it: so much for a decision, and so much for all decisions of a turn.
 * Play-outs are what thinking is counted in, so that games repeat; this only keeps a slow machine from making people wait.
 */

/** In milliseconds. */
export const A_DECISION = 1000;
export const A_TURN = 5000;

export class Bank {
  private readonly clock: () => number;
  private turn = 0;
  private left = A_TURN;
  private from = 0;

  /** The clock counts milliseconds. */
  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** A decision begins, in a turn; 0 where it belongs to none. */
  open(turn: number): void {
    if (turn === 0 || turn !== this.turn) this.left = A_TURN;
    this.turn = turn;
    this.from = this.clock();
  }

  /** Whether the decision has taken what it may. */
  get spent(): boolean {
    return this.clock() - this.from >= Math.min(A_DECISION, this.left);
  }

  /** The decision is made. */
  close(): void {
    this.left = Math.max(0, this.left - (this.clock() - this.from));
  }
}
