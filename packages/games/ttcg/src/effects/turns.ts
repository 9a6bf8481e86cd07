/** What texts do to turns: phases and turns end or are skipped, cards attack again (ttcg-15.8). */

import { act, type Machine, NONE, type Step, seq, WordsError } from "@tefuda/kernel";
import {
  AGAIN,
  ATTACKER,
  BATTLE_PHASE,
  MAIN_PHASE,
  PHASE,
  PHASE_OVER,
  SKIP_BATTLE,
  SKIP_DRAW,
  SKIP_MAIN,
  SKIP_TURN,
  STOPPED_ATTACK,
  turnPlayer,
} from "../schema.ts";
import type { ActionOf } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { MEANING } from "./says.ts";

const SKIPS = { turn: SKIP_TURN, draw: SKIP_DRAW, main: SKIP_MAIN, battle: SKIP_BATTLE } as const;
/** The next one that would come (ttcg-15.8). */
export function skip(a: ActionOf<"skip">, b: Builder): Step {
  const what = SKIPS[a.what];
  const { when: which, n = 1 } = a;
  // "this battle phase" has begun when the text can be done, except for one that comes before it: the next to come
  if (which !== undefined && which !== "next" && which !== "this")
    throw new WordsError(MEANING.noMeaning("a time to skip", String(which)));
  return b.forEachSeat(a.who, (seat) =>
    act((m) => m.setSeatNumber(seat(m), what, m.seatNumber(seat(m), what) + n)),
  );
}

export function attackAgain(a: ActionOf<"attackAgain">, b: Builder): Step {
  const { fill, set } = b.cards(a.what);
  return seq(
    fill,
    b.eachCard(set, (item) => act((m) => m.setColumn(item(m), AGAIN, m.column(item(m), AGAIN) + 1))),
  );
}

/** The phase under way is over: an attack declared in it is not carried out any more (ttcg-4.1, 9.6). */
function endsNow(m: Machine): void {
  m.setNumber(PHASE_OVER, 1);
  if (m.number(ATTACKER) !== NONE) m.setNumber(STOPPED_ATTACK, 1);
}

/** Ends the turn: what is left of it is left out, except its end. */
export function endTurn(): Step {
  return act((m) => {
    const seat = turnPlayer(m);
    if (m.number(PHASE) === MAIN_PHASE || m.number(PHASE) === BATTLE_PHASE) endsNow(m);
    else m.setSeatNumber(seat, SKIP_MAIN, m.seatNumber(seat, SKIP_MAIN) + 1);
    if (m.number(PHASE) !== BATTLE_PHASE)
      m.setSeatNumber(seat, SKIP_BATTLE, m.seatNumber(seat, SKIP_BATTLE) + 1);
  });
}

/** Ends the phase: nothing more is done in it. For the battle phase what is left of it is skipped (ttcg-15.8). */
export function endPhase(a: ActionOf<"endPhase">): Step {
  if (a.phase !== "battle") throw new WordsError(MEANING.battlePhase);
  return act((m) => {
    const seat = turnPlayer(m);
    if (m.number(PHASE) === BATTLE_PHASE) endsNow(m);
    else m.setSeatNumber(seat, SKIP_BATTLE, m.seatNumber(seat, SKIP_BATTLE) + 1);
  });
}
