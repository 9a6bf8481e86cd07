/**
 * The terminal in the language of whoever sits at it: names of cards, words of the game, and notations.
 *
 * A notation is the same in every language where it is kept (law 3). Here it is written with the words and names of the
 * language, and read back from them; as it is kept it is understood as well.
 */
import { type CardInfo, type PlaceView, type SetWord, seatName, type TableLayout } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { oneLine } from "./paint.ts";
import { type Language, type TerminalWords, terminalWords } from "./words/index.ts";

type Said = Readonly<Record<string, string>>;

type Pair = readonly [from: string, to: string];

/** From the words of one language to those of another. */
interface Way {
  /** What notations begin with, the longest first. */
  heads: readonly Pair[];
  names: ReadonlyMap<string, string>;
  zones: ReadonlyMap<string, string>;
  /** What effects are called that the rules give to cards. */
  effects: ReadonlyMap<string, string>;
}

/** Somebody who speaks a language at the table of a game. */
export const speechOf = (
  { pack, book, sets = [] }: Pick<LoadedGame, "pack" | "book"> & Partial<Pick<LoadedGame, "sets">>,
  language: Language,
): Speech =>
  new Speech(
    language,
    {
      ...pack.layout,
      words: {
        ...declaredIn([...(book.game.words ?? []), ...sets.flatMap(({ words }) => words)]),
        ...pack.layout.words,
      },
    },
    new Map(book.cards.map((card) => [card.name, card])),
    (book.game.ruleAbilities ?? []).flatMap(({ words }) => (words ? [words] : [])),
  );

/** The words that sets bring, as cards show them: as they are written, or in small letters. */
const declaredIn = (words: readonly SetWord[]): Record<string, Said> =>
  Object.fromEntries(
    words.flatMap(({ en, ja }): [string, Said][] => [en, en.toLowerCase()].map((word) => [word, { en, ja }])),
  );

export class Speech {
  readonly language: Language;
  readonly words: TerminalWords;
  private readonly cards: ReadonlyMap<string, CardInfo>;
  private readonly layout: TableLayout;
  private readonly out: Way;
  private readonly back: Way;

  constructor(
    language: Language,
    layout: TableLayout,
    cards: ReadonlyMap<string, CardInfo>,
    given: readonly Said[] = [],
  ) {
    this.language = language;
    this.words = terminalWords(language);
    this.cards = cards;
    this.layout = layout;
    // English is the language that notations are kept in
    const said = (all: readonly (readonly [string, Said])[]): Pair[] =>
      all.map(([kept, words]) => [kept, (language !== "en" && words[language]) || kept]);
    const heads: Pair[] = [
      ...said([...Object.entries(layout.verbs), ...Object.entries(layout.buttons)]),
      ...Object.entries(this.words.kernel),
    ];
    const names = [...cards.keys()].map((name): Pair => [name, this.nameOf(name)]);
    const zones = said(
      layout.rows.flatMap((row) => row.zones.map(({ zone, name }) => [zone, name] as const)),
    );
    const effects = said(given.map((words) => [words.en ?? "", words] as const));
    this.out = {
      heads: longestFirst(heads),
      names: new Map(names),
      zones: new Map(zones),
      effects: new Map(effects),
    };
    this.back = {
      heads: longestFirst(readBack(heads)),
      names: new Map(readBack(names)),
      zones: new Map(readBack(zones)),
      effects: new Map(readBack(effects)),
    };
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
      this.zone(zone),
      place === undefined ? "" : place + 1,
    ];
    return oneLine(parts.filter((part) => part !== "").join("."));
  }
  private zone(id: string): string {
    return this.out.zones.get(id) ?? id;
  }

  /** A notation in this language. */
  notation(kept: string): string {
    return oneLine(this.language === "en" ? kept : translated(kept, this.out, (text) => text));
  }
  /** A notation as it is kept, of what was typed in this language or as it is kept. */
  kept(typed: string): string {
    return this.language === "en" ? typed : translated(typed.normalize("NFKC").trim(), this.back, folded);
  }
}

/** Letters as they are compared with what was typed: wide and narrow ones, large and small ones are the same. */
const folded = (text: string): string => text.normalize("NFKC").toLowerCase();
/** Both what is said and what is kept, to what is kept. */
const readBack = (pairs: readonly Pair[]): Pair[] =>
  pairs.flatMap(([kept, said]): Pair[] => [
    [folded(kept), kept],
    [folded(said), kept],
  ]);
const longestFirst = (pairs: readonly Pair[]): Pair[] => pairs.toSorted((a, b) => b[0].length - a[0].length);

/** A notation is a card alone, or begins with a word; between its signs stand cards and words. */
function translated(notation: string, mode: Way, as: (text: string) => string): string {
  const text = notation.replace(/\s+/g, " ");
  const card = cardIn(text, mode, as);
  if (card !== undefined) return card;
  const head = mode.heads.find(([from]) => as(text) === from || as(text).startsWith(`${from} `));
  const rest = head ? text.slice(head[0].length) : text;
  return (head?.[1] ?? "") + rest.replace(/[^> ][^>]*(?<! )/g, (part) => partIn(part, mode, as));
}
const partIn = (part: string, mode: Way, as: (text: string) => string): string =>
  cardIn(part, mode, as) ?? mode.heads.find(([from]) => as(part) === from)?.[1] ?? part;

/**
 * `Bear@B.field.1 2`, `Bear: Trample`: a card by its name, where it lies, and the number of its text or what it is called;
 * undefined where no card is named.
 */
function cardIn(
  text: string,
  { names, zones, effects }: Way,
  as: (text: string) => string,
): string | undefined {
  const whole = names.get(as(text));
  if (whole !== undefined) return whole;
  const [, name = "", place = "", effect = ""] =
    /^([^@]+?)(@[^ #:]+)?(?: \d+|: ([^@>#]+))?(?:#\d+)?$/.exec(text) ?? [];
  const called = name === "?" ? name : names.get(as(name));
  if (called === undefined) return undefined;
  const where = place.split(/(?<=[@.])|(?=[@.])/).map((part) => zones.get(as(part)) ?? part);
  const rest = text.slice(name.length + place.length);
  const said = effects.get(as(effect));
  return called + where.join("") + (said === undefined ? rest : rest.replace(effect, said));
}
