/**
 * What would follow from an answer, or from going on as things stand, if everybody passes who can: it is played on in
 * worlds that the observer takes for possible (determinize.ts), until what was begun is over, and what has happened is told.
 * It is over where something new may be begun, and before another part of the turn: what comes then comes of the turn.
 *
 * Law 11: whoever wants to know what comes of a fight asks here, and reckons no rule a second time. Where nobody can pass
 * the choices are tried. What comes in each course is told as sure; what hangs on a choice, as possible. Of no two worlds
 * an unknown card is the same, and another chance is drawn in each: so what only some of them have hangs on what the
 * observer does not know, and is left out. Nothing in it comes from what is hidden: the seeds are always the same.
 */

import { firstOf } from "./ask.ts";
import { knows } from "./cards.ts";
import { Worlds } from "./determinize.ts";
import { erase } from "./erase.ts";
import {
  type Course,
  cardChanged,
  common,
  type Forecast,
  type Ground,
  type Lying,
  lyingIn,
  seatsChanged,
} from "./foretold.ts";
import type { Game } from "./game.ts";
import { Enough, MOVE } from "./log.ts";
import { Machine } from "./machine.ts";
import { findOption } from "./notation.ts";
import type { GamePackage } from "./package.ts";
import { answerPlainly, passOption } from "./plain.ts";
import { Chance } from "./random.ts";
import { isGoneBack } from "./rewind.ts";
import { readLines } from "./say.ts";
import { BOUND } from "./says.ts";
import { NONE } from "./shape.ts";
import { cardsByPlace } from "./spoken.ts";
import { MachineFault } from "./state.ts";
import { overOf, type SeatView, seatsOf } from "./view.ts";

/** Bounds: worlds played in, ways in which choices are made in each, and questions answered in a way. */
const WORLDS = 6;
const WAYS = 24;
const QUESTIONS = 200;

/** By whose rules a look ahead is made. */
export type ForecastRules = Pick<GamePackage, "layout" | "begins" | "parts">;

/**
 * The forecast for an answer in notation, or for going on as things stand. Null where that is no answer of the observer's,
 * where several cards are picked, where nothing is under way, or where somebody else has to choose, as what there
 * is to choose from may be hidden, or where actions wait to be made again, which are not in a world that was made up.
 */
export function forecast(
  m: Machine,
  observer: number,
  answer: string | null,
  rules: ForecastRules,
  language = "en",
): Forecast | null {
  const { begins } = rules;
  if (m.over || !begins || isGoneBack(m)) return null;
  const known = new Machine(m.game, m.layout.seats, m.layout.cards);
  erase(m, known, observer);
  const spec = m.asking()!;
  const asked = spec.who(m) === observer;
  if (answer !== null && (!asked || spec.shape === "some")) return null;
  if (answer === null && begins.includes(spec.prompt)) return null;
  const world = new Machine(m.game, m.layout.seats, m.layout.cards);
  const ends = partsOf(m.game, rules);
  const chance = new Chance();
  const grounds = new Set<Ground>();
  const told: Course[][] = [];
  for (const [n, definitions] of pools(m.game).entries()) {
    try {
      chance.seed(n + 1, observer);
      new Worlds(known, { pool: definitions }).deal(world, chance);
      world.journal.on = true;
      world.journal.ends = ends;
      const ways = new Ways(world, observer, answer, { ...rules, begins }, grounds, language);
      if (!ways.possible) return null;
      told.push(ways.all());
    } catch (error) {
      // what was made up can be impossible; such a world teaches nothing but that it is not sure
      if (!(error instanceof MachineFault)) throw error;
      grounds.add("hidden");
    }
  }
  return told.length > 0 ? common(told, grounds) : null;
}

/** The lines with which a part of the turn begins, by their numbers. */
export const partsOf = ({ messages }: Game, { parts = [] }: Pick<ForecastRules, "parts">): Set<number> =>
  new Set(messages.flatMap(({ id, name }) => (parts.includes(name) ? [id] : [])));

/**
 * What is made up in each world: like cards together, so that whatever a text may ask of a card that is not known, it
 * finds in one world and not in another.
 */
function pools({ definitions }: Game): readonly (readonly number[])[] {
  const values = (definition: number): readonly number[] => [
    ...(definitions[definition]!.facts ?? []),
    ...definitions[definition]!.printed,
  ];
  const sorted = definitions
    .map(({ id }) => id)
    .sort((a, b) => {
      const [one, other] = [values(a), values(b)];
      const at = one.findIndex((n, i) => n !== other[i]);
      return at < 0 ? a - b : one[at]! - other[at]!;
    });
  const size = Math.ceil(sorted.length / WORLDS);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, n) =>
    sorted.slice(n * size, (n + 1) * size),
  );
}

