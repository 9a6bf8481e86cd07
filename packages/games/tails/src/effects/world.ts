/** What stands behind the words of card texts: zones and numbers, events and marks, by the names of the vocabulary. */
import { fact, markBits, nothing, say, value, WHILE_SOURCE, WHILE_SUBJECT, WordsError } from "@tefuda/kernel";
import type { CardOn } from "@tefuda/language";
import {
  type Description as Any,
  bansOf,
  type Look,
  type Memory,
  type Scope,
  type SeatTest,
  type World,
  worldOf,
} from "@tefuda/language/standard/index";
import {
  DISCARDED,
  DRAWN,
  DRAWS,
  DREW,
  GAINS_BASE,
  LOSES_BASE,
  leaveTo,
  offDeck,
  PLAYS,
  TURN_ENDS,
  TURN_STARTS,
  topOfDeck,
} from "../events.ts";
import { givenMark, hasKeyword, isBlank } from "../keywords.ts";
import { LINES } from "../lines.ts";
import {
  ATTACKS,
  BASE,
  CARD_TYPES,
  DAMAGE,
  DECK,
  FACTION,
  GEAR,
  GONE,
  GROUNDS,
  HAND,
  HEALTH,
  healthLeft,
  isOut,
  KIND,
  type Mark,
  mark,
  PILE,
  TARGET_SEAT,
  TERRAIN,
  THIS_ATTACK,
  THIS_TURN,
  THROUGH_NEXT_TURN,
  THROUGH_OPPONENTS,
  TRAPS,
  turnPlayer,
  typeBit,
  UNITS,
  UNTIL_NEXT_TURN,
  unitBit,
  WORDS,
} from "../schema.ts";
import { actionWords } from "../text/index.ts";
import { vocabulary } from "../text/phrases/words.ts";
import type { Action, Keyword, Statement, UnitType, Who } from "../text/tree.ts";
import { comeFreely } from "./actions.ts";
import { answeredOne } from "./answers.ts";
import { Builder, beginning } from "./builder.ts";
import { begin, TEXTS } from "./compile.ts";
import { OWN } from "./own.ts";
import { joined, saidOf } from "./rows.ts";
import { MEANING } from "./says.ts";
import { HAPPENINGS } from "./triggers.ts";
import { wants } from "./wants.ts";

/** What a set gives to the words of its cards. */
export interface Numbers {
  /** tails-1.7: the bit of a further card type; 0 for one that no card of the set bears. */
  readonly word: (type: string) => number;
  /** tails-1.4: the numbers of factions and terrain; -1 for what no card of the set bears. */
  readonly faction: (name: string) => number;
  readonly terrain: (name: string) => number;
}

/** A card is looked at as it is: nothing is kept of how it was. */
const LOOK: Look = {
  figures: { health: healthLeft, attacks: (m, c) => value(m, c, ATTACKS) },
  states: {
    wounds: { damaged: (m, c) => m.column(c, DAMAGE) > 0, undamaged: (m, c) => m.column(c, DAMAGE) === 0 },
    // of what lies face up nothing has to be looked at: what lies face down is no such card
    face: { down: (m, c) => m.faceDown(c), up: () => true },
  },
  traits: {
    unit: (m, c) => fact(m, c, KIND),
    type(m, c) {
      m.cite("tails-1.7");
      return fact(m, c, WORDS) | markBits(m, c, mark("types"));
    },
  },
  keywords: (words) => (m, c) => words.every((word) => hasKeyword(m, c, word as Keyword)),
};
const memory: Memory = { looks: { now: LOOK, before: LOOK, any: LOOK } };

const OPEN = [UNITS, GEAR, GROUNDS];
const FACE_DOWN = [TRAPS];
/** tails-4.13: a Trap lies on the battlefield face down, and is meant by what speaks of Traps or of face-down cards. */
const inPlay = ({ noun, is }: Any): readonly number[] =>
  is?.face === "down" || noun === "trap" ? FACE_DOWN : OPEN;

/** tails-1.4: whether a card has one of some words of which it bears one. */
const numbered =
  (place: number, numberOf: (word: string) => number) =>
  (words: readonly string[]): CardOn => {
    const any = new Set(words.map(numberOf));
    return (m, c) => {
      m.cite("tails-1.4");
      return any.has(fact(m, c, place));
    };
  };

/** Whom words for players mean that are still in the game; a single opponent is any one that was not chosen yet. */
function players(who: Who, scope: Scope): SeatTest {
  const means = meansSeat(who, scope);
  return (m, s, self, seat) => !isOut(m, s) && means(m, s, self, seat);
}
function meansSeat(who: Who, scope: Scope): SeatTest {
  switch (who) {
    case "you":
      return (_m, s, _self, seat) => s === seat;
    case "both":
      return () => true;
    case "opponent":
    case "opponents":
      return (_m, s, _self, seat) => s !== seat;
    case "active":
      return (m, s) => s === turnPlayer(m);
    case "defending":
      return (m, s) => s === m.number(TARGET_SEAT);
  }
  if (!scope.players) throw new WordsError(MEANING.nobodySpokenOf);
  return scope.players.means(who);
}

