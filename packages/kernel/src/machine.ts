/**
 * The machine: one state, the program counter that runs over it, and the plain reading and writing of its numbers.
 *
 * What is here is small and hot. What cards do when they move, how values change and what events set off has a file of
 * its own each, as functions of the machine.
 */
import { type AskSpec, firstOf, groupOf, listOptions, secondOf } from "./ask.ts";
import { type Beginning, beginningOf, begins, type Settings } from "./begin.ts";
import { WAIT } from "./closures.ts";
import type { Registry } from "./events.ts";
import type { Game, Kind } from "./game.ts";
import { Journal } from "./log.ts";
import type { SetVar } from "./program.ts";
import { below, seedWords } from "./random.ts";
import {
  BASE,
  type Layout,
  layOut,
  NONE,
  OUTCOME,
  PC,
  REASON,
  SP,
  SPECTATOR,
  STATUS,
  type ZoneShape,
} from "./shape.ts";

/** NONE for any negative number, which is where the ring of a zone comes back to the zone; without a branch. */
const cardOr = (n: number): number => n | (n >> 31);

const OPTIONS = 4096;
/** Beginnings that a machine keeps. */
const BEGINNINGS = 100;
/** Rounds of loops between two questions; an ordinary answer takes a few dozen. */
const STEPS = 100_000;

/** A fault of the kernel, the game or a card's text, never of a player. */
export class MachineFault extends Error {}

export class Machine {
  readonly game: Game;
  readonly layout: Layout;
  /** The state: everything that decides how the game goes on. */
  readonly s: Int16Array;
  /** The same memory as unsigned 32-bit words, for the random source. */
  readonly words: Uint32Array;
  readonly journal = new Journal();

  // Registers; kept in the state while the machine waits.
  pc = 0;
  base = 0;
  sp = 0;
  /** Group of the answer just given. */
  answered = 0;
  private steps = 0;
  /** The option under consideration. */
  a = NONE;
  b = NONE;
  /** The card or seat under consideration in a filter. */
  it = NONE;
  /** The seat whose option is under consideration. */
  seat = 0;
  /** Arguments of the event under consideration. */
  readonly e = new Int16Array(6);
  /** While values are read inside of a change, only the changes before it count. */
  modLimit = 0x7fff;
  /** Counts how often each rule was applied, where somebody wants to know. */
  trace: Uint32Array | undefined;

  readonly options = new Int32Array(OPTIONS);
  optionCount = 0;
  readonly scratch: Int16Array[];
  private lent = 0;
  private readonly zoneBase: number[] = [];
  private readonly shared: boolean[] = [];
  private readonly zoneIds: number[] = [];
  private readonly zoneSeats: number[] = [];
  private readonly zonesInPlay: boolean[] = [];
  private readonly seersAbove: number[] = [];
  private readonly seersBelow: number[] = [];
  /** All observers, as bits. */
  readonly observers: number;
  /** By event: whether a text of any card in this match may be set off by it. More than need be does no harm. */
  heard: readonly boolean[];
  /** By fact: all bits that a card of this match has. The same holds. */
  present: readonly number[];
  private readonly beginnings: Beginning[] = [];
  /** Printed values; see {@link Game.prints}. */
  readonly prints: Int32Array;
  /** How many values a kind has, and how many numbers with its facts. */
  readonly stats: number;
  readonly row: number;

