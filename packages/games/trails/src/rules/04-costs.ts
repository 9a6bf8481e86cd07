/** 4 Resources: CP, EP, and paying with them (trails-4.2, 4.3, 4.6, 4.7). */
import {
  act,
  addIn,
  ask,
  asked,
  assign,
  type CardTest,
  cardsIn,
  constant,
  countIn,
  each,
  type Group,
  given,
  happen,
  type Machine,
  type Num,
  needSeat,
  type Program,
  program,
  type Step,
  seq,
  when,
} from "@tefuda/kernel";
import { ACTIONED, GAINS_EP, mayGainEp, SPENDS_EP } from "../events.ts";
import { CP, EP, HOMEBASE } from "../schema.ts";

const isReady: CardTest = (m, card) => !m.turned(card);
/** Ready cards of the homebase of who is asked, face up and face down alike. */
const readyAtHome = cardsIn(HOMEBASE, asked, isReady);

/** trails-4.6: EP there are and EP there could be. */
export function canPayEp(m: Machine, seat: number, n: number): boolean {
  const have = m.seatNumber(seat, EP);
  if (have >= n) return true;
  return mayGainEp(m, seat) && have + countIn(m, m.zoneOf(HOMEBASE, seat), isReady) >= n;
}

const FOR_EP = [
  given("trails-4.6", "it lies in your homebase", (m) => m.zone(m.a) === m.zoneOf(HOMEBASE, m.seat)),
  given("trails-3.2", "it is ready", (m) => !m.turned(m.a)),
];

/** trails-4.6: done at any chance to act, and no action itself. */
export const ENERGY: Group = {
  verb: "energy",
  form: "card",
  apart: true,
  from: readyAtHome,
  needs: [
    needSeat("trails-9.8", "no text keeps you from gaining EP", (m) => mayGainEp(m, m.seat)),
    ...FOR_EP,
  ],
};

/** A card is actioned, and having been so gives 1 EP. */
const forEnergy = (card: Num, seat: Num): Step =>
  seq(happen(ACTIONED, [card]), happen(GAINS_EP, [seat, constant(1), card]));
/** The same of a card of the homebase, by the player's choice. */
export const gainEnergy: Program = program("gain EP", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return seq(
    act((m) => m.cite("trails-4.6")),
    forEnergy(card, seat),
  );
});

/**
 * Pays EP; what is missing comes from cards that are named now (trails-4.6). Where it takes all that are ready, which
 * everybody sees, there is nothing to name.
 */
export const payEp: Program = program("pay EP", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const missing = f.local();
  const item = f.card();
  const set = f.set();
  return seq(
    assign(missing, (m) => Math.max(0, n(m) - m.seatNumber(seat(m), EP))),
    when(
      (m) => missing(m) > 0,
      seq(
        act((m) => {
          m.clearSet(m.setAt(set));
          addIn(m, m.zoneOf(HOMEBASE, seat(m)), isReady, m.setAt(set));
        }),
        when(
          (m) => m.sizeOf(m.setAt(set)) > missing(m),
          ask({
            shape: "some",
            who: seat,
            prompt: "energy",
            rule: "trails-4.6",
            min: missing,
            max: missing,
            set,
            groups: [{ verb: "", form: "card", from: readyAtHome, needs: FOR_EP }],
          }),
        ),
        each(set, item, forEnergy(item, seat)),
      ),
    ),
    happen(SPENDS_EP, [seat, (m) => Math.min(n(m), m.seatNumber(seat(m), EP))]),
  );
});

/** trails-4.3, 4.7: what is left over is gone. Nobody loses it by anything, so that no event stands for it. */
export function dropCp(m: Machine, seat: number): void {
  m.cite("trails-4.3");
  m.setSeatNumber(seat, CP, 0);
}
export function dropEp(m: Machine): void {
  m.cite("trails-4.7");
  for (let seat = 0; seat < m.layout.seats; seat++) m.setSeatNumber(seat, EP, 0);
}
