/**
 * Gives every step of a game's programs a place of its own (law 8: programs compiled once).
 *
 * Places are counted through all programs. One number, kept in two halves, therefore says where a waiting game stands or
 * a call returns to, and a game goes on from nothing but its numbers. How placed steps are carried out is a back end's matter:
 * `interpreter.ts` runs them one by one anywhere, `codegen.ts` makes functions of JavaScript of them where the host allows it.
 */
import type { AskSpec } from "./ask.ts";
import type { GameEvent } from "./events.ts";
import { interpreted, type Run } from "./interpreter.ts";
import type { Machine } from "./machine.ts";
import { type Act, Frame, type Num, type Program, type Step, type Test } from "./program.ts";

/** A step with its place. */
export type PlacedStep =
  | { op: "do"; at: number; act: Act }
  /** Puts a number into a place of the frame. */
  | { op: "set"; at: number; slot: number; value: Num }
  /** Loads the arguments of an event. */
  | { op: "load"; at: number; args: readonly Num[] }
  /** Loads them and lets everybody see the event. */
  | { op: "emit"; at: number; event: GameEvent; args: readonly Num[] }
  | { op: "seq"; at: number; steps: readonly PlacedStep[] }
  | { op: "if"; at: number; test: Test; then: PlacedStep; otherwise: PlacedStep | undefined }
  | { op: "loop"; at: number; test: Test; body: PlacedStep }
  /** A program by its number, or by what a leaf says; NONE calls nothing. It returns to `at + 1`. */
  | { op: "call"; at: number; program: number | Num; args: readonly Num[]; into: number | undefined }
  | { op: "return"; at: number; value: Num | undefined }
  /** The answer is taken up at `at + 1`; by group of options, what is done then. */
  | { op: "ask"; at: number; spec: AskSpec; bodies: readonly PlacedStep[] };

/** What is done at one place, for a back end that goes from place to place. */
export type Instruction =
  | Extract<PlacedStep, { op: "do" | "set" | "load" | "emit" | "return" }>
  | { op: "test"; test: Test; no: number }
  | { op: "jump"; to: number }
  | { op: "call"; program: number | Num; args: readonly Num[] }
  /** Puts what the last call gave back into a place of the frame. */
  | { op: "result"; slot: number }
  | { op: "ask" }
  /** Goes on where the group of the answer begins; behind the last if it has nothing to do. */
  | { op: "answered"; entries: readonly number[]; end: number };

/** The most places of a game: some 500 for its rules, and 10 to 50 for a card, 1,600 where its texts are as long as can be. */
const MOST_PLACES = 2_500_000;

/** A game has more of something than its states can name. */
export class Overfull extends Error {
  readonly what: "definitions" | "abilities" | "modifiers" | "instructions";
  readonly most: number;
  /** The name of the card definition at which it was found; undefined where the rules alone are too much. */
  readonly definition: string | undefined;
  constructor(what: Overfull["what"], most: number, definition?: string) {
    super(`a game may have at most ${most} ${what}`);
    this.what = what;
    this.most = most;
    this.definition = definition;
  }
}

/** The code of a game: placed steps, the questions among them, and its programs by number. */
export class Code {
  readonly instructions: Instruction[] = [];
  /** The question asked at a place where the machine can wait. */
  readonly asks: (AskSpec | undefined)[] = [];
  readonly programs: Program[] = [];
  /** By number of program: its steps, where it begins and ends, and the frame it needs. */
  readonly bodies: PlacedStep[] = [];
  readonly entries: number[] = [];
  readonly ends: number[] = [];
  readonly frames: Frame[] = [];
  /** By place: what runs on from there. */
  readonly runs: Run[] = [];
  /** By place of a question: what lists its answers, where a back end has made something quicker than `listOptions`. */
  readonly lists: ((m: Machine) => number)[] = [];
  /** Whether anything in it came from outside, from nobody knows whom. */
  foreign = false;
  private readonly most: number;
  private readonly made: Run[] = [];
  private readonly numberOf = new Map<Program, number>();
  private pending: Program[] = [];

