/** What a text forbids, demands or allows (ttcg-6.1), as modifiers of the kernel. */

import { capital } from "@tefuda/cardtext";
import { type Modifier, modSource, WordsError } from "@tefuda/kernel";
import type { Touches } from "@tefuda/language";
import { hasAll } from "../rules/14-targets.ts";
import { controller, type Mark, onTop } from "../schema.ts";
import type { Description, Ruling, Source } from "../text/tree.ts";
import { isImmune } from "./immunity.ts";
import { isWho, sideWord } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import { actsFor, type Made, putMark, touching } from "./standing.ts";

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
/** Held against the cards that a group is of at that moment. */
const aimedAt =
  (touches: Touches): Against =>
  (m, mod, other) =>
    other >= 0 && touches(m, mod, other);
/** All cards but those of a group. */
const allBut =
  (touches: Touches): Touches =>
  (m, mod, subject) =>
    subject >= 0 && onTop(m, subject) && !touches(m, mod, subject);

/** More cards than any hand has. */
const NO_LIMIT = 9999;

/** A mark on whom the text speaks of, perhaps held against some cards only, and with a number. */
function marked(of: Made["of"], name: Mark, by?: Against, n?: number): Made {
  const blueprint = putMark(name, by);
  return { of, parts: [{ blueprint: n === undefined ? blueprint : { ...blueprint, fold: () => n } }] };
}

export function ruled(r: Ruling, scope: Scope): Made {
  switch (r.is) {
    case "cannot":
      return r.what === "attackTarget"
        ? marked(r.who, "cannotAttackTarget", aimedAt(touching(r.target, false)))
        : marked(r.who, `cannot${capital(r.what)}` as Mark, from(r.by, scope));
    case "immune":
      return marked(r.who, "immune", from(r.to, scope));
    case "must":
      return duty(r);
    case "only":
      // "only X can attack": every unit that is not X cannot
      void r.what;
      return marked(allBut(touching(r.who, false)), "cannotAttack");
    case "may":
      return allowed(r, scope);
    case "everyType":
    case "destructible":
      return marked(r.who, r.is);
    case "redirected":
      return marked(r.to, "takesAttacks", aimedAt(touching(r.from, false)));
    case "losesNoPoints":
      if (r.whose !== "you") throw new WordsError(MEANING.spared);
      return marked(r.who, "losesNoPointsFor");
    case "playersCannot": {
      if (r.what === "drawInDrawPhase") return marked(r.who, "noPhaseDraw");
      const effects: Against | undefined = r.byEffects && ((_m, _mod, byEffect) => byEffect === 1);
      return marked(r.who, `cannot${capital(r.what)}` as Mark, effects ?? against(r.card, scope));
    }
    case "playersMay":
      return playersAllowed(r, scope);
    case "plays":
      return marked(r.whose, "onlyPlays", undefined, r.atMost);
    case "draws":
      return marked(r.whose, "drawLess", undefined, -r.by);
    case "handLimit":
      if ("by" in r) return marked(r.whose, "handLimitBy", undefined, r.by);
      return marked(r.whose, "handLimit", undefined, r.n === "none" ? NO_LIMIT : r.n);
  }
}

type RulingOf<Is extends Ruling["is"]> = Extract<Ruling, { is: Is }>;

function duty(r: RulingOf<"must">): Made {
  switch (r.what) {
    case "attack":
      return marked(r.who, "mustAttack");
    // the duty to attack a card is one of the units that attack, and so none of those immune to it (ttcg-11.2)
    case "beTarget":
      return marked(r.who, "mustBeTarget", (m, mod, other) => !isImmune(m, other, modSource(m, mod)));
    case "attackTarget": {
      const target = aimedAt(touching(r.target, false));
      return marked(r.who, "mustAttackTarget", (m, mod, other) => other < -1 || target(m, mod, other));
    }
  }
}

function allowed(r: RulingOf<"may">, scope: Scope): Made {
  switch (r.what) {
    case "attackTimes":
      // "each turn" says no more than that it lasts, which its term says
      void r.eachTurn;
      return marked(r.who, "attackTimes", undefined, r.n);
    case "beLevelledBy":
      return r.ranksHigher === undefined
        ? marked(r.who, "levelledBy", against(r.by, scope))
        : marked(r.who, "levelledHigher", undefined, r.ranksHigher);
    default:
      return marked(r.who, r.what);
  }
}

function playersAllowed(r: RulingOf<"playersMay">, scope: Scope): Made {
  switch (r.what) {
    case "extraPlays":
      return {
        ...marked(r.who, "extraPlays", against(r.card, scope), r.n),
        eachTurn: r.eachTurn ?? false,
      };
    case "playsThisTurn":
    case "playsPerTurn":
      return marked(r.who, "playsPerTurn", undefined, r.n);
    case "levelAcrossTypes":
      return { ...marked(r.who, "levelAcrossTypes", across(r, scope)), ...(r.n && { uses: r.n }) };
    case "levelFrom":
      return marked(r.who, r.zone === "pile" ? "levelFromPile" : "levelFromDeck", against(r.card, scope));
    case "playFrom":
      return marked(r.who, "playFromPile", against(r.card, scope));
    case "playAnyNumber":
    case "playHigher":
      return marked(r.who, r.what, against(r.card, scope));
  }
}

/** Levelling up across types: of which lower card and with which upper one; the lower lies in `m.it`. */
function across(
  { card, with: above, base }: { card?: Description; with?: Description; base?: string },
  scope: Scope,
): Against {
  const lower = card && hasAll(card, scope);
  const upper = above && hasAll(above, scope);
  if (base !== undefined && base !== "this")
    throw new WordsError(MEANING.noMeaning("a card to level up", base));
  return (m, mod, other) => {
    const self = modSource(m, mod);
    const seat = actsFor(m, mod);
    if (base === "this" && m.it !== self) return false;
    return (!lower || lower(m, m.it, self, seat)) && (!upper || upper(m, other, self, seat));
  };
}
