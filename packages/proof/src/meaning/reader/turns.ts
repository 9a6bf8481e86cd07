/** The end of a turn and the beginning of the next, put together of steps that games have alike. */
import { type Asking, askCards } from "./asking.ts";
import { happens } from "./happening.ts";
import { ending } from "./lasting.ts";
import { toPile } from "./moving.ts";
import type { Reading } from "./reading.ts";
import { settle } from "./settling.ts";
import { zoneOf } from "./world.ts";

/** What it gives counts only if it asks somebody something. */
type Step = (r: Reading) => unknown;

/** Step by step, until somebody has lost; after each, what it set off happens. */
export const turnOf = (...steps: readonly Step[]) =>
  function* (r: Reading): Asking<void> {
    for (const step of steps) {
      if (r.world.over) return;
      yield* whole(step(r));
      if (r.world.over) return;
      if (r.rules.after) yield* r.rules.after(r);
      yield* settle(r);
    }
  };

/** Steps whose texts wait for the end of them all. */
export const together = (...steps: readonly Step[]): Step =>
  function* (r): Asking<void> {
    for (const step of steps) yield* whole(step(r));
  };

function* whole(made: unknown): Asking<void> {
  if (typeof made === "object" && made !== null && "next" in made) yield* made as Asking<void>;
}

/** A phase of the player whose turn it is, and what texts wait for as it comes. */
export const phase =
  (called: string, on?: string): Step =>
  (r) => {
    r.world.phase = called;
    if (on !== undefined) happens(r, { on, seat: r.world.player });
  };

/** What was said to last until now is over; `own`, only what the player whose turn it is said. */
export const ends =
  (term: string, own = false): Step =>
  (r) => {
    ending(r, ({ until, you }) => until === term && (!own || you === r.world.player));
    if (term === "thisTurn") r.past.forget();
  };

/** The next turn is the other player's. */
export const next: Step = (r) => {
  const { world } = r;
  r.used.clear();
  world.turn++;
  world.first = 1 - world.first;
  world.player = world.first;
};

/** A player puts as many cards of the hand onto the pile as are too many; `as` is what texts call that. */
export function* downTo(r: Reading, seat: number, most: number, as?: string): Asking<void> {
  const hand = zoneOf(r.world, seat, r.rules.hand);
  const over = hand.length - Math.max(0, most);
  if (over > 0) for (const thing of yield* askCards(seat, hand, over, over)) yield* toPile(r, thing, as);
}