  /** @param most how many places there may be */
  constructor(most = MOST_PLACES) {
    this.most = most;
  }

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

  /** Compiles everything added so far; `definition` is called the one whose texts these are. */
  finish(definition?: string): void {
    for (let program = this.pending.pop(); program; program = this.pending.pop()) {
      const frame = new Frame();
      const body = program.build(frame);
      const number = this.numberOf.get(program)!;
      this.frames[number] = frame;
      this.entries[number] = this.instructions.length;
      this.bodies[number] = this.place({ op: "seq", steps: [body, { op: "return" }] });
      this.ends[number] = this.instructions.length;
      if (this.instructions.length > this.most) throw new Overfull("instructions", this.most, definition);
    }
    for (let at = this.runs.length; at < this.instructions.length; at++) this.runs.push(this.first);
  }

  /** What runs on from a place is made when somebody first comes there: of thousands of cards a match has a hundred. */
  private readonly first: Run = (m, at) => {
    const run = this.made[at] ?? interpreted(this, at);
    this.made[at] = run;
    // somebody who looks on has put itself in front of this
    if (this.runs[at] === this.first) this.runs[at] = run;
    return run(m, at);
  };

  private place(step: Step): PlacedStep {
    const code = this.instructions;
    const at = code.length;
    switch (step.op) {
      case "do":
        return this.keep({ op: "do", at, act: step.act });
      case "assign":
        return this.keep({ op: "set", at, slot: step.to.slot, value: step.value });
      case "load":
        return this.keep({ op: "load", at, args: step.args });
      case "emit":
        return this.keep({ op: "emit", at, event: step.event, args: step.args });
      case "return":
        return this.keep({ op: "return", at, value: step.value });
      case "seq":
        return { op: "seq", at, steps: step.steps.map((part) => this.place(part)) };
      case "if": {
        this.hole();
        const { test } = step;
        const then = this.place(step.then);
        if (!step.otherwise) {
          code[at] = { op: "test", test, no: code.length };
          return { op: "if", at, test, then, otherwise: undefined };
        }
        const jump = this.hole();
        code[at] = { op: "test", test, no: code.length };
        const otherwise = this.place(step.otherwise);
        code[jump] = { op: "jump", to: code.length };
        return { op: "if", at, test, then, otherwise };
      }
      case "loop": {
        this.hole();
        const { test } = step;
        const body = this.place(step.body);
        code.push({ op: "jump", to: at });
        code[at] = { op: "test", test, no: code.length };
        return { op: "loop", at, test, body };
      }
      case "call":
      case "callAny": {
        const program = step.op === "call" ? this.add(step.program) : step.program;
        const { args } = step;
        code.push({ op: "call", program, args });
        const into = step.into?.slot;
        if (into !== undefined) code.push({ op: "result", slot: into });
        return { op: "call", at, program, args, into };
      }
      case "ask":
        return this.placeAsk(step.spec, at);
    }
  }

  private keep<S extends Extract<PlacedStep, { op: "do" | "set" | "load" | "emit" | "return" }>>(step: S): S {
    this.instructions.push(step);
    return step;
  }
  /** A place that is filled once what follows is known. */
  private hole(): number {
    return this.instructions.push({ op: "jump", to: 0 }) - 1;
  }

  /** A question waits; its answer is put into the frame and, where options have bodies, leads to one of them. */
  private placeAsk(spec: AskSpec, at: number): PlacedStep {
    const code = this.instructions;
    this.asks[at] = spec;
    code.push({ op: "ask" });
    const groups = spec.groups ?? [];
    if (!groups.some((g) => g.body)) return { op: "ask", at, spec, bodies: [] };
    const dispatch = this.hole();
    const entries: number[] = [];
    const jumps: number[] = [];
    const bodies = groups.map((group) => {
      entries.push(code.length);
      const body = this.place(group.body ?? { op: "seq", steps: [] });
      jumps.push(this.hole());
      return body;
    });
    const end = code.length;
    for (const jump of jumps) code[jump] = { op: "jump", to: end };
    code[dispatch] = { op: "answered", entries, end };
    return { op: "ask", at, spec, bodies };
  }
}
