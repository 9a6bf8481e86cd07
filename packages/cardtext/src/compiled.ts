/**
 * The phrase table made ready for one language: its patterns, for each symbol in each form the place where its phrases
 * begin (`places.ts`), and what each can begin with.
 */
import { expand, type Item } from "./pattern.ts";
import { Place } from "./places.ts";
import { fixedFields, isBag } from "./template.ts";
import type { Call, Form, Language, PhraseTable, Production } from "./types.ts";

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
  private readonly beginnings: (Place | undefined)[] = [];
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

  /** Where the phrases of a symbol begin. */
  beginning(call: Call): Place {
    let place = this.beginnings[call.id];
    if (!place) {
      place = new Place({
        part: (item) => this.part(item.inflect, item.parts, call.form),
        call: (item) => this.callOf(item, call.form),
      });
      for (const production of this.productions(call))
        for (const row of this.patterns(production)) place.begin(production, row);
      this.beginnings[call.id] = place;
    }
    return place;
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
    const { words, numbers, quoted, calls, leaves } = this.beginning(call).onward();
    if (leaves.length > 0) throw new Error(`a phrase of "${call.symbol}" may say nothing`);
    for (const word of words.keys()) first.words.add(word);
    first.numbers = numbers.length > 0;
    first.quoted = quoted !== undefined;
    for (const edge of calls) {
      const inner = this.findFirst(edge.call, [...path, call]);
      for (const word of inner.words) first.words.add(word);
      first.numbers ||= inner.numbers;
      first.quoted ||= inner.quoted;
      for (const list of inner.open) first.open.add(list);
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
