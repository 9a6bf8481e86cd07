/**
 * Where a game declares what its state holds: each thing once, in the order in which it lies there. What comes back is the
 * number by which rules read it (`const PLAYER = state.number("player")`, then `m.number(PLAYER)`); {@link Schema.shape} has the
 * same declarations for the kernel.
 */
import { WHILE_SOURCE } from "./modifiers.ts";
import type {
  ColumnId,
  FactId,
  MarkId,
  NumberId,
  SeatNumberId,
  Shape,
  StatId,
  StatShape,
  ZoneId,
  ZoneShape,
} from "./shape.ts";

/** So many names, each with its number behind it. */
export const numbered = (name: string, many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) => `${name}${i + 1}`);

type Names = Readonly<Record<string, string>>;

export class Schema {
  private readonly fields = {
    zones: [] as ZoneShape[],
    numbers: [] as string[],
    unseen: [] as string[],
    cardNumbers: [] as string[],
    settings: {} as Record<string, number>,
    seatNumbers: [] as string[],
    columns: [] as string[],
    counts: [] as string[],
    cardColumns: [] as string[],
    stats: [] as StatShape[],
    facts: [] as string[],
    marks: [] as string[],
  };
  /** What phases are called, by the values of the number that says which it is. */
  readonly phases: Names[] = [];
  private terms = WHILE_SOURCE + 1;

  /** A zone; each seat has one, and cards there are out of play, where nothing else is said. */
  zone(id: string, zone: Pick<ZoneShape, "sees"> & Partial<ZoneShape>): ZoneId {
    return this.fields.zones.push({ id, per: "seat", inPlay: false, ...zone }) - 1;
  }
  number(id: string, ...is: readonly ("card" | "unseen")[]): NumberId {
    if (is.includes("card")) this.fields.cardNumbers.push(id);
    if (is.includes("unseen")) this.fields.unseen.push(id);
    return this.fields.numbers.push(id) - 1;
  }
  /** A number that a match may begin with, and what it is where it does not. */
  setting(id: string, usual: number, ...is: readonly "unseen"[]): NumberId {
    this.fields.settings[id] = usual;
    return this.number(id, ...is);
  }
  phase(names: Names): number {
    return this.phases.push(names) - 1;
  }
  seatNumber(id: string): SeatNumberId {
    return this.fields.seatNumbers.push(id) - 1;
  }
  column(id: string, ...is: readonly ("card" | "shown")[]): ColumnId {
    if (is.includes("card")) this.fields.cardColumns.push(id);
    if (is.includes("shown")) this.fields.counts.push(id);
    return this.fields.columns.push(id) - 1;
  }
  /** Columns one behind another; the first of them. */
  columns(ids: readonly string[], ...is: readonly ("card" | "shown")[]): ColumnId {
    const first = this.fields.columns.length;
    for (const id of ids) this.column(id, ...is);
    return first;
  }
  stat(id: string, min: number, max: number): StatId {
    return this.fields.stats.push({ id, min, max }) - 1;
  }
  fact(id: string): FactId {
    return this.fields.facts.push(id) - 1;
  }
  /** All marks; rules call them by their names. */
  marks<const Mark extends string>(...names: readonly Mark[]): (name: Mark) => MarkId {
    this.fields.marks.push(...names);
    const ids = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Mark, MarkId>>;
    return (name) => ids[name];
  }
  /** How long changes last, beside the kernel's own terms; of each of so many seats, where it is about one. */
  term(seats = 1): number {
    this.terms += seats;
    return this.terms - seats;
  }

  shape(rest: Pick<Shape, "bounds" | "rewind">): Shape {
    return { ...this.fields, ...rest };
  }
}
