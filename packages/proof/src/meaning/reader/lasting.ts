/** What an effect says to hold for a time. */

import { numberOf } from "./amounts.ts";
import type { Asking } from "./asking.ts";
import { pick } from "./cards.ts";
import { control } from "./moving.ts";
import type { Reading, Said } from "./reading.ts";
import { named } from "./spoken.ts";
import type { Action, Amount, Bag, Cards, Statement } from "./tree.ts";
import { type Found, found, type Lasting, still, type Thing } from "./world.ts";

/** Makes it hold. Cards that are chosen or named are these; of all others whatever is such at any moment is meant. */
export function* last(r: Reading, says: Statement, until: string, said: Said): Asking<number> {
  const { who } = says;
  if (typeof who !== "object") return hold(r, says, until, said, undefined);
  const open: Cards[] = [];
  const { takesAll, fight } = r.rules;
  const isOpen = (cards: Cards): boolean =>
    !takesAll &&
    "count" in cards &&
    cards.count === "all" &&
    !(fight !== undefined && fight in (cards.what.is ?? {}));
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
  if (r.rules.isOver?.(r, until)) return r.rules.saysOver ? Math.max(1, on?.length ?? 0) : 0;
  if (r.rules.eachItsOwn && on && on.length > 1 && isOfIts(says.by))
    return on.reduce((n, one) => n + hold(r, says, until, { ...said, it: [one] }, [one]), 0);
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

const isOfIts = (by: unknown): boolean => JSON.stringify(by ?? 0).includes('"value"');

/** Numbers are counted when it is said. */
function fixed(r: Reading, statement: Statement, said: Said): Statement {
  const counted = (["to", "n", "set"] as const).filter((of) => statement[of] !== undefined);
  const says = {
    ...statement,
    ...Object.fromEntries(counted.map((of) => [of, numberOf(r, statement[of] as Amount, said)])),
  };
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

/** Something is to be done when something happens: each time for a while, or the next time. */
export function putOff(r: Reading, { on, what, once, for: until }: Action, said: Said): void {
  said.did = true;
  said.done = 1;
  if (until !== undefined && r.rules.isOver?.(r, until)) return;
  r.later.push({
    on: on!,
    does: what as Action,
    said: { ...said, chosen: new Map(said.chosen) },
    once: once === true || until === undefined,
    until: until ?? "forGood",
    turn: r.world.turn,
  });
}

/** A card has changed sides for a time; its owner has it back when that is over. */
export function lend(r: Reading, thing: Thing, until: string, said: Said): void {
  const says: Statement = { is: "controlled", by: thing.seat };
  const { you, self } = said;
  r.world.lasting.push({ says, you, self, on: [found(thing)], until, turn: r.world.turn });
}

/** A time is over, and what was to last for it. */
export function ending(
  r: Reading,
  over: (term: Pick<Lasting, "until" | "you" | "turn"> & { self?: Found }) => boolean,
): void {
  for (const { says, on } of r.world.lasting.filter((one) => one.says.is === "controlled" && over(one)))
    for (const thing of still(on!))
      if (thing.seat === says.by && thing.seat !== thing.owner) control(r, thing, thing.owner);
  r.world.lasting = r.world.lasting.filter((one) => !over(one));
  r.later = r.later.filter(({ until, said, turn }) => !over({ until, you: said.you, turn }));
}
