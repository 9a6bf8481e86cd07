/** Words that mean the same to players: where a text says one of them, it is found by all. */
import { anyOf } from "../names-in.ts";
import { stem } from "./stem.ts";
import { folded, wordsIn } from "./terms.ts";

/** Words of one meaning, in any language; the first names it. */
export type Alike = readonly string[];

export class Thesaurus {
  /** English: by the stem of their first word, those that begin with it, as stems. */
  private readonly english = new Map<string, { stems: readonly string[]; meaning: string }[]>();
  /** Japanese: as they are written, wherever they stand. */
  private readonly japanese = new Map<string, string[]>();
  private readonly anyJapanese: RegExp | undefined;

  /** Lists that have the same first word are one. */
  constructor(lists: readonly Alike[]) {
    for (const list of lists) {
      const meaning = `=${folded(list[0]!).replaceAll(" ", "_")}`;
      for (const word of list.map(folded)) {
        const stems = wordsIn(word).map(stem);
        const [first] = stems;
        if (first === undefined) add(this.japanese, word, meaning);
        else add(this.english, first, { stems, meaning });
      }
    }
    if (this.japanese.size > 0) this.anyJapanese = new RegExp(anyOf([...this.japanese.keys()]), "gu");
  }

  /** What a folded text means by its words, each as often as it is said. */
  meaningsIn(text: string): Meant[] {
    const words = wordsIn(text);
    const stems = words.map(stem);
    const inEnglish = stems.flatMap((first, at) =>
      (this.english.get(first) ?? [])
        .filter(({ stems: wanted }) => wanted.every((one, i) => stems[at + i] === one))
        .map(({ meaning, stems: { length } }) => ({
          meaning,
          said: words.slice(at, at + length).join(" "),
        })),
    );
    const inJapanese = this.anyJapanese ? (text.match(this.anyJapanese) ?? []) : [];
    const meant = inJapanese.flatMap((said) =>
      this.japanese.get(said)!.map((meaning) => ({ meaning, said })),
    );
    return [...inEnglish, ...meant];
  }
}

/** A meaning, and the words that have it. */
interface Meant {
  meaning: string;
  said: string;
}

function add<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
