/** How units of Tails attack, as its book says it: for two, with units alone on the battlefield. */
import { numberOf } from "../reader/amounts.ts";
import { type Asking, Unread } from "../reader/asking.ts";
import { happens } from "../reader/happening.ts";
import type { Offer, Reading } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import {
  allowed,
  figure,
  forbidden,
  forbiddenTo,
  hasKeyword,
  holdings,
  isAbout,
  limitOf,
  speaksOf,
} from "../reader/standing.ts";
import { type Thing, zoneOf } from "../reader/world.ts";
import { deploy, die, FIELD, hasDied, hurt, loseBase, overrun } from "./tails-deeds.ts";

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const typeOf = ({ print }: Thing): string => print.traits.unit![0]!;
const made = ({ counts }: Thing): number => counts.attacks ?? 0;

/** How often the player whose turn it is has done something in it, where a text limits that. */
const done = ({ world }: Reading, deed: string): number => world.sides[world.player]!.points[deed] ?? 0;
const does = (r: Reading, deed: string): void => {
  r.world.sides[r.world.player]!.points[deed] = done(r, deed) + 1;
};

/** What the player whose turn it is can do with units. */
export function offers(r: Reading): Offer[] {
  return [...attacks(r), ...deployments(r)];
}

/** tails-4.10: any number of cards that ask for nothing. */
function deployments(r: Reading): Offer[] {
  const seat = r.world.player;
  if (done(r, "deployed") >= limitOf(r, "deployments", seat, Number.MAX_SAFE_INTEGER)) return [];
  if (zoneOf(r.world, seat, "hand").some(({ print }) => print.type === "equipment"))
    throw new Unread("equipment in hand");
  return zoneOf(r.world, seat, "hand")
    .filter((thing) => thing.print.type === "unit" && !forbiddenTo(r, seat, "deploy", thing))
    .map((thing) => ({
      say: `deploy ${thing.name}`,
      *does() {
        does(r, "deployed");
        yield* deploy(r, thing, seat);
        yield* ended(r);
      },
    }));
}

/** tails-5.1, 5.2 */
function attacks(r: Reading): Offer[] {
  const { player } = r.world;
  if (done(r, "attacked") >= limitOf(r, "attacks", player, Number.MAX_SAFE_INTEGER)) return [];
  const others = zoneOf(r.world, 1 - player, FIELD);
  return zoneOf(r.world, player, FIELD)
    .filter((unit) => made(unit) < figure(r, unit, "attacks"))
    .flatMap((attacker) => {
      const { name } = attacker;
      const units = others
        .filter((target) => canAttack(r, attacker, target))
        .map(
          (target): Offer => ({
            say: `attack ${name} > ${target.name}`,
            does: () => attack(r, attacker, target),
          }),
        );
      if (!reachesBase(r, attacker, others)) return units;
      return [...units, { say: `attack base with ${name}`, does: () => attack(r, attacker) }];
    });
}

const canAttack = (r: Reading, attacker: Thing, target: Thing): boolean =>
  !forbidden(r, attacker, "attack", { card: target }) &&
  !forbidden(r, target, "beAttacked", { card: attacker });

/** tails-5.2, 5.7: a unit defends that could be attacked, by this attacker as the engine has it. */
function reachesBase(r: Reading, attacker: Thing, others: readonly Thing[]): boolean {
  const at = { seat: 1 - attacker.seat };
  if (forbidden(r, attacker, "attack", {}) || forbidden(r, attacker, "attackBase", at)) return false;
  if (hasKeyword(r, attacker, "direct") || allowed(r, "may", attacker, "attackBase", at)) return true;
  return others.every((unit) => forbidden(r, unit, "defend") || !canAttack(r, attacker, unit));
}

