/**
 * Events: what happens is proposed, replaced or prevented, committed, and then seen (law 9) - here and nowhere else.
 *
 * A game declares an event with a body that does it. `happen` runs the whole way for one; `happenToEach` runs it for a
 * set of cards at once: first every one is checked, then all are carried out, and only then does anybody see them, so
 * that things that go together neither miss nor outlive one another.
 */
import { eachWatcher, modChange, nextReplacement, seatSubject } from "./changes.ts";
import type { Ability, Watch } from "./game.ts";
import type { Machine } from "./machine.ts";
import {
  act,
  call,
  callAny,
  each,
  type Frame,
  giveBack,
  loop,
  type Num,
  type Program,
  program,
  type SetVar,
  type Step,
  seq,
  type Test,
  type Var,
  when,
} from "./program.ts";
import { queueTrigger } from "./queue.ts";
import { HIT, NONE } from "./shape.ts";

export interface GameEvent {
  /** Number in the game's table; set when the game is assembled. */
  id: number;
  name: string;
  /** What the first argument is. */
  subject: "card" | "seat";
  params: number;
  gate: Program;
  commit: Program;
  whole: Program;
}

export interface EventShape {
  subject: "card" | "seat";
  /** Number of arguments, the subject included; at most six. */
  params: number;
  /** It cannot happen: nothing is done and nobody sees anything. Reads `m.e`. */
  cannot?: Test;
  body?: (args: Var[], frame: Frame) => Step;
}

export function event(name: string, shape: EventShape): GameEvent {
  const { params } = shape;
  const self: GameEvent = {
    id: -1,
    name,
    subject: shape.subject,
    params,
    gate: program(`${name}: may it`, (f) => {
      const args = Array.from({ length: params }, () => f.arg());
      const mod = f.local();
      const done = f.local();
      const load = loader(args);
      const cannot = shape.cannot;
      return seq(
        when(
          (m) => {
            load(m);
            return cannot?.(m) ?? false;
          },
          giveBack(() => 0),
        ),
        act((m) => mod.set(m, nextReplacement(m, self.id, subjectOf(self, args[0]!(m)), NONE))),
        loop(
          (m) => mod(m) >= 0,
          seq(
            callAny((m) => m.game.code.add(modChange(m, mod(m)).instead!), [mod, ...args], done),
            when(
              (m) => done(m) === 1,
              giveBack(() => 0),
            ),
            act((m) => mod.set(m, nextReplacement(m, self.id, subjectOf(self, args[0]!(m)), mod(m)))),
          ),
        ),
        giveBack(() => 1),
      );
    }),
    commit: program(`${name}: done`, (f) => {
      const args = Array.from({ length: params }, () => f.arg());
      return shape.body ? shape.body(args, f) : { op: "seq", steps: [] };
    }),
    whole: program(name, (f) => {
      const args = Array.from({ length: params }, () => f.arg());
      const ok = f.local();
      const load = loader(args);
      return seq(
        call(self.gate, args, ok),
        when(
          (m) => ok(m) === 0,
          giveBack(() => 0),
        ),
        ...(shape.body ? [call(self.commit, args)] : []),
        act((m) => {
          load(m);
          notice(m, self);
        }),
        giveBack(() => 1),
      );
    }),
  };
  return self;
}

const subjectOf = (e: GameEvent, first: number): number =>
  e.subject === "card" ? first : seatSubject(first);

/** Loads an event's arguments into `m.e`; the rest is emptied, since triggers keep all six. */
function loader(args: readonly Num[]): (m: Machine) => void {
  return (m) => {
    m.e.fill(NONE);
    for (let i = 0; i < args.length; i++) m.e[i] = args[i]!(m);
  };
}

/** Lets an event happen; `into` gets 1 if it did. */
export const happen = (e: GameEvent, args: Num[], into?: Var): Step => call(e.whole, args, into);

