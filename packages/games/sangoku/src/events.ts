/**
 * What can happen in the Three Kingdoms game, as events of the kernel: proposed, replaced or prevented, done, and seen by
 * texts. What is done stands here at the lines that do it.
 */
import {
  act,
  announce,
  attach,
  attachedTo,
  call,
  constant,
  each,
  event,
  type GameEvent,
  happenToEach,
  loop,
  type Machine,
  marked,
  markTotal,
  move,
  NONE,
  type Num,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
  tell,
  tuck,
  value,
  when,
} from "@tefuda/kernel";
import { hasEmblem, isShielded } from "./emblems.ts";
import { past, THEN } from "./last.ts";
import { LINES } from "./lines.ts";
import {
  ATTACKER,
  ATTACKER_FATE,
  BATTLEFIELD,
  CAME,
  DAMAGE,
  DANCING,
  DECK,
  DEFENDER,
  DEFENDER_FATE,
  FORTS,
  GENERAL,
  GONE,
  HAND,
  INTERCEPTOR,
  inZone,
  is,
  isGeneral,
  mark,
  OUT,
  PILE,
  POWER,
  playerOf,
  REINFORCEMENT,
  RESOURCES,
  RETIRED,
  TARGET,
} from "./table.ts";

const stopped = (m: Machine, card: number, which: Parameters<typeof mark>[0]): boolean =>
  marked(m, card, mark(which)) !== NONE;

// --- where cards go ------------------------------------------------------------------------------------------------------
/** sangoku-3.4: to its owner's zone, where it starts afresh; the latest card of a pile lies on top (sangoku-3.2). */
function goTo(m: Machine, card: number, zone: number, atEnd: boolean): void {
  // it is turned up only where it comes to, so that nobody sees a card go by that stays hidden
  move(m, card, m.zoneOf(zone, m.owner(card)), zone === PILE || zone === OUT ? false : atEnd);
  m.setFaceDown(card, false);
}

/** What becomes of a fighter that leaves (sangoku-7.16, 7.17); a card that comes back is another. */
function leaveBattle(m: Machine, card: number, fate: number): void {
  if (m.number(ATTACKER) === card) {
    m.setNumber(ATTACKER, NONE);
    m.setNumber(ATTACKER_FATE, fate);
  }
  if (m.number(DEFENDER) === card) {
    m.setNumber(DEFENDER, NONE);
    m.setNumber(DEFENDER_FATE, fate);
  }
  if (m.number(INTERCEPTOR) === card) m.setNumber(INTERCEPTOR, NONE);
  if (m.number(TARGET) === card) m.setNumber(TARGET, GONE_TARGET);
}
/** Value of TARGET when the general that was attacked has left. */
export const GONE_TARGET = -2;

/**
 * A card leaves where it lies. A general takes the copies under it along (sangoku-10.19); what lies on it falls to the
 * discard pile (sangoku-6.7, 10.27).
 */
function depart(m: Machine, card: number, fate: number, go: (card: number) => void): void {
  const here = past.parting(m, card, () => {
    leaveBattle(m, card, fate);
    for (let c = lowest(m, card); c !== card; c = lowest(m, card)) go(c);
    for (let c = attachedTo(m, card); c >= 0; c = attachedTo(m, card)) {
      past.parting(m, c, () => {
        attach(m, c, NONE);
        goTo(m, c, PILE, false);
      });
      say(m, LINES.fallsOff, c);
    }
    go(card);
  });
  if (here) announce(m, LEAVES, card);
}
/** To a zone of its owner's. */
export function leaveTo(m: Machine, card: number, zone: number, atEnd = true, fate = GONE): void {
  depart(m, card, fate, (c) => goTo(m, c, zone, atEnd));
}
/** Into the resources of its owner (sangoku-5.2). */
export function settleAt(m: Machine, card: number, faceDown: boolean, tapped: boolean): void {
  depart(m, card, GONE, (c) => {
    m.setFaceDown(c, faceDown);
    move(m, c, m.zoneOf(RESOURCES, m.owner(c)));
    m.setFaceDown(c, faceDown);
    m.setTurned(c, tapped);
  });
}
function lowest(m: Machine, card: number): number {
  let low = card;
  for (let c = m.below(low); c >= 0; c = m.below(low)) low = c;
  return low;
}

// How a card came to the battlefield (sangoku-9.4).
export const PUT = 0;
export const SUMMONED = 1;
export const AMBUSHED = 2;

