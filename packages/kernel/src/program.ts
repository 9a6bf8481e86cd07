/**
 * Programs: the one form in which a turn, a rule and a card's effect are written (law 2).
 *
 * A program is a tree of steps over a frame of numbered places. Its leaves are small functions of the machine that
 * neither wait nor remember anything: whatever has to survive a question lies in the frame, which is part of the state.
 */
import type { AskSpec } from "./ask.ts";
import type { GameEvent } from "./events.ts";
import type { Machine } from "./machine.ts";
import { takeFirst } from "./sets.ts";

/**
 * A number read from the machine: a card, a seat, a value, or NONE (-1). Places of the frame and fixed numbers say what
 * they are, so that a back end can read them without a call.
 */
export interface Num {
  (m: Machine): number;
  readonly slot?: number;
  readonly fixed?: number;
}
export type Test = (m: Machine) => boolean;
export type Act = (m: Machine) => void;

/** A place in the running frame; reading it is calling it. */
export interface Var extends Num {
  readonly slot: number;
  set(m: Machine, value: number): void;
}

/** A set of cards in the running frame: one bit a card, lying behind the frame's numbers. */
export interface SetVar {
  frame: Frame;
  slot: number;
}

export type Step =
  | { op: "do"; act: Act }
  | { op: "assign"; to: Var; value: Num }
  /** Puts the arguments of an event where tests read them (`m.e`); the rest is NONE. */
  | { op: "load"; args: readonly Num[] }
  /** Lets everybody see an event with these arguments. */
  | { op: "emit"; event: GameEvent; args: readonly Num[] }
  | { op: "seq"; steps: Step[] }
  | { op: "if"; test: Test; then: Step; otherwise?: Step }
  | { op: "loop"; test: Test; body: Step }
  | { op: "call"; program: Program; args: Num[]; into?: Var }
  | { op: "callAny"; program: Num; args: Num[]; into?: Var }
  | { op: "ask"; spec: AskSpec }
  | { op: "return"; value?: Num };

export function variable(slot: number): Var {
  return Object.assign((m: Machine) => m.s[m.base + slot]!, {
    slot,
    set: (m: Machine, value: number) => {
      m.s[m.base + slot] = value;
    },
  });
}

/**
 * Gives out the places of one program's frame, arguments first. A place that holds cards is asked for as one: a card may
 * get another number while the program waits, and then every place that speaks of it has to follow (rename.ts).
 */
export class Frame {
  places = 0;
  /** Those of them that hold a card: its number, NONE, or a seat as a subject. They begin as NONE, all others as 0. */
  readonly cards: number[] = [];
  /** Sets are as wide as the match has cards, so they are counted in whole sets. */
  sets = 0;
  arg(): Var {
    return variable(this.places++);
  }
  local(): Var {
    return variable(this.places++);
  }
  /** An argument that is a card. */
  cardArg(): Var {
    return this.card();
  }
  /** A place for a card. */
  card(): Var {
    this.cards.push(this.places);
    return this.local();
  }
  set(): SetVar {
    return { frame: this, slot: this.sets++ };
  }
}

export interface Program {
  name: string;
  /** Builds the body when the game is put together, so that programs may name one another freely. */
  build: (frame: Frame) => Step;
}

export function program(name: string, build: (frame: Frame) => Step): Program {
  return { name, build };
}

// --- steps ------------------------------------------------------------------------------------------------------
export const act = (run: Act): Step => ({ op: "do", act: run });
export const seq = (...steps: Step[]): Step => (steps.length === 1 ? steps[0]! : { op: "seq", steps });
export const nothing: Step = { op: "seq", steps: [] };
export const when = (test: Test, then: Step): Step => ({ op: "if", test, then });
/** The one or the other; where `otherwise` is left out it is as `when`. */
export const ifElse = (test: Test, then: Step, otherwise: Step | undefined): Step => ({
  op: "if",
  test,
  then,
  otherwise,
});
export const loop = (test: Test, body: Step): Step => ({ op: "loop", test, body });
export const call = (target: Program, args: Num[] = [], into?: Var): Step => ({
  op: "call",
  program: target,
  args,
  into,
});
/** Calls the program whose number in the game's table `target` gives; NONE calls nothing. */
export const callAny = (target: Num, args: Num[] = [], into?: Var): Step => ({
  op: "callAny",
  program: target,
  args,
  into,
});
export const ask = (spec: AskSpec): Step => ({ op: "ask", spec });
export const giveBack = (value?: Num): Step => ({ op: "return", value });
export const assign = (to: Var, value: Num): Step => ({ op: "assign", to, value });
export const load = (args: readonly Num[]): Step => ({ op: "load", args });
export const constant = (n: number): Num => Object.assign(() => n, { fixed: n });

/** Runs `body` for each card of a set, in the order in which they lie; the body may change the table but not the set. */
export function each(set: SetVar, item: Var, body: Step, left = set.frame.set()): Step {
  const next = assign(item, (m) => takeFirst(m, m.setAt(left)));
  return seq(
    act((m) => m.copySet(m.setAt(set), m.setAt(left))),
    next,
    loop((m) => item(m) >= 0, seq(body, next)),
  );
}
