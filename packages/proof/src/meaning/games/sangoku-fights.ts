/** A battle of Three Kingdoms, as its book says it: without ambushes and without tactics played in it. */
import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards } from "../reader/asking.ts";
import { happens } from "../reader/happening.ts";
import { ending } from "../reader/lasting.ts";
import type { Offer, Reading } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import {
  figure,
  forbidden,
  forbiddenTo,
  hasKeyword,
  holdings,
  isAbout,
  speaksOf,
} from "../reader/standing.ts";
import type { Amount } from "../reader/tree.ts";
import { type Found, found, type Thing, zoneOf } from "../reader/world.ts";
import { type Battle, battleOf, FIELD, fortsFall, isGeneral, strike, tap } from "./sangoku-deeds.ts";

const generalsOf = ({ world }: Reading, seat: number): Thing[] =>
  zoneOf(world, seat, FIELD).filter(isGeneral);
const isThere = (one: Found | undefined): boolean =>
  one !== undefined && one.thing.life === one.life && one.thing.zone === FIELD;

/** Whether a card has a part in a battle (sangoku-7.5, 7.9). */
export function isIn(battle: Battle | undefined, thing: Thing, state: string): boolean {
  const is = (one: Found | undefined): boolean => one?.thing === thing && one.life === thing.life;
  switch (state) {
    case "attacking":
      return is(battle?.attacker);
    case "defending":
      return is(battle?.defender);
    case "intercepting":
      return is(battle?.interceptor);
    default:
      return is(battle?.attacker) || is(battle?.defender);
  }
}

/** sangoku-7.2 to 7.4 */
export function attacks(r: Reading, seat: number): Offer[] {
  if (r.world.phase !== "main" || r.world.player !== seat) return [];
  return generalsOf(r, seat)
    .filter((general) => mayAttack(r, general))
    .flatMap((general) => {
      const targets = generalsOf(r, 1 - seat).filter(
        (target) =>
          (target.turned || attacksStanding(r, general, target)) &&
          !forbidden(r, general, "attack", { card: target }) &&
          !forbidden(r, target, "beAttacked", { card: general }),
      );
      const units = targets.map(
        (target): Offer => ({
          say: `attack ${general.name} > ${target.name}`,
          does: () => battle(r, general, target),
        }),
      );
      if (forbidden(r, general, "attackForts", {})) return units;
      return [...units, { say: `attack forts with ${general.name}`, does: () => battle(r, general) }];
    });
}

function mayAttack(r: Reading, general: Thing): boolean {
  const { turned, counts } = general;
  if (turned || (counts.came === 1 && !hasKeyword(r, general, "haste"))) return false;
  if (forbidden(r, general, "attack", {})) return false;
  const about = (is: string) => holdings(r, is).filter((holding) => isAbout(r, holding, general));
  const most = Math.max(1, ...about("attacksUpTo").map(({ says }) => says.times!));
  const more = about("attacks").reduce((sum, { says }) => sum + says.more!, 0);
  return most + more > (counts.attacks ?? 0);
}
const attacksStanding = (r: Reading, general: Thing, target: Thing): boolean =>
  holdings(r, "attacksStanding").some(
    (holding) =>
      isAbout(r, holding, general) &&
      (!holding.says.whom || speaksOf(r, holding.says.whom, holding.said, target)),
  );

/** sangoku-7.1, 7.17 */
function* battle(r: Reading, attacker: Thing, target?: Thing): Asking<void> {
  const { world } = r;
  attacker.counts.attacks = (attacker.counts.attacks ?? 0) + 1;
  const roles = { doer: attacker, ...(target && { whom: target }) };
  // whoever joins a battle had no part in it
  happens(r, { on: "attacks", thing: attacker, roles, ...(target && { whom: target }) });
  if (target) happens(r, { on: "attacked", thing: target, whom: attacker });
  tap(r, attacker);
  const fight: Battle = {
    ...{ attacker: found(attacker), ...(target && { target: found(target) }) },
    ...{ retired: [], off: false },
  };
  battleOf.set(world, fight);
  yield* settle(r);
  if (goesOn(r, fight)) yield* intercepted(r, fight);
  if (goesOn(r, fight)) yield* fought(r, fight);
  if (!world.over) happens(r, { on: "battleEnd", seat: world.player });
  yield* settle(r);
  battleOf.delete(world);
  ending(r, ({ until }) => until === "thisBattle");
  yield* r.rules.after!(r);
  yield* settle(r);
}

