/**
 * The plain back end: every instruction a function of the machine that gives the place of the next one. It runs
 * anywhere and is what the faster one (`codegen.ts`) has to agree with, step by step.
 */
import type { Code } from "./compile.ts";
import { emitLoaded, loadArguments } from "./events.ts";
import type { Machine } from "./machine.ts";
import type { Num } from "./program.ts";
import { HEAD, NONE, RESULT, STATUS } from "./shape.ts";

/** What is given instead of a place when somebody is asked or the game is over; `m.pc` then holds where it stands. */
export const WAIT = -1;
/** Runs on from an instruction and gives the place of one to go on with, or WAIT. */
export type Run = (m: Machine, at: number) => number;

export function interpreted(code: Code, at: number): Run {
  const i = code.instructions[at]!;
  const next = at + 1;
  switch (i.op) {
    case "do": {
      const { act } = i;
      return (m) => {
        act(m);
        return m.s[STATUS] === 0 ? next : wait(m, at);
      };
    }
    case "set": {
      const { slot, value } = i;
      return (m) => {
        m.s[m.base + slot] = value(m);
        return next;
      };
    }
    case "load": {
      const { args } = i;
      return (m) => {
        loadArguments(m, args);
        return next;
      };
    }
    case "emit": {
      const { event, args } = i;
      return (m) => {
        loadArguments(m, args);
        emitLoaded(m, event);
        return next;
      };
    }
    case "test": {
      const { test, no } = i;
      return (m) => (test(m) ? next : no);
    }
    case "jump": {
      const { to } = i;
      if (to > at) return () => to;
      return (m) => {
        m.step();
        return to;
      };
    }
    case "call": {
      const { program, args } = i;
      if (typeof program === "number") return (m) => enter(m, code, program, args, next);
      return (m) => {
        const number = program(m);
        return number < 0 ? next : enter(m, code, number, args, next);
      };
    }
    case "result": {
      const { slot } = i;
      return (m) => {
        m.s[m.base + slot] = m.s[RESULT]!;
        return next;
      };
    }
    case "return": {
      const { value } = i;
      return (m) => {
        m.s[RESULT] = value ? value(m) : NONE;
        return leave(m);
      };
    }
    case "ask":
      return (m) => wait(m, at);
    case "answered": {
      const { entries, end } = i;
      return (m) => entries[m.answered] ?? end;
    }
  }
}

function wait(m: Machine, at: number): number {
  m.pc = at;
  return WAIT;
}

/** Lays the frame of a program on the stack, which goes back to where the machine waits; gives where it begins. */
export const enterFrom = (m: Machine, number: number, args: readonly number[]): number =>
  enter(
    m,
    m.game.code,
    number,
    args.map((n) => () => n),
    m.pc,
  );

/** Lays a frame on the stack: where to go back to, the frame below, the arguments, NONE for cards and zeros for the rest. */
function enter(m: Machine, code: Code, number: number, args: readonly Num[], back: number): number {
  const { s } = m;
  const frame = code.frames[number]!;
  const base = m.sp + HEAD;
  const top = base + frame.places + frame.sets * m.layout.setWords;
  if (top > m.layout.size) m.tooDeep();
  for (let at = base; at < top; at++) s[at] = 0;
  for (let i = 0; i < frame.cards.length; i++) s[base + frame.cards[i]!] = NONE;
  for (let i = 0; i < args.length; i++) s[base + i] = args[i]!(m);
  s[base - 3] = back;
  s[base - 2] = back >> 16;
  s[base - 1] = m.base;
  m.base = base;
  m.sp = top;
  return code.entries[number]!;
}

/** Where the program of a frame goes back to. */
export const backOf = ({ s }: Machine, base: number): number =>
  (s[base - 3]! & 0xffff) | (s[base - 2]! << 16);

/** Takes the running frame off the stack and gives the place to go on at. */
export function leave(m: Machine): number {
  const { s } = m;
  const to = backOf(m, m.base);
  m.sp = m.base - HEAD;
  m.base = s[m.base - 1]!;
  return to;
}
