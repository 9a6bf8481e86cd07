/**
 * Events: what happens is proposed, replaced or prevented, committed, and then seen (law 9) - here and nowhere else.
 *
 * A game declares an event with a body that does it. `happen` runs the whole way for one; what goes together is in
 * `together.ts`.
 */
import type { Ability, Recording, TriggerCondition } from "./game.ts";
import type { Machine } from "./machine.ts";
import { modifierOf, nextDelayed, nextReplacement, seatSubject } from "./modifiers.ts";
import {
  assign,
  call,
  callAny,
  constant,
  type Frame,
  giveBack,
  ifElse,
  load,
  loop,
  type Num,
  nothing,
  type Program,
  program,
  type Step,
  seq,
  type Test,
  type Var,
  when,
} from "./program.ts";
import { LEAVING, queueLength, queueTrigger, triggerAt } from "./queue.ts";
import { DELAYED, NONE, REPLACING } from "./shape.ts";

export interface GameEvent {
  /** Number in the game's table; set when the game is assembled. */
  id: number;
  name: string;
  /** What the first argument is. */
  subject: "card" | "seat";
  params: number;
  /** Which of its arguments are cards, as bits, and whether the first of them is {@link LEAVING}. */
  cards: number;
  /** It cannot happen. Reads `m.e`. */
  cannot: Test | undefined;
  /** Does it, with such arguments in such a frame. */
  body: (args: Var[], frame: Frame) => Step;
  replace: Program;
  commit: Program;
  whole: Program;
}

export interface EventShape {
  subject: "card" | "seat";
  /** Number of arguments, the subject included; at most six. */
  params: number;
  /** Which of its further arguments are cards, by their places. */
  cards?: readonly number[];
  /** It is seen before its card goes away: whoever is set off by it finds the card where it comes to lie. */
  leaving?: true;
  /** It cannot happen: nothing is done and nobody sees anything. Reads `m.e`. */
  cannot?: Test;
  /** Does it, and comes to its end: a body has no return of its own. */
  body?: (args: Var[], frame: Frame) => Step;
}

export function event(name: string, shape: EventShape): GameEvent {
  const { params, cannot, body = () => nothing } = shape;
  const cards = [...(shape.subject === "card" ? [0] : []), ...(shape.cards ?? [])];
  const argsOf = (f: Frame): Var[] =>
    Array.from({ length: params }, (_, i) => (cards.includes(i) ? f.cardArg() : f.arg()));
  const self: GameEvent = {
    id: -1,
    name,
    subject: shape.subject,
    params,
    cards: cards.reduce((bits, i) => bits | (1 << i), shape.leaving ? LEAVING : 0),
    cannot,
    body,
    replace: program(`${name}: instead`, (f) => {
      const args = argsOf(f);
      const mod = f.local();
      const done = f.local();
      const next =
        (after: Num): Num =>
        (m) =>
          nextReplacement(m, self.id, subjectOf(self, args[0]!(m)), after(m));
      return seq(
        assign(mod, next(constant(NONE))),
        loop(
          (m) => mod(m) >= 0,
          seq(
            callAny((m) => m.game.code.add(modifierOf(m, mod(m)).replacement!), [mod, ...args], done),
            when((m) => done(m) === 1, giveBack(no)),
            assign(mod, next(mod)),
          ),
        ),
        giveBack(yes),
      );
    }),
    commit: program(`${name}: done`, (f) => body(argsOf(f), f)),
    whole: program(name, (f) => {
      const args = argsOf(f);
      const ok = f.local();
      const does = body(args, f);
      if (returns(does)) throw new Error(`what "${name}" does must come to its end, for others to see it`);
      return seq(checked(self, args, ok, giveBack(no)), does, emit(self, args), giveBack(yes));
    }),
  };
  return self;
}
const yes = constant(1);
const no = constant(0);

/** Puts the arguments of an event where tests read them. */
export function loadArguments(m: Machine, args: readonly Num[]): void {
  for (let n = 0; n < m.e.length; n++) m.e[n] = n < args.length ? args[n]!(m) : NONE;
}