/** All ways in which things can go in one world. */
class Ways {
  readonly possible: boolean;
  private readonly world: Machine;
  private readonly observer: number;
  private readonly rules: ForecastRules & { begins: readonly string[] };
  private readonly grounds: Set<Ground>;
  private readonly language: string;
  private readonly start: Int16Array;
  private readonly table: readonly Lying[];
  private readonly unknown: readonly number[];
  private readonly seats: readonly SeatView[];
  private readonly option: number;
  /** Choices, one behind the other, that are still to be tried: first those of which only one is not the plainest. */
  private readonly open: number[][] = [[]];

  constructor(
    world: Machine,
    observer: number,
    answer: string | null,
    rules: ForecastRules & { begins: readonly string[] },
    grounds: Set<Ground>,
    language: string,
  ) {
    this.world = world;
    this.observer = observer;
    this.rules = rules;
    this.grounds = grounds;
    this.language = language;
    this.start = world.s.slice();
    this.table = lyingIn(world, observer);
    this.unknown = cardsByPlace(world).filter((card) => !knows(world, observer, card));
    this.seats = seatsOf(world, observer);
    const found = answer === null ? NONE : findOption(world, world.asking()!, world.list(), answer);
    this.option = found === NONE ? NONE : world.options[found]!;
    const mayPass = world.asking()!.who(world) === observer || canPass(world, rules.layout.passes);
    this.possible = answer === null ? mayPass : found !== NONE;
  }

  all(): Course[] {
    const found: Course[] = [];
    while (this.open.length > 0 && found.length < WAYS) found.push(this.play(this.open.shift()!));
    return found;
  }

  private play(way: number[]): Course {
    const { world, observer, grounds } = this;
    world.s.set(this.start);
    world.resume();
    world.journal.clear();
    world.drawn = 0;
    try {
      if (this.option !== NONE) world.choose(this.option);
      this.goOn(way);
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    if (world.drawn > 0) grounds.add("chance");
    if (this.unknown.some((card) => knows(world, observer, card)) || cameToKnow(world, observer))
      grounds.add("hidden");
    return {
      lines: readLines(world, observer, this.language),
      cards: this.table.flatMap((card) => cardChanged(world, observer, card)),
      seats: seatsChanged(this.seats, seatsOf(world, observer)),
      over: overOf(world),
    };
  }

  /** Passes, and where nobody can, chooses as a way says; at a choice behind its end a way for each option branches off. */
  private goOn(way: number[]): void {
    const { world, rules } = this;
    const { passes } = rules.layout;
    let chosen = 0;
    for (let n = 0; n < QUESTIONS; n++) {
      const spec = world.asking();
      if (!spec || rules.begins.includes(spec.prompt)) return;
      const count = choicesOf(world, passes);
      if (count > 1 && chosen === way.length) {
        this.grounds.add("choice");
        for (let i = 1; i < Math.min(count, WAYS); i++) this.open.push([...way, i]);
        way.push(0);
      }
      if (count > 1) choose(world, way[chosen++]!);
      else answerPlainly(world, passes);
    }
    world.fail(BOUND.questions(QUESTIONS));
  }
}

/** Whether any move made a card known to the observer, who may know it no more. */
function cameToKnow(m: Machine, observer: number): boolean {
  const { data, length } = m.journal;
  for (let at = 0; at < length; at += data[at]!)
    if (data[at + 1] === MOVE && ((data[at + 7]! & ~data[at + 3]!) >> observer) & 1) return true;
  return false;
}

const canPass = (m: Machine, passes: readonly string[]): boolean => passOption(m, passes) !== NONE;

// --- choices ----------------------------------------------------------------------------------------------------------
/** In how many ways a question has to be answered, as far as they are tried: one if it can be passed. */
function choicesOf(m: Machine, passes: readonly string[]): number {
  const spec = m.asking()!;
  if (spec.shape === "yes" || canPass(m, passes)) return 1;
  const count = m.list();
  if (spec.shape === "some") return combinations(count, spec.min!(m));
  // of numbers none is the least
  return spec.shape === "number" && firstOf(m.options[0]!) === 0 ? 1 : count;
}

/** Answers a question in the n-th of these ways. */
function choose(m: Machine, n: number): void {
  const spec = m.asking()!;
  const count = m.list();
  if (spec.shape !== "some") {
    m.choose(m.options[n]!);
    return;
  }
  const cards: number[] = [];
  let least = spec.min!(m);
  for (let i = 0, left = n; least > 0; i++) {
    const with_ = combinations(count - i - 1, least - 1);
    if (left >= with_) left -= with_;
    else {
      cards.push(firstOf(m.options[i]!));
      least--;
    }
  }
  m.chooseSome(cards);
}

/** How many ways there are to take k of n. */
function combinations(n: number, k: number): number {
  let found = 1;
  for (let i = 0; i < k; i++) found = (found * (n - i)) / (i + 1);
  return Math.round(found);
}
