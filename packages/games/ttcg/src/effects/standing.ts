/**
 * Standing changes: what a Passive text always does, what a Continuous or Equip text does while it is active, and what
 * any text does for a time - values, types, bans and permissions - as changes of the kernel.
 */
import { capital } from "@tefuda/cardtext";
import {
  type Change,
  type ChangeParts,
  GROUP,
  type Machine,
  makeChange,
  marked,
  modAmount,
  modSeat,
  modSource,
  NONE,
  printed,
  subjectSeat,
  topOf,
} from "@tefuda/kernel";
import { hasAll } from "../rules/14-targets.ts";
import { controller, type Mark, mark, onTop, SUBTYPES, subTypeBit, TYPES, typeBit } from "../table.ts";
import type { Action, Amount, Cards, Description, Ruling, Who } from "../text/tree.ts";
import { taken } from "./audit.ts";
import { STAT } from "./comparing.ts";
import { isWho } from "./places.ts";
import { type Scope, scopeOf, takesAll } from "./scope.ts";
import type { CardTest } from "./text.ts";

/** The seat a modifier acts for: who made it, or for what always holds whoever controls its card now. */
export const actsFor = (m: Machine, mod: number): number =>
  modSeat(m, mod) >= 0 ? modSeat(m, mod) : controller(m, modSource(m, mod));

/** In a standing change "it" is the card it is attached to, or the card on top of it. */
export const STANDING: Scope = scopeOf({
  it: (m, self) => (m.host(self) >= 0 ? m.host(self) : m.above(self) >= 0 ? topOf(m, self) : self),
  trigger: (m, self) => (m.host(self) >= 0 ? m.host(self) : m.above(self) >= 0 ? topOf(m, self) : self),
});

/** Whether a subject is among the cards of a phrase at this moment. */
export function touching(
  cards: Cards,
  equip: boolean,
): (m: Machine, mod: number, subject: number) => boolean {
  if ("both" in cards) {
    const all = cards.both.map((c) => touching(c, equip));
    return (m, mod, subject) => all.some((t) => t(m, mod, subject));
  }
  if ("ref" in cards) {
    if (equip && (cards.ref === "it" || cards.ref === "equipped"))
      return (m, mod, subject) => subject >= 0 && m.host(modSource(m, mod)) === subject;
    const one = STANDING.one(cards.ref);
    return (m, mod, subject) => subject >= 0 && one(m, modSource(m, mod), actsFor(m, mod)) === subject;
  }
  takesAll(cards);
  const has = hasAll(cards.what, STANDING);
  const { zone } = cards.what;
  if (zone && zone.in !== "field") throw new Error("a standing change holds for cards on the field only");
  return (m, mod, subject) =>
    subject >= 0 && onTop(m, subject) && has(m, subject, modSource(m, mod), actsFor(m, mod));
}

/** What a change says of itself: its field in {@link Change} without subject and term. */
export type Blueprint = Omit<ChangeParts, "touches">;

const SAYS: Partial<Record<Mark, string>> = {
  cannotAttack: "cannot attack",
  cannotBeDestroyed: "indestructible",
  cannotBeDestroyedInBattle: "cannot be destroyed in battle",
  cannotBeDestroyedByEffects: "cannot be destroyed by effects",
  cannotBeAttacked: "cannot be attacked",
  cannotActivate: "cannot activate effects",
  cannotBeLevelledUp: "cannot be levelled up",
  cannotTap: "cannot be tapped",
  cannotUntap: "cannot be untapped",
  cannotAttackDirectly: "cannot attack directly",
  cannotLeaveField: "cannot leave the field",
  cannotChangeControl: "cannot change control",
  cannotBeTargeted: "cannot be targeted",
  immune: "immune",
  mustAttack: "must attack",
  mustBeTarget: "must be attacked",
  attackTimes: "attacks more than once",
  attackDirectly: "may attack directly",
  activateInOpponentsTurn: "acts in the opponent's turn",
  activateTapped: "acts while tapped",
  noEffects: "has lost its effects",
  cannotAttackTarget: "cannot attack some units",
};
const put = (name: Mark, by?: Change["by"]): Blueprint => ({
  mark: mark(name),
  says: SAYS[name],
  ...(by ? { by } : {}),
});

