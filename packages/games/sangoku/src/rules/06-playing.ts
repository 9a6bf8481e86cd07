/** 6 Playing cards: generals, reinforcements, tactics, scenarios (sangoku-6.1 to 6.11, 10.21, 10.29). */
import {
  act,
  asked,
  type Candidates,
  call,
  callAny,
  cardsIn,
  constant,
  EVERYBODY,
  emitNow,
  fact,
  type Group,
  given,
  happen,
  ifElse,
  type Machine,
  marked,
  type Need,
  NONE,
  type Num,
  need,
  needPair,
  needSeat,
  type Program,
  program,
  type Reason,
  type Step,
  say,
  seatSubject,
  seq,
  show,
  when,
} from "@tefuda/kernel";
import { allHold, lacking } from "@tefuda/language";
import { definitionOf, type TextAbility, textOf } from "../effects/text.ts";
import { hasEmblem, nationsOf } from "../emblems.ts";
import { TURNS_DOWN } from "../events.ts";
import { LINES } from "../lines.ts";
import { lyingOn, mayBear } from "../lying.ts";
import { enter, equip, leaveTo, SUMMONED } from "../places.ts";
import { checkRetirements } from "../retirements.ts";
import {
  ALLIANCE,
  BATTLE_TACTIC,
  BATTLE_TACTICS,
  BATTLEFIELD,
  GENERAL,
  HAND,
  inZone,
  is,
  isGeneral,
  isMain,
  MAIN_TACTIC,
  type Mark,
  mark,
  PHASE,
  PILE,
  PLAYING,
  playerOf,
  REINFORCEMENT,
  SCENARIO,
  SUMMON_TURNS_RESOURCE,
  SURPRISED,
} from "../schema.ts";
import { PLAYED } from "../seen.ts";
import { isOnBattlefield, namesakeInResources } from "./01-names.ts";
import { settle } from "./01-order.ts";
import { canPay, halves, pay, payable, priceOf } from "./05-costs.ts";
import { queueSummoned } from "./10-triggers.ts";

// --- what is needed --------------------------------------------------------------------------------------------------
const IN_MAIN_SAYS = "it is your main phase, outside of battles";
const IN_TACTICS_SAYS = "it is the tactics step of a battle";
const inMain = (rule: string): Need => needSeat(rule, IN_MAIN_SAYS, (m) => isMain(m, m.seat));
const IN_HAND = given("sangoku-6.1", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat));
const isOf = (rule: string, says: string, bits: number): Need => given(rule, says, (m) => is(m, m.a, bits));
/** A tactic of one kind; one of the other kind is told when that may be played. */
const isTactic = (rule: string, says: string, bits: number, otherwise: Reason): Need => ({
  ...isOf(rule, says, bits),
  explain: (m) => [is(m, m.a, MAIN_TACTIC | BATTLE_TACTIC) ? otherwise : { rule, needs: says }],
});
/** Cards of the own hand of some types. */
export const inHand = (bits: number): Candidates => cardsIn(HAND, asked, (m, card) => is(m, card, bits));
const allowed = (which: Mark): Need =>
  need(
    "sangoku-1.2",
    "no text keeps you from playing it",
    (m) => marked(m, seatSubject(m.seat), mark(which), m.a) === NONE,
  );
const PAYABLE = payable((m) => priceOf(m, m.a));

const FREE_NAME: readonly Need[] = [
  need(
    "sangoku-6.3",
    "you have no general of its name on the battlefield",
    (m) => !isOnBattlefield(m, m.a, m.seat),
  ),
  need(
    "sangoku-6.4",
    "no general of its name lies face-up in your resources",
    (m) => m.number(SUMMON_TURNS_RESOURCE) === 1 || namesakeInResources(m, m.a, m.seat) < 0,
  ),
];
const SUMMONING: readonly Need[] = [
  inMain("sangoku-6.2"),
  isOf("sangoku-6.2", "it is a general", GENERAL),
  IN_HAND,
  allowed("cannotSummon"),
  ...FREE_NAME,
];

/** sangoku-6.2 */
export const SUMMON: Group = {
  verb: "summon",
  form: "card",
  from: inHand(GENERAL),
  needs: [...SUMMONING, PAYABLE],
};
/** sangoku-10.29 */
export const ALLY: Group = {
  verb: "summon by alliance",
  form: "card",
  from: inHand(GENERAL),
  needs: [
    ...SUMMONING,
    need("sangoku-10.29", "it has Alliance", (m) => fact(m, m.a, ALLIANCE) !== 0),
    need("sangoku-10.29", "your standing resources pay its alliance cost", (m) =>
      canPay(m, m.seat, fact(m, m.a, ALLIANCE)),
    ),
  ],
};

