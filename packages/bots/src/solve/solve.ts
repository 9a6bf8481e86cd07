/**
 * Proves that a turn can be won, or survived: that there are answers which lead there in every world that fits what a seat
 * knows, whatever the others reply and however chance falls. What it does may hang only on what it knows by then.
 *
 * Positions that look the same to the seat are one node, and of an answer all that may follow has to be good. What cannot be
 * gone through is not proven, and it is said why.
 */
import {
  erase,
  everyWorld,
  forgetRests,
  type Guess,
  Machine,
  MachineFault,
  type Match,
  NONE,
  OUTCOME,
} from "@tefuda/kernel";
import { give } from "../step.ts";
import { turnOf } from "../turn.ts";
import { everyAnswer, keyOf, type PossibleAnswer } from "./answers.ts";
import { EveryChance } from "./every-chance.ts";
import { GaveUp, type Obstacle } from "./gave-up.ts";
import { assertUntouched, Touched, type Untold, untoldOf } from "./piles.ts";

/** To have won before the turn is over; or not to have lost by then. */
export type Goal = "win" | "survive";

export interface Problem {
  /** What the seat knows, as a state (erase.ts), and what may be thought of lists. */
  known: Machine;
  guess: Guess;
  seat: number;
  goal: Goal;
  /** Turns until it has to be so, the one that is played counted; 1 if nothing is said. */
  turns?: number;
  /** Answers that are looked at last, since they do nothing. */
  passes?: readonly string[];
  /** Bounds of what is gone through. */
  worlds?: number;
  positions?: number;
}

/** What the seat that is asked in a match knows where every list is known, if not where its cards lie. */
export function allListed(match: Match): Pick<Problem, "known" | "guess" | "seat"> {
  const seat = match.asked!;
  const { seats } = match.machine.layout;
  const lists = Array.from({ length: seats }, (_, of) => match.sight(of).list);
  return { known: match.sight(seat).known(), guess: { lists, pool: [] }, seat };
}

export interface Solution {
  /** Every answer to the question, and whether it was proven that it reaches the goal. */
  answers: readonly Tried[];
  /** What was gone through. */
  worlds: number;
  positions: number;
  /** Why not all could be gone through. */
  obstacle?: Obstacle;
}

/** An answer, and whether it has been proven. */
interface Tried {
  say: string | string[];
  proven: boolean;
}

const WORLDS = 2000;
const POSITIONS = 50_000;
/** Answers of others that may follow one another. */
const DEEPEST = 1000;

export function solve(problem: Problem): Solution {
  const depths = new Map<number, number>();
  const solution: Solution & { answers: Tried[] } = { answers: [], worlds: 0, positions: 0 };
  let pending: Tried[] | undefined;
  for (;;) {
    const solver = new Solver(problem, depths);
    const touched = new Map<Tried, number>();
    const obstacle = solver.goThrough(pending ?? solution.answers, touched);
    solution.worlds = Math.max(solution.worlds, solver.worlds);
    solution.positions += solver.positions;
    if (obstacle) solution.obstacle = obstacle;
    if (touched.size === 0) return solution;
    const exhausted = new Set<number>();
    // for these it matters how piles lie: one card more of each is told apart
    for (const zone of new Set(touched.values())) {
      const depth = depths.get(zone) ?? 0;
      if (depth >= problem.known.count(zone)) exhausted.add(zone);
      depths.set(zone, depth + 1);
    }
    if (exhausted.size > 0) solution.obstacle = "order";
    pending = [...touched.keys()].filter((answer) => !exhausted.has(touched.get(answer)!));
    if (pending.length === 0) return solution;
  }
}

/** A position that is possible. */
interface Place {
  state: Int16Array;
  untold: Untold;
}

class Solver {
  private readonly problem: Problem;
  private readonly depths: ReadonlyMap<number, number>;
  private readonly m: Machine;
  private readonly eye: Machine;
  private readonly chance: EveryChance;
  private readonly until: number;
  private readonly numbers = new Map<string, number>();
  private readonly proven = new Map<string, boolean>();
  /** Nodes that are being gone through, by how deep they lie. */
  private readonly open = new Map<string, number>();
  worlds = 0;
  positions = 0;

