/**
 * Card files: a list of cards, each a set of fields. What every game asks of them - words, whole numbers, names that can
 * be written in any notation, texts and their places - is read here; which fields there are and what they mean together
 * is the game's, and so are the ids of the rules that a message names.
 */
import {
  type CardSource,
  CONCEDE,
  type Lines,
  type MadeUp,
  type Problem,
  type SourceFile,
  shown,
  type Words,
  wordsOf,
} from "@tefuda/kernel";
import { Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import {
  closerLook,
  labelled,
  type ReadSeveral,
  type ReadText,
  type ReadWords,
  readKeyword,
  type TextRead,
} from "./card-texts.ts";
import { near } from "./distance.ts";
import { rowOf, standsFor } from "./keywords.ts";
import { deceives } from "./looks.ts";
import { makeUp } from "./made-up.ts";
import { readingMarks } from "./marks.ts";
import { readingNames } from "./own-name.ts";
import { hintsOf, toldMost } from "./problem.ts";
import type { Placed } from "./set.ts";
import { otherSort } from "./sort-of-file.ts";
import { CARD } from "./words/cards.ts";
import { keyText, readYaml } from "./yaml.ts";

/** The words that a field may hold. They are found in large and small letters alike. */
export interface Vocabulary<Word extends string> {
  /** What one of them is called in a message: "type". */
  one: Words;
  /** The rule that names them. */
  rule: string;
  of: readonly Word[];
  /** Other ways to write some of them. */
  also?: Readonly<Record<string, Word>>;
}

/** What a list has to be, told where it or one of its entries is something else: whole sentences. */
export interface ListSays {
  list: Words;
  entry: Words;
}

/** A word of a list, and where in the file it stands. */
export interface Entry {
  word: string;
  at: number;
}

/**
 * Reads the cards of a file. What is wrong is told with its place, and a card of which anything was told is left out.
 * `such` is for the message about an entry that is no card: "name, type, effects".
 */
export function readCardFile<Card extends object>(
  file: SourceFile,
  such: string,
  readCard: (fields: Fields) => Card | undefined,
  made: MadeUp = {},
): { cards: Card[]; problems: Problem[] } {
  const cards: Card[] = [];
  const { contents, value, problems, lines } = readYaml(file);
  if (problems.length > 0 || contents === null) return { cards, problems };
  const page: Page = { path: file.path, lines, problems, draft: file.draft === true, words: file.words };
  if (!isSeq(contents)) {
    tell(page, 0, otherSort(CARD.file, value));
    return { cards, problems };
  }
  if (page.draft)
    makeUp(
      (contents.items as Node[]).filter((item) => isMap(item)),
      made,
    );
  for (const item of contents.items) {
    if (problems.length >= toldMost) break;
    if (!isMap(item)) {
      tell(page, offsetOf(item as Node), CARD.such(such));
      continue;
    }
    const before = problems.length;
    const card = readCard(new Fields(item as YAMLMap, page));
    if (!card || problems.length !== before) continue;
    cards.push(Object.assign(card, { [SOURCE]: (item as YAMLMap).toJS(new Document()) as CardSource }));
  }
  return { cards, problems };
}

/** Where a card keeps what its file had; copies of it keep it too, and nothing that lists its fields comes upon it. */
const SOURCE = Symbol("source");

/** By name, what the files had of cards that were read here, with what was made up for drafts. */
export const sourcesOf = (
  cards: readonly { name: string; [SOURCE]?: CardSource }[],
): Map<string, CardSource> => new Map(cards.map((card) => [card.name, card[SOURCE]!]));

/** A text was read, and yet no rule of the game gives it a meaning. */
export const meansNothing = (
  card: Pick<Placed, "name" | "file">,
  { line, column }: { line: number; column: number },
  error: unknown,
): Problem => ({
  file: card.file,
  line,
  column,
  message: CARD.meansNothing(card.name, wordsOf(error)),
});

interface Page {
  path: string;
  lines: Lines;
  problems: Problem[];
  draft: boolean;
  /** What the set of the file brings. */
  words: SourceFile["words"];
}
function tell(page: Page, offset: number, message: Words, more: Partial<Problem> = {}): void {
  page.problems.push({ file: page.path, ...page.lines.at(offset), message, ...more });
}
const offsetOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;

const LONGEST_NAME = 60;
/** Words that mean something else where a card could be named. */
const TAKEN: readonly string[] = [CONCEDE, "player"];

/** The fields of one card. Each is asked for as what it has to be; what is not there is undefined, and nothing is told. */
export class Fields {
  readonly file: string;
  /** Where they begin. */
  readonly line: number;
  /** What the card is called, as far as it was read: its texts may call it so too. */
  readonly names: Words[] = [];
  private readonly map: YAMLMap;
  private readonly page: Page;

  constructor(map: YAMLMap, page: Page) {
    this.map = map;
    this.page = page;
    this.file = page.path;
    this.line = page.lines.at(offsetOf(map)).line;
  }

  /** Whether the card is a ruling's own, which says no more than the rules need. */
  get draft(): boolean {
    return this.page.draft;
  }

  private node(key: string): Node | undefined {
    return this.map.get(key, true) as Node | undefined;
  }

  has(key: string): boolean {
    return this.node(key) !== undefined;
  }

  /** Tells what is wrong at a field, or at an entry of a list; of a field that is not there, where they all begin. */
  tell(at: string | Entry, message: Words, more?: Partial<Problem>): void {
    const offset = typeof at === "string" ? offsetOf(this.node(at) ?? this.map) : at.at;
    tell(this.page, offset, message, more);
  }

  /** Any other fields than these are told, in the words of `none`. */
  allow(fields: readonly string[], none: (field: string) => Words = CARD.noField): void {
    for (const { key } of this.map.items) {
      const word = keyText(key);
      if (fields.includes(word)) continue;
      const at = { word, at: offsetOf(key as Node) };
      this.tell(at, none(shown(word)), { expected: fields, didYouMean: near(word, fields) });
    }
  }

  /** Whether a field is there that a card has to have. */
  need(key: string, rule?: string): boolean {
    if (this.has(key)) return true;
    this.tell(key, CARD.lacks(key, rule));
    return false;
  }

  /** Whether a field holds one word, or several in a row. */
  isWord(key: string): boolean {
    const node = this.node(key);
    return isScalar(node) && typeof node.value === "string";
  }

  /** Whether a field holds a list. */
  isList(key: string): boolean {
    return isSeq(this.node(key));
  }

  /** A word, or several. */
  word(key: string): string | undefined {
    const node = this.node(key);
    if (node === undefined) return undefined;
    if (isScalar(node) && typeof node.value === "string" && node.value.trim() !== "")
      return node.value.trim();
    this.tell(key, CARD.notAWord(key));
    return undefined;
  }

  /** Words that are shown and no more; "" where there are none. */
  phrase(key: string, longest: number): string {
    const words = this.word(key) ?? "";
    if (words.length > longest) this.tell(key, CARD.longest(key, longest));
    return words;
  }

  /** What a card is called. It is written in every notation, so it holds no sign of one: `attack Bear@B.units.2 > Wall`. */
  name(key = "name"): string | undefined {
    const name = this.need(key) ? this.word(key) : undefined;
    if (name === undefined) return undefined;
    const deceiving = deceives(name);
    if (name.length > LONGEST_NAME) this.tell(key, CARD.longestName(LONGEST_NAME));
    else if (deceiving !== undefined) this.tell(key, deceiving);
    else if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’!&,.-]*( [\p{L}\p{M}\p{N}'’!&,.-]+)*$/u.test(name))
      this.tell(key, CARD.nameLetters);
    else if (TAKEN.includes(name.toLowerCase())) this.tell(key, CARD.nameTaken(name));
    return name;
  }

  /** Yes or no; no where it is not there. */
  flag(key: string): boolean {
    const node = this.node(key);
    if (node === undefined) return false;
    if (isScalar(node) && typeof node.value === "boolean") return node.value;
    this.tell(key, CARD.flag(key));
    return false;
  }

  whole(
    key: string,
    { min, max }: { min: number; max: number },
    called: string | Words = key,
  ): number | undefined {
    const node = this.node(key);
    if (node === undefined) return undefined;
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
    this.tell(key, CARD.whole(called, min, max));
    return undefined;
  }

  /** A word or a number as it is written, for what has a form of its own; "" where it is neither. */
  written(key: string): string | undefined {
    const node = this.node(key);
    if (node === undefined) return undefined;
    const value = isScalar(node) ? node.value : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  }

  oneOf<Word extends string>(key: string, vocabulary: Vocabulary<Word>): Word | undefined {
    const word = this.word(key);
    return word === undefined ? undefined : this.known(word, key, vocabulary);
  }

  someOf<Word extends string>(key: string, says: ListSays, vocabulary: Vocabulary<Word>): Word[] {
    const found: Word[] = [];
    for (const { value, node } of this.texts(key, says)) {
      const word = this.known(value, { word: value, at: offsetOf(node) }, vocabulary);
      if (word !== undefined) found.push(word);
    }
    return found;
  }

  private known<Word extends string>(
    word: string,
    at: string | Entry,
    { one, rule, of, also = {} }: Vocabulary<Word>,
  ): Word | undefined {
    const lower = word.toLowerCase();
    const found =
      of.find((w) => w.toLowerCase() === lower) ??
      Object.entries(also).find(([other]) => other.toLowerCase() === lower)?.[1];
    if (found === undefined)
      this.tell(at, CARD.unknown(one, shown(lower), rule), {
        expected: of,
        didYouMean: near(lower, of),
      });
    return found;
  }

  /** How many entries a list has; 0 where there is none. */
  count(key: string): number {
    const node = this.node(key);
    return isSeq(node) ? node.items.length : isScalar(node) && node.value ? 1 : 0;
  }

  /** The words of a list. */
  list(key: string, says: ListSays): Entry[] {
    return [...this.texts(key, says)].map(({ value, node }) => ({ word: value, at: offsetOf(node) }));
  }

  /** The texts of a list, each read; `entry` is the sentence about one that is no text. */
  read<Tree extends object>(key: string, entry: Words, read: ReadWords<Tree>): TextRead<Tree>[] {
    return this.readAll(key, entry, read).map(labelled);
  }

  /** The same where a text may be several in a row. */
  readSeveral<Tree extends object>(key: string, entry: Words, read: ReadSeveral<Tree>): TextRead<Tree>[] {
    const all = this.readAll(key, entry, (words) => {
      const said = read(words);
      return "error" in said ? said : { tree: said.texts };
    });
    return all.flatMap(({ tree, called, ...at }) =>
      tree.map(({ words, text }, i) =>
        labelled({ ...at, words, tree: text, ...(i === 0 && called && { called }) }),
      ),
    );
  }

  private readAll<Tree>(key: string, entry: Words, reads: ReadWords<Tree>): ReadText<Tree>[] {
    const found: ReadText<Tree>[] = [];
    const read = readingNames(this.names, readingMarks(reads));
    for (const text of this.texts(key, { list: CARD.listOfTexts(key), entry })) {
      const row = "error" in read(text.value) ? rowOf(text.value, this.page.words) : undefined;
      for (const { value, at } of row ?? [{ value: text.value, at: 0 }]) {
        const one = this.readOne({ value, node: text.node }, read, at);
        if (one) found.push(one);
      }
    }
    return found;
  }

  /** The one text of a field, read. */
  readWord<Tree extends object>(key: string, read: ReadWords<Tree>): TextRead<Tree> | undefined {
    const value = this.word(key);
    const node = this.node(key);
    const one =
      value === undefined || node === undefined
        ? undefined
        : this.readOne({ value, node }, readingNames(this.names, readingMarks(read)));
    return one && labelled(one);
  }

  /** The fields of a field that has some; `says` is the sentence about one that has none. */
  group(key: string, says: Words): Fields | undefined {
    const node = this.node(key);
    if (node === undefined) return undefined;
    if (isMap(node)) return new Fields(node as YAMLMap, this.page);
    this.tell(key, says);
    return undefined;
  }

  /** One by one, so that what is wrong is told in the order of the file. */
  private *texts(key: string, says: ListSays): Generator<{ value: string; node: Node }> {
    const node = this.node(key);
    if (node === undefined) return;
    const one = isScalar(node) && typeof node.value === "string" && node.value.trim() !== "";
    if (!isSeq(node) && !one) {
      this.tell(key, says.list);
      return;
    }
    // of one there needs no list
    for (const item of isSeq(node) ? (node.items as Node[]) : [node]) {
      if (isScalar(item) && typeof item.value === "string") yield { value: item.value, node: item };
      else this.tell({ word: "", at: offsetOf(item) }, says.entry);
    }
  }

  private readOne<Tree>(
    { value, node }: { value: string; node: Node },
    read: ReadWords<Tree>,
    behind = 0,
  ): ReadText<Tree> | undefined {
    const quoted = isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE") ? 1 : 0;
    const start = offsetOf(node) + quoted + behind;
    const result = read(value);
    const at = this.page.lines.at(start);
    if ("tree" in result) {
      const { tree, anew } = result;
      return { words: anew ?? value, tree, anew: anew !== undefined, ...at };
    }
    const keyword = standsFor(value, this.page.words);
    if (keyword) {
      const meant = readKeyword(keyword, read);
      if ("tree" in meant) return { ...meant, ...at };
      tell(this.page, start, meant.message);
      return undefined;
    }
    const error = closerLook(result.error);
    tell(this.page, start + Math.max(0, error.column - 1), error.message, hintsOf(error));
    return undefined;
  }
}
