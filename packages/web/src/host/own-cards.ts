/**
 * The cards of a match that the game has otherwise now, or no more, as the match has them. Nobody is told of a card
 * before it has been seen: what a match holds would tell what lies hidden.
 */
import type { CardInfo } from "@tefuda/kernel";
import type { RecordBook } from "@tefuda/referee/records/cards";
import type { Sight } from "./host.ts";

export class OwnCards {
  private readonly unseen: Map<string, CardInfo>;
  private readonly seen: CardInfo[] = [];

  constructor({ book, others }: RecordBook) {
    const names = new Set(others.map(({ name }) => name));
    this.unseen = new Map(
      book.cards.filter(({ name }) => names.has(name)).map((info) => [JSON.stringify(info.name), info]),
    );
  }

  /** Those that have been seen up to now. */
  seenIn(sights: readonly Sight[]): CardInfo[] {
    if (this.unseen.size > 0) {
      const text = JSON.stringify(sights);
      for (const [name, info] of this.unseen) {
        // in a notation it stands among other words
        if (!text.includes(name.slice(1, -1))) continue;
        this.unseen.delete(name);
        this.seen.push(info);
      }
    }
    return [...this.seen];
  }
}
