/**
 * Decks for cards that are in none: as many of a set's cards as go together, and cards of the game with them. What a deck
 * may be is the game's to say: whatever its reader finds wrong is left out again.
 */
import type { ListInfo, Problem } from "@tefuda/kernel";
import type { LoadedGame } from "./games.ts";

export interface MadeDecks {
  decks: ListInfo[];
  /** Cards that no deck could be made with, and what is wrong with the nearest to one. */
  left: { name: string; problem: Problem }[];
}

/** Each card stands in a deck as often as this, where there is room for it. */
const MOST_COPIES = 4;

/**
 * Decks in which every one of these cards is, each made after one of the ready decks: the one that takes most of them and
 * of which most is left.
 */
export function makeDecks(
  loaded: Pick<LoadedGame, "pack" | "book">,
  names: readonly string[],
  ready: readonly ListInfo[],
): MadeDecks {
  const made: MadeDecks = { decks: [], left: [] };
  let rest = names;
  while (rest.length > 0) {
    const tries = ready.map((base) => new Draft(loaded, rest, base).filled(ready));
    const best = tries
      .filter(({ list, own }) => list && own > 0)
      .sort((a, b) => b.own - a.own || b.kept - a.kept)[0];
    if (best?.list) {
      made.decks.push(best.list);
      rest = rest.filter((name) => !best.list!.cards.includes(name));
      continue;
    }
    const [name, ...others] = rest;
    const problem = tries[0]?.refused.get(name!) ?? tries[0]?.problems[0];
    if (problem) made.left.push({ name: name!, problem });
    rest = others;
  }
  return made;
}

interface Filled {
  list: ListInfo | undefined;
  problems: readonly Problem[];
  /** How many of the cards are in it, and how many copies of the ready deck's. */
  own: number;
  kept: number;
  /** Of the cards, those that it cannot hold, and what would be wrong. */
  refused: ReadonlyMap<string, Problem>;
}

/** A deck that grows card by card. */
class Draft {
  private readonly loaded: Pick<LoadedGame, "pack" | "book">;
  private readonly base: ListInfo;
  private readonly own: readonly string[];
  private readonly counts = new Map<string, number>();
  private readonly refused = new Map<string, Problem>();
  private size = 0;
  /** How much is wrong with a deck of no cards: that it is too small. */
  private readonly tooSmall: number;

  constructor(loaded: Pick<LoadedGame, "pack" | "book">, own: readonly string[], base: ListInfo) {
    this.loaded = loaded;
    this.base = base;
    this.own = own;
    this.tooSmall = this.read().problems.length;
  }

  /** With the cards themselves first, at most half of the deck where they are few, then those of ready decks, then any. */
  filled(ready: readonly ListInfo[]): Filled {
    const whole = this.base.cards.length;
    const copies = Math.min(MOST_COPIES, Math.max(1, Math.floor(whole / 2 / this.own.length)));
    this.fill(Array.from({ length: copies }, () => this.own).flat(), whole);
    const own = this.counts.size;
    const room = whole - this.size;
    const { cards } = this.base;
    // taken evenly from all of it, so that what the deck is about is still there
    const evenly = Array.from({ length: room }, (_, i) => cards[Math.floor((i * whole) / room)]!);
    const kept = this.fill(evenly, whole);
    const more = [
      ...cards,
      ...ready.flatMap((list) => list.cards),
      ...this.loaded.book.cards.map((c) => c.name),
    ];
    this.fill(
      more.filter((name) => !this.own.includes(name)),
      whole,
    );
    return { ...this.read(), own, kept, refused: this.refused };
  }

  /**
   * Adds cards in their order until there are so many, leaving out what does not fit; how many were added. Reading a deck takes
   * as long for one card more as for ten: as long as all goes well more are added at once.
   */
  private fill(names: readonly string[], whole: number): number {
    const before = this.size;
    let many = names.length;
    for (let at = 0; at < names.length && this.size < whole; ) {
      const next = names.slice(at, at + Math.min(many, whole - this.size));
      const fits = this.add(next);
      if (fits || next.length === 1) at += next.length;
      many = fits ? next.length * 2 : Math.max(1, next.length >> 1);
    }
    return this.size - before;
  }

  /** More cards, if nothing is wrong with them. */
  private add(names: readonly string[]): boolean {
    const before = new Map(this.counts);
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    const { problems } = this.read();
    // one that is whole is too small no longer, and whatever is wrong with it is something else
    const isWhole = this.size + names.length >= this.base.cards.length;
    if (problems.length <= (isWhole ? 0 : this.tooSmall)) {
      this.size += names.length;
      return true;
    }
    this.counts.clear();
    for (const [name, n] of before) this.counts.set(name, n);
    // what is wrong with a line is told before what is wrong with the whole
    const [name] = names;
    if (names.length === 1 && problems[0] && !this.counts.has(name!)) this.refused.set(name!, problems[0]);
    return false;
  }

  private read(): { list: ListInfo | undefined; problems: readonly Problem[] } {
    const lines = [...this.counts].map(([name, n]) => JSON.stringify(`${n} ${name}`));
    const text = `name: ${JSON.stringify(this.base.name)}\ncards: [${lines.join(", ")}]\n`;
    const { list, problems } = this.loaded.pack.readList(
      { path: `with-${this.base.id}.yaml`, text },
      this.loaded.book,
    );
    return { list, problems };
  }
}
