/**
 * The machine: the state of a match and the program counter that runs over it.
 */

import { answerForAbsent } from "./absent.ts";
import { type AskSpec, firstOf, groupOf, listOptions, secondOf } from "./ask.ts";
import { type Beginning, beginningOf, begins, type Settings } from "./begin.ts";
import { KeyStream } from "./chacha.ts";
import type { Registry } from "./events.ts";
import { type Fate, fatedRoll } from "./fate.ts";
import type { Game } from "./game.ts";
import { enterFrom, WAIT } from "./interpreter.ts";
import { Journal } from "./log.ts";
import { below, belowSecret, seedWords } from "./random.ts";
import { answerAgain, noteOption, notePicks } from "./rewind.ts";
import { BOUND } from "./says.ts";
import { ABSENT, BASE, ENTRY, FATE, NONE, OUTCOME, PC, PC_HIGH, REASON, SP, STATUS } from "./shape.ts";
import { State } from "./state.ts";

const OPTIONS = 4096;
/** So many lists of candidates can be at work at once. */
const SCRATCHES = 12;
/** Beginnings that a machine keeps. */
const BEGINNINGS = 100;
/** Rounds of loops between two questions; an ordinary answer takes a few dozen. */
const STEPS = 100_000;

/** Stands in for chance. */
export interface Dice {
  /** A number below `sides`. */
  roll(sides: number): number;
  /** Whether the cards of a zone that is to be shuffled are left as they lie. */
  leaves(zone: number): boolean;
}

export class Machine extends State {
  readonly journal = new Journal();

  // Registers beside `base`; kept in the state while the machine waits.
  pc = 0;
  sp = 0;
  /** Group of the answer just given. */
  answered = 0;
  private steps = 0;
  /** The option under consideration. */
  a = NONE;
  b = NONE;
  /** The card or seat under consideration in a filter. */
  it = NONE;
  /** Arguments of the event under consideration. */
  readonly e = new Int16Array(6);
  /** While values are read inside of a modifier, only the modifiers before it count. */
  modLimit = 0x7fff;
  /** Counts how often chance was drawn on, for whoever wants to know whether it was. */
  drawn = 0;
  /** Counts how often each rule was applied, where somebody wants to know. */
  trace: Uint32Array | undefined;

  readonly options = new Int32Array(OPTIONS);
  optionCount = 0;
  /** Made when they are first borrowed: most matches need few of them. */
  readonly scratch: Int16Array[] = [];
  private lent = 0;
  /** By event: whether a text of any card in this match may be set off by it. More than need be does no harm. */
  declare heard: readonly boolean[];
  /** By fact: all bits that a card of this match has. The same holds. */
  declare present: readonly number[];
  /** What chance is drawn from where it is secret: no part of the state, so that nobody who sees that can tell what comes. */
  key: KeyStream | undefined = undefined;
  /** Chance as it is written for this match, used from the moment on that the state says. */
  fates: readonly Fate[] = [];
  /** What stands in for chance, for whoever goes through all that it may bring. */
  dice: Dice | undefined = undefined;
  private readonly beginnings: Beginning[] = [];
  private spare: Machine | undefined = undefined;
  /** The part of the state in which a table is kept. */
  private reserve: Int16Array | undefined = undefined;

  constructor(game: Game, seats: number, cards: number) {
    super(game, seats, cards);
    this.heard = game.registry.heard;
    this.present = game.allFacts;
  }

  get registry(): Registry {
    return this.game.registry;
  }

  // --- running ----------------------------------------------------------------------------------------------------
  /**
   * Lays out the lists of cards and runs to the first question. `lists[seat]` are numbers of card definitions; chance comes from an
   * open seed, or from a key of eight words.
   */
  start(seed: number | Uint32Array, lists: Beginning["lists"], settings: Settings = {}, fated = false): void {
    const { state, heard, present } = this.beginning(lists, settings);
    this.s.set(state);
    if (fated) this.s[FATE] = 1;
    this.heard = heard;
    this.present = present;
    this.drawFrom(seed);
    this.journal.clear();
    this.resume();
    this.run();
  }

  /** What was laid out for further matches with the same lists is not needed again. */
  forgetBeginnings(): void {
    this.beginnings.length = 0;
  }

  private drawFrom(seed: number | Uint32Array): void {
    this.key = typeof seed === "number" ? undefined : new KeyStream(seed);
    if (typeof seed === "number") seedWords(this.words, seed);
    else this.words.fill(0);
  }

  /** The beginning of matches with these lists, made when it is first asked for. */
  private beginning(lists: Beginning["lists"], settings: Settings): Beginning {
    const { beginnings } = this;
    for (let i = 0; i < beginnings.length; i++)
      if (begins(beginnings[i]!, lists, settings)) return beginnings[i]!;
    if (beginnings.length >= BEGINNINGS) beginnings.length = 0;
    const made = beginningOf(this, lists, settings);
    beginnings.push(made);
    return made;
  }

  /** Runs until a question is reached or the game is over. */
  run(): void {
    const { runs } = this.game.code;
    const { s } = this;
    this.steps = 0;
    do {
      for (let pc = this.pc; pc !== WAIT; ) pc = runs[pc]!(this, pc);
    } while (
      s[STATUS] === 0 &&
      ((s[ENTRY] !== 0 && answerAgain(this)) || (s[ABSENT] !== 0 && answerForAbsent(this)))
    );
    if (s[STATUS] !== 0) {
      // nothing is left to go on with
      this.base = this.layout.stack;
      this.sp = this.layout.stack;
    }
    s[PC] = this.pc;
    s[PC_HIGH] = this.pc >> 16;
    s[BASE] = this.base;
    s[SP] = this.sp;
  }

