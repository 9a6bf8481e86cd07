/** Rulings as pages tell of them, and as positions to be played on from. */
import {
  type Book,
  type FormatInfo,
  type GamePackage,
  type Match,
  type SourceFile,
  WordsError,
} from "@tefuda/kernel";
import type { Filed } from "./filed.ts";
import { FOUND } from "./findings.ts";
import { begin } from "./moment.ts";
import { readStart } from "./position.ts";
import { ProblemsError } from "./problems.ts";
import { fillingOf, ownBook } from "./scenario-book.ts";
import { isAboutFiles, readScenarios, type Scenario } from "./scenario-file.ts";
import { CardFiles } from "./subset.ts";

/** A ruling as it stands in its file. */
export interface Ruling {
  words: Scenario["words"];
  rules: readonly string[];
  /** Where it is written, and all that is written of it. */
  file: string;
  line: number;
  text: string;
  /** Where it begins; nothing where it is about files alone. */
  start?: Scenario;
  /** With what it was filed, where it tells so. */
  filed?: Filed;
}

/** The rulings of a file, as far as they can be read. */
export const rulingsIn = (file: SourceFile): Ruling[] =>
  readScenarios(file).scenarios.map((scenario) => ({
    words: scenario.words,
    rules: scenario.rules,
    file: file.path,
    line: scenario.line,
    text: file.text.slice(...scenario.doc.span(scenario.at)!),
    ...(isAboutFiles(scenario) ? {} : { start: scenario }),
    ...(scenario.filed ? { filed: scenario.filed } : {}),
  }));

/** Matches that stand where rulings begin. */
export class Standing {
  private readonly pack: GamePackage;
  private readonly formats: readonly FormatInfo[];
  private readonly filler: string;
  private readonly sources: CardFiles;

  /** Of a game that has a plain card for whatever scenarios leave open. */
  constructor(pack: GamePackage, cardFiles: readonly SourceFile[], formats: readonly FormatInfo[]) {
    const files = pack.filler ? [...cardFiles, pack.filler] : cardFiles;
    this.pack = pack;
    this.formats = formats;
    this.filler = pack.assemble(pack.filler ? [pack.filler] : []).book?.cards[0]?.name ?? "";
    this.sources = new CardFiles(files);
  }

  /**
   * The match where a ruling begins. Throws a {@link ProblemsError} where it is not written as it should be, a
   * {@link WordsError} where no game comes to that moment.
   */
  at(scenario: Scenario): Match {
    const { pack, formats, filler } = this;
    const book = this.bookOf(scenario);
    const { doc } = scenario;
    const start = readStart(scenario, book, pack.layout, fillingOf(pack, filler), formats);
    if (doc.problems.length > 0) throw new ProblemsError(doc.problems.splice(0));
    const begun = begin(start, book.game, pack.layout);
    if (!("match" in begun)) throw new WordsError(FOUND.startUnreached(begun));
    return begun.match;
  }

  /** The game with the cards that a ruling names. Throws a {@link ProblemsError} where one of them is not as it should be. */
  bookOf(scenario: Scenario): Book {
    const { book, problems } = ownBook(this.pack, this.sources, scenario, this.filler);
    if (!book) throw new ProblemsError(problems);
    return book;
  }
}
