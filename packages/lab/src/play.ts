/** Playing games among programs, one after the other, as fast as they go. */
import { answerAtRandom, type Bot, botNamed, give, Host } from "@tefuda/bots";
import { policyOf } from "@tefuda/bots/policy/learned";
import type { Policy } from "@tefuda/bots/policy/policy";
import {
  Chance,
  type Game,
  type GamePackage,
  generateCode,
  Machine,
  MachineFault,
  NONE,
  OUTCOME,
  type PackInfo,
  REASON,
  Sight,
  type SourceFile,
} from "@tefuda/kernel";
import { type PoolSense, pooledDeal, senseOf } from "@tefuda/market";
import type { LoadedGame } from "@tefuda/referee/games";
import { madeList } from "@tefuda/referee/made-list";
import type { OwnSet } from "@tefuda/referee/own-set";
import { packed } from "./answer.ts";
import { CardTally } from "./cards.ts";
import { COURSE_FIELDS, CourseTally } from "./course.ts";

/** What a batch of games is played with; plain data, so that it can be sent to a worker. */
export interface Plan {
  game: string;
  /** What is played with besides its own cards. */
  sets: readonly OwnSet[];
  /** Card files that are read instead of the game's own with the same paths: another version of the game. */
  changed?: readonly SourceFile[];
  /** By seat, by name; {@link HABIT} among them. */
  bots: string[];
  lists: { id: string; cards: string[] }[];
  /** Which lists meet: by seat, numbers of `lists`. */
  pairs: number[][];
  /** Where each seat plays with what it opens: the set, of a game with limited play. Then no lists meet. */
  sealed?: PackInfo;
  /** Each plays a list made at random, another in each game, or all the same one. Then no lists meet. */
  made?: "each" | "same";
  /** By seat: of a hundred answers so many are given at random, which makes a weaker player of the same program. */
  lapses?: readonly number[];
  /** Play-outs of programs that look ahead, for a decision, instead of what was found out for the game. */
  playouts?: number;
  seed: number;
  /** Two games each are dealt from the same seed: tables come in twos, with seats swapped. */
  paired?: boolean;
  settings: Record<string, number>;
  /** Answers after which a game counts as unfinished. */
  limit: number;
  /** Whether to count how often each rule was applied. */
  trace?: boolean;
  /** Whether to watch what becomes of the cards; the games are the same, and take longer. */
  cards?: boolean;
  /** Whether to note how the games go. */
  course?: boolean;
  /** Whether to note of each game which kinds of cards each seat had in hand, see {@link heldWords}. */
  held?: boolean;
}

/**
 * Who plays by habit: each answer by the policy that was learned for the game, and none of them thought about. Twenty times
 * as fast as one that looks ahead, and far better than chance. It reads the table and no view of it, so it is there to
 * measure with and not to play against.
 */
export const HABIT = "habit";

/** Numbers noted of every game. */
export const FIELDS = 6;
// Places of a game's numbers.
export const HOW = 0;
export const WINNER = 1;
export const FIRST = 2;
export const TURNS = 3;
export const DECISIONS = 4;
export const RULE = 5;

/** Words of 32 bits, a bit for each kind of card by its number, for each seat of a game. */
export const heldWords = (game: Game): number => Math.ceil(game.definitions.length / 32);

// How a game ended.
export const WON = 0;
export const DRAWN = 1;
export const UNFINISHED = 2;
export const BROKEN = 3;

/** Of so many games that broke off it is told how; the others are only counted. */
export const MOST_FAULTS = 20;
export interface Fault {
  game: number;
  seed: number;
  message: string;
}

/** What games are played with. */
type PlayedGame = Pick<LoadedGame, "pack" | "book" | "game">;

/** A game whose programs look ahead in so many play-outs. */
function withPlayouts(pack: GamePackage, playouts: number | undefined): GamePackage {
  if (playouts === undefined || !pack.ahead) return pack;
  return { ...pack, ahead: { ...pack.ahead, playouts } };
}

export type MachineMaker = (...of: ConstructorParameters<typeof Machine>) => Machine;

/** Everything needed to play games of a plan. */
export class Player {
  readonly faults: Fault[] = [];
  /** How often each rule was applied, in the order of the game's rules; empty unless the plan asks for it. */
  readonly trace: Uint32Array;
  /** What became of the cards, where the plan asks for it. */
  readonly cards: CardTally | undefined;
  private readonly course: CourseTally | undefined;
  private readonly game: Game;
  private readonly kinds: number[][];
  private readonly machines = new Map<number, Machine>();
  private readonly chances: Chance[];
  private readonly hosts: (Host | undefined)[];
  private readonly habits: (Policy | undefined)[];
  /** By seat: milliseconds that its program thought in all, and in how many decisions. */
  readonly thought: Float64Array;
  readonly plan: Plan;
  private readonly loaded: PlayedGame;
  private sense: PoolSense | undefined;
  private readonly turn: number;
  /** Number of the game that says who goes first; -1 where it is whose turn it is at the beginning. */
  private readonly first: number;
  private readonly player: number;

  private readonly make: MachineMaker;

