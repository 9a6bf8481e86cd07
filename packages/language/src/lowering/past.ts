/**
 * What was last known of a card that has left its place in play. It is noted before the card goes, for all that go
 * together at once, so that none misses what another gave it.
 */
import { type ColumnId, type Machine, type NumberId, wasIn, type ZoneId } from "@tefuda/kernel";

export interface PastShape {
  /** The zone whose cards are spoken of as they last were when they have left it. */
  zone: ZoneId;
  /** The number of the game that counts what leaves together. */
  counts: NumberId;
  /** The columns of a card: what is noted as bits, further numbers, and when it left. */
  marks: ColumnId;
  numbers: readonly ColumnId[];
  left: ColumnId;
  /** Notes the numbers of a card and gives its bits, the lowest of which is not the game's to use. */
  note(m: Machine, card: number): number;
}
/** The lowest bit says that something is noted at all. */
const NOTED = 1;

export class Past {
  private readonly shape: PastShape;
  private readonly kept: readonly number[];
  constructor(shape: PastShape) {
    this.shape = shape;
    this.kept = [shape.marks, ...shape.numbers];
  }

  /** What leaves from here on leaves together, and sees one another leave; not what has left before. */
  begin(m: Machine): void {
    m.setNumber(this.shape.counts, (m.number(this.shape.counts) + 1) & 0x7fff);
  }
  private isHere(m: Machine, card: number): boolean {
    return m.zoneId(m.zone(card)) === this.shape.zone;
  }
  /** Notes what a card is like; one that lies elsewhere is from now on what it is there. */
  note(m: Machine, card: number): void {
    const { marks, left, counts } = this.shape;
    const here = this.isHere(m, card);
    if (m.inPlay(m.zone(card)) && !here) return;
    m.setColumn(card, marks, 0);
    if (!here) return;
    m.setColumn(card, marks, this.shape.note(m, card) | NOTED);
    m.setColumn(card, left, m.number(counts));
  }
  /** Notes all cards of a set as what leaves together, should they. */
  noteAll(m: Machine, at: number): void {
    this.begin(m);
    for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) this.note(m, c);
  }
  /**
   * Before a card goes: notes what it is like, and lays that aside, since a card that moves forgets. What is given back
   * is for {@link gone}, which has to follow when it lies where it goes to.
   */
  leaving(m: Machine, card: number): number {
    const { marks, left, counts } = this.shape;
    const here = this.isHere(m, card);
    const noted = m.column(card, left) === m.number(counts) && (m.column(card, marks) & NOTED) !== 0;
    if (here && !noted) this.note(m, card);
    const at = m.borrow();
    const aside = m.scratch[at]!;
    const { length } = this.kept;
    // of a card that lay elsewhere nothing is remembered: what it once was may be nobody's to know by now
    for (let i = 0; i < length; i++) aside[i] = here ? m.column(card, this.kept[i]!) : 0;
    aside[length] = Number(here);
    return at;
  }
  /** When it has gone: gives it back what was last known of it; says whether it lay where that counts. */
  gone(m: Machine, card: number, at: number): boolean {
    const aside = m.scratch[at]!;
    const { length } = this.kept;
    for (let i = 0; i < length; i++) m.setColumn(card, this.kept[i]!, aside[i]!);
    m.setColumn(card, this.shape.left, m.number(this.shape.counts));
    m.giveBack();
    return aside[length] === 1;
  }

  /** Whether it left together with what is leaving now. */
  leftNow(m: Machine, card: number): boolean {
    return m.column(card, this.shape.left) === m.number(this.shape.counts);
  }
  /** Whether a card is spoken of as what it last was. */
  isPast(m: Machine, card: number): boolean {
    if (m.inPlay(m.zone(card)) || (m.column(card, this.shape.marks) & NOTED) === 0) return false;
    const was = wasIn(m, card);
    return was >= 0 && m.zoneId(was) === this.shape.zone;
  }
  /** Whether a bit was noted of it. */
  had(m: Machine, card: number, bit: number): boolean {
    return (m.column(card, this.shape.marks) & bit) !== 0;
  }
}
