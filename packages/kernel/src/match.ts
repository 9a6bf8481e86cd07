/**
 * A match: a game being played, with its whole past. Whoever plays or watches - table, terminal, bot host, scenario -
 * talks to a match and to nothing below it.
 *
 * What has been answered is the history; every state along it is kept, so going back is taking an earlier one.
 */
import { arrange } from "./arrange.ts";
import { carriedCards, carriedWords, hasCards } from "./carried.ts";
import { KeyStream } from "./chacha.ts";
import { digest } from "./digest.ts";
import { endOf } from "./end.ts";
import type { Game } from "./game.ts";
import { judge, type Verdict } from "./judge.ts";
import { shown } from "./letters.ts";
import { Machine } from "./machine.ts";
import { verdictIn } from "./need-words.ts";
import { cameToLight } from "./order.ts";
import { type PackedMatch, Past, type Step } from "./past.ts";
import type { Chance } from "./random.ts";
import { readAnswer } from "./read-answer.ts";
import { type LogEntry, readJournal, seatName } from "./say.ts";
import { MATCH } from "./says.ts";
import { isAsTold, isOpen, keyFor, type Seed, type Use } from "./secret.ts";
import {
  type Choice,
  definitionsOf,
  MatchError,
  type MatchRecord,
  type Opening,
  type Setup,
  type Stream,
} from "./setup.ts";
import { FATE } from "./shape.ts";
import { Sight } from "./sight.ts";
import { assertSound } from "./sound.ts";
import { MachineFault } from "./state.ts";
import { type View, viewOf } from "./view.ts";
import type { Words } from "./words.ts";

/** The most answers of a match. */
export const LONGEST_MATCH = 20_000;
/** So many states are kept to go back to, where nothing else is said. */
const STATES_KEPT = 125;
/** The state before the answer that is being carried out, of whichever match. */
let before = new Int16Array(0);

export type Answer = { done: true } | { done: false; verdict: Verdict };

export class Match {
  readonly game: Game;
  readonly setup: Setup;
  readonly machine: Machine;
  private past: Past;
  private future: Choice[] = [];
  private streams: readonly Stream[];
  /** What chance is drawn for now; see {@link turnChance}. */
  private use: Use = "match";

  /** `kept` states are kept to go back to: with fewer it is smaller, and going back takes longer. */
  constructor(game: Game, setup: Setup, kept = STATES_KEPT) {
    const lists = definitionsOf(game, setup);
    this.game = game;
    this.setup = setup;
    this.past = new Past(kept);
    this.streams = setup.streams ?? [];
    this.machine = new Machine(game, lists.length, lists.flat().length);
    this.begin(lists);
    if (setup.opening && setup.opening.after > 0) this.tryOpening(setup.opening);
    this.layOut();
    this.drawOn();
  }

  /** Rules may need more, or other cards than they are given. */
  private begin(lists: readonly (readonly number[])[]): void {
    const { seed, settings } = this.setup;
    const failed = (cause: unknown): never => {
      throw new MachineFault(MATCH.noBeginning, { cause });
    };
    try {
      this.machine.fates = this.setup.chance ?? [];
      this.machine.start(
        isOpen(seed) ? seed : keyFor(seed, "match"),
        lists,
        settings,
        this.setup.opening === undefined,
      );
    } catch (cause) {
      if (cause instanceof MachineFault) throw cause;
      failed(cause);
    }
    this.machine.forgetBeginnings();
    try {
      assertSound(this.machine);
    } catch (cause) {
      failed(cause);
    }
  }

  /** A position that comes later has to be one that can be laid out, or the match would come to a stop there. */
  private tryOpening({ position }: Opening): void {
    const { game, machine } = this;
    const trial = new Machine(game, machine.layout.seats, machine.layout.cards);
    trial.s.set(machine.s);
    trial.resume();
    arrange(trial, position);
  }

  private layOut(): void {
    const { opening } = this.setup;
    if (!opening || opening.after !== this.length) return;
    arrange(this.machine, opening.position);
    this.machine.s[FATE] = 1;
  }

  get over(): boolean {
    return this.machine.over;
  }
  /** The seat that is asked; null when the game is over. */
  get asked(): number | null {
    const spec = this.machine.asking();
    return spec ? spec.who(this.machine) : null;
  }
  /** How many answers have been given. */
  get length(): number {
    return this.past.steps.length;
  }
  get choices(): readonly Choice[] {
    return this.past.steps.map((step) => step.choice);
  }

  view(observer: number, language = "en"): View {
    return viewOf(this.machine, observer, language);
  }
  /** What a program gets that plays a seat. */
  sight(seat: number): Sight {
    return new Sight(this.machine, seat);
  }
  log(observer: number, language = "en"): LogEntry[] {
    return readJournal(this.machine, observer, language);
  }
  /** Where in the journal an answer's consequences begin. */
  journalAt(step: number): number {
    return this.past.steps[step]?.journal ?? this.machine.journal.length;
  }
  logSince(observer: number, step: number, language = "en"): LogEntry[] {
    return readJournal(this.machine, observer, language, this.journalAt(step));
  }

