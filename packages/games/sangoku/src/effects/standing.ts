/** What holds while a text is on: statements as modifiers of the kernel. */

import { WordsError } from "@tefuda/kernel";
import {
  type Has,
  type Held,
  type Holding,
  type Made,
  making,
  once,
  partsOf,
  spaced,
} from "@tefuda/language";
import { isShielded } from "../emblems.ts";
import {
  ANY_COST,
  emblemBit,
  FORT_DAMAGE,
  HAND,
  type Mark,
  mark,
  nationBit,
  POWER,
  works,
} from "../schema.ts";
import type { Amount, Cards, Deed, Description, PlayerDeed, Statement } from "../text/tree.ts";
import { condition } from "./conditions.ts";
import { amount, has, isWho, meant, type Scope } from "./describe.ts";
import { MEANING } from "./says.ts";

const DEEDS: Record<Deed, Mark> = {
  attack: "cannotAttack",
  attackForts: "cannotAttackForts",
  beAttacked: "cannotBeAttacked",
  intercept: "cannotIntercept",
  beIntercepted: "cannotBeIntercepted",
  retire: "cannotRetire",
  beRetired: "cannotBeRetired",
  stand: "cannotStand",
  standUp: "cannotStandUp",
  beChosen: "cannotBeChosen",
  strikeBack: "cannotStrikeBack",
};
const PLAYER_DEEDS: Record<PlayerDeed, Mark> = {
  summon: "cannotSummon",
  equip: "cannotEquip",
  playMainTactics: "cannotPlayMainTactics",
  playBattleTactics: "cannotPlayBattleTactics",
  playScenarios: "cannotPlayScenarios",
  intercept: "playerCannotIntercept",
  ambush: "cannotAmbush",
  musou: "cannotMusou",
  draw: "cannotDraw",
};
const NO_DAMAGE = { battle: "noBattleDamage", special: "noSpecialDamage" } as const;
const LESS_DAMAGE = { battle: "lessBattleDamage", special: "lessSpecialDamage" } as const;

/** A mark that whoever sees the card is told of, in plain words: "cannot attack". */
const told = (name: Mark): { mark: number; says: string } => ({ mark: mark(name), says: spaced(name) });

/** sangoku-11.6: the opponent's effects pass some cards by. */
const HELD: Held<Cards, "now", Amount, Scope> = { works, meant, amount, isWho, shielded: isShielded };

/** The modifiers that a statement makes. */
export function modifiersOf(s: Statement, scope: Scope, how: Holding): Made<Amount>[] {
  const { cards, plainly, seats, make, asked, playable, playableByOther, against, byEffects } = making(
    HELD,
    scope,
    how,
    isEntangled(s),
  );
  switch (s.is) {
    case "bonus":
      return [make({ stat: POWER }, cards(s.who), { by: s.by.power })];
    case "fortDamage":
      return [make({ stat: FORT_DAMAGE }, cards(s.who), { by: s.by })];
    case "has":
      return s.keywords.map((e) =>
        asked({ mark: mark("emblems"), bits: emblemBit(e), says: spaced(e) }, cards(s.who)),
      );
    case "loses":
      if (s.keywords === "all")
        return [asked({ mark: mark("lost"), bits: ALL, says: "no emblems" }, cards(s.who))];
      return s.keywords.map((e) =>
        asked({ mark: mark("lost"), bits: emblemBit(e), says: `no ${spaced(e)}` }, cards(s.who)),
      );
    case "joins":
      return [
        asked(
          { mark: mark("nations"), bits: s.traits.nation.reduce((all, n) => all | nationBit(n), 0) },
          cards(s.who),
        ),
      ];
    case "silent":
      // whether a text is on is asked of all that silence, and so of itself
      return [once(make(told("silent"), cards(s.who)))];
    case "attacks":
      return [make({ mark: mark("attacks") }, cards(s.who), { by: s.more })];
    case "attacksUpTo":
      return [make({ mark: mark("attacksUpTo") }, cards(s.who), { by: s.times })];
    case "cannot": {
      const unless = s.unless ? condition(s.unless, scope) : undefined;
      // what is attacked or intercepted, or what does it; of effects, their player
      const regard =
        s.whom === undefined
          ? undefined
          : s.what === "beRetired"
            ? byEffects("count" in s.whom && s.whom.what.side === "opponents")
            : against(meant(s.whom, scope, "any"));
      return [
        make({ ...told(DEEDS[s.what]), ...regard }, cards(s.who), {
          ...(unless ? { further: (m, self, seat) => !unless(m, self, seat) } : {}),
        }),
      ];
    }
    case "must":
      return [make(told("mustAttack"), cards(s.who))];
    case "attacksStanding":
      return [make(told("attacksStanding"), cards(s.who))];
    case "unaffected":
      // being unaffected is not itself asked whether it touches what is unaffected; it is its own side's
      return [asked(told("unaffected"), plainly(meant(s.who, scope)))];
    case "noDamage":
      return [make(told(NO_DAMAGE[s.kind]), cards(s.who))];
    case "lessDamage":
      return [make({ mark: mark(LESS_DAMAGE[s.kind]) }, cards(s.who), { by: s.by })];
    case "cost":
      return [
        make(
          { stat: ANY_COST },
          (s.who === "opponent" ? playableByOther : playable)(has(s.of, scope, "any"), HAND),
          { by: s.by },
        ),
      ];
    case "handLimit":
      return [make({ mark: mark("handLimit") }, seats(s.whose), { by: s.by })];
    case "resourcesPerTurn":
      return [make({ mark: mark("resourcesPerTurn") }, seats(s.whose), { by: s.by })];
    case "playersCannot":
      return [
        make(
          { mark: mark(PLAYER_DEEDS[s.what]), ...(s.card && against(barred(s.what, s.card, scope))) },
          seats(s.who),
        ),
      ];
  }
}

const ALL = 0x7fff_ffff;

/** Which cards a player cannot play. */
function barred(what: PlayerDeed, card: Description, scope: Scope): Has {
  if (what === "draw" || what === "intercept" || what === "ambush" || what === "musou")
    throw new WordsError(MEANING.nonePlayed);
  return has(card, scope, "any");
}

/** Whether a tree asks about emblems, nations or values, which other texts may change. */
export const isEntangled = (tree: object): boolean =>
  partsOf(tree).some((part) => {
    const d = part as Partial<Description>;
    if (!("noun" in part)) return false;
    return (
      [d.traits?.nation, d.keywords, d.lacks, d.is?.dance].some((x) => x !== undefined) ||
      (d.bounds ?? []).some(({ of }) => of === "power")
    );
  });
