/**
 * What can happen in Tails and Tactics, as events of the kernel: proposed, replaced or prevented, done, and seen by
 * texts. What is done stands here at the lines that do it.
 */
import {
  act,
  attach,
  emitNow,
  event,
  type GameEvent,
  type Machine,
  marked,
  markTotal,
  move,
  NONE,
  type Num,
  say,
  seatSubject,
  shuffle,
} from "@tefuda/kernel";
import { LINES } from "./lines.ts";
import {
  AIMS,
  aim,
  BASE,
  DAMAGE,
  DECK,
  GEAR,
  GONE_AIM,
  HAND,
  HAS_HEALTH,
  healthLeft,
  is,
  MOST_AIMS,
  mark,
  onBattlefield,
  onField,
  PILE,
  playerOf,
  TEXTS,
  UNITS,
  USED,
} from "./schema.ts";

/** tails-3.2: the discard pile becomes the draw pile the moment that is empty; with both empty it waits. */
function refill(m: Machine, seat: number): void {
  const deck = m.zoneOf(DECK, seat);
  const pile = m.zoneOf(PILE, seat);
  if (m.count(deck) > 0 || m.count(pile) === 0) return;
  say(m, LINES.reshuffles, seat);
  for (let card = m.first(pile); card >= 0; card = m.first(pile)) move(m, card, deck);
  shuffle(m, deck);
}
/** The top card of a draw pile, which is made good first if it is empty; NONE if there is none anywhere. */
export function topOfDeck(m: Machine, seat: number): number {
  refill(m, seat);
  return m.first(m.zoneOf(DECK, seat));
}
/** Moves a card off a draw pile, and makes the pile good if that was its last. */
export function offDeck(m: Machine, card: number, zone: number): void {
  const seat = m.actsFor(card);
  move(m, card, zone);
  refill(m, seat);
}

/** Of the equipment attached to a card what lies first; NONE if there is none. */
function gearOf(m: Machine, card: number): number {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(GEAR, seat)); c >= 0; c = m.next(c)) if (m.host(c) === card) return c;
  return NONE;
}

/** tails-3.5, 5.8: what has left was a target of its own, and what comes back is another. */
function forgetAim(m: Machine, card: number): void {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let zone = UNITS; zone <= GEAR; zone++)
      for (let c = m.first(m.zoneOf(zone, seat)); c >= 0; c = m.next(c))
        for (let i = 0; i < MOST_AIMS; i++)
          if (m.column(c, AIMS + i) === aim(card, NONE)) m.setColumn(c, AIMS + i, GONE_AIM);
}

/** A card is seen to leave with the Equipment attached to it, but what of that is seen for itself. */
export function seenToLeave(m: Machine, card: number, apart: (gear: number) => boolean = () => false): void {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(GEAR, seat)); c >= 0; c = m.next(c))
      if (m.host(c) === card && !apart(c)) emitNow(m, LEAVES, c, playerOf(m, c));
  emitNow(m, LEAVES, card, playerOf(m, card));
}

/**
 * A card goes to its owner's zone; off the battlefield it leaves its equipment to the piles (tails-4.6).
 * @param seen it was seen to leave before, as one of several that go together
 */
export function leaveTo(m: Machine, card: number, zone: number, atEnd = true, seen = false): void {
  if (!seen && onBattlefield(m, card)) seenToLeave(m, card);
  if (onField(m, card)) {
    forgetAim(m, card);
    for (let gear = gearOf(m, card); gear >= 0; gear = gearOf(m, card)) {
      m.cite("tails-4.6");
      attach(m, gear, NONE);
      leaveTo(m, gear, PILE, false, true);
    }
  }
  const drawn = m.zoneId(m.zone(card)) === DECK;
  // tails-4.13: what lay face down is shown as it enters the pile, and is face down nowhere else
  if (zone === PILE) m.setFaceDown(card, false);
  // what its texts have done this turn they have done, also where its leaving sets them off
  const kept = onField(m, card);
  const used = m.scratch[m.borrow()]!;
  for (let i = 0; i < TEXTS; i++) used[i] = kept ? m.column(card, USED + i) : 0;
  move(m, card, m.zoneOf(zone, m.owner(card)), zone === PILE ? false : atEnd);
  for (let i = 0; i < TEXTS; i++) m.setColumn(card, USED + i, used[i]!);
  m.giveBack();
  m.setFaceDown(card, false);
  if (drawn) refill(m, m.owner(card));
}

