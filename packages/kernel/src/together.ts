/**
 * What goes together: events that happen at the same moment. All are checked, then all are done, and only then does
 * anybody see them, so that none of them misses or outlives another.
 */
import { checked, emit, emitLoaded, type GameEvent, isWatched, loadArguments } from "./events.ts";
import {
  type Act,
  act,
  assign,
  call,
  constant,
  each,
  ifElse,
  type Num,
  type SetVar,
  type Step,
  seq,
  type Test,
  type Var,
  when,
} from "./program.ts";
import { lying } from "./sets.ts";
import { HIT, NONE, REPLACING } from "./shape.ts";

/** Lets an event happen to every card of a set at once. The set loses the cards to which it did not; HIT counts the rest. */
export function happenToEach(e: GameEvent, set: SetVar, item: Var, ok: Var, further: Num[] = []): Step {
  const left = set.frame.set();
  const stepwise = seq(
    checkEach(e, set, item, ok, further, left),
    doToEach(e, set, item, further, left),
    act((m) => {
      m.s[HIT] = m.sizeOf(m.setAt(set));
    }),
    when((m) => isWatched(m, e), each(set, item, emit(e, [item, ...further]), left)),
  );
  const atOnce = allAtOnce(e, set, item, further);
  return atOnce ? ifElse((m) => m.s[REPLACING]! > 0, stepwise, act(atOnce)) : stepwise;
}
/** The same without a stop, where nothing is replaced: for events of which nobody is asked anything. */
function allAtOnce(e: GameEvent, set: SetVar, item: Var, further: Num[]): Act | undefined {
  const { frame } = set;
  const args = further.map((_, i) => ((e.cards >> (i + 1)) & 1 ? frame.card() : frame.local()));
  for (let i = args.length + 1; i < e.params; i++)
    args.push((e.cards >> i) & 1 ? frame.card() : frame.local());
  const body = e.body([item, ...args], frame);
  if (body.op !== "do") return undefined;
  const { cannot } = e;
  const told = [item, ...further];
  return (m) => {
    const cards = m.scratch[m.borrow()]!;
    const at = m.setAt(set);
    const listed = lying(m, at, cards);
    let n = 0;
    for (let i = 0; i < listed; i++) {
      item.set(m, cards[i]!);
      loadArguments(m, told);
      if (cannot?.(m)) m.removeFrom(at, cards[i]!);
      else cards[n++] = cards[i]!;
    }
    for (let i = 0; i < n && !m.over; i++) {
      item.set(m, cards[i]!);
      for (let k = 0; k < further.length; k++) args[k]!.set(m, further[k]!(m));
      body.act(m);
    }
    m.s[HIT] = n;
    if (isWatched(m, e)) {
      const seen = lying(m, at, cards);
      for (let i = 0; i < seen && !m.over; i++) {
        item.set(m, cards[i]!);
        loadArguments(m, told);
        emitLoaded(m, e);
      }
    }
    item.set(m, NONE);
    m.giveBack();
  };
}
/** The first part of it: the set loses the cards to which the event does not happen. */
export function checkEach(
  e: GameEvent,
  set: SetVar,
  item: Var,
  ok: Var,
  further: Num[],
  left?: SetVar,
): Step {
  const gone = act((m) => m.removeFrom(m.setAt(set), item(m)));
  return each(set, item, checked(e, [item, ...further], ok, gone), left);
}
/** The second: what the event does is done to the cards of a set, without being seen. */
export const doToEach = (e: GameEvent, set: SetVar, item: Var, further: Num[], left?: SetVar): Step =>
  each(set, item, call(e.commit, [item, ...further]), left);

/** An event among others that happen at the same moment; `ok` gets 1 if it did. */
export interface Together {
  event: GameEvent;
  args: Num[];
  ok: Var;
  /** Whether it is to happen at all, if not always. */
  so?: Test;
}
/** Lets several events happen at the same moment: all are checked, then all are done, and only then does anybody see them. */
export const happenTogether = (events: readonly Together[]): Step => {
  const ofThose = (step: (one: Together) => Step): Step[] =>
    events.map((one) => when((m) => one.ok(m) === 1, step(one)));
  return seq(
    ...events.flatMap(({ event, args, ok, so }) => [
      assign(ok, so ? (m) => (so(m) ? 1 : 0) : constant(1)),
      when((m) => ok(m) === 1, checked(event, args, ok, assign(ok, constant(0)))),
    ]),
    ...ofThose(({ event, args }) => call(event.commit, args)),
    ...ofThose(({ event, args }) => emit(event, args)),
  );
};
