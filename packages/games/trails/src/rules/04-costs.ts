/** 4 Resources: CP, EP, and paying with them (trails-4.2, 4.3, 4.6, 4.7). */
import {
  act,
  ask,
  assign,
  type Candidates,
  each,
  type Group,
  given,
  happen,
  type Machine,
  marked,
  NONE,
  needSeat,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  when,
} from "@tefuda/kernel";
import { ACTIONED } from "../events.ts";
import { LINES } from "../lines.ts";
import { CP, EP, HOMEBASE, mark } from "../schema.ts";

/** Ready cards of the homebase of who is asked, face up and face down alike. */
const readyAtHome: Candidates = (m, out) => {
  let n = 0;
  for (let c = m.first(m.zoneOf(HOMEBASE, m.seat)); c >= 0; c = m.next(c)) if (!m.turned(c)) out[n++] = c;
  return n;
};
export const mayGainEp = (m: Machine, seat: number): boolean =>
  marked(m, seatSubject(seat), mark("cannotGainEp")) === NONE;

/** trails-4.6: EP there are and EP there could be. */
export function canPayEp(m: Machine, seat: number, n: number): boolean {
  let have = m.seatNumber(seat, EP);
  if (have >= n) return true;
  if (!mayGainEp(m, seat)) return false;
  for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c)) if (!m.turned(c)) have++;
  return have >= n;
}

const FOR_EP = [
  given("trails-4.6", "it lies in your homebase", (m) => m.zone(m.a) === m.zoneOf(HOMEBASE, m.seat)),
  given("trails-3.2", "it is ready", (m) => !m.turned(m.a)),
];
/** Puts the ready cards of a homebase into a set. */
function readyOf(m: Machine, seat: number, at: number): void {
  m.clearSet(at);
  for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c)) if (!m.turned(c)) m.addTo(at, c);
}

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

/** A card of the homebase is actioned for 1 EP. */
export const gainEnergy: Program = program("gain EP", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return seq(
    happen(ACTIONED, [card]),
    act((m) => {
      m.cite("trails-4.6");
      m.setSeatNumber(seat(m), EP, m.seatNumber(seat(m), EP) + 1);
      say(m, LINES.gainsEp, seat(m), card(m), m.seatNumber(seat(m), EP));
    }),
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
        act((m) => readyOf(m, seat(m), m.setAt(set))),
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
        each(
          set,
          item,
          seq(
            happen(ACTIONED, [item]),
            act((m) => {
              m.setSeatNumber(seat(m), EP, m.seatNumber(seat(m), EP) + 1);
              say(m, LINES.gainsEp, seat(m), item(m), m.seatNumber(seat(m), EP));
            }),
          ),
        ),
      ),
    ),
    act((m) => m.setSeatNumber(seat(m), EP, Math.max(0, m.seatNumber(seat(m), EP) - n(m)))),
  );
});

/** trails-4.3, 4.7: what is left over is gone. */
export function dropCp(m: Machine, seat: number): void {
  m.cite("trails-4.3");
  m.setSeatNumber(seat, CP, 0);
}
export function dropEp(m: Machine): void {
  m.cite("trails-4.7");
  for (let seat = 0; seat < m.layout.seats; seat++) m.setSeatNumber(seat, EP, 0);
}