  constructor(problem: Problem, depths: ReadonlyMap<number, number>) {
    const { game, layout } = problem.known;
    this.problem = problem;
    this.depths = depths;
    this.m = new Machine(game, layout.seats, layout.cards);
    this.eye = new Machine(game, layout.seats, layout.cards);
    this.chance = new EveryChance(this.m);
    this.until = turnOf(problem.known) + (problem.turns ?? 1);
  }

  /**
   * Proves what it can of these answers, of all where there are none, and notes them then. Those are left out in which a
   * pile was come to whose cards are not told apart, each with its zone. Gives why others could not be gone through.
   */
  goThrough(answers: Tried[], touched: Map<Tried, number>): Obstacle | undefined {
    let obstacle: Obstacle | undefined;
    const unlessGivenUp = (run: () => void): void => {
      try {
        run();
      } catch (error) {
        if (!(error instanceof GaveUp)) throw error;
        obstacle = error.obstacle;
      }
    };
    unlessGivenUp(() => {
      const places = this.everyPlace();
      this.m.dice = this.chance;
      const all = this.answersIn(places);
      if (answers.length === 0)
        answers.push(...[...all[0]!.values()].map(({ say }) => ({ say, proven: false })));
      for (const answer of answers) {
        unlessGivenUp(() => {
          try {
            answer.proven = this.isGood(places, all, answer.say).good;
          } catch (error) {
            if (!(error instanceof Touched)) throw error;
            touched.set(answer, error.zone);
          }
        });
      }
    });
    return obstacle;
  }

  private everyPlace(): Place[] {
    const { known, seat, guess, worlds = WORLDS } = this.problem;
    const { m, depths } = this;
    const places: Place[] = [];
    for (const untold of everyWorld(known, seat, guess, m, (zone) => depths.get(zone) ?? 0)) {
      if (++this.worlds > worlds) throw new GaveUp("worlds");
      places.push({ state: m.s.slice(), untold: untoldOf(m, untold) });
    }
    // what nobody can have dealt says nothing
    if (places.length === 0) throw new GaveUp("worlds");
    return places;
  }

  private lay({ state }: Place): void {
    this.m.s.set(state);
    this.m.resume();
  }

  /** The answers in each of several places that look the same, those that do nothing last. */
  private answersIn(places: readonly Place[]): Map<string, PossibleAnswer>[] {
    const { passes = [] } = this.problem;
    return places.map((place) => {
      this.lay(place);
      const found = new Map(everyAnswer(this.m).map((answer) => [keyOf(answer), answer]));
      for (const pass of passes) {
        const answer = found.get(pass);
        if (answer && found.delete(pass)) found.set(pass, answer);
      }
      return found;
    });
  }

  /** Whether the goal can be reached from places that look the same; `deep` is the lowest open node that this hangs on. */
  private prove(places: readonly Place[]): { good: boolean; deep: number } {
    const key = this.keyOf(places);
    const known = this.proven.get(key);
    if (known !== undefined) return { good: known, deep: Number.POSITIVE_INFINITY };
    const above = this.open.get(key);
    // who goes round in a circle comes to no end, and to hold out by that is not to survive
    if (above !== undefined) return { good: false, deep: above };
    const here = this.open.size;
    this.open.set(key, here);
    let deep = Number.POSITIVE_INFINITY;
    let good = false;
    let stuck: unknown;
    try {
      const all = this.answersIn(places);
      for (const { say } of all[0]!.values()) {
        try {
          const tried = this.isGood(places, all, say);
          deep = Math.min(deep, tried.deep);
          good = tried.good;
        } catch (error) {
          // where one answer cannot be gone through another may still do it
          if (!(error instanceof GaveUp || error instanceof Touched)) throw error;
          stuck ??= error;
        }
        if (good) break;
      }
    } finally {
      this.open.delete(key);
    }
    if (stuck !== undefined && !good) throw stuck;
    if (good || deep >= here) {
      this.proven.set(key, good);
      deep = Number.POSITIVE_INFINITY;
    }
    return { good, deep };
  }

