/**
 * Turns the steps of all programs of a game into one flat list of instructions (law 8: programs compiled once).
 *
 * An instruction is a record; its place in the list is what a waiting game remembers and what a call returns to, so a
 * game goes on from nothing but its numbers. How instructions are carried out is a back end's matter: `closures.ts`
 * runs them one by one anywhere, `source.ts` makes each program one function of JavaScript where the host allows it.
 */
import type { AskSpec } from "./ask.ts";
import { closure, type Run } from "./closures.ts";
import type { Machine } from "./machine.ts";
import type { Act, Num, Program, Step, Test } from "./program.ts";
import { Frame } from "./program.ts";

export type Instruction =
  | { op: "do"; act: Act }
  /** Puts a number into a place of the frame. */
  | { op: "set"; slot: number; value: Num }
  /** Loads `m.e`. */
  | { op: "load"; args: readonly Num[] }
  /** Goes on with the next instruction, or at `no`. */
  | { op: "test"; test: Test; no: number }
  | { op: "jump"; to: number }
  /** A program by its number, or by what a leaf says; NONE calls nothing. */
  | { op: "call"; program: number | Num; args: readonly Num[] }
  /** Puts what the last call gave back into a place of the frame. */
  | { op: "result"; slot: number }
  | { op: "return"; value: Num | undefined }
  | { op: "ask"; spec: AskSpec }
  /** Goes on where the group of the answer begins; behind the last if it has nothing to do. */
  | { op: "answered"; entries: readonly number[]; end: number };

/** The code of a game: instructions, the questions among them, and its programs by number. */
export class Code {
  readonly instructions: Instruction[] = [];
  /** The question asked at a place where the machine can wait. */
  readonly asks: (AskSpec | undefined)[] = [];
  readonly programs: Program[] = [];
  /** By number of program: where it begins and ends, and the frame it needs. */
  readonly entries: number[] = [];
  readonly ends: number[] = [];
  readonly frames: Frame[] = [];
  /** By instruction: what carries it out. */
  readonly runs: Run[] = [];
  /** By place of a question: what lists its answers, where a back end has made something quicker than `listOptions`. */
  readonly lists: ((m: Machine) => number)[] = [];
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
      this.ends[number] = this.instructions.length;
    }
    for (let at = this.runs.length; at < this.instructions.length; at++) this.runs.push(closure(this, at));
    if (this.instructions.length > 0xffff) throw new Error("a game may have at most 65,535 instructions");
  }

  private emit(step: Step): void {
    const code = this.instructions;
    switch (step.op) {
      case "do":
        code.push({ op: "do", act: step.act });
        return;
      case "assign":
        code.push({ op: "set", slot: step.to.slot, value: step.value });
        return;
      case "load":
        code.push({ op: "load", args: step.args });
        return;
      case "seq":
        for (const part of step.steps) this.emit(part);
        return;
      case "if": {
        const branch = this.hole();
        this.emit(step.then);
        if (step.otherwise) {
          const jump = this.hole();
          code[branch] = { op: "test", test: step.test, no: code.length };
          this.emit(step.otherwise);
          code[jump] = { op: "jump", to: code.length };
        } else code[branch] = { op: "test", test: step.test, no: code.length };
        return;
      }
      case "loop": {
        const top = this.hole();
        this.emit(step.body);
        code.push({ op: "jump", to: top });
        code[top] = { op: "test", test: step.test, no: code.length };
        return;
      }
      case "call":
      case "callAny":
        code.push({
          op: "call",
          program: step.op === "call" ? this.add(step.program) : step.program,
          args: step.args,
        });
        if (step.into) code.push({ op: "result", slot: step.into.slot });
        return;
      case "return":
        code.push({ op: "return", value: step.value });
        return;
      case "ask":
        this.emitAsk(step.spec);
        return;
    }
  }

  /** A place that is filled once what follows is known. */
  private hole(): number {
    return this.instructions.push({ op: "jump", to: 0 }) - 1;
  }

  /** A question waits; its answer is put into the frame and, where options have bodies, leads to one of them. */
  private emitAsk(spec: AskSpec): void {
    const code = this.instructions;
    this.asks[code.length] = spec;
    code.push({ op: "ask", spec });
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
    for (const jump of jumps) code[jump] = { op: "jump", to: end };
    code[dispatch] = { op: "answered", entries, end };
  }
}
