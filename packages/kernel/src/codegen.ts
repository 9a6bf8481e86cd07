/**
 * The fast back end: programs become functions of JavaScript (law 8: programs compiled once).
 *
 * The leaves of a program stay the functions that the game wrote; what is made here is everything around them, so that
 * every leaf has a place of its own from which it alone is called and the host can build it in there. A loop is a loop
 * and a call is a call. Whoever waits leaves all functions at once, since what has to be remembered lies on the stack
 * in the state; for every place at which a program can be taken up again there is a function that does the rest of it.
 * Both back ends leave the same numbers up to the top of the stack, so a game may change from one to the other at any question.
 *
 * It needs a host that lets text become functions; where that is forbidden `interpreter.ts` does the same more slowly.
 */

import { optionsCode } from "./codegen-options.ts";
import type { Code, PlacedStep } from "./compile.ts";
import { emitLoaded } from "./events.ts";
import type { Game } from "./game.ts";
import { type Run, WAIT } from "./interpreter.ts";
import type { Machine } from "./machine.ts";
import type { Num } from "./program.ts";
import { DELAYED, HEAD, NONE, RESULT, STATUS } from "./shape.ts";

/** Runs a game's programs as functions made for them from now on. What is reached by number alone is made when it is. */
export function generateCode(game: Game): void {
  const { code } = game;
  if (code.foreign) return;
  if (!code.lists.some((list) => list)) new Source(game).make(code.add(game.main));
}

/** Keeps a game from that for good: nothing that came from outside becomes text that is run. */
export function keepInterpreted({ code }: Game): void {
  code.foreign = true;
}

/** What made text gives back. */
interface Made {
  /** By place: what runs on from there. */
  runs: [at: number, run: Run][];
  /** By number of program: the same program for callers that know it cannot wait. */
  plain: [number: number, run: Run][];
  lists: [at: number, list: (m: Machine) => number][];
}

class Source {
  readonly game: Game;
  private readonly code: Code;
  /** By number of program: made as one that may wait, and as one that never does. */
  private readonly made: (Run | undefined)[] = [];
  private readonly plain: (Run | undefined)[] = [];
  private readonly waits = new Map<number, boolean>();

  constructor(game: Game) {
    this.game = game;
    this.code = game.code;
  }

  /** Makes a program and all that it names, as far as they have not been made. */
  make(number: number): Run {
    const { code, made, plain } = this;
    const text = new SourceText(code, this);
    text.add(number);
    const built = text.build();
    for (const [at, run] of built.runs) code.runs[at] = run;
    for (const n of text.waiting) made[n] = code.runs[code.entries[n]!]!;
    for (const [n, run] of built.plain) plain[n] = run;
    for (const [at, list] of built.lists) code.lists[at] = list;
    return made[number]!;
  }

  /** The function of a program, if it has been made. */
  known(number: number, waiting: boolean): Run | undefined {
    return (waiting ? this.made : this.plain)[number];
  }

  /** Runs a program by its number. */
  readonly any = (m: Machine, number: number): number =>
    (this.made[number] ?? this.make(number))(m, this.code.entries[number]!);

  /** Whether a program can stop at a question, itself or in what it calls. One called by what a leaf says might. */
  canWait(number: number): boolean {
    const known = this.waits.get(number);
    if (known !== undefined) return known;
    // all that can be reached is looked at, since programs may call one another in a circle
    const reached = new Set([number]);
    for (const program of reached) {
      if (this.waits.get(program) !== true && !this.asks(this.code.bodies[program]!, reached)) continue;
      this.waits.set(number, true);
      return true;
    }
    for (const program of reached) this.waits.set(program, false);
    return false;
  }
  /** Whether a step asks or calls by number; the programs that it names are added to those reached. */
  private asks(step: PlacedStep, reached: Set<number>): boolean {
    if (step.op === "ask") return true;
    if (step.op === "call") {
      if (typeof step.program !== "number") return true;
      reached.add(step.program);
    }
    return partsOf(step).some((part) => this.asks(part, reached));
  }
}

/** The steps that a step is made of, in the order of their places. */
function partsOf(step: PlacedStep): readonly PlacedStep[] {
  switch (step.op) {
    case "seq":
      return step.steps;
    case "if":
      return step.otherwise ? [step.then, step.otherwise] : [step.then];
    case "loop":
      return [step.body];
    case "ask":
      return step.bodies;
    default:
      return [];
  }
}

