/**
 * What can happen in TTCG, as events of the kernel: proposed, replaced or prevented, done, and seen by texts. What is
 * done stands here with the rules of sections 8, 10, 11 and 15 at the lines that do it.
 */
import {
  act,
  attach,
  attachedTo,
  emitNow,
  event,
  type GameEvent,
  happen,
  loop,
  type Machine,
  marked,
  move,
  NONE,
  type Num,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import type { Decks } from "@tefuda/language/actions/piles";
import { LINES, text } from "./lines.ts";
import { keepingNote, noteAfter, noteBefore, noted } from "./past.ts";
import {
  ATTACKER,
  controller,
  DECK,
  DEFENDER,
  DESTROYED_IN,
  HAND,
  isSpell,
  LOST_UNIT,
  mark,
  onField,
  PILE,
  POINTS,
  RANK,
  TAPPED_IN,
  TURN,
} from "./schema.ts";

/** How a card came to the discard pile. */
export const BY_DESTRUCTION = 0;
export const BY_DISCARD = 1;
export const BY_MILL = 2;
export const BY_SENDING = 3;

/** What destroys. */
export const IN_BATTLE = 0;
export const BY_EFFECT = 1;
export const BY_EQUIP_RULE = 2;

/** Moves a card to its owner's zone, whoever controls it (ttcg-3.4): the player from whose deck it came (ttcg-3.6). */
export function toOwner(m: Machine, card: number, zone: number, atEnd = true): void {
  m.cite("ttcg-3.6");
  if (zone === PILE) m.cite("ttcg-3.4");
  move(m, card, m.zoneOf(zone, m.owner(card)), atEnd);
}

/** Points in and out (ttcg-10.1). Arguments: seat, how many. */
export const GAIN = event("gainsPoints", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("cannotGainPoints")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      changePoints(m, seat!(m), n!(m));
      say(m, LINES.gains, seat!(m), n!(m), m.seatNumber(seat!(m), POINTS));
    }),
});
export const LOSE = event("losesPoints", {
  subject: "seat",
  params: 2,
  cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), mark("cannotLosePoints")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      changePoints(m, seat!(m), -n!(m));
      say(m, LINES.loses, seat!(m), n!(m), m.seatNumber(seat!(m), POINTS));
    }),
});
/** What happens when numbers of players come and go, as texts name it. */
export const COMING = { points: { gain: GAIN, lose: LOSE } } as const;
/** ttcg-15.7: points may rise above 20 and go below 0; no value of the game goes beyond 9999. */
function changePoints(m: Machine, seat: number, by: number): void {
  m.setSeatNumber(seat, POINTS, Math.max(-9999, Math.min(9999, m.seatNumber(seat, POINTS) + by)));
}

/** A card leaves the field; its covered cards go to their owners' piles (ttcg-8.5). Argument: card. Seen only. */
export const LEAVES = event("leavesField", { subject: "card", params: 1 });
/** From the field to a hand. Argument: card. Seen only. */
export const RETURNED = event("returned", { subject: "card", params: 1 });

/** A card goes to its owner's discard pile (ttcg-3.4). Arguments: card, how, who did it. */
export const SENT = event("sentToPile", {
  subject: "card",
  params: 3,
  cards: [2],
  cannot: (m) =>
    onField(m, m.e[0]!) && m.e[1] === BY_SENDING && marked(m, m.e[0]!, mark("cannotLeaveField")) !== NONE,
  body: ([card]) =>
    act((m) => {
      if (onField(m, card!(m))) sendCovered(m, card!(m));
      leaveTo(m, card!(m), PILE, false);
    }),
});

/** Sends what lies underneath a card on top to the piles, before the card goes its own way (ttcg-8.5). */
export function sendCovered(m: Machine, card: number): void {
  if (m.above(card) >= 0) return;
  for (let low = m.below(card); low >= 0; low = m.below(card)) {
    m.cite("ttcg-8.5");
    toOwner(m, low, PILE, false);
    say(m, LINES.goesTo, low, text("discard pile"));
    emitNow(m, SENT, low, BY_SENDING, NONE);
  }
}

/** What stands for an attacker or target that has left the field or changed sides (ttcg-9.5). */
export const GONE = -2;
export function leavesAttack(m: Machine, card: number): void {
  if (m.number(ATTACKER) === card) m.setNumber(ATTACKER, GONE);
  if (m.number(DEFENDER) === card) m.setNumber(DEFENDER, GONE);
}

