/** What stands behind the words of card texts: zones and numbers, events and marks, by the names of the vocabulary. */
import {
  act,
  call,
  fact,
  type Machine,
  NONE,
  nothing,
  seq,
  WHILE_SUBJECT,
  wasFaceDown,
  wasIn,
} from "@tefuda/kernel";
import type { Has } from "@tefuda/language";
import { bansOf, deedsOf, type Where, type World, worldOf } from "@tefuda/language/standard/index";
import { isShielded } from "../emblems.ts";
import { DISCARDED, DRAWS, FORT_DOWN, RETIRES, roleOf, STANDS, TAPS, TURNS_DOWN } from "../events.ts";
import { foeOf, hostOf, memory, workedBefore } from "../last.ts";
import { LINES } from "../lines.ts";
import { leaveTo } from "../places.ts";
import { checkRetirements } from "../retirements.ts";
import { payForTactic } from "../rules/06-playing.ts";
import {
  ANY_COST,
  BATTLE_TACTIC,
  BATTLEFIELD,
  DECK,
  EMBLEM_NAMES,
  FORT_DAMAGE,
  FORTS,
  GENERAL,
  HAND,
  isBattle,
  KIND,
  MAIN_TACTIC,
  type Mark,
  mark,
  NATION_NAMES,
  OUT,
  other,
  PILE,
  PLAYER,
  POWER,
  REINFORCEMENT,
  RESOURCES,
  SCENARIO,
  TEXTS,
  THIS_BATTLE,
  THIS_TURN,
  THROUGH_TURN_OF,
  UNTIL_TURN_OF,
  USED,
  unitBit,
  works,
} from "../schema.ts";
import {
  BATTLE_ENDS,
  DRAWS_CARD,
  DRAWS_CARDS,
  ENTERS,
  EQUIPPED,
  HITS_FORTS,
  INTERCEPTS,
  IS_ATTACKED,
  IS_INTERCEPTED,
  LEAVES,
  MAIN_BEGINS,
  OCCURS,
  PLAYED,
  RESOURCES_BEGIN,
  TURN_BEGINS,
  TURN_ENDS,
  WINS,
} from "../seen.ts";
import { actionWords } from "../text/index.ts";
import { vocabulary } from "../text/phrases/words.ts";
import type { Description, UnitType } from "../text/tree.ts";
import { fortsFall } from "./actions.ts";
import { checkText } from "./checks.ts";
import { comeToBattlefield, comeToResources, sendDown } from "./coming.ts";
import { COSTS, dues } from "./costs.ts";
import { GUARDS } from "./guards.ts";
import { OWN } from "./own.ts";

const NOUNS = {
  general: GENERAL,
  reinforcement: REINFORCEMENT,
  tactic: MAIN_TACTIC | BATTLE_TACTIC,
  mainTactic: MAIN_TACTIC,
  battleTactic: BATTLE_TACTIC,
  scenario: SCENARIO,
};

/** Off the battlefield a reinforcement is a general card (sangoku-10.1, 11.1). */
function isA(noun: string, where: Where): Has {
  const bits = NOUNS[noun as keyof typeof NOUNS];
  const elsewhere = noun === "general" ? bits | REINFORCEMENT : bits;
  return (m, c) => {
    const zone = where === "before" ? m.zoneId(Math.max(0, wasIn(m, c))) : m.zoneId(m.zone(c));
    if ((fact(m, c, KIND) & (zone === BATTLEFIELD ? bits : elsewhere)) === 0) return false;
    m.cite(zone === RESOURCES ? "sangoku-10.1" : "sangoku-11.1");
    return true;
  };
}
/** A card that lies under or face-down on a general is none (sangoku-1.10). */
const isOpen = (m: Machine, card: number): boolean => m.above(card) === NONE && !m.faceDown(card);

