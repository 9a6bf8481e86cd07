/**
 * Making everything happen: first all rulings of a game, then games that steer towards what has not been seen, until
 * there is nothing left or the games are through.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { assertSound, Chance, type Game, Machine, type Match, type Verdict } from "@tefuda/kernel";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { boundedRules } from "@tefuda/referee/measures";
import { formatProblem } from "@tefuda/referee/problems";
import { type Bound, runScenario } from "@tefuda/referee/scenario";
import { Lists } from "@tefuda/referee/steering/lists";
import { AT_RANDOM, Steering } from "@tefuda/referee/steering/steering";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { Watching } from "@tefuda/referee/watching";
import { Cards } from "../exhaustive/cards.ts";
import { fullName, type Item, Ledger } from "../exhaustive/ledger.ts";
import { ownersOf } from "../exhaustive/owners.ts";
import { watchPlaces } from "../exhaustive/places.ts";
import { Refusals } from "../exhaustive/refusals.ts";
import { Rules } from "../exhaustive/rules.ts";

export interface Extent {
  games: number;
  seed: number;
  /** Names of what is known not to happen: once nothing else is left, nothing more is played. */
  known?: ReadonlySet<string>;
  /** Whether somebody wants to stop. */
  stop?: () => boolean;
  told?: (games: number, missing: number) => void;
}

export interface Happened {
  game: string;
  scenarios: number;
  games: number;
  answers: number;
  items: readonly Item[];
  missing: Item[];
  /** What has not happened in the text of one card, but in that of another. */
  elsewhere: Item[];
  /** What went wrong, with the seed and number of the game. */
  faults: string[];
  seconds: number;
  /** Of them, looking whether states are sound. */
  looking: number;
}

/** Answers after which a game counts as one that does not end. */
const ENDLESS = 20_000;
/** After one answer of so many somebody asks for something. */
const REQUESTS = 6;
const NOTHING: ReadonlySet<string> = new Set();

export async function playExhaustively(id: string, extent: Extent): Promise<Happened> {
  const started = performance.now();
  const loaded = await loadGame(id);
  const runner = new Runner(loaded, extent);
  try {
    await runner.rulings();
    await runner.play();
  } finally {
    runner.end();
  }
  return { ...runner.happened(), seconds: (performance.now() - started) / 1000 };
}

class Runner {
  private readonly loaded: LoadedGame;
  private readonly extent: Extent;
  private readonly ledger = new Ledger();
  private readonly watching = new Watching();
  private readonly refusals = new Refusals(this.ledger);
  private readonly rules: Rules;
  private readonly cards: Cards;
  private readonly chance = new Chance();
  private readonly machines = new Map<string, Machine>();
  private readonly faults: string[] = [];
  private scenarios = 0;
  private games = 0;
  private answers = 0;
  private looking = 0;

  constructor(loaded: LoadedGame, extent: Extent) {
    this.loaded = loaded;
    this.extent = extent;
    this.chance.seed(extent.seed, 0);
    this.cards = this.watch(loaded.game);
    const bounded = boundedRules(loaded.pack.id);
    this.rules = new Rules(loaded.game, (rule) => bounded.has(rule), this.ledger);
    this.ledger.close();
  }

  private watch(game: Game): Cards {
    const owners = ownersOf(game);
    watchPlaces(game, owners, this.ledger, this.watching);
    this.refusals.watch(game, this.watching);
    return new Cards(game, owners, this.ledger, this.watching);
  }

  end(): void {
    this.watching.end();
  }

  happened(): Omit<Happened, "seconds"> {
    const { scenarios, games, answers, faults, looking } = this;
    const { items } = this.ledger;
    return {
      game: this.loaded.game.id,
      scenarios,
      games,
      answers,
      items,
      missing: this.ledger.missing(),
      elsewhere: this.ledger.elsewhere(),
      faults,
      looking,
    };
  }

  /** The rulings stand where games seldom come to. What their own cards do is not counted, what the rules do is. */
  async rulings(): Promise<void> {
    const folder = join(this.loaded.folder, "scenarios");
    if (!existsSync(folder)) return;
    const { bound, problems } = await loadScenarios(scenarioFiles([folder]));
    this.faults.push(...problems.map(formatProblem));
    const watched = new Set<Game["code"]>();
    for (const one of bound) {
      if (this.extent.stop?.()) return;
      if (!watched.has(one.game.code)) this.watch(one.game);
      watched.add(one.game.code);
      const result = runScenario(this.overheard(one), 1);
      this.faults.push(...result.failures.map(({ en }) => en));
      if (result.match) this.rules.ended(result.match.machine);
      this.scenarios++;
    }
  }

