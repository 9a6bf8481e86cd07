/**
 * The reference game on our kernel beside the same game written by hand in C: run in turn, so that both meet the same
 * machine, and the figure is the ratio.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileToSource, type Game, Machine, NONE, OUTCOME } from "@tefuda/kernel";
import { mini } from "@tefuda/mini";
import { assembleOrThrow, filesIn, packageFolder, readSource } from "@tefuda/referee/games";

/** What 100,000 games end in, on either side. */
export const HASH_OF_100000 = 2895051093;

export interface ReferenceFigures {
  games: number;
  pairs: number;
  /** Medians of nanoseconds a decision, and of the ratios pair by pair. */
  nsDecision: number;
  nsDecisionC: number | null;
  ratioToC: number | null;
  ratios: number[];
  /** Hash over the ends of all games of one run, and whether C found the same. */
  hash: number;
  sameHash: boolean | null;
  /** Whether the 100,000 games named by the reference end as they should; null if others were played. */
  rightHash: boolean | null;
}

/** Plays both sides in turn. Without a C compiler only ours. */
export function compareWithC(games: number, pairs: number, told: (line: string) => void): ReferenceFigures {
  const folder = packageFolder("mini");
  const ours = new Reference(folder);
  const work = mkdtempSync(join(tmpdir(), "tefuda-bench-"));
  try {
    const program = compileC(join(folder, "reference"), work);
    if (!program) told("no C compiler (cc) is there: the reference game is measured without its pair");
    for (let i = 0; i < 2; i++) ours.play(Math.min(games, 5000)); // cold code says nothing
    const rounds = Array.from({ length: pairs }, (_, i) => {
      const c = program ? runC(program, games) : undefined;
      const us = ours.play(games);
      told(
        `pair ${i + 1} of ${pairs}: ${us.ns.toFixed(0)} ns a decision${c ? `, C ${c.ns.toFixed(0)} ns` : ""}`,
      );
      return { us, c };
    });
    const ratios = rounds.flatMap(({ us, c }) => (c ? [us.ns / c.ns] : []));
    const { hash } = rounds[0]!.us;
    return {
      games,
      pairs,
      nsDecision: median(rounds.map(({ us }) => us.ns)),
      nsDecisionC: program ? median(rounds.map(({ c }) => c!.ns)) : null,
      ratioToC: program ? median(ratios) : null,
      ratios,
      hash,
      sameHash: program ? rounds.every(({ us, c }) => us.hash === c!.hash) : null,
      rightHash: games === 100_000 ? hash === HASH_OF_100000 : null,
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

interface Run {
  ns: number;
  hash: number;
}

/** The reference game, ready to be played in the reference's way: the choice is drawn from the match's own chance. */
export class Reference {
  readonly game: Game;
  private readonly lists: number[][];
  private readonly machine: Machine;

  constructor(folder: string, fast = true) {
    const { book, game } = assembleOrThrow(mini, filesIn(join(folder, "cards"), ".yaml").map(readSource));
    this.game = game;
    if (fast) compileToSource(game);
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

function compileC(source: string, work: string): string | undefined {
  const program = join(work, "mini");
  try {
    execFileSync("cc", ["-w", "-O3", "-march=native", "-o", program, join(source, "mini.c")], {
      stdio: "ignore",
    });
    return program;
  } catch {
    return undefined;
  }
}

function runC(program: string, games: number): Run {
  const said = execFileSync(program, [String(games), "1"], { encoding: "utf8" });
  const { ns_dec: ns, hash } = JSON.parse(said.split("\n")[0]!) as { ns_dec: number; hash: number };
  return { ns, hash };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