/** Comes to a player's battlefield. */
export function enter(m: Machine, card: number, seat: number, how: number, tapped = false): void {
  m.setFaceDown(card, false);
  move(m, card, m.zoneOf(BATTLEFIELD, seat));
  m.setTurned(card, tapped);
  m.setColumn(card, CAME, 1);
  m.cite("sangoku-3.3");
  announce(m, ENTERS, card, seat, how);
}
/** sangoku-6.5: onto a general. */
export function equip(m: Machine, card: number, general: number): void {
  m.setFaceDown(card, false);
  move(m, card, m.zone(general));
  attach(m, card, general);
  say(m, LINES.equips, card, general);
  announce(m, ENTERS, card, playerOf(m, general), PUT);
  announce(m, EQUIPPED, general, card);
}
/** sangoku-10.18: the copy lies under the card that it awakens, which so keeps all that is on it. */
export function awaken(m: Machine, card: number, general: number): void {
  tuck(m, card, general);
  say(m, LINES.awakens, general);
  announce(m, AWAKENED, general);
}
/** sangoku-10.19: one copy alone goes to the discard pile; the general and the copies beneath stay. */
export function peelOff(m: Machine, copy: number): void {
  goTo(m, copy, PILE, false);
}
/** The reinforcement on a general, or the stance card; NONE. */
export function lyingOn(m: Machine, general: number, stance: boolean): number {
  if (attachedTo(m, general) < 0) return NONE;
  for (let c = m.first(m.zone(general)); c >= 0; c = m.next(c))
    if (m.host(c) === general && m.faceDown(c) === stance) return c;
  return NONE;
}

// --- what is seen ------------------------------------------------------------------------------------------------------------
/** A card comes to the battlefield. Arguments: card, seat, how. Seen only. */
export const ENTERS = event("enters", { subject: "card", params: 3 });
/** A card leaves the battlefield. Argument: card. Seen only. */
export const LEAVES = event("leaves", { subject: "card", params: 1 });
/** Arguments: general, reinforcement. Seen only. */
export const EQUIPPED = event("equipped", { subject: "card", params: 2 });
/** Argument: general. Seen only. */
export const AWAKENED = event("awakened", { subject: "card", params: 1 });
/** A general was made to stand by Musou (sangoku-9.22). Argument: general. Seen only. */
export const MUSOU = event("musou", { subject: "card", params: 1 });
/** A tactic or scenario is played. Arguments: card, seat. Seen only. */
export const PLAYED = event("played", { subject: "card", params: 2 });
/** sangoku-9.7. Arguments: attacker, the general attacked or NONE for the forts. Seen only. */
export const ATTACKS = event("attacks", { subject: "card", params: 2 });
/** Arguments: the general attacked, attacker. Seen only. */
export const IS_ATTACKED = event("isAttacked", { subject: "card", params: 2 });
/** sangoku-9.8. Arguments: interceptor, attacker. Seen only. */
export const INTERCEPTS = event("intercepts", { subject: "card", params: 2 });
/** sangoku-9.9. Arguments: fighter, the other. Seen only. */
export const OCCURS = event("occurs", { subject: "card", params: 2 });
/** sangoku-7.16. Arguments: winner, 1 as the attacker, 2 as interceptor. Seen only. */
export const WINS = event("wins", { subject: "card", params: 2 });
/** sangoku-9.13. Argument: attacker. Seen only. */
export const HITS_FORTS = event("hitsForts", { subject: "card", params: 1 });
/** A fort went down. Arguments: the card, its player. Seen only. */
export const FORT_DOWN = event("fortDown", { subject: "card", params: 2 });
/** The main phase, or the end phase, of a player begins. Argument: seat. Seen only. */
export const MAIN_BEGINS = event("mainBegins", { subject: "seat", params: 1 });
export const TURN_ENDS = event("turnEnds", { subject: "seat", params: 1 });

// --- what happens ----------------------------------------------------------------------------------------------------------
/** sangoku-7.15. Arguments: card, its role in the attack under way, whose effect retires it or NONE. */
export const RETIRES = event("retires", {
  subject: "card",
  params: 3,
  cannot: (m) =>
    !isGeneral(m, m.e[0]!) || stopped(m, m.e[0]!, "cannotRetire") || isShielded(m, m.e[0]!, m.e[2]!),
  body: ([card]) =>
    act((m) => {
      say(m, LINES.retires, card!(m));
      leaveTo(m, card!(m), PILE, false, RETIRED);
    }),
});
/** Its role as it is, or was when it retired: read anew when it is seen. */
export const roleOf =
  (card: Num): Num =>
  (m) =>
    THEN.role(m, card(m));

