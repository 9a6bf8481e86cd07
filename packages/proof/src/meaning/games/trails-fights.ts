/** How UNITs of Trails fight, support one another and are deployed, as its book says it: alone, and answered by nothing. */
import type { Asking } from "../reader/asking.ts";
import { happens } from "../reader/happening.ts";
import { ending } from "../reader/lasting.ts";
import { mayPlay } from "../reader/playing.ts";
import type { Offer, Reading } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import {
  allowed,
  figure,
  forbidden,
  hasKeyword,
  holdings,
  isAbout,
  isSupported,
  traitsOf,
} from "../reader/standing.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, found, type Thing, type World, zoneOf } from "../reader/world.ts";
import { action, damage, enter, fightOf, isStunned, isUnit, priceOf, ready, stun } from "./trails-deeds.ts";

const isActive = (thing: Thing): boolean => thing.zone === "field" && isUnit(thing) && !isStunned(thing);
const unitsOf = ({ world }: Reading, seat: number): Thing[] => zoneOf(world, seat, "field").filter(isActive);

/** What a player who is asked can do: answer with support, deploy, or attack where it is their proposal. */
export function offers(r: Reading, seat: number, prompt: string): Offer[] {
  if (prompt === "attack") return attacks(r, seat);
  return prompt === "action" ? [...supports(r, seat), ...deployments(r, seat)] : [];
}

/** trails-7.6, 7.7 */
function supports(r: Reading, seat: number): Offer[] {
  const units = unitsOf(r, seat);
  const shares = (a: Thing, b: Thing): boolean => {
    const orgs = traitsOf(r, b, "org");
    return traitsOf(r, a, "org").some((org) => orgs.includes(org));
  };
  return units
    .filter((from) => !from.turned && !forbidden(r, from, "giveSupport"))
    .flatMap((from) =>
      units
        .filter((to) => to !== from && !forbidden(r, to, "beSupported") && shares(from, to))
        .filter((to) => !hasKeyword(r, to, "covert") || hasKeyword(r, from, "covert"))
        .map((to) => ({ say: `support ${from.name} > ${to.name}`, does: () => support(r, from, to) })),
    );
}

/** trails-7.8: it has support, whatever becomes of who gave it. */
function* support(r: Reading, from: Thing, to: Thing): Asking<void> {
  action(r, from);
  r.world.lasting.push({
    ...{ says: { is: "support" }, you: from.seat, self: found(from), on: [found(to)] },
    ...{ until: "thisTurn", turn: r.world.turn },
  });
  happens(r, { on: "supports", thing: from, whom: to, roles: { doer: from, whom: to } });
  yield* settle(r);
}

/** trails-4.4, 5.4 */
function deployments(r: Reading, seat: number): Offer[] {
  const { phase, player, sides } = r.world;
  if (phase !== "deployment" || player !== seat) return [];
  return zoneOf(r.world, seat, "hand")
    .filter((thing) => isUnit(thing) || thing.print.type === "item")
    .filter((thing) => mayPlay(r, thing) && sides[seat]!.points.cp! >= priceOf(r, thing, "cp"))
    .map((thing) => ({
      say: `deploy ${thing.name}`,
      *does() {
        sides[seat]!.points.cp! -= priceOf(r, thing, "cp");
        happens(r, { on: "played", thing, seat, from: "hand" });
        yield* enter(r, thing, seat, false, true);
        yield* settle(r);
      },
    }));
}

/** trails-6.2 to 6.4 */
function attacks(r: Reading, seat: number): Offer[] {
  return unitsOf(r, seat)
    .filter((unit) => !unit.turned && !forbidden(r, unit, "attack", {}) && !forbidden(r, unit, "attackAlone"))
    .flatMap((unit) => {
      const all = reached(r, unit);
      const hated = all.filter((target) => hasKeyword(r, target, "hate"));
      const units = (hated.length > 0 ? hated : all).map(
        (target): Offer => ({
          say: `attack ${unit.name} > ${target.name}`,
          does: () => attack(r, unit, target),
        }),
      );
      const mayPass = allowed(r, "may", unit, "attackPlayer") && hated.length === 0;
      if (forbidden(r, unit, "attackPlayer") || (all.length > 0 && !mayPass)) return units;
      return [...units, { say: `attack player with ${unit.name}`, does: () => attack(r, unit) }];
    });
}

/** trails-6.3, 10.1: what it may attack, without regard to what it must. */
const reached = (r: Reading, unit: Thing): Thing[] =>
  unitsOf(r, 1 - unit.seat).filter(
    (target) =>
      hasKeyword(r, unit, "covert") === hasKeyword(r, target, "covert") &&
      !forbidden(r, target, "beAttacked", { card: unit }) &&
      !forbidden(r, unit, "attack", { card: target }),
  );

