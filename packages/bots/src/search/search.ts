/**
 * Looks ahead by playing on: every option is tried in the same worlds, each played on by a policy to a horizon and judged
 * there. Of what comes out best in the mean, the best is done; nothing is done that is no better than passing.
 */
import {
  type Ahead,
  Chance,
  firstOf,
  type Machine,
  MachineFault,
  notations,
  plainSay,
  type View,
} from "@tefuda/kernel";
import type { Bot, Seen } from "../bot.ts";
import { greedy } from "../greedy.ts";
import { policyOf } from "../policy/learned.ts";
import type { Policy } from "../policy/policy.ts";
import { turnOf } from "../turn.ts";
import { race } from "./race.ts";

/** Options, and ways to pick several, that are tried; and answers that a play-out takes. */
const OPTIONS = 24;
const SETS = 12;
const ANSWERS = 400;

type Look = Pick<Ahead, "playouts" | "turns">;

interface World {
  state: Int16Array;
  /** Where the chance of those who play on begins. */
  seed: number;
}

/** An answer as it is written, and what it is in a machine. */
interface Candidate {
  say: string | string[];
  choose(m: Machine): void;
}

/** What is looked to where nobody has found out what is best. */
const PLAIN: Look = { playouts: 100, turns: 1 };

export const search: Bot = {
  name: "search",
  answer(seen) {
    const { ahead } = seen.pack;
    if (ahead?.playouts === 0) return greedy.answer(seen);
    return new Search(seen, ahead ?? PLAIN).answer();
  },
};

class Search {
  private readonly seen: Seen;
  private readonly look: Look;
  private readonly chance = new Chance();
  private readonly worlds: World[] = [];
  /** The machine that worlds are played on in, and what it is played on by. */
  private machine!: Machine;
  private policy!: Policy;

  constructor(seen: Seen, look: Look) {
    this.seen = seen;
    this.look = look;
  }

  answer(): string | string[] {
    const question = this.seen.view.question!;
    const { takesBack = [], passes } = this.seen.pack.layout;
    const words = question.options.map(({ notation }) => notation);
    if (question.shape === "some" && (question.min >= words.length || question.max === 0))
      return words.slice(0, question.min);
    const forward = words.filter((word) => !takesBack.includes(word));
    if (question.shape !== "some" && forward.length <= 1) return forward[0] ?? words[0]!;
    this.world(0);
    this.policy = policyOf(this.machine.game, this.seen.pack.ahead);
    const candidates = question.shape === "some" ? this.sets(question) : this.options(forward);
    if (candidates.length === 0) return plainSay(question, passes);
    if (candidates.length === 1) return candidates[0]!.say;
    const trial = (option: number, world: number): number => this.playOut(candidates[option]!, world);
    return candidates[race(candidates.length, this.look.playouts, trial)]!.say;
  }

  /** The options by the policy's liking, as many as are tried; first those that do nothing, which win where others are no better. */
  private options(forward: readonly string[]): Candidate[] {
    const m = this.machine;
    const spec = m.asking()!;
    const count = m.list();
    const packed = Array.from(m.options.subarray(0, count));
    const words = notations(m, spec, count);
    m.options.set(packed);
    const likely = this.policy.weigh(m, spec, count);
    const { passes } = this.seen.pack.layout;
    const liking = (i: number): number =>
      passes.includes(words[i]!) ? Number.POSITIVE_INFINITY : likely[i]!;
    return [...words.keys()]
      .filter((i) => forward.includes(words[i]!))
      .sort((i, j) => liking(j) - liking(i) || i - j)
      .slice(0, OPTIONS)
      .map((i) => ({ say: words[i]!, choose: (machine) => machine.choose(packed[i]!) }));
  }

  /** Some of the ways to pick several: the least, the most, and such as the policy would pick. */
  private sets({ min, max }: NonNullable<View["question"]>): Candidate[] {
    const { machine: m, chance } = this;
    const spec = m.asking()!;
    const count = m.list();
    const cards = Array.from(m.options.subarray(0, count), firstOf);
    const words = notations(m, spec, count);
    const wordOf = new Map(cards.map((card, i) => [card, words[i]!]));
    const found = new Map<string, readonly number[]>();
    const add = (picked: readonly number[]): void => {
      found.set(picked.toSorted((a, b) => a - b).join(), picked);
    };
    add(cards.slice(0, min));
    if (max >= count) add(cards);
    if (max === 1) for (const card of cards.slice(0, OPTIONS)) add([card]);
    chance.open(this.seen.chance(0x10000));
    for (let i = 0; i < SETS * 4 && found.size < SETS; i++) {
      m.list();
      const picked: number[] = [];
      this.policy.picks(m, spec, count, chance, picked);
      add(picked);
    }
    return [...found.values()].map((picked) => ({
      say: picked.map((card) => wordOf.get(card)!),
      choose: (machine) => machine.chooseSome(picked),
    }));
  }

  /** The n-th world, dealt when it is first asked for. */
  private world(n: number): World {
    while (this.worlds.length <= n) {
      this.machine = this.seen.determinize();
      this.worlds.push({ state: this.machine.s.slice(), seed: this.seen.chance(0x10000) });
    }
    return this.worlds[n]!;
  }

  /** Tells whether what is played on has not come to the horizon yet. */
  private horizon(m: Machine): () => boolean {
    const { seat, pack } = this.seen;
    const { stage } = pack;
    const { turns } = this.look;
    const turn = turnOf(m);
    if (turns > 0 || !stage) return () => turnOf(m) < turn + Math.max(1, turns);
    const from = stage(m, seat);
    return () => turnOf(m) === turn && stage(m, seat) === from;
  }

  private playOut(candidate: Candidate, n: number): number {
    const { state, seed } = this.world(n);
    const { machine: m, policy, chance, seen } = this;
    m.s.set(state);
    m.resume();
    chance.open(seed);
    const goesOn = this.horizon(m);
    try {
      candidate.choose(m);
      for (let i = 0; i < ANSWERS && !m.over && goesOn(); i++) policy.answer(m, chance);
    } catch (error) {
      // what was made up can be impossible; such a world teaches nothing
      if (!(error instanceof MachineFault)) throw error;
    }
    return seen.pack.score(m, seen.seat);
  }
}
