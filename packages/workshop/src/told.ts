/** What is told of a card while it is written: plain data, for whoever shows it. */
import type { CardInfo, Words } from "@tefuda/kernel";
import type { Span, Step } from "./spoken.ts";

/** Where in a card something stands: `["texts", 0]`. */
export type Field = readonly (string | number)[];

/** Something wrong with a card, a file or the set. */
export interface Trouble {
  /** The file that it is in; of a card its own. */
  path: string;
  says: Words;
  /** The field that it is about, where it is about one. */
  field?: Field;
  /** In a text: from which letter to before which. */
  from?: number;
  to?: number;
  /** What could stand there instead. */
  rather?: readonly string[];
}

export interface TextTold {
  field: Field;
  text: string;
  language: keyof Words;
  spans: readonly Span[];
  /** As it was understood, in both languages; nothing where it was not. */
  said?: Words;
  /** What kind of text it is, where the game tells several apart: one that is done, one that holds. */
  kind?: Words;
  steps?: Readonly<Record<keyof Words, readonly Step[]>>;
  trouble?: Trouble;
}

export interface CardTold {
  path: string;
  /** The card as it is printed; nothing where it cannot be read. */
  info?: CardInfo;
  texts: readonly TextTold[];
  /** What is wrong with it besides its texts. */
  troubles: readonly Trouble[];
  /** What the words of its set are called, which it may bear. */
  words: readonly Words[];
}