/** A blueprint with whom it touches, as a change. */
export function changeFor(
  blueprint: Blueprint,
  touches: Change["touches"] | undefined,
  during?: CardTest,
): Change {
  return makeChange({
    ...blueprint,
    touches,
    ...(during ? { during: (m, mod) => during(m, modSource(m, mod), actsFor(m, mod)) } : {}),
  });
}

/** What a card always does, or does while it is active, stops while it has lost its effects. */
export function whileItHasEffects(change: Change): Change {
  if (change.mark === mark("noEffects")) return change;
  const { during } = change;
  return makeChange({
    ...change,
    during: (m, mod) =>
      marked(m, modSource(m, mod), mark("noEffects")) === NONE && (during?.(m, mod) ?? true),
  });
}

/** The changes of values in an action, amounts read live (`standing`) or kept in the modifier. */
export function valueChanges(
  a: Action,
  scope: Scope,
  standing: boolean,
): { what: Cards; blueprints: { blueprint: Blueprint; amount?: Amount }[] } | undefined {
  switch (a.do) {
    case "change":
      return {
        what: a.what,
        blueprints: a.stats.map((s) => {
          const live = standing && typeof s.n !== "number" ? scope.amount(s.n) : undefined;
          const n = (m: Machine, mod: number): number =>
            live ? live(m, modSource(m, mod), actsFor(m, mod)) : modAmount(m, mod);
          const fold: Change["fold"] =
            s.op === "set"
              ? (m, _before, mod) => n(m, mod)
              : s.op === "add"
                ? (m, before, mod) => before + n(m, mod)
                : (m, before, mod) => before - n(m, mod);
          return { blueprint: { stat: STAT[s.stat], fold }, amount: s.n };
        }),
      };
    case "scale":
      return {
        what: a.what,
        blueprints: [
          {
            blueprint: {
              stat: STAT[a.stat],
              fold: a.by === "double" ? (_m, before) => before * 2 : (_m, before) => Math.floor(before / 2),
            },
          },
        ],
      };
    case "invert": {
      // ttcg-15.7: changes count in the order they came, so this turns those before it: what was gained is lost
      const turned = (stat: number): Blueprint => ({
        stat,
        fold: (m, before, _mod, card) => 2 * printed(m, card, stat) - before,
        says: "its changes are inverted",
      });
      return {
        what: { count: "all", what: { noun: "unit" } },
        blueprints: taken(a.stats).map((name) => ({ blueprint: turned(STAT[name]) })),
      };
    }
    case "become": {
      const blueprints: { blueprint: Blueprint }[] = [];
      const { also, chosen } = a;
      const types = a.types ? taken(a.types) : undefined;
      if (chosen) {
        const stat = chosen === "type" ? TYPES : SUBTYPES;
        // the word chosen is a number; the modifier keeps it
        const fold: Change["fold"] = also
          ? (m, before, mod) => before | (1 << modAmount(m, mod))
          : (m, _before, mod) => 1 << modAmount(m, mod);
        return {
          what: a.what,
          blueprints: [
            {
              blueprint: { stat, fold, says: `has the chosen ${chosen}` },
              amount: { chosenWord: chosen } as never,
            },
          ],
        };
      }
      if (types) {
        const bits = types.reduce((n, t) => n | typeBit(t), 0);
        return {
          what: a.what,
          blueprints: [
            {
              blueprint: {
                stat: TYPES,
                fold: also ? (_m, before) => before | bits : () => bits,
                says: `is ${types.join(" and ")}`,
              },
            },
          ],
        };
      }
      const word = (stat: number, bit: number): void => {
        blueprints.push({
          blueprint: {
            stat,
            fold: also ? (_m, before) => before | bit : () => bit,
            says: `is ${a.type ?? a.subType}`,
          },
        });
      };
      if (a.type) word(TYPES, typeBit(a.type));
      if (a.subType) word(SUBTYPES, subTypeBit(a.subType));
      return { what: a.what, blueprints };
    }
    case "loseType": {
      const bit = subTypeBit(a.subType);
      return {
        what: a.what,
        blueprints: [{ blueprint: { stat: SUBTYPES, fold: (_m, before) => before & ~bit } }],
      };
    }
    case "loseEffects":
      return { what: a.what, blueprints: [{ blueprint: put("noEffects") }] };
    default:
      return undefined;
  }
}

