/** What an effect says to hold for a time. */

import { numberOf } from "./amounts.ts";
import type { Asking } from "./asking.ts";
import { pick } from "./cards.ts";
import type { Reading, Said } from "./reading.ts";
import { named } from "./spoken.ts";
import type { Amount, Bag, Cards, Statement } from "./tree.ts";
import { type Found, found, type Thing } from "./world.ts";

/** Makes it hold. Cards that are chosen or named are these; of all others whatever is such at any moment is meant. */
export function* last(r: Reading, says: Statement, until: string, said: Said): Asking<number> {
  const { who } = says;
  if (typeof who !== "object") return hold(r, says, until, said, undefined);
  const open: Cards[] = [];
  const on: Found[] = [];
  const spoken: Thing[] = [];
  for (const part of "both" in who ? who.both : [who]) {
    const cards = isOpen(part) ? named(r, part, said) : yield* pick(r, part, said, said.by);
    spoken.push(...cards.filter((thing) => !spoken.includes(thing)));
    if (isOpen(part)) open.push(part);
    else on.push(...cards.map(found));
  }
  if (open.length === 0 && on.length === 0) return 0;
  said.it = spoken.map(found);
  if (open.length === 0) return hold(r, says, until, said, on);
  const held = hold(r, { ...says, who: { both: open } }, until, said, on);
  return held === 0 ? 0 : spoken.length;
}

function hold(r: Reading, says: Statement, until: string, said: Said, on: Found[] | undefined): number {
  if (r.rules.isOver?.(r, until)) return 0;
  r.world.lasting.push({
    says: fixed(r, says, said),
    you: said.you,
    self: said.self,
    ...(on ? { on } : {}),
    until,
    turn: r.world.turn,
  });
  return on ? Math.max(1, on.length) : 1;
}

const isOpen = (cards: Cards): boolean => "count" in cards && cards.count === "all";

/** Numbers are counted when it is said. */
function fixed(r: Reading, says: Statement, said: Said): Statement {
  const { by } = says;
  if (by === undefined || typeof by === "number") return says;
  if (Array.isArray(by))
    return { ...says, by: by.map((one) => ({ ...one, by: numberOf(r, one.by as Amount, said) })) };
  if (says.is === "bonus")
    return {
      ...says,
      by: Object.fromEntries(Object.entries(by as Bag<Amount>).map(([of, n]) => [of, numberOf(r, n, said)])),
    };
  return { ...says, by: numberOf(r, by as Amount, said) };
}
