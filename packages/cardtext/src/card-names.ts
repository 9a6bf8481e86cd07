/** How a card is found by its name as people write it: in a deck, a ruling, the terminal and on the page alike. */
import type { CardInfo } from "@tefuda/kernel";

/** What a card is called. */
export type Called = Pick<CardInfo, "name" | "names" | "short">;

/** All that is written on a card as its whole name, in any language. */
export const namesOn = ({ name, names = {} }: Called): string[] => [
  ...new Set([name, ...Object.values(names)]),
];

/** A name without what only parts its words: "ネヴァ、甲板員" and "ネヴァ 甲板員" are one, and so are wide and narrow letters. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s,、]+/gu, " ")
    .trim();

/**
 * The cards of a game by name. What notations call a card comes before what it is called otherwise, and a whole name
 * before one without what is added to it; where several cards are called so none of them is meant.
 */
export class CardNames<Card extends Called = Called> {
  private readonly exact: ReadonlyMap<string, Card>;
  private readonly wholly: ReadonlyMap<string, readonly Card[]>;
  private readonly shortly: ReadonlyMap<string, readonly Card[]>;
  /** All whole names, to look for what somebody may have meant. */
  readonly all: readonly string[];

  constructor(cards: readonly Card[]) {
    this.all = cards.flatMap(namesOn);
    this.exact = new Map(cards.map((card) => [folded(card.name), card]));
    this.wholly = byPlain(cards, namesOn);
    this.shortly = byPlain(cards, ({ short = {} }) => Object.values(short));
  }

  find(words: string): Card | undefined {
    return this.exact.get(folded(words)) ?? only(this.called(words));
  }
  /** The same by a whole name. */
  whole(words: string): Card | undefined {
    return this.exact.get(folded(words)) ?? only(this.wholly.get(plain(words)) ?? []);
  }
  /** The names of several cards that are called so, to choose from. */
  sharing(words: string): string[] {
    const wanted = plain(words);
    return this.called(words).map((card) => {
      const names = namesOn(card);
      // in the language in which somebody wrote, rather than as it is kept
      return names.findLast((name) => plain(name).startsWith(wanted)) ?? card.name;
    });
  }
  private called(words: string): readonly Card[] {
    const wanted = plain(words);
    return this.wholly.get(wanted) ?? this.shortly.get(wanted) ?? [];
  }
}

const made = new WeakMap<readonly Called[], CardNames>();
/** The names of a book's cards, made once for it: whoever makes lists by chance has hundreds of them read. */
export function cardNamesOf<Card extends Called>(cards: readonly Card[]): CardNames<Card> {
  const names = (made.get(cards) as CardNames<Card> | undefined) ?? new CardNames(cards);
  made.set(cards, names);
  return names;
}

const folded = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();
const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

function byPlain<Card>(
  cards: readonly Card[],
  names: (card: Card) => readonly string[],
): Map<string, readonly Card[]> {
  const found = new Map<string, Card[]>();
  for (const card of cards)
    for (const name of new Set(names(card).map(plain))) found.set(name, [...(found.get(name) ?? []), card]);
  return found;
}