/** tails-5.9: named, dodged or taken, and then its outcome. Without a target it is on the base. */
function* attack(r: Reading, attacker: Thing, target?: Thing): Asking<void> {
  const roles = { attacker, ...(target && { attacked: target }) };
  attacker.counts.attacks = made(attacker) + 1;
  does(r, "attacked");
  happens(r, { on: "attacks", thing: attacker, roles, ...(target && { whom: target }) });
  if (!target) {
    happens(r, { on: "attacksBase", thing: attacker, seat: 1 - attacker.seat, roles });
    yield* hitBase(r, attacker);
  } else {
    happens(r, { on: "attackedBy", thing: target, whom: attacker, roles });
    if (yield* dodges(r, attacker, target)) {
      happens(r, { on: "dodges", thing: target, whom: attacker, roles });
      happens(r, { on: "dodgedBy", thing: attacker, whom: target, roles });
      yield* hitBase(r, attacker, target);
    } else yield* hit(r, attacker, target);
  }
  yield* ended(r);
}

/** What was set off happens, and it is looked who has lost (tails-7.14, 8.1). */
function* ended(r: Reading): Asking<void> {
  yield* r.rules.after!(r);
  yield* settle(r);
  overrun(r);
}

/** tails-5.6, 5.7, 6.1, 6.2, 1.10: what says cannot beats what says must or may. */
function* dodges(r: Reading, attacker: Thing, target: Thing): Asking<boolean> {
  const at = { card: attacker };
  const able = typeOf(target) !== "position" || allowed(r, "may", target, "dodge", at);
  const sure = ["direct", "explosive"].some((word) => hasKeyword(r, attacker, word));
  const unprevented = holdings(r, "unprevented").some(
    (holding) => isAbout(r, holding, attacker) && (!holding.says.first || made(attacker) <= 1),
  );
  if (!able || sure || unprevented || forbidden(r, target, "dodge", at)) return false;
  if (allowed(r, "must", target, "takeHits", at)) return false;
  if (allowed(r, "must", target, "dodge", at)) return true;
  return (yield { about: "may", who: target.seat }) as boolean;
}

/** tails-5.4, 5.5 */
function* hit(r: Reading, attacker: Thing, target: Thing): Asking<void> {
  const roles = { attacker, attacked: target };
  const strength = figure(r, attacker, `attack${capital(typeOf(target))}`);
  if (strength < figure(r, target, `defense${capital(typeOf(attacker))}`)) {
    happens(r, { on: "withstands", thing: target, whom: attacker, roles });
    return;
  }
  happens(r, { on: "hits", thing: attacker, whom: target, roles });
  happens(r, { on: "isHit", thing: target, whom: attacker, roles });
  const standard = limitOf(r, "hitDamage", target.seat, 1);
  yield* hurt(r, target, taken(r, "strikes", attacker, "units", target) ?? standard, true);
  if (hasDied(r, target)) yield* die(r, [target], attacker);
}

/** tails-5.3, 6.1: also what was dodged hits the base. */
function* hitBase(r: Reading, attacker: Thing, dodger?: Thing): Asking<void> {
  const seat = 1 - attacker.seat;
  const roles = { attacker };
  happens(r, { on: "hits", thing: attacker, roles });
  happens(r, { on: "hitsBase", thing: attacker, seat, roles });
  happens(r, { on: "baseHit", seat, roles });
  const cost = dodger && taken(r, "dodgeCost", dodger);
  const strikes = taken(r, "strikes", attacker, "base");
  yield* loseBase(r, seat, cost ?? strikes ?? limitOf(r, "baseDamage", seat, 1));
}

/** What texts say that a hit takes, the one said last if several do. */
function taken(r: Reading, is: string, thing: Thing, of?: string, target?: Thing): number | undefined {
  const last = holdings(r, is)
    .filter(
      (holding) =>
        holding.says.of === of &&
        isAbout(r, holding, thing) &&
        (!holding.says.whom ||
          (target !== undefined && speaksOf(r, holding.says.whom, holding.said, target))),
    )
    .at(-1);
  return last && numberOf(r, last.says.set!, last.said);
}
