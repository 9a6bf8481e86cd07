/**
 * The fast back end: each program becomes one function of JavaScript (law 8: programs compiled once).
 *
 * The leaves of a program stay the functions that the game wrote; what is made here is everything around them, so that
 * every leaf has a place of its own from which it alone is called and the host can build it in there. A call is a call,
 * and whoever waits leaves all functions at once: what has to be remembered lies on the stack in the state, and the
 * machine goes on from there by the number of the instruction, in the function to which it belongs. So both back ends
 * read and leave the same numbers, and a game may change from one to the other at any question.
 *
 * It needs a host that lets text become functions; where that is forbidden `closures.ts` does the same more slowly.
 */
import type { AskSpec, Candidates, Group } from "./ask.ts";
import { repeats, testsOf } from "./ask.ts";
import { type Run, WAIT } from "./closures.ts";
import type { Code, Instruction } from "./compile.ts";
import type { Game } from "./game.ts";
import type { Machine } from "./machine.ts";
import type { Num } from "./program.ts";
import { NONE, RESULT, STATUS } from "./shape.ts";

/** How many arguments an event has room for. */
const ARGUMENTS = 6;
type Lister = (m: Machine) => number;
/** Everything but plain data that made text refers to, by its number there. */
type Constant = Num | ((m: Machine) => unknown) | Run;

interface Unit {
  programs: Run[];
  lists: Lister[];
}

/** Runs a game's programs as functions made for them from now on. What is reached by number alone is made when it is. */
export function compileToSource(game: Game): void {
  const { code } = game;
  const main = code.add(game.main);
  if (!code.lists.some((list) => list)) new Source(code).make(main);
}

class Source {
  private readonly code: Code;
  /** By number of program. */
  private readonly made: (Run | undefined)[] = [];

  constructor(code: Code) {
    this.code = code;
  }

  /** Makes a program and all that it names, as far as they have not been made. */
  make(number: number): Run {
    const { code, made } = this;
    const numbers: number[] = [];
    const reach = (n: number): void => {
      if (made[n] || numbers.includes(n)) return;
      numbers.push(n);
      for (let at = code.entries[n]!; at < code.ends[n]!; at++) {
        const i = code.instructions[at]!;
        if (i.op === "call" && typeof i.program === "number") reach(i.program);
      }
    };
    reach(number);
    const text = new UnitText(code, numbers, made, (m, n) => (made[n] ?? this.make(n))(m, code.entries[n]!));
    const unit = text.build();
    numbers.forEach((n, i) => {
      made[n] = unit.programs[i]!;
      code.runs.fill(unit.programs[i]!, code.entries[n]!, code.ends[n]!);
    });
    text.asks.forEach((at, i) => {
      code.lists[at] = unit.lists[i]!;
    });
    return made[number]!;
  }
}

/** The text of some programs and their questions. */
class UnitText {
  readonly asks: number[] = [];
  private readonly code: Code;
  private readonly numbers: readonly number[];
  private readonly made: readonly (Run | undefined)[];
  private readonly constants: unknown[] = [];
  private readonly nameOf = new Map<unknown, string>();
  private readonly anyProgram: (m: Machine, n: number) => number;

  constructor(
    code: Code,
    numbers: readonly number[],
    made: readonly (Run | undefined)[],
    anyProgram: (m: Machine, n: number) => number,
  ) {
    this.code = code;
    this.numbers = numbers;
    this.made = made;
    this.anyProgram = anyProgram;
  }

  build(): Unit {
    const programs = this.numbers.map((n) => this.program(n));
    const lists = this.asks.map((at) => this.lister(this.code.asks[at]!));
    const head = this.constants.map((_, i) => `const c${i} = constants[${i}];`);
    const text = [
      '"use strict";',
      ...head,
      ...programs,
      `return { programs: [${this.numbers.map((n) => `p${n}`)}], lists: [${lists}] };`,
    ].join("\n");
    return new Function("constants", text)(this.constants) as Unit;
  }