/** @param subtype the bit of a subtype; 0 for one that no card of the set has (sangoku-11.4) */
export const sangokuWorld = (subtype: (word: string) => number): World =>
  worldOf<World>(vocabulary, {
    rule: "sangoku-6.10",
    fight: "battle",
    rules: { use: "sangoku-9.1", cost: "sangoku-1.3" },
    guards: GUARDS,
    cards: {
      kind: KIND,
      nouns: NOUNS,
      figures: {
        power: { stat: POWER },
        originalPower: { stat: POWER, fixed: true },
        cost: { fixed: true },
        fortDamage: { stat: FORT_DAMAGE },
        damage: { fixed: true },
      },
      keywords: { mark: mark("emblems"), words: EMBLEM_NAMES },
      traits: {
        nation: { mark: mark("nations"), words: NATION_NAMES },
        subtype: { words: subtype },
        unit: { words: (unit) => unitBit(unit as UnitType) },
      },
      field: BATTLEFIELD,
    },
    memory,
    isA,
    counts: (_d, where) => (where === "before" ? (m, c) => !wasFaceDown(m, c) : isOpen),
    needsTargetsOnly: true,
    works,
    workedBefore,
    // sangoku-11.6: the opponent's effects pass some cards by
    shielded: isShielded,
    changeable: ({ traits, is }: Pick<Description, "traits" | "is">) =>
      traits?.nation !== undefined || is?.dance !== undefined,
    // sangoku-12: places whose cards not everybody knows
    zones: {
      deck: { id: DECK, hidden: true },
      hand: { id: HAND, hidden: true },
      battlefield: { id: BATTLEFIELD, comes: (m, card) => comeToBattlefield(m, card) },
      battlefieldTapped: { id: BATTLEFIELD, comes: (m, card) => comeToBattlefield(m, card, true) },
      resources: {
        id: RESOURCES,
        hidden: "faceDown",
        comes: (m, card) => comeToResources(m, card, "down", false),
      },
      pile: { id: PILE, told: LINES.dropped },
      out: { id: OUT, told: LINES.away },
    },
    pile: "pile",
    stays: ["general", "reinforcement", "scenario"],
    points: {
      forts: { number: (m, seat) => m.count(m.zoneOf(FORTS, seat)), changes: { damage: fortsFall } },
    },
    verbs: {
      retire: { event: RETIRES, args: (b) => [roleOf(b.item), b.seat] },
      tap: { event: TAPS, brings: { state: "tapped", texts: true } },
      stand: { event: STANDS, brings: { state: "standing", texts: true } },
      turnDown: { event: TURNS_DOWN, brings: { becomes: { face: "down" }, texts: true } },
    },
    costs: COSTS,
    dues,
    sparesTargets: true,
    deeds: deedsOf(bansOf<Mark>(vocabulary.deeds, mark), ["beChosen"]),
    playerDeeds: {
      ...bansOf<Mark>({ ...vocabulary.playerDeeds, intercept: undefined }, mark),
      intercept: mark("playerCannotIntercept"),
    },
    mustAttack: mark("mustAttack"),
    prices: { cost: ANY_COST },
    playedFrom: [HAND],
    terms: {
      thisTurn: () => THIS_TURN,
      // outside of a battle there is none that anything could last for
      thisBattle: (m) => (isBattle(m) ? THIS_BATTLE : NONE),
      yourNextTurn: (_m, seat) => UNTIL_TURN_OF + seat,
      endOfYourNextTurn: (_m, seat) => THROUGH_TURN_OF + seat,
      endOfOpponentsNextTurn: (_m, seat) => THROUGH_TURN_OF + other(seat),
      inYourNextTurn: (_m, seat) => THROUGH_TURN_OF + seat,
      inOpponentsNextTurn: (_m, seat) => THROUGH_TURN_OF + other(seat),
      stays: () => WHILE_SUBJECT,
    },
    happenings: {
      enters: { event: ENTERS },
      summoned: { event: ENTERS },
      equipped: { event: EQUIPPED },
      retires: { event: RETIRES, goes: true },
      leaves: { event: LEAVES, goes: true },
      attacked: { event: IS_ATTACKED, where: "isFought" },
      intercepted: { event: IS_INTERCEPTED, where: "fights" },
      intercepts: { event: INTERCEPTS, where: "fights" },
      fights: { event: OCCURS, where: "fights" },
      wins: { event: WINS },
      hitsForts: { event: HITS_FORTS, where: "fights" },
      taps: { event: TAPS, where: "taps" },
      stands: { event: STANDS, where: "stands" },
    },
    played: PLAYED,
    moments: {
      fortDown: { event: FORT_DOWN, at: 1 },
      turnStart: TURN_BEGINS,
      resourcePhase: RESOURCES_BEGIN,
      mainPhase: MAIN_BEGINS,
      turnEnd: TURN_ENDS,
      battleEnd: BATTLE_ENDS,
    },
    draws: DRAWS,
    drawn: { each: DRAWS_CARD, all: DRAWS_CARDS },
    discarded: DISCARDED,
    refs: { foe: foeOf, host: hostOf },
    active: (m) => m.number(PLAYER),
    first(m) {
      m.cite("sangoku-1.5");
      return m.number(PLAYER);
    },
    leaveTo,
    enter: (m, card, _seat, tapped) => comeToBattlefield(m, card, tapped),
    sendDown,
    once: { pays: ({ self, seat }) => call(payForTactic, [self, seat]), gone: false },
    // sangoku-9.21: what has happened this turn is no longer put in order with others
    mayAgain: (m, card, index) => m.column(card, USED + index) === 0,
    // sangoku-7.15: who retires is looked at after every dealing and every change
    each: (step, { self, meaning: { once } }) =>
      seq(
        once === undefined ? nothing : act((m) => m.setColumn(self(m), USED + once, 1)),
        step,
        checkRetirements,
      ),
    looksAfter: checkRetirements,
    // behind the texts of a card and the emblems
    toCome: ["inYourNextTurn", "inOpponentsNextTurn"],
    putOff: {
      index: TEXTS + 64,
      waits: (until) => until >= THROUGH_TURN_OF,
      moments: ["turnStart", "resourcePhase", "mainPhase", "turnEnd"],
    },
    remembers: { mark: mark("happened"), until: THIS_TURN },
    lines: LINES,
    says: actionWords,
    check: checkText,
    own: OWN,
  });
