/** What a text forbids, demands or allows (ttcg-6.1), as a modifier of the kernel. */

import { capital } from "@tefuda/cardtext";
import { type Modifier, modSource, WordsError } from "@tefuda/kernel";
import { hasAll } from "../rules/14-targets.ts";
import { controller, type Mark } from "../schema.ts";
import type { Cards, Description, Ruling, Source, Who } from "../text/tree.ts";
import { isImmune } from "./immunity.ts";
import { isWho, sideWord } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import { actsFor, type Blueprint, putMark, touching } from "./standing.ts";

/** A ruling as a blueprint, with its subject: cards or players. */
interface Made {
  what?: Cards;
  who?: Who;
  blueprint: Blueprint;
  amount?: number;
  uses?: number;
  /** Of a number for a turn: whether the text says that it is for each; undefined where that is no question. */
  eachTurn?: boolean;
  except?: Modifier["touches"];
}
type Against = NonNullable<Modifier["by"]>;

/** Held against cards of a description, or in general against any. */
function against(d: Description | undefined, scope: Scope): Against | undefined {
  if (!d) return undefined;
  const has = hasAll(d, scope);
  return (m, mod, other) => other < -1 || (other >= 0 && has(m, other, modSource(m, mod), actsFor(m, mod)));
}
/** Held against cards of somebody, or of a description. */
function from(by: Source | undefined, scope: Scope): Against | undefined {
  if (!by) return undefined;
  const has = by.what ? hasAll(by.what, scope) : undefined;
  const who = by.who ? sideWord(by.who) : undefined;
  return (m, mod, other) =>
    other >= 0 &&
    (!who || isWho(who, controller(m, other), actsFor(m, mod))) &&
    (!has || has(m, other, modSource(m, mod), actsFor(m, mod)));
}
/** Held against cards that a phrase means at that moment. */
function aimedAt(cards: Cards): Against {
  const touch = touching(cards, false);
  return (m, mod, other) => other >= 0 && touch(m, mod, other);
}

export function rulingModifier(r: Ruling, scope: Scope): Made {
  switch (r.is) {
    case "cannot":
      return { what: r.who, blueprint: banned(r, scope) };
    case "immune":
      return { what: r.who, blueprint: putMark("immune", from(r.to, scope)) };
    case "must":
      return { what: r.who, blueprint: duty(r) };
    case "only":
      // "only X can attack": every unit that is not X cannot
      void r.what;
      return {
        what: { count: "all", what: { noun: "unit" } },
        blueprint: putMark("cannotAttack"),
        except: touching(r.who, false),
      };
    case "may":
      return { what: r.who, ...allowed(r, scope) };
    case "everyType":
    case "destructible":
      return { what: r.who, blueprint: putMark(r.is) };
    case "redirected":
      return { what: r.to, blueprint: putMark("takesAttacks", aimedAt(r.from)) };
    case "losesNoPoints":
      if (r.whose !== "you") throw new WordsError(MEANING.spared);
      return { what: r.who, blueprint: putMark("losesNoPointsFor") };
    case "playersCannot":
      return { who: r.who, blueprint: playersBanned(r, scope) };
    case "playersMay":
      return { who: r.who, ...playersAllowed(r, scope) };
    case "plays":
      return { who: r.whose, blueprint: putMark("onlyPlays"), amount: r.atMost };
    case "draws":
      return { who: r.whose, blueprint: putMark("drawLess"), amount: -r.by };
    case "handLimit":
      return { who: r.whose, ...handLimit(r) };
  }
}

/** More cards than any hand has. */
const NO_LIMIT = 9999;
function handLimit(r: RulingOf<"handLimit">): Pick<Made, "blueprint" | "amount"> {
  if ("by" in r) return { blueprint: putMark("handLimitBy"), amount: r.by };
  return { blueprint: putMark("handLimit"), amount: r.n === "none" ? NO_LIMIT : r.n };
}

type RulingOf<Is extends Ruling["is"]> = Extract<Ruling, { is: Is }>;

function banned(r: RulingOf<"cannot">, scope: Scope): Blueprint {
  if (r.what === "attackTarget") return putMark("cannotAttackTarget", aimedAt(r.target));
  return putMark(`cannot${capital(r.what)}` as Mark, from(r.by, scope));
}

function duty(r: RulingOf<"must">): Blueprint {
  switch (r.what) {
    case "attack":
      return putMark("mustAttack");
    // the duty to attack a card is one of the units that attack, and so none of those immune to it (ttcg-11.2)
    case "beTarget":
      return putMark("mustBeTarget", (m, mod, other) => !isImmune(m, other, modSource(m, mod)));
    case "attackTarget": {
      const touch = touching(r.target, false);
      return putMark(
        "mustAttackTarget",
        (m, mod, other) => other < -1 || (other >= 0 && touch(m, mod, other)),
      );
    }
  }
}

function allowed(r: RulingOf<"may">, scope: Scope): Pick<Made, "blueprint" | "amount"> {
  switch (r.what) {
    case "attackTimes":
      // "each turn" says no more than that it lasts, which its term says
      void r.eachTurn;
      return { blueprint: putMark("attackTimes"), amount: r.n };
    case "beLevelledBy":
      return r.ranksHigher !== undefined
        ? { blueprint: putMark("levelledHigher"), amount: r.ranksHigher }
        : { blueprint: putMark("levelledBy", against(r.by, scope)) };
    default:
      return { blueprint: putMark(r.what) };
  }
}

function playersBanned(r: RulingOf<"playersCannot">, scope: Scope): Blueprint {
  if (r.what === "drawInDrawPhase") return putMark("noPhaseDraw");
  const effects: Against | undefined = r.byEffects && ((_m, _mod, byEffect) => byEffect === 1);
  return putMark(`cannot${capital(r.what)}` as Mark, effects ?? against(r.card, scope));
}

function playersAllowed(
  r: RulingOf<"playersMay">,
  scope: Scope,
): Pick<Made, "blueprint" | "amount" | "uses" | "eachTurn"> {
  switch (r.what) {
    case "extraPlays":
      return {
        blueprint: putMark("extraPlays", against(r.card, scope)),
        amount: r.n,
        eachTurn: r.eachTurn ?? false,
      };
    case "playsThisTurn":
    case "playsPerTurn":
      return { blueprint: putMark("playsPerTurn"), amount: r.n };
    case "levelAcrossTypes":
      return { blueprint: putMark("levelAcrossTypes", across(r, scope)), ...(r.n ? { uses: r.n } : {}) };
    case "levelFrom":
      return {
        blueprint: putMark(r.zone === "pile" ? "levelFromPile" : "levelFromDeck", against(r.card, scope)),
      };
    case "playFrom":
      return { blueprint: putMark("playFromPile", against(r.card, scope)) };
    case "playAnyNumber":
    case "playHigher":
      return { blueprint: putMark(r.what, against(r.card, scope)) };
  }
}

/** Levelling up across types: of which lower card and with which upper one; the lower lies in `m.it`. */
function across(r: { card?: Description; with?: Description; base?: string }, scope: Scope): Against {
  const lower = r.card ? hasAll(r.card, scope) : undefined;
  const upper = r.with ? hasAll(r.with, scope) : undefined;
  if (r.base !== undefined && r.base !== "this")
    throw new WordsError(MEANING.noMeaning("a card to level up", r.base));
  const own = r.base === "this";
  return (m, mod, other) => {
    const self = modSource(m, mod);
    const seat = actsFor(m, mod);
    if (own && m.it !== self) return false;
    return (!lower || lower(m, m.it, self, seat)) && (!upper || upper(m, other, self, seat));
  };
}