  private name(constant: Constant | object): string {
    let name = this.nameOf.get(constant);
    if (name === undefined) {
      name = `c${this.constants.length}`;
      this.constants.push(constant);
      this.nameOf.set(constant, name);
    }
    return name;
  }

  /** A number as an expression: places of the frame and fixed numbers are read without a call. */
  private number(value: Num): string {
    if (value.slot !== undefined) return `s[b + ${value.slot}]`;
    if (value.fixed !== undefined) return String(value.fixed);
    return `${this.name(value)}(m)`;
  }

  private program(number: number): string {
    const { instructions } = this.code;
    const begin = this.code.entries[number]!;
    const end = this.code.ends[number]!;
    const labels = this.labels(begin, end);
    const lines: string[] = [];
    for (let at = begin; at < end; at++) {
      if (labels.has(at)) lines.push(`case ${at}:`);
      lines.push(...this.instruction(instructions[at]!, at));
    }
    return [
      `function p${number}(m, pc) {`,
      "const s = m.s; const b = m.base;",
      "for (;;) switch (pc) {",
      ...lines,
      "}",
      "}",
    ].join("\n");
  }

  /** Places to which something leads other than the instruction before. */
  private labels(begin: number, end: number): Set<number> {
    const labels = new Set([begin]);
    for (let at = begin; at < end; at++) {
      const i = this.code.instructions[at]!;
      if (i.op === "test") labels.add(i.no);
      else if (i.op === "jump") labels.add(i.to);
      else if (i.op === "call" || i.op === "ask") labels.add(at + 1);
      else if (i.op === "answered") for (const to of [...i.entries, i.end]) labels.add(to);
    }
    return labels;
  }

  private instruction(i: Instruction, at: number): string[] {
    switch (i.op) {
      case "do":
        return [`${this.name(i.act)}(m);`, `if (s[${STATUS}] !== 0) { m.pc = ${at}; return ${WAIT}; }`];
      case "set":
        return [`s[b + ${i.slot}] = ${this.number(i.value)};`];
      case "load":
        return Array.from(
          { length: ARGUMENTS },
          (_, n) => `m.e[${n}] = ${n < i.args.length ? this.number(i.args[n]!) : NONE};`,
        );
      case "test":
        return [`if (!${this.name(i.test)}(m)) { pc = ${i.no}; continue; }`];
      case "jump":
        return [...(i.to <= at ? ["m.step();"] : []), `pc = ${i.to}; continue;`];
      case "call":
        return typeof i.program === "number"
          ? this.call(i.program, i.args, at + 1)
          : this.callAny(i.program, i.args, at + 1);
      case "result":
        return [`s[b + ${i.slot}] = s[${RESULT}];`];
      case "return":
        return [
          `s[${RESULT}] = ${i.value ? this.number(i.value) : NONE};`,
          "m.sp = b - 2; m.base = s[b - 1];",
          "return s[b - 2] & 0xffff;",
        ];
      case "ask":
        if (i.spec.groups) this.asks.push(at);
        return [`m.pc = ${at}; return ${WAIT};`];
      case "answered":
        return [
          "switch (m.answered) {",
          ...i.entries.map((to, group) => `case ${group}: pc = ${to}; break;`),
          `default: pc = ${i.end}; }`,
          "continue;",
        ];
    }
  }

  private call(number: number, args: readonly Num[], back: number): string[] {
    const frame = this.code.frames[number]!;
    const sets = frame.sets > 0 ? ` + ${frame.sets} * m.layout.setWords` : "";
    const rest: string[] = [];
    for (let i = args.length; i < frame.places; i++) rest.push(`s[t + ${i}] = 0;`);
    if (sets) rest.push(`s.fill(0, t + ${frame.places}, m.sp);`);
    const callee = this.numbers.includes(number) ? `p${number}` : this.name(this.made[number]!);
    return [
      "{ m.step(); const t = m.sp + 2;",
      ...args.map((arg, i) => `const a${i} = ${this.number(arg)};`),
      `m.sp = t + ${frame.places}${sets};`,
      "if (m.sp > m.layout.size) m.tooDeep();",
      ...args.map((_, i) => `s[t + ${i}] = a${i};`),
      ...rest,
      `s[t - 2] = ${back}; s[t - 1] = b; m.base = t;`,
      `if (${callee}(m, ${this.code.entries[number]}) === ${WAIT}) return ${WAIT}; }`,
    ];
  }