  /** Answers the waiting question in notation; `say` is a list for questions that take several. */
  answer(seat: number, say: string | readonly string[], language = "en"): Answer {
    const taken = this.take(seat, say);
    if (!taken.done) return { done: false, verdict: verdictIn(this.game, taken.verdict, language) };
    this.future = [];
    return taken;
  }

  private take(seat: number, say: string | readonly string[]): Answer {
    const m = this.machine;
    if (!Number.isInteger(seat) || seat < 0 || seat >= m.layout.seats) throw new MatchError(MATCH.noSeat);
    if (this.length >= LONGEST_MATCH) throw new MatchError(MATCH.answers(LONGEST_MATCH));
    const given = readAnswer(m, seat, say);
    if ("verdict" in given) return { done: false, verdict: given.verdict };
    this.remember(seat, given.say);
    this.carryOut(given.run);
    return { done: true };
  }

  private remember(seat: number, say: string | string[]): void {
    const { s, journal } = this.machine;
    if (before.length < s.length) before = new Int16Array(s.length);
    before.set(s);
    this.past.push({ choice: { seat, say }, journal: journal.length, revealed: false }, s);
  }

  /** Runs on; if that fails the game stands where it was, and the failure is told. */
  private carryOut(run: () => void): void {
    const { machine: m } = this;
    const step = this.past.steps.at(-1)!;
    const state = before.subarray(0, m.s.length);
    try {
      run();
      this.layOut();
      assertSound(m);
    } catch (error) {
      this.past.pop();
      this.restore(state, step.journal);
      throw error instanceof MachineFault ? error : new MachineFault(String(error));
    }
    step.revealed = cameToLight(m, state, step.journal);
    this.drawOn();
  }

  private restore(state: Int16Array, journal: number): void {
    const m = this.machine;
    m.s.set(state);
    m.journal.length = journal;
    m.resume();
    this.drawOn();
  }

