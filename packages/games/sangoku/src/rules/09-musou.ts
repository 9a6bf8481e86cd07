/** 9 Icons: Musou (sangoku-9.5, 9.6, 9.22, 10.16). */
import {
  act,
  asked,
  call,
  cardsIn,
  constant,
  emitNow,
  fact,
  type Group,
  given,
  happen,
  type Machine,
  marked,
  NONE,
  needPair,
  needSeat,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  when,
} from "@tefuda/kernel";
import { hasEmblem } from "../emblems.ts";
import { HEALS, STANDS } from "../events.ts";
import { LINES } from "../lines.ts";
import { leaveTo } from "../places.ts";
import {
  AGAIN,
  BATTLEFIELD,
  CODE,
  HAND,
  isGeneral,
  isMain,
  MUSOU_HEALS,
  MUSOU_USED,
  mark,
  PILE,
  playerOf,
} from "../schema.ts";
import { MUSOU as STOOD_BY_MUSOU } from "../seen.ts";
import { settle } from "./01-order.ts";

/** Own generals that a card in hand could be put to. */
export const ownGenerals = cardsIn(BATTLEFIELD, asked, isGeneral);
/** sangoku-11.10 */
export const isTwin = (m: Machine, a: number, b: number): boolean => fact(m, a, CODE) === fact(m, b, CODE);

export const MUSOU: Group = {
  verb: "musou",
  form: "cards",
  from: cardsIn(HAND, asked),
  to: ownGenerals,
  needs: [
    needSeat("sangoku-9.5", "it is your main phase, outside of battles", (m) => isMain(m, m.seat)),
    given("sangoku-9.5", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
    needSeat(
      "sangoku-1.2",
      "no text keeps you from Musou",
      (m) => marked(m, seatSubject(m.seat), mark("cannotMusou")) === NONE,
    ),
    needPair(
      "sangoku-9.5",
      "it is for one of your generals on the battlefield",
      (m) => isGeneral(m, m.b) && playerOf(m, m.b) === m.seat,
    ),
    needPair("sangoku-11.10", "both have the same card code", (m) => isTwin(m, m.a, m.b)),
    needPair("sangoku-9.5", "that general is tapped", (m) => m.turned(m.b)),
    needPair(
      "sangoku-9.6",
      "you have not used Musou this turn",
      (m) => m.seatNumber(m.seat, MUSOU_USED) === 0 || hasEmblem(m, m.b, "multipleMusou"),
    ),
  ],
};

/** The discard is the cost; then the general stands and may attack once more. Arguments: card, general, seat. */
export const useMusou: Program = program("musou", (f) => {
  const card = f.cardArg();
  const general = f.cardArg();
  const seat = f.arg();
  const ok = f.local();
  return seq(
    act((m) => {
      m.cite("sangoku-9.5");
      say(m, LINES.musou, seat(m), general(m));
      leaveTo(m, card(m), PILE);
      if (hasEmblem(m, general(m), "multipleMusou")) m.cite("sangoku-10.16");
      else m.setSeatNumber(seat(m), MUSOU_USED, 1);
    }),
    happen(STANDS, [general, constant(NONE)], ok),
    act((m) => m.setColumn(general(m), AGAIN, m.column(general(m), AGAIN) + 1)),
    when(
      (m) => m.number(MUSOU_HEALS) !== 0,
      seq(
        act((m) => m.cite("sangoku-2.10")),
        happen(HEALS, [general]),
      ),
    ),
    when(
      (m) => ok(m) === 1,
      act((m) => emitNow(m, STOOD_BY_MUSOU, general(m))),
    ),
    call(settle),
  );
});
