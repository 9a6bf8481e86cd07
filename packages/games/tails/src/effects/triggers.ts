/** When a text is set off by itself (tails-7.14): what happens to cards and players, and what it tells. */
import { type GameEvent, type Machine, NONE, wasIn } from "@tefuda/kernel";
import { actingFor, type Has, type SetOff, type Tells } from "@tefuda/language";
import { has, means, meant, type OwnNodes, type Scope, type World } from "@tefuda/language/standard/index";
import {
  ATTACKED,
  ATTACKS_EVENT,
  BASE_HIT,
  DAMAGED,
  DEPLOYS,
  DIES,
  DISCARDED,
  DODGES,
  DRAWN,
  DREW,
  GIVEN,
  HITS,
  IS_HIT,
  LEAVES,
  LOSES_BASE,
  PLAYS,
  TURN_ENDS,
  TURN_STARTS,
  WITHSTANDS,
} from "../events.ts";
import { ATTACKER, HAND, healthLeft, playerOf } from "../schema.ts";
import type { Description, Trigger, Who } from "../text/tree.ts";

type On<T extends Trigger["on"]> = Extract<Trigger, { on: T }>;

/** Whether a card has any texts is asked last, see `compileText`. */
const HOW = { where: "any", on: () => true } as const;
/** Of a card, seen before it goes. What attacks and is attacked stands among the arguments, and whose side the card is on. */
const seen = (event: GameEvent, tells: Tells = {}): World["happenings"][string] => ({
  event,
  ...HOW,
  tells: { trigger: 0, ...tells },
});
export const HAPPENINGS: World["happenings"] = {
  deployed: seen(DEPLOYS, { side: 1 }),
  given: seen(GIVEN, { side: 1 }),
  dies: seen(DIES, { side: 2 }),
  leaves: seen(LEAVES, { side: 1 }),
  isHit: seen(IS_HIT, { attacker: 1, attacked: 0, side: 2 }),
  withstands: seen(WITHSTANDS, { attacker: 1, attacked: 0 }),
  dodges: seen(DODGES, { attacker: 1, attacked: 0 }),
  damaged: seen(DAMAGED, { attacker: 2 }),
};

/** Health is lost by an attack or by what a text does; who dies by an attack has none left (tails-5.5). */
export const hurtByAttack = (m: Machine): boolean => m.e[2] !== NONE;
export const killedByAttack = (m: Machine, card: number): boolean =>
  m.e[1] !== NONE && m.e[1] === m.number(ATTACKER) && healthLeft(m, card) <= 0;
export const FURTHER: NonNullable<OwnNodes["further"]> = {
  dies: ({ by }: On<"dies">) => by && killedByAttack,
  damaged: ({ by }: On<"damaged">) => by && hurtByAttack,
};

const actsFor = actingFor(playerOf);
/** An event that is asked of what sees it and of the player it acts for. */
const sees = (
  event: GameEvent,
  tells: Tells,
  test: (m: Machine, card: number, of: number) => boolean,
): SetOff => ({
  triggers: [
    {
      event,
      self: false,
      while: "top",
      test: (m, card) => test(m, card, actsFor(m, card)),
    },
  ],
  tellsCard: "trigger" in tells,
  tells,
});
/** An event of a player, who is its first argument. */
function ofPlayer(event: GameEvent, who: Who, scope: Scope, tells: Tells = {}): SetOff {
  const isMeant = means(who, scope);
  return sees(event, { they: 0, ...tells }, (m, card, of) => isMeant(m, m.e[0]!, card, of));
}

/** Of the other card of an attack, which on a base there is none of. */
const fitting = (what: Description, scope: Scope): Has => {
  const fits = has(what, scope, "any");
  return (m, c, self, seat) => c !== NONE && fits(m, c, self, seat);
};

