/**
 * Whole texts that a given phrase stands in, the shortest of ordinary words first: the phrase is made, and what it is part
 * of is built around it, up to a text.
 */

import { equal } from "../template.ts";
import type { Call, Production } from "../types.ts";
import { costOf, type Piece, type Pieces, type Row } from "./pieces.ts";
import { Queue } from "./queue.ts";
import type { Spoken } from "./spoken.ts";

export interface Derived {
  start: Call;
  text: string;
}

/** A row and what would stand in it: what that means is worked out when its turn comes. */
interface Way {
  row: Row;
  fill: readonly Piece[];
}

/** So much is tried on the way up. */
const TRIED = 2000;
/** So many known texts are tried with so many ways to say a phrase. */
const WITHIN = 4;

export class Texts {
  private readonly pieces: Pieces;
  private readonly starts: ReadonlySet<Call>;
  /** By symbol: the least that the rest of a text around it costs. */
  private readonly around: ReadonlyMap<Call, number>;

  constructor(pieces: Pieces) {
    this.pieces = pieces;
    this.starts = new Set(pieces.starts);
    this.around = aroundOf(pieces);
  }

  /** Whether a text can come to a phrase at all, whatever it means. */
  leadsTo(production: Production): boolean {
    return this.pieces.rows.has(production);
  }

  /** Not all of them: the first few, of which one may be refused for what it means. */
  *texts(production: Production): Generator<Derived> {
    const begin: Way[] = [];
    for (const row of this.pieces.rows.get(production) ?? [])
      for (const fill of this.pieces.fillings(row)) begin.push({ row, fill });
    yield* this.upwards(production, begin);
  }

  /** The same, where what is ordinary does not do: with what known texts say in it, and within such texts. */
  *amid(production: Production, spoken: Spoken): Generator<Derived> {
    const begin: Way[] = [];
    for (const row of this.pieces.rows.get(production) ?? []) {
      const lists = row.inner.map((call) => [...this.pieces.of(call), ...spoken.pieces(call)]);
      lists.forEach((list, at) => {
        for (const piece of list)
          for (const fill of this.pieces.fillings(row, at, piece)) begin.push({ row, fill });
      });
      if (lists.length === 0) begin.push({ row, fill: [] });
    }
    let within = WITHIN;
    for (const { row, fill } of begin) {
      const piece = this.pieces.piece(row, fill);
      if (!piece) continue;
      if (within-- === 0) break;
      const words = this.pieces.compiled.language.join(piece.words);
      yield* firstOf(spoken.around(row.call, words), WITHIN);
    }
    yield* this.upwards(production, begin);
  }

  private *upwards(production: Production, begin: readonly Way[]): Generator<Derived> {
    const queue = new Queue<Way>();
    const add = (way: Way): void => {
      const around = this.around.get(way.row.call);
      if (around !== undefined) queue.add(costOf(way.row, way.fill) + around, way);
    };
    begin.forEach(add);
    const seen = new Map<Call, Piece[]>();
    for (let tried = 0, next = queue.next(); next && tried < TRIED; next = queue.next()) {
      const { row, fill } = next;
      const { call } = row;
      const known = seen.get(call) ?? [];
      const whole = this.starts.has(call);
      // of what one phrase says the first is built upon
      const built = known.some((it) => it.production === row.production);
      if (built && !whole) continue;
      tried++;
      const piece = this.pieces.piece(row, fill);
      if (!piece || known.some(({ node }) => equal(node, piece.node))) continue;
      seen.set(call, [...known, piece]);
      if (whole) yield { start: call, text: this.pieces.compiled.language.join(piece.words) };
      if (built) continue;
      for (const use of this.pieces.uses.get(call) ?? [])
        if (use.row.production !== production)
          for (const others of this.pieces.fillings(use.row, use.at, piece))
            add({ row: use.row, fill: others });
    }
  }
}

function* firstOf<Thing>(all: Iterable<Thing>, n: number): Generator<Thing> {
  let left = n;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

function aroundOf({ starts, rows, of }: Pieces): Map<Call, number> {
  const byCall = new Map<Call, Row[]>();
  for (const row of [...rows.values()].flat()) byCall.set(row.call, [...(byCall.get(row.call) ?? []), row]);
  const around = new Map<Call, number>();
  const queue = new Queue<Call>();
  const cheaper = (call: Call, cost: number): void => {
    if (cost >= (around.get(call) ?? Number.POSITIVE_INFINITY)) return;
    around.set(call, cost);
    queue.add(cost, call);
  };
  for (const start of starts) cheaper(start, 0);
  const least = (call: Call): number => of(call)[0]?.cost ?? Number.POSITIVE_INFINITY;
  for (let call = queue.next(); call; call = queue.next()) {
    for (const row of byCall.get(call) ?? []) {
      row.inner.forEach((inner, at) => {
        const beside = row.inner.reduce((sum, other, i) => (i === at ? sum : sum + least(other)), row.cost);
        if (Number.isFinite(beside)) cheaper(inner, around.get(row.call)! + beside);
      });
    }
  }
  return around;
}