/** Lays a card face down into a zone of its player. */
export function putFaceDown(m: Machine, card: number, zone: number): void {
  const seat = m.actsFor(card);
  m.setFaceDown(card, true);
  move(m, card, m.zoneOf(zone, seat));
}

/** A card is about to leave the battlefield. Arguments: card, on whose side it lies. Seen only. */
export const LEAVES = event("leaves", { subject: "card", params: 2, leaving: true });
/** A card is about to be discarded as a requirement (tails-4.3). Arguments: card, on whose side it lies. Seen only. */
export const GIVEN = event("given", { subject: "card", params: 2, leaving: true });
/** A card dies: destroyed, or without health. Arguments: card, by which card, on whose side it lies. Seen only. */
export const DIES = event("dies", { subject: "card", params: 3, cards: [1], leaving: true });

/** To its owner's pile, from wherever it is. Arguments: card, whose choice or loss it is. */
export const DISCARDED = event("discarded", {
  subject: "card",
  params: 2,
  body: ([card]) => act((m) => leaveTo(m, card!(m), PILE)),
});

/** What dies was seen to go before it goes (`deaths.ts`); Equipment may have gone already, with its unit. */
const dies = ([card]: readonly Num[]) =>
  act((m) => {
    if (onBattlefield(m, card!(m))) leaveTo(m, card!(m), PILE, true, true);
  });
/** tails-5.5: a card whose health is gone is discarded at once. Arguments: card, by which card. */
export const DEATH = event("death", {
  subject: "card",
  params: 2,
  cards: [1],
  cannot: (m) => !onField(m, m.e[0]!),
  body: dies,
});
/** By an effect, face-down Traps too (tails-4.13). Arguments: card, by which card. */
export const DESTROYED = event("destroyed", {
  subject: "card",
  params: 2,
  cards: [1],
  cannot: (m) =>
    !onBattlefield(m, m.e[0]!) || marked(m, m.e[0]!, mark("cannotBeDestroyed"), m.e[1]!) !== NONE,
  body: dies,
});

/**
 * Health is lost (tails-5.4) by what has any (tails-1.9); what has none left dies when all are damaged that are damaged
 * together. Arguments: card, how much, by which card.
 */
export const DAMAGED: GameEvent = event("damaged", {
  subject: "card",
  params: 3,
  cards: [2],
  cannot: (m) =>
    m.e[1]! <= 0 ||
    !onField(m, m.e[0]!) ||
    !is(m, m.e[0]!, HAS_HEALTH) ||
    marked(m, m.e[0]!, mark("cannotBeDamaged"), m.e[2]!) !== NONE,
  body: ([card, n]) =>
    act((m) => {
      m.setColumn(card!(m), DAMAGE, m.column(card!(m), DAMAGE) + n!(m));
      say(m, LINES.damaged, card!(m), n!(m), Math.max(0, healthLeft(m, card!(m))));
    }),
});

/** Base health (tails-8.2). Arguments: seat, how much. It may rise above 30 and fall below 0 (tails-2.1, 8.1). */
export const LOSES_BASE = event("losesBase", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("cannotLoseBase")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      m.cite("tails-8.2");
      m.setSeatNumber(seat!(m), BASE, Math.max(-999, m.seatNumber(seat!(m), BASE) - n!(m)));
      say(m, LINES.losesBase, seat!(m), n!(m), m.seatNumber(seat!(m), BASE));
    }),
});
export const GAINS_BASE = event("gainsBase", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("cannotGainBase")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      m.setSeatNumber(seat!(m), BASE, Math.min(999, m.seatNumber(seat!(m), BASE) + n!(m)));
      say(m, LINES.gainsBase, seat!(m), n!(m), m.seatNumber(seat!(m), BASE));
    }),
});

