/**
 * Words that cards bring into the language of their texts: organizations, further types, factions. They stand in no phrase
 * table; a symbol that is open to a list of them (`SymbolInfo.open`) is read and printed by them too.
 *
 * In a tree such a word holds what it is called in both languages, so that it is printed without the set it came with.
 */
import type { SetWord, Words } from "@tefuda/kernel";
import { pluralOf } from "./english.ts";
import type { Language, LanguageName, Token } from "./types.ts";

/** A word, and the list of words of the game that it belongs to. */
export interface OpenWord extends Words {
  list: string;
}

const BETWEEN = "|";

/** A word as it stands in a tree. */
export const idOf = ({ en, ja }: Words): string => (en === ja ? en : `${en}${BETWEEN}${ja}`);
/** What a word of a tree is called. */
export function calledBy(id: string): Words {
  const [en = "", ja = en] = id.split(BETWEEN);
  return { en, ja };
}
/** What a word is told apart by, as a tree or as a card has it: its English, in small letters. */
export const keyOf = (word: string): string => calledBy(word).en.toLowerCase();

/** How a word of a tree stands where one is meant, or several. */
export function saidAs(id: string, language: LanguageName, several: boolean): string {
  const word = calledBy(id)[language];
  return several && language === "en" ? pluralOf(word) : word;
}

/** Where a word ends that begins at some token, and what it is. */
export interface FoundWord {
  end: number;
  id: string;
}

/** One form of a word, as a text is compared with it. */
interface FormOf {
  keys: readonly string[];
  id: string;
  several: boolean;
}

export class OpenWords {
  readonly words: readonly OpenWord[];
  private readonly known = new Map<Language, Map<string, Map<string, FormOf[]>>>();

  constructor(words: readonly OpenWord[]) {
    this.words = words;
  }

  /** The words of sets, by the lists that they are said to be of. */
  static of(words: readonly SetWord[]): OpenWords {
    return new OpenWords(words.flatMap(({ of, en, ja }) => (of === undefined ? [] : [{ list: of, en, ja }])));
  }

  /** What a card calls a word in its field: as it is called in English, in whichever language the card has it. */
  named(list: string, word: string): string {
    const lower = word.toLowerCase();
    const found = this.words.find(
      (one) => one.list === list && (one.en.toLowerCase() === lower || one.ja.toLowerCase() === lower),
    );
    return found?.en ?? word;
  }

  /** The words of a list that stand at a token; of several things where several are meant. */
  at(list: string, several: boolean, language: Language, tokens: readonly Token[], at: number): FoundWord[] {
    return (this.formsOf(list, language)?.get(tokens[at]?.key ?? "") ?? [])
      .filter((form) => form.several === several && form.keys.every((key, i) => tokens[at + i]?.key === key))
      .map(({ keys, id }) => ({ end: at + keys.length, id }));
  }

  /** Whether a word of a list can begin with a token. */
  begins(list: string, language: Language, key: string): boolean {
    return this.formsOf(list, language)?.has(key) ?? false;
  }

  /** What the words of a list can begin with. */
  beginnings(list: string, language: Language): Iterable<string> {
    return this.formsOf(list, language)?.keys() ?? [];
  }

  private formsOf(list: string, language: Language): Map<string, FormOf[]> | undefined {
    let lists = this.known.get(language);
    if (!lists) {
      lists = new Map();
      this.known.set(language, lists);
      for (const word of this.words) {
        const byFirst = lists.get(word.list) ?? new Map<string, FormOf[]>();
        lists.set(word.list, byFirst);
        const id = idOf(word);
        // in a text in one language its name in the other means the same
        for (const several of [false, true])
          for (const form of new Set([saidAs(id, language.name, several), word.en, word.ja])) {
            const keys = language.tokenize(form).map(({ key }) => key);
            if (keys.length > 0)
              byFirst.set(keys[0]!, [...(byFirst.get(keys[0]!) ?? []), { keys, id, several }]);
          }
      }
    }
    return lists.get(list);
  }
}

/** Where cards bring none. */
export const NO_WORDS = new OpenWords([]);
