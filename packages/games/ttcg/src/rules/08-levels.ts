/** 8 Levelling up: a card on top of a card of its type, one level higher. */
import {
  act,
  call,
  constant,
  cover,
  dropModifiers,
  emitNow,
  type Group,
  givenPair,
  type Machine,
  marked,
  markTotal,
  modAmount,
  NONE,
  needPair,
  type Program,
  printed,
  program,
  say,
  seatSubject,
  seq,
  setModAmount,
  value,
} from "@tefuda/kernel";
import { COVERED, LEVELS, PLAYED } from "../events.ts";
import { LINES } from "../lines.ts";
import { keepingUses } from "../past.ts";
import {
  ATTACKER,
  ATTACKS,
  CAME_IN,
  controller,
  DECK,
  DEFENDER,
  isSpell,
  JUST_PLAYED,
  mark,
  onTop,
  PILE,
  PLAYS,
  RANK,
  SPELLS,
  TURN,
  TYPES,
  turnPlayer,
  UNITS,
} from "../schema.ts";
import { ANY, PLAY_NEEDS, playable } from "./05-playing.ts";
import { settle } from "./06-chain.ts";

/** ttcg-8.1: the same type and exactly one level higher, where no effect forbids it (ttcg-6.1). */
export function levelsOnto(m: Machine, card: number, lower: number): boolean {
  return (
    rankAllows(m, card, lower) &&
    typeAllows(m, card, lower) &&
    !banned(m, controller(m, lower), lower) &&
    marked(m, lower, mark("cannotBeLevelledUp")) === NONE
  );
}
const banned = (m: Machine, seat: number, lower: number): boolean =>
  marked(m, seatSubject(seat), mark("cannotLevelUp"), lower) !== NONE;
/** Exactly one level higher, or by as much more as a text on the lower card allows. */
function rankAllows(m: Machine, card: number, lower: number): boolean {
  const step = printed(m, card, RANK) - value(m, lower, RANK);
  return step === 1 || (step > 1 && step <= markTotal(m, lower, mark("levelledHigher"), "max"));
}
function typeAllows(m: Machine, card: number, lower: number): boolean {
  if (isSpell(m, card) !== isSpell(m, lower)) return false;
  if ((value(m, lower, TYPES) & printed(m, card, TYPES)) !== 0) return true;
  return (
    crossing(m, card, lower) !== NONE ||
    marked(m, lower, mark("levelledBy"), card) !== NONE ||
    marked(m, card, mark("everyType")) !== NONE ||
    marked(m, lower, mark("everyType")) !== NONE
  );
}

/** What allows it across types. The card to be covered is noted in `m.it`, for texts that speak of both. */
function crossing(m: Machine, card: number, lower: number): number {
  const before = m.it;
  m.it = lower;
  const mod = marked(m, seatSubject(controller(m, lower)), mark("levelAcrossTypes"), card);
  m.it = before;
  return mod;
}