  /** Takes back the last answer; false if there is none. */
  undo(): boolean {
    const step = this.past.steps.at(-1);
    if (!step) return false;
    const { state, journal, again } = this.past.cutTo(this.length - 1);
    this.restore(state, journal);
    for (const { seat, say } of again) this.take(seat, say);
    this.future.push(step.choice);
    return true;
  }
  redo(): boolean {
    const choice = this.future.pop();
    if (!choice) return false;
    this.take(choice.seat, choice.say);
    return true;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  /** How many answers a seat would take back to come to its last own one; 0 if it has none. */
  stepsBack(seat: number): number {
    const last = this.past.steps.findLastIndex(({ choice }) => choice.seat === seat);
    return last < 0 ? 0 : this.length - last;
  }
  /** Whether nothing secret has come to light since the answer `steps` back. */
  undoIsInnocent(steps: number): boolean {
    return this.past.steps.slice(this.length - steps).every((step) => !step.revealed);
  }

  /**
   * From here on chance comes from another stream of the secret, so that whoever has seen what came, before answers were
   * taken back, knows nothing of what comes now. A number is used once a match. What has been shuffled stays as it lies.
   */
  turnChance(stream: number): void {
    if (isOpen(this.setup.seed)) throw new MatchError(MATCH.openChance);
    this.future = [];
    this.streams = [
      ...this.streams.filter(({ after }) => after <= this.length),
      { after: this.length, stream },
    ];
    this.drawOn();
  }

  /** Draws from the stream that is in force after so many answers. */
  private drawOn(): void {
    const { seed } = this.setup;
    if (this.streams.length === 0 || isOpen(seed)) return;
    const turned = this.streams.findLast(({ after }) => after <= this.length);
    const use: Use = turned ? `match ${turned.stream}` : "match";
    if (use === this.use) return;
    this.use = use;
    this.machine.key = new KeyStream(keyFor(seed, use));
  }

  /**
   * Sets the chance by which a program in a seat decides here. It hangs on the match's seed and the number of answers
   * alone, so that after taking back, or loading, the program decides as it did.
   */
  lendChance(seat: number, chance: Chance): void {
    const { seed } = this.setup;
    if (isOpen(seed)) chance.seed(seed + this.length * 977, seat);
    else chance.underKey(keyFor(seed, `program ${seat}`), this.length);
  }

  why(seat: number, say: string, language = "en"): Verdict {
    return verdictIn(this.game, judge(this.machine, seat, say), language);
  }

  /** A number that is equal for equal states. */
  hash(): string {
    return digest(this.machine.live().join(","));
  }

  /** What {@link endOf} says of where it stands. */
  get end(): string {
    return endOf(this.machine);
  }

  /** The match as a file; with how it ended once it is over. */
  record(): MatchRecord {
    const cards = carriedCards(this.game, this.setup);
    const words = carriedWords(this.game, cards ?? []);
    return {
      tefuda: "match",
      game: this.game.id,
      edition: this.game.editions.length,
      seed: copyOf(this.setup.seed),
      lists: this.setup.lists.map((list) => [...list]),
      ...(this.setup.packs ? { packs: this.setup.packs.map((own) => own.map((pack) => [...pack])) } : {}),
      settings: { ...this.setup.settings },
      ...(this.setup.opening ? { opening: this.setup.opening } : {}),
      ...(this.setup.chance ? { chance: this.setup.chance } : {}),
      ...(this.setup.programs ? { programs: [...this.setup.programs] } : {}),
      ...(cards ? { cards } : {}),
      ...(words.length > 0 ? { words } : {}),
      ...(this.streams.length > 0 ? { streams: this.streams } : {}),
      choices: [...this.choices],
      ...(this.over ? { end: this.end } : {}),
    };
  }

  /**
   * Gives further answers of a record. Throws a {@link MatchError} that says which one is not possible; all before it
   * have been given then.
   */
  follow(choices: readonly Choice[]): void {
    const { opening } = this.setup;
    for (const { seat, say } of choices) {
      const i = this.length;
      const what = (): Words =>
        MATCH.choice(i + 1, `${seatName(seat)}: ${shown(typeof say === "string" ? say : say.join(" + "))}`);
      const answered = inWords(
        opening?.after === i + 1 ? ["opening"] : ["choices", i],
        () => MATCH.notCarriedOut(what()),
        () => this.answer(seat, say),
      );
      if (!answered.done) throw new MatchError(MATCH.notPossible(what()), "choices", i);
    }
  }

  /** Where it stands, so that {@link unpack} need not play it again: no more than a cache. */
  pack(): PackedMatch {
    const { s, journal } = this.machine;
    const steps = this.past.steps.map((step) => step.journal * 2 + Number(step.revealed));
    return { state: s.slice(), journal: journal.data.slice(0, journal.length), steps };
  }

  /** A match whose first answers have been packed by the very same game; those after are given. */
  static unpack(
    game: Game,
    setup: Setup,
    choices: readonly Choice[],
    packed: PackedMatch,
    kept = STATES_KEPT,
  ): Match {
    const match = new Match(game, setup, kept);
    const { machine: m, past } = match;
    const given = packed.steps.length;
    const step = (at: number, i: number): Step => {
      return { choice: choices[i]!, journal: at >> 1, revealed: at % 2 === 1 };
    };
    if (given > choices.length || packed.state.length !== m.s.length) throw new MatchError(MATCH.otherPacked);
    past.takeUp(packed.steps.map(step), m.s, packed.state);
    m.journal.load(packed.journal);
    match.restore(packed.state, packed.journal.length);
    match.follow(choices.slice(given));
    return match;
  }

  /**
   * Plays a record again, up to `until` answers, with a game that has the cards of the record. Throws a {@link MatchError}
   * that says where it does not fit.
   */
  static replay(game: Game, record: MatchRecord, until = record.choices.length, kept = STATES_KEPT): Match {
    if (record.game !== game.id) throw new MatchError(MATCH.another(shown(record.game), game.id), "game");
    if (record.cards && !hasCards(game, record.cards)) throw new MatchError(MATCH.otherCards, "cards");
    const { seed, lists, packs, settings, opening, chance, programs, streams, choices } = record;
    // A match whose answers were taken back ends before its position begins.
    if (opening && !(Number.isInteger(opening.after) && opening.after >= 0))
      throw new MatchError(MATCH.opening, "opening", "after");
    const match = inWords(
      opening ? ["opening"] : ["lists"],
      () => MATCH.cannotBegin,
      () => {
        const setup = {
          seed,
          lists,
          settings,
          ...(packs ? { packs } : {}),
          ...(opening ? { opening } : {}),
          ...(chance ? { chance } : {}),
          ...(programs ? { programs } : {}),
          ...(streams ? { streams } : {}),
        };
        return new Match(game, setup, kept);
      },
    );
    if (!isOpen(seed) && !isAsTold(seed)) throw new MatchError(MATCH.anotherSecret, "seed", "secret");
    match.follow(choices.slice(0, until));
    return match;
  }
}

const copyOf = (seed: Seed): Seed => (isOpen(seed) ? seed : { ...seed, numbers: [...seed.numbers] });

/** Has something done; what goes wrong in it is told as something wrong with the record at a place. */
function inWords<T>(at: readonly (string | number)[], what: () => Words, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof MachineFault || (error instanceof MatchError && error.at.length === 0))
      throw new MatchError(MATCH.because(what(), error.words), ...at);
    throw error;
  }
}
