/** What texts of Three Kingdoms have done to cards and players, as its book says it. */
import { numberOf } from "../reader/amounts.ts";
import type { Asking } from "../reader/asking.ts";
import { pick } from "../reader/cards.ts";
import { each } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { away, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { forbidden, hasKeyword, holdings, isAbout } from "../reader/standing.ts";
import type { Amount, Cards } from "../reader/tree.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, type Found, found, type Thing, type World, zoneOf } from "../reader/world.ts";

export const FIELD = "battlefield";
export const isGeneral = (thing: Thing): boolean => thing.print.type === "general";
export const inPlay = ({ zone }: Thing): boolean => zone === FIELD || zone === "resources";
/** The attack under way (sangoku-7.1): who fights whom, and who of them has retired from it. */
export interface Battle {
  attacker: Found;
  target?: Found;
  interceptor?: Found;
  defender?: Found;
  retired: Thing[];
  off: boolean;
}
export const battleOf = new WeakMap<World, Battle>();
const isOne = (thing: Thing, one: Found | undefined): boolean =>
  one?.thing === thing && one.life === thing.life;

/** sangoku-7.15: to the discard pile of its owner; `by`, by an effect of whom. */
export function* retire(r: Reading, cards: readonly Thing[], by?: number): Asking<number> {
  const can = cards.filter(
    (thing) =>
      isGeneral(thing) &&
      thing.zone === FIELD &&
      !forbidden(r, thing, "retire") &&
      !(by !== undefined && isSpared(r, thing, by)),
  );
  const all: Thing[] = [];
  for (const thing of can) if (!(yield* r.sense.replaced(r, { on: "retires", thing }))) all.push(thing);
  const battle = battleOf.get(r.world);
  const roles = all.map((thing) => roleIn(battle, thing));
  for (const [i, thing] of all.entries())
    happens(r, { on: "retires", thing, battle: battle !== undefined, as: roles[i]! });
  if (battle) battle.retired.push(...all.filter((_, i) => roles[i] !== undefined));
  for (const thing of all) yield* toPile(r, thing);
  return all.length;
}

/** Its part in the attack, where texts ask for it (sangoku-9.12). */
export function roleIn(battle: Battle | undefined, thing: Thing): string | undefined {
  if (!battle) return undefined;
  if (isOne(thing, battle.attacker)) return "attacker";
  return isOne(thing, battle.defender) ? "defender" : undefined;
}

/** Whether a text keeps it from being retired by effects, of anybody or of the opponent. */
const isSpared = (r: Reading, thing: Thing, by: number): boolean =>
  holdings(r, "cannot").some((holding) => {
    const { says, said } = holding;
    if (says.what !== "beRetired" || !isAbout(r, holding, thing)) return false;
    const { whom } = says;
    const theirs = whom !== undefined && "count" in whom && whom.what.side === "opponents";
    return !theirs || by !== said.you;
  });

/** sangoku-7.12, 7.14: damage of a fight. */
export function strike(thing: Thing, n: number): void {
  thing.counts.damage = (thing.counts.damage ?? 0) + n;
}

/** sangoku-7.13, 7.14 */
function hurt(r: Reading, thing: Thing, n: number): boolean {
  if (!isGeneral(thing) || thing.zone !== FIELD) return false;
  const about = (is: string) =>
    holdings(r, is).filter((holding) => holding.says.kind === "special" && isAbout(r, holding, thing));
  if (about("noDamage").length > 0) return false;
  const less = about("lessDamage").reduce(
    (sum, { says, said }) => sum + numberOf(r, says.by as Amount, said),
    0,
  );
  const dealt = n - less;
  // sangoku-10.4
  if (dealt <= 0 || (dealt <= 1000 && hasKeyword(r, thing, "avoidance"))) return false;
  thing.counts.damage = (thing.counts.damage ?? 0) + dealt;
  happens(r, { on: "damaged", thing, n: dealt, kind: "special" });
  return true;
}

export const tap = (r: Reading, thing: Thing): boolean => {
  if (!inPlay(thing) || thing.turned) return false;
  happens(r, { on: "taps", thing });
  thing.turned = true;
  return true;
};
export const stand = (r: Reading, thing: Thing): boolean => {
  if (!inPlay(thing) || !thing.turned || forbidden(r, thing, "stand")) return false;
  happens(r, { on: "stands", thing });
  thing.turned = false;
  return true;
};

export const verbs: Rules["verbs"] = {
  retire: (r, cards, _action, { you }) => retire(r, cards, you),
  damage(r, cards, { n }, said) {
    const by = numberOf(r, n!, said);
    return each(cards, (thing) => hurt(r, thing, by));
  },
  heal: (_r, cards) =>
    each(cards, (thing) => {
      const was = thing.counts.damage ?? 0;
      thing.counts.damage = 0;
      return was > 0;
    }),
  tap: (r, cards) => each(cards, (thing) => tap(r, thing)),
  stand: (r, cards) => each(cards, (thing) => stand(r, thing)),
  turnUp: (r, cards) =>
    each(cards, (thing) => {
      // sangoku-5.3
      if (thing.zone !== "resources" || !thing.faceDown) return false;
      if (thing.print.type !== "general" && thing.print.type !== "reinforcement") return false;
      thing.faceDown = false;
      happens(r, { on: "turnedUp", thing, seat: thing.seat });
      return true;
    }),
  turnDown: (_r, cards) =>
    each(cards, (thing) => {
      if (thing.zone !== "resources" || thing.faceDown) return false;
      thing.faceDown = true;
      return true;
    }),
  enter: (r, cards, { turned }) => each(cards, (thing) => enter(r, thing, thing.owner, turned === true)),
  toResources: (r, cards, { face, turned }) =>
    each(cards, function* (thing) {
      if (face === "up" && thing.print.type !== "general" && thing.print.type !== "reinforcement")
        return false;
      yield* away(r, thing, thing.owner, "resources");
      thing.faceDown = face === "down";
      thing.turned = turned === true;
      return true;
    }),
};

/** sangoku-9.4: put, not summoned. */
export function* enter(r: Reading, thing: Thing, seat: number, turned: boolean): Asking<boolean> {
  if (!isGeneral(thing) || thing.zone === FIELD) return false;
  yield* away(r, thing, seat, FIELD);
  thing.turned = turned;
  // sangoku-1.4
  thing.counts.came = 1;
  happens(r, { on: "enters", thing });
  return true;
}

/** sangoku-8.2 to 8.4, 8.8 */
export function* fortsFall(r: Reading, seat: number, n: number): Asking<number> {
  const down = zoneOf(r.world, seat, "forts").slice(0, Math.max(0, n));
  for (const thing of down) {
    yield* toPile(r, thing);
    happens(r, { on: "fortDown", seat, thing });
  }
  return down.length;
}

export const actions: Rules["actions"] = {
  *points(r, { who, n }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) all += yield* fortsFall(r, seat, numberOf(r, n!, said));
    return all;
  },
  /** Behind the last (sangoku-2.7). */
  *toForts(r, { what }, said) {
    const cards = yield* pick(r, what as Cards, said, said.by);
    // as they lie, since the text leaves it open
    const lying = everything(r.world).filter((thing) => cards.includes(thing));
    for (const thing of lying) yield* away(r, thing, thing.owner, "forts");
    said.it = cards.map(found);
    return cards.length;
  },
  endBattle(r) {
    const battle = battleOf.get(r.world);
    if (!battle) return 0;
    battle.off = true;
    return 1;
  },
  /** sangoku-8.10 */
  lose(r, { who }, said) {
    r.world.over = { lost: seatsOf(r, who!, said) };
    return 1;
  },
};
