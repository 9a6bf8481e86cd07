/** The rulings of the games, which are read when somebody first asks for those of a game. */
import type { MatchRecord } from "@tefuda/kernel";
import type { GameRulings } from "./game-rulings.ts";
import { HostError, type RulingEntry } from "./host.ts";
import type { Library } from "./shelf.ts";

export class Rulings {
  private readonly library: Library;
  private readonly read = new Map<string, Promise<GameRulings>>();

  constructor(library: Library) {
    this.library = library;
  }

  /** Those of a game that has been loaded. */
  async of(game: string): Promise<RulingEntry[]> {
    return (await this.readOf(game)).entries;
  }

  /**
   * The match that stands where a ruling begins, and who is asked there. Throws where it cannot be laid out, in words for
   * whoever wanted to play it.
   */
  async standing(game: string, title: string): Promise<{ record: MatchRecord; asked: number }> {
    const match = (await this.readOf(game)).standing(title);
    if (!match) throw new HostError("There is no position of that ruling to be played from.");
    return { record: match.record(), asked: match.asked ?? 0 };
  }

  private readOf(game: string): Promise<GameRulings> {
    const before = this.read.get(game);
    if (before) return before;
    const reading = this.readNow(game);
    this.read.set(game, reading);
    // it may not have come through, and can be asked for again
    reading.catch(() => this.read.delete(game));
    return reading;
  }

  private async readNow(game: string): Promise<GameRulings> {
    const shelf = this.library.open(game);
    const [files, { GameRulings }] = await Promise.all([
      shelf.rulings?.() ?? [],
      import("./game-rulings.ts"),
    ]);
    return new GameRulings(shelf, files);
  }
}
