/** What stands behind the words of card texts: zones and numbers, events and marks, by the names of the vocabulary. */
import { act, call, type Machine, NONE, say, WHILE_SUBJECT, wasFaceDown, wasIn } from "@tefuda/kernel";
import { spaced, unlessForbidden } from "@tefuda/language";
import { bansOf, deedsOf, type World, worldOf } from "@tefuda/language/standard/index";
import {
  ACTIONED,
  ATTACKED,
  ATTACKS,
  COMBAT_BEGINS,
  COMBAT_ENDS,
  CURE_BEGINS,
  CURED,
  DAMAGED,
  DEPLOY_ENDS,
  DEPLOYS,
  DESTROYED,
  DISCARDED,
  DRAW_BEGINS,
  DRAW_ENDS,
  DRAWS,
  DRAWS_CARD,
  DRAWS_CARDS,
  ENTERS,
  enter,
  GAINS_BOND,
  GAINS_CP,
  GAINS_EP,
  HOMEBASE_BEGINS,
  HOMEBASE_ENDS,
  LEAVES,
  LOSES_BOND,
  leaveTo,
  OVERKILLS,
  PASSES_ATTACK,
  PLAYED,
  READIED,
  REBUILT,
  SETTLES,
  STUNNED_EVENT,
  SUPPORTS,
  settleAt,
  TURN_BEGINS,
  TURN_ENDS,
  TURNED_UP,
} from "../events.ts";
import { fellBefore, memory } from "../last.ts";
import { LINES } from "../lines.ts";
import { payFor, RESOLVED } from "../rules/04-playing.ts";
import { sendDown } from "../rules/10-terms.ts";
import {
  ATTACKING,
  BASE,
  BOND,
  CP,
  CP_COST,
  CURE,
  DECK,
  DEF,
  EP,
  EP_COST,
  FIELD,
  HAND,
  HOMEBASE,
  INITIATIVE,
  ITEM,
  inZone,
  is,
  isStunned,
  KIND,
  LEVEL,
  type Mark,
  mark,
  NEXT_TURN,
  RESOLVING,
  STEP,
  STR,
  TEXTS,
  THIS_COMBAT,
  THIS_PHASE,
  THIS_TURN,
  TRAIL,
  typeBit,
  UNIT,
  works,
} from "../schema.ts";
import { actionWords } from "../text/index.ts";
import { vocabulary } from "../text/phrases/words.ts";
import { paysEp } from "./actions.ts";
import { checkText } from "./checks.ts";
import { COSTS, dues } from "./costs.ts";
import { foeOf, isFoe, OWN, worksOrFalls } from "./own.ts";

/** trails-4.14: put, not played; only UNITs and ITEMs have a place there. */
function comeToField(m: Machine, card: number, seat: number, actioned = false): boolean {
  if (!is(m, card, UNIT | ITEM) || inZone(m, card, FIELD)) return false;
  m.cite("trails-4.14");
  enter(m, card, seat, actioned);
  say(m, LINES.comes, card, seat);
  return true;
}

/** Whether the texts of a card that has just left where it lay worked there (trails-4.13). */
function workedBefore(m: Machine, card: number): boolean {
  const was = wasIn(m, card);
  if (was < 0) return false;
  if (m.zoneId(was) === FIELD) return !fellBefore(m, card);
  return m.zoneId(was) === HOMEBASE && is(m, card, BASE) && !wasFaceDown(m, card);
}

/** Stunned UNITs count as absent (trails-3.4), and a BASE is one that lies face up (trails-4.11). */
const counts: World["counts"] = (d, where) => {
  if (d.noun === "base") return (m, c) => !(where === "before" ? wasFaceDown(m, c) : m.faceDown(c));
  if (where === "before" || where === "fallen" || d.is?.state === "stunned") return undefined;
  return (m, c) => {
    if (!isStunned(m, c)) return true;
    m.cite("trails-3.4");
    return false;
  };
};

/** A mark that whoever sees the card is told of, in plain words: "cannot attack". */
const deed = (name: Mark, where?: "fallen") => ({
  mark: mark(name),
  says: spaced(name),
  ...(where && { where }),
});
const { joinGroups: _join, giveSupport: _support, ...deeds } = vocabulary.deeds;

const number = (of: number) => (m: Machine, seat: number) => m.seatNumber(seat, of);

