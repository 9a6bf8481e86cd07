/** What a card costs as texts change it, and whether they let it be played. */
import { numberOf } from "./amounts.ts";
import { isStill } from "./describing.ts";
import type { Reading } from "./reading.ts";
import { holdings } from "./standing.ts";
import type { Amount, Description } from "./tree.ts";
import { seatsOf } from "./who.ts";
import type { Thing } from "./world.ts";

/** Never less than nothing. "Cards you play" are meant where it is not said that it is the opponent who plays them. */
export function priceOf(r: Reading, thing: Thing, what: string): number {
  const changes = holdings(r, "cost").filter(
    ({ says, said }) =>
      says.what === what &&
      seatsOf(r, (says.who as string | undefined) ?? "you", said).includes(thing.seat) &&
      isStill(r, thing, says.of as Description, said),
  );
  const by = changes.reduce((sum, { says, said }) => sum + numberOf(r, says.by as Amount, said), 0);
  return Math.max(0, (thing.print.figures[what] ?? 0) + by);
}

export const mayPlay = (r: Reading, thing: Thing): boolean =>
  !holdings(r, "playersCannot").some(
    ({ says, said }) =>
      says.what === "play" &&
      seatsOf(r, says.who as string, said).includes(thing.seat) &&
      (says.card === undefined || isStill(r, thing, says.card, said)),
  );
