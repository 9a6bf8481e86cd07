/**
 * A room: one match, who sits at it, and what goes out to the screen after each answer. It runs wherever the match
 * runs and hands out nothing but views.
 */
import { programsOf } from "@tefuda/bots";
import {
  type Answer,
  type Book,
  type Choice,
  type Forecast,
  type FormatInfo,
  forecast,
  type GamePackage,
  isOpen,
  type LogEntry,
  MachineFault,
  Match,
  questionOf,
  type Setup,
  SPECTATOR,
  type View,
} from "@tefuda/kernel";
import type { Lesson } from "@tefuda/referee/lesson";
import type { SavedRecord } from "@tefuda/referee/record";
import { seenOf } from "@tefuda/referee/records/seen";
import { watch } from "@tefuda/referee/records/watched";
import { aheadIn, type Course, courseOf, type Measure } from "./course.ts";
import { endlessIn } from "./endless.ts";
import {
  type Act,
  type Advice,
  type Answered,
  HostError,
  type HostSettings,
  type News,
  type PlayerKind,
  type SavedMatch,
  type Sight,
} from "./host.ts";
import { Passing } from "./passing.ts";
import { type Adviser, adviserOf, clock, type Player, playerOf } from "./players.ts";
import type { Riddle } from "./riddle.ts";
import { Script } from "./script.ts";
import { actOf, atTable, formatOf, isRuling } from "./telling.ts";

export class Room {
  private readonly pack: GamePackage;
  private readonly book: Book;
  private readonly formats: readonly FormatInfo[];
  readonly match: Match;
  private readonly kinds: readonly PlayerKind[];
  private readonly players: readonly (Player | null)[];
  private readonly tell: RoomOptions["tell"];
  /** For every answer, the taken back ones included, whether a person gave it by an own decision. */
  private held: boolean[];
  /** Counts up whenever the course of the match changes, so that a program's turn under way is dropped. */
  private course = 0;
  private advises: Adviser | undefined;
  private shown = 0;
  private closed = false;
  private readonly passing: Passing;
  private readonly script: Script | undefined;
  private readonly riddle: Riddle | undefined;
  /** After how many answers of a record it goes its own way. */
  private readonly branch: number | undefined;
  settings: HostSettings;

  private constructor(
    pack: GamePackage,
    book: Book,
    match: Match,
    kinds: readonly PlayerKind[],
    held: boolean[],
    options: RoomOptions,
    branch?: number,
  ) {
    this.pack = pack;
    this.book = book;
    this.formats = options.formats ?? [];
    this.match = match;
    this.kinds = kinds;
    this.held = held;
    this.tell = options.tell;
    this.settings = options.settings;
    this.script = options.lesson && new Script(options.lesson);
    this.riddle = options.riddle?.(match);
    this.branch = branch;
    this.passing = new Passing(match, pack.layout, this.people);
    this.players = kinds.map((kind) => (kind === "person" ? null : playerOf(kind, pack, clock)));
  }

  static start(
    pack: GamePackage,
    book: Book,
    players: readonly PlayerKind[],
    setup: Setup,
    options: RoomOptions,
  ): Room {
    const match = new Match(book.game, { ...setup, ...programsOf(players, pack) });
    return new Room(pack, book, match, players, [], options);
  }

  /** Throws a MatchError that says where a record does not fit. */
  static resume(pack: GamePackage, book: Book, saved: SavedMatch, options: RoomOptions): Room {
    const match = Match.replay(book.game, saved.record);
    const held = saved.record.choices.map(
      (choice, i) => saved.held[i] ?? saved.players[choice.seat] === "person",
    );
    return new Room(pack, book, match, saved.players, held, options, saved.branch);
  }

  /** Sends the whole game so far. */
  open(): Promise<void> {
    return this.send(true, null);
  }

  /** Sends what is on the screen once more. */
  show(): Promise<void> {
    return this.send(false, null);
  }

  /** Whether a person has decided anything in it; where nobody but programs plays, whether one of them has. */
  get begun(): boolean {
    const given = this.held.slice(0, this.match.length);
    return this.people.length > 0 ? given.includes(true) : given.length > 0;
  }

  /** Nothing is played here any more. */
  close(): void {
    this.closed = true;
    this.course++;
  }

  async answer(seat: number, say: Choice["say"]): Promise<Answered> {
    if (this.kinds[seat] !== "person") throw new Error("this seat is not played here");
    const step = this.match.length;
    const act = actOf(this.match.game, questionOf(this.match.machine, seat), { seat, say });
    this.riddle?.weigh(this.match, say);
    const answered = this.give(seat, say);
    if (!answered.done) return answered;
    this.held.length = step;
    this.held[step] = true;
    await this.send(false, act);
    return { done: true };
  }