/** Arguments: seat, how many. What neither pile holds is not drawn, and nobody loses by it (tails-3.2). */
export const DRAWS = event("draws", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("cannotDraw")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      let drawn = 0;
      for (let i = n!(m); i > 0; i--) {
        const card = topOfDeck(m, seat!(m));
        if (card < 0) {
          say(m, LINES.nothingToDraw, seat!(m));
          break;
        }
        move(m, card, m.zoneOf(HAND, seat!(m)));
        say(m, LINES.draws, seat!(m), card);
        emitNow(m, DRAWN, seat!(m), card);
        drawn++;
        refill(m, seat!(m));
      }
      if (drawn > 0) emitNow(m, DREW, seat!(m));
    }),
});

// What texts can see besides; nothing is done by these themselves.
/** tails-3.1: each card of a draw for itself. Arguments: seat, card. */
export const DRAWN = event("drawn", { subject: "seat", params: 2, cards: [1] });
/** The whole of a draw, of however many cards. Argument: seat. */
export const DREW = event("drew", { subject: "seat", params: 1 });
/** Arguments: card, seat. */
export const DEPLOYS = event("deploys", { subject: "card", params: 2 });
/** Arguments: attacker, target or NONE, seat attacked. */
export const ATTACKS_EVENT = event("attacks", { subject: "card", params: 3, cards: [1] });
/** Arguments: target, attacker. */
export const ATTACKED = event("attacked", { subject: "card", params: 2, cards: [1] });
/** Arguments: attacker, what it hits or NONE for a base, on whose side that is. */
export const HITS = event("hits", { subject: "card", params: 3, cards: [1] });
/** The same for what is hit. Arguments: card, attacker, on whose side it lies. */
export const IS_HIT = event("isHit", { subject: "card", params: 3, cards: [1] });
/** The same for a base. Arguments: seat, attacker. */
export const BASE_HIT = event("baseHit", { subject: "seat", params: 2, cards: [1] });
/** An attack that is made and not dodged does not hit. Arguments: card, attacker. */
export const WITHSTANDS = event("withstands", { subject: "card", params: 2, cards: [1] });
/** Arguments: card, attacker. */
export const DODGES = event("dodges", { subject: "card", params: 2, cards: [1] });
/** tails-7.11: an Event or Trap is played, whether it has an effect or none. Arguments: card, seat. */
export const PLAYS = event("plays", { subject: "card", params: 2 });
/** Argument: seat. */
export const TURN_STARTS = event("turnStart", { subject: "seat", params: 1 });
export const TURN_ENDS = event("turnEnd", { subject: "seat", params: 1 });

/** A card that came to the battlefield is seen to have come, in the set-up too. */
export function announceDeployed(m: Machine, card: number): void {
  emitNow(m, DEPLOYS, card, playerOf(m, card));
}

export const EVENTS: readonly GameEvent[] = [
  LEAVES,
  DIES,
  DISCARDED,
  DEATH,
  DESTROYED,
  DAMAGED,
  LOSES_BASE,
  GAINS_BASE,
  DRAWS,
  DRAWN,
  DREW,
  DEPLOYS,
  ATTACKS_EVENT,
  ATTACKED,
  HITS,
  IS_HIT,
  BASE_HIT,
  DODGES,
  PLAYS,
  TURN_STARTS,
  TURN_ENDS,
  WITHSTANDS,
  GIVEN,
];

/** tails-4.11: what was set last holds, then what adds and subtracts; `otherwise` if nothing was set. */
export function limitOf(
  m: Machine,
  seat: number,
  sets: "handLimit" | "draws" | "baseDamage" | "hitDamage" | "deployments" | "attacksLimit",
  adds:
    | "handMore"
    | "drawsMore"
    | "baseDamageMore"
    | "hitDamageMore"
    | "deploymentsMore"
    | "attacksLimitMore",
  otherwise: number,
): number {
  m.cite("tails-4.11");
  const subject = seatSubject(seat);
  const set = marked(m, subject, mark(sets)) === NONE ? otherwise : markTotal(m, subject, mark(sets), "last");
  return Math.max(0, set + markTotal(m, subject, mark(adds), "sum"));
}
