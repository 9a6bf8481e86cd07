/** The reference game on our kernel, played in the reference's way. */
import { join } from "node:path";
import { type Game, generateCode, Machine, NONE, OUTCOME } from "@tefuda/kernel";
import { mini } from "@tefuda/mini";
import { assembleOrThrow, filesIn, readSource } from "@tefuda/referee/games";

/** Nanoseconds a decision, and a hash over the ends of all games. */
export interface Run {
  ns: number;
  hash: number;
}

/** The reference game, ready to be played; a choice is drawn from the match's own chance. */
export class Reference {
  readonly game: Game;
  private readonly lists: number[][];
  private readonly machine: Machine;

  constructor(folder: string, fast = true) {
    const { book, game } = assembleOrThrow(mini, filesIn(join(folder, "cards"), ".yaml").map(readSource));
    this.game = game;
    if (fast) generateCode(game);
    this.lists = filesIn(join(folder, "decks"), ".yaml").map((path) =>
      mini.readList(readSource(path), book).list!.cards.map((name) => game.byName.get(name)!.id),
    );
    this.machine = new Machine(game, 2, this.lists[0]!.length * 2);
    this.machine.journal.on = false;
  }

  play(games: number): Run {
    const { machine: m, lists } = this;
    let hash = FNV;
    let decisions = 0;
    const started = performance.now();
    for (let g = 0; g < games; g++) {
      m.start(g, [lists[g & 7]!, lists[(g >> 3) & 7]!]);
      while (!m.over) {
        const count = m.list();
        decisions++;
        m.choose(m.options[count === 1 ? 0 : m.random(count)]!);
      }
      const winner = m.s[OUTCOME] === NONE ? DRAWN : m.s[OUTCOME]! + 1;
      for (const n of [winner, m.number(0), m.seatNumber(0, 0) & 0xff, m.seatNumber(1, 0) & 0xff])
        hash = Math.imul(hash ^ n, FNV_PRIME);
    }
    return { ns: ((performance.now() - started) * 1e6) / decisions, hash: hash >>> 0 };
  }
}
// What the reference's hash is made with.
const FNV = 2166136261;
const FNV_PRIME = 16777619;
const DRAWN = 3;
