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
  /** The one answer that is looked at; all of them if nothing is said. */
  answer?: string | string[];
  /** Bounds of what is gone through; that of positions holds for each answer. */
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
const POSITIONS = 20_000;
/** Answers of others that may follow one another. */
const DEEPEST = 1000;

export function solve(problem: Problem): Solution {
  const gone = new Map<Tried, number>();
  const answers: Tried[] = [];
  let obstacle: Obstacle | undefined;
  let worlds = 0;
  let pending = answers;
  let depths: ReadonlyMap<number, number> = new Map();
  for (let before: ReadonlyMap<number, number> | undefined, last = false; ; ) {
    const solver = new Solver(problem, depths, gone, last);
    const touched = new Map<Tried, number>();
    const why = solver.goThrough(pending, touched);
    if (why === "worlds" && before) {
      // told apart so far they are too many: what can be proven without that is
      depths = before;
      before = undefined;
      last = true;
    } else {
      worlds = Math.max(worlds, solver.worlds);
      obstacle = why ?? obstacle;
      if (touched.size === 0) break;
      pending = [...touched.keys()];
      before = depths;
      depths = deeper(depths, new Set(touched.values()), problem.known);
      last = depths === before;
    }
  }
  const positions = [...gone.values()].reduce((sum, some) => sum + some, 0);
  return { answers, worlds, positions, ...(obstacle && { obstacle }) };
}

/** In each of these zones one card more is told apart; the same as before if all their cards are. */
function deeper(
  depths: ReadonlyMap<number, number>,
  zones: ReadonlySet<number>,
  known: Machine,
): ReadonlyMap<number, number> {
  const more = [...zones].filter((zone) => (depths.get(zone) ?? 0) < known.count(zone));
  if (more.length === 0) return depths;
  return new Map([...depths, ...more.map((zone) => [zone, (depths.get(zone) ?? 0) + 1] as const)]);
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
  /** By each node whether the goal is reached from it, or why that cannot be said. */
  private readonly proven = new Map<string, boolean | GaveUp | Touched>();
  /** Positions that were gone through for each answer, and for the one that is looked at. */
  private readonly gone: Map<Tried, number>;
  private positions = 0;
  private readonly last: boolean;
  /** By answer from how many nodes it reached the goal. */
  private readonly worked = new Map<string, number>();
  /** Nodes that are being gone through, by how deep they lie. */
  private readonly open = new Map<string, number>();
  worlds = 0;

  /**
   * `depths`: how many cards of each zone are told apart; if it is not the `last` time, an answer is left as soon as it
   * comes to another.
   */
  constructor(
    problem: Problem,
    depths: ReadonlyMap<number, number>,
    gone: Map<Tried, number>,
    last: boolean,
  ) {
    const { game, layout } = problem.known;
    this.problem = problem;
    this.depths = depths;
    this.gone = gone;
    this.last = last;
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
      if (answers.length === 0) {
        const { answer } = this.problem;
        const asked = answer === undefined ? undefined : String(answer);
        for (const { say } of all[0]!.values())
          if (asked === undefined || String(say) === asked) answers.push({ say, proven: false });
      }
      for (const answer of answers) {
        this.positions = this.gone.get(answer) ?? 0;
        unlessGivenUp(() => {
          try {
            answer.proven = this.isGood(places, all, answer.say).good;
          } catch (error) {
            if (!(error instanceof Touched)) throw error;
            if (this.last) throw new GaveUp("order");
            touched.set(answer, error.zone);
          }
        });
        this.gone.set(answer, this.positions);
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
    if (known instanceof Error) throw known;
    if (known !== undefined) return { good: known, deep: Number.POSITIVE_INFINITY };
    const above = this.open.get(key);
    // who goes round in a circle comes to no end, and to hold out by that is not to survive
    if (above !== undefined) return { good: false, deep: above };
    const here = this.open.size;
    this.open.set(key, here);
    let deep = Number.POSITIVE_INFINITY;
    let good = false;
    let stuck: GaveUp | Touched | undefined;
    try {
      const all = this.answersIn(places);
      for (const { say } of this.inOrder(all[0]!.values())) {
        try {
          const tried = this.isGood(places, all, say);
          deep = Math.min(deep, tried.deep);
          good = tried.good;
        } catch (error) {
          // where one answer cannot be gone through another may still do it
          if (!this.isPassedOver(error)) throw error;
          stuck ??= error;
        }
        if (good) {
          const word = String(say);
          this.worked.set(word, (this.worked.get(word) ?? 0) + 1);
          break;
        }
      }
    } finally {
      this.open.delete(key);
    }
    const found = (!good && stuck) || good;
    if (good || deep >= here) {
      this.proven.set(key, found);
      deep = Number.POSITIVE_INFINITY;
    }
    if (found instanceof Error) throw found;
    return { good, deep };
  }

  /** Those first that reached the goal from other places: most of the time what is good in one is in the next. */
  private inOrder(answers: Iterable<PossibleAnswer>): PossibleAnswer[] {
    const worked = ({ say }: PossibleAnswer): number => this.worked.get(String(say)) ?? 0;
    return [...answers].sort((a, b) => worked(b) - worked(a));
  }

  /** Whether others are tried where one answer could not be gone through. */
  private isPassedOver(error: unknown): error is GaveUp | Touched {
    return error instanceof GaveUp ? error.obstacle !== "positions" : error instanceof Touched && this.last;
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
    // what is decided in a later turn was not decided by then
    if (turnOf(m) >= this.until) return goal === "survive";
    const winner = m.s[OUTCOME]!;
    return winner === seat || (goal === "survive" && winner < 0);
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
