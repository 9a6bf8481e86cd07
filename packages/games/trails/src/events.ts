/**
 * What can happen in Trails, as events of the kernel: proposed, replaced or prevented, done, and seen by texts. What is
 * done stands here at the lines that do it.
 */
import {
  act,
  EVERYBODY,
  emitNow,
  event,
  type GameEvent,
  happen,
  type Machine,
  marked,
  markTotal,
  move,
  NONE,
  say,
  seatSubject,
  seq,
  show,
} from "@tefuda/kernel";
import { changeBy, spending, TOLD } from "@tefuda/language/standard/index";
import { past } from "./last.ts";
import { LINES } from "./lines.ts";
import { prevented } from "./prevention.ts";
import {
  ATTACKING,
  BOND,
  CANNOT_DRAW,
  CP,
  DECK,
  DEFENDER,
  EP,
  FIELD,
  HAND,
  HOMEBASE,
  ITEM,
  inZone,
  is,
  isActive,
  isStunned,
  MOST_BOND,
  mark,
  STRIKES,
  STUNNED,
  TRAIL,
} from "./schema.ts";

const stopped = (m: Machine, card: number, which: Parameters<typeof mark>[0], by = NONE): boolean =>
  marked(m, card, mark(which), by) !== NONE;
const inPlay = (m: Machine, card: number): boolean => inZone(m, card, FIELD) || inZone(m, card, HOMEBASE);

/** trails-3.7: a card goes to its owner's zone, and is face down nowhere but in a homebase. */
export function leaveTo(m: Machine, card: number, zone: number, atEnd = true): void {
  const known = past.leaving(m, card);
  // trails-11.1: it is turned up only where it comes to, so that nobody sees a card go by that stays hidden
  move(m, card, m.zoneOf(zone, m.owner(card)), zone === TRAIL ? false : atEnd);
  m.setFaceDown(card, false);
  if (past.gone(m, card, known)) emitNow(m, LEAVES, card);
}

/** Puts a card onto a player's field (trails-4.14), ready unless said otherwise. */
export function enter(m: Machine, card: number, seat: number, actioned = false, played = false): void {
  m.setFaceDown(card, false);
  move(m, card, m.zoneOf(FIELD, seat));
  // trails-3.5: however many lie there, and ready to act at once; trails-4.5: an ITEM stands by itself
  m.cite(is(m, card, ITEM) ? "trails-4.5" : "trails-3.5");
  m.setTurned(card, actioned || stopped(m, card, "entersActioned"));
  emitNow(m, ENTERS, card, seat, played ? 1 : 0);
}

/** A card of the field comes to another player's side, and stays as it is. */
export function comesOver(m: Machine, card: number, seat: number): boolean {
  if (!inZone(m, card, FIELD)) return false;
  const [turned, stunned] = [m.turned(card), m.column(card, STUNNED)];
  // trails-6.11: it is gone from the attack
  if (m.number(DEFENDER) === card) m.setNumber(ATTACKING, 0);
  move(m, card, m.zoneOf(FIELD, seat));
  m.setTurned(card, turned);
  m.setColumn(card, STUNNED, stunned);
  return true;
}

/** Lays a card into a homebase. */
export function settleAt(m: Machine, card: number, seat: number, actioned: boolean, faceDown = true): void {
  const known = past.leaving(m, card);
  m.setFaceDown(card, faceDown);
  move(m, card, m.zoneOf(HOMEBASE, seat));
  m.setFaceDown(card, faceDown);
  m.setTurned(card, actioned);
  if (past.gone(m, card, known)) emitNow(m, LEAVES, card);
  emitNow(m, SETTLES, seat);
}

