/**
 * Effects that were set off, carried out in groups: what waits together is one, what is set off meanwhile the next. In
 * which order those of a group happen, one player says, or each player of their own, one player's before the next.
 */
import type { Ability } from "./game.ts";
import type { Machine } from "./machine.ts";
import {
  act,
  ask,
  assign,
  callAny,
  type Frame,
  ifElse,
  loop,
  type Num,
  type Step,
  seq,
  when,
} from "./program.ts";
import {
  loadTrigger,
  queueLength,
  removeTrigger,
  triggerAbility,
  triggerAt,
  triggerGone,
  triggerSeat,
  triggerSource,
} from "./queue.ts";
import { NONE } from "./shape.ts";

/** Who puts effects in order. */
export type Ordering =
  /** One player those of all. */
  | { chooser: Num }
  /** Each player their own: whose come first, and who follows after a seat. */
  | { first: Num; next(m: Machine, seat: number): number };

export interface Settling {
  order: Ordering;
  /** The question in which order they happen. */
  prompt: string;
  rule: string;
  /** Whether an effect does happen now; asked once for each. */
  happens(m: Machine, card: number, ability: Ability): boolean;
  /** How many of those that wait, the first ones, are left waiting. */
  skipped?: Num;
  /** What is done before anything else for as long as its test holds. */
  sooner?: { test: (m: Machine) => boolean; step: Step };
}

/** More than any number of a text on its card, those of what happens later and of rules among them. */
const TEXTS = 1 << 8;

/**
 * Carries out all effects that were set off. The program of one is called with its card, its seat, the event's first
 * three arguments, and which of these cards have left since (see {@link SOURCE_GONE}).
 */
export function settling(f: Frame, how: Settling): Step {
  const { order, sooner } = how;
  /** Who is asked for the order, of their own effects or of all. */
  const seat = f.local();
  const owner = f.local();
  const n = f.local();
  const a = f.card();
  const b = f.local();
  const card = f.card();
  const happening = f.local();
  const gone = f.local();
  /** How many effects of the group under way are left. */
  const left = f.local();
  const begin: Num = how.skipped ?? (() => 0);
  const end: Num = (m) => begin(m) + left(m);

  const all = "chooser" in order;
  const firstSeat = (m: Machine): number => {
    if (all) return order.chooser(m);
    for (let i = 0, s = order.first(m); i < m.layout.seats; i++, s = order.next(m, s))
      if (waitingOf(m, s, NONE, NONE) !== NONE) return s;
    return NONE;
  };
  /** Whether it is a seat's to say when an effect happens. */
  const orders = (m: Machine, s: number, at: number): boolean => all || triggerSeat(m, at) === s;
  /** Number in the queue of an effect that a seat puts in order, or of one of these by its card and text. */
  const waitingOf = (m: Machine, s: number, source: number, index: number): number => {
    for (let i = begin(m); i < end(m); i++) {
      const at = triggerAt(m, i);
      if (!orders(m, s, at)) continue;
      if (source === NONE || (triggerSource(m, at) === source && triggerAbility(m, at).index === index))
        return i;
    }
    return NONE;
  };
  /** Whether it makes a difference which of a seat's comes first: the same text of the same card twice does not. */
  const different = (m: Machine): boolean => {
    let known = NONE;
    for (let i = begin(m); i < end(m); i++) {
      const at = triggerAt(m, i);
      if (!orders(m, seat(m), at)) continue;
      const key = triggerSource(m, at) * TEXTS + triggerAbility(m, at).index;
      if (known === NONE) known = key;
      else if (known !== key) return true;
    }
    return false;
  };
  const sources = (m: Machine, out: Int16Array): number => {
    let count = 0;
    for (let i = begin(m); i < end(m); i++) {
      const at = triggerAt(m, i);
      if (!orders(m, seat(m), at)) continue;
      const source = triggerSource(m, at);
      let known = 0;
      while (known < count && out[known] !== source) known++;
      if (known === count) out[count++] = source;
    }
    return count;
  };
  const texts = (m: Machine, out: Int16Array): number => {
    let count = 0;
    for (let i = begin(m); i < end(m); i++) {
      const at = triggerAt(m, i);
      if (triggerSource(m, at) !== m.a || !orders(m, seat(m), at)) continue;
      const { index } = triggerAbility(m, at);
      let to = count;
      while (to > 0 && out[to - 1]! > index) to--;
      if (to > 0 && out[to - 1] === index) continue;
      out.copyWithin(to + 1, to, count++);
      out[to] = index;
    }
    return count;
  };

  const program = (m: Machine): number =>
    happening(m) < 0 ? NONE : m.game.programNumbers[happening(m)]![0]!;

  const one = seq(
    // what is set off from here on is the next group
    when(
      (m) => left(m) === 0,
      assign(left, (m) => queueLength(m) - begin(m)),
    ),
    assign(seat, firstSeat),
    assign(n, (m) => waitingOf(m, seat(m), NONE, NONE)),
    when(
      different,
      seq(
        ask({
          shape: "one",
          who: seat,
          prompt: how.prompt,
          rule: how.rule,
          a,
          b,
          groups: [{ verb: "first", form: "effect", from: sources, to: texts }],
        }),
        assign(n, (m) => waitingOf(m, seat(m), a(m), b(m))),
      ),
    ),
    act((m) => {
      const at = triggerAt(m, n(m));
      loadTrigger(m, at);
      card.set(m, triggerSource(m, at));
      owner.set(m, triggerSeat(m, at));
      gone.set(m, triggerGone(m, at));
      const ability = triggerAbility(m, at);
      happening.set(m, how.happens(m, card(m), ability) ? ability.id : NONE);
      removeTrigger(m, n(m));
      left.set(m, left(m) - 1);
    }),
    callAny(program, [card, owner, (m) => m.e[0]!, (m) => m.e[1]!, (m) => m.e[2]!, gone]),
  );
  const waits = (m: Machine): boolean => queueLength(m) > begin(m);
  return sooner
    ? loop((m) => waits(m) || sooner.test(m), ifElse(sooner.test, sooner.step, one))
    : loop(waits, one);
}
