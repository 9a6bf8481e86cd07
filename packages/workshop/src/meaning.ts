/**
 * What texts of cards mean: the words in which the game prints what it read. Two wordings that are printed alike are one
 * tree, in whichever language they were written, and a card that calls itself by its name says the same as "this card".
 */
import { longestText } from "@tefuda/cardtext/grammar";
import { OpenWords } from "@tefuda/cardtext/open-words";
import { readingNames } from "@tefuda/cardtext/own-name";
import { writtenIn } from "@tefuda/cardtext/written-in";
import type { GamePackage, SetWord, Words } from "@tefuda/kernel";

export class Meanings {
  private readonly pack: Pick<GamePackage, "readText" | "textPlaces">;
  private readonly words: readonly SetWord[];
  private readonly open: OpenWords;
  private readonly known = new Map<string, string | undefined>();

  /** @param words what sets bring to the texts of their cards */
  constructor(pack: Pick<GamePackage, "readText" | "textPlaces">, words: readonly SetWord[]) {
    this.pack = pack;
    this.words = words;
    this.open = new OpenWords(words.map(({ en, ja, of = "" }) => ({ list: of, en, ja })));
  }

  /** In English, as the game prints it; undefined for what is not read. `kind` is that of its card, as its file says it. */
  of(text: string, field: string, kind: string, names: readonly Words[]): string | undefined {
    // no card bears a longer one, and whether several stand in it takes long to find out
    if (text.length > longestText) return undefined;
    const key = JSON.stringify([text, field, kind, names]);
    if (!this.known.has(key)) this.known.set(key, this.read(text, field, kind, names));
    return this.known.get(key);
  }

  private read(text: string, field: string, kind: string, names: readonly Words[]): string | undefined {
    const part = field.split(".")[0]!;
    const places = this.pack.textPlaces ?? [];
    const card = places.find(
      (place) => place.part === part && place.card.toLowerCase() === kind.toLowerCase(),
    )?.card;
    const place = card === undefined ? { part } : { card, part };
    const print = (words: string, language: "en" | "ja"): string | undefined => {
      const read = this.pack.readText(words, language, place, this.words);
      if (language === "en" || read.written === undefined) return read.print;
      return this.pack.readText(read.written, "en", place, this.words).print ?? read.written;
    };
    const readOne = readingNames<string>(names, (words) => {
      const tree = print(words, writtenIn(words, this.open));
      return tree === undefined ? { error: { column: 1, message: { en: "", ja: "" } } } : { tree };
    });
    const read = readOne(text);
    return "tree" in read ? read.tree : undefined;
  }
}