/** A ruling as a blueprint, with its subject: cards or players. */
export function rulingChange(
  r: Ruling,
  scope: Scope,
): {
  what?: Cards;
  who?: Who;
  blueprint: Blueprint;
  amount?: number;
  uses?: number;
  /** Of a number for a turn: whether the text says that it is for each; undefined where that is no question. */
  eachTurn?: boolean;
  except?: Change["touches"];
} {
  const against = (d: Description | undefined): Change["by"] | undefined => {
    if (!d) return undefined;
    const has = hasAll(d, scope);
    return (m, mod, other) => other < -1 || (other >= 0 && has(m, other, modSource(m, mod), actsFor(m, mod)));
  };
  const byWhom = (by: { who?: Who; what?: Description } | undefined): Change["by"] | undefined => {
    if (!by) return undefined;
    const has = by.what ? hasAll(by.what, scope) : undefined;
    const { who } = by;
    return (m, mod, other) =>
      other >= 0 &&
      (!who || isWho(who, controller(m, other), actsFor(m, mod))) &&
      (!has || has(m, other, modSource(m, mod), actsFor(m, mod)));
  };
  if ("immune" in r) return { what: r.immune, blueprint: put("immune", byWhom(r.to)) };
  if ("handLimit" in r) return { who: r.who, blueprint: put("handLimit"), amount: r.handLimit };
  if ("cannot" in r) {
    switch (r.cannot) {
      case "beTargeted":
        return { what: r.what, blueprint: put("cannotBeTargeted", byWhom(r.by)) };
      case "play":
        return { who: r.who, blueprint: put("cannotPlay", against(r.what)) };
      case "levelUp":
        return { who: r.who, blueprint: put("cannotLevelUp", against(r.what)) };
      case "drawInDrawPhase":
        return { who: r.who, blueprint: put("noPhaseDraw") };
      case "losePointsFor":
        if (r.who !== "you") throw new Error("only its own player is spared points by a text");
        return { what: r.what, blueprint: put("losesNoPointsFor") };
      case "draw":
        return {
          who: r.who,
          blueprint: put("cannotDraw", r.byEffects ? (_m, _mod, byEffect) => byEffect === 1 : undefined),
        };
      case "gainPoints":
        return { who: r.who, blueprint: put("cannotGainPoints") };
      case "losePoints":
        return { who: r.who, blueprint: put("cannotLosePoints") };
      case "discard":
        return { who: r.who, blueprint: put("cannotDiscard") };
      case "activateEffects":
        return { who: r.who, blueprint: put("cannotActivateEffects", against(r.what)) };
      case "attackTarget": {
        const touch = touching(r.target, false);
        return {
          what: r.what,
          blueprint: put("cannotAttackTarget", (m, mod, other) => other >= 0 && touch(m, mod, other)),
        };
      }
      default: {
        const name = `cannot${capital(r.cannot)}` as Mark;
        const { by } = r as { by?: { who?: Who; what?: Description } };
        // "in battle by dragons" says the cards, "by spells" the cards and players
        const whom = by && "noun" in by ? { what: by as Description } : by;
        return { what: (r as { what: Cards }).what, blueprint: put(name, byWhom(whom)) };
      }
    }
  }
  if ("must" in r) {
    if (r.must !== "attackTarget")
      return { what: r.what, blueprint: put(r.must === "attack" ? "mustAttack" : "mustBeTarget") };
    const touch = touching(r.target, false);
    return {
      what: r.what,
      blueprint: put(
        "mustAttackTarget",
        (m, mod, other) => other < -1 || (other >= 0 && touch(m, mod, other)),
      ),
    };
  }
  if ("only" in r) {
    if (r.only === "plays") return { who: r.who, blueprint: put("onlyPlays"), amount: r.n };
    // "only X can attack": every unit that is not X cannot
    const touch = touching(r.what, false);
    return { what: { count: "all", what: { noun: "unit" } }, blueprint: put("cannotAttack"), except: touch };
  }
  if ("countsAs" in r) {
    if (r.countsAs !== "everyType")
      throw new Error(`something to count as that has no meaning yet: ${String(r.countsAs)}`);
    return { what: r.what, blueprint: put("everyType") };
  }
  if ("redirectAttacks" in r) {
    const touch = touching(r.redirectAttacks, false);
    return {
      what: r.to,
      blueprint: put("takesAttacks", (m, mod, other) => other >= 0 && touch(m, mod, other)),
    };
  }
  if ("drawLess" in r) return { who: r.who, blueprint: put("drawLess"), amount: r.drawLess };
  switch (r.may) {
    case "attackTimes":
      // "each turn" says no more than that it lasts, which its term says
      void r.eachTurn;
      return { what: r.what, blueprint: put("attackTimes"), amount: r.n };
    case "attackEach":
      return { what: r.what, blueprint: put("attackEach") };
    case "playsThisTurn":
      return { who: r.who, blueprint: put("playsPerTurn"), amount: r.n };
    case "playAnyNumber":
      return { who: r.who, blueprint: put("playAnyNumber", against(r.what)) };
    case "beLevelledBy":
      if (r.ranksHigher !== undefined)
        return { what: r.what, blueprint: put("levelledHigher"), amount: r.ranksHigher };
      return { what: r.what, blueprint: put("levelledBy", against(r.by)) };
    case "attackDirectly":
      return { what: r.what, blueprint: put("attackDirectly") };
    case "extraPlays": {
      const { what, eachTurn } = r as { what?: Description; eachTurn?: boolean };
      return {
        who: r.who,
        blueprint: put("extraPlays", against(what)),
        amount: r.n,
        eachTurn: eachTurn ?? false,
      };
    }
    case "playsPerTurn":
      return { who: r.who, blueprint: put("playsPerTurn"), amount: r.n };
    case "levelAcrossTypes":
      return {
        who: r.who,
        blueprint: put("levelAcrossTypes", across(r, scope)),
        ...("n" in r ? { uses: (r as { n: number }).n } : {}),
      };
    case "levelFrom":
      return {
        who: r.who,
        blueprint: put(r.zone === "pile" ? "levelFromPile" : "levelFromDeck", against(r.what)),
      };
    case "playHigher":
      return { who: r.who, blueprint: put("playHigher", against(r.what)) };
    case "playFrom":
      return { who: r.who, blueprint: put("playFromPile", against(r.what)) };
    case "activateInOpponentsTurn":
      return { what: r.what, blueprint: put("activateInOpponentsTurn") };
    case "activateTapped":
      return { what: r.what, blueprint: put("activateTapped") };
    default:
      throw new Error(`a permission that has no meaning yet: ${JSON.stringify(r)}`);
  }
}

/** Levelling up across types: of which lower card and with which upper one; the lower lies in `m.it`. */
function across(r: { what?: Description; with?: Description; base?: string }, scope: Scope): Change["by"] {
  const lower = r.what ? hasAll(r.what, scope) : undefined;
  const upper = r.with ? hasAll(r.with, scope) : undefined;
  if (r.base !== undefined && r.base !== "this")
    throw new Error(`a card to level up that has no meaning yet: ${r.base}`);
  const own = r.base === "this";
  return (m, mod, other) => {
    const self = modSource(m, mod);
    const seat = actsFor(m, mod);
    if (own && m.it !== self) return false;
    return (!lower || lower(m, m.it, self, seat)) && (!upper || upper(m, other, self, seat));
  };
}

/** Touches the seats that a word for players means. */
export function touchingSeats(who: Who): Change["touches"] {
  return (m, mod, subject) => subject < GROUP && isWho(who, subjectSeat(subject), actsFor(m, mod));
}

/** An amount as a mark keeps it when its modifier carries none. */
export const fixed = (n: number | undefined): Pick<ChangeParts, "fold"> =>
  n === undefined ? {} : { fold: () => n };