  /** `make`: machines to play on, for whoever looks on. */
  constructor(plan: Plan, loaded: PlayedGame, make: MachineMaker = (...of) => new Machine(...of)) {
    const { game } = loaded;
    this.make = make;
    const pack = withPlayouts(loaded.pack, plan.playouts);
    this.plan = plan;
    this.loaded = loaded;
    this.thought = new Float64Array(2 * plan.bots.length);
    this.game = game;
    this.cards = plan.cards || plan.held ? new CardTally(pack, game) : undefined;
    this.course = plan.course ? new CourseTally(pack, game) : undefined;
    if (!this.cards) generateCode(game);
    this.kinds = plan.lists.map((list) => this.kindsOf(list.cards));
    this.chances = plan.bots.map(() => new Chance());
    this.hosts = plan.bots.map((name) =>
      name === "random" || name === HABIT ? undefined : new Host(pack, botNamed(name) as Bot),
    );
    this.habits = plan.bots.map((name) => (name === HABIT ? policyOf(game, pack.ahead) : undefined));
    this.trace = new Uint32Array(plan.trace ? game.rules.length : 0);
    const { numbers } = game.shape;
    this.turn = numbers.indexOf("turn");
    this.player = numbers.indexOf("player");
    this.first = numbers.indexOf("first");
  }

  /**
   * Plays game number `g` and notes it as the `n`th in `out`, FIELDS numbers, and how it went in `course`, COURSE_FIELDS
   * numbers, where the plan asks for that; and what its seats held in `held`, likewise.
   */
  play(g: number, out: Int32Array, n: number, course?: Int32Array, held?: Uint32Array): void {
    const at = n * FIELDS;
    const { plan } = this;
    const seed = plan.seed + (plan.paired ? g >> 1 : g);
    const lists = this.listsOf(g, seed);
    const m = this.machineFor(
      lists.reduce((n, list) => n + list.length, 0),
      lists.length,
    );
    let decisions = 0;
    let how = UNFINISHED;
    let first = NONE;
    try {
      this.cards?.begin(m, lists);
      m.start(seed, lists, plan.settings);
      this.cards?.look(m);
      this.course?.begin(plan.pairs[g % plan.pairs.length] ?? lists.map((_, seat) => seat));
      if (this.player >= 0) first = m.number(this.player);
      for (let seat = 0; seat < lists.length; seat++) {
        this.chances[seat]!.seed(seed, seat);
        this.hosts[seat]?.begin(seed, seat);
      }
      for (; decisions < plan.limit && !m.over; decisions++) this.answer(m);
      if (m.over) how = m.s[OUTCOME]! >= 0 ? WON : DRAWN;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      how = BROKEN;
      if (this.faults.length < MOST_FAULTS)
        this.faults.push({
          game: g,
          seed,
          message: error instanceof MachineFault ? error.message : `${error.stack}`,
        });
    }
    // some games settle it only when they are under way
    if (this.first >= 0) first = m.number(this.first);
    // of a game that nobody won, or that broke off, the cards were seen all the same
    this.cards?.over(how === WON ? m.s[OUTCOME]! : NONE);
    if (held && plan.held) this.cards!.heldIn(held, n * this.heldSize, plan.bots.length);
    if (course) this.course?.over(how === WON ? m.s[OUTCOME]! : NONE, course, n * COURSE_FIELDS);
    out[at + HOW] = how;
    out[at + WINNER] = how === WON ? m.s[OUTCOME]! : NONE;
    out[at + FIRST] = first;
    out[at + TURNS] = this.turn >= 0 ? m.number(this.turn) : 0;
    out[at + DECISIONS] = decisions;
    out[at + RULE] = m.over ? m.s[REASON]! : NONE;
  }

  /** Numbers of what the seats of a game held: none where the plan does not ask for it. */
  get heldSize(): number {
    return this.plan.held ? this.plan.bots.length * heldWords(this.game) : 0;
  }

  /** Looks on no longer. */
  end(): void {
    this.cards?.end();
    this.course?.end();
  }

  private listsOf(g: number, seed: number): number[][] {
    const { pairs, sealed, made, bots } = this.plan;
    if (made) {
      const list = (seat: number): number[] => this.kindsOf(madeList(this.loaded, seed * bots.length + seat));
      return made === "each" ? bots.map((_, seat) => list(seat)) : new Array(bots.length).fill(list(0));
    }
    if (!sealed) return pairs[g % pairs.length]!.map((n) => this.kinds[n]!);
    this.sense ??= senseOf(this.loaded.pack.limited!, this.loaded.book.cards);
    return pooledDeal(this.sense, sealed, seed, bots.length).lists.map((list) => this.kindsOf(list));
  }

  private kindsOf(names: readonly string[]): number[] {
    return names.map((name) => this.game.byName.get(name)!.id);
  }

  private answer(m: Machine): void {
    const seat = m.asking()!.who(m);
    const host = this.hosts[seat];
    const habit = this.habits[seat];
    this.course?.asked(m);
    const chance = this.chances[seat]!;
    const lapse = this.plan.lapses?.[seat] ?? 0;
    const lapses = lapse > 0 && chance.below(100) < lapse;
    if (habit && !lapses) give(m, habit.decide(m, chance));
    else if (host && !lapses) {
      const from = performance.now();
      const say = host.answer(new Sight(m, seat));
      this.thought[2 * seat]! += performance.now() - from;
      this.thought[2 * seat + 1]!++;
      give(m, packed(m, say));
    } else answerAtRandom(m, chance);
    this.cards?.look(m);
  }

  private machineFor(cards: number, seats: number): Machine {
    let m = this.machines.get(cards);
    if (!m) {
      m = this.make(this.game, seats, cards);
      m.journal.on = this.hosts.some((host) => host?.bot.remembers === true);
      if (this.plan.trace) m.trace = this.trace;
      this.cards?.follow(m);
      this.course?.follow(m);
      this.machines.set(cards, m);
    }
    return m;
  }
}