const goesOn = ({ world }: Reading, { attacker, target, interceptor, off }: Battle): boolean =>
  !world.over && !off && isThere(attacker) && (!target || isThere(target) || isThere(interceptor));

/** sangoku-7.5 to 7.7 */
function* intercepted(r: Reading, fight: Battle): Asking<void> {
  const attacker = fight.attacker.thing;
  const seat = 1 - attacker.seat;
  if (forbiddenTo(r, seat, "intercept")) return;
  const able = generalsOf(r, seat).filter(
    (general) =>
      general !== fight.target?.thing &&
      !general.turned &&
      !forbidden(r, general, "intercept", { card: attacker }) &&
      !forbidden(r, attacker, "beIntercepted", { card: general }),
  );
  if (able.length === 0) return;
  const [one] = yield* askCards(seat, able, 0, 1);
  if (!one) return;
  happens(r, { on: "intercepts", thing: one, whom: attacker });
  happens(r, { on: "intercepted", thing: attacker, whom: one });
  tap(r, one);
  fight.interceptor = found(one);
  yield* settle(r);
  // sangoku-7.18: the attack goes on against its target
  if (!isThere(fight.interceptor)) delete fight.interceptor;
}

/** sangoku-7.9, 7.12, 7.16 */
function* fought(r: Reading, fight: Battle): Asking<void> {
  const { world } = r;
  const attacker = fight.attacker.thing;
  const defender = (fight.interceptor ?? fight.target)?.thing;
  if (defender) {
    happens(r, { on: "fights", thing: attacker, whom: defender });
    happens(r, { on: "fights", thing: defender, whom: attacker });
    fight.defender = found(defender);
  }
  yield* settle(r);
  const goes = (): boolean => !world.over && !fight.off && isThere(fight.attacker);
  if (!defender && goes()) yield* hitsForts(r, attacker);
  if (defender && goes() && isThere(fight.defender)) {
    const blows: [Thing, number][] = [
      [defender, damage(r, attacker, defender)],
      [attacker, damage(r, defender, attacker)],
    ];
    const dealt = blows.filter(([, n]) => n > 0);
    for (const [thing, n] of dealt) happens(r, { on: "damaged", thing, n, kind: "battle" });
    for (const [thing, n] of dealt) strike(thing, n);
    yield* r.rules.after!(r);
  }
  yield* settle(r);
  if (!world.over && !fight.off && defender) succeeds(r, fight, defender);
  yield* settle(r);
}

/** sangoku-7.8, 8.1, 8.7 */
function* hitsForts(r: Reading, attacker: Thing): Asking<void> {
  const seat = 1 - attacker.seat;
  const hits = figure(r, attacker, "fortDamage");
  if (hits <= 0) return;
  if (zoneOf(r.world, seat, "forts").length === 0) {
    r.world.over = { lost: [seat] };
    return;
  }
  yield* fortsFall(r, seat, hits);
  happens(r, { on: "hitsForts", thing: attacker });
}

/** sangoku-7.12, 10.5 */
function damage(r: Reading, by: Thing, to: Thing): number {
  const about = (is: string) =>
    holdings(r, is).filter((holding) => holding.says.kind === "battle" && isAbout(r, holding, to));
  if (forbidden(r, by, "strikeBack") || about("noDamage").length > 0) return 0;
  const pierces = hasKeyword(r, by, "longSpear") && hasKeyword(r, to, "haste");
  const less = about("lessDamage").reduce(
    (sum, { says, said }) => sum + numberOf(r, says.by as Amount, said),
    0,
  );
  return Math.max(0, figure(r, by, "power") * (pierces ? 2 : 1) - less);
}

/** sangoku-7.16 */
function succeeds(r: Reading, fight: Battle, defender: Thing): void {
  const { attacker, retired } = fight;
  if (isThere(attacker) && retired.includes(defender))
    happens(r, { on: "wins", thing: attacker.thing, as: "attacker" });
  else if (isThere(fight.defender) && retired.includes(attacker.thing)) {
    const as = fight.interceptor?.thing === defender ? "interceptor" : "target";
    happens(r, { on: "wins", thing: defender, as });
  }
}
