/** Reading: every reading of a text, each place of it read once for every symbol and form. */

import type { Compiled } from "./compiled.ts";
import type { OpenWords } from "./open-words.ts";
import { least } from "./pattern.ts";
import type { Leaf, Onward, Place } from "./places.ts";
import { build, equal } from "./template.ts";
import type { Call, Production, Token } from "./types.ts";

/** One reading of a stretch of tokens. */
export interface Reading {
  end: number;
  node: unknown;
  production?: Production;
  /** What it is a reading of; nothing where a number or a quotation stands. */
  call?: Call;
  parts: readonly Reading[];
  start: number;
  /** Other phrases that say the same in the same words. */
  also?: Pick<Reading, "production" | "parts">[];
}

/** What was read of a phrase so far, the last part first: most beginnings come to nothing, and cost one link a part. */
interface Chain {
  part: Reading;
  before: Chain | undefined;
  length: number;
}
const linked = (before: Chain | undefined, part: Reading): Chain => ({
  part,
  before,
  length: (before?.length ?? 0) + 1,
});

/** A place in the table at which reading stood before the farthest token. */
export interface Stand {
  place: Place;
  /** Where the phrase it belongs to began. */
  from: number;
}

/** Steps that one reading may take; more is an error, never a wait. What a card says takes some hundreds. */
export const stepLimit = 150_000;

/** Reading a text took too many steps. */
export class TooMuch extends Error {}

/** One reading of one text. */
export class Reader {
  readonly tokens: readonly Token[];
  farthest = 0;
  stands: Stand[] = [];
  /** Whether the whole text has the form of one, and is refused by what it means. */
  refused = false;
  private readonly compiled: Compiled;
  private readonly start: Call;
  /** What cards bring. */
  readonly words: OpenWords;
  private readonly memo = new Map<number, Reading[]>();
  /** A word of the phrases that is passed as if it were not there. */
  private readonly without: string | undefined;
  /** Whether the text ends as sentences end. */
  private readonly stops: boolean;
  /** How much work it was. */
  steps = 0;

  /** @param without a word that neither the text nor the phrases need */
  constructor(compiled: Compiled, start: Call, tokens: readonly Token[], words: OpenWords, without?: string) {
    this.compiled = compiled;
    this.start = start;
    this.words = words;
    this.without = without;
    this.tokens = without === undefined ? tokens : tokens.filter(({ key }) => key !== without);
    this.stops = /^[.。]$/.test(this.tokens.at(-1)?.key ?? "");
  }

  /** All readings of the whole text as what it starts with. */
  whole(): Reading[] {
    return this.parse(this.start, 0).filter((r) => r.end === this.tokens.length);
  }

  private parse(call: Call, at: number): readonly Reading[] {
    const key = call.id * 1024 + at;
    const known = this.memo.get(key);
    if (known) return known;
    let found: Reading[] = [];
    this.walk(this.compiled.beginning(call), call, at, at, undefined, found);
    if (call.open) this.brought(call, call.open, at, found);
    if (call.longest && found.length > 1) {
      const end = Math.max(...found.map((r) => r.end));
      found = found.filter((r) => r.end === end);
    }
    this.memo.set(key, found);
    return found;
  }

  /** The words that cards bring, where one of a list of them may stand. */
  private brought(
    call: Call,
    { list, several }: NonNullable<Call["open"]>,
    at: number,
    found: Reading[],
  ): void {
    for (const { end, id } of this.words.at(list, several, this.compiled.language, this.tokens, at))
      if (!found.some((other) => other.end === end && other.node === id))
        found.push({ start: at, end, node: id, call, parts: [] });
  }

  private walk(
    begin: Place,
    call: Call,
    from: number,
    beginAt: number,
    parts: Chain | undefined,
    found: Reading[],
  ): void {
    for (let place = begin, at = beginAt; ; at++) {
      this.arrive(place, from, at);
      const onward = place.onward();
      for (const leaf of onward.leaves) this.finish(leaf, call, from, at, parts, found);
      const passed = this.without === undefined ? undefined : onward.words.get(this.without);
      if (passed) this.walk(passed, call, from, at, parts, found);
      const token = this.tokens[at];
      if (!token) return;
      const next = onward.words.get(token.key);
      // where only words lead on there is one way at most
      if (onward.calls.length > 0 || onward.numbers.length > 0 || onward.quoted) {
        if (next) this.walk(next, call, from, at + 1, parts, found);
        this.branch(onward, token, call, from, at, parts, found);
        return;
      }
      if (!next) return;
      place = next;
    }
  }

  /** Counts a step, and remembers the farthest places. */
  private arrive(place: Place, from: number, at: number): void {
    if (++this.steps > stepLimit) throw new TooMuch();
    if (at < this.farthest) return;
    if (at > this.farthest) {
      this.farthest = at;
      this.stands = [];
    }
    this.stands.push({ place, from });
  }

  /** Goes on by whatever is no word: numbers, quotations, phrases. */
  private branch(
    { numbers, quoted, calls }: Onward,
    token: Token,
    call: Call,
    from: number,
    at: number,
    parts: Chain | undefined,
    found: Reading[],
  ): void {
    const leaf = (value: unknown): Chain => linked(parts, { start: at, end: at + 1, node: value, parts: [] });
    if (token.num !== undefined && Number.isInteger(token.num)) {
      for (const { style, to } of numbers)
        if (token.num >= least[style]) this.walk(to, call, from, at + 1, leaf(token.num), found);
    }
    if (token.quoted !== undefined && quoted)
      this.walk(quoted, call, from, at + 1, leaf(token.quoted), found);
    for (const { call: inner, to } of calls) {
      const first = this.compiled.first(inner);
      const fits =
        first.words.has(token.key) ||
        (first.numbers && token.num !== undefined) ||
        (first.quoted && token.quoted !== undefined) ||
        this.isBrought(first.open, token) ||
        (this.without !== undefined && first.words.has(this.without));
      if (!fits) continue;
      for (const part of this.parse(inner, at))
        this.walk(to, call, from, part.end, linked(parts, part), found);
    }
  }

  private isBrought(lists: ReadonlySet<string>, { key }: Token): boolean {
    for (const list of lists) if (this.words.begins(list, this.compiled.language, key)) return true;
    return false;
  }

  private finish(
    leaf: Leaf,
    call: Call,
    from: number,
    end: number,
    chain: Chain | undefined,
    found: Reading[],
  ): void {
    const { production } = leaf;
    const parts: Reading[] = [];
    for (let link = chain; link; link = link.before) parts[link.length - 1] = link.part;
    const slots: Record<string, unknown> = {};
    parts.forEach((part, i) => {
      slots[leaf.names[i]!] = part.node;
    });
    const means = this.compiled.table.means ?? {};
    const node = production.make
      ? production.make(slots, call.form)
      : build(production.node, slots, call.form, means);
    if (node === undefined) {
      if (end === this.tokens.length && (call === this.start || this.stops)) this.refused = true;
      return;
    }
    // Each is compared with all before it.
    this.steps += found.length;
    const same = found.find((other) => other.end === end && equal(other.node, node));
    if (same) {
      same.also = [...(same.also ?? []), { production, parts }];
      return;
    }
    found.push({ start: from, end, node, production, call, parts });
  }
}
