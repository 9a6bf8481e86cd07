/**
 * What can happen in the Three Kingdoms game, as events of the kernel: proposed, replaced or prevented, done, and seen by
 * texts. What is done stands here at the lines that do it.
 */
import {
  act,
  event,
  type GameEvent,
  happenToEach,
  type Machine,
  marked,
  markTotal,
  NONE,
  type Num,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  value,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { hasEmblem, isShielded } from "./emblems.ts";
import { THEN } from "./last.ts";
import { LINES } from "./lines.ts";
import { lyingOn } from "./lying.ts";
import { BY_RULE, draw, leaveTo } from "./places.ts";
import {
  DAMAGE,
  DAMAGE_BEFORE,
  DANCING,
  DANCING_BEFORE,
  DECK,
  FORTS,
  GENERAL,
  HAND,
  inZone,
  is,
  isGeneral,
  mark,
  PILE,
  POWER,
  playerOf,
  REINFORCEMENT,
  RESOURCES,
  RETIRED,
} from "./schema.ts";
import {
  ATTACKS,
  AWAKENED,
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
  MUSOU,
  OCCURS,
  PLAYED,
  RESOURCES_BEGIN,
  TURN_BEGINS,
  TURN_ENDS,
  WINS,
} from "./seen.ts";

const stopped = (m: Machine, card: number, which: Parameters<typeof mark>[0], by = NONE): boolean =>
  marked(m, card, mark(which), by) !== NONE;

/** sangoku-7.15. Arguments: card, its role in the attack under way, whose effect retires it or NONE. */
export const RETIRES = event("retires", {
  subject: "card",
  params: 3,
  cannot: (m) =>
    !isGeneral(m, m.e[0]!) ||
    stopped(m, m.e[0]!, "cannotRetire") ||
    (m.e[2] !== NONE && stopped(m, m.e[0]!, "cannotBeRetired", seatSubject(m.e[2]!))) ||
    isShielded(m, m.e[0]!, m.e[2]!),
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
/** Damage of the damage step (sangoku-7.12). Arguments: card, how much. */
export const HURT = event("hurt", {
  subject: "card",
  params: 2,
  cannot: (m) => m.e[1]! <= 0,
  body: ([card, n]) => act((m) => hurt(m, card!(m), n!(m))),
});
/** A general has no damage any more. Argument: card. */
export const HEALS = event("heals", {
  subject: "card",
  params: 1,
  cannot: (m) => !isGeneral(m, m.e[0]!) || m.column(m.e[0]!, DAMAGE) === 0,
  body: ([card]) =>
    act((m) => {
      m.setColumn(card!(m), DAMAGE, 0);
      say(m, LINES.heals, card!(m));
    }),
});
/** As much as a number of a card can say. */
export const MOST_DAMAGE = 30_000;
/** sangoku-7.14: damage adds up. */
function hurt(m: Machine, card: number, n: number): void {
  m.setColumn(card, DAMAGE_BEFORE, m.column(card, DAMAGE));
  m.setColumn(card, DAMAGE, Math.min(MOST_DAMAGE, m.column(card, DAMAGE) + n));
  say(m, LINES.hurt, card, n, m.column(card, DAMAGE), value(m, card, POWER));
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

/** sangoku-5.9: in the resources or on the battlefield. Arguments: card, whose effect or NONE, TOLD if another line tells it. */
export const TAPS = event("taps", {
  subject: "card",
  params: 3,
  cannot: (m) => !canTap(m, m.e[0]!) || isShielded(m, m.e[0]!, m.e[1]!),
  body: ([card, , told]) =>
    act((m) => {
      m.setTurned(card!(m), true);
      if (told!(m) !== TOLD) say(m, LINES.taps, card!(m));
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
      m.setColumn(card!(m), DANCING_BEFORE, m.column(card!(m), DANCING));
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

/** sangoku-4.2: what texts forbid is drawing by effects. Arguments: seat, how many, BY_RULE if no effect draws. */
export const DRAWS = event("draws", {
  subject: "seat",
  params: 3,
  cannot: (m) =>
    m.e[1]! <= 0 ||
    m.count(m.zoneOf(DECK, m.e[0]!)) === 0 ||
    (m.e[2] !== BY_RULE && marked(m, seatSubject(m.e[0]!), mark("cannotDraw")) !== NONE),
  body: ([seat, n, by]) =>
    act((m) => {
      draw(m, seat!(m), n!(m), by!(m));
    }),
});
/** sangoku-8.2: a fort goes down. Arguments: the card, its player. */
export const FORT_DOWN = event("fortDown", {
  subject: "card",
  params: 2,
  cannot: (m) => !inZone(m, m.e[0]!, FORTS),
  body: ([card, seat]) =>
    act((m) => {
      leaveTo(m, card!(m), PILE);
      say(m, LINES.fortDown, seat!(m), card!(m));
    }),
});
/** sangoku-8.2, 8.3: forts go down together, the first laid first, and are seen to only then. Arguments: seat, how many. */
export const fortDamage: Program = program("fort damage", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const fallen = f.set();
  const item = f.card();
  const ok = f.local();
  return seq(
    act((m) => {
      m.cite("sangoku-8.2");
      const forts = m.zoneOf(FORTS, seat(m));
      if (n(m) > 1) m.cite(n(m) > m.count(forts) ? "sangoku-8.4" : "sangoku-8.3");
      m.clearSet(m.setAt(fallen));
      let card = m.first(forts);
      for (let i = 0; i < n(m) && card >= 0; i++, card = m.next(card)) m.addTo(m.setAt(fallen), card);
    }),
    happenToEach(FORT_DOWN, fallen, item, ok, [seat]),
  );
});

export const EVENTS: readonly GameEvent[] = [
  ENTERS,
  LEAVES,
  EQUIPPED,
  AWAKENED,
  MUSOU,
  PLAYED,
  ATTACKS,
  IS_ATTACKED,
  IS_INTERCEPTED,
  INTERCEPTS,
  OCCURS,
  WINS,
  HITS_FORTS,
  FORT_DOWN,
  HURT,
  DRAWS_CARD,
  DRAWS_CARDS,
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
  HEALS,
  TURN_BEGINS,
  RESOURCES_BEGIN,
  BATTLE_ENDS,
];