/** Decks are shuffled for everybody to know. */
export const DECKS: Decks = { deck: DECK, lines: LINES };
/** Moves a card off the field or elsewhere, and lets texts see that it left. The piles show their last card first. */
export function leaveTo(m: Machine, card: number, zone: number, atEnd: boolean): void {
  const field = onField(m, card);
  if (field) {
    // ttcg-3.9: the kernel ends all that hung on it as it leaves play; ttcg-7.4: so does every Equip on it or by it
    m.cite("ttcg-3.9");
    if (m.host(card) >= 0 || attachedTo(m, card) >= 0) m.cite("ttcg-7.4");
    leavesAttack(m, card);
  }
  const go = (): void => toOwner(m, card, zone, zone === PILE ? false : atEnd);
  if (!field) {
    go();
    return;
  }
  keepingNote(m, card, go);
  emitNow(m, LEAVES, card);
  if (zone === HAND) emitNow(m, RETURNED, card);
}

/** Destruction (ttcg-15.1). Arguments: card, what did it, by which card. */
export const DESTROYED: GameEvent = event("destroyed", {
  subject: "card",
  params: 3,
  cards: [2],
  cannot: (m) => {
    const card = m.e[0]!;
    if (!onField(m, card) || m.above(card) >= 0) return true;
    // ttcg-11.2: indestructible, also called immortal
    const kept =
      (marked(m, card, mark("cannotBeDestroyed"), m.e[2]!) !== NONE &&
        marked(m, card, mark("destructible")) === NONE) ||
      (m.e[1] === IN_BATTLE && marked(m, card, mark("cannotBeDestroyedInBattle"), m.e[2]!) !== NONE) ||
      (m.e[1] === BY_EFFECT && marked(m, card, mark("cannotBeDestroyedByEffects"), m.e[2]!) !== NONE);
    if (kept) say(m, LINES.indestructible, card);
    return kept;
  },
  body: ([card, , by], frame) => {
    const equip = frame.card();
    const rank = frame.local();
    const owner = frame.local();
    return seq(
      act((m) => {
        const c = card!(m);
        noteBefore(m, c);
        owner.set(m, m.owner(c));
        // ttcg-10.2: its owner loses its level as it went; covered cards do not count, a spell costs nothing
        m.cite("ttcg-10.2");
        rank.set(m, isSpell(m, c) || marked(m, c, mark("losesNoPointsFor")) !== NONE ? 0 : noted(m, c, RANK));
        if (!isSpell(m, c)) m.setSeatNumber(m.owner(c), LOST_UNIT, m.number(TURN));
        say(m, LINES.destroyed, c);
      }),
      // ttcg-7.5: all equip cards attached to it are destroyed as well
      act((m) => equip.set(m, attachedTo(m, card!(m)))),
      loop(
        (m) => equip(m) !== NONE,
        seq(
          act((m) => {
            m.cite("ttcg-7.5");
            attach(m, equip(m), NONE);
          }),
          happen(DESTROYED, [equip, () => BY_EQUIP_RULE, by!]),
          act((m) => equip.set(m, attachedTo(m, card!(m)))),
        ),
      ),
      // ttcg-8.4: it goes with all cards underneath, which are not destroyed themselves
      act((m) => {
        for (let low = m.below(card!(m)); low >= 0; low = m.below(card!(m))) {
          m.cite("ttcg-8.4");
          toOwner(m, low, PILE, false);
          emitNow(m, SENT, low, BY_DESTRUCTION, by!(m));
        }
      }),
      happen(SENT, [card!, () => BY_DESTRUCTION, by!]),
      act((m) => {
        noteAfter(m, card!(m));
        m.setColumn(card!(m), DESTROYED_IN, m.number(TURN));
      }),
      happen(LOSE, [owner, rank]),
    );
  },
});

/** A card is drawn, by a rule or an effect (ttcg-11.1). Arguments: the top card of the deck, seat, 1 if by an effect. */
export const DRAWN = event("draws", {
  subject: "card",
  params: 3,
  cannot: (m) => marked(m, seatSubject(m.e[1]!), mark("cannotDraw"), m.e[2]!) !== NONE,
  body: ([card, seat]) =>
    act((m) => {
      move(m, card!(m), m.zoneOf(HAND, seat!(m)));
      say(m, LINES.draws, seat!(m), card!(m));
    }),
});

/** From the hand (or, where a text says so, the field) to the pile (ttcg-15.3). Arguments: card, whose it is. */
export const DISCARDED = event("discarded", {
  subject: "card",
  params: 2,
  cannot: (m) => marked(m, seatSubject(controller(m, m.e[0]!)), mark("cannotDiscard")) !== NONE,
  body: ([card, seat]) =>
    seq(
      happen(SENT, [card!, () => BY_DISCARD, () => NONE]),
      // said when it lies in the pile, where all can see it
      act((m) => say(m, LINES.discards, seat!(m), card!(m))),
    ),
});
/** From the top of the deck to the pile (ttcg-11.1, 15.3). */
function mills(card: Num, seat: Num): Step {
  return seq(
    happen(SENT, [card, () => BY_MILL, () => NONE]),
    act((m) => say(m, LINES.mills, seat(m), card(m))),
  );
}

