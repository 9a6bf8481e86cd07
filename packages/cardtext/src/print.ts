/** Printing: from a node to the words of its first pattern that says all of it. */

import type { Compiled } from "./compiled.ts";
import { saidAs } from "./open-words.ts";
import { type Item, least } from "./pattern.ts";
import { isBag, match } from "./template.ts";
import type { Call, Form, Production, Slots } from "./types.ts";

/** One printing of one node. */
export class Printer {
  /** How much work it was: productions that were tried. */
  tried = 0;
  private readonly compiled: Compiled;
  /** By what a node says and the call that asks for it. A row is cut in two in every way, so equal nodes come again and again. */
  private readonly memo = new Map<number, Map<number, readonly string[] | undefined>>();
  private readonly numbers = new Map<unknown, number>();
  /** The same by what a list or a node consists of; a word is what it is. */
  private readonly byParts = new Map<unknown, number>();

  constructor(compiled: Compiled) {
    this.compiled = compiled;
  }

  /** The words of a node, or undefined if the table cannot say it. */
  print(call: Call, node: unknown): readonly string[] | undefined {
    if (typeof node !== "object" || node === null) return this.fresh(call, node);
    const number = this.numberOf(node);
    const known = this.memo.get(number) ?? new Map<number, readonly string[] | undefined>();
    this.memo.set(number, known);
    if (known.has(call.id)) return known.get(call.id);
    const words = this.fresh(call, node);
    known.set(call.id, words);
    return words;
  }

  /** The same number for what is equal all the way down, with its fields in the same order. */
  private numberOf(value: unknown): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    let parts: unknown = typeof value === "string" ? `"${value}` : value;
    if (Array.isArray(value)) {
      parts = "[";
      for (const item of value) parts += `${this.numberOf(item)},`;
    } else if (isBag(value)) {
      parts = "{";
      for (const name in value)
        if (value[name] !== undefined) parts += `${name}:${this.numberOf(value[name])},`;
    }
    const number = this.byParts.get(parts) ?? this.byParts.size;
    this.byParts.set(parts, number);
    this.numbers.set(value, number);
    return number;
  }

  private fresh(call: Call, node: unknown): readonly string[] | undefined {
    for (const production of this.compiled.saying(call, node)) {
      this.tried++;
      for (const slots of this.takes(production, node, call.form)) {
        for (const row of this.compiled.pattern(production) ?? []) {
          const words = this.row(row, slots, call.form);
          if (words) return words;
        }
      }
    }
    // a word that cards brought
    if (!call.open || typeof node !== "string") return undefined;
    return [saidAs(node, this.compiled.language.name, call.open.several)];
  }

  private takes(production: Production, node: unknown, form: Form): readonly Slots[] {
    if (production.take) {
      const slots = production.take(node, form);
      return slots === undefined ? [] : Array.isArray(slots) ? (slots as readonly Slots[]) : [slots as Slots];
    }
    const slots: Record<string, unknown> = {};
    return match(production.node, node, slots, form, this.compiled.table.means ?? {}) ? [slots] : [];
  }

  private row(row: readonly Item[], slots: Slots, form: Form): string[] | undefined {
    const words: string[] = [];
    const walk = (items: readonly Item[]): boolean => {
      for (const item of items) {
        if ("inflect" in item) {
          if (!walk(this.compiled.part(item.inflect, item.parts, form))) return false;
        } else if ("options" in item) {
          if (!walk(item.options[0]!)) return false;
        } else if ("word" in item) words.push(item.word);
        else {
          const value = slots[item.slot];
          if (value === undefined) return false;
          if ("number" in item) {
            if (typeof value !== "number" || value < least[item.number]) return false;
            words.push(
              this.compiled.language.number(value, item.number === "figures" || item.number === "nought"),
            );
          } else if ("quoted" in item) {
            if (typeof value !== "string") return false;
            words.push(this.compiled.language.quote(value));
          } else {
            const inner = this.print(this.compiled.callOf(item, form), value);
            if (!inner) return false;
            words.push(...inner);
          }
        }
      }
      return true;
    };
    // A row that leaves out something that is there says too little.
    for (const name in slots) if (slots[name] !== undefined && !mentions(row, name)) return undefined;
    return walk(row) ? words : undefined;
  }
}

function mentions(row: readonly Item[], name: string): boolean {
  return row.some((item) => "slot" in item && item.slot === name);
}
