/** How critters of Dewfall attack and block, as its book says it (dew-7.1 to 7.6, 8.1 to 8.6). */
import { type Asking, askCards } from "../reader/asking.ts";
import { happens } from "../reader/happening.ts";
import type { Offer, Reading } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import { figure, forbidden, hasKeyword } from "../reader/standing.ts";
import { found, still, type Thing, zoneOf } from "../reader/world.ts";
import { changes, compost, FIELD, lull } from "./dew-deeds.ts";

const critters = (r: Reading, seat: number): Thing[] =>
  zoneOf(r.world, seat, FIELD).filter(({ print }) => print.type === "critter");

/** dew-7.1, 8.1 */
export const offers = (r: Reading): Offer[] =>
  critters(r, r.world.player)
    .filter(
      (thing) =>
        !thing.turned &&
        (thing.counts.new !== 1 || hasKeyword(r, thing, "swift")) &&
        !forbidden(r, thing, "attack", {}),
    )
    .map((thing) => ({ say: `attack ${thing.name}`, does: () => attack(r, thing) }));

/** dew-7.2 to 7.4, 7.6 */
function* attack(r: Reading, attacker: Thing): Asking<void> {
  const attacking = found(attacker);
  const foe = 1 - attacker.seat;
  attacker.counts.role = ATTACKS;
  happens(r, { on: "attacks", thing: attacker });
  if (!hasKeyword(r, attacker, "watchful")) lull(r, attacker);
  yield* settle(r);
  const isThere = (): boolean => !r.world.over && still([attacking]).length > 0;
  const blocker = isThere() ? yield* blocks(r, attacker, foe) : undefined;
  const blocking = blocker && found(blocker);
  yield* settle(r);
  if (isThere()) {
    if (!blocking) reaches(r, attacker, foe);
    else if (still([blocking]).length > 0) yield* fight(r, attacker, blocker!);
  }
  yield* settle(r);
  for (const thing of [...critters(r, 0), ...critters(r, 1)]) thing.counts.role = 0;
}
const ATTACKS = 1;
const BLOCKS = 2;
export const isIn = ({ counts }: Thing, state: string): boolean =>
  counts.role === (state === "attacking" ? ATTACKS : BLOCKS);

/** dew-7.3, 8.2 */
function* blocks(r: Reading, attacker: Thing, foe: number): Asking<Thing | undefined> {
  const able = critters(r, foe).filter(
    (thing) =>
      !thing.turned &&
      (!hasKeyword(r, attacker, "winged") || hasKeyword(r, thing, "winged")) &&
      !forbidden(r, thing, "block", {}) &&
      !forbidden(r, attacker, "beBlocked", {}),
  );
  const [blocker] = able.length === 0 ? [] : yield* askCards(foe, able, 0, 1);
  if (!blocker) return undefined;
  blocker.counts.role = BLOCKS;
  happens(r, { on: "blocks", thing: blocker });
  happens(r, { on: "blocked", thing: attacker });
  return blocker;
}

/** dew-7.4, 8.5 */
function takesBloom(r: Reading, attacker: Thing, foe: number, n: number): void {
  changes(r, foe, "bloom", -n);
  if (hasKeyword(r, attacker, "nectar")) changes(r, attacker.seat, "bloom", n);
}
function reaches(r: Reading, attacker: Thing, foe: number): void {
  const bite = figure(r, attacker, "bite");
  if (bite === 0) return;
  takesBloom(r, attacker, foe, bite);
  happens(r, { on: "reaches", thing: attacker });
}

/** dew-7.5, 8.3, 8.4 */
function* fight(r: Reading, attacker: Thing, blocker: Thing): Asking<void> {
  const falls = (thing: Thing, by: Thing): boolean =>
    figure(r, thing, "shell") <= figure(r, by, "bite") || hasKeyword(r, by, "sting");
  const fallen = [
    ...(falls(blocker, attacker) ? [blocker] : []),
    ...(falls(attacker, blocker) ? [attacker] : []),
  ];
  const beyond = figure(r, attacker, "bite") - figure(r, blocker, "shell");
  if (beyond > 0 && hasKeyword(r, attacker, "piercing")) takesBloom(r, attacker, blocker.seat, beyond);
  yield* compost(r, fallen);
}