  private callAny(target: Num, args: readonly Num[], back: number): string[] {
    return [
      `{ const n = ${this.number(target)};`,
      "if (n >= 0) { m.step(); const t = m.sp + 2;",
      ...args.map((arg, i) => `const a${i} = ${this.number(arg)};`),
      `const f = ${this.name(this.code.frames)}[n];`,
      "m.sp = t + f.places + f.sets * m.layout.setWords;",
      "if (m.sp > m.layout.size) m.tooDeep();",
      "s.fill(0, t, m.sp);",
      ...args.map((_, i) => `s[t + ${i}] = a${i};`),
      `s[t - 2] = ${back}; s[t - 1] = b; m.base = t;`,
      `if (${this.name(this.anyProgram)}(m, n) === ${WAIT}) return ${WAIT}; } }`,
    ];
  }

  // --- questions ----------------------------------------------------------------------------------------------------
  /** What `listOptions` does for this question, written out. */
  private lister(spec: AskSpec): string {
    const groups = spec.groups!;
    const once = spec.shape === "one" ? "true" : `${this.number(spec.max!)} <= 1`;
    return [
      "(m) => {",
      "const s = m.s; const b = m.base; const o = m.options; let n = 0;",
      `m.seat = ${this.number(spec.who)};`,
      `const once = ${once};`,
      ...groups.flatMap((group, g) => this.group(group, g)),
      "m.optionCount = n; return n; }",
    ].join("\n");
  }

  private group(group: Group, g: number): string[] {
    const { seat, first, pair } = testsOf(group);
    const all = (tests: readonly ((m: Machine) => boolean)[]): string =>
      tests.length === 0 ? "true" : tests.map((test) => `${this.name(test)}(m)`).join(" && ");
    const before = all(seat);
    if (group.form === "word")
      return ["m.a = -1; m.b = -1;", `if (${before} && ${all(first)}) o[n++] = ${g << 20};`];
    const option = (a: string, b: string): string => `o[n++] = ${g << 20} | ((${a} + 1) << 10) | (${b} + 1);`;
    const body = group.to
      ? [...this.walk(group.to, "y", [`m.a = a; m.b = y; if (${all(pair)}) ${option("a", "y")}`])]
      : [
          ...(group.form === "card" && !group.apart
            ? [`if (once && ${this.name(repeats)}(m, start, n, a)) continue;`]
            : []),
          option("a", "-1"),
        ];
    return [
      "m.a = -1; m.b = -1;",
      `if (${before}) { const start = n;`,
      ...this.walk(group.from!, "a", ["m.a = a; m.b = -1;", `if (!(${all(first)})) continue;`, ...body]),
      "if (n >= o.length) m.tooMany(); }",
    ];
  }

  /** Does something for every candidate: along the zone where they are the cards of one, else from a borrowed list. */
  private walk(candidates: Candidates, name: string, body: readonly string[]): string[] {
    if (candidates.zone !== undefined) {
      const zone = `m.zoneOf(${candidates.zone}, ${this.number(candidates.whose!)})`;
      return [
        `for (let ${name} = m.first(${zone}); ${name} >= 0; ${name} = m.next(${name})) {`,
        ...body,
        "}",
      ];
    }
    return [
      `{ const l${name} = m.scratch[m.borrow()];`,
      `const n${name} = ${this.name(candidates)}(m, l${name});`,
      `for (let i${name} = 0; i${name} < n${name}; i${name}++) { const ${name} = l${name}[i${name}];`,
      ...body,
      "}",
      "m.giveBack(); }",
    ];
  }
}
