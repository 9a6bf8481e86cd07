/** Playing games among programs, one after the other, as fast as they go. */
import { answerAtRandom, type Bot, botNamed, give, Host } from "@tefuda/bots";
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
} from "@tefuda/kernel";
import { sealedDeal } from "@tefuda/market";
import type { LoadedGame } from "@tefuda/referee/games";
import { madeList } from "@tefuda/referee/made-list";
import type { OwnSet } from "@tefuda/referee/own-set";
import { packed } from "./answer.ts";
import { CardTally } from "./cards.ts";

/** What a batch of games is played with; plain data, so that it can be sent to a worker. */
export interface Plan {
  game: string;
  /** What is played with besides its own cards. */
  sets: readonly OwnSet[];
  bots: string[];
  lists: { id: string; cards: string[] }[];
  /** Which lists meet: by seat, numbers of `lists`. */
  pairs: number[][];
  /** Where each seat plays with what it opens: the set, and how many packs. Then no lists meet. */
  sealed?: { set: PackInfo; packs: number };
  /** Each plays a list made at random, another in each game, or all the same one. Then no lists meet. */
  made?: "each" | "same";
  /** Play-outs of programs that look ahead, for a decision, instead of what was found out for the game. */
  playouts?: number;
  seed: number;
  settings: Record<string, number>;
  /** Answers after which a game counts as unfinished. */
  limit: number;
  /** Whether to count how often each rule was applied. */
  trace?: boolean;
  /** Whether to watch what becomes of the cards; the games are the same, and take longer. */
  cards?: boolean;
}

/** Numbers noted of every game. */
export const FIELDS = 6;
// Places of a game's numbers.
export const HOW = 0;
export const WINNER = 1;
export const FIRST = 2;
export const TURNS = 3;
export const DECISIONS = 4;
export const RULE = 5;

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

/** Everything needed to play games of a plan. */
export class Player {
  readonly faults: Fault[] = [];
  /** How often each rule was applied, in the order of the game's rules; empty unless the plan asks for it. */
  readonly trace: Uint32Array;
  /** What became of the cards, where the plan asks for it. */
  readonly cards: CardTally | undefined;
  private readonly game: Game;
  private readonly kinds: number[][];
  private readonly machines = new Map<number, Machine>();
  private readonly chances: Chance[];
  private readonly hosts: (Host | undefined)[];
  /** By seat: milliseconds that its program thought in all, and in how many decisions. */
  readonly thought: Float64Array;
  private readonly plan: Plan;
  private readonly loaded: PlayedGame;
  private readonly turn: number;
  /** Number of the game that says who goes first; -1 where it is whose turn it is at the beginning. */
  private readonly first: number;
  private readonly player: number;

  constructor(plan: Plan, loaded: PlayedGame) {
    const { game } = loaded;
    const pack = withPlayouts(loaded.pack, plan.playouts);
    this.plan = plan;
    this.loaded = loaded;
    this.thought = new Float64Array(2 * plan.bots.length);
    this.game = game;
    this.cards = plan.cards ? new CardTally(pack, game) : undefined;
    if (!this.cards) generateCode(game);
    this.kinds = plan.lists.map((list) => this.kindsOf(list.cards));
    this.chances = plan.bots.map(() => new Chance());
    this.hosts = plan.bots.map((name) =>
      name === "random" ? undefined : new Host(pack, botNamed(name) as Bot),
    );
    this.trace = new Uint32Array(plan.trace ? game.rules.length : 0);
    const { numbers } = game.shape;
    this.turn = numbers.indexOf("turn");
    this.player = numbers.indexOf("player");
    this.first = numbers.indexOf("first");
  }

  /** Plays game number `g` and notes it at a place in `out`. */
  play(g: number, out: Int32Array, at: number): void {
    const { plan } = this;
    const seed = plan.seed + g;
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
    out[at + HOW] = how;
    out[at + WINNER] = how === WON ? m.s[OUTCOME]! : NONE;
    out[at + FIRST] = first;
    out[at + TURNS] = this.turn >= 0 ? m.number(this.turn) : 0;
    out[at + DECISIONS] = decisions;
    out[at + RULE] = m.over ? m.s[REASON]! : NONE;
  }

  private listsOf(g: number, seed: number): number[][] {
    const { pairs, sealed, made, bots } = this.plan;
    if (made) {
      const list = (seat: number): number[] => this.kindsOf(madeList(this.loaded, seed * bots.length + seat));
      return made === "each" ? bots.map((_, seat) => list(seat)) : new Array(bots.length).fill(list(0));
    }
    if (!sealed) return pairs[g % pairs.length]!.map((n) => this.kinds[n]!);
    return sealedDeal(sealed.set, sealed.packs, seed, bots.length).lists.map((list) => this.kindsOf(list));
  }

  private kindsOf(names: readonly string[]): number[] {
    return names.map((name) => this.game.byName.get(name)!.id);
  }

  private answer(m: Machine): void {
    const seat = m.asking()!.who(m);
    const host = this.hosts[seat];
    if (host) {
      const from = performance.now();
      const say = host.answer(new Sight(m, seat));
      this.thought[2 * seat]! += performance.now() - from;
      this.thought[2 * seat + 1]!++;
      give(m, packed(m, say));
    } else answerAtRandom(m, this.chances[seat]!);
    this.cards?.look(m);
  }

  private machineFor(cards: number, seats: number): Machine {
    let m = this.machines.get(cards);
    if (!m) {
      m = new Machine(this.game, seats, cards);
      m.journal.on = this.hosts.some((host) => host?.bot.remembers === true);
      if (this.plan.trace) m.trace = this.trace;
      this.cards?.follow(m);
      this.machines.set(cards, m);
    }
    return m;
  }
}
