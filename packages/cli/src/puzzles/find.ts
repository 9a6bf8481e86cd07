/**
 * Looks for puzzles: plays games of ready decks, takes positions out of them, makes them small, and keeps those in which a
 * goal can just be reached by several decisions whatever the others reply.
 */
import { answerAtRandom, botNamed, Host } from "@tefuda/bots";
import { type Progress, Quest } from "@tefuda/bots/solve/quest";
import { Chance, Machine, MachineFault, Match, notations, WordsError } from "@tefuda/kernel";
import { type LoadedGame, loadLists } from "@tefuda/referee/games";
import { sideOf, type WrittenCard, type WrittenSide } from "@tefuda/referee/position-text";
import { readScenarios } from "@tefuda/referee/scenario-file";
import { Standing } from "@tefuda/referee/standing";
import { stringify } from "yaml";
import { type Judged, judge } from "./judge.ts";

export interface FindPlan {
  seed: number;
  goal: "win" | "survive";
  /** The question at which puzzles begin. */
  question: string;
  /** What the other is to lose, a number of theirs or the cards of a zone, and the most of it. */
  lives?: { number?: string; zone?: string; most: number };
  /** The most cards in play of each side's zones, and in the own hand. */
  own: number;
  hand: number;
  theirs: number;
  /** Positions that an answer may take to be proven, which bounds what a table has to work out. */
  positions: number;
  /** Cards in the other's hand, which nobody knows. */
  hidden: number;
}

/** A puzzle that was found, and the position it begins with. */
export interface Found extends Judged {
  start: Record<string, unknown>;
}

/** Cards of a zone that is not in play, and of a deck. */
const BESIDE = 5;
const DECK = 4;
/** Times that a position is played on at random, and the most answers of one. */
const PLAYED = 30;
const LONGEST = 60;
/** Answers that are tried to be proven. */
const PROVEN = 3;
/** Ways in which a position is made small before another is looked for. */
const VARIANTS = 6;

export class PuzzleFinder {
  private readonly loaded: LoadedGame;
  private readonly plan: FindPlan;
  private readonly chance = new Chance();
  private readonly standing: Standing;
  private readonly lists;
  /** Positions that were looked at. */
  tried = 0;

  constructor(loaded: LoadedGame, plan: FindPlan) {
    this.loaded = loaded;
    this.plan = plan;
    this.chance.seed(plan.seed, 1);
    this.standing = new Standing(loaded.pack, loaded.cardFiles, []);
    this.lists = loadLists(loaded);
  }

  /** One game gone through; every puzzle in it. */
  *game(): Generator<Found | undefined> {
    const { pack, game } = this.loaded;
    const lists = [0, 1].map(() => this.lists[this.chance.below(this.lists.length)]!.cards);
    const match = new Match(game, { seed: this.chance.below(1e6), lists, settings: pack.simulation });
    const hosts = lists.map((_, seat) => {
      const host = new Host(pack, botNamed("greedy-1")!);
      host.begin(this.chance.below(1e6), seat);
      return host;
    });
    let turn = 0;
    while (!match.over) {
      const asked = match.asked!;
      const now = match.machine.number(game.shape.numbers.indexOf("turn"));
      if (match.machine.asking()!.prompt === this.plan.question && now > turn) {
        turn = now;
        for (let n = 0; n < VARIANTS; n++) yield this.puzzleFrom(match, asked);
      }
      match.answer(asked, hosts[asked]!.play(match));
    }
  }

  private puzzleFrom(match: Match, seat: number): Found | undefined {
    this.tried++;
    const { layout } = this.loaded.pack;
    const { own: most, hand, theirs: least, hidden } = this.plan;
    const own = this.small(sideOf(match, layout, seat), most, this.chance.below(hand + 1));
    const theirs = this.small(sideOf(match, layout, 1 - seat), least, hidden);
    const swap = seat === 1;
    const start = { question: this.plan.question, A: turnedOver(own, swap), B: turnedOver(theirs, swap) };
    const { lives } = this.plan;
    let found: Found | undefined;
    // as much as can just be taken makes the puzzle
    for (let left = 1; left <= (lives?.most ?? 1); left++) {
      if (lives?.number) start.B = { ...start.B, [lives.number]: left };
      if (lives?.zone)
        start.B = { ...start.B, [lives.zone]: (theirs[lives.zone] as WrittenCard[]).slice(0, left) };
      const puzzle = this.proven(start);
      if (!puzzle) break;
      found = puzzle;
    }
    return found;
  }

