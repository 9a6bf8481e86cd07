/** The rulings of one game: what pages tell of them, and the positions that they begin with. */
import type { Match, SourceFile } from "@tefuda/kernel";
import { sinceFiled } from "@tefuda/referee/filed";
import { namesIn } from "@tefuda/referee/names-in";
import type { Goal } from "@tefuda/referee/scenario-file";
import type { Query, RulingSearch, SoughtRuling } from "@tefuda/referee/search/ruling-search";
import { type Ruling, rulingsIn, Standing } from "@tefuda/referee/standing";
import type { RulingEntry } from "./host.ts";
import type { Shelf } from "./shelf.ts";

/** A ruling as the search knows it, with what pages are told of it. */
type FoundEntry = SoughtRuling & { entry: RulingEntry };

export class GameRulings {
  readonly entries: RulingEntry[];
  private readonly rulings: readonly Ruling[];
  private searching: Promise<RulingSearch<FoundEntry>> | undefined;
  private readonly shelf: Shelf;
  private stands: Standing | undefined;

  constructor(shelf: Shelf, files: readonly SourceFile[]) {
    this.shelf = shelf;
    this.rulings = files.flatMap(rulingsIn);
    const cardsIn = namesIn(shelf.data.cards.map(({ name }) => name));
    const setOf = (file: string) => shelf.data.sets.find(({ id }) => file.startsWith(`${id}/`))?.name;
    this.entries = this.rulings.map(({ words, rules, text, start, file, filed }) => ({
      ...words,
      set: setOf(file),
      rules: [...rules],
      cards: cardsIn(text),
      playable: start !== undefined,
      // all of a game's own are run whenever its rules change
      edition: shelf.book.game.editions.length,
      since: filed && sinceFiled(filed, shelf.book),
    }));
  }

  /** Those that answer what is asked, the best first. The search is made when somebody first asks. */
  async search(query: Query): Promise<RulingEntry[]> {
    this.searching ??= this.ready();
    // the rulebook may not have come through, and can be asked for again
    this.searching.catch(() => {
      this.searching = undefined;
    });
    return (await this.searching).find(query).map(({ ruling }) => ruling.entry);
  }

  private async ready(): Promise<RulingSearch<FoundEntry>> {
    const { pack, data, rules } = this.shelf;
    const [{ RulingSearch }, book] = await Promise.all([
      import("@tefuda/referee/search/ruling-search"),
      rules?.() ?? [],
    ]);
    const rulings = this.rulings.map((ruling, i) => {
      const entry = this.entries[i]!;
      return { words: ruling.words, rules: ruling.rules, text: ruling.text, cards: entry.cards, entry };
    });
    return new RulingSearch([{ pack, rulings, rules: book, cards: data.cards }]);
  }

  /**
   * A match that stands where a ruling begins, known by its English title, and what makes it a puzzle if it is one;
   * undefined where nothing is played in it.
   */
  standing(title: string): { match: Match; goal: Goal | undefined } | undefined {
    const start = this.rulings.find(({ words }) => words.title.en === title)?.start;
    if (!start) return undefined;
    const { pack, files, data } = this.shelf;
    this.stands ??= new Standing(pack, files?.cards ?? [], data.formats);
    return { match: this.stands.at(start), goal: start.puzzle };
  }
}