  constructor(game: Game, seats: number, cards: number) {
    this.game = game;
    this.prints = game.prints;
    this.heard = game.registry.heard;
    this.stats = game.shape.stats.length;
    this.row = this.stats + (game.shape.facts?.length ?? 0);
    this.present = game.allFacts;
    this.layout = layOut(game.shape, seats, cards);
    const length = (this.layout.size + 1) & ~1;
    this.s = new Int16Array(length);
    this.words = new Uint32Array(this.s.buffer, 0, 4);
    this.scratch = Array.from({ length: 12 }, () => new Int16Array(OPTIONS));
    this.observers = ((1 << seats) - 1) | (1 << SPECTATOR);
    game.shape.zones.forEach((zone, id) => {
      const width = zone.per === "seat" ? seats : 1;
      this.zoneBase.push(this.zoneIds.length);
      this.shared.push(zone.per === "shared");
      for (let seat = 0; seat < width; seat++) {
        this.zoneIds.push(id);
        this.zoneSeats.push(seat);
        this.zonesInPlay.push(zone.inPlay);
        const own = 1 << seat;
        const all = zone.sees === "all";
        this.seersAbove.push(all ? this.observers : zone.sees === "owner" ? own : 0);
        this.seersBelow.push(zone.sees === "owner" || (all && zone.faceDown === "owner") ? own : 0);
      }
    });
  }

  // --- running ----------------------------------------------------------------------------------------------------
  /** Lays out the lists of cards and runs to the first question. `lists[seat]` are numbers of kinds. */
  start(seed: number, lists: Beginning["lists"], settings: Settings = {}): void {
    const { state, heard, present } = this.beginning(lists, settings);
    this.s.set(state);
    this.heard = heard;
    this.present = present;
    seedWords(this.words, seed);
    this.journal.clear();
    this.resume();
    this.run();
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
    for (let pc = this.pc; pc !== WAIT; ) pc = runs[pc]!(this, pc);
    if (s[STATUS] !== 0) {
      // nothing is left to go on with
      this.base = this.layout.stack;
      this.sp = this.layout.stack;
    }
    s[PC] = this.pc;
    s[BASE] = this.base;
    s[SP] = this.sp;
  }

  /** Takes up a state that was copied into `s`. */
  resume(): void {
    this.pc = this.s[PC]! & 0xffff;
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
    const spec = this.asking()!;
    this.answered = groupOf(option);
    const { s, base } = this;
    if (spec.a) s[base + spec.a.slot] = firstOf(option);
    if (spec.b) s[base + spec.b.slot] = secondOf(option);
    this.pc++;
    this.run();
  }

  /** Answers a question of shape "some". */
  chooseSome(cards: ArrayLike<number>, count = cards.length): void {
    const spec = this.asking()!;
    const at = this.setAt(spec.set!);
    this.clearSet(at);
    for (let i = 0; i < count; i++) this.addTo(at, cards[i]!);
    this.answered = 0;
    this.pc++;
    this.run();
  }

  /** Ends the game: the seat that won or NOBODY, and the rule that says so. */
  end(winner: number, rule: string): void {
    this.s[STATUS] = 1;
    this.s[OUTCOME] = winner;
    this.s[REASON] = this.game.ruleNumber.get(rule) ?? NONE;
  }

  /** Counts rounds of loops between two questions, so that a text cannot keep a game busy for ever. */
  step(): void {
    if (++this.steps > STEPS) this.fail(`more than ${STEPS} rounds of loops were made without a question`);
  }
  tooDeep(): never {
    return this.fail("programs are called too deeply");
  }
  tooMany(): never {
    return this.fail(`a question has more than ${OPTIONS} answers`);
  }
  fail(why: string): never {
    throw new MachineFault(`${this.game.id}: ${why}`);
  }

  /** Notes that a rule was applied here (law 5). */
  cite(rule: string): void {
    if (this.trace) this.trace[this.game.ruleNumber.get(rule) ?? this.fail(`there is no rule ${rule}`)]!++;
  }

  random(n: number): number {
    return below(this.words, n);
  }

  /** Index of a scratch buffer that nobody else uses until {@link giveBack}. */
  borrow(): number {
    if (this.lent >= this.scratch.length) this.fail("lists of candidates are nested too deeply");
    return this.lent++;
  }
  giveBack(): void {
    this.lent--;
  }

