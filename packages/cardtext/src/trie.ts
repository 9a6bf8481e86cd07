/**
 * The phrase table made ready for reading one language: for each symbol in each form one tree of items, in which
 * phrases that begin alike share their beginning; and what each can begin with.
 */
import type { Words } from "@tefuda/kernel";
import { expand, type Item, type NumberStyle } from "./pattern.ts";
import { fixedFields, isBag } from "./template.ts";
import type { Form, Language, PhraseTable, Production } from "./types.ts";

/** A symbol in a form; one object for each pair, so that it can be compared and used as a key. */
export interface Call {
  symbol: string;
  form: Form;
  id: number;
  longest: boolean;
  says?: Words;
  /** The list of words that cards may bring, and whether several are meant here. */
  open?: { list: string; several: boolean };
}

export interface Leaf {
  production: Production;
  /** Names of the slots along the path. */
  names: readonly string[];
}

/** A place in a tree. There are hundreds of thousands of them, most with one way on: what is not there takes no room. */
export interface Node {
  /** The word that leads here, as it is printed. */
  readonly shown: string;
  /** The first word that leads on, and where to; further ones. */
  word: string | undefined;
  to: Node | undefined;
  more: Map<string, Node> | undefined;
  numbers: readonly { style: NumberStyle; to: Node }[];
  quoted: Node | undefined;
  calls: readonly { call: Call; to: Node }[];
  /** Nodes that are reached without a word: where alternatives meet again. */
  also: readonly Node[];
  leaves: readonly Leaf[];
}

/** All ways to say a pattern. */
type Rows = readonly (readonly Item[])[];

/** What a symbol can begin with. */
export interface First {
  words: Set<string>;
  numbers: boolean;
  quoted: boolean;
  /** The lists of words that cards may bring. */
  open: Set<string>;
}

const NONE: readonly never[] = [];
function emptyNode(shown = ""): Node {
  return {
    shown,
    word: undefined,
    to: undefined,
    more: undefined,
    numbers: NONE,
    quoted: undefined,
    calls: NONE,
    also: NONE,
    leaves: NONE,
  };
}

/** Where a word leads from a node. */
export const after = (node: Node, word: string): Node | undefined =>
  node.word === word ? node.to : node.more?.get(word);

/** The words that lead on from a node, and where to. */
export function wordsAfter(node: Node): [word: string, to: Node][] {
  const first: [string, Node][] = node.to ? [[node.word!, node.to]] : [];
  return [...first, ...(node.more ?? [])];
}

/** A node and all that is reached from it without a word. */
export function reachable(node: Node): Node[] {
  const all = [node];
  for (const it of all) for (const also of it.also) if (!all.includes(also)) all.push(also);
  return all;
}

