/**
 * Notations in the language of whoever reads and writes them, at the terminal and in rulings.
 *
 * A notation is the same in every language where it is kept (law 3). Here it is written with the words and names of a
 * language, and read back from them; as it is kept it is understood as well.
 */
import { type Called, cardNamesOf } from "@tefuda/cardtext/card-names";
import type { Book, TableLayout, Words } from "@tefuda/kernel";

type Said = Readonly<Record<string, string>>;
type Pair = readonly [from: string, to: string];

/** What the kernel says in words of its own, within notations and beside them. */
export const KERNEL_WORDS = {
  player: { en: "player", ja: "相手プレイヤー" },
  "give up": { en: "give up", ja: "投了" },
  "a number": { en: "a number", ja: "数字" },
  "a card": { en: "a card", ja: "カード" },
} as const satisfies Readonly<Record<string, Words>>;

/** From the words of one language to those of another. */
interface Way {
  /** What notations begin with, the longest first. */
  heads: readonly Pair[];
  name: (said: string) => string | undefined;
  zones: ReadonlyMap<string, string>;
  /** What effects are called that the rules give to cards. */
  effects: ReadonlyMap<string, string>;
}

/** What is spoken of at a table: its words, its cards, and what the rules give to cards. */
export interface SpokenOf {
  layout: TableLayout;
  cards: readonly Called[];
  given?: readonly Said[];
}

export const spokenOf = ({ cards, game }: Pick<Book, "cards" | "game">, layout: TableLayout): SpokenOf => ({
  layout,
  cards,
  given: (game.ruleAbilities ?? []).flatMap(({ words }) => (words ? [words] : [])),
});

export class Notations {
  private readonly language: keyof Words;
  private readonly out: Way;
  private readonly back: Way;

  constructor(language: keyof Words, { layout, cards, given = [] }: SpokenOf) {
    this.language = language;
    // English is the language that notations are kept in
    const said = (all: readonly (readonly [string, Said])[]): Pair[] =>
      all.map(([kept, words]) => [kept, (language !== "en" && words[language]) || kept]);
    const heads = said(
      [layout.verbs, layout.buttons, KERNEL_WORDS].flatMap((words) => Object.entries<Said>(words)),
    );
    const names = new Map(cards.map(({ name, names }) => [name, names?.[language] ?? name]));
    const zones = said(
      layout.rows.flatMap((row) => row.zones.map(({ zone, name }) => [zone, name] as const)),
    );
    const effects = said(given.map((words) => [words.en ?? "", words] as const));
    this.out = {
      heads: longestFirst(heads),
      name: (name) => names.get(name),
      zones: new Map(zones),
      effects: new Map(effects),
    };
    const known = cardNamesOf(cards);
    const answers = new Map(readBack(heads));
    this.back = {
      heads: longestFirst([...answers]),
      // a part of a name must not hide what may be answered
      name: (words) => (answers.has(folded(words)) ? known.whole(words) : known.find(words))?.name,
      zones: new Map(readBack(zones)),
      effects: new Map(readBack(effects)),
    };
  }

  zone(id: string): string {
    return this.out.zones.get(id) ?? id;
  }
  /** A notation in this language. */
  said(kept: string): string {
    return this.language === "en" ? kept : translated(kept, this.out, (text) => text);
  }
  /** A notation as it is kept, of what was written in this language or as it is kept. */
  kept(written: string): string {
    return translated(written.normalize("NFKC").trim(), this.back, folded);
  }
}

/** Letters as they are compared with what was written: wide and narrow ones, large and small ones are the same. */
const folded = (text: string): string => text.normalize("NFKC").toLowerCase();
/** Both what is said and what is kept, to what is kept. */
const readBack = (pairs: readonly Pair[]): Pair[] =>
  pairs.flatMap(([kept, said]): Pair[] => [
    [folded(kept), kept],
    [folded(said), kept],
  ]);
const longestFirst = (pairs: readonly Pair[]): Pair[] => pairs.toSorted((a, b) => b[0].length - a[0].length);

/** A notation is a card alone, or begins with a word; between its signs stand cards and words. */
function translated(notation: string, way: Way, as: (text: string) => string): string {
  const text = notation.replace(/\s+/g, " ");
  const card = cardIn(text, way, as);
  if (card !== undefined) return card;
  const head = way.heads.find(([from]) => as(text) === from || as(text).startsWith(`${from} `));
  const rest = head ? text.slice(head[0].length) : text;
  return (head?.[1] ?? "") + rest.replace(/[^> ][^>]*(?<! )/g, (part) => partIn(part, way, as));
}
const partIn = (part: string, way: Way, as: (text: string) => string): string =>
  cardIn(part, way, as) ?? way.heads.find(([from]) => as(part) === from)?.[1] ?? part;

/**
 * `Bear@B.field.1 2`, `Bear: Trample`: a card by its name, where it lies, and the number of its text or what it is called;
 * undefined where no card is named.
 */
function cardIn(text: string, { name: named, zones, effects }: Way, as: (text: string) => string) {
  const whole = named(text);
  if (whole !== undefined) return whole;
  const [, name = "", place = "", effect = ""] =
    /^([^@]+?)(@[^ #:]+)?(?: \d+|: ([^@>#]+))?(?:#\d+)?$/.exec(text) ?? [];
  const called = name === "?" ? name : named(name);
  if (called === undefined) return undefined;
  const where = place.split(/(?<=[@.])|(?=[@.])/).map((part) => zones.get(as(part)) ?? part);
  const rest = text.slice(name.length + place.length);
  const said = effects.get(as(effect));
  return called + where.join("") + (said === undefined ? rest : rest.replace(effect, said));
}