/** Whether nothing forbids an event with such arguments. What would be instead of it is not looked at. */
export function canHappen(m: Machine, e: GameEvent, a: number, b = NONE, c = NONE): boolean {
  if (!e.cannot) return true;
  // by number: taking a typed array apart goes through its iterator, and this is asked of every card that may be chosen
  const at = m.e;
  const [e0, e1, e2, e3, e4, e5] = [at[0]!, at[1]!, at[2]!, at[3]!, at[4]!, at[5]!];
  setArguments(m, a, b, c);
  const can = !e.cannot(m);
  setArguments(m, e0, e1, e2, e3, e4, e5);
  return can;
}
function setArguments(m: Machine, a: number, b = NONE, c = NONE, d = NONE, e = NONE, f = NONE): void {
  m.e[0] = a;
  m.e[1] = b;
  m.e[2] = c;
  m.e[3] = d;
  m.e[4] = e;
  m.e[5] = f;
}

/** Does `fails` if an event cannot happen, or something else happens instead. */
export function checked(e: GameEvent, args: Num[], ok: Var, fails: Step): Step {
  const replaced = when(
    (m) => m.s[REPLACING]! > 0,
    seq(
      call(e.replace, args, ok),
      when((m) => ok(m) === 0, fails),
    ),
  );
  return e.cannot ? seq(load(args), ifElse(e.cannot, fails, replaced)) : replaced;
}

/** Whether a step leaves its program. */
function returns(step: Step): boolean {
  switch (step.op) {
    case "return":
      return true;
    case "seq":
      return step.steps.some(returns);
    case "if":
      return returns(step.then) || (step.otherwise !== undefined && returns(step.otherwise));
    case "loop":
      return returns(step.body);
    case "ask":
      return (step.spec.groups ?? []).some((group) => group.body !== undefined && returns(group.body));
    default:
      return false;
  }
}

const subjectOf = (e: GameEvent, first: number): number =>
  e.subject === "card" ? first : seatSubject(first);

/** Lets everybody see an event that nothing is done for here. */
export const emit = (e: GameEvent, args: Num[]): Step => ({ op: "emit", event: e, args });

/** Lets an event happen; `into` gets 1 if it did. */
export const happen = (e: GameEvent, args: Num[], into?: Var): Step => call(e.whole, args, into);

/** A text that an event may set off, and the test that says whether it does. */
interface Offer {
  ability: Ability;
  test: TriggerCondition["test"];
}
/** By event, then definition. */
type Offers = ((readonly Offer[] | undefined)[] | undefined)[];

/** Texts that an event may set off, found by card definition when a game is put together (law 8). */
export interface Registry {
  /** What its own card's happening sets off. */
  self: Offers;
  /** What another's happening sets off while the card lies on top, underneath, or elsewhere. */
  others: Record<TriggerCondition["while"], Offers>;
  /** By event: what texts ask to be noted of it. */
  notes: (readonly Recording["note"][] | undefined)[];
  /** By event: whether any text of the game may be set off by it or asks for it at all; for each definition, by which it is set off. */
  heard: boolean[];
  heardBy: (readonly number[])[];
}

/** Whether anybody listens to an event, or asks that it be noted. */
export const isWatched = (m: Machine, e: GameEvent): boolean =>
  m.heard[e.id]! || m.s[DELAYED] !== 0 || m.registry.notes[e.id] !== undefined;

/** Lets texts see an event, given its arguments. Nothing is done where nobody listens. */
export function emitNow(m: Machine, e: GameEvent, a: number, b = NONE, c = NONE, d = NONE): void {
  if (!isWatched(m, e)) return;
  setArguments(m, a, b, c, d);
  emitLoaded(m, e);
}

/**
 * Notes a trigger, `from` a card or with `lasting` a modifier; `cards` says which arguments of the event are cards. Where
 * as many wait as a state can hold, a game that has a rule for so many is over by it.
 */