const { useAbilities: _, ...deeds } = vocabulary.deeds;
const DEEDS: World["deeds"] = Object.fromEntries(
  Object.entries({
    ...bansOf<Mark>({ ...deeds, defend: undefined }, mark),
    useAbilities: mark("cannotUse"),
  }).map(([deed, mark]) => [deed, { mark }]),
);

/** Players that are meant once and for all, and not as those who are opponents at any time. */
function playersOf(s: Statement): Who | undefined {
  const who = s.is === "limit" ? s.whose : s.is === "playersCannot" ? s.who : undefined;
  return who === "you" || who === "opponents" || who === "both" ? undefined : who;
}

/** @param numbers what the set gives to the words of its cards */
export const tailsWorld = ({ word, faction, terrain }: Numbers): World =>
  worldOf<World>(vocabulary, {
    rule: "tails-7.13",
    guards: [],
    cards: {
      kind: KIND,
      nouns: Object.fromEntries(CARD_TYPES.map((type) => [type, typeBit(type)])),
      figures: { health: { stat: HEALTH }, attacks: { stat: ATTACKS } },
      keywords: { mark: (keyword) => givenMark(keyword as Keyword), words: () => 0 },
      traits: {
        unit: { words: (type) => unitBit(type as UnitType), sort: true },
        type: { words: word, mark: mark("types") },
        faction: { words: () => 0, among: numbered(FACTION, faction) },
        terrain: { words: () => 0, among: numbered(TERRAIN, terrain) },
      },
      field: UNITS,
    },
    fields: { all: [...OPEN, ...FACE_DOWN], of: inPlay },
    players,
    memory,
    // what a text makes hold is off while its card has no texts
    works: (m, card) => !isBlank(m, card),
    // the other lists are no text's to give
    changeable: ({ traits }) => traits?.type !== undefined,
    zones: {
      deck: { id: DECK, hidden: true },
      hand: { id: HAND, hidden: true },
      pile: { id: PILE },
      out: { id: GONE, hidden: true, told: LINES.removed },
    },
    pile: "pile",
    stays: ["unit", "equipment", "turf", "newRule"],
    points: {
      base: {
        number: (m, seat) => m.seatNumber(seat, BASE),
        changes: { gain: GAINS_BASE, lose: LOSES_BASE },
        lost: LOSES_BASE,
      },
    },
    verbs: {},
    deeds: DEEDS,
    playerDeeds: bansOf<Mark>(vocabulary.playerDeeds, mark),
    prices: {},
    playedFrom: [HAND],
    terms: {
      thisTurn: () => THIS_TURN,
      untilYourNextTurn: (_m, seat) => UNTIL_NEXT_TURN + seat,
      untilYourNextTurnEnds: (_m, seat) => THROUGH_NEXT_TURN + seat,
      untilOpponentsNextTurnEnds: (_m, seat) => THROUGH_OPPONENTS + seat,
      thisAttack: () => THIS_ATTACK,
      whileThis: () => WHILE_SOURCE,
      forGood: () => WHILE_SUBJECT,
    },
    happenings: HAPPENINGS,
    played: PLAYS,
    moments: { turnStart: TURN_STARTS, turnEnd: TURN_ENDS },
    draws: DRAWS,
    drawn: { each: DRAWN, all: DREW },
    discarded: DISCARDED,
    refs: { bearer: (m, self) => m.host(self) },
    doingRefs: Object.fromEntries(
      ["attacker", "attacked", "deployed", "played"].map((ref) => [ref, answeredOne(ref)]),
    ),
    first: turnPlayer,
    leaveTo,
    enter: comeFreely,
    once: { pays: () => nothing, gone: false },
    remembers: { mark: mark("happened"), until: THIS_TURN },
    // what a description may say here of a card's face besides the usual
    faces: ["bears", "bearsNo", "ofFaction", "without"],
    // a hand or a draw pile tells nobody how much of what is asked for is in it (tails-9.2)
    sight: ({ zone }) => ({
      face: false,
      hidden: false,
      looks: false,
      asked: zone?.in === "hand" || zone?.in === "deck",
    }),
    wants: (action: Action, scope) => wants(saidOf(action), scope),
    top: topOfDeck,
    falls(m, card) {
      const seat = m.actsFor(card);
      offDeck(m, card, m.zoneOf(PILE, m.owner(card)));
      say(m, LINES.discards, seat, card);
    },
    builder: Builder,
    begins: (b, tells, text) =>
      text === undefined ? beginning(b as Builder, tells) : begin(text, b as Builder, tells),
    joined,
    each: (step, b, name) => (name === "all" ? step : (b as Builder).single(step)),
    named: playersOf,
    // tails-7.10: counted once, when it takes effect
    countsFirst: true,
    orders: { top: "orderTop", bottom: "orderBottom" },
    lines: { ...LINES, under: LINES.tails },
    says: (action, language) => actionWords(saidOf(action as Action), language),
    // what a text can mean is asked together with its card, see `checkText`
    check: () => undefined,
    own: { ...OWN, texts: TEXTS },
  });