/** The text of some programs and their questions. */
class SourceText {
  /** Numbers of the programs made as ones that may wait, and as ones that do not. */
  readonly waiting: number[] = [];
  private readonly plain: number[] = [];
  private readonly code: Code;
  private readonly source: Source;
  private readonly constants: unknown[] = [];
  private readonly nameOf = new Map<unknown, string>();
  /** By place of a question: the text that lists its answers. */
  private readonly lists = new Map<number, string>();
  /** The program being written, and whether it may wait. */
  private program = 0;
  private waits = true;

  constructor(code: Code, source: Source) {
    this.code = code;
    this.source = source;
  }

  /** Adds a program and all that it names. */
  add(number: number, waiting = true): void {
    const into = waiting ? this.waiting : this.plain;
    if (into.includes(number) || this.source.known(number, waiting)) return;
    into.push(number);
    this.reach(this.code.bodies[number]!);
  }
  private reach(step: PlacedStep): void {
    if (step.op === "call") {
      if (typeof step.program === "number") this.add(step.program, this.source.canWait(step.program));
      return;
    }
    for (const part of partsOf(step)) this.reach(part);
  }

  build(): Made {
    const functions: string[] = [];
    const runs: string[] = [];
    for (const number of this.waiting) {
      this.program = number;
      this.waits = true;
      const body = this.code.bodies[number]!;
      const entry = this.code.entries[number]!;
      functions.push(this.function(`p${number}`, this.step(body)));
      runs.push(`[${entry}, p${number}]`);
      for (const at of this.resumptions(body)) {
        functions.push(this.function(`r${at}`, this.rest(body, at)!));
        runs.push(`[${at}, r${at}]`);
      }
    }
    const plain: string[] = [];
    for (const number of this.plain) {
      this.program = number;
      this.waits = false;
      functions.push(this.function(`q${number}`, this.step(this.code.bodies[number]!)));
      plain.push(`[${number}, q${number}]`);
    }
    const head = this.constants.map((_, i) => `const c${i} = constants[${i}];`);
    const text = [
      '"use strict";',
      ...head,
      ...functions,
      `return { runs: [${runs}], plain: [${plain}], lists: [${[...this.lists].map(([at, list]) => `[${at}, ${list}]`)}] };`,
    ].join("\n");
    return new Function("constants", text)(this.constants) as Made;
  }

  /** The name of something that is not text. */
  name(constant: unknown): string {
    let name = this.nameOf.get(constant);
    if (name === undefined) {
      name = `c${this.constants.length}`;
      this.constants.push(constant);
      this.nameOf.set(constant, name);
    }
    return name;
  }

  /** A number as an expression: places of the frame and fixed numbers are read without a call. */
  number(value: Num): string {
    if (value.slot !== undefined) return `s[b + ${value.slot}]`;
    if (value.fixed !== undefined) return String(value.fixed);
    return `${this.name(value)}(m)`;
  }

  private function(name: string, lines: readonly string[]): string {
    const { places, sets } = this.code.frames[this.program]!;
    return [
      `function ${name}(m) {`,
      "const s = m.s; const b = m.base;",
      `const top = b + ${places}${width(sets)};`,
      ...lines,
      "}",
    ].join("\n");
  }

  /** Places at which a program is taken up again, after an answer or a call that may have waited. */
  private resumptions(step: PlacedStep): number[] {
    const further = partsOf(step).flatMap((part) => this.resumptions(part));
    const waits =
      step.op === "ask" ||
      (step.op === "call" && (typeof step.program !== "number" || this.source.canWait(step.program)));
    return waits ? [step.at + 1, ...further] : further;
  }

  private step(step: PlacedStep): string[] {
    switch (step.op) {
      case "do":
        return [
          `${this.name(step.act)}(m);`,
          `if (s[${STATUS}] !== 0) { m.pc = ${step.at}; return ${WAIT}; }`,
        ];
      case "set":
        return [`s[b + ${step.slot}] = ${this.number(step.value)};`];
      case "load":
        return this.load(step.args);
      case "emit": {
        // where no text of the game listens only a delayed trigger can
        const told = [...this.load(step.args), `${this.name(emitLoaded)}(m, ${this.name(step.event)});`];
        return this.source.game.registry.heard[step.event.id]
          ? told
          : [`if (s[${DELAYED}] !== 0) {`, ...told, "}"];
      }
      case "seq":
        return step.steps.flatMap((part) => this.step(part));
      case "if":
        return [
          `if (${this.name(step.test)}(m)) {`,
          ...this.step(step.then),
          ...(step.otherwise ? ["} else {", ...this.step(step.otherwise)] : []),
          "}",
        ];
      case "loop":
        return [`while (${this.name(step.test)}(m)) {`, ...this.step(step.body), "m.step();", "}"];
      case "call":
        return [...this.call(step), ...this.result(step)];
      case "return":
        return [
          `s[${RESULT}] = ${step.value ? this.number(step.value) : NONE};`,
          this.waits
            ? `m.sp = b - ${HEAD}; m.base = s[b - 1]; return (s[b - 3] & 0xffff) | (s[b - 2] << 16);`
            : "return 0;",
        ];
      case "ask":
        if (step.spec.groups) this.lists.set(step.at, optionsCode(step.spec, this));
        return [`m.sp = top; m.pc = ${step.at}; return ${WAIT};`];
    }
  }