/** The damage that a general would take from a dealing of special damage by a player (sangoku-7.13, 10.4, 10.28). */
export function specialDamage(m: Machine, card: number, n: number, seat: number): number {
  if (!isGeneral(m, card) || isShielded(m, card, seat) || stopped(m, card, "noSpecialDamage")) return 0;
  if (seat !== playerOf(m, card) && lyingOn(m, card, true) !== NONE) {
    m.cite("sangoku-10.28");
    return 0;
  }
  const dealt = Math.max(0, n - markTotal(m, card, mark("lessSpecialDamage"), "sum"));
  if (dealt > AVOIDED || !hasEmblem(m, card, "avoidance")) return dealt;
  m.cite("sangoku-10.4");
  return 0;
}
/** sangoku-10.4 */
export const AVOIDED = 1000;
/** sangoku-7.14: damage adds up. */
export function hurt(m: Machine, card: number, n: number): void {
  if (n <= 0) return;
  m.setColumn(card, DAMAGE, Math.min(30_000, m.column(card, DAMAGE) + n));
  say(m, LINES.hurt, card, n, m.column(card, DAMAGE));
}
/** Arguments: card, how much, whose effect. */
export const DAMAGED = event("damaged", {
  subject: "card",
  params: 3,
  cannot: (m) => specialDamage(m, m.e[0]!, m.e[1]!, m.e[2]!) === 0,
  body: ([card, n, seat]) =>
    act((m) => {
      m.cite("sangoku-7.13");
      hurt(m, card!(m), specialDamage(m, card!(m), n!(m), seat!(m)));
    }),
});

/** sangoku-5.9: in the resources or on the battlefield. Arguments: card, whose effect or NONE. */
export const TAPS = event("taps", {
  subject: "card",
  params: 2,
  cannot: (m) => !canTap(m, m.e[0]!) || isShielded(m, m.e[0]!, m.e[1]!),
  body: ([card]) =>
    act((m) => {
      m.setTurned(card!(m), true);
      say(m, LINES.taps, card!(m));
    }),
});
export const canTap = (m: Machine, card: number): boolean =>
  !m.turned(card) && (isGeneral(m, card) || inZone(m, card, RESOURCES));
/** Arguments: card, whose effect or NONE. A dance ends with it (sangoku-9.17), and forsaken tactics happen (sangoku-11.9). */
export const STANDS = event("stands", {
  subject: "card",
  params: 2,
  cannot: (m) => {
    const card = m.e[0]!;
    if (!m.turned(card) || !(isGeneral(m, card) || inZone(m, card, RESOURCES))) return true;
    return stopped(m, card, "cannotStand") || isShielded(m, card, m.e[1]!);
  },
  body: ([card]) =>
    act((m) => {
      m.setTurned(card!(m), false);
      m.setColumn(card!(m), DANCING, 0);
      say(m, LINES.stands, card!(m));
    }),
});

/** sangoku-5.3: tactics and scenarios never lie face-up as resources. */
export const MAY_LIE_FACE_UP = GENERAL | REINFORCEMENT;
/** sangoku-5.2. Arguments: card, whose effect or NONE. */
export const TURNS_UP = event("turnsUp", {
  subject: "card",
  params: 2,
  cannot: (m) => !inZone(m, m.e[0]!, RESOURCES) || !m.faceDown(m.e[0]!) || !is(m, m.e[0]!, MAY_LIE_FACE_UP),
  body: ([card]) =>
    act((m) => {
      m.setFaceDown(card!(m), false);
      say(m, LINES.turnsUp, playerOf(m, card!(m)), card!(m));
    }),
});
export const TURNS_DOWN = event("turnsDown", {
  subject: "card",
  params: 2,
  cannot: (m) => !inZone(m, m.e[0]!, RESOURCES) || m.faceDown(m.e[0]!),
  body: ([card]) =>
    act((m) => {
      say(m, LINES.turnsDown, playerOf(m, card!(m)), card!(m));
      m.setFaceDown(card!(m), true);
    }),
});

/** sangoku-11.7: from a hand. Arguments: card, seat. */
export const DISCARDED = event("discarded", {
  subject: "card",
  params: 2,
  cannot: (m) => !inZone(m, m.e[0]!, HAND),
  body: ([card, seat]) =>
    act((m) => {
      leaveTo(m, card!(m), PILE);
      say(m, LINES.discards, seat!(m), card!(m));
    }),
});

