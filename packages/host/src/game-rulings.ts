/** The rulings of one game: what pages tell of them, and the positions that they begin with. */
import type { Match, SourceFile } from "@tefuda/kernel";
import type { Goal } from "@tefuda/referee/scenario-file";
import { type Ruling, rulingsIn, Standing } from "@tefuda/referee/standing";
import type { RulingEntry } from "./host.ts";
import { namesIn } from "./names-in.ts";
import type { Shelf } from "./shelf.ts";

export class GameRulings {
  readonly entries: RulingEntry[];
  private readonly rulings: readonly Ruling[];
  private readonly shelf: Shelf;
  private stands: Standing | undefined;

  constructor(shelf: Shelf, files: readonly SourceFile[]) {
    this.shelf = shelf;
    this.rulings = files.flatMap(rulingsIn);
    const cardsIn = namesIn(shelf.data.cards.map(({ name }) => name));
    this.entries = this.rulings.map(({ words, rules, text, start }) => ({
      ...words,
      rules: [...rules],
      cards: cardsIn(text),
      playable: start !== undefined,
    }));
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
