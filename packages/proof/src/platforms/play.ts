/**
 * Games among random players with a hash of everything that decides how they go on. Runs in Node and in a browser alike,
 * so it knows neither.
 */
import { answerAtRandom } from "@tefuda/bots";
import { Chance, type Game, Machine, SP } from "@tefuda/kernel";
import { hashOf } from "../hash.ts";

/** Which games are played; plain data, so that it can be sent into a page. */
export interface Plan {
  game: string;
  /** Names of the cards of each list. The games go through all meetings of lists, a list with itself among them. */
  lists: readonly (readonly string[])[];
  seats: number;
  settings: Readonly<Record<string, number>>;
  /** Game number g is played under seed + g. */
  seed: number;
}

/** What came of some games, one after the other. */
export interface Played {
  /** By game: a hash of its states, from the first question to the end. */
  hashes: number[];
  /** By game: how many answers were given. */
  answers: number[];
}

/** Answers after which something is wrong: no game among random players comes near it. */
const ENDLESS = 20_000;
const SPOILT = 0x5a5a;

export class HashedGames {
  private readonly game: Game;
  private readonly plan: Plan;
  private readonly kinds: readonly (readonly number[])[];
  private readonly machines = new Map<number, Machine>();
  private readonly chances: readonly Chance[];

  constructor(game: Game, plan: Plan) {
    this.game = game;
    this.plan = plan;
    this.kinds = plan.lists.map((list) => list.map((name) => game.byName.get(name)!.id));
    this.chances = Array.from({ length: plan.seats }, () => new Chance());
  }

  /** Plays the games from number `from` on. */
  play(from: number, count: number): Played {
    const played: Played = { hashes: [], answers: [] };
    for (let g = from; g < from + count; g++) {
      let hash = 0;
      let answers = -1;
      this.run(g, (words) => {
        hash = hashOf(words, hash);
        answers++;
      });
      played.hashes.push(hash >>> 0);
      played.answers.push(answers);
    }
    return played;
  }

  /** The hash of one game after each answer; the first stands before all of them. */
  steps(g: number): number[] {
    const hashes: number[] = [];
    this.run(g, (words) => {
      hashes.push(hashOf(words, hashes.at(-1) ?? 0) >>> 0);
    });
    return hashes;
  }

  /** The state of one game after so many answers. */
  state(g: number, answers: number): number[] {
    let state: number[] = [];
    let step = 0;
    this.run(g, (words) => {
      if (step++ === answers) state = Array.from(new Int16Array(words.buffer));
    });
    return state;
  }

  /** Plays one game and shows its state before the first answer and after each. */
  private run(g: number, look: (words: Int32Array) => void): void {
    const { plan, chances } = this;
    const seed = plan.seed + g;
    const lists = listsOf(g, this.kinds.length, plan.seats).map((n) => this.kinds[n]!);
    const m = this.machineFor(lists.reduce((n, list) => n + list.length, 0));
    const words = new Int32Array(m.s.buffer);
    const show = (): void => {
      // Above its top the stack holds what programs that ended left there. It must decide nothing, so it is spoilt.
      m.s.fill(SPOILT, m.s[SP]!);
      look(words);
    };
    try {
      m.start(seed, lists, plan.settings);
      for (const [seat, chance] of chances.entries()) chance.seed(seed, seat);
      show();
      for (let answers = 0; !m.over; answers++) {
        if (answers === ENDLESS) m.fail(`${ENDLESS} answers and no end`);
        answerAtRandom(m, chances[m.asking()!.who(m)]!);
        show();
      }
    } catch (error) {
      throw new Error(`game ${g} of ${plan.game} (seed ${seed}) broke: ${error}`, { cause: error });
    }
  }

  private machineFor(cards: number): Machine {
    let m = this.machines.get(cards);
    if (!m) {
      m = new Machine(this.game, this.plan.seats, cards);
      m.journal.on = false;
      this.machines.set(cards, m);
    }
    return m;
  }
}

/** Which lists meet in game number g, by seat: all meetings in turn. */
export function listsOf(g: number, lists: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => Math.floor(g / lists ** seat) % lists);
}
