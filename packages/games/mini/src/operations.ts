/** What the steps of cards do (mini-8): one program an operation, called with the seat whose card it is and a number. */
import {
  act,
  ask,
  assign,
  type Candidates,
  type Frame,
  happen,
  loop,
  type Machine,
  move,
  NONE,
  type Num,
  type Program,
  program,
  type Step,
  say,
  seq,
  type Test,
  type Var,
  when,
} from "@tefuda/kernel";
import { DESTROYED, DRAWS, GAINS, LOSES, toHand } from "./events.ts";
import { LINES } from "./lines.ts";
import {
  DECK,
  DISCARD,
  defenseOf,
  FIELD,
  HAND,
  HAND_LIMIT,
  has,
  POINTS,
  STRENGTH,
  UNIT,
  WALL,
} from "./schema.ts";

export type Operation = keyof typeof OPERATIONS;
export type Condition = keyof typeof CONDITIONS;

/** A program over a seat and a number. */
function operation(name: string, body: (seat: Var, n: Var, f: Frame) => Step): Program {
  return program(name, (f) => body(f.arg(), f.arg(), f));
}
const other =
  (seat: Num): Num =>
  (m) =>
    1 - seat(m);

/** The enemy units that have at most so much defense. */
const weakEnough =
  (n: number): Candidates =>
  (m, out) => {
    let found = 0;
    for (let c = m.first(m.zoneOf(FIELD, 1 - m.seat)); c >= 0; c = m.next(c))
      if (defenseOf(m, c) <= n) out[found++] = c;
    return found;
  };
const units =
  (enemy: boolean): Candidates =>
  (m, out) => {
    let found = 0;
    for (let c = m.first(m.zoneOf(FIELD, enemy ? 1 - m.seat : m.seat)); c >= 0; c = m.next(c))
      out[found++] = c;
    return found;
  };

/** What an operation that chooses may choose; the choosing seat is `m.seat`. */
export function targetsOf(operation: Operation, n: number): Candidates | undefined {
  if (operation === "destroy") return weakEnough(n);
  if (operation === "return") return units(true);
  return operation === "strengthen" ? units(false) : undefined;
}

/** Takes the only candidate, lets its player choose among several, or does nothing. */
function choosing(
  prompt: string,
  from: (n: Num) => Candidates,
  body: (chosen: Var, n: Var) => Step,
): Program {
  return operation(prompt, (seat, n, f) => {
    const chosen = f.card();
    const count = f.local();
    const candidates = from(n);
    return seq(
      act((m) => {
        m.seat = seat(m);
        const out = m.scratch[m.borrow()]!;
        count.set(m, candidates(m, out));
        chosen.set(m, count(m) > 0 ? out[0]! : NONE);
        m.giveBack();
      }),
      when(
        (m) => count(m) > 1,
        ask({
          shape: "one",
          who: seat,
          prompt,
          rule: "mini-8",
          a: chosen,
          groups: [{ verb: "", form: "card", from: candidates }],
        }),
      ),
      when((m) => count(m) > 0, body(chosen, n)),
    );
  });
}

/** Candidates whose bound is read when they are looked for. */
const bounded =
  (n: Num): Candidates =>
  (m, out) =>
    weakEnough(n(m))(m, out);

export const OPERATIONS = {
  draw: operation("draw", (seat, n) => happen(DRAWS, [seat, n])),
  hurt: operation("hurt", (seat, n) => happen(LOSES, [other(seat), n])),
  heal: operation("heal", (seat, n) => happen(GAINS, [seat, n])),
  destroy: choosing("destroy", bounded, (chosen) => happen(DESTROYED, [chosen])),
  strengthen: choosing(
    "strengthen",
    () => units(false),
    (chosen, n) => act((m) => addTo(m, chosen(m), STRENGTH, n(m))),
  ),
  fortify: operation("fortify", (seat, n) =>
    act((m) => {
      for (let c = m.first(m.zoneOf(FIELD, seat(m))); c >= 0; c = m.next(c)) addTo(m, c, WALL, n(m));
    }),
  ),
  return: choosing(
    "return",
    () => units(true),
    (chosen) => act((m) => toHand(m, chosen(m))),
  ),
  discard: operation("discard", (seat, n) =>
    act((m) => {
      const from = 1 - seat(m);
      const hand = m.zoneOf(HAND, from);
      for (let left = n(m); left > 0 && m.count(hand) > 0; left--) {
        let card = m.first(hand);
        for (let i = m.random(m.count(hand)); i > 0; i--) card = m.next(card);
        move(m, card, m.zoneOf(DISCARD, from));
        say(m, LINES.discards, from, card);
      }
    }),
  ),
  mill: operation("mill", (seat, n) =>
    act((m) => {
      const from = 1 - seat(m);
      const deck = m.zoneOf(DECK, from);
      for (let left = n(m); left > 0 && m.count(deck) > 0; left--) {
        move(m, m.last(deck), m.zoneOf(DISCARD, from));
        say(m, LINES.discards, from, m.last(m.zoneOf(DISCARD, from)));
      }
    }),
  ),
  recover: operation("recover", (seat) =>
    act((m) => {
      if (m.count(m.zoneOf(HAND, seat(m))) >= HAND_LIMIT) return;
      for (let c = m.last(m.zoneOf(DISCARD, seat(m))); c >= 0; c = m.prev(c)) {
        if (!has(m, c, UNIT)) continue;
        toHand(m, c);
        return;
      }
    }),
  ),
  weaken: operation("weaken", (seat, n, f) => {
    const card = f.card();
    const before = f.card();
    return seq(
      assign(card, (m) => m.last(m.zoneOf(FIELD, 1 - seat(m)))),
      loop(
        (m) => card(m) >= 0,
        seq(
          assign(before, (m) => m.prev(card(m))),
          act((m) => addTo(m, card(m), WALL, -n(m))),
          when((m) => defenseOf(m, card(m)) <= 0, happen(DESTROYED, [card])),
          assign(card, before),
        ),
      ),
    );
  }),
} satisfies Record<string, Program>;

/** Adds to a number of a card. */
export function addTo(m: Machine, card: number, column: number, n: number): void {
  m.setColumn(card, column, m.column(card, column) + n);
}

/** Whether a step is done: `c` is the number that the condition speaks of. */
export const CONDITIONS = {
  "points at most":
    (seat: Num, c: number): Test =>
    (m) =>
      m.seatNumber(seat(m), POINTS) <= c,
  "fewer units":
    (seat: Num): Test =>
    (m) =>
      m.count(m.zoneOf(FIELD, seat(m))) < m.count(m.zoneOf(FIELD, 1 - seat(m))),
  "discarded at least":
    (seat: Num, c: number): Test =>
    (m) =>
      m.count(m.zoneOf(DISCARD, seat(m))) >= c,
};
