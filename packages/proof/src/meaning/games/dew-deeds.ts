/** What is done to cards and players in Dewfall, as its book says it. */
import type { Asking } from "../reader/asking.ts";
import { happens } from "../reader/happening.ts";
import { away, toPile } from "../reader/moving.ts";
import type { Reading } from "../reader/reading.ts";
import { forbidden, forbiddenTo } from "../reader/standing.ts";
import type { Thing } from "../reader/world.ts";

export const FIELD = "meadow";
export const inMeadow = ({ zone }: Thing): boolean => zone === FIELD;

/** dew-10.1: what one text composts goes together. */
export function* compost(r: Reading, cards: readonly Thing[]): Asking<number> {
  const all = cards.filter((thing) => canGo(r, thing));
  for (const thing of all) happens(r, { on: "composted", thing });
  for (const thing of all) yield* toPile(r, thing);
  return all.length;
}
export const canGo = (r: Reading, thing: Thing): boolean =>
  inMeadow(thing) && !forbidden(r, thing, "beComposted");

/** dew-10.2 */
export function lull(r: Reading, thing: Thing): boolean {
  if (!inMeadow(thing) || thing.turned) return false;
  thing.turned = true;
  happens(r, { on: "lulled", thing });
  return true;
}
export function wake(r: Reading, thing: Thing): boolean {
  if (!inMeadow(thing) || !thing.turned || forbidden(r, thing, "wake")) return false;
  thing.turned = false;
  return true;
}

/** dew-3.2, 3.4 */
export function* enter(r: Reading, thing: Thing, seat: number, sleeping: boolean): Asking<boolean> {
  if (thing.print.type === "breeze" || inMeadow(thing)) return false;
  yield* away(r, thing, seat, FIELD);
  thing.turned = sleeping;
  thing.counts.new = 1;
  happens(r, { on: "enters", thing });
  return true;
}

/** dew-10.4, 10.5 */
export function changes(r: Reading, seat: number, of: string, by: number): number {
  if (by === 0 || (of === "bloom" && by > 0 && forbiddenTo(r, seat, "gainBloom"))) return 0;
  r.world.sides[seat]!.points[of]! += by;
  if (of === "bloom" && by < 0) happens(r, { on: "points", of, how: "lose", seat });
  return Math.abs(by);
}