/** A card is put onto the field. Arguments: card, seat, 1 if it was played. Seen only. */
export const ENTERS = event("enters", { subject: "card", params: 3 });
/** A card leaves the field. Argument: card. Seen only. */
export const LEAVES = event("leaves", { subject: "card", params: 1 });
/** trails-4.1. Arguments: card, seat, 1 from a homebase. Seen only. */
export const PLAYED = event("played", { subject: "card", params: 3 });
/** Arguments: attacker, UNIT attacked or NONE, 1 for a SCLM attack. Seen only. */
export const ATTACKS = event("attacks", { subject: "card", params: 3, cards: [1] });
/** Arguments: UNIT attacked, attacker. Seen only. */
export const ATTACKED = event("attacked", { subject: "card", params: 2, cards: [1] });
/** A card stunned a UNIT. Arguments: which, the stunned one, 1 in a fight and 0 by a text. Seen only. */
export const STUNS = event("stuns", { subject: "card", params: 3, cards: [1] });
/** Arguments: attacker, how much. Seen only. */
export const OVERKILLS = event("overkill", { subject: "card", params: 2 });
/** trails-7.6. Arguments: who supports, who is supported. Seen only. */
export const SUPPORTS = event("supports", { subject: "card", params: 2, cards: [1] });
/** trails-10.9. Arguments: seat, the card that was there. Seen only. */
export const REBUILT = event("rebuilt", { subject: "seat", params: 2, cards: [1] });
/** The deployment step of a player begins. Argument: seat. Seen only. */
export const DEPLOYS = event("deploys", { subject: "seat", params: 1 });
/** A step of a player begins or ends. Argument: seat. Seen only. */
export const DRAW_BEGINS = event("drawStep", { subject: "seat", params: 1 });
export const DRAW_ENDS = event("drawStepEnd", { subject: "seat", params: 1 });
export const HOMEBASE_BEGINS = event("homebaseStep", { subject: "seat", params: 1 });
export const HOMEBASE_ENDS = event("homebaseStepEnd", { subject: "seat", params: 1 });
export const DEPLOY_ENDS = event("deployEnd", { subject: "seat", params: 1 });
/** The turn begins; the cure phase begins. Argument: the initiative player. Seen only. */
export const TURN_BEGINS = event("turnStart", { subject: "seat", params: 1 });
export const CURE_BEGINS = event("cure", { subject: "seat", params: 1 });
/** The combat phase ends. Argument: the initiative player. Seen only. */
export const COMBAT_ENDS = event("combatEnds", { subject: "seat", params: 1 });
/** The combat phase begins; the turn ends. Argument: the initiative player. Seen only. */
export const COMBAT_BEGINS = event("combat", { subject: "seat", params: 1 });
export const TURN_ENDS = event("turnEnd", { subject: "seat", params: 1 });

/**
 * trails-10.7: a UNIT falls face down, actioned. The bond that it costs is lost only when all that fall together have
 * (trails-6.12), so until then it is marked as one that has just fallen. Arguments: card, by which card, IN_COMBAT or
 * BY_TEXT.
 */
export const STUNNED_EVENT = event("stunned", {
  subject: "card",
  params: 3,
  cards: [1],
  cannot: (m) =>
    !isActive(m, m.e[0]!) ||
    stopped(m, m.e[0]!, "cannotBeStunned", m.e[1]!) ||
    (m.e[2] === IN_COMBAT && stopped(m, m.e[0]!, "cannotBeStunnedInCombat", m.e[1]!)) ||
    (m.e[2] === BY_TEXT && stopped(m, m.e[0]!, "cannotBeStunnedByText", m.e[1]!)),
  body: ([card]) =>
    act((m) => {
      m.cite("trails-3.3");
      m.setColumn(card!(m), STUNNED, JUST_NOW);
      m.setTurned(card!(m), true);
      say(m, LINES.stunned, card!(m));
    }),
});
export const BY_TEXT = 0;
export const IN_COMBAT = 1;
/** Value of STUNNED until its stun damage is done. */
export const JUST_NOW = 2;

/** trails-10.13. Argument: card. */
export const CURED = event("cured", {
  subject: "card",
  params: 1,
  cannot: (m) => !isStunned(m, m.e[0]!) || stopped(m, m.e[0]!, "cannotBeCured"),
  body: ([card]) =>
    act((m) => {
      m.setColumn(card!(m), STUNNED, 0);
      m.setTurned(card!(m), true);
      // trails-6.11, 7.5: it was gone from the attack, and does not come back into it
      m.setColumn(card!(m), STRIKES, 0);
      if (m.number(DEFENDER) === card!(m)) m.setNumber(ATTACKING, 0);
      say(m, LINES.cures, card!(m));
    }),
});