  // --- numbers ------------------------------------------------------------------------------------------------------
  number(id: number): number {
    return this.s[this.layout.numbers + id]!;
  }
  setNumber(id: number, value: number): void {
    this.s[this.layout.numbers + id] = this.fit(value);
  }
  seatNumber(seat: number, id: number): number {
    return this.s[this.layout.seat + seat * this.layout.seatSize + id]!;
  }
  setSeatNumber(seat: number, id: number, value: number): void {
    this.s[this.layout.seat + seat * this.layout.seatSize + id] = this.fit(value);
  }
  column(card: number, id: number): number {
    return this.s[this.layout.columns + id * this.layout.cards + card]!;
  }
  setColumn(card: number, id: number, value: number): void {
    this.s[this.layout.columns + id * this.layout.cards + card] = this.fit(value);
  }
  /** Sets a number of every card to 0. */
  clearColumn(id: number): void {
    const { columns, cards } = this.layout;
    this.s.fill(0, columns + id * cards, columns + (id + 1) * cards);
  }
  fit(value: number): number {
    if (value > 32767 || value < -32768) this.fail(`the number ${value} is beyond what a state can hold`);
    return value;
  }

  // --- cards --------------------------------------------------------------------------------------------------------
  kind(card: number): number {
    return this.s[this.layout.kind + card]!;
  }
  kindOf(card: number): Kind {
    return this.game.kinds[this.s[this.layout.kind + card]!]!;
  }
  owner(card: number): number {
    return this.s[this.layout.owner + card]!;
  }
  /** Number of the zone (zones of all seats counted through) that a card is in, also when it is covered there. */
  zone(card: number): number {
    return this.s[this.layout.zone + card]!;
  }
  next(card: number): number {
    return cardOr(this.s[this.layout.next + card]!);
  }
  prev(card: number): number {
    return cardOr(this.s[this.layout.prev + card]!);
  }
  /** The card directly underneath, or NONE. */
  below(card: number): number {
    return this.s[this.layout.below + card]!;
  }
  /** The card that lies directly on top, or NONE. */
  above(card: number): number {
    return this.s[this.layout.above + card]!;
  }
  /** The card it is attached to, or NONE. */
  host(card: number): number {
    return this.s[this.layout.host + card]!;
  }
  turned(card: number): boolean {
    return (this.s[this.layout.flags + card]! & TURNED) !== 0;
  }
  setTurned(card: number, yes: boolean): void {
    const at = this.layout.flags + card;
    this.s[at] = yes ? this.s[at]! | TURNED : this.s[at]! & ~TURNED;
  }
  faceDown(card: number): boolean {
    return (this.s[this.layout.flags + card]! & FACE_DOWN) !== 0;
  }
  setFaceDown(card: number, yes: boolean): void {
    const at = this.layout.flags + card;
    this.s[at] = yes ? this.s[at]! | FACE_DOWN : this.s[at]! & ~FACE_DOWN;
  }

  // --- zones ------------------------------------------------------------------------------------------------------
  zoneOf(id: number, seat: number): number {
    return this.shared[id] ? this.zoneBase[id]! : this.zoneBase[id]! + seat;
  }
  /** Which declared zone a zone number belongs to. */
  zoneId(zone: number): number {
    return this.zoneIds[zone]!;
  }
  zoneShape(zone: number): ZoneShape {
    return this.game.shape.zones[this.zoneIds[zone]!]!;
  }
  /** Whether cards in a zone keep changes and have working texts. */
  inPlay(zone: number): boolean {
    return this.zonesInPlay[zone]!;
  }
  /** The observers, as bits, that see the faces of cards in a zone, of those that lie face down there or of the others. */
  seers(zone: number, faceDown: boolean): number {
    return (faceDown ? this.seersBelow : this.seersAbove)[zone]!;
  }
  /** The seat a zone belongs to; 0 for a shared one. */
  seatOf(zone: number): number {
    return this.zoneSeats[zone]!;
  }
  first(zone: number): number {
    return cardOr(this.s[this.layout.first + zone]!);
  }
  last(zone: number): number {
    return cardOr(this.s[this.layout.last + zone]!);
  }
  count(zone: number): number {
    return this.s[this.layout.count + zone]!;
  }
  /** The seat that a card's text acts for: the one on whose side it lies. */
  actsFor(card: number): number {
    return this.shared[this.zoneIds[this.zone(card)]!] ? this.owner(card) : this.zoneSeats[this.zone(card)]!;
  }
  get registry(): Registry {
    return this.game.registry;
  }
  /**
   * Cards of equal kind here cannot be told apart, so one stands for all - if the seat that is asked knows their faces;
   * else leaving one out would tell it that two are alike.
   */
  interchangeable(card: number): boolean {
    const zone = this.zone(card);
    const { inPlay, sees } = this.zoneShape(zone);
    if (inPlay) return false;
    if (this.s[this.layout.seen + card]! & (1 << this.seat)) return true;
    return sees === "all" ? !this.faceDown(card) : sees === "owner" && this.seatOf(zone) === this.seat;
  }