/** @param org the bit of an organization; 0 for one that no card of the set has (trails-10.11) */
export const trailsWorld = (org: (word: string) => number): World =>
  worldOf<World>(vocabulary, {
    rule: "trails-9.7",
    fight: "combat",
    guards: [unlessForbidden("trails-9.8", mark("cannotBeChosen"))],
    cards: {
      kind: KIND,
      nouns: { unit: typeBit("unit"), item: typeBit("item"), event: typeBit("event"), base: typeBit("base") },
      figures: {
        str: { stat: STR },
        def: { stat: DEF },
        cp: { stat: CP_COST, fixed: true },
        ep: { stat: EP_COST, fixed: true },
        level: { stat: LEVEL, fixed: true },
      },
      keywords: { mark: (icon) => mark(icon as Mark), words: () => 0 },
      traits: { org: { mark: mark("orgs"), words: org } },
      field: FIELD,
    },
    memory,
    counts,
    works,
    workedBefore,
    faces: ["arts", "sharesOrg"],
    changeable: (d: { traits?: unknown; sharesOrg?: unknown; supported?: unknown }) =>
      [d.traits, d.sharesOrg, d.supported].some((part) => part !== undefined),
    // trails-11.1: places whose cards not everybody knows
    zones: {
      deck: { id: DECK, hidden: true },
      hand: { id: HAND, hidden: true },
      homebase: {
        id: HOMEBASE,
        hidden: "faceDown",
        // trails-5.3
        comes(m, card, seat) {
          settleAt(m, card, seat, false);
          return true;
        },
      },
      trail: { id: TRAIL },
    },
    pile: "trail",
    stays: ["unit", "item", "base"],
    homes: { base: "homebase" },
    points: {
      bond: {
        number: number(BOND),
        changes: { gain: GAINS_BOND, lose: LOSES_BOND, damage: DAMAGED },
        lost: LOSES_BOND,
      },
      cp: { number: number(CP), changes: { gain: GAINS_CP } },
      ep: { number: number(EP), changes: { gain: GAINS_EP, lose: paysEp } },
    },
    verbs: {
      destroy: { event: DESTROYED, args: (b) => [b.self] },
      action: { event: ACTIONED, args: () => [], brings: { state: "actioned", texts: true } },
      ready: { event: READIED, args: () => [], brings: { state: "ready", texts: true } },
    },
    costs: COSTS,
    dues,
    deeds: {
      ...deedsOf(bansOf<Mark>(deeds, mark), ["beChosen"]),
      joinGroups: deed("cannotJoin"),
      giveSupport: deed("cannotSupport"),
      // trails-3.4: what is cured is stunned
      beCured: deed("cannotBeCured", "fallen"),
    },
    playerDeeds: bansOf<Mark>(vocabulary.playerDeeds, mark),
    mustAttack: mark("mustAttack"),
    prices: { cp: CP_COST, ep: EP_COST, level: LEVEL },
    playedFrom: [HAND, HOMEBASE],
    terms: {
      thisTurn: (m) => lasts(m, THIS_TURN),
      nextTurn: (m) => lasts(m, NEXT_TURN),
      thisPhase: (m) => lasts(m, m.number(STEP) === CURE ? THIS_TURN : THIS_PHASE),
      // trails-6.6: where nobody fights there is no combat that anything could last for
      thisCombat: (m) => lasts(m, m.number(ATTACKING) === 0 ? NONE : THIS_COMBAT),
      forGood: (m) => lasts(m, WHILE_SUBJECT),
    },
    happenings: {
      enters: { event: ENTERS },
      // trails-6.12: those that fall together see one another fall
      stunned: { event: STUNNED_EVENT, where: "fallen", on: worksOrFalls },
      cured: { event: CURED, where: "fallen" },
      destroyed: { event: DESTROYED, goes: true },
      leaves: { event: LEAVES, goes: true },
      attacks: { event: ATTACKS },
      attacked: { event: ATTACKED },
      overkill: { event: OVERKILLS, where: "fallen" },
      supports: { event: SUPPORTS },
      turnedUp: { event: TURNED_UP, where: "any" },
      actioned: { event: ACTIONED },
      readied: { event: READIED },
    },
    played: PLAYED,
    moments: {
      rebuilt: REBUILT,
      settles: SETTLES,
      passes: PASSES_ATTACK,
      turnStart: TURN_BEGINS,
      drawStep: DRAW_BEGINS,
      drawStepEnd: DRAW_ENDS,
      homebaseStep: HOMEBASE_BEGINS,
      homebaseStepEnd: HOMEBASE_ENDS,
      deploys: DEPLOYS,
      deployEnd: DEPLOY_ENDS,
      cure: CURE_BEGINS,
      combat: COMBAT_BEGINS,
      combatEnd: COMBAT_ENDS,
      turnEnd: TURN_ENDS,
    },
    draws: DRAWS,
    drawn: { each: DRAWS_CARD, all: DRAWS_CARDS },
    discarded: DISCARDED,
    refs: { foe: foeOf },
    several: { foe: isFoe },
    first: (m) => m.number(INITIATIVE),
    leaveTo,
    enter: comeToField,
    sendDown,
    // trails-4.8, 4.9: by then it lies in the trail, or face up
    once: {
      pays: ({ self, seat, args }) => call(payFor, [self, seat, args[0]!]),
      after: ({ self }) => act((m) => m.setColumn(self(m), RESOLVING, 0)),
      owes:
        ({ args }) =>
        (m) =>
          args[0]!(m) !== RESOLVED,
      gone: true,
    },
    remembers: { mark: mark("happened"), until: THIS_TURN },
    lines: { ...LINES, toPile: LINES.toTrail },
    says: actionWords,
    check: checkText,
    putOff: { index: TEXTS + 64 },
    own: OWN,
  });

/** trails-8.7 */
function lasts(m: Machine, term: number): number {
  m.cite("trails-8.7");
  return term;
}