export function setOff(m: Machine, ability: number, from: number, lasting: boolean, cards = 0): void {
  if (m.over) return;
  const full = triggerAt(m, queueLength(m) + 1) > m.layout.queueEnd;
  if (full && m.game.crowded) m.game.crowded(m);
  else queueTrigger(m, ability, from, lasting, cards);
}

/** Notes an event, whose arguments lie in `m.e`, and queues everything that it sets off. */
export function emitLoaded(m: Machine, e: GameEvent): void {
  // whoever asks may lie where nobody knows it, so that it is noted in every match of the game
  const notes = m.registry.notes[e.id];
  if (notes !== undefined) for (let i = 0; i < notes.length; i++) notes[i]!(m);
  if (!m.heard[e.id] && m.s[DELAYED] === 0) return;
  const { self, others } = m.registry;
  const { id, cards } = e;
  const own = self[id];
  if (own !== undefined && e.subject === "card") offer(m, own, m.e[0]!, cards);
  const top = others.top[id];
  const under = others.under[id];
  const elsewhere = others.elsewhere[id];
  if (top !== undefined || under !== undefined) {
    for (let zone = 0; zone < m.layout.zones; zone++) {
      if (!m.inPlay(zone)) continue;
      for (let card = m.first(zone); card >= 0; card = m.next(card)) {
        if (top !== undefined && !m.faceDown(card)) offer(m, top, card, cards);
        if (under === undefined) continue;
        for (let low = m.below(card); low >= 0; low = m.below(low)) offer(m, under, low, cards);
      }
    }
  }
  if (elsewhere !== undefined) {
    for (let zone = 0; zone < m.layout.zones; zone++) {
      if (m.inPlay(zone)) continue;
      for (let card = m.first(zone); card >= 0; card = m.next(card)) offer(m, elsewhere, card, cards);
    }
  }
  if (m.s[DELAYED]! > 0) offerDelayed(m, e);
}

function offer(m: Machine, offers: (readonly Offer[] | undefined)[], card: number, cards: number): void {
  const found = offers[m.definition(card)];
  if (found === undefined) return;
  for (let i = 0; i < found.length; i++) {
    const { ability, test } = found[i]!;
    if (test(m, card)) setOff(m, ability.id, card, false, cards);
  }
}

/** Delayed triggers, put on something or standing. */
function offerDelayed(m: Machine, { id, cards }: GameEvent): void {
  for (let mod = nextDelayed(m, id, NONE); mod !== NONE; mod = nextDelayed(m, id, mod)) {
    const ability = modifierOf(m, mod).delayedTrigger!;
    for (const trigger of ability.triggers)
      if (trigger.event.id === id && trigger.test(m, mod)) setOff(m, ability.id, mod, true, cards);
  }
}

/** Builds the registry of a game's definitions. */
export function register(
  events: readonly GameEvent[],
  definitions: readonly { abilities: readonly Ability[] }[],
): Registry {
  const registry: Registry = {
    self: [],
    others: { top: [], under: [], elsewhere: [] },
    notes: events.map(() => undefined),
    heard: events.map(() => false),
    heardBy: definitions.map(({ abilities }) => [
      ...new Set(abilities.flatMap((ability) => ability.triggers.map((trigger) => trigger.event.id))),
    ]),
  };
  // every event has its place, so that looking one up never leaves the list
  for (const offers of [registry.self, ...Object.values(registry.others)])
    offers.push(...events.map(() => undefined));
  definitions.forEach((definition, k) => {
    for (const ability of definition.abilities) {
      for (const { event, note } of ability.records ?? []) {
        registry.heard[event.id] = true;
        registry.notes[event.id] = [...(registry.notes[event.id] ?? []), note];
      }
      for (const { event, self, while: place, test } of ability.triggers) {
        if (!events.includes(event)) throw new Error(`${event.name} is not among the game's events`);
        const offers = self ? registry.self : registry.others[place];
        offers[event.id] ??= definitions.map(() => undefined);
        registry.heard[event.id] = true;
        const row = offers[event.id]!;
        row[k] = [...(row[k] ?? []), { ability, test }];
      }
    }
  });
  return registry;
}
