/** 14 Targets: which cards a description means, and which of them may be chosen. */

import { type Machine, marked, type Need, NONE, printed, WordsError } from "@tefuda/kernel";
import { type CardNum, compare, countOf as count, type Has, type Search } from "@tefuda/language";
import { isCalled } from "@tefuda/language/qualities/name";
import { type StateTests, statesHold } from "@tefuda/language/qualities/states";
import { type TraitTests, traitsHold } from "@tefuda/language/qualities/traits";
import { boundOf, boundWords, STAT, statOf } from "../effects/comparing.ts";
import { isImmune } from "../effects/immunity.ts";
import { searchOf, sideOf, whoIn } from "../effects/places.ts";
import { MEANING } from "../effects/says.ts";
import type { Scope } from "../effects/scope.ts";
import { AS_IT_LIES, type Look } from "../past.ts";
import {
  ATTACKER,
  ATTACKS,
  CAME_IN,
  isSpell,
  mark,
  onField,
  RANK,
  rowOf,
  SUBTYPES,
  subTypeBit,
  TURN,
  TYPES,
  typeBit,
} from "../schema.ts";
import type { Description, States, Traits, Who } from "../text/tree.ts";
import { levelsOnto } from "./08-levels.ts";

/** One condition of a description with its rule (ttcg-14.1: every one must be met). */
interface Part {
  rule: string;
  says: string;
  has: Has;
}

/** What a verb adds to the description of its cards. */
export interface Coming {
  /** Cards that a text plays: to whose side they are to come under the rules of playing. */
  comesTo?: Who;
  /** Cards that level up the card spoken of. */
  levelsIt?: true;
}

const turned =
  (sideways: boolean) =>
  (look: Look): Has =>
  (m, c) =>
    look.turned(m, c) === sideways && m.above(c) < 0;
const STATES: StateTests<States, Look> = {
  layer: { covered: () => (m, c) => onField(m, c) && m.above(c) >= 0 },
  fight: { attacking: () => (m, c) => m.number(ATTACKER) === c },
  position: { tapped: turned(true), untapped: turned(false) },
  equip: { equipped: (look) => look.equipped },
};
/** The rule of each group of states, and each state for the judge. */
const STATE_RULES: Readonly<Record<keyof States, string>> = {
  layer: "ttcg-14.1",
  fight: "ttcg-14.1",
  position: "ttcg-6.16",
  equip: "ttcg-14.5",
};
const STATE_SAYS: Readonly<Record<States[keyof States], string>> = {
  covered: "it lies underneath another card",
  attacking: "it is attacking",
  tapped: "it is tapped",
  untapped: "it is untapped",
  equipped: "an equip card is attached to it",
};

const anyOf =
  <Word>(stat: number, bit: (word: Word) => number) =>
  (words: readonly Word[], look: Look): Has => {
    const bits = words.reduce((all, word) => all | bit(word), 0);
    return (m, c) => (look.stat(m, c, stat) & bits) !== 0;
  };
/** ttcg-14.4 */
const TRAITS: TraitTests<Traits, Look> = {
  type: anyOf(TYPES, typeBit),
  subtype: anyOf(SUBTYPES, subTypeBit),
};
const TRAIT_SAYS: Readonly<Record<keyof Traits, readonly [is: string, isNot: string]>> = {
  type: ["its type is", "its type is not"],
  subtype: ["it is a", "it is no"],
};

const TRAIT_LISTS = ["type", "subtype"] as const;