/** trails-10.7: K.O., from the field or a homebase. Arguments: card, by which card. */
export const DESTROYED = event("destroyed", {
  subject: "card",
  params: 2,
  cards: [1],
  cannot: (m) => !inPlay(m, m.e[0]!) || stopped(m, m.e[0]!, "cannotBeDestroyed", m.e[1]!),
  body: ([card]) =>
    act((m) => {
      say(m, LINES.destroyed, card!(m));
      leaveTo(m, card!(m), TRAIL);
    }),
});
/** From a hand into the trail. Arguments: card, seat. */
export const DISCARDED = event("discarded", {
  subject: "card",
  params: 2,
  cannot: (m) => !inZone(m, m.e[0]!, HAND),
  body: ([card, seat]) =>
    act((m) => {
      leaveTo(m, card!(m), TRAIL);
      say(m, LINES.discards, seat!(m), card!(m));
    }),
});

/** trails-10.7: what is in that state already is not changed and sets nothing off. Arguments: card, TOLD if it is. */
export const ACTIONED = event("actioned", {
  subject: "card",
  params: 2,
  cannot: (m) => !inPlay(m, m.e[0]!) || m.turned(m.e[0]!),
  body: ([card, told]) =>
    act((m) => {
      m.setTurned(card!(m), true);
      if (told!(m) !== TOLD) say(m, LINES.actions, card!(m));
    }),
});
/** trails-3.3. Arguments: card, TOLD if it is. */
export const READIED = event("readied", {
  subject: "card",
  params: 2,
  cannot: (m) =>
    !inPlay(m, m.e[0]!) || !m.turned(m.e[0]!) || isStunned(m, m.e[0]!) || stopped(m, m.e[0]!, "cannotReady"),
  body: ([card, told]) =>
    act((m) => {
      m.setTurned(card!(m), false);
      if (told!(m) !== TOLD) say(m, LINES.readies, card!(m));
    }),
});
/** A card of a homebase is turned face up, played or not. Arguments: card, who does it, or NONE where another line tells it. */
export const TURNED_UP = event("turnedUp", {
  subject: "card",
  params: 2,
  cannot: (m) => !inZone(m, m.e[0]!, HOMEBASE) || !m.faceDown(m.e[0]!),
  body: ([card, seat]) =>
    act((m) => {
      show(m, card!(m), EVERYBODY);
      m.setFaceDown(card!(m), false);
      if (seat!(m) !== NONE) say(m, LINES.turnsUp, seat!(m), card!(m));
    }),
});

/** Bond, whatever takes it; it may fall below 0 (trails-2.1). Arguments: seat, how much. */
export const LOSES_BOND = event("losesBond", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0,
  body: ([seat, n]) =>
    act((m) => {
      m.cite("trails-2.1");
      m.setSeatNumber(seat!(m), BOND, Math.max(-999, m.seatNumber(seat!(m), BOND) - n!(m)));
      say(m, LINES.losesBond, seat!(m), n!(m), m.seatNumber(seat!(m), BOND));
    }),
});
/** trails-2.5: damage, which texts may lessen. Arguments: seat, how much. */
export const DAMAGED = event("damaged", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("noDamage")) !== NONE,
  body: ([seat, n], f) => {
    const left = f.local();
    return seq(
      act((m) => {
        m.cite("trails-2.5");
        const less = markTotal(m, seatSubject(seat!(m)), mark("damageLess"), "sum");
        left.set(m, prevented(m, seat!(m), Math.max(0, n!(m) - less)));
      }),
      happen(LOSES_BOND, [seat!, left]),
      act((m) => {
        if (left(m) > 0) emitNow(m, TAKES_DAMAGE, seat!(m));
      }),
    );
  },
});
/** A card is laid into a homebase. Argument: whose. Seen only. */
export const SETTLES = event("settles", { subject: "seat", params: 1 });
/** trails-6.1: a player declares an attack, or passes it. Arguments: seat, of an attack 1 for a SCLM attack. Seen only. */
export const DECLARES = event("declares", { subject: "seat", params: 2 });
export const PASSES_ATTACK = event("passes", { subject: "seat", params: 1 });