  private load(args: readonly Num[]): string[] {
    return Array.from(
      { length: ARGUMENTS },
      (_, n) => `m.e[${n}] = ${n < args.length ? this.number(args[n]!) : NONE};`,
    );
  }

  /** What is left of a step from a place inside it; undefined if the place is not in it. */
  private rest(step: PlacedStep, at: number): string[] | undefined {
    switch (step.op) {
      case "seq":
        for (let i = 0; i < step.steps.length; i++) {
          const begun = this.rest(step.steps[i]!, at);
          if (begun) return [...begun, ...step.steps.slice(i + 1).flatMap((part) => this.step(part))];
        }
        return undefined;
      case "if":
        return this.rest(step.then, at) ?? (step.otherwise && this.rest(step.otherwise, at));
      case "loop": {
        const begun = this.rest(step.body, at);
        return begun && [...begun, "m.step();", ...this.step(step)];
      }
      case "call":
        return at === step.at + 1 ? this.result(step) : undefined;
      case "ask":
        if (at === step.at + 1) return this.dispatch(step.bodies);
        for (const body of step.bodies) {
          const begun = this.rest(body, at);
          if (begun) return begun;
        }
        return undefined;
      default:
        return undefined;
    }
  }

  private dispatch(bodies: readonly PlacedStep[]): string[] {
    if (bodies.length === 0) return [];
    return [
      "switch (m.answered) {",
      ...bodies.flatMap((body, group) => [`case ${group}: {`, ...this.step(body), "break; }"]),
      "}",
    ];
  }

  private result(call: Extract<PlacedStep, { op: "call" }>): string[] {
    return call.into === undefined ? [] : [`s[b + ${call.into}] = s[${RESULT}];`];
  }

  private call({ at, program, args }: Extract<PlacedStep, { op: "call" }>): string[] {
    const back = `s[t - 3] = ${(at + 1) & 0xffff}; s[t - 2] = ${(at + 1) >> 16}; s[t - 1] = b;`;
    const values = args.map((arg, i) => `const a${i} = ${this.number(arg)};`);
    const given = args.map((_, i) => `s[t + ${i}] = a${i};`);
    if (typeof program !== "number") {
      return [
        `{ const n = ${this.number(program)};`,
        `if (n >= 0) { const t = top + ${HEAD};`,
        ...values,
        `const f = ${this.name(this.code.frames)}[n]; const end = t + f.places + f.sets * m.layout.setWords;`,
        "if (end > m.layout.size) m.tooDeep();",
        "for (let i = t; i < end; i++) s[i] = 0;",
        `for (let i = 0; i < f.cards.length; i++) s[t + f.cards[i]] = ${NONE};`,
        ...given,
        back,
        "m.base = t;",
        `if (${this.name(this.source.any)}(m, n) === ${WAIT}) return ${WAIT}; } }`,
      ];
    }
    const waiting = this.source.canWait(program);
    const { places, sets, cards } = this.code.frames[program]!;
    const known = this.source.known(program, waiting);
    const callee = known ? this.name(known) : `${waiting ? "p" : "q"}${program}`;
    const rest = Array.from({ length: places - args.length }, (_, i) => {
      const place = args.length + i;
      return `s[t + ${place}] = ${cards.includes(place) ? NONE : 0};`;
    });
    return [
      `{ const t = top + ${HEAD};`,
      ...values,
      `const end = t + ${places}${width(sets)};`,
      "if (end > m.layout.size) m.tooDeep();",
      ...given,
      ...rest,
      ...(sets > 0 ? [`for (let i = t + ${places}; i < end; i++) s[i] = 0;`] : []),
      ...(waiting ? [back] : []),
      "m.base = t;",
      `if (${callee}(m) === ${WAIT}) return ${WAIT};`,
      ...(waiting ? [] : ["m.base = b;"]),
      "}",
    ];
  }
}

/** How many arguments an event has room for. */
const ARGUMENTS = 6;
/** What the sets of a frame add to its size. */
const width = (sets: number): string => (sets > 0 ? ` + ${sets} * m.layout.setWords` : "");
