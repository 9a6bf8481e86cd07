/**
 * A match: a game being played, with its whole past. Whoever plays or watches - table, terminal, bot host, scenario -
 * talks to a match and to nothing below it.
 *
 * What has been answered is the history; every state along it is kept, so going back is taking an earlier one.
 */
import { giveUp, isAbsent } from "./absent.ts";
import { arrange } from "./arrange.ts";
import { firstOf } from "./ask.ts";
import { carriedCards, carriedWords, hasCards } from "./carried.ts";
import { digest } from "./digest.ts";
import { endOf } from "./end.ts";
import type { Game } from "./game.ts";
import { judge, refusal, type Verdict } from "./judge.ts";
import { shown } from "./letters.ts";
import { Machine } from "./machine.ts";
import { verdictIn } from "./need-words.ts";
import { findOption, notationOf, notations } from "./notation.ts";
import { cameToLight } from "./order.ts";
import type { Chance } from "./random.ts";
import { type LogEntry, readJournal, seatName } from "./say.ts";
import { MATCH } from "./says.ts";
import { isAsTold, isOpen, keyFor, type Seed } from "./secret.ts";
import {
  type Choice,
  definitionsOf,
  MatchError,
  type MatchRecord,
  type Opening,
  type Setup,
} from "./setup.ts";
import { FATE, NONE } from "./shape.ts";
import { Sight } from "./sight.ts";
import { assertSound } from "./sound.ts";
import { MachineFault } from "./state.ts";
import { type View, viewOf } from "./view.ts";
import type { Words } from "./words.ts";

interface Step {
  state: Int16Array;
  journal: number;
  choice: Choice;
  /** Whether chance or anything hidden came to light between this choice and the next question. */
  revealed: boolean;
}

/** The most answers of a match; of every one the state before it is kept, which with very many cards allows fewer. */
export const LONGEST_MATCH = 20_000;
const MOST_BYTES_KEPT = 400_000_000;
/** The longest answer in words that is looked at. */
const LONGEST_SAY = 1000;

export type Answer = { done: true } | { done: false; verdict: Verdict };

export class Match {
  readonly game: Game;
  readonly setup: Setup;
  readonly machine: Machine;
  private past: Step[] = [];
  private future: Choice[] = [];

  constructor(game: Game, setup: Setup) {
    const lists = definitionsOf(game, setup);
    this.game = game;
    this.setup = setup;
    this.machine = new Machine(game, lists.length, lists.flat().length);
    this.begin(lists);
    if (setup.opening && setup.opening.after > 0) this.tryOpening(setup.opening);
    this.layOut();
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
    if (!opening || opening.after !== this.past.length) return;
    arrange(this.machine, opening.position);
    this.machine.s[FATE] = 1;
  }

  /** How many answers it may have. */
  private get longest(): number {
    return Math.min(LONGEST_MATCH, Math.floor(MOST_BYTES_KEPT / this.machine.s.byteLength));
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
    return this.past.length;
  }
  get choices(): readonly Choice[] {
    return this.past.map((step) => step.choice);
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
    return step < this.past.length ? this.past[step]!.journal : this.machine.journal.length;
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
    if (this.past.length >= this.longest) throw new MatchError(MATCH.answers(this.longest));
    const long = (typeof say === "string" ? [say] : say).find((text) => text.length > LONGEST_SAY);
    if (long !== undefined)
      return { done: false, verdict: { verdict: "not understood", part: shown(long), known: [] } };
    const first = typeof say === "string" ? say : (say[0] ?? "");
    if (typeof say === "string" && say.trim().toLowerCase() === CONCEDE && !m.over) {
      if (isAbsent(m, seat)) return forbidden(m.game.concedeRule, "the seat is still in the game");
      this.remember(seat, CONCEDE);
      this.carryOut(() => giveUp(m, seat));
      return { done: true };
    }
    const spec = m.asking();
    if (!spec || spec.who(m) !== seat) return { done: false, verdict: judge(m, seat, first) };
    const count = m.list();
    if (spec.shape !== "some") {
      if (typeof say !== "string" && say.length !== 1) return forbidden(spec.rule, "one is picked");
      const found = findOption(m, spec, count, first);
      if (found === NONE) return { done: false, verdict: refusal(m, seat, first) };
      const option = m.options[found]!;
      this.remember(seat, notationOf(m, spec, count, found));
      this.carryOut(() => m.choose(option));
      return { done: true };
    }
    const wanted = (typeof say === "string" ? (say.trim() === "" ? [] : say.split("+")) : [...say]).map((t) =>
      t.trim(),
    );
    const min = spec.min!(m);
    const max = spec.max!(m);
    const howMany = min === max ? `${min}` : `${min} to ${max}`;
    const wrongNumber = forbidden(
      spec.rule,
      max === 0 ? "none is picked, as nothing here will do" : `${howMany} different ones are picked`,
    );
    if (wanted.length > count) return wrongNumber;
    const picked: number[] = [];
    for (const text of wanted) {
      const found = findOption(m, spec, count, text, picked);
      if (found === NONE) return { done: false, verdict: refusal(m, seat, text) };
      picked.push(found);
    }
    if (new Set(picked).size !== picked.length || picked.length < min || picked.length > max)
      return wrongNumber;
    const cards = picked.map((i) => firstOf(m.options[i]!));
    const words = notations(m, spec, count);
    this.remember(
      seat,
      picked.map((i) => words[i]!),
    );
    this.carryOut(() => m.chooseSome(cards));
    return { done: true };
  }