/** What damage there was left was taken. Argument: seat. Seen only. */
export const TAKES_DAMAGE = event("takesDamage", { subject: "seat", params: 1 });
export const GAINS_BOND = event("gainsBond", {
  subject: "seat",
  params: 2,
  cannot: (m) =>
    m.e[1]! <= 0 ||
    m.seatNumber(m.e[0]!, BOND) >= MOST_BOND ||
    marked(m, seatSubject(m.e[0]!), mark("cannotGainBond")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      m.cite("trails-2.1");
      const before = m.seatNumber(seat!(m), BOND);
      const now = Math.min(MOST_BOND, before + n!(m));
      m.setSeatNumber(seat!(m), BOND, now);
      say(m, LINES.gainsBond, seat!(m), now - before, now);
    }),
});

/** trails-4.2: CP, of a step or by a text. Arguments: seat, how many, TOLD if it is. */
export const GAINS_CP = event("gainsCp", {
  subject: "seat",
  params: 3,
  cannot: (m) => m.e[1]! <= 0,
  body: ([seat, n, told]) =>
    act((m) => {
      changeBy(m, seat!(m), CP, n!(m));
      if (told!(m) !== TOLD) sayPoints(m, seat!(m));
    }),
});
/** trails-4.6. Arguments: seat, how many, the card that is actioned for it, if one is. */
export const GAINS_EP = event("gainsEp", {
  subject: "seat",
  params: 3,
  cards: [2],
  cannot: (m) => m.e[1]! <= 0 || !mayGainEp(m, m.e[0]!),
  body: ([seat, n, card]) =>
    act((m) => {
      changeBy(m, seat!(m), EP, n!(m));
      if (card!(m) === NONE) sayPoints(m, seat!(m));
      else say(m, LINES.gainsEp, seat!(m), card!(m), m.seatNumber(seat!(m), EP));
    }),
});
const sayPoints = (m: Machine, seat: number): void =>
  say(m, LINES.gainsPoints, seat, m.seatNumber(seat, CP), m.seatNumber(seat, EP));
export const mayGainEp = (m: Machine, seat: number): boolean =>
  marked(m, seatSubject(seat), mark("cannotGainEp")) === NONE;
/** trails-4.4, 4.6: what something costs. Arguments: seat, how many. */
export const SPENDS_CP = spending("spendsCp", CP);
export const SPENDS_EP = spending("spendsEp", EP);

/** A card was drawn, and one or more at once (trails-9.6). Argument: seat. Seen only. */
export const DRAWS_CARD = event("drawsCard", { subject: "seat", params: 1 });
export const DRAWS_CARDS = event("drawsCards", { subject: "seat", params: 1 });
/** trails-8.6: who has to draw and cannot loses, once the effect is done. Arguments: seat, how many. */
export const DRAWS = event("draws", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("cannotDraw")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      const deck = m.zoneOf(DECK, seat!(m));
      let drawn = 0;
      for (; drawn < n!(m); drawn++) {
        const card = m.first(deck);
        if (card < 0) {
          m.setSeatNumber(seat!(m), CANNOT_DRAW, 1);
          say(m, LINES.cannotDraw, seat!(m));
          break;
        }
        move(m, card, m.zoneOf(HAND, seat!(m)));
        say(m, LINES.draws, seat!(m), card);
        emitNow(m, DRAWS_CARD, seat!(m));
      }
      if (drawn > 0) emitNow(m, DRAWS_CARDS, seat!(m));
    }),
});

export const EVENTS: readonly GameEvent[] = [
  ENTERS,
  LEAVES,
  PLAYED,
  ATTACKS,
  ATTACKED,
  STUNS,
  OVERKILLS,
  SUPPORTS,
  REBUILT,
  DEPLOYS,
  COMBAT_BEGINS,
  TURN_ENDS,
  STUNNED_EVENT,
  CURED,
  DESTROYED,
  DISCARDED,
  ACTIONED,
  READIED,
  LOSES_BOND,
  DAMAGED,
  GAINS_BOND,
  DRAWS,
  DRAWS_CARD,
  DRAWS_CARDS,
  TURNED_UP,
  COMBAT_ENDS,
  DRAW_BEGINS,
  DRAW_ENDS,
  HOMEBASE_BEGINS,
  HOMEBASE_ENDS,
  DEPLOY_ENDS,
  TURN_BEGINS,
  CURE_BEGINS,
  TAKES_DAMAGE,
  GAINS_CP,
  GAINS_EP,
  SPENDS_CP,
  SPENDS_EP,
  SETTLES,
  DECLARES,
  PASSES_ATTACK,
];