/** Draws as many as there are; an empty deck loses nobody the game by it (sangoku-8.9). */
export function draw(m: Machine, seat: number, n: number): number {
  const deck = m.zoneOf(DECK, seat);
  let drawn = 0;
  for (; drawn < n && m.first(deck) >= 0; drawn++) {
    const card = m.first(deck);
    move(m, card, m.zoneOf(HAND, seat));
    past.forget(m, card);
    say(m, LINES.draws, seat, card);
  }
  return drawn;
}
/** By an effect. Arguments: seat, how many. */
export const DRAWS = event("draws", {
  subject: "seat",
  params: 2,
  cannot: (m) =>
    m.e[1]! <= 0 ||
    m.count(m.zoneOf(DECK, m.e[0]!)) === 0 ||
    marked(m, seatSubject(m.e[0]!), mark("cannotDraw")) !== NONE,
  body: ([seat, n]) =>
    act((m) => {
      draw(m, seat!(m), n!(m));
    }),
});
/** The top cards of a deck go to the discard pile; gives the last of them, NONE if there was none. */
export function mill(m: Machine, seat: number, n: number, each: (card: number) => void = () => {}): void {
  const deck = m.zoneOf(DECK, seat);
  for (let i = 0; i < n && m.first(deck) >= 0; i++) {
    const card = m.first(deck);
    past.forget(m, card);
    leaveTo(m, card, PILE);
    say(m, LINES.toPile, card);
    each(card);
  }
}

/** sangoku-8.2, 8.3: forts go down together, the first laid first, and are seen to only then. Arguments: seat, how many. */
export const fortDamage: Program = program("fort damage", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const fallen = f.set();
  const item = f.local();
  return seq(
    act((m) => {
      m.cite("sangoku-8.2");
      m.clearSet(m.setAt(fallen));
      const forts = m.zoneOf(FORTS, seat(m));
      if (n(m) > 1) m.cite(n(m) > m.count(forts) ? "sangoku-8.4" : "sangoku-8.3");
      for (let i = 0; i < n(m) && m.first(forts) >= 0; i++) {
        const card = m.first(forts);
        past.forget(m, card);
        leaveTo(m, card, PILE);
        say(m, LINES.fortDown, seat(m), card);
        m.addTo(m.setAt(fallen), card);
      }
    }),
    each(fallen, item, tell(FORT_DOWN, [item, seat])),
  );
});

// --- who retires, and whose dance is over -------------------------------------------------------------------------------------
/** sangoku-9.17 */
const hasStopped = (m: Machine, card: number): boolean =>
  m.column(card, DANCING) !== 0 && !hasEmblem(m, card, "dance");
/** sangoku-7.15, 11.3 */
function isDown(m: Machine, card: number): boolean {
  const damage = m.column(card, DAMAGE);
  if (damage === 0 && m.s[m.layout.tally + POWER] === 0) return false;
  return isGeneral(m, card) && damage >= value(m, card, POWER) && !stopped(m, card, "cannotRetire");
}
export function anybodyDown(m: Machine): boolean {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c))
      if (isDown(m, c) || hasStopped(m, c)) return true;
  return false;
}
/** All who have as much damage as power retire together; looked at after every dealing and every change (sangoku-7.15). */
const retirements: Program = program("retirements", (f) => {
  const down = f.set();
  const item = f.local();
  const ok = f.local();
  return loop(
    anybodyDown,
    seq(
      act((m) => {
        m.cite("sangoku-7.15");
        const at = m.setAt(down);
        m.clearSet(at);
        for (let seat = 0; seat < m.layout.seats; seat++)
          for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c)) {
            if (hasStopped(m, c)) m.setColumn(c, DANCING, 0);
            if (isDown(m, c)) m.addTo(at, c);
          }
        past.noteAll(m, at);
      }),
      happenToEach(RETIRES, down, item, ok, [roleOf(item), constant(NONE)]),
    ),
  );
});
export const checkRetirements: Step = when(anybodyDown, call(retirements));

export const EVENTS: readonly GameEvent[] = [
  ENTERS,
  LEAVES,
  EQUIPPED,
  AWAKENED,
  MUSOU,
  PLAYED,
  ATTACKS,
  IS_ATTACKED,
  INTERCEPTS,
  OCCURS,
  WINS,
  HITS_FORTS,
  FORT_DOWN,
  MAIN_BEGINS,
  TURN_ENDS,
  RETIRES,
  DAMAGED,
  TAPS,
  STANDS,
  TURNS_UP,
  TURNS_DOWN,
  DISCARDED,
  DRAWS,
];
