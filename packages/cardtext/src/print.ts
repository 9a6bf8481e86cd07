/** Printing: from a node to the words of its first pattern that says all of it. */
import { type Item, least } from "./pattern.ts";
import { match } from "./template.ts";
import type { Call, Compiled } from "./trie.ts";
import type { Form, Production, Slots } from "./types.ts";

/** One printing of one node. */
export class Printer {
  /** How much work it was: productions that were tried. */
  tried = 0;
  private readonly compiled: Compiled;
  private readonly memo = new Map<unknown, Map<number, readonly string[] | undefined>>();

  constructor(compiled: Compiled) {
    this.compiled = compiled;
  }

  /** The words of a node, or undefined if the table cannot say it. */
  print(call: Call, node: unknown): readonly string[] | undefined {
    if (typeof node !== "object" || node === null) return this.fresh(call, node);
    let known = this.memo.get(node);
    if (!known) {
      known = new Map();
      this.memo.set(node, known);
    }
    if (known.has(call.id)) return known.get(call.id);
    const words = this.fresh(call, node);
    known.set(call.id, words);
    return words;
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
    return undefined;
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
