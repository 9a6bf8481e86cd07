/**
 * The places of a tree of phrases: where reading stands between two words, and what can come next. Phrases that begin alike
 * share their beginning. What leads on from a place is worked out when reading first comes there: of most of what a table
 * could say nothing is ever made.
 */

import type { Item, NumberStyle } from "./pattern.ts";
import type { Call, Production } from "./types.ts";

/** A phrase that ends at a place. */
export interface Leaf {
  production: Production;
  /** Names of the slots along the way. */
  names: readonly string[];
}

/** What can come next at a place, and where it leads. */
export interface Onward {
  words: ReadonlyMap<string, Place>;
  numbers: readonly { style: NumberStyle; to: Place }[];
  quoted: Place | undefined;
  calls: readonly { call: Call; to: Place }[];
  leaves: readonly Leaf[];
}

/** Items from one of them on, and what comes behind them. */
interface Rest {
  items: readonly Item[];
  at: number;
  then: Rest | undefined;
}

/** The slots that a phrase has passed, the last first: what begins alike shares it. */
interface Names {
  name: string;
  before: Names | undefined;
}

/** A phrase that comes through a place. */
interface Way {
  production: Production;
  rest: Rest | undefined;
  names: Names | undefined;
}

/** How items are taken in the form in which the symbol of a tree is said. */
interface Tree {
  part(item: Extract<Item, { inflect: string }>): readonly Item[];
  call(item: Extract<Item, { symbol: string }>): Call;
}

export class Place {
  /** The word that leads here, as it is printed. */
  readonly shown: string;
  private readonly tree: Tree;
  /** The phrases that come through here, until it is worked out how they go on. */
  private ways: Way[] = [];
  private known: Onward | undefined;

  constructor(tree: Tree, shown = "") {
    this.tree = tree;
    this.shown = shown;
  }

  /** A phrase that begins here. */
  begin(production: Production, items: readonly Item[]): void {
    this.ways.push({ production, rest: { items, at: 0, then: undefined }, names: undefined });
  }

  onward(): Onward {
    if (!this.known) {
      const next = new Next();
      for (const { production, rest, names } of this.ways) this.sort(next, production, rest, names);
      this.known = next;
      this.ways = [];
    }
    return this.known;
  }

  /** Finds out what comes next in a phrase, and leads it there. */
  private sort(next: Next, production: Production, rest: Rest | undefined, names: Names | undefined): void {
    if (!rest) {
      next.ends(production, names);
      return;
    }
    const { items, at, then } = rest;
    const item = items[at];
    const behind = at + 1 < items.length ? { items, at: at + 1, then } : then;
    if (!item) this.sort(next, production, then, names);
    else if ("inflect" in item) {
      this.sort(next, production, { items: this.tree.part(item), at: 0, then: behind }, names);
    } else if ("options" in item) {
      for (const option of item.options)
        this.sort(next, production, { items: option, at: 0, then: behind }, names);
    } else {
      const passed = "slot" in item ? { name: item.slot, before: names } : names;
      next.by(item, this.tree).ways.push({ production, rest: behind, names: passed });
    }
  }
}

/** What comes next, while the phrases of a place are gone through. */
class Next implements Onward {
  readonly words = new Map<string, Place>();
  readonly numbers: { style: NumberStyle; to: Place }[] = [];
  quoted: Place | undefined;
  readonly calls: { call: Call; to: Place }[] = [];
  readonly leaves: Leaf[] = [];

  /** The place to which an item leads. */
  by(item: Exclude<Item, { inflect: string } | { options: unknown }>, tree: Tree): Place {
    if ("word" in item) {
      const known = this.words.get(item.key) ?? new Place(tree, item.word);
      this.words.set(item.key, known);
      return known;
    }
    if ("quoted" in item) {
      this.quoted ??= new Place(tree);
      return this.quoted;
    }
    if ("number" in item) {
      const known = this.numbers.find(({ style }) => style === item.number);
      if (known) return known.to;
      const to = new Place(tree);
      this.numbers.push({ style: item.number, to });
      return to;
    }
    const call = tree.call(item);
    const known = this.calls.find((edge) => edge.call === call);
    if (known) return known.to;
    const to = new Place(tree);
    this.calls.push({ call, to });
    return to;
  }

  ends(production: Production, passed: Names | undefined): void {
    const names: string[] = [];
    for (let one = passed; one; one = one.before) names.unshift(one.name);
    const known = this.leaves.some(
      (leaf) => leaf.production === production && leaf.names.join() === names.join(),
    );
    if (!known) this.leaves.push({ production, names });
  }
}