  /** The same scenario, but what the judge says in it is noted, and what rules are named. */
  private overheard(bound: Bound): Bound {
    const heard = new WeakSet<Match>();
    const hear = (match: Match): Match => {
      if (!match.over) this.rules.asked(match.machine);
      if (heard.has(match)) return match;
      heard.add(match);
      match.machine.trace = this.rules.trace;
      const why = match.why.bind(match);
      match.why = (...asked) => {
        const verdict = why(...asked);
        this.note(verdict);
        return verdict;
      };
      const answer = match.answer.bind(match);
      match.answer = (...given) => {
        const result = answer(...given);
        if (!result.done) this.note(result.verdict);
        return result;
      };
      return match;
    };
    const steps = bound.steps.map((step): Bound["steps"][number] =>
      step.kind === "do"
        ? { ...step, run: (match, give, note) => step.run(() => hear(match()), give, note) }
        : { ...step, check: (match, from) => step.check(hear(match), from) },
    );
    return { ...bound, steps };
  }

  private note(verdict: Verdict | undefined): void {
    if (!verdict) return;
    this.refusals.note(verdict);
    this.rules.note(verdict);
  }

  /** Games until nothing is left to be seen but what is known. */
  async play(): Promise<void> {
    const { game, pack } = this.loaded;
    const given = loadLists(this.loaded).map((list) => list.cards.map((name) => game.byName.get(name)!.id));
    const lists = new Lists(game, given, this.chance);
    const steering = new Steering(this.chance, (definition, text) => this.cards.textSeen(definition, text));
    const seats = game.seats.min;
    for (; this.games < this.extent.games && !this.extent.stop?.(); this.games++) {
      const lookedFor = this.ledger.missing();
      if (this.isKnown(lookedFor)) return;
      const wanted = this.wanted(lookedFor);
      steering.wanted = new Set(wanted);
      const meeting = lists.meet(seats, wanted);
      const seed = this.extent.seed + this.games;
      try {
        this.playOne(this.machineFor(meeting), seed, meeting, steering, pack.simulation);
      } catch (error) {
        const first = error instanceof Error ? error.message : String(error);
        this.faults.push(`game ${this.games} of seed ${this.extent.seed} (its own seed ${seed}): ${first}`);
      }
      if (this.games % 8 === 0) {
        this.extent.told?.(this.games + 1, lookedFor.length);
        // so that whoever wants to stop is heard
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }

  /** Whether what is left was known before. What is played up to here does not hang on that. */
  private isKnown(left: readonly Item[]): boolean {
    const { known = NOTHING } = this.extent;
    return left.every((item) => known.has(fullName(item)));
  }

  /** Cards that have more to do; those that something listed is about come first most of the time. */
  private wanted(lookedFor: readonly Item[]): number[] {
    const first = new Set(lookedFor.flatMap(({ card }) => card ?? []));
    const names =
      first.size > 0 && this.chance.below(4) > 0
        ? first
        : new Set(this.ledger.elsewhere().flatMap(({ card }) => card ?? []));
    return this.loaded.game.definitions
      .filter((definition) => names.has(definition.name))
      .map((definition) => definition.id);
  }

  private machineFor(lists: readonly (readonly number[])[]): Machine {
    const cards = lists.reduce((n, list) => n + list.length, 0);
    const known = this.machines.get(`${lists.length} ${cards}`);
    const m = known ?? new Machine(this.loaded.game, lists.length, cards);
    this.machines.set(`${lists.length} ${cards}`, m);
    m.trace = this.rules.trace;
    return m;
  }

  private playOne(
    m: Machine,
    seed: number,
    lists: readonly (readonly number[])[],
    steering: Steering,
    settings: Readonly<Record<string, number>>,
  ): void {
    m.start(seed, lists, settings);
    const steered = this.chance.below(AT_RANDOM) > 0;
    for (let n = 0; !m.over; n++) {
      if (n > ENDLESS) m.fail(`the game does not end within ${ENDLESS} answers`);
      this.request(m, this.refusals.open(m) || this.chance.below(REQUESTS) === 0 ? 1 : 0);
      this.rules.asked(m);
      steering.answer(m, steered, (option) => this.cards.answered(m, option));
      this.answers++;
      const before = performance.now();
      assertSound(m);
      this.looking += (performance.now() - before) / 1000;
      this.cards.look(m);
    }
    this.request(m, 1);
    this.rules.ended(m);
  }

  private request(m: Machine, times: number): void {
    for (let i = 0; i < times; i++) this.note(this.refusals.provoke(m, this.chance));
  }
}