  /** Carries out a program, by its number, while a question waits; it may ask nothing, or that would never be answered. */
  carryOut(program: number, args: readonly number[]): void {
    const { pc, sp, base } = this;
    this.pc = enterFrom(this, program, args);
    this.run();
    if (this.pc !== pc || this.sp !== sp || this.base !== base)
      this.fail("something would be asked before the question that waits");
  }

  /** The table as it was kept (rewind.ts), to look at until the next call; the numbers named are as they are now. */
  kept(now: readonly number[]): Machine {
    const { layout, s } = this;
    this.spare ??= new Machine(this.game, layout.seats, layout.cards);
    const { spare } = this;
    this.reserve ??= s.subarray(layout.reserve, layout.reserve + layout.script);
    spare.s.set(this.reserve);
    for (let i = 0; i < now.length; i++) spare.setNumber(now[i]!, this.number(now[i]!));
    spare.heard = this.heard;
    spare.present = this.present;
    spare.trace = this.trace;
    return spare;
  }

  /** Takes up a state that was copied into `s`. What a fault has left borrowed is given back. */
  resume(): void {
    this.lent = 0;
    this.pc = (this.s[PC]! & 0xffff) | (this.s[PC_HIGH]! << 16);
    this.base = this.s[BASE]!;
    this.sp = this.s[SP]!;
  }

  /** The numbers that decide how the game goes on: what lies above the top of the stack is left over from earlier. */
  live(): Int16Array {
    return this.s.subarray(0, this.sp);
  }

  get over(): boolean {
    return this.s[STATUS] !== 0;
  }

  /** The question the machine waits at; undefined when the game is over. */
  asking(): AskSpec | undefined {
    return this.over ? undefined : this.game.code.asks[this.pc];
  }

  /** Finds the legal answers of the waiting question: `options[0 .. return value - 1]`. */
  list(): number {
    const spec = this.asking();
    if (!spec) return 0;
    const quick = this.game.code.lists[this.pc];
    return quick ? quick(this) : listOptions(this, spec);
  }

  /** Answers a question of shape "one", "number" or "yes" by a packed option that {@link list} gave. */
  choose(option: number): void {
    if (this.s[ENTRY] !== 0) noteOption(this, this.asking()!.who(this), option);
    this.put(option);
    this.goOn();
    this.run();
  }

  /** Answers a question of shape "some". */
  chooseSome(cards: ArrayLike<number>, count = cards.length): void {
    if (this.s[ENTRY] !== 0) notePicks(this, this.asking()!.who(this), cards, count);
    this.putSome(cards, count);
    this.goOn();
    this.run();
  }

  /** Puts an option where the waiting question wants it. */
  put(option: number): void {
    const spec = this.asking()!;
    this.answered = groupOf(option);
    const { s, base } = this;
    if (spec.a) s[base + spec.a.slot] = firstOf(option);
    const text = spec.text !== undefined && spec.groups![this.answered]!.form === "effect";
    if (spec.b) s[base + spec.b.slot] = text ? NONE : secondOf(option);
    if (spec.text) s[base + spec.text.slot] = text ? secondOf(option) : NONE;
  }
  /** Puts picked cards where the waiting question wants them. */
  putSome(cards: ArrayLike<number>, count: number, from = 0): void {
    const at = this.setAt(this.asking()!.set!);
    this.clearSet(at);
    for (let i = 0; i < count; i++) this.addTo(at, cards[from + i]!);
    this.answered = 0;
  }
  /** To the place behind the waiting question, whose answer has been put. */
  goOn(): void {
    this.pc++;
  }

  /** Ends the game: the seat that won or NOBODY, and the rule that says so. */
  end(winner: number, rule: string): void {
    this.s[STATUS] = 1;
    this.s[OUTCOME] = winner;
    this.s[REASON] = this.game.ruleNumber.get(rule) ?? NONE;
  }

  /** Counts rounds of loops between two questions, so that a text cannot keep a game busy for ever. */
  step(): void {
    if (++this.steps > STEPS) this.fail(BOUND.rounds(STEPS));
  }
  tooDeep(): never {
    return this.fail(BOUND.depth);
  }
  tooMany(): never {
    return this.fail(BOUND.options(OPTIONS));
  }

  /** Notes that a rule was applied here (law 5). */
  cite(rule: string): void {
    if (this.trace) this.trace[this.game.ruleNumber.get(rule) ?? this.fail(`there is no rule ${rule}`)]!++;
  }

  /** What a throw of n sides gives, from 0. */
  random(n: number): number {
    const fated = fatedRoll(this, n);
    return fated === NONE ? this.draw(n) : fated;
  }
  /** A number below n that nothing but chance decides. */
  draw(n: number): number {
    this.drawn++;
    if (this.dice !== undefined) return this.dice.roll(n);
    return this.key === undefined ? below(this.words, n) : belowSecret(this.words, this.key, n);
  }

  /** Index of a scratch buffer that nobody else uses until {@link giveBack}. */
  borrow(): number {
    const { lent } = this;
    if (lent === this.scratch.length) this.lend();
    this.lent = lent + 1;
    return lent;
  }
  private lend(): void {
    if (this.lent === SCRATCHES) this.fail(BOUND.candidates);
    this.scratch.push(new Int16Array(OPTIONS));
  }
  giveBack(): void {
    this.lent--;
  }
}