  private proven(start: Record<string, unknown>): Found | undefined {
    const { goal, positions } = this.plan;
    const { pack } = this.loaded;
    const text = stringify([{ title: "Puzzle", start }]);
    const [scenario] = readScenarios({ path: "puzzle.yaml", text }, "positions").scenarios;
    try {
      const match = this.standing.at(scenario!);
      const turns = goal === "win" ? 1 : 2;
      const plan = { goal, turns, positions, passes: pack.layout.passes };
      const quest = new Quest(match, plan);
      const promising = this.promising(match, quest);
      if (!promising.some((say) => quest.keeps(match, say))) return undefined;
      const judged = judge(match, pack, plan);
      return judged && { ...judged, start: structuredClone(start) };
    } catch (error) {
      // not every position that is put together so can be laid out and played
      if (error instanceof MachineFault || error instanceof WordsError) return undefined;
      throw error;
    }
  }

  /**
   * The answers with which the goal was reached by playing on at random, the best first; none if that was never so, or always:
   * then there is nothing to find.
   */
  private promising(from: Match, quest: Quest): string[] {
    const { game, layout } = from.machine;
    const m = new Machine(game, layout.seats, layout.cards);
    const progress = (): Progress => quest.progress({ machine: m, over: m.over });
    const lay = (): void => {
      m.s.set(from.machine.s);
      m.resume();
    };
    lay();
    const spec = m.asking()!;
    if (spec.shape === "some") return [];
    const words = notations(m, spec, m.list());
    const reached = words.map((say, option) => {
      let won = 0;
      for (let n = 0; n < PLAYED; n++) {
        lay();
        m.list();
        m.choose(m.options[option]!);
        for (let i = 0; i < LONGEST && progress() === "open"; i++) answerAtRandom(m, this.chance);
        if (progress() === "reached") won++;
      }
      return { say, won };
    });
    if (reached.every(({ won }) => won === PLAYED)) return [];
    const good = reached.filter(({ won }) => won > 0).sort((a, b) => b.won - a.won);
    return good.slice(0, PROVEN).map(({ say }) => say);
  }

  /** A side with few cards, so that everything that may happen can be gone through. */
  private small({ numbers, zones }: WrittenSide, play: number, hand: number): Record<string, unknown> {
    const { shape, startZone } = this.loaded.game;
    const side: Record<string, unknown> = { ...numbers };
    for (const [n, { id, inPlay }] of shape.zones.entries()) {
      const cards = zones[id];
      if (!cards) continue;
      if (n === startZone) side[id] = { only: cards.slice(0, DECK) };
      else if (id === "hand") side[id] = this.some(cards, hand);
      else side[id] = this.some(cards, inPlay ? this.chance.below(play + 1) : BESIDE);
    }
    return side;
  }

  /** At most so many of them, in their order. */
  private some(cards: readonly WrittenCard[], most: number): WrittenCard[] {
    const left = [...cards];
    while (left.length > most) left.splice(this.chance.below(left.length), 1);
    return left;
  }
}

/** With the sides named the other way round. */
function turnedOver(side: Record<string, unknown>, swap: boolean): Record<string, unknown> {
  if (!swap) return side;
  const names: Record<string, string> = { A: "B", B: "A" };
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === "owner"
          ? names[one as string]
          : key === "attached to"
            ? (one as string).replace(/@([AB])/, (_, letter: string) => `@${names[letter]}`)
            : turn(one),
      ]),
    );
  };
  return turn(side) as Record<string, unknown>;
}
