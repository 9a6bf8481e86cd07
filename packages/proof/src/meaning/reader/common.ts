/** What the books of several games say alike, for the rules of a game to begin with. */
import type { Asking } from "./asking.ts";
import { fits } from "./describing.ts";
import { happens } from "./happening.ts";
import { away, toPile } from "./moving.ts";
import type { Payment, Reading, Rules } from "./reading.ts";
import { figure } from "./standing.ts";
import { type Thing, zoneOf } from "./world.ts";

type Common = Pick<Rules, "both" | "counts" | "isDone" | "leaving" | "lastFigure">;

/** Of two players the one whose turn it is comes first. */
export const inTurn = ({ world: { first } }: Reading): number[] => [first, 1 - first];

/** A card that leaves the field is spoken of as it last was. */
export function common(field: string, stats: readonly string[]): Common {
  const last = new WeakMap<Thing, Readonly<Record<string, number>>>();
  return {
    both: inTurn,
    // what is being done does not see its own card
    counts: (r, thing) => thing !== r.resolving,
    isDone: (r, { thing }, { zone: _, ...card }, said) =>
      fits(r, thing!, { ...card, zone: { in: thing!.zone } }, said),
    leaving(r, thing) {
      if (thing.zone === field) {
        last.set(thing, Object.fromEntries(stats.map((of) => [of, figure(r, thing, of)])));
        happens(r, { on: "leaves", thing });
      }
      return () => {};
    },
    lastFigure: (thing, of) => last.get(thing)?.[of],
  };
}

/** Does it to one card after the other; gives to how many it was done. */
export function* each(
  cards: readonly Thing[],
  deed: (thing: Thing) => boolean | Asking<boolean>,
): Asking<number> {
  let n = 0;
  for (const thing of cards) {
    const did = deed(thing);
    if (typeof did === "boolean" ? did : yield* did) n++;
  }
  return n;
}

type Playing = Pick<Rules, "begin" | "end">;

/** A card that is played for its text lies on the pile before it does anything. */
export const firstOntoPile: Playing = {
  begin(r, thing) {
    r.resolving = thing;
    return toPile(r, thing);
  },
  end(r) {
    r.resolving = undefined;
  },
};

/** It lies beside the places of the game until it is done. */
export const besideUntilDone = (zone: string): Playing => ({
  *begin(r, thing) {
    r.resolving = thing;
    yield* away(r, thing, thing.seat, zone);
  },
  end(r, thing) {
    r.resolving = undefined;
    if (thing.zone !== zone) return;
    const from = zoneOf(r.world, thing.seat, zone);
    from.splice(from.indexOf(thing), 1);
    thing.zone = r.rules.pile;
    thing.life++;
    zoneOf(r.world, thing.owner, r.rules.pile).unshift(thing);
  },
});

/** Who has to draw and cannot is marked, and has lost when that is looked at. */
export const driesUp: Pick<Rules, "cannotDraw"> = {
  cannotDraw(r, seat) {
    r.world.sides[seat]!.points.dry = 1;
  },
};
export const isDry = (r: Reading, seat: number): boolean => r.world.sides[seat]!.points.dry === 1;

/** Ends the game for those of whom the book says that they have lost by now. */
export const lost =
  (has: (reading: Reading, seat: number) => boolean) =>
  (r: Reading): boolean => {
    const seats = [0, 1].filter((seat) => has(r, seat));
    if (seats.length > 0) r.world.over = { lost: seats };
    return seats.length > 0;
  };

/** A cost that is paid by doing something to cards. */
export const paid = (
  fits: NonNullable<Payment["fits"]>,
  deed: (...paying: Parameters<Payment["pay"]>) => number | Asking<number>,
): Payment => ({
  fits,
  *pay(...paying) {
    const done = deed(...paying);
    if (typeof done !== "number") yield* done;
  },
});

/** Costs that are paid with cards in every game that has such. */
export const COSTS: Rules["costs"] = {
  discard: paid(
    (r, { zone }) => zone === r.rules.hand,
    (r, cards) =>
      each(cards, function* (thing) {
        yield* toPile(r, thing, "discards");
        return true;
      }),
  ),
  return: paid(
    (r, { zone }) => (r.rules.inPlay ?? [r.rules.field]).includes(zone),
    (r, cards) =>
      each(cards, function* (thing) {
        yield* away(r, thing, thing.owner, r.rules.hand);
        return true;
      }),
  ),
};
