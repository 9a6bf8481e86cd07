/**
 * The state: one flat array of numbers, and the plain reading and writing of what lies where in it.
 *
 * What is here is small and hot. What cards do when they move and how values change has a file of its own each.
 */

import type { CardDefinition, Game } from "./game.ts";
import type { SetVar } from "./program.ts";
import { BOUND } from "./says.ts";
import {
  type ColumnId,
  LARGEST_IN_OPTION,
  type Layout,
  layOut,
  NONE,
  type NumberId,
  type SeatNumberId,
  SPECTATOR,
  type ZoneId,
  type ZoneShape,
} from "./shape.ts";
import { alike, type Words, WordsError } from "./words.ts";

/** NONE for any negative number, which is where the ring of a zone comes back to the zone; without a branch. */
const cardOr = (n: number): number => n | (n >> 31);

export const TURNED = 1;
export const FACE_DOWN = 2;
/** Bits of a card as it lies; the same bits of how it lay before its last move stand so much higher. */
export const FLAGS_NOW = TURNED | FACE_DOWN;
export const FLAGS_BEFORE = 2;

/** A fault of the kernel, the game or a card's text, never of a player. */
export class MachineFault extends WordsError {
  constructor(says: string | Words, options?: ErrorOptions) {
    super(typeof says === "string" ? alike(says) : says, options);
  }
}

/** The most numbers of a state. */
const LARGEST = 0x7fff;

/** The state of a match and the plain reading and writing of its numbers, cards, zones and sets. */
export class State {
  // Declared and set at once: a field that begins as undefined is slower to read for good.
  declare readonly game: Game;
  declare readonly layout: Layout;
  /** Everything that decides how the game goes on. */
  declare readonly s: Int16Array;
  /** The same memory as unsigned 32-bit words, for the random source. */
  declare readonly words: Uint32Array;
  /** Where the running frame begins. */
  base = 0;
  /** The seat whose option is under consideration. */
  seat = 0;
  // By declared zone: its first number, and how much further the next seat's is.
  private readonly zoneBase: number[] = [];
  private readonly zoneStep: number[] = [];
  // By number of zone; what is so or not is 1 or 0.
  private readonly zoneIds: ZoneId[] = [];
  private readonly zoneSeats: number[] = [];
  private readonly zoneShared: number[] = [];
  private readonly zonePlays: number[] = [];
  private readonly seersAbove: number[] = [];
  private readonly seersBelow: number[] = [];
  /** All observers, as bits. */
  declare readonly observers: number;
  /** Printed values; see {@link Game.prints}. */
  declare readonly prints: Int32Array;
  /** How many values a card definition has, and how many numbers with its facts. */
  declare readonly stats: number;
  declare readonly row: number;

  constructor(game: Game, seats: number, cards: number) {
    this.game = game;
    this.prints = game.prints;
    this.stats = game.shape.stats.length;
    this.row = this.stats + (game.shape.facts?.length ?? 0);
    this.layout = layOut(game.shape, seats, cards);
    // places of the state are kept in it as numbers of their own
    if (this.layout.size > LARGEST || cards > LARGEST_IN_OPTION + 1) this.fail(BOUND.cards(cards, seats));
    const length = (this.layout.size + 1) & ~1;
    this.s = new Int16Array(length);
    this.words = new Uint32Array(this.s.buffer, 0, 4);
    this.observers = ((1 << seats) - 1) | (1 << SPECTATOR);
    game.shape.zones.forEach((zone, id) => {
      const width = zone.per === "seat" ? seats : 1;
      this.zoneBase.push(this.zoneIds.length);
      this.zoneStep.push(zone.per === "seat" ? 1 : 0);
      for (let seat = 0; seat < width; seat++) {
        this.zoneIds.push(id);
        this.zoneSeats.push(seat);
        this.zoneShared.push(zone.per === "shared" ? 1 : 0);
        this.zonePlays.push(zone.inPlay ? 1 : 0);
        const own = 1 << seat;
        const all = zone.sees === "all";
        this.seersAbove.push(all ? this.observers : zone.sees === "owner" ? own : 0);
        this.seersBelow.push(zone.sees === "owner" || (all && zone.faceDown === "owner") ? own : 0);
      }
    });
  }

