/** The terminal in the language of whoever sits at it: names of cards, words of the game, and notations. */
import type { Called } from "@tefuda/cardtext/card-names";
import { type PlaceView, type SetWord, seatName, type TableLayout } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { Notations, type SpokenOf, spokenOf } from "@tefuda/referee/notations";
import { oneLine } from "./paint.ts";
import { type Language, type TerminalWords, terminalWords } from "./words/index.ts";

type Said = Readonly<Record<string, string>>;

/** Somebody who speaks a language at the table of a game. */
export const speechOf = (
  { pack, book, sets = [] }: Pick<LoadedGame, "pack" | "book"> & Partial<Pick<LoadedGame, "sets">>,
  language: Language,
): Speech =>
  new Speech(
    language,
    spokenOf(book, {
      ...pack.layout,
      words: {
        ...declaredIn([...(book.game.words ?? []), ...sets.flatMap(({ words }) => words)]),
        ...pack.layout.words,
      },
    }),
  );

/** The words that sets bring, as cards show them: as they are written, or in small letters. */
const declaredIn = (words: readonly SetWord[]): Record<string, Said> =>
  Object.fromEntries(
    words.flatMap(({ en, ja }): [string, Said][] => [en, en.toLowerCase()].map((word) => [word, { en, ja }])),
  );

export class Speech {
  readonly language: Language;
  readonly words: TerminalWords;
  private readonly cards: ReadonlyMap<string, Called>;
  private readonly layout: TableLayout;
  private readonly notations: Notations;

  constructor(language: Language, spoken: SpokenOf) {
    this.language = language;
    this.words = terminalWords(language);
    this.cards = new Map(spoken.cards.map((card) => [card.name, card]));
    this.layout = spoken.layout;
    this.notations = new Notations(language, spoken);
  }

  /** Words of the game in this language. */
  say(said: Said | undefined, otherwise = ""): string {
    return oneLine(said?.[this.language] ?? said?.en ?? otherwise);
  }
  /** What the game calls a type, a value or a mark of a card. */
  word(id: string): string {
    return this.say(this.layout.words?.[id] ?? this.layout.buttons[id], id);
  }
  /** What is counted on a card. */
  counted(id: string, n: number): string {
    const called = this.word(id);
    const told = n !== 1 || !this.layout.words?.[id] || this.layout.amounts?.includes(id);
    return told ? `${called} ${n}` : called;
  }
  /** What a card of this name is called. */
  called(name: string): string {
    return oneLine(this.nameOf(name));
  }
  private nameOf(name: string): string {
    return this.cards.get(name)?.names?.[this.language] ?? name;
  }
  /** A place on the table, written as in notations. */
  place({ zone, seat, place }: Pick<PlaceView, "zone" | "seat" | "place">): string {
    const parts = [
      seat === null ? "" : seatName(seat),
      this.notations.zone(zone),
      place === undefined ? "" : place + 1,
    ];
    return oneLine(parts.filter((part) => part !== "").join("."));
  }

  /** A notation in this language. */
  notation(kept: string): string {
    return oneLine(this.notations.said(kept));
  }
  /** A notation as it is kept, of what was typed in this language or as it is kept. */
  kept(typed: string): string {
    return this.notations.kept(typed);
  }
}
