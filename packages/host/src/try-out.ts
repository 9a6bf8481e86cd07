/** Cards that are being written, tried from a position: each change is laid on the table with all that was answered before, as far as it fits. */
import type { CardPicture } from "@tefuda/referee/card-pictures";
import { Bench } from "@tefuda/workshop/bench";
import { again, scenarioAt, type Tried, type Unfit } from "@tefuda/workshop/trying";
import type { PlayerKind, SavedMatch } from "./host.ts";
import { savedAt } from "./positions.ts";
import type { Shelf } from "./shelf.ts";

export interface TriedOut {
  saved: SavedMatch;
  pictures: readonly CardPicture[];
  unfit: Unfit | null;
}

export class TryOut {
  readonly game: string;
  private readonly bench: Bench;
  private start: Tried["start"] = {};

  constructor(game: string, { pack, files, data }: Shelf) {
    this.game = game;
    this.bench = new Bench({ pack, cards: files?.cards ?? [], formats: data.formats, grammars: [] });
  }

  /**
   * The match as it is with files that have changed: from another position, or from the same with the answers given there.
   * Throws where a card or the position is wrong; then what was tried before still stands.
   */
  lay(
    changes: Readonly<Record<string, string | null>>,
    begin: Tried | null,
    given: Tried["choices"],
    others: PlayerKind,
  ): TriedOut {
    this.bench.change(changes);
    const { start, choices } = begin ?? { start: this.start, choices: given };
    const match = this.bench.at(scenarioAt(start));
    this.start = start;
    const asked = match.asked ?? 0;
    const unfit = again(match, choices) ?? null;
    const saved = savedAt({ record: match.record(), asked, goal: undefined }, others);
    const held = saved.record.choices.map(({ seat }) => seat === asked);
    return { saved: { ...saved, held }, pictures: this.bench.pictures, unfit };
  }
}
