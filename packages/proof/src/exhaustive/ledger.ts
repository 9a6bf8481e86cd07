/** What can happen in a game, one item each, and how often it has. */

/** step: a place of a program; branch: an outcome of a test; answer: a group of options; text, card, rule: as a whole. */
export const SORTS = ["step", "branch", "answer", "refusal", "rule", "card", "text"] as const;
export type Sort = (typeof SORTS)[number];

export interface Item {
  sort: Sort;
  /** The program, card or rule it belongs to. */
  where: string;
  what: string;
  /** The card it belongs to, where it does. */
  card: string | undefined;
  /** One of the same that many cards' texts are made of: counted here, and listed where it happened in none of them. */
  shared: number | undefined;
  /** It stands for what is the same in many cards' texts. */
  many: boolean;
  /** What has to have happened before this can; where that has not, this one is not listed of its own. */
  after: number | undefined;
  count: number;
}

export class Ledger {
  readonly items: Item[] = [];
  private readonly byName = new Map<string, number>();
  private closed = false;

  /** Number of an item; NONE_SUCH where the ledger is closed and knows it not. */
  item(
    sort: Sort,
    where: string,
    what: string,
    more: Partial<Omit<Item, "sort" | "where" | "what">> = {},
  ): number {
    const name = fullName({ sort, where, what });
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    if (this.closed) return more.shared ?? NONE_SUCH;
    this.byName.set(name, this.items.length);
    const { card, shared, after, many = false } = more;
    return this.items.push({ sort, where, what, card, shared, many, after, count: 0 }) - 1;
  }

  hit(item: number): void {
    const found = this.items[item];
    if (!found) return;
    found.count++;
    if (found.shared !== undefined) this.hit(found.shared);
  }

  /** What is not in here by now belongs to cards or rules that only a scenario brings, and is not counted. */
  close(): void {
    this.closed = true;
  }
  get isClosed(): boolean {
    return this.closed;
  }

  /** What has not happened though everything before it has, in the order of the game. */
  missing(): Item[] {
    const found = new Set<Item>();
    for (const item of this.open()) {
      const one = item.shared === undefined ? item : this.items[item.shared]!;
      if (one.count === 0) found.add(one);
    }
    return [...found];
  }

  /** The same, and what has not happened in the text of one card while it has in others'. */
  open(): Item[] {
    return this.items.filter(
      ({ count, many, after }) =>
        count === 0 && !many && (after === undefined || this.items[after]!.count > 0),
    );
  }

  /** What has not happened in the text of one card while it has in others'. */
  elsewhere(): Item[] {
    return this.open().filter(({ shared }) => shared !== undefined && this.items[shared]!.count > 0);
  }
}

const NONE_SUCH = -1;

/** Unlike any other item of its sort. */
export const nameOf = ({ where, what }: { where: string; what: string }): string => `${where}: ${what}`;
/** How it is told, unlike any other item. */
export const fullName = (item: { sort: Sort; where: string; what: string }): string =>
  `${item.sort} ${nameOf(item)}`;