  private remember(seat: number, say: string | string[]): void {
    const m = this.machine;
    this.past.push({ state: m.s.slice(), journal: m.journal.length, choice: { seat, say }, revealed: false });
  }

  /** Runs on; if that fails the game stands where it was, and the failure is told. */
  private carryOut(run: () => void): void {
    const step = this.past.at(-1)!;
    const before = this.machine.journal.length;
    try {
      run();
      this.layOut();
      assertSound(this.machine);
    } catch (error) {
      this.past.pop();
      this.restore(step);
      throw error instanceof MachineFault ? error : new MachineFault(String(error));
    }
    step.revealed = cameToLight(this.machine, step.state, before);
  }

  private restore(step: Step): void {
    const m = this.machine;
    m.s.set(step.state);
    m.journal.length = step.journal;
    m.resume();
  }

  /** Takes back the last answer; false if there is none. */
  undo(): boolean {
    const step = this.past.pop();
    if (!step) return false;
    this.restore(step);
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
    for (let i = this.past.length - 1; i >= 0; i--)
      if (this.past[i]!.choice.seat === seat) return this.past.length - i;
    return 0;
  }
  /** Whether nothing secret has come to light since the answer `steps` back. */
  undoIsInnocent(steps: number): boolean {
    return this.past.slice(this.past.length - steps).every((step) => !step.revealed);
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
      choices: this.past.map((step) => step.choice),
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

  /**
   * Plays a record again, up to `until` answers, with a game that has the cards of the record. Throws a {@link MatchError}
   * that says where it does not fit.
   */
  static replay(game: Game, record: MatchRecord, until = record.choices.length): Match {
    if (record.game !== game.id) throw new MatchError(MATCH.another(shown(record.game), game.id), "game");
    if (record.cards && !hasCards(game, record.cards)) throw new MatchError(MATCH.otherCards, "cards");
    const { seed, lists, packs, settings, opening, chance, programs, choices } = record;
    // A match whose answers were taken back ends before its position begins.
    if (opening && !(Number.isInteger(opening.after) && opening.after >= 0))
      throw new MatchError(MATCH.opening, "opening", "after");
    const match = inWords(
      opening ? ["opening"] : ["lists"],
      () => MATCH.cannotBegin,
      () => {
        return new Match(game, {
          seed,
          lists,
          settings,
          ...(packs ? { packs } : {}),
          ...(opening ? { opening } : {}),
          ...(chance ? { chance } : {}),
          ...(programs ? { programs } : {}),
        });
      },
    );
    if (!isOpen(seed) && !isAsTold(seed)) throw new MatchError(MATCH.anotherSecret, "seed", "secret");
    match.follow(choices.slice(0, until));
    return match;
  }
}

const copyOf = (seed: Seed): Seed => (isOpen(seed) ? seed : { ...seed, numbers: [...seed.numbers] });

const forbidden = (rule: string, needs: string): Answer => ({
  done: false,
  verdict: { verdict: "forbidden", reasons: [{ rule, needs }] },
});

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

/** What giving up is called in every game. */
export const CONCEDE = "give up";
