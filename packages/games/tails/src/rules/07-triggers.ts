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
import {
  DAMAGE,
  GROUNDS,
  HAS_HEALTH,
  HEALTH,
  HELD,
  healthLeft,
  is,
  nextSeat,
  turnPlayer,
  UNITS,
  USED,
} from "../table.ts";

/** A card on the battlefield that has lost all its health, as when what raised it has ended. */
function withoutHealth(m: Machine): number {
  for (let seat = 0; seat < m.layout.seats; seat++) {
    for (let i = 0; i < WITH_HEALTH.length; i++)
      for (let c = m.first(m.zoneOf(WITH_HEALTH[i]!, seat)); c >= 0; c = m.next(c))
        if (mayBeDead(m, c) && is(m, c, HAS_HEALTH) && healthLeft(m, c) <= 0) return c;
  }
  return NONE;
}
const WITH_HEALTH = [UNITS, GROUNDS];
/** Without damage only a change of health can have brought it to nothing. */
const mayBeDead = (m: Machine, card: number): boolean =>
  m.column(card, DAMAGE) > 0 || m.s[m.layout.tally + HEALTH]! > 0;

/** Those before it wait for an attack that was named only, and whose dodge was stepped before (tails-5.9). */
const firstWaiting = (m: Machine): number => m.number(HELD);

/** The seat whose waiting effects come first: the turn player, then in turn order. */
function firstSeat(m: Machine, end: number): number {
  for (let i = 0, seat = turnPlayer(m); i < m.layout.seats; i++, seat = nextSeat(m, seat))
    for (let n = firstWaiting(m); n < end; n++) if (triggerSeat(m, triggerAt(m, n)) === seat) return seat;
  return NONE;
}
function waitingOf(m: Machine, end: number, seat: number, card: number, index: number): number {
  for (let n = firstWaiting(m); n < end; n++) {
    const at = triggerAt(m, n);
    if (triggerSeat(m, at) !== seat) continue;
    if (card === NONE || (triggerSource(m, at) === card && triggerAbility(m, at).index === index)) return n;
  }
  return NONE;
}
function differentWaiting(m: Machine, end: number, seat: number): boolean {
  let first = NONE;
  for (let n = firstWaiting(m); n < end; n++) {
    const at = triggerAt(m, n);
    if (triggerSeat(m, at) !== seat) continue;
    const key = triggerSource(m, at) * 4 + triggerAbility(m, at).index;
    if (first === NONE) first = key;
    else if (first !== key) return true;
  }
  return false;
}

/** Notes that a text happens; one that happens once a turn does so no more. */
function mayHappen(m: Machine, card: number, { text, index }: TextAbility): boolean {
  if (text.kind !== "when" || text.times !== "turn") return true;
  const used = m.column(card, USED + index);
  m.setColumn(card, USED + index, used + 1);
  return used === 0;
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
  /** How many triggers of the group under way are left, and where they end. */
  const left = f.local();
  const end = (m: Machine): number => firstWaiting(m) + left(m);
  return loop(
    (m) => queueLength(m) > firstWaiting(m) || withoutHealth(m) !== NONE,
    seq(
      assign(dead, withoutHealth),
      when(
        (m) => dead(m) !== NONE,
        happen(DEATH, [dead, () => NONE]),
        seq(
          // what is set off from here on is the next group
          when(
            (m) => left(m) === 0,
            assign(left, (m) => queueLength(m) - firstWaiting(m)),
          ),
          assign(seat, (m) => firstSeat(m, end(m))),
          assign(n, (m) => waitingOf(m, end(m), seat(m), NONE, NONE)),
          when(
            (m) => differentWaiting(m, end(m), seat(m)),
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
                      for (let i = firstWaiting(m); i < end(m); i++) {
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
                        if (waitingOf(m, end(m), seat(m), m.a, i) !== NONE) out[count++] = i;
                      return count;
                    },
                  },
                ],
              }),
              assign(n, (m) => waitingOf(m, end(m), seat(m), a(m), b(m))),
            ),
          ),
          act((m) => {
            const at = triggerAt(m, n(m));
            loadTrigger(m, at);
            card.set(m, triggerSource(m, at));
            const ability = triggerAbility(m, at) as TextAbility;
            number.set(m, mayHappen(m, card(m), ability) ? m.game.programNumbers[ability.id]![0]! : NONE);
            removeTrigger(m, n(m));
            left.set(m, left(m) - 1);
          }),
          callAny(number, [card, seat, (m) => m.e[0]!, (m) => m.e[1]!, (m) => m.e[2]!]),
        ),
      ),
    ),
  );
});