const generals: Candidates = (m, out) => {
  let n = 0;
  for (let i = 0; i < m.layout.seats; i++)
    for (let c = m.first(m.zoneOf(BATTLEFIELD, i === 0 ? m.seat : 1 - m.seat)); c >= 0; c = m.next(c))
      if (isGeneral(m, c)) out[n++] = c;
  return n;
};
/** sangoku-10.21: whether a general bears a reinforcement without its cost. */
const isFreeFor = (m: Machine, card: number, general: number): boolean =>
  hasEmblem(m, general, "mercenary") && (nationsOf(m, card) & nationsOf(m, general)) !== 0;
/** sangoku-6.5, 6.6 */
export const EQUIP: Group = {
  verb: "equip",
  form: "cards",
  from: inHand(REINFORCEMENT),
  to: generals,
  needs: [
    inMain("sangoku-6.5"),
    isOf("sangoku-6.5", "it is a reinforcement", REINFORCEMENT),
    IN_HAND,
    allowed("cannotEquip"),
    needPair(
      "sangoku-6.5",
      "it is for one of your own generals on the battlefield",
      (m) => isGeneral(m, m.b) && playerOf(m, m.b) === m.seat,
    ),
    needPair("sangoku-1.2", "no text keeps it from that general", (m) => mayBear(m, m.b, m.a)),
    needPair("sangoku-6.6", "that general has no reinforcement", (m) => lyingOn(m, m.b, false) === NONE),
    {
      ...payable(
        (m) => priceOf(m, m.a),
        (m) => isFreeFor(m, m.a, m.b),
      ),
      of: "pair",
    },
  ],
};

/** sangoku-6.10: what must have a target and finds none cannot be played. */
const HAS_USE: Need = {
  ...need("sangoku-6.10", "there is something for it to do", (m) =>
    allHold(effectOf(m)?.requires, m, m.a, m.seat),
  ),
  explain: (m) => lacking(effectOf(m)?.requires, m, m.a, m.seat),
};
const effectOf = (m: Machine): TextAbility | undefined => textOf(m, m.a, definitionOf(m, m.a).effect);

/** sangoku-6.8 */
export const PLAY_MAIN: Group = {
  verb: "play",
  form: "card",
  from: inHand(MAIN_TACTIC),
  needs: [
    isTactic("sangoku-6.8", "it is a main tactic", MAIN_TACTIC, {
      rule: "sangoku-6.9",
      needs: IN_TACTICS_SAYS,
    }),
    inMain("sangoku-6.8"),
    IN_HAND,
    allowed("cannotPlayMainTactics"),
    PAYABLE,
    HAS_USE,
  ],
};
/** sangoku-6.11 */
export const PLAY_SCENARIO: Group = {
  verb: "unfold",
  form: "card",
  from: inHand(SCENARIO),
  needs: [
    isOf("sangoku-6.11", "it is a scenario", SCENARIO),
    inMain("sangoku-6.11"),
    IN_HAND,
    allowed("cannotPlayScenarios"),
    PAYABLE,
  ],
};
/** sangoku-6.9; the steps of a battle ask for it (sangoku-7.11). */
export const PLAY_BATTLE: Group = {
  verb: "play",
  form: "card",
  from: inHand(BATTLE_TACTIC),
  needs: [
    isTactic("sangoku-6.9", "it is a battle tactic", BATTLE_TACTIC, {
      rule: "sangoku-6.8",
      needs: IN_MAIN_SAYS,
    }),
    // in a battle that has no such step it is Surprise attack that stands in the way
    needSeat(
      "sangoku-6.9",
      IN_TACTICS_SAYS,
      (m) => m.number(PHASE) === BATTLE_TACTICS || m.number(SURPRISED) !== 0,
    ),
    needSeat("sangoku-10.23", "the attack began without Surprise attack", (m) => m.number(SURPRISED) === 0),
    IN_HAND,
    allowed("cannotPlayBattleTactics"),
    PAYABLE,
    HAS_USE,
  ],
};

// --- what is done ------------------------------------------------------------------------------------------------------
const reveal = (card: Num, seat: Num): Step =>
  act((m) => {
    show(m, card(m), EVERYBODY);
    say(m, LINES.plays, seat(m), card(m));
  });