  /** Whether an answer is good in all of several places that look the same. */
  private isGood(
    places: readonly Place[],
    all: readonly ReadonlyMap<string, PossibleAnswer>[],
    say: string | string[],
  ): { good: boolean; deep: number } {
    const word = keyOf({ say, step: [] });
    const reached = new Map<string, Place[]>();
    const seen = new Map<string, boolean>();
    let deep = Number.POSITIVE_INFINITY;
    for (const [n, place] of places.entries()) {
      const answer = all[n]!.get(word);
      if (!answer) throw new GaveUp("fault");
      if (!this.follow(place, answer, seen, reached, 0)) return { good: false, deep };
    }
    for (const alike of reached.values()) {
      const tried = this.prove(alike);
      deep = Math.min(deep, tried.deep);
      if (!tried.good) return { good: false, deep };
    }
    return { good: true, deep };
  }

  /** Whether nothing that may follow an answer has missed the goal before the seat is asked again; there it is noted. */
  private follow(
    from: Place,
    { step }: PossibleAnswer,
    seen: Map<string, boolean>,
    reached: Map<string, Place[]>,
    depth: number,
  ): boolean {
    const next: Place[] = [];
    const run = (): void => {
      this.lay(from);
      try {
        give(this.m, step);
      } catch (error) {
        if (error instanceof MachineFault) throw new GaveUp("fault");
        throw error;
      }
    };
    this.chance.each(from.untold, run, (untold) => {
      // what only counts, or is left over, would keep positions apart that are one
      forgetRests(this.m);
      next.push({ state: this.m.s.slice(), untold });
    });
    return next.every((place) => this.goOn(place, seen, reached, depth + 1));
  }

  private goOn(
    place: Place,
    seen: Map<string, boolean>,
    reached: Map<string, Place[]>,
    depth: number,
  ): boolean {
    const { problem, m } = this;
    const { seat, goal, positions = POSITIONS } = problem;
    if (++this.positions > positions || depth > DEEPEST) throw new GaveUp("positions");
    this.lay(place);
    const ends = m.over || turnOf(m) >= this.until;
    // where it was missed it was missed in a world that is possible, however the others are
    if (ends && !this.isReached()) return false;
    assertUntouched(m, place.untold);
    if (ends) return true;
    const key = this.textOf(place);
    const before = seen.get(key);
    // others who come back to where they were keep it from ending
    if (before !== undefined) return before || goal === "survive";
    if (m.asking()!.who(m) === seat) {
      seen.set(key, true);
      erase(m, this.eye, seat);
      const looks = textOf(this.eye.live());
      const alike = reached.get(looks);
      if (alike) alike.push(place);
      else reached.set(looks, [place]);
      return true;
    }
    seen.set(key, false);
    const good = everyAnswer(m).every((answer) => this.follow(place, answer, seen, reached, depth));
    seen.set(key, good);
    return good;
  }

  private isReached(): boolean {
    const { m } = this;
    const { seat, goal } = this.problem;
    const winner = m.over ? m.s[OUTCOME]! : NONE;
    return goal === "win" ? winner === seat : !m.over || winner === seat || winner < 0;
  }

  /** One text for equal positions. */
  private textOf(place: Place): string {
    this.lay(place);
    return textOf(this.m.live()) + JSON.stringify([...place.untold]);
  }
  /** One text for the same positions. */
  private keyOf(places: readonly Place[]): string {
    const numbers = places.map((place) => {
      const text = this.textOf(place);
      const number = this.numbers.get(text) ?? this.numbers.size;
      this.numbers.set(text, number);
      return number;
    });
    return numbers.sort((a, b) => a - b).join();
  }
}

function textOf(numbers: Int16Array): string {
  let text = "";
  for (let at = 0; at < numbers.length; at += 4096)
    text += String.fromCharCode(...numbers.subarray(at, at + 4096));
  return text;
}