/** Productions by what their templates have in one field, the one that most of them fix; the others are tried for any node. */
interface Sayers {
  field: string;
  by: ReadonlyMap<string, readonly Production[]>;
  others: readonly Production[];
}
function sorted(productions: readonly Production[]): Sayers {
  const fixed = productions.map((p) => (p.take ? {} : fixedFields(p.node)));
  const counts = new Map<string, number>();
  for (const name of fixed.flatMap((it) => Object.keys(it))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const field = [...counts].reduce((best, it) => (it[1] > best[1] ? it : best), ["", 0])[0];
  const values = new Set(fixed.flatMap((it) => it[field] ?? []));
  const those = (value: string | undefined) =>
    productions.filter((_, i) => fixed[i]![field] === undefined || fixed[i]![field] === value);
  return { field, by: new Map([...values].map((value) => [value, those(value)])), others: those(undefined) };
}

/** The table in one language, for all its grammars. What is worked out from it is worked out when it is wanted. */
export class Compiled {
  readonly table: PhraseTable;
  readonly language: Language;
  private readonly byMakes = new Map<string, Production[]>();
  private readonly calls = new Map<string, Call>();
  private readonly all: Call[] = [];
  private readonly tries: (Node | undefined)[] = [];
  private readonly firsts: (First | undefined)[] = [];
  private readonly makers = new Map<Call, readonly Production[]>();
  private readonly rows = new Map<Production, (Rows | undefined)[]>();
  private readonly called = new Map<Item, Map<Form, Call>>();
  private readonly sayers: (Sayers | undefined)[] = [];
  private readonly owner = new Map<string, string>();
  private known: Set<string> | undefined;

  constructor(table: PhraseTable, language: Language) {
    this.table = table;
    this.language = language;
    for (const [feature, values] of Object.entries(table.features)) {
      for (const value of values) {
        if (this.owner.has(value)) throw new Error(`the value "${value}" belongs to two features`);
        this.owner.set(value, feature);
      }
    }
    for (const production of table.productions) {
      if (!(production.makes in table.symbols)) throw new Error(`no symbol "${production.makes}"`);
      const list = this.byMakes.get(production.makes);
      if (list) list.push(production);
      else this.byMakes.set(production.makes, [production]);
    }
  }

  /** The productions that make a symbol in a form. */
  productions(call: Call): readonly Production[] {
    let made = this.makers.get(call);
    if (!made) {
      made = (this.byMakes.get(call.symbol) ?? []).filter((p) => {
        for (const feature in p.only ?? {}) {
          if (!p.only![feature]!.includes(call.form[feature] ?? "")) return false;
        }
        return true;
      });
      this.makers.set(call, made);
    }
    return made;
  }

  /** A symbol as a pattern in a form calls it. */
  call(symbol: string, values: readonly string[], from: Form): Call {
    const info = this.table.symbols[symbol]!;
    const form: Record<string, string> = {};
    let key = symbol;
    for (const feature of info.features ?? []) {
      const own = values.find((value) => this.owner.get(value) === feature);
      form[feature] = own ?? from[feature] ?? this.table.features[feature]![0]!;
      key += `,${form[feature]}`;
    }
    let call = this.calls.get(key);
    if (!call) {
      call = { symbol, form, id: this.all.length, longest: info.longest ?? false };
      if (info.says) call.says = info.says;
      if (info.open)
        call.open = {
          list: info.open.list,
          several: info.open.counted === true && form.num !== undefined && form.num !== "sg",
        };
      this.calls.set(key, call);
      this.all.push(call);
    }
    return call;
  }

  /** The same for an item of a pattern, worked out once for each form in which it stands. */
  callOf(item: Extract<Item, { symbol: string }>, from: Form): Call {
    const known = this.called.get(item) ?? new Map<Form, Call>();
    this.called.set(item, known);
    const call = known.get(from) ?? this.call(item.symbol, item.values, from);
    known.set(from, call);
    return call;
  }

  /** Those of the productions that make a symbol in a form that could say a node, told by one of its fields. */
  saying(call: Call, node: unknown): readonly Production[] {
    const known = this.sayers[call.id] ?? sorted(this.productions(call));
    this.sayers[call.id] = known;
    const value = isBag(node) ? node[known.field] : undefined;
    return (typeof value === "string" && known.by.get(value)) || known.others;
  }

  /** The rows of all of a production's patterns. */
  patterns(production: Production): readonly (readonly Item[])[] {
    return (production[this.language.name] ?? []).flatMap((_, n) => this.pattern(production, n)!);
  }

  /** The rows of one of a production's patterns, the one that is printed if no other is named; undefined without it. */
  pattern(production: Production, n = 0): Rows | undefined {
    const pattern = production[this.language.name]?.[n];
    if (pattern === undefined) return undefined;
    let known = this.rows.get(production);
    if (!known) {
      known = [];
      this.rows.set(production, known);
    }
    known[n] ??= expand(pattern, this.language, this.table);
    return known[n];
  }

  /** Which alternative of an inflection a form takes. */
  part(inflect: string, parts: readonly Item[][], form: Form): readonly Item[] {
    const { feature, index } = this.table.inflections[inflect]!;
    const value = form[feature] ?? this.table.features[feature]![0]!;
    return parts[index[value] ?? 0] ?? parts[0]!;
  }

  trie(call: Call): Node {
    let root = this.tries[call.id];
    if (!root) {
      root = emptyNode();
      this.tries[call.id] = root;
      for (const production of this.productions(call))
        for (const row of this.patterns(production)) this.insert(root, row, production, call.form);
    }
    return root;
  }

  private insert(root: Node, row: readonly Item[], production: Production, form: Form): void {
    const names: string[] = [];
    let node = root;
    const walk = (items: readonly Item[]) => {
      for (const item of items) {
        if ("inflect" in item) {
          walk(this.part(item.inflect, item.parts, form));
          continue;
        }
        if ("options" in item) {
          const meet = emptyNode();
          const from = node;
          for (const option of item.options) {
            node = from;
            walk(option);
            node.also = [...node.also, meet];
          }
          node = meet;
          continue;
        }
        if ("slot" in item) names.push(item.slot);
        node = this.step(node, item, form);
      }
    };
    walk(row);
    if (!node.leaves.some((leaf) => leaf.production === production && leaf.names.join() === names.join())) {
      node.leaves = [...node.leaves, { production, names }];
    }
  }

  private step(
    node: Node,
    item: Exclude<Item, { inflect: string } | { options: unknown }>,
    form: Form,
  ): Node {
    if ("word" in item) {
      const known = after(node, item.key);
      if (known) return known;
      const to = emptyNode(item.word);
      if (node.to) {
        node.more ??= new Map();
        node.more.set(item.key, to);
      } else {
        node.word = item.key;
        node.to = to;
      }
      return to;
    }
    if ("number" in item) {
      let edge = node.numbers.find((e) => e.style === item.number);
      if (!edge) {
        edge = { style: item.number, to: emptyNode() };
        node.numbers = [...node.numbers, edge];
      }
      return edge.to;
    }
    if ("quoted" in item) {
      node.quoted ??= emptyNode();
      return node.quoted;
    }
    const call = this.callOf(item, form);
    let edge = node.calls.find((e) => e.call === call);
    if (!edge) {
      edge = { call, to: emptyNode() };
      node.calls = [...node.calls, edge];
    }
    return edge.to;
  }

  /** What a call can begin with; a symbol that can begin with itself is refused. */
  first(call: Call): First {
    return this.firsts[call.id] ?? this.findFirst(call, []);
  }
  private findFirst(call: Call, path: readonly Call[]): First {
    const known = this.firsts[call.id];
    if (known) return known;
    if (path.includes(call)) {
      const round = [...path.slice(path.indexOf(call)), call].map((c) => c.symbol);
      throw new Error(`a phrase begins with itself: ${round.join(" > ")}`);
    }
    const first: First = { words: new Set(), numbers: false, quoted: false, open: new Set() };
    if (call.open) first.open.add(call.open.list);
    for (const node of reachable(this.trie(call))) {
      if (node.leaves.length > 0) throw new Error(`a phrase of "${call.symbol}" may say nothing`);
      for (const [word] of wordsAfter(node)) first.words.add(word);
      first.numbers ||= node.numbers.length > 0;
      first.quoted ||= node.quoted !== undefined;
      for (const edge of node.calls) {
        const inner = this.findFirst(edge.call, [...path, call]);
        for (const word of inner.words) first.words.add(word);
        first.numbers ||= inner.numbers;
        first.quoted ||= inner.quoted;
        for (const list of inner.open) first.open.add(list);
      }
    }
    this.firsts[call.id] = first;
    return first;
  }

  /** Every word that any phrase uses. */
  vocabulary(): ReadonlySet<string> {
    if (!this.known) {
      this.known = new Set();
      const add = (items: readonly Item[]) => {
        for (const item of items) {
          if ("word" in item) this.known!.add(item.key);
          else if ("inflect" in item) item.parts.forEach(add);
          else if ("options" in item) item.options.forEach(add);
        }
      };
      for (const production of this.table.productions) this.patterns(production).forEach(add);
    }
    return this.known;
  }
}