/** Lets an event happen to every card of a set at once. The set loses the cards to which it did not; HIT counts the rest. */
export function happenToEach(e: GameEvent, set: SetVar, item: Var, ok: Var, further: Num[] = []): Step {
  const load = loader([item, ...further]);
  return seq(
    each(
      set,
      item,
      seq(
        call(e.gate, [item, ...further], ok),
        when(
          (m) => ok(m) === 0,
          act((m) => m.removeFrom(m.setAt(set), item(m))),
        ),
      ),
    ),
    each(set, item, call(e.commit, [item, ...further])),
    act((m) => {
      m.s[HIT] = m.sizeOf(m.setAt(set));
    }),
    each(
      set,
      item,
      act((m) => {
        load(m);
        notice(m, e);
      }),
    ),
  );
}

/** Abilities that an event may set off, found by kind of card when a game is put together (law 8). */
export interface Registry {
  /** By event, then kind: what its own card's happening sets off. */
  self: (readonly Ability[] | undefined)[][];
  /** By event, then kind: what another's happening sets off while the card lies on top, underneath, or elsewhere. */
  others: Record<Watch["while"], (readonly Ability[] | undefined)[][]>;
  /** By event: whether any kind of the game watches from underneath or from elsewhere. */
  far: boolean[];
}

/** Queues everything that an event, whose arguments lie in `m.e`, sets off. */
export function notice(m: Machine, e: GameEvent): void {
  const registry = m.registry;
  if (e.subject === "card") {
    const card = m.e[0]!;
    const own = registry.self[e.id]?.[m.kind(card)];
    if (own) for (const ability of own) offer(m, e, ability, card, true);
  }
  const tops = registry.others.top[e.id];
  const under = registry.others.under[e.id];
  if (tops || under) {
    for (let zone = 0; zone < m.layout.zones; zone++) {
      if (!m.zoneShape(zone).inPlay) continue;
      for (let card = m.first(zone); card >= 0; card = m.next(card)) {
        if (tops && !m.faceDown(card)) {
          const found = tops[m.kind(card)];
          if (found) for (const ability of found) offer(m, e, ability, card, false);
        }
        if (!under) continue;
        for (let low = m.below(card); low >= 0; low = m.below(low)) {
          const found = under[m.kind(low)];
          if (found) for (const ability of found) offer(m, e, ability, low, false);
        }
      }
    }
  }
  const elsewhere = registry.others.elsewhere[e.id];
  if (elsewhere) {
    for (let zone = 0; zone < m.layout.zones; zone++) {
      if (m.zoneShape(zone).inPlay) continue;
      for (let card = m.first(zone); card >= 0; card = m.next(card)) {
        const found = elsewhere[m.kind(card)];
        if (found) for (const ability of found) offer(m, e, ability, card, false);
      }
    }
  }
  eachWatcher(m, e.id, (mod) => {
    const change = modChange(m, mod);
    const ability = change.fires!;
    for (const watch of ability.watches) {
      if (watch.event === e && watch.test(m, mod)) queueTrigger(m, ability.id, mod, true);
    }
  });
}

function offer(m: Machine, e: GameEvent, ability: Ability, card: number, self: boolean): void {
  for (const watch of ability.watches) {
    if (watch.event === e && watch.self === self && watch.test(m, card))
      queueTrigger(m, ability.id, card, false);
  }
}

/** Builds the registry of a game's kinds. */
export function register(
  events: readonly GameEvent[],
  kinds: readonly { abilities: readonly Ability[] }[],
): Registry {
  const table = (): (readonly Ability[] | undefined)[][] => [];
  const registry: Registry = {
    self: table(),
    others: { top: table(), under: table(), elsewhere: table() },
    far: [],
  };
  kinds.forEach((kind, k) => {
    for (const ability of kind.abilities) {
      for (const watch of ability.watches) {
        if (!events.includes(watch.event))
          throw new Error(`${watch.event.name} is not among the game's events`);
        const rows = watch.self ? registry.self : registry.others[watch.while];
        rows[watch.event.id] ??= [];
        const row = rows[watch.event.id]!;
        if (!row[k]?.includes(ability)) row[k] = [...(row[k] ?? []), ability];
      }
    }
  });
  return registry;
}