  /** Empties all zones; the cards lie nowhere until they are linked. */
  emptyZones(): void {
    const { s, layout } = this;
    s.fill(NONE, layout.next, layout.next + layout.cards);
    s.fill(NONE, layout.prev, layout.prev + layout.cards);
    for (let zone = 0; zone < layout.zones; zone++) {
      s[layout.first + zone] = zone - layout.zones;
      s[layout.last + zone] = zone - layout.zones;
      s[layout.count + zone] = 0;
    }
  }
  /** Puts a card into a zone's order, last or first. */
  link(card: number, zone: number, atEnd: boolean): void {
    const { s, layout } = this;
    const { next, prev } = layout;
    const ring = zone - layout.zones;
    s[layout.zone + card] = zone;
    if (atEnd) {
      const end = s[prev + ring]!;
      s[next + end] = card;
      s[prev + card] = end;
      s[next + card] = ring;
      s[prev + ring] = card;
    } else {
      const end = s[next + ring]!;
      s[prev + end] = card;
      s[next + card] = end;
      s[prev + card] = ring;
      s[next + ring] = card;
    }
    s[layout.count + zone]!++;
  }
  /** Takes a card out of its zone's order. */
  unlink(card: number): void {
    const { s, layout } = this;
    const after = s[layout.next + card]!;
    const before = s[layout.prev + card]!;
    s[layout.next + before] = after;
    s[layout.prev + after] = before;
    s[layout.next + card] = NONE;
    s[layout.prev + card] = NONE;
    s[layout.count + s[layout.zone + card]!]!--;
  }

  // --- sets of cards ------------------------------------------------------------------------------------------------
  /** Place in the state of a set of the running frame. */
  setAt(set: SetVar): number {
    return this.base + set.frame.places + set.slot * this.layout.setWords;
  }
  clearSet(at: number): void {
    for (let i = at + this.layout.setWords - 1; i >= at; i--) this.s[i] = 0;
  }
  copySet(from: number, to: number): void {
    for (let i = 0; i < this.layout.setWords; i++) this.s[to + i] = this.s[from + i]!;
  }
  addTo(at: number, card: number): void {
    this.s[at + (card >> 4)]! |= 1 << (card & 15);
  }
  removeFrom(at: number, card: number): void {
    this.s[at + (card >> 4)]! &= ~(1 << (card & 15));
  }
  hasIn(at: number, card: number): boolean {
    return (this.s[at + (card >> 4)]! & (1 << (card & 15))) !== 0;
  }
  /** The first card of a set behind `card`, or NONE. */
  nextIn(at: number, card: number): number {
    for (let c = card + 1; c < this.layout.cards; c++) {
      const word = this.s[at + (c >> 4)]!;
      if (word === 0) c |= 15;
      else if (word & (1 << (c & 15))) return c;
    }
    return NONE;
  }
  sizeOf(at: number): number {
    let n = 0;
    for (let i = 0; i < this.layout.setWords; i++) {
      for (let word = this.s[at + i]! & 0xffff; word; word &= word - 1) n++;
    }
    return n;
  }
}

export const TURNED = 1;
export const FACE_DOWN = 2;
/** Bits of a card as it lies; the same bits of how it lay before its last move stand so much higher. */
export const FLAGS_NOW = TURNED | FACE_DOWN;
export const FLAGS_BEFORE = 2;