/** A general is paid for and comes to the battlefield. Arguments: card, seat, 1 for its alliance cost. */
export const summon: Program = program("summon", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const allied = f.arg();
  const namesake = f.card();
  return seq(
    reveal(card, seat),
    call(pay, [
      card,
      seat,
      ...halves((m) => (allied(m) === 1 ? fact(m, card(m), ALLIANCE) : priceOf(m, card(m)))),
    ]),
    act((m) => {
      m.cite(allied(m) === 1 ? "sangoku-10.29" : "sangoku-6.2");
      namesake.set(m, namesakeInResources(m, card(m), seat(m)));
    }),
    when(
      (m) => namesake(m) >= 0,
      seq(
        act((m) => m.cite("sangoku-2.10")),
        happen(TURNS_DOWN, [namesake, constant(NONE)]),
      ),
    ),
    act((m) => {
      enter(m, card(m), seat(m), SUMMONED);
      emitNow(m, PLAYED, card(m), seat(m));
      queueSummoned(m, card(m));
    }),
    call(settle),
  );
});

/** sangoku-6.5. Arguments: card, general, seat. */
export const equipWith: Program = program("equip", (f) => {
  const card = f.cardArg();
  const general = f.cardArg();
  const seat = f.arg();
  return seq(
    reveal(card, seat),
    ifElse(
      (m) => !isFreeFor(m, card(m), general(m)),
      call(pay, [card, seat, ...halves((m) => priceOf(m, card(m)))]),
      act((m) => m.cite("sangoku-10.21")),
    ),
    act((m) => {
      m.cite("sangoku-6.5");
      equip(m, card(m), general(m));
      emitNow(m, PLAYED, card(m), seat(m));
    }),
    call(settle),
  );
});

/** Carries out a text of a card by its number. */
export const callText = (card: Num, index: Num, seat: Num): Step =>
  callAny(
    (m) => {
      const text = textOf(m, card(m), index(m));
      return text ? (m.game.programNumbers[text.id]![0] ?? NONE) : NONE;
    },
    [card, seat, constant(NONE), constant(NONE), constant(NONE)],
  );

/**
 * A tactic: its targets are chosen, it is paid for, it takes effect and goes to the discard pile (sangoku-6.10). All of
 * this is one program, of its text. Arguments: card, seat.
 */
export const playTactic: Program = program("play a tactic", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return seq(
    act((m) => {
      m.cite(is(m, card(m), BATTLE_TACTIC) ? "sangoku-6.9" : "sangoku-6.8");
      // nobody is asked anything in between
      m.cite("sangoku-1.6");
    }),
    reveal(card, seat),
    callText(card, (m) => definitionOf(m, card(m)).effect, seat),
    act((m) => {
      m.cite("sangoku-6.10");
      // unless its own effect has put it elsewhere
      if (inZone(m, card(m), PLAYING)) leaveTo(m, card(m), PILE);
    }),
    call(settle),
  );
});
/** A tactic is paid for and leaves the hand; its effect follows, and lies in no pile till then (sangoku-6.10). Arguments: card, seat. */
export const payForTactic: Program = program("pay for a tactic", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return seq(
    call(pay, [card, seat, ...halves((m) => priceOf(m, card(m)))]),
    act((m) => {
      leaveTo(m, card(m), PLAYING);
      emitNow(m, PLAYED, card(m), seat(m));
    }),
  );
});

/** sangoku-6.11: the old one leaves before the new one's effect begins. Arguments: card, seat. */
export const unfold: Program = program("play a scenario", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return seq(
    reveal(card, seat),
    call(pay, [card, seat, ...halves((m) => priceOf(m, card(m)))]),
    act((m) => {
      m.cite("sangoku-1.11");
      m.cite("sangoku-6.11");
      for (let s = 0; s < m.layout.seats; s++)
        for (let c = m.first(m.zoneOf(BATTLEFIELD, s)), next = c; c >= 0; c = next) {
          next = m.next(c);
          if (is(m, c, SCENARIO) && !m.faceDown(c)) {
            say(m, LINES.replaced, c);
            leaveTo(m, c, PILE);
          }
        }
    }),
    // who lived on the old one retires, whatever the new one brings
    checkRetirements,
    act((m) => {
      enter(m, card(m), seat(m), SUMMONED);
      emitNow(m, PLAYED, card(m), seat(m));
    }),
    call(settle),
  );
});
