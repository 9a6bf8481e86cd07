/**
 * Decks for cards that are in none: those of a set that belong together, as often as they may be there, and cards of the
 * game with them. What belongs together and what a deck may be is the game's to say: whatever its reader finds wrong is left
 * out again.
 */
import type { ListInfo, Problem } from "@tefuda/kernel";
import type { LoadedGame } from "./games.ts";

export interface MadeDecks {
  decks: ListInfo[];
  /** Cards that no deck could be made with, and what is wrong with the nearest to one. */
  left: { name: string; problem: Problem }[];
}

type Loaded = Pick<LoadedGame, "pack" | "book">;

/** Each card stands in a deck as often as this, where there is room for it. */
const MOST_COPIES = 4;
/** So much of a deck the cards have at most: what they need may be what nobody has written yet. */
const SHARE = 2 / 3;

/** Decks in which every one of these cards is, each made after the ready deck that is nearest to it. */
export function makeDecks(loaded: Loaded, names: readonly string[], ready: readonly ListInfo[]): MadeDecks {
  const made: MadeDecks = { decks: [], left: [] };
  const camps = new Camps(loaded);
  let rest = [...new Set(names)];
  while (rest.length > 0) {
    const own = camps.together(rest, ready);
    let draft: Draft | undefined;
    let list: ListInfo | undefined;
    for (const base of camps.nearest(own, ready)) {
      draft = new Draft(loaded, own, base);
      list = draft.filled(camps.beside(own, base, ready));
      // what is wrong with cards by themselves is wrong with them in any deck
      if (list || draft.isEmpty) break;
    }
    if (list) made.decks.push(list);
    // each time some go, into a deck or out
    const gone = new Set(list ? list.cards : draft?.isEmpty ? own : own.slice(0, 1));
    for (const name of list ? [] : gone) {
      const problem = draft?.whatIsWrongWith(name);
      if (problem) made.left.push({ name, problem });
    }
    rest = rest.filter((name) => !gone.has(name));
  }
  return made;
}

/** Which cards belong together, as the game says it of decks of few packs. */
class Camps {
  private readonly loaded: Loaded;
  private readonly known: ReadonlyMap<string, string | undefined>;

  constructor(loaded: Loaded) {
    this.loaded = loaded;
    const { pack, book } = loaded;
    this.known = new Map(book.cards.map((card) => [card.name, pack.limited?.partOf(card).camp]));
  }

  /**
   * Of some cards those that go into one deck: those of one camp, and of further ones where they are few; each in as many
   * copies as ready decks have. Cards of no camp go with any.
   */
  together(names: readonly string[], ready: readonly ListInfo[]): string[] {
    const { together = 1 } = this.loaded.pack.limited ?? {};
    const copies = ready.map(({ cards }) => cards.length / new Set(cards).size);
    const usual = Math.max(1, Math.round(mean(copies)));
    const room = mean(ready.map(({ cards }) => cards.length)) * SHARE;
    const most = Math.max(1, Math.floor(room / usual));
    const byCamp = Map.groupBy(names, (name) => this.known.get(name));
    const any = byCamp.get(undefined) ?? [];
    byCamp.delete(undefined);
    const [first = [], ...others] = [...byCamp.values()].sort((a, b) => b.length - a.length);
    const own = partOf(first, most);
    let camps = 1;
    for (const more of others) {
      if (own.length >= room / MOST_COPIES || camps >= together) break;
      if (own.length + more.length > most) continue;
      own.push(...more);
      camps++;
    }
    return own.length === 0 ? partOf(any, most) : [...own, ...any.slice(0, most - own.length)];
  }

  /** The ready decks, those first that have most cards of the same camps. */
  nearest(own: readonly string[], ready: readonly ListInfo[]): ListInfo[] {
    const camps = this.of(own);
    const near = (list: ListInfo): number =>
      list.cards.filter((name) => camps.has(this.known.get(name))).length / list.cards.length;
    return ready
      .map((list) => ({ list, near: near(list) }))
      .sort((a, b) => b.near - a.near)
      .map(({ list }) => list);
  }

  /** What stands beside some cards in a deck that is made after another: what goes with them first. */
  beside(own: readonly string[], base: ListInfo, ready: readonly ListInfo[]): string[][] {
    const camps = this.of(own);
    const goes = (name: string): boolean => {
      const camp = this.known.get(name);
      return camp === undefined || camps.size === 0 || camps.has(camp);
    };
    const all = [
      ...base.cards,
      ...ready.flatMap(({ cards }) => cards),
      ...this.loaded.book.cards.map(({ name }) => name),
    ].filter((name) => !own.includes(name));
    return [base.cards.filter(goes), all.filter(goes), all];
  }

  private of(names: readonly string[]): Set<string | undefined> {
    const camps = new Set(names.map((name) => this.known.get(name)));
    camps.delete(undefined);
    return camps;
  }
}

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / Math.max(1, all.length);

/** The first of as few parts as can be that are as large as each other and no larger than this. */
function partOf(names: readonly string[], most: number): string[] {
  const parts = Math.max(1, Math.ceil(names.length / most));
  return names.slice(0, Math.ceil(names.length / parts));
}

/** A deck that grows card by card. */
class Draft {
  private readonly loaded: Loaded;
  private readonly base: ListInfo;
  private readonly own: readonly string[];
  private readonly counts = new Map<string, number>();
  private readonly refused = new Map<string, Problem>();
  private size = 0;
  /** How much is wrong with a deck of no cards: that it is too small. */
  private readonly tooSmall: number;

  constructor(loaded: Loaded, own: readonly string[], base: ListInfo) {
    this.loaded = loaded;
    this.base = base;
    this.own = own;
    this.tooSmall = this.read().problems.length;
  }

  /** With the cards themselves and then with what stands beside them; nothing where none of them fits, or no deck comes of it. */
  filled([near = [], ...others]: readonly string[][]): ListInfo | undefined {
    const whole = this.base.cards.length;
    const room = Math.floor((whole * SHARE) / this.own.length);
    const copies = Math.min(MOST_COPIES, Math.max(1, room));
    this.fill(Array.from({ length: copies }, () => this.own).flat(), whole);
    if (this.isEmpty) return undefined;
    const left = Math.min(near.length, whole - this.size);
    // taken evenly from all of it, so that what the deck is about is still there
    const evenly = Array.from({ length: left }, (_, i) => near[Math.floor((i * near.length) / left)]!);
    for (const names of [evenly, ...others]) this.fill(names, whole);
    const { list } = this.read();
    return this.own.some((name) => list?.cards.includes(name)) ? list : undefined;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** Why a card is not in it; where that is not known, why it is no deck. */
  whatIsWrongWith(name: string): Problem | undefined {
    return this.refused.get(name) ?? this.read().problems[0];
  }

  /**
   * Adds cards in their order until there are so many, leaving out what does not fit. Reading a deck takes as long for one card
   * more as for ten: as long as all goes well more are added at once.
   */
  private fill(names: readonly string[], whole: number): void {
    let many = names.length;
    for (let at = 0; at < names.length && this.size < whole; ) {
      const next = names.slice(at, at + Math.min(many, whole - this.size));
      const fits = this.add(next);
      if (fits || next.length === 1) at += next.length;
      many = fits ? next.length * 2 : Math.max(1, next.length >> 1);
    }
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
