/**
 * Looks ahead by playing on: plans are tried in the same worlds, each played on to a horizon and judged there. Of what
 * comes out best in the mean, the first answer is given; nothing is done that is no better than passing.
 */
import {
  type Ahead,
  answerPlainly,
  Chance,
  firstOf,
  type Machine,
  MachineFault,
  notations,
  type View,
} from "@tefuda/kernel";
import type { Expected, Seen } from "../bot.ts";
import { policyOf } from "../policy/learned.ts";
import type { Policy } from "../policy/policy.ts";
import { give, type Step, takes } from "../step.ts";
import { turnOf } from "../turn.ts";
import { Outlook } from "./outlook.ts";
import { race } from "./race.ts";

/** Ways to pick several that are tried, and answers that a play-out takes. */
const SETS = 12;
const ANSWERS = 400;

/** How far and how widely is looked. */
export interface Look extends Pick<Ahead, "playouts" | "turns" | "plans"> {
  /** Options that are tried. */
  width: number;
}

interface World {
  state: Int16Array;
  /** Where the chance of those who play on begins. */
  seed: number;
}

/** An answer as it is written, and as a machine takes it. */
interface Candidate {
  say: string | string[];
  step: Step;
}

/** What a seat answers one after the other, for a candidate that it begins with. */
interface Plan {
  candidate: Candidate;
  steps: Step[];
  /** It is to be written in the first world in which it is tried, as the policy goes on there. */
  open: boolean;
  outlook: Outlook;
}

export class Search {
  private readonly seen: Seen;
  private readonly look: Look;
  private readonly chance = new Chance();
  private readonly worlds: World[] = [];
  /** The machine that worlds are played on in, and what it is played on by. */
  private machine!: Machine;
  private policy!: Policy;
  /** What positions at the horizon were worth, those left out in which the game was over. */
  private readonly values: number[] = [];

  constructor(seen: Seen, look: Look) {
    this.seen = seen;
    this.look = look;
  }

  /** What is expected of each answer that was tried, the best first; there is more than one. */
  expects(): Expected[] {
    this.world(0);
    this.policy = policyOf(this.machine.game, this.seen.pack.ahead);
    const candidates = this.candidates();
    const plans = this.plans(candidates);
    const standings = race(
      plans.length,
      this.look.playouts,
      (plan, world) => this.playOut(plans[plan]!, world),
      () => this.seen.isTimeUp(),
    );
    const expected = new Map<Candidate, Expected>();
    for (const { option, behind } of standings) {
      const { candidate, outlook } = plans[option]!;
      // of several plans that begin alike the best counts
      if (!expected.has(candidate)) expected.set(candidate, { say: candidate.say, behind, outlook });
    }
    return [...expected.values()];
  }

  /** Turns that are played on to their end, the one under way among them; 0: to the end of its stage. */
  get turns(): number {
    return this.look.turns;
  }

  /** How the game stands now. */
  now(): Outlook {
    const { state } = this.world(0);
    this.machine.s.set(state);
    this.machine.resume();
    const outlook = new Outlook(this.machine);
    outlook.note(this.machine, this.seen.seat);
    return outlook;
  }