/**
 * Does something with so many cards off the top of a deck, one after another: each is a card of its own to whatever
 * replaces or sees it. What the deck lacks is left out (ttcg-6.17).
 */
function offTheTop(name: string, body: (card: Num, seat: Num, byEffect: Num) => Step): Program {
  return program(name, (f) => {
    const seat = f.arg();
    const n = f.arg();
    const byEffect = f.arg();
    const card = f.card();
    const deck = (m: Machine): number => m.zoneOf(DECK, seat(m));
    return seq(
      act((m) => n.set(m, Math.min(n(m), m.count(deck(m))))),
      loop(
        (m) => n(m) > 0 && m.count(deck(m)) > 0,
        seq(
          act((m) => {
            n.set(m, n(m) - 1);
            card.set(m, m.first(deck(m)));
          }),
          body(card, seat, byEffect),
        ),
      ),
    );
  });
}
/** Arguments: seat, how many, 1 if by an effect. */
export const drawCards: Program = offTheTop("draw cards", (card, seat, byEffect) =>
  happen(DRAWN, [card, seat, byEffect]),
);
/** Arguments: seat, how many, 1 if by an effect. */
export const millCards: Program = offTheTop("mill cards", mills);

/** Turning a card sideways, by an instruction (ttcg-6.16) or as it is activated (ttcg-6.3). Argument: card. */
export const TAPPED = event("tapped", {
  subject: "card",
  params: 1,
  cannot: (m) => m.turned(m.e[0]!) || marked(m, m.e[0]!, mark("cannotTap")) !== NONE,
  body: ([card]) =>
    act((m) => {
      m.setTurned(card!(m), true);
      // ttcg-7.8: the turn in which it was tapped is kept for Dormant effects
      m.setColumn(card!(m), TAPPED_IN, m.number(TURN));
      say(m, LINES.taps, card!(m));
    }),
});
/** Turning a card upright, by an instruction or as a Dormant effect is activated (ttcg-6.5). Argument: card. */
export const UNTAPPED = event("untapped", {
  subject: "card",
  params: 1,
  cannot: (m) => !m.turned(m.e[0]!) || marked(m, m.e[0]!, mark("cannotUntap")) !== NONE,
  body: ([card]) =>
    act((m) => {
      m.setTurned(card!(m), false);
      say(m, LINES.untaps, card!(m));
    }),
});
// What texts can see besides; nothing is done by these themselves.
/** Arguments: seat. */
export const TURN_STARTS = event("turnStart", { subject: "seat", params: 1 });
export const TURN_ENDS = event("turnEnd", { subject: "seat", params: 1 });
/** Arguments: seat, phase. */
export const PHASE_STARTS = event("phaseStart", { subject: "seat", params: 2 });
export const PHASE_ENDS = event("phaseEnd", { subject: "seat", params: 2 });
/** Arguments: card, seat, number of the text, number of its effect. */
export const ACTIVATED = event("activated", { subject: "card", params: 3 });
/** Arguments: card, seat, 1 if it came by an effect. A level-up is a play too (ttcg-8.3). */
export const PLAYED = event("played", { subject: "card", params: 3 });
/** Arguments: the new top card, the card it covers, seat. */
export const LEVELS = event("levels", { subject: "card", params: 3, cards: [1] });
/** The same, seen from the card that was covered. Arguments: covered card, new top card, seat. */
export const COVERED = event("levelledUp", { subject: "card", params: 3, cards: [1] });
/** Arguments: attacker, target or NONE for a direct attack. */
export const ATTACKS_EVENT = event("attacks", { subject: "card", params: 2, cards: [1] });
/** Arguments: target, attacker. */
export const ATTACKED = event("attacked", { subject: "card", params: 2, cards: [1] });
/** Arguments: attacker, target or NONE. */
export const AFTER_ATTACK = event("afterAttack", { subject: "card", params: 2, cards: [1] });
/** A direct attack was carried out. Argument: attacker. */
export const DIRECT_HIT = event("directHit", { subject: "card", params: 1 });
/** Arguments: the card that was equipped, the equip card. */
export const EQUIPPED = event("equips", { subject: "card", params: 2, cards: [1] });
/** Arguments: the card chosen, seat that chose, the card whose text chose, number of its effect. */
export const TARGETED = event("targeted", { subject: "card", params: 3, cards: [2] });

export const EVENTS: readonly GameEvent[] = [
  GAIN,
  LOSE,
  LEAVES,
  RETURNED,
  SENT,
  DESTROYED,
  DRAWN,
  DISCARDED,
  TAPPED,
  UNTAPPED,
  TURN_STARTS,
  TURN_ENDS,
  PHASE_STARTS,
  PHASE_ENDS,
  ACTIVATED,
  PLAYED,
  LEVELS,
  COVERED,
  ATTACKS_EVENT,
  ATTACKED,
  AFTER_ATTACK,
  DIRECT_HIT,
  EQUIPPED,
  TARGETED,
];