/** From the hand, and from pile or deck where a text allows it. */
function fromHandOrOpened(m: Machine, out: Int16Array): number {
  let n = 0;
  // a card of level 1 covers nothing
  for (let i = playable(m, out), at = 0; at < i; at++)
    if (printed(m, out[at]!, RANK) > 1) out[n++] = out[at]!;
  if (opened(m, "levelFromPile"))
    for (let c = m.first(m.zoneOf(PILE, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}
const opened = (m: Machine, name: "levelFromPile" | "levelFromDeck"): boolean =>
  marked(m, seatSubject(m.seat), mark(name), ANY) !== NONE;

function ownTops(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(m.zoneOf(UNITS, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
  for (let c = m.first(m.zoneOf(SPELLS, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}

export const LEVEL: Group = {
  verb: "level",
  form: "cards",
  from: fromHandOrOpened,
  to: ownTops,
  needs: [
    ...PLAY_NEEDS.map((n) =>
      n.given
        ? {
            ...n,
            test: (m: Machine) =>
              n.test(m) ||
              (m.zone(m.a) === m.zoneOf(PILE, m.seat) &&
                marked(m, seatSubject(m.seat), mark("levelFromPile"), m.a) !== NONE) ||
              (m.zone(m.a) === m.zoneOf(DECK, m.seat) &&
                marked(m, seatSubject(m.seat), mark("levelFromDeck"), m.a) !== NONE),
            given: false,
          }
        : n,
    ),
    givenPair(
      "ttcg-8.6",
      "you control the card you cover",
      (m) => onTop(m, m.b) && controller(m, m.b) === m.seat,
    ),
    needPair("ttcg-8.1", "it is exactly one level higher", (m) => rankAllows(m, m.a, m.b)),
    needPair("ttcg-8.1", "it is of the same type", (m) => typeAllows(m, m.a, m.b)),
    needPair("ttcg-6.1", "no effect forbids you to level it up", (m) => !banned(m, m.seat, m.b)),
    needPair(
      "ttcg-6.1",
      "no effect forbids levelling it up",
      (m) => marked(m, m.b, mark("cannotBeLevelledUp")) === NONE,
    ),
  ],
};

export const levelUp: Program = program("level up", (f) => {
  const card = f.cardArg();
  const lower = f.cardArg();
  return seq(
    act((m) => {
      const seat = turnPlayer(m);
      // ttcg-8.3: it counts as one of the plays
      m.cite("ttcg-8.3");
      m.setSeatNumber(seat, PLAYS, m.seatNumber(seat, PLAYS) + 1);
      coverWith(m, card(m), lower(m), seat, 0);
      m.setNumber(JUST_PLAYED, card(m));
    }),
    call(settle, [turnPlayer, constant(1)]),
    act((m) => m.setNumber(JUST_PLAYED, NONE)),
  );
});

/** A text that lets a stated number of cards be levelled up across types is used up by doing so. */
function useUpPermission(m: Machine, card: number, lower: number): void {
  if ((value(m, lower, TYPES) & printed(m, card, TYPES)) !== 0) return;
  const mod = crossing(m, card, lower);
  if (mod === NONE || modAmount(m, mod) === 0) return;
  setModAmount(m, mod, modAmount(m, mod) - 1);
  if (modAmount(m, mod) === 0) dropModifiers(m, (one, _, used) => one === used, mod);
}

/** Lays the card on top; it comes upright as a card of its own (ttcg-8.7), the covered one keeps nothing (ttcg-8.2). */
export function coverWith(m: Machine, card: number, lower: number, seat: number, byEffect: number): void {
  useUpPermission(m, card, lower);
  m.cite("ttcg-8.2");
  m.cite("ttcg-8.7");
  const hurtEquip = m.host(lower);
  // ttcg-7.6: an equip card that is levelled up is no longer attached; the kernel takes it off as it is covered
  if (hurtEquip >= 0) m.cite("ttcg-7.6");
  // ttcg-7.12: what is equipped to the covered card passes to the card now on top; ttcg-3.2: the row counts on as it was
  m.cite("ttcg-7.12");
  m.cite("ttcg-3.2");
  keepingUses(m, lower, () => cover(m, card, lower));
  say(m, LINES.levels, seat, lower, card);
  m.setColumn(card, CAME_IN, m.number(TURN));
  // ttcg-9.5: a unit levelled up in the middle of an attack goes on with its new top card
  if (m.number(ATTACKER) === lower) {
    m.setNumber(ATTACKER, card);
    m.setColumn(card, ATTACKS, m.column(card, ATTACKS) + 1); // whose attack it then is
  }
  if (m.number(DEFENDER) === lower) m.setNumber(DEFENDER, card);
  emitNow(m, PLAYED, card, seat, byEffect);
  emitNow(m, LEVELS, card, lower, seat);
  emitNow(m, COVERED, lower, card, seat);
}
