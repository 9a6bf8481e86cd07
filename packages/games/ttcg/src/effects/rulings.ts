/** What a text forbids, demands or allows (ttcg-6.1), as a modifier of the kernel. */

import { capital } from "@tefuda/cardtext";
import { type Modifier, modSource } from "@tefuda/kernel";
import { hasAll } from "../rules/14-targets.ts";
import { controller, type Mark } from "../schema.ts";
import type { Cards, Description, Ruling, Who } from "../text/tree.ts";
import { isImmune } from "./immunity.ts";
import { isWho, sideWord } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import { actsFor, type Blueprint, putMark, touching } from "./standing.ts";
import { MeaninglessText } from "./text.ts";

/** A ruling as a blueprint, with its subject: cards or players. */
export function rulingModifier(
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
  except?: Modifier["touches"];
} {
  const against = (d: Description | undefined): Modifier["by"] | undefined => {
    if (!d) return undefined;
    const has = hasAll(d, scope);
    return (m, mod, other) => other < -1 || (other >= 0 && has(m, other, modSource(m, mod), actsFor(m, mod)));
  };
  const byWhom = (by: { who?: Who; what?: Description } | undefined): Modifier["by"] | undefined => {
    if (!by) return undefined;
    const has = by.what ? hasAll(by.what, scope) : undefined;
    const who = by.who ? sideWord(by.who) : undefined;
    return (m, mod, other) =>
      other >= 0 &&
      (!who || isWho(who, controller(m, other), actsFor(m, mod))) &&
      (!has || has(m, other, modSource(m, mod), actsFor(m, mod)));
  };
  if ("immune" in r) return { what: r.immune, blueprint: putMark("immune", byWhom(r.to)) };
  if ("handLimit" in r) return { who: r.who, blueprint: putMark("handLimit"), amount: r.handLimit };
  if ("cannot" in r) {
    switch (r.cannot) {
      case "beTargeted":
        return { what: r.what, blueprint: putMark("cannotBeTargeted", byWhom(r.by)) };
      case "play":
        return { who: r.who, blueprint: putMark("cannotPlay", against(r.what)) };
      case "levelUp":
        return { who: r.who, blueprint: putMark("cannotLevelUp", against(r.what)) };
      case "drawInDrawPhase":
        return { who: r.who, blueprint: putMark("noPhaseDraw") };
      case "losePointsFor":
        if (r.who !== "you") throw new MeaninglessText(MEANING.spared);
        return { what: r.what, blueprint: putMark("losesNoPointsFor") };
      case "draw":
        return {
          who: r.who,
          blueprint: putMark("cannotDraw", r.byEffects ? (_m, _mod, byEffect) => byEffect === 1 : undefined),
        };
      case "gainPoints":
        return { who: r.who, blueprint: putMark("cannotGainPoints") };
      case "losePoints":
        return { who: r.who, blueprint: putMark("cannotLosePoints") };
      case "discard":
        return { who: r.who, blueprint: putMark("cannotDiscard") };
      case "activateEffects":
        return { who: r.who, blueprint: putMark("cannotActivateEffects", against(r.what)) };
      case "attackTarget": {
        const touch = touching(r.target, false);
        return {
          what: r.what,
          blueprint: putMark("cannotAttackTarget", (m, mod, other) => other >= 0 && touch(m, mod, other)),
        };
      }
      default: {
        const name = `cannot${capital(r.cannot)}` as Mark;
        const { by } = r as { by?: { who?: Who; what?: Description } };
        // "in battle by dragons" says the cards, "by spells" the cards and players
        const whom = by && "noun" in by ? { what: by as Description } : by;
        return { what: (r as { what: Cards }).what, blueprint: putMark(name, byWhom(whom)) };
      }
    }
  }
  if ("must" in r) {
    if (r.must !== "attackTarget")
      // the duty to attack a card is one of the units that attack, and so none of those immune to it (ttcg-11.2)
      return r.must === "attack"
        ? { what: r.what, blueprint: putMark("mustAttack") }
        : {
            what: r.what,
            blueprint: putMark("mustBeTarget", (m, mod, other) => !isImmune(m, other, modSource(m, mod))),
          };
    const touch = touching(r.target, false);
    return {
      what: r.what,
      blueprint: putMark(
        "mustAttackTarget",
        (m, mod, other) => other < -1 || (other >= 0 && touch(m, mod, other)),
      ),
    };
  }
  if ("only" in r) {
    if (r.only === "plays") return { who: r.who, blueprint: putMark("onlyPlays"), amount: r.n };
    // "only X can attack": every unit that is not X cannot
    const touch = touching(r.what, false);
    return {
      what: { count: "all", what: { noun: "unit" } },
      blueprint: putMark("cannotAttack"),
      except: touch,
    };
  }
  if ("countsAs" in r) {
    if (r.countsAs !== "everyType")
      throw new MeaninglessText(MEANING.noMeaning("something to count as", String(r.countsAs)));
    return { what: r.what, blueprint: putMark("everyType") };
  }
  if ("redirectAttacks" in r) {
    const touch = touching(r.redirectAttacks, false);
    return {
      what: r.to,
      blueprint: putMark("takesAttacks", (m, mod, other) => other >= 0 && touch(m, mod, other)),
    };
  }
  if ("drawLess" in r) return { who: r.who, blueprint: putMark("drawLess"), amount: r.drawLess };
  switch (r.may) {
    case "attackTimes":
      // "each turn" says no more than that it lasts, which its term says
      void r.eachTurn;
      return { what: r.what, blueprint: putMark("attackTimes"), amount: r.n };
    case "attackEach":
      return { what: r.what, blueprint: putMark("attackEach") };
    case "playsThisTurn":
      return { who: r.who, blueprint: putMark("playsPerTurn"), amount: r.n };
    case "playAnyNumber":
      return { who: r.who, blueprint: putMark("playAnyNumber", against(r.what)) };
    case "beLevelledBy":
      if (r.ranksHigher !== undefined)
        return { what: r.what, blueprint: putMark("levelledHigher"), amount: r.ranksHigher };
      return { what: r.what, blueprint: putMark("levelledBy", against(r.by)) };
    case "attackDirectly":
      return { what: r.what, blueprint: putMark("attackDirectly") };
    case "extraPlays": {
      const { what, eachTurn } = r as { what?: Description; eachTurn?: boolean };
      return {
        who: r.who,
        blueprint: putMark("extraPlays", against(what)),
        amount: r.n,
        eachTurn: eachTurn ?? false,
      };
    }
    case "playsPerTurn":
      return { who: r.who, blueprint: putMark("playsPerTurn"), amount: r.n };
    case "levelAcrossTypes":
      return {
        who: r.who,
        blueprint: putMark("levelAcrossTypes", across(r, scope)),
        ...("n" in r ? { uses: (r as { n: number }).n } : {}),
      };
    case "levelFrom":
      return {
        who: r.who,
        blueprint: putMark(r.zone === "pile" ? "levelFromPile" : "levelFromDeck", against(r.what)),
      };
    case "playHigher":
      return { who: r.who, blueprint: putMark("playHigher", against(r.what)) };
    case "playFrom":
      return { who: r.who, blueprint: putMark("playFromPile", against(r.what)) };
    case "activateInOpponentsTurn":
      return { what: r.what, blueprint: putMark("activateInOpponentsTurn") };
    case "activateTapped":
      return { what: r.what, blueprint: putMark("activateTapped") };
    default:
      throw new MeaninglessText(MEANING.noMeaning("a permission", JSON.stringify(r)));
  }
}

/** Levelling up across types: of which lower card and with which upper one; the lower lies in `m.it`. */
function across(r: { what?: Description; with?: Description; base?: string }, scope: Scope): Modifier["by"] {
  const lower = r.what ? hasAll(r.what, scope) : undefined;
  const upper = r.with ? hasAll(r.with, scope) : undefined;
  if (r.base !== undefined && r.base !== "this")
    throw new MeaninglessText(MEANING.noMeaning("a card to level up", r.base));
  const own = r.base === "this";
  return (m, mod, other) => {
    const self = modSource(m, mod);
    const seat = actsFor(m, mod);
    if (own && m.it !== self) return false;
    return (!lower || lower(m, m.it, self, seat)) && (!upper || upper(m, other, self, seat));
  };
}
