/**
 * Turns the steps of all programs of a game into one flat list of instructions (law 8: programs compiled once).
 *
 * An instruction is a function of the machine that returns the place of the next one, or WAIT. A return address is
 * therefore one number, and a waiting game needs nothing but its numbers to go on.
 */
import { type AskSpec, firstOf, groupOf, secondOf } from "./ask.ts";
import type { Machine } from "./machine.ts";
import { Frame, type Num, type Program, type Step } from "./program.ts";
import { NONE, RESULT } from "./shape.ts";

export const WAIT = -1;
export type Instruction = (m: Machine) => number;

/** The code of a game: instructions, the questions among them, and its programs by number. */
export class Code {
  readonly instructions: Instruction[] = [];
  /** The question asked at a place where the machine can wait. */
  readonly asks: (AskSpec | undefined)[] = [];
  readonly programs: Program[] = [];
  /** By number of program: where it begins, and the frame it needs. */
  readonly entries: number[] = [];
  readonly frames: Frame[] = [];
  private readonly numberOf = new Map<Program, number>();
  private pending: Program[] = [];

  /** Number of a program in the game's table, adding it and all that it calls. */
  add(program: Program): number {
    const known = this.numberOf.get(program);
    if (known !== undefined) return known;
    const number = this.programs.length;
    this.numberOf.set(program, number);
    this.programs.push(program);
    this.pending.push(program);
    return number;
  }

  /** Compiles everything added so far. */
  finish(): void {
    for (let program = this.pending.pop(); program; program = this.pending.pop()) {
      const frame = new Frame();
      const body = program.build(frame);
      const number = this.numberOf.get(program)!;
      this.frames[number] = frame;
      this.entries[number] = this.instructions.length;
      this.emit(body);
      this.emit({ op: "return" });
    }
    if (this.instructions.length > 0xffff) throw new Error("a game may have at most 65,535 instructions");
  }

  private emit(step: Step): void {
    const code = this.instructions;
    const next = (): number => code.length + 1;
    switch (step.op) {
      case "do": {
        const to = next();
        const run = step.act;
        code.push((m) => {
          run(m);
          return to;
        });
        return;
      }
      case "seq":
        for (const part of step.steps) this.emit(part);
        return;
      case "if": {
        const branch = this.hole();
        this.emit(step.then);
        const { test } = step;
        const yes = branch + 1;
        if (!step.otherwise) {
          const no = code.length;
          code[branch] = (m) => (test(m) ? yes : no);
          return;
        }
        const jump = this.hole();
        const no = code.length;
        code[branch] = (m) => (test(m) ? yes : no);
        this.emit(step.otherwise);
        const end = code.length;
        code[jump] = () => end;
        return;
      }
      case "loop": {
        const top = this.hole();
        this.emit(step.body);
        code.push(() => top);
        const end = code.length;
        const { test } = step;
        code[top] = (m) => (test(m) ? top + 1 : end);
        return;
      }
      case "call": {
        const number = this.add(step.program);
        this.emitCall(() => number, step.args, step.into?.slot);
        return;
      }
      case "callAny": {
        this.emitCall(step.program, step.args, step.into?.slot);
        return;
      }
      case "return": {
        const value = step.value;
        code.push((m) => {
          const { s } = m;
          s[RESULT] = value ? value(m) : NONE;
          const to = s[m.base - 2]! & 0xffff;
          m.sp = m.base - 2;
          m.base = s[m.base - 1]!;
          return to;
        });
        return;
      }
      case "ask":
        this.emitAsk(step.spec);
        return;
    }
  }

  private hole(): number {
    this.instructions.push(() => WAIT);
    return this.instructions.length - 1;
  }

  private emitCall(target: Num, args: Num[], into: number | undefined): void {
    const back = this.instructions.length + 1;
    const { entries, frames } = this;
    this.instructions.push((m) => {
      const number = target(m);
      if (number < 0) return back;
      const { s } = m;
      const frame = frames[number]!;
      const base = m.sp + 2;
      const top = base + frame.places + frame.sets * m.layout.setWords;
      if (top > m.layout.size) m.fail("programs are called too deeply");
      s.fill(0, base, top);
      for (let i = 0; i < args.length; i++) s[base + i] = args[i]!(m);
      s[base - 2] = back;
      s[base - 1] = m.base;
      m.base = base;
      m.sp = top;
      return entries[number]!;
    });
    if (into === undefined) return;
    const next = this.instructions.length + 1;
    this.instructions.push((m) => {
      m.s[m.base + into] = m.s[RESULT]!;
      return next;
    });
  }

  /** A question waits; its answer is put into the frame and, where options have bodies, leads to one of them. */
  private emitAsk(spec: AskSpec): void {
    const code = this.instructions;
    this.asks[code.length] = spec;
    code.push(() => WAIT);
    const groups = spec.groups ?? [];
    if (!groups.some((g) => g.body)) return;
    const dispatch = this.hole();
    const entries: number[] = [];
    const jumps: number[] = [];
    for (const group of groups) {
      entries.push(code.length);
      if (group.body) this.emit(group.body);
      jumps.push(this.hole());
    }
    const end = code.length;
    for (const jump of jumps) code[jump] = () => end;
    code[dispatch] = (m) => entries[m.answered] ?? end;
  }
}

/** Puts the answer to a waiting question into its frame. `m.answered` keeps the group until the dispatch right after. */
export function takeAnswer(m: Machine, spec: AskSpec, option: number): void {
  m.answered = groupOf(option);
  spec.a?.set(m, firstOf(option));
  spec.b?.set(m, secondOf(option));
}