export const TRIGGERS: NonNullable<OwnNodes["triggers"]> = {
  dies: ({ what, by }: On<"dies">, _scope, { happensTo }) => ({
    ...happensTo(DIES, what, { ...HOW, ...(by && { further: killedByAttack }) }),
    tells: { trigger: 0, side: 2, ...(by && { attacker: 1 }) },
  }),
  hits: ({ what, target }: On<"hits">, scope, { happensTo }) => ({
    ...happensTo(HITS, what, HOW, target && fitting(target, scope)),
    tells: { trigger: 0, attacker: 0, attacked: 1 },
  }),
  attacks: ({ what, target }: On<"attacks">, scope, { happensTo }) => ({
    ...happensTo(ATTACKS_EVENT, what, HOW, target && fitting(target, scope)),
    tells: { trigger: 0, attacker: 0, attacked: 1 },
  }),
  attackedBy: ({ what, by }: On<"attackedBy">, scope, { happensTo }) => ({
    ...happensTo(ATTACKED, what, HOW, by && fitting(by, scope)),
    tells: { trigger: 0, attacker: 1, attacked: 0 },
  }),
  dodgedBy({ what }: On<"dodgedBy">, scope) {
    const by = meant(what, scope, "any");
    return sees(DODGES, { trigger: 1, attacker: 1, attacked: 0 }, (m, card, of) => by(m, m.e[1]!, card, of));
  },
  hitsBase({ what, whose }: On<"hitsBase">, scope) {
    const [by, isMeant] = [meant(what, scope, "any"), means(whose, scope)];
    return sees(
      HITS,
      { trigger: 0, attacker: 0, they: 2 },
      (m, card, of) => by(m, m.e[0]!, card, of) && m.e[1] === NONE && isMeant(m, m.e[2]!, card, of),
    );
  },
  attacksBase({ what, whose }: On<"attacksBase">, scope) {
    const [by, isMeant] = [meant(what, scope, "any"), means(whose, scope)];
    return sees(
      ATTACKS_EVENT,
      { trigger: 0, attacker: 0, they: 2 },
      (m, card, of) => by(m, m.e[0]!, card, of) && m.e[1] === NONE && isMeant(m, m.e[2]!, card, of),
    );
  },
  kills({ what, target }: On<"kills">, scope) {
    const by = meant(what, scope, "any");
    const dead = target && has(target, scope, "any");
    return sees(
      DIES,
      { trigger: 1, attacker: 1, attacked: 0, side: 2 },
      (m, card, of) => m.e[1] !== NONE && by(m, m.e[1]!, card, of) && (!dead || dead(m, m.e[0]!, card, of)),
    );
  },
  played({ who, what }: On<"played">, scope) {
    const [isMeant, fits] = [means(who, scope), has(what, scope, "any")];
    return sees(
      PLAYS,
      { trigger: 0, they: 1, side: 1 },
      (m, card, of) => isMeant(m, m.e[1]!, card, of) && fits(m, m.e[0]!, card, of),
    );
  },
  discards({ who, what }: On<"discards">, scope) {
    const [isMeant, fits] = [means(who, scope), has(what, scope, "any")];
    return sees(
      DISCARDED,
      { trigger: 0, they: 1, side: 1 },
      (m, card, of) =>
        m.zoneId(Math.max(0, wasIn(m, m.e[0]!))) === HAND &&
        isMeant(m, m.e[1]!, card, of) &&
        fits(m, m.e[0]!, card, of),
    );
  },
  draws: ({ who, each }: On<"draws">, scope) =>
    each ? ofPlayer(DRAWN, who, scope, { trigger: 1, side: 0 }) : ofPlayer(DREW, who, scope),
  turnStart: ({ whose }: On<"turnStart">, scope) => ofPlayer(TURN_STARTS, whose, scope),
  turnEnd: ({ whose }: On<"turnEnd">, scope) => ofPlayer(TURN_ENDS, whose, scope),
  points: ({ who }: On<"points">, scope) => ofPlayer(LOSES_BASE, who, scope),
  baseHit: ({ whose }: On<"baseHit">, scope) => ofPlayer(BASE_HIT, whose, scope, { attacker: 1 }),
};
