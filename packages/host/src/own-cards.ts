/**
 * The cards of a match that the game has otherwise now, or no more, as the match has them. Nobody is told of a card
 * before it has been seen: what a match holds would tell what lies hidden.
 */
import type { CardInfo } from "@tefuda/kernel";
import { type CardPicture, pictureOf } from "@tefuda/referee/card-pictures";
import type { RecordBook } from "@tefuda/referee/records/cards";
import type { Reading } from "@tefuda/referee/records/reading";
import type { Sight } from "./host.ts";

/** Of a card that cannot be read any more: what the game has by that name now is another. */
const NOTHING_KNOWN: Omit<CardInfo, "name"> = {
  type: "",
  subtypes: [],
  values: [],
  texts: [],
  file: "",
  line: 0,
};

export class OwnCards {
  private readonly unseen: Map<string, CardInfo>;
  private readonly seen: CardInfo[] = [];

  /** @param pictures those that stand for cards here, whatever a match brings along. */
  constructor(
    { book, others, unread = [] }: RecordBook & Pick<Reading, "unread">,
    pictures: readonly CardPicture[],
  ) {
    const names = new Set(others.map(({ name }) => name));
    const infos = [
      ...book.cards
        .filter(({ name }) => names.has(name))
        .map((card) => ({ ...card, ...pictureOf(card, pictures) })),
      ...unread.map(({ name }) => ({ ...NOTHING_KNOWN, name })),
    ];
    this.unseen = new Map(infos.map((info) => [JSON.stringify(info.name), info]));
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
