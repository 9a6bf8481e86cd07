/** What is told to people: in each language that they read, always in all of them. */

/** The same thing said in each language. */
export interface Words {
  readonly en: string;
  readonly ja: string;
}

/** A word that a set brings, in both languages, and of which list of the game's words it is, where that is said. */
export interface SetWord extends Words {
  readonly of?: string;
  /** Of a keyword: the text that it stands for, in one language at least, with "{n}" where its number stands. */
  readonly text?: Partial<Words>;
}

/**
 * What has to be so, and what is put into it, by its English words in another language. In place of `{0}`, `{1}` stands what
 * may change: it is said by the same words, or is a name or a number. In English they are in their order.
 */
export type NeedWords = Readonly<Record<string, string>>;

/** An error in words for the person who gave what cannot be used; programs see the English. */
export class WordsError extends Error {
  readonly words: Words;
  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

/** What is the same in every language: a name, an id, what somebody wrote. */
export const alike = (text: string): Words => ({ en: text, ja: text });

/** What an error says; one that is for programmers has its own words alone. */
export const wordsOf = (error: unknown): Words =>
  error instanceof WordsError ? error.words : alike(error instanceof Error ? error.message : String(error));

/** What may be the same in every language, in one of them. */
export const inLanguage = (said: string | Words, language: keyof Words): string =>
  typeof said === "string" ? said : said[language];

/** The id of a rule behind a sentence; nothing where no rule says it. */
export const cited = (rule: string | undefined): Words =>
  rule === undefined ? alike("") : { en: ` (${rule})`, ja: `（${rule}）` };

/** What a room tells people, each message by a name: words, or a function that puts into them what they speak of. */
export type Messages = Readonly<Record<string, Words | ((...about: never[]) => Words)>>;