  /** Gives an answer to the match. Throws a {@link HostError} that names the texts where what follows has no end. */
  private give(seat: number, say: Choice["say"]): Answer {
    const { match, book } = this;
    const { language } = this.settings;
    try {
      return match.answer(seat, say, language);
    } catch (error) {
      const told = error instanceof MachineFault ? endlessIn(match, book, seat, say) : undefined;
      if (!told) throw error;
      throw new HostError(told[language === "ja" ? "ja" : "en"], "endless");
    }
  }

  why(seat: number, say: string) {
    if (this.kinds[seat] !== "person") throw new Error("this seat is not played here");
    return this.match.why(seat, say, this.settings.language);
  }

  /** Whoever looks on sees it through the eyes of any seat. */
  forecast(seat: number, step: number, say: string | null): Forecast | null {
    const kind = this.kinds[seat];
    if (kind === undefined || !(this.lookedOn || kind === "person"))
      throw new Error("this seat is not played here");
    if (step !== this.match.length) return null;
    return forecast(this.match.machine, seat, say, this.pack, this.settings.language);
  }

  /** What the strongest program would do in the seat of a person who is asked. */
  hint(step: number): Advice | null {
    const { match } = this;
    const seat = match.asked;
    if (step !== match.length || seat === null) return null;
    if (this.kinds[seat] !== "person") throw new Error("this seat is not played here");
    this.advises ??= adviserOf(this.pack, clock);
    return this.advises(match, this.settings.language);
  }

  /** In a puzzle an answer that keeps its goal. */
  way(): Choice["say"] | null {
    return this.riddle?.way(this.match) ?? null;
  }

  get canUndo(): boolean {
    const { match } = this;
    const last = this.held.slice(0, match.length).lastIndexOf(true);
    if (last < 0) return false;
    // Between two people, what chance would bring is known once its secret has been opened.
    if (match.over && this.people.length > 1 && !isOpen(match.setup.seed)) return false;
    if (this.people.length === 1) return true;
    // Between two people each takes back what they gave themselves, and nothing that came to light; against a program
    // it harms nobody.
    const own = match.asked === null || match.choices[last]!.seat === match.asked;
    return own && match.undoIsInnocent(match.length - last);
  }

  /** Back to the last decision of a person. */
  undo(): void {
    if (!this.canUndo) return;
    const target = this.held.slice(0, this.match.length).lastIndexOf(true);
    this.course++;
    while (this.match.length > target && this.match.undo());
    void this.send(true, null);
  }

  /** Forward to the next decision of a person that was taken back. */
  async redo(): Promise<void> {
    if (!this.match.canRedo) return;
    this.course++;
    do this.match.redo();
    while (this.match.canRedo && !this.held[this.match.length]);
    await this.send(true, null);
    if (!this.match.canRedo) await this.playOn();
  }

  /** New settings; what is on the screen is sent again where its words change. */
  async configure(settings: HostSettings): Promise<void> {
    const before = this.settings;
    this.settings = settings;
    if (before.language !== settings.language) await this.send(true, null);
    const asksLess = settings.autoPass && (!before.autoPass || settings.asks !== before.asks);
    if (asksLess) await this.playOn();
  }

  private get people(): number[] {
    return this.kinds.flatMap((kind, seat) => (kind === "person" ? [seat] : []));
  }

  /** Nobody but programs plays: the table is seen from every seat. */
  private get lookedOn(): boolean {
    return this.people.length === 0;
  }

  /** The match as it stands, for a file; when it is over, with what was seen of it. */
  save(): SavedMatch {
    const saved = this.asItStands();
    return this.match.over ? { ...saved, record: this.whole() } : saved;
  }

  /** The match as it stands, for keeping. */
  asItStands(): SavedMatch {
    const { match } = this;
    const record = match.over ? { ...match.record(), end: match.end } : match.record();
    const { id } = this.script ?? {};
    return {
      record,
      players: [...this.kinds],
      held: this.held.slice(0, match.length),
      ...(id === undefined ? {} : { lesson: id }),
      ...(this.riddle ? { puzzle: this.riddle.title } : {}),
      ...(match.over ? { winner: match.view(SPECTATOR).over!.winner } : {}),
      ...this.parting,
    };
  }

  private get parting(): { branch?: number } {
    return this.branch === undefined ? {} : { branch: this.branch };
  }

