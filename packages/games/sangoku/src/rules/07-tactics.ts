/** 7 Battle: the tactics step (sangoku-7.11, 10.23, 12.8). */
import {
  act,
  ask,
  call,
  type Machine,
  marked,
  NONE,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  untilAllPass,
} from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import {
  ATTACKER_FATE,
  BATTLE_TACTICS,
  CALLED_OFF,
  HAND,
  mark,
  other,
  PHASE,
  PLAYER,
  SURPRISED,
} from "../schema.ts";
import { PLAY_BATTLE, playTactic } from "./06-playing.ts";

/** Whether a player is asked, which only what is open decides. */
const isAsked = (m: Machine, seat: number): boolean =>
  m.number(ATTACKER_FATE) !== CALLED_OFF &&
  m.count(m.zoneOf(HAND, seat)) > 0 &&
  marked(m, seatSubject(seat), mark("cannotPlayBattleTactics")) === NONE;

/** The turn player begins, and they go on in turn until both have passed one after the other. */
export const tacticsStep: Program = program("tactics step", (f) => {
  const card = f.card();
  return seq(
    act((m) => {
      m.cite("sangoku-7.11");
      m.setNumber(PHASE, BATTLE_TACTICS);
    }),
    untilAllPass(
      f,
      {
        first: (m) => m.number(PLAYER),
        next: (_m, seat) => other(seat),
        already: (m) => (m.number(SURPRISED) !== 0 || m.over ? 2 : 0),
        isAsked,
      },
      ({ seat, acted, passed }) =>
        ask({
          shape: "one",
          who: seat,
          prompt: "battleTactic",
          rule: "sangoku-7.11",
          a: card,
          groups: [
            { ...PLAY_BATTLE, body: seq(call(playTactic, [card, seat]), acted) },
            {
              verb: "pass",
              form: "word",
              body: seq(
                act((m) => say(m, LINES.passes, seat(m))),
                passed,
              ),
            },
          ],
        }),
    ),
  );
});