  /** How far positions at the horizon lie apart, as their standard deviation; 0 where the game was over in all of them. */
  get spread(): number {
    const { values } = this;
    const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
    return Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, values.length));
  }

  /** The answers that are tried; first those that do nothing, which come first where others are no better. */
  private candidates(): Candidate[] {
    const question = this.seen.question;
    return question.shape === "some" ? this.sets(question) : this.options();
  }

  /** Options, those that the policy likes best. */
  private options(): Candidate[] {
    const m = this.machine;
    const spec = m.asking()!;
    const count = m.list();
    const packed = Array.from(m.options.subarray(0, count));
    const words = notations(m, spec, count);
    m.options.set(packed);
    const likely = this.policy.weigh(m, spec, count);
    const { passes } = this.seen.pack.layout;
    const forward = new Set(forwardOptions(this.seen));
    const liking = (i: number): number =>
      passes.includes(words[i]!) ? Number.POSITIVE_INFINITY : likely[i]!;
    return [...words.keys()]
      .filter((i) => forward.has(words[i]!))
      .sort((i, j) => liking(j) - liking(i) || i - j)
      .slice(0, this.look.width)
      .map((i) => ({ say: words[i]!, step: packed[i]! }));
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
    if (max === 1) for (const card of cards.slice(0, this.look.width)) add([card]);
    chance.open(this.seen.chance(0x10000));
    for (let i = 0; i < SETS * 4 && found.size < SETS; i++) {
      m.list();
      const picked: number[] = [];
      this.policy.picks(m, spec, count, chance, picked);
      add(picked);
    }
    return [...found.values()].map((picked) => ({
      say: picked.map((card) => wordOf.get(card)!),
      step: picked,
    }));
  }

  /** For each candidate a plan that goes on with nothing of its own, and others that are still to be written. */
  private plans(candidates: readonly Candidate[]): Plan[] {
    const outlook = (): Outlook => new Outlook(this.machine);
    return Array.from({ length: Math.max(1, this.look.plans) }, (_, n) => n).flatMap((n) =>
      candidates.map((candidate): Plan => {
        return { candidate, steps: [candidate.step], open: n > 0, outlook: outlook() };
      }),
    );
  }

  /** The n-th world, dealt when it is first asked for. */
  private world(n: number): World {
    while (this.worlds.length <= n) {
      this.machine = this.seen.determinize();
      this.worlds.push({ state: this.machine.s.slice(), seed: this.seen.chance(0x10000) });
    }
    return this.worlds[n]!;
  }

  /** Plays a plan on in a world to the horizon; gives what the position there is worth. */
  private playOut(plan: Plan, n: number): number {
    const { state, seed } = this.world(n);
    const { machine: m, chance, seen, look } = this;
    m.s.set(state);
    m.resume();
    // plans of one candidate are written with chances of their own
    chance.open(plan.open ? this.seen.chance(0x10000) : seed);
    const turn = turnOf(m);
    const stage = this.stage(m);
    const goesOn = look.turns > 0 ? (): boolean => turnOf(m) < turn + look.turns : stage;
    try {
      give(m, plan.steps[0]!);
      if (look.plans > 0) this.carryOut(plan, stage);
      for (let i = 0; i < ANSWERS && !m.over && goesOn(); i++) give(m, this.policy.decide(m, chance));
    } catch (error) {
      // what was made up can be impossible; such a world teaches nothing
      if (!(error instanceof MachineFault)) throw error;
    }
    plan.open = false;
    plan.outlook.note(m, seen.seat);
    const value = seen.pack.score(m, seen.seat);
    if (!m.over) this.values.push(value);
    return value;
  }

  /** Goes on as planned while the stage lasts; what is not planned, or cannot be done here, is passed. */
  private carryOut(plan: Plan, lasts: () => boolean): void {
    const { machine: m, seen } = this;
    let at = 1;
    for (let i = 0; i < ANSWERS && !m.over && lasts(); i++) {
      if (m.asking()!.who(m) === seen.seat) {
        if (plan.open) plan.steps.push(this.policy.decide(m, this.chance));
        const step = plan.steps[at++];
        if (step !== undefined && takes(m, step)) {
          give(m, step);
          continue;
        }
        at = plan.steps.length;
      }
      answerPlainly(m, seen.pack.layout.passes);
    }
  }

  /** Tells whether the stage that the game is in still lasts; in a game without stages, the turn. */
  private stage(m: Machine): () => boolean {
    const { seat, pack } = this.seen;
    const turn = turnOf(m);
    const from = pack.stage?.(m, seat);
    return () => turnOf(m) === turn && pack.stage?.(m, seat) === from;
  }
}

/** The options that do not only take back what was begun; where there are no others, these. */
function forwardOptions({ question, pack }: Seen): string[] {
  const { takesBack = [] } = pack.layout;
  const words = question.options.map(({ notation }) => notation);
  const forward = words.filter((word) => !takesBack.includes(word));
  return forward.length > 0 ? forward : words.slice(0, 1);
}

/** The answer where there is no choice. */
export function onlyAnswer(seen: Seen): string | string[] | undefined {
  const { shape, min, max, options } = seen.question;
  if (shape === "some") {
    if (min < options.length && max > 0) return undefined;
    return options.slice(0, min).map(({ notation }) => notation);
  }
  const forward = forwardOptions(seen);
  return forward.length === 1 ? forward[0]! : undefined;
}
