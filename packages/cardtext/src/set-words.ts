/**
 * The words that the cards of files bring into the language of their texts. A card declares a word by bearing it, a set by
 * saying what it is called in either language. The cards of a set know the words of their own set and those that cards of
 * the game bear; what one set says changes nothing for the game's own texts, nor for those of another set.
 */
import type { SetWord, SourceFile, Words } from "@tefuda/kernel";
import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { Grammar } from "./grammar.ts";
import { KeptFiles } from "./kept-files.ts";
import { keywordsIn } from "./keywords.ts";
import { deceives } from "./looks.ts";
import { type OpenWord, OpenWords } from "./open-words.ts";
import { peekYaml } from "./yaml.ts";

/** A list that cards may add words to: by which fields they bear them, and the words that the game has. */
export interface WordList {
  fields: readonly string[];
  words: Readonly<Record<string, { en: readonly string[]; ja: readonly string[] }>>;
}
export type WordLists = Readonly<Record<string, WordList>>;

/** What reads the texts of files, by the file that they stand in. */
export interface FileWords {
  of(file: SourceFile): OpenWords;
  /** What sets bring, for a match that is played again without them. */
  brought: readonly SetWord[];
}

const LONGEST_WORD = 60;
/** Letters and figures in words, as names have them. */
const isWord = (word: string): boolean =>
  word.length <= LONGEST_WORD &&
  deceives(word) === undefined &&
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*( [\p{L}\p{M}\p{N}'’.-]+)*$/u.test(word);

/** What files bring of words, read before their texts are. */
export function wordsOfFiles(
  files: readonly SourceFile[],
  lists: WordLists,
  grammar: Pick<Grammar<unknown>, "compiled">,
): FileWords {
  const groups = Map.groupBy(files, ({ words }) => words);
  const game = new Group(groups.get(undefined) ?? [], [], lists, grammar, []);
  const base = game.words();
  const known = new Map<SourceFile["words"], OpenWords>([[undefined, sameWords(base, [])]]);
  const brought: SetWord[] = [];
  for (const [declared, own] of groups) {
    if (declared === undefined) continue;
    const words = new Group(own, declared, lists, grammar, base).words();
    const keywords = keywordsIn(declared);
    known.set(declared, sameWords([...words, ...base], keywords));
    brought.push(...words.map(({ list, en, ja }) => ({ en, ja, of: list })), ...keywords);
  }
  return { of: ({ words }) => known.get(words)!, brought };
}

/** The words that were asked for last: what was read with the same ones is read so again. */
const lately = new Map<string, OpenWords>();
const MOST_LATELY = 20;
function sameWords(words: readonly OpenWord[], keywords: readonly SetWord[]): OpenWords {
  const key = JSON.stringify([words, keywords]);
  const same = lately.get(key) ?? new OpenWords(words);
  lately.delete(key);
  lately.set(key, same);
  for (const oldest of lately.keys()) if (lately.size > MOST_LATELY) lately.delete(oldest);
  return same;
}

/** The words that cards of a file bear, by list. */
type Borne = ReadonlyMap<string, ReadonlySet<string>>;
const borneByFile = new KeptFiles<Borne>();

/** The cards of one set, or those of the game. */
class Group {
  private readonly files: readonly SourceFile[];
  private readonly declared: readonly SetWord[];
  private readonly lists: WordLists;
  private readonly grammar: Pick<Grammar<unknown>, "compiled">;
  private readonly base: readonly OpenWord[];

  constructor(
    files: readonly SourceFile[],
    declared: readonly SetWord[],
    lists: WordLists,
    grammar: Pick<Grammar<unknown>, "compiled">,
    base: readonly OpenWord[],
  ) {
    this.files = files;
    this.declared = declared;
    this.lists = lists;
    this.grammar = grammar;
    this.base = base;
  }

  words(): OpenWord[] {
    const borne = this.borne();
    const found: OpenWord[] = [];
    const add = (list: string, { en, ja }: Words): void => {
      const same = (one: Words): boolean => [en, ja].some((word) => isCalled(one, word));
      if (this.hasOwn(list, en) || this.hasOwn(list, ja)) return;
      if ([...found, ...this.base].some((one) => one.list === list && same(one))) return;
      if ([en, ja].every((word) => isWord(word) && !this.isTaken(word))) found.push({ list, en, ja });
    };
    for (const word of this.declared.filter(({ text }) => text === undefined))
      for (const list of this.listsOf(word, borne)) add(list, { en: word.en.trim(), ja: word.ja.trim() });
    for (const [list, words] of borne) for (const word of words) add(list, { en: word, ja: word });
    return found;
  }

  /** What cards bear, by list. */
  private borne(): Borne {
    const all = this.files.map((file) =>
      borneByFile.read(file, this.lists, () => borneIn(peekYaml(file), this.lists)),
    );
    return new Map(
      Object.keys(this.lists).map((list) => [list, new Set(all.flatMap((one) => [...one.get(list)!]))]),
    );
  }

  /** The lists of a word: as the set says, else where its cards bear it, else the only one there is. */
  private listsOf(word: SetWord, borne: Borne): readonly string[] {
    const all = Object.keys(this.lists);
    if (word.of !== undefined)
      return all.filter((list) => list === word.of || this.lists[list]!.fields.includes(word.of!));
    const where = all.filter((list) => [...borne.get(list)!].some((one) => isCalled(word, one)));
    return where.length > 0 || all.length > 1 ? where : all;
  }

  /** Whether the game has a word in a list. */
  private hasOwn(list: string, word: string): boolean {
    const lower = word.toLowerCase();
    return Object.values(this.lists[list]!.words).some((forms) =>
      [...forms.en, ...forms.ja].some((form) => form.toLowerCase() === lower),
    );
  }

  /** Whether a word is one by which texts are put together: then nobody could tell what is meant. */
  private isTaken(word: string): boolean {
    return (["en", "ja"] as const).some((language) => {
      const compiled = this.grammar.compiled(language);
      const tokens = compiled.language.tokenize(word);
      return (
        tokens.length === 1 && (tokens[0]!.num !== undefined || compiled.vocabulary().has(tokens[0]!.key))
      );
    });
  }
}

const isCalled = ({ en, ja }: Words, word: string): boolean =>
  [en, ja].some((one) => one.trim().toLowerCase() === word.trim().toLowerCase());

function borneIn(cards: Node | null, lists: WordLists): Borne {
  const borne = new Map(Object.keys(lists).map((list) => [list, new Set<string>()]));
  for (const card of isSeq(cards) ? cards.items : []) {
    if (!isMap(card)) continue;
    for (const [list, { fields }] of Object.entries(lists))
      for (const field of fields)
        for (const word of wordsAt(card.get(field, true) as Node | undefined)) borne.get(list)!.add(word);
  }
  return borne;
}

/** The words of a field that holds one, or a list of them. */
function wordsAt(node: Node | undefined): string[] {
  const all = isSeq(node) ? (node.items as Node[]) : [node];
  return all.flatMap((one) =>
    isScalar(one) && typeof one.value === "string" && one.value.trim() !== "" ? [one.value.trim()] : [],
  );
}
