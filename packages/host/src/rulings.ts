/** The rulings and puzzles of the games, which are read when somebody first asks for those of a game. */
import type { MatchRecord } from "@tefuda/kernel";
import type { Goal } from "@tefuda/referee/scenario-file";
import type { GameRulings } from "./game-rulings.ts";
import { HostError, type RulingEntry } from "./host.ts";
import type { Library, PositionsOf, Shelf } from "./shelf.ts";
import type { SoughtRulings } from "./sought.ts";

/** A position that is played from: the match that stands there, who is asked, and what is to be reached from it. */
export interface Position {
  record: MatchRecord;
  asked: number;
  goal: Goal | undefined;
}

/** So many answers to a question anybody looks through; those behind them hardly speak of it. */
const MOST = 60;

export class Rulings {
  private readonly library: Library;
  private readonly read = new Map<string, { shelf: Shelf; reading: Promise<GameRulings> }>();

  constructor(library: Library) {
    this.library = library;
  }

  /** Those of a game that has been loaded. */
  async of(game: string): Promise<RulingEntry[]> {
    return (await this.readOf(game, "scenarios")).entries;
  }

  /** Those of them that answer what is asked, the best first. */
  async search({ game, words, rule, card }: SoughtRulings): Promise<RulingEntry[]> {
    const about = rule === null ? {} : { rule };
    const naming = card === null ? {} : { card };
    const most = words.trim() === "" ? {} : { limit: MOST };
    return (await this.readOf(game, "scenarios")).search({ words, ...about, ...naming, ...most });
  }

  /** Where a ruling or puzzle begins. Throws where it cannot be laid out, in words for whoever wanted to play it. */
  async standing(game: string, title: string, room: PositionsOf): Promise<Position> {
    const found = (await this.readOf(game, room)).standing(title);
    if (!found) throw new HostError("There is no position of that name to be played from.");
    const { match, goal } = found;
    return { record: match.record(), asked: match.asked ?? 0, goal };
  }

  private readOf(game: string, room: PositionsOf): Promise<GameRulings> {
    const key = `${game}/${room}`;
    const shelf = this.library.open(game);
    const before = this.read.get(key);
    // another set beside it makes another shelf of it
    if (before?.shelf === shelf) return before.reading;
    const reading = this.readNow(shelf, room);
    this.read.set(key, { shelf, reading });
    // it may not have come through, and can be asked for again
    reading.catch(() => this.read.delete(key));
    return reading;
  }

  private async readNow(shelf: Shelf, room: PositionsOf): Promise<GameRulings> {
    const [files, { GameRulings }] = await Promise.all([
      shelf.rulings?.(room) ?? [],
      import("./game-rulings.ts"),
    ]);
    return new GameRulings(shelf, files);
  }
}