/** The parts of a description that are looked at card by card; where cards lie and extremes are dealt with apart. */
function partsOf(d: Description, scope: Scope, look = AS_IT_LIES): Part[] {
  const parts: Part[] = [];
  const part = (rule: string, says: string, has: Has): void => {
    parts.push({ rule, says, has });
  };
  const { comesTo, levelsIt } = d as Description & Coming;
  if (levelsIt) {
    const lower = scope.one("it");
    part("ttcg-8.1", "it levels up that card", (m, c, self, seat) => {
      const base = lower(m, self, seat);
      return base >= 0 && levelsOnto(m, c, base);
    });
  }
  if (comesTo) {
    const to = comesTo === "owner" ? undefined : scope.seatOf(comesTo);
    part("ttcg-5.7", "it is of level 1, or levels up a card there", (m, c, self, seat) => {
      if (printed(m, c, RANK) <= 1) return true;
      const side = to ? to(m, self, seat) : m.owner(c);
      for (let base = m.first(m.zoneOf(rowOf(m, c), side)); base >= 0; base = m.next(base))
        if (levelsOnto(m, c, base)) return true;
      return false;
    });
  }
  if (d.noun === "unit" || d.unlike === "spell") part("ttcg-12.3", "it is a unit", (m, c) => !isSpell(m, c));
  if (d.noun === "spell" || d.unlike === "unit") part("ttcg-12.3", "it is a spell", (m, c) => isSpell(m, c));
  for (const [n, said] of [d.traits, d.not].entries())
    for (const list of TRAIT_LISTS) {
      const words = said?.[list];
      if (!words) continue;
      const [has] = traitsHold(TRAITS, { [list]: words }, look);
      const wanted = n === 0;
      part(
        "ttcg-14.4",
        `${TRAIT_SAYS[list][n]} ${words.join(" or ")}`,
        (m, c, self, seat) => has!(m, c, self, seat) === wanted,
      );
    }
  for (const bound of d.bounds ?? []) {
    const { of, how } = bound;
    const stat = STAT[of];
    const n = boundOf(bound, scope, look.stat);
    // ttcg-12.3: a spell has a rank, and neither attack nor defense
    part(
      of === "rank" ? "ttcg-14.3" : "ttcg-14.1",
      `its ${of} is ${boundWords(bound)}`,
      (m, c, self, seat) =>
        (of === "rank" || !isSpell(m, c)) && compare(how, look.stat(m, c, stat), n(m, self, seat, c)),
    );
  }
  for (const [group, state] of Object.entries(d.is ?? {}) as [keyof States, States[keyof States]][]) {
    const [has] = statesHold(STATES, { [group]: state }, look);
    part(STATE_RULES[group], STATE_SAYS[state], has!);
  }
  if (d.other) part("ttcg-14.5", "it is another card", (_, c, self) => c !== self);
  if (d.named !== undefined) part("ttcg-14.1", `its name is "${d.named}"`, isCalled(d.named));
  if (d.unnamed !== undefined) {
    const is = isCalled(d.unnamed);
    part("ttcg-14.1", `its name is not "${d.unnamed}"`, (...of) => !is(...of));
  }
  if (d.equippedTo) {
    const to = scope.one(d.equippedTo);
    part(
      "ttcg-14.5",
      "it is attached to that card",
      (m, c, self, seat) => look.host(m, c) >= 0 && look.host(m, c) === to(m, self, seat),
    );
  }
  if (d.covering !== undefined) {
    const { covering } = d;
    part(
      "ttcg-14.1",
      covering ? "a card lies underneath it" : "no card lies underneath it",
      (m, c) => look.covering(m, c) === covering,
    );
  }
  if (d.owner) {
    const yours = d.owner === "you";
    part(
      "ttcg-3.6",
      yours ? "you own it" : "your opponent owns it",
      (m, c, _self, seat) => (m.owner(c) === seat) === yours,
    );
  }
  if (d.sameAs) {
    const { what } = d.sameAs;
    const as = scope.one(d.sameAs.as);
    part("ttcg-14.1", `it has the same ${what}`, (m, c, self, seat) => {
      const other = as(m, self, seat);
      if (other < 0) return false;
      if (what === "name") return m.definition(c) === m.definition(other);
      if (what === "rank") return look.stat(m, c, RANK) === statOf(m, other, RANK);
      const stat = what === "type" ? TYPES : SUBTYPES;
      return (look.stat(m, c, stat) & statOf(m, other, stat)) !== 0;
    });
  }
  if (d.effectKind) {
    const kind = d.effectKind;
    part("ttcg-14.1", `it has a ${kind} effect`, (m, c) =>
      m.definitionOf(c).abilities.some((a) => (a as { kind?: string }).kind === kind),
    );
  }
  if (d.attackedThisTurn !== undefined) {
    const yes = d.attackedThisTurn;
    part(
      "ttcg-14.1",
      yes ? "it attacked this turn" : "it has not attacked this turn",
      (m, c) => m.column(c, ATTACKS) > 0 === yes,
    );
  }
  if (d.playedThisTurn)
    part(
      "ttcg-14.1",
      "it was played this turn",
      (m, c) => onField(m, c) && m.column(c, CAME_IN) === m.number(TURN),
    );
  if (d.attached !== undefined) {
    const yes = d.attached;
    part(
      "ttcg-14.5",
      yes ? "it is attached to another card" : "it is not attached",
      (m, c) => look.host(m, c) >= 0 === yes,
    );
  }
  if (d.attachedTo) {
    const hosts = scope.several(d.attachedTo);
    part("ttcg-14.5", "it is attached to such a card", (m, c, self, seat) => {
      const cards = m.scratch[m.borrow()]!;
      const n = hosts(m, self, seat, cards);
      m.giveBack();
      for (let i = 0; i < n; i++) if (cards[i] === look.host(m, c)) return true;
      return false;
    });
  }
  if (d.anyOf) {
    const any = d.anyOf.map((x) => hasAll({ ...x, noun: x.noun ?? d.noun }, scope, look));
    part("ttcg-14.1", "it is one of the sorts named", (m, c, self, seat) =>
      any.some((has) => has(m, c, self, seat)),
    );
  }
  if (d.chosenWord) {
    const stat = d.chosenWord === "type" ? TYPES : SUBTYPES;
    part(
      "ttcg-14.4",
      `it has the chosen ${d.chosenWord}`,
      (m, c) => (look.stat(m, c, stat) & (1 << scope.word(m))) !== 0,
    );
  }
  if (d.differs) {
    const same = partsOf(
      { noun: "card", sameAs: { what: d.differs.what, as: d.differs.from } },
      scope,
      look,
    )[0]!;
    part("ttcg-14.1", `it differs in ${d.differs.what}`, (m, c, self, seat) => !same.has(m, c, self, seat));
  }
  return parts;
}