/** trails-6.5, 6.6, 6.11: after one that came to nothing the same player proposes anew. */
function* attack(r: Reading, attacker: Thing, target?: Thing): Asking<void> {
  const { world } = r;
  const actor = attacker.seat;
  fightOf.set(world, { attacker: found(attacker), ...(target && { target: found(target) }), on: true });
  world.sides[actor]!.points.passed = 0;
  world.sides[1 - actor]!.points.passed = 0;
  action(r, attacker);
  happens(r, { on: "declares", seat: actor });
  const roles = { doer: attacker, ...(target && { whom: target }) };
  happens(r, { on: "attacks", thing: attacker, roles, ...(target && { whom: target }) });
  if (target) happens(r, { on: "attacked", thing: target, whom: attacker });
  yield* settle(r);
  if (world.over) return;
  const broke = !goesOn(world, actor);
  if (broke) {
    const { attacker: one } = fightOf.get(world)!;
    if (one.life === one.thing.life && one.thing.seat === actor) ready(r, one.thing);
  } else yield* resolve(r, attacker, target);
  fightOf.delete(world);
  ending(r, ({ until }) => until === "thisCombat");
  yield* settle(r);
  if (!broke) world.player = 1 - actor;
}

/** trails-6.11 */
function goesOn(world: World, actor: number): boolean {
  const { attacker, target, on } = fightOf.get(world)!;
  const isThere = ({ thing, life }: { thing: Thing; life: number }, seat: number): boolean =>
    thing.life === life && thing.seat === seat && isActive(thing);
  return on && isThere(attacker, actor) && (!target || isThere(target, 1 - actor));
}

/** trails-6.7 to 6.10, 6.12: all numbers are read before anything falls. */
function* resolve(r: Reading, attacker: Thing, target?: Thing): Asking<void> {
  const str = figure(r, attacker, "str");
  const more = ofCard(r, "overkill", attacker);
  let over = str;
  if (target) {
    const def = figure(r, target, "def");
    const back = forbidden(r, target, "fightBack") ? -1 : figure(r, target, "str");
    const guard = figure(r, attacker, "def");
    over = isSupported(r, target) ? 0 : Math.max(0, str - def);
    yield* stun(r, [
      ...(str >= def ? [{ thing: target, by: attacker, inCombat: true }] : []),
      ...(back >= 0 && back >= guard ? [{ thing: attacker, by: target, inCombat: true }] : []),
    ]);
  }
  if (over <= 0) return;
  const other = 1 - r.world.player;
  if (isSaid(r, "noDamage", other, "overkill")) return;
  const twice = holdings(r, "overkillTwice").some((holding) => isAbout(r, holding, attacker));
  over = Math.max(0, over + more) * (twice ? 2 : 1);
  if (over <= 0) return;
  damage(r, other, over, "overkill");
  happens(r, { on: "overkill", thing: attacker });
}

const ofCard = (r: Reading, is: string, thing: Thing): number =>
  holdings(r, is)
    .filter((holding) => isAbout(r, holding, thing))
    .reduce((sum, { says, said }) => sum + r.sense.numberOf(r, says.by as number, said), 0);
export const isSaid = (r: Reading, is: string, seat: number, from?: string): boolean =>
  holdings(r, is).some(
    ({ says, said }) => says.from === from && seatsOf(r, says.whose!, said).includes(seat),
  );

/** trails-10.5: as much more as UNITs that it fights lack what it has. */
export function martialArts(r: Reading, thing: Thing): number {
  const fight = fightOf.get(r.world);
  if (!fight?.on || !isFighting(r, thing) || !isActive(thing) || !hasKeyword(r, thing, "martialArts"))
    return 0;
  return everything(r.world).filter(
    (foe) =>
      foe.seat !== thing.seat && isFighting(r, foe) && isActive(foe) && !hasKeyword(r, foe, "martialArts"),
  ).length;
}
/** What fights a UNIT (trails-6.6). */
export const foesOf = (r: Reading, self: Thing): Thing[] =>
  isFighting(r, self)
    ? everything(r.world).filter((foe) => foe !== self && isFighting(r, foe) && isActive(foe))
    : [];
/** trails-6.6 */
export const isFighting = (r: Reading, thing: Thing, as?: "attacker" | "target"): boolean =>
  (["attacker", "target"] as const).some((role) => {
    const fight = fightOf.get(r.world);
    const one = fight?.on ? fight[role] : undefined;
    return (as ?? role) === role && one?.thing === thing && one.life === thing.life;
  });