  /** How it went, once nothing in it is secret any more. The match itself stays where it stands. */
  tellCourse(measure: Measure | null): Course {
    const { match, pack, settings } = this;
    if (!match.over) throw new HostError("That is told when the game is over.");
    const again = Match.replay(match.game, match.record());
    const asked = { measure, layout: pack.layout, language: settings.language };
    return courseOf(watch(again), asked, () => aheadIn(again.machine, pack.score));
  }

  /** A record that can be watched under any later rules. */
  private whole(): SavedRecord {
    const { match } = this;
    const record = match.record();
    const seen = seenOf(match.game, record);
    return { ...record, end: match.end, ...(seen ? { seen } : {}) };
  }

  /** Lets programs play, and passes for people who can do nothing else, until a person has to decide. */
  async playOn(): Promise<void> {
    if (this.closed) return;
    const course = ++this.course;
    for (;;) {
      const seat = this.match.asked;
      if (seat === null || this.match.canRedo) return;
      const say = this.givenFor(seat);
      if (say === null) return;
      const step = this.match.length;
      const act = actOf(this.match.game, questionOf(this.match.machine, seat), { seat, say });
      const answered = this.give(seat, say);
      if (!answered.done) throw new Error(`a program answered "${String(say)}", which is not possible`);
      this.held.length = step;
      this.held[step] = false;
      await this.send(false, act);
      // Lets messages in between two answers: a player may leave or take back while programs play.
      await new Promise((resolve) => setTimeout(resolve));
      if (course !== this.course) return;
    }
  }

  /** What is answered for a seat: as it stands written, by its program, or where a person can do nothing but pass. */
  private givenFor(seat: number): Choice["say"] | null {
    const written = this.script?.next(this.match);
    if (written) return written.own ? null : written.say;
    const reply = this.riddle?.reply(this.match);
    if (reply !== undefined) return reply;
    const player = this.players[seat];
    return player ? player(this.match) : this.forced(this.match.view(seat));
  }

  /** The answer of a person who can do nothing but pass, by what that person sees. */
  private forced(view: View): string | null {
    if (this.match.canRedo) return null;
    // Whoever opens a ruling, or plays on from a record, wants to see where it begins before it goes on.
    if (!this.begun && (this.branch !== undefined || isRuling(this.match))) return null;
    return this.passing.forced(view, this.settings, this.asksAll);
  }

  /** In a lesson and in a puzzle each answer is to be thought of. */
  private get asksAll(): boolean {
    return this.script !== undefined || this.riddle !== undefined;
  }

  private isGiven(view: View): boolean {
    const written = this.script?.next(this.match);
    return written ? !written.own : this.forced(view) !== null;
  }

  /** Done when it has been told: written down, where the match is kept. */
  private async send(fresh: boolean, act: Act | null): Promise<void> {
    const { match, people } = this;
    const observers = this.lookedOn ? this.kinds.map((_, seat) => seat) : people;
    const { language } = this.settings;
    const sights = observers.map((seat): Sight => {
      const log = fresh ? this.wholeLog(seat) : match.logSince(seat, this.shown, language);
      return { seat, view: this.viewFor(seat), log };
    });
    this.shown = match.length;
    await this.tell({
      step: match.length,
      of: match.length,
      fresh,
      act,
      sights,
      people,
      players: [...this.kinds],
      format: formatOf(this.formats, match.setup.settings)?.id ?? null,
      canUndo: this.canUndo,
      canRedo: match.canRedo,
      watched: false,
      ...(this.script?.holds(match) ? { lesson: this.script.id } : {}),
      ...(this.riddle ? { puzzle: this.riddle.state(match) } : {}),
      ...this.parting,
    });
  }

  /** The log from where the match really begins: what leads to a position was played by nobody. */
  private wholeLog(seat: number): LogEntry[] {
    const { match } = this;
    const { language } = this.settings;
    const { opening } = match.setup;
    return opening ? match.logSince(seat, opening.after, language) : match.log(seat, language);
  }

  private viewFor(seat: number): View {
    const view = atTable(this.match.view(seat, this.settings.language));
    // What is answered for a person is not put to them.
    return this.kinds[seat] !== "person" || this.isGiven(view) ? { ...view, question: null } : view;
  }
}

export interface RoomOptions {
  tell: (news: News) => Promise<void> | void;
  settings: HostSettings;
  /** The formats that are known by name. */
  formats?: readonly FormatInfo[];
  /** What it begins with. */
  lesson?: Lesson | undefined;
  /** What makes it a puzzle. */
  riddle?: ((match: Match) => Riddle) | undefined;
}
