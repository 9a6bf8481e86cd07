/**
 * The cheapest few things that each symbol can say, with what they mean: short ones of ordinary words. A phrase that
 * refuses what would stand in it (`make`) is asked before anything is built on it, so every piece has a meaning.
 */

import type { Compiled } from "../compiled.ts";
import { type Item, least } from "../pattern.ts";
import { build, equal } from "../template.ts";
import type { Call, Production, Slots } from "../types.ts";
import { isRead } from "../write.ts";
import type { Ordinary } from "./ordinary.ts";
import { Queue } from "./queue.ts";

export interface Piece {
  production: Production;
  cost: number;
  words: readonly string[];
  node: unknown;
}

/** A symbol as it stands in a row of a phrase. */
export type Inner = Extract<Item, { symbol: string }>;
export const isInner = (item: Item): item is Inner => "symbol" in item;

/** A row of a phrase in one form. */
export interface Row {
  call: Call;
  production: Production;
  items: readonly Item[];
  /** What stands in it, in the order of its words. */
  inner: readonly Call[];
  /** Its own words, and how unusual it is. */
  cost: number;
}

/** So many for each symbol in each form; how far down the lists a row looks, all its symbols taken together. */
const KEPT = 4;
const DOWN = 2;
/** What a phrase that is only read costs besides: it stands in a text where nothing else can. */
const UNSAID = 30;

export class Pieces {
  readonly compiled: Compiled;
  readonly starts: readonly Call[];
  private readonly ordinary: Ordinary;
  private readonly name: string;
  private readonly known = new Map<Call, Piece[]>();
  /** By symbol: the rows that it stands in, and where. */
  readonly uses = new Map<Call, { row: Row; at: number }[]>();
  /** By production, also of those that are only read: its rows in each form. */
  readonly rows = new Map<Production, Row[]>();
  private readonly queue = new Queue<{ row: Row; fill: readonly Piece[] }>();

  /** @param name what stands in quotation marks */
  constructor(compiled: Compiled, starts: readonly Call[], ordinary: Ordinary, name: string) {
    this.compiled = compiled;
    this.starts = starts;
    this.ordinary = ordinary;
    this.name = name;
    this.reach(starts);
    for (const rows of this.rows.values())
      for (const row of rows) if (row.inner.length === 0) this.offer(row, []);
    this.fill();
  }

  readonly of = (call: Call): readonly Piece[] => this.known.get(call) ?? [];

  private reach(starts: readonly Call[]): void {
    const calls = new Set(starts);
    for (const call of calls) {
      for (const production of this.compiled.productions(call)) {
        for (const items of this.rowsOf(production)) {
          const inner = items.filter(isInner).map((item) => this.compiled.callOf(item, call.form));
          const row = { call, production, items, inner, cost: this.ownCost(production, items) };
          this.rows.set(production, [...(this.rows.get(production) ?? []), row]);
          inner.forEach((one, at) => {
            calls.add(one);
            const uses = this.uses.get(one) ?? [];
            this.uses.set(one, uses);
            uses.push({ row, at });
          });
        }
      }
    }
  }

  /** As it is printed. */
  private rowsOf(production: Production): readonly (readonly Item[])[] {
    return this.compiled.pattern(production) ?? [];
  }

  private ownCost(production: Production, items: readonly Item[]): number {
    const own = items.filter((item) => !isInner(item)).length;
    return 1 + own + this.ordinary.rarity(production) + (isRead(production) ? UNSAID : 0);
  }

  private fill(): void {
    for (let next = this.queue.next(); next; next = this.queue.next()) {
      const { row, fill } = next;
      const { call } = row;
      // what it means is asked last: that may be long to work out
      const piece = this.full(row) ? undefined : this.piece(row, fill);
      const known = this.known.get(call) ?? [];
      if (!piece || known.some(({ node }) => equal(node, piece.node))) continue;
      this.known.set(call, [...known, piece]);
      for (const use of this.uses.get(call) ?? []) {
        if (this.full(use.row)) continue;
        for (const others of this.fillings(use.row, use.at, piece)) this.offer(use.row, others);
      }
    }
  }

  /** Whether a symbol has enough pieces, one of this phrase among them. */
  private full({ call, production }: Row): boolean {
    const known = this.of(call);
    return known.length >= KEPT && known.some((it) => it.production === production);
  }

  private offer(row: Row, fill: readonly Piece[]): void {
    this.queue.add(costOf(row, fill), { row, fill });
  }

  /** What can stand in a row, cheapest first as far as is known, with a piece at one of its places. */
  *fillings(row: Row, at?: number, piece?: Piece): Generator<readonly Piece[]> {
    const lists = row.inner.map((call, i) => (i === at ? [piece!] : this.of(call)));
    for (let down = 0; down <= DOWN; down++) yield* within(lists, down);
  }

  /** A row with what stands in it; undefined where that means nothing. */
  piece(row: Row, fill: readonly Piece[]): Piece | undefined {
    const { production, call } = row;
    const slots: Record<string, unknown> = {};
    const words: string[] = [];
    let at = 0;
    const walk = (items: readonly Item[]): void => {
      for (const item of items) {
        if ("inflect" in item) walk(this.compiled.part(item.inflect, item.parts, call.form));
        else if ("options" in item) walk(item.options[0]!);
        else if ("word" in item) words.push(item.word);
        else if ("number" in item) {
          const n = Math.max(least[item.number], this.ordinary.number(production));
          slots[item.slot] = n;
          words.push(this.compiled.language.number(n, item.number === "figures" || item.number === "nought"));
        } else if ("quoted" in item) {
          slots[item.slot] = this.name;
          words.push(this.compiled.language.quote(this.name));
        } else {
          const inner = fill[at++]!;
          slots[item.slot] = inner.node;
          words.push(...inner.words);
        }
      }
    };
    walk(row.items);
    const node = this.meaning(production, slots, call);
    if (node === undefined) return undefined;
    return { cost: costOf(row, fill), words, node, production };
  }

  private meaning(production: Production, slots: Slots, { form }: Call): unknown {
    return production.make
      ? production.make(slots, form)
      : build(production.node, slots, form, this.compiled.table.means ?? {});
  }
}

/** What a row costs with what stands in it. */
export const costOf = (row: Row, fill: readonly Piece[]): number =>
  fill.reduce((sum, { cost }) => sum + cost, row.cost);

/** One of each list, of which so many in all stand before those that are taken. */
function* within<Thing>(lists: readonly (readonly Thing[])[], down: number): Generator<readonly Thing[]> {
  const [first, ...others] = lists;
  if (!first) {
    if (down === 0) yield [];
    return;
  }
  const last = Math.min(down, first.length - 1);
  for (let i = others.length === 0 ? down : 0; i <= last; i++)
    for (const rest of within(others, down - i)) yield [first[i]!, ...rest];
}