/** All parts of a description in one test, with whose side it lies on. `look`: as what the card is seen. */
export function hasAll(d: Description, scope: Scope, look = AS_IT_LIES): Has {
  const parts = partsOf(d, scope, look).map((p) => p.has);
  const zone = d.zone;
  if (zone?.in === "field" && zone.whose) {
    const is = whoIn(zone.whose, scope);
    parts.unshift((m, c, self, seat) => is(m, sideOf(m, c), self, seat));
  }
  if (parts.length === 0) return () => true;
  if (parts.length === 1) return parts[0]!;
  return (m, c, self, seat) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i]!(m, c, self, seat)) return false;
    return true;
  };
}

/** ttcg-11.2 and 6.1: neither chosen nor changed by the effects a card is immune to; some cannot be chosen at all. */
export function mayBeChosen(m: Machine, card: number, source: number): boolean {
  return (
    !onField(m, card) ||
    (marked(m, card, mark("cannotBeTargeted"), source) === NONE && !isImmune(m, card, source))
  );
}
/** Needs of a target, for the judge: each part of the description with its rule. */
export function targetNeeds(
  d: Description,
  scope: Scope,
  self: (m: Machine) => number,
  seat: (m: Machine) => number,
): Need[] {
  const needs: Need[] = partsOf(d, scope).map((p) => ({
    rule: p.rule,
    says: p.says,
    test: (m) => p.has(m, m.a, self(m), seat(m)),
  }));
  const { zone } = d;
  const search = searchOf(d, scope);
  const where =
    !zone || zone.in === "field"
      ? "on the field"
      : zone.in === "pile"
        ? "in the discard pile"
        : zone.in === "under"
          ? "underneath that card"
          : `in the ${zone.in}`;
  needs.unshift({
    rule: zone && zone.in !== "field" ? "ttcg-14.9" : zone?.whose ? "ttcg-14.7" : "ttcg-14.9",
    says: `it lies ${where}${zone && "whose" in zone && zone.whose ? ` of ${zone.whose === "you" ? "yours" : "your opponent's"}` : ""}`,
    given: true,
    test: (m) => {
      const card = m.a;
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self(m), seat(m), out);
      const found = out.subarray(0, n).includes(card);
      m.giveBack();
      return found;
    },
  });
  needs.push({
    rule: "ttcg-11.2",
    says: "it is not immune to this effect",
    test: (m) => !isImmune(m, m.a, self(m)),
  });
  needs.push({
    rule: "ttcg-6.1",
    says: "it may be chosen as a target",
    test: (m) => !onField(m, m.a) || marked(m, m.a, mark("cannotBeTargeted"), self(m)) === NONE,
  });
  return needs;
}

/** Counts the cards a description means. */
export const countOf = (d: Description, scope: Scope, actor?: CardNum): CardNum =>
  count(d.among ? those(d, scope) : searchOf(d, scope, actor), hasAll(d, scope));

/** "A unit among them": of the cards spoken of, wherever they lie. */
function those({ among }: Description, scope: Scope): Search {
  if (among !== "it") throw new WordsError(MEANING.noMeaning("a reference", String(among)));
  return scope.several({ ref: "them" });
}
