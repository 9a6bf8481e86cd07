/** What happens to cards and decks in every game, as events: the rule that each rests on, and its line in the log, are the game's. */
import {
  act,
  emitNow,
  event,
  type GameEvent,
  type Machine,
  type MarkId,
  type Message,
  marked,
  move,
  NONE,
  type SeatNumberId,
  say,
  seatSubject,
  type ZoneId,
} from "@tefuda/kernel";
import type { CardOn } from "../lowering/trigger-conditions.ts";
import type { Kept } from "./memory.ts";
import { inZone } from "./world.ts";

/** An event of a card that is only seen; arguments: the card, and further ones. */
export const seenOfCard = (name: string, params = 1): GameEvent => event(name, { subject: "card", params });
/** An event of a player that is only seen; argument: the seat. */
export const seenOfSeat = (name: string): GameEvent => event(name, { subject: "seat", params: 1 });

/** How cards leave: to a zone of their owner's, known as they last were; `top` is a zone where what comes lies uppermost. */
export const leaving =
  ({ past }: Kept, left: GameEvent, top: number) =>
  (m: Machine, card: number, zone: number, atEnd = true): void => {
    const known = past.leaving(m, card);
    move(m, card, m.zoneOf(zone, m.owner(card)), zone === top ? false : atEnd);
    if (past.gone(m, card, known)) emitNow(m, left, card);
  };

/** Said with an event that another line of the log tells of. */
export const TOLD = 1;

/** What is done to one card. Arguments: the card, the seat by whose text or NONE, TOLD if it is. */
export const doneToCard = (
  name: string,
  cannot: CardOn,
  rule: string,
  line: Message,
  does: (m: Machine, card: number) => void,
): GameEvent =>
  event(name, {
    subject: "card",
    params: 3,
    cannot: (m) => cannot(m, m.e[0]!),
    body: ([card, , told]) =>
      act((m) => {
        m.cite(rule);
        if (told!(m) !== TOLD) say(m, line, card!(m));
        does(m, card!(m));
      }),
  });

/** Out of a hand. Arguments: card, seat; so many numbers are told behind these. */
export const discarding = (
  rule: string,
  line: Message,
  {
    hand,
    pile,
    leaveTo,
  }: { hand: ZoneId; pile: ZoneId; leaveTo: (m: Machine, card: number, zone: number) => void },
): GameEvent =>
  event("discarded", {
    subject: "card",
    params: 2,
    cannot: (m) => !inZone(m, m.e[0]!, hand),
    body: ([card, seat]) =>
      act((m) => {
        m.cite(rule);
        leaveTo(m, card!(m), pile);
        say(m, line, seat!(m), card!(m));
      }),
  });

/** So much of something a player has is gained or lost. Arguments: seat, how much, TOLD if it is. The line tells both and what there is then. */
export const changingPoints = (
  name: string,
  rule: string,
  line: Message,
  {
    number,
    by,
    forbidden = NONE,
    then,
  }: { number: SeatNumberId; by: 1 | -1; forbidden?: MarkId; then?: GameEvent },
): GameEvent =>
  event(name, {
    subject: "seat",
    params: 3,
    cannot: (m) =>
      m.e[1]! <= 0 || (forbidden !== NONE && marked(m, seatSubject(m.e[0]!), forbidden) !== NONE),
    body: ([seat, n, told]) =>
      act((m) => {
        m.cite(rule);
        changeBy(m, seat!(m), number, by * n!(m));
        if (told!(m) !== TOLD) say(m, line, seat!(m), n!(m), m.seatNumber(seat!(m), number));
        if (then) emitNow(m, then, seat!(m));
      }),
  });

/** So much is paid, which what it is for tells. Arguments: seat, how much. */
export const spending = (name: string, number: number): GameEvent =>
  event(name, {
    subject: "seat",
    params: 2,
    cannot: (m) => m.e[1]! <= 0,
    body: ([seat, n]) => act((m) => changeBy(m, seat!(m), number, -n!(m))),
  });

/** The most that a player has of anything, and the least. */
const MOST = 999;
export function changeBy(m: Machine, seat: number, number: SeatNumberId, by: number): void {
  m.setSeatNumber(seat, number, Math.max(-MOST, Math.min(MOST, m.seatNumber(seat, number) + by)));
}

/** Cards from the top of a deck into the hand. Arguments: seat, how many; `short` is the seat's number that says it had too few. */
export const drawing = (
  { deck, hand, forbidden, short }: { deck: ZoneId; hand: ZoneId; forbidden: MarkId; short: SeatNumberId },
  lines: { draws: Message; dry: Message },
  seen: { each: GameEvent; all: GameEvent },
): GameEvent =>
  event("draws", {
    subject: "seat",
    params: 2,
    cannot: (m) => m.e[1]! <= 0 || marked(m, seatSubject(m.e[0]!), forbidden) !== NONE,
    body: ([seat, n]) =>
      act((m) => {
        const s = seat!(m);
        const from = m.zoneOf(deck, s);
        let drawn = 0;
        for (; drawn < n!(m) && m.count(from) > 0; drawn++) {
          const card = m.first(from);
          move(m, card, m.zoneOf(hand, s));
          say(m, lines.draws, s, card);
          emitNow(m, seen.each, s);
        }
        if (drawn > 0) emitNow(m, seen.all, s);
        if (drawn === n!(m)) return;
        m.setSeatNumber(s, short, 1);
        say(m, lines.dry, s);
      }),
  });
