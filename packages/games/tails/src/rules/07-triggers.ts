/** 7 What happens by itself (tails-7.14), and what has no health left (tails-5.5). */
import {
  act,
  ask,
  assign,
  callAny,
  happen,
  loadTrigger,
  loop,
  type Machine,
  NONE,
  type Program,
  program,
  queueLength,
  removeTrigger,
  seq,
  triggerAbility,
  triggerAt,
  triggerSeat,
  triggerSource,
  when,
} from "@tefuda/kernel";
import type { TextAbility } from "../effects/text.ts";
import { DEATH } from "../events.ts";
import { GROUNDS, HAS_HEALTH, healthLeft, is, nextSeat, turnPlayer, UNITS } from "../table.ts";

/** A card on the battlefield that has lost all its health, as when what raised it has ended. */
function withoutHealth(m: Machine): number {
  for (let seat = 0; seat < m.layout.seats; seat++) {
    for (const zone of [UNITS, GROUNDS])
      for (let c = m.first(m.zoneOf(zone, seat)); c >= 0; c = m.next(c))
        if (is(m, c, HAS_HEALTH) && healthLeft(m, c) <= 0) return c;
  }
  return NONE;
}

/** The seat whose waiting effects come first: the turn player, then in turn order. */
function firstSeat(m: Machine): number {
  for (let i = 0, seat = turnPlayer(m); i < m.layout.seats; i++, seat = nextSeat(m, seat))
    for (let n = 0; n < queueLength(m); n++) if (triggerSeat(m, triggerAt(m, n)) === seat) return seat;
  return NONE;
}
function waitingOf(m: Machine, seat: number, card: number, index: number): number {
  for (let n = 0; n < queueLength(m); n++) {
    const at = triggerAt(m, n);
    if (triggerSeat(m, at) !== seat) continue;
    if (card === NONE || (triggerSource(m, at) === card && triggerAbility(m, at).index === index)) return n;
  }
  return NONE;
}
function differentWaiting(m: Machine, seat: number): boolean {
  let first = NONE;
  for (let n = 0; n < queueLength(m); n++) {
    const at = triggerAt(m, n);
    if (triggerSeat(m, at) !== seat) continue;
    const key = triggerSource(m, at) * 4 + triggerAbility(m, at).index;
    if (first === NONE) first = key;
    else if (first !== key) return true;
  }
  return false;
}

/** Carries out what was set off, group by group, each player's in the order they choose, until nothing waits. */
export const settle: Program = program("settle", (f) => {
  const seat = f.local();
  const n = f.local();
  const a = f.local();
  const b = f.local();
  const card = f.local();
  const dead = f.local();
  const number = f.local();
  return loop(
    (m) => queueLength(m) > 0 || withoutHealth(m) !== NONE,
    seq(
      assign(dead, withoutHealth),
      when(
        (m) => dead(m) !== NONE,
        happen(DEATH, [dead, () => NONE]),
        seq(
          assign(seat, firstSeat),
          assign(n, (m) => waitingOf(m, seat(m), NONE, NONE)),
          when(
            (m) => differentWaiting(m, seat(m)),
            seq(
              ask({
                shape: "one",
                who: seat,
                prompt: "order",
                rule: "tails-7.14",
                a,
                b,
                groups: [
                  {
                    verb: "first",
                    form: "effect",
                    from: (m, out) => {
                      let count = 0;
                      for (let i = 0; i < queueLength(m); i++) {
                        const at = triggerAt(m, i);
                        if (triggerSeat(m, at) !== seat(m)) continue;
                        const source = triggerSource(m, at);
                        if (!out.subarray(0, count).includes(source)) out[count++] = source;
                      }
                      return count;
                    },
                    to: (m, out) => {
                      let count = 0;
                      for (let i = 0; i < 3; i++)
                        if (waitingOf(m, seat(m), m.a, i) !== NONE) out[count++] = i;
                      return count;
                    },
                  },
                ],
              }),
              assign(n, (m) => waitingOf(m, seat(m), a(m), b(m))),
            ),
          ),
          act((m) => {
            const at = triggerAt(m, n(m));
            loadTrigger(m, at);
            card.set(m, triggerSource(m, at));
            number.set(m, m.game.programNumbers[(triggerAbility(m, at) as TextAbility).id]![0]!);
            removeTrigger(m, n(m));
          }),
          callAny(number, [card, seat, (m) => m.e[0]!, (m) => m.e[1]!, (m) => m.e[2]!]),
        ),
      ),
    ),
  );
});