  fail(why: string | Words): never {
    const { en, ja } = typeof why === "string" ? alike(why) : why;
    throw new MachineFault({ en: `${this.game.id}: ${en}`, ja: `${this.game.id}：${ja}` });
  }

  // --- numbers ------------------------------------------------------------------------------------------------------
  number(id: NumberId): number {
    return this.s[this.layout.numbers + id]!;
  }
  setNumber(id: NumberId, value: number): void {
    this.s[this.layout.numbers + id] = this.fit(value);
  }
  seatNumber(seat: number, id: SeatNumberId): number {
    return this.s[this.layout.seat + seat * this.layout.seatSize + id]!;
  }
  setSeatNumber(seat: number, id: SeatNumberId, value: number): void {
    this.s[this.layout.seat + seat * this.layout.seatSize + id] = this.fit(value);
  }
  column(card: number, id: ColumnId): number {
    return this.s[this.layout.columns + id * this.layout.cards + card]!;
  }
  setColumn(card: number, id: ColumnId, value: number): void {
    this.s[this.layout.columns + id * this.layout.cards + card] = this.fit(value);
  }
  /** Sets a number of every card to 0. */
  clearColumn(id: ColumnId): void {
    const { columns, cards } = this.layout;
    this.s.fill(0, columns + id * cards, columns + (id + 1) * cards);
  }
  fit(value: number): number {
    if (value > 32767 || value < -32768) this.fail(BOUND.number(value));
    return value;
  }

  // --- cards --------------------------------------------------------------------------------------------------------
  definition(card: number): number {
    return this.s[this.layout.definition + card]!;
  }
  definitionOf(card: number): CardDefinition {
    return this.game.definitions[this.s[this.layout.definition + card]!]!;
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
  zoneOf(id: ZoneId, seat: number): number {
    return this.zoneBase[id]! + this.zoneStep[id]! * seat;
  }
  /** Which declared zone a zone number belongs to. */
  zoneId(zone: number): ZoneId {
    return this.zoneIds[zone]!;
  }
  zoneShape(zone: number): ZoneShape {
    return this.game.shape.zones[this.zoneIds[zone]!]!;
  }
  /** Whether cards in a zone keep modifiers and have working texts. */
  inPlay(zone: number): boolean {
    return this.zonePlays[zone] !== 0;
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
    const zone = this.zone(card);
    return this.zoneShared[zone] !== 0 ? this.owner(card) : this.zoneSeats[zone]!;
  }
  /**
   * Cards of equal definition here cannot be told apart, so one stands for all - if the seat that is asked knows their faces;
   * else leaving one out would tell it that two are alike.
   */
  interchangeable(card: number): boolean {
    const zone = this.zone(card);
    const { inPlay, sees } = this.zoneShape(zone);
    if (inPlay) return false;
    if (this.s[this.layout.seen + card]! & (1 << this.seat)) return true;
    return sees === "all" ? !this.faceDown(card) : sees === "owner" && this.seatOf(zone) === this.seat;
  }

  /** Whether the seat that is asked can tell two cards apart by nothing. */
  alike(a: number, b: number): boolean {
    const equal = this.definition(a) === this.definition(b) && this.zone(a) === this.zone(b);
    return a === b || (equal && this.interchangeable(a) && this.interchangeable(b));
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
  /** Makes a set hold the first so many cards of a list and no others. */
  fillSet(at: number, cards: ArrayLike<number>, count: number): void {
    this.clearSet(at);
    for (let i = 0; i < count; i++) this.addTo(at, cards[i]!);
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
    const begin = card + 1;
    const { setWords } = this.layout;
    let i = begin >> 4;
    if (i >= setWords) return NONE;
    let word = this.s[at + i]! & 0xffff & (-1 << (begin & 15));
    while (word === 0) {
      if (++i >= setWords) return NONE;
      word = this.s[at + i]! & 0xffff;
    }
    return (i << 4) + 31 - Math.clz32(word & -word);
  }
  sizeOf(at: number): number {
    let n = 0;
    for (let i = 0; i < this.layout.setWords; i++) {
      for (let word = this.s[at + i]! & 0xffff; word; word &= word - 1) n++;
    }
    return n;
  }
}
